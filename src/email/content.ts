import type { EmailKind, Language } from '../../prisma/generated/client/enums.js'
import type { LocaleFormat } from '../values/format.js'
import type { ReceiptLine, TemplateModels } from './template-model.js'

type LabeledValue = readonly [label: string, value: string]

/** Content of an email, independent of its format (text or HTML). */
export interface EmailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** List of names. */
  list?: string[]
  /** Quoted text of a user, verbatim. */
  quote?: string | null
  /** Purchased items. */
  lines?: ReceiptLine[]
  /** Labeled values. Below `lines`, the last row is the total. */
  rows?: LabeledValue[]
  /** Labeled values to copy, such as a DNS record. */
  codes?: LabeledValue[]
  action?: Link
  /** Secondary links. */
  links?: Link[]
  /** Reply-To address. Default: the support address. */
  replyTo?: string
}

interface Link {
  label: string
  url: string
}

/** Texts of kinds of emails in one language. */
interface KindTexts<Kinds extends EmailKind> {
  kinds: {
    [Kind in Kinds]: (model: TemplateModels[Kind], format: LocaleFormat) => EmailContent
  }
  /** Name of each kind, for its unsubscribe link. */
  names: Record<Kinds, string>
}

/** Texts of kinds of emails by language. */
export type TextsOf<Kinds extends EmailKind> = Record<Language, KindTexts<Kinds>>

/** Texts of emails in one language. */
export interface EmailTexts extends KindTexts<EmailKind>, FrameTexts {}

/** Texts in one language that do not depend on the kind of email. */
export interface FrameTexts {
  /** Footer of each email: support, reason and unsubscribe link. */
  questions(address: string): string
  whyReceipt: string
  whyInvitation: string
  whySignIn: string
  whyApplication: string
  whyInquiry: string
  why(name: string): string
  end: string
  /** Page of email preferences. */
  page: {
    title: string
    question(name: string): string
    endOne: string
    endOneOf(name: string): string
    endAll: string
    ended(name: string): string
    endedAll: string
    again: string
    begun(name: string): string
    begunAll: string
  }
}

export const action = (label: string, url: string | null | undefined) =>
  url ? { action: { label, url } } : {}

export const links = (label: string, url: string | null | undefined) =>
  url ? { links: [{ label, url }] } : {}

type LabeledPair = readonly [string, string | null | false | undefined]

const withValue = (pairs: readonly LabeledPair[]) =>
  pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

/** Removes rows without a value. */
export const rows = (...pairs: LabeledPair[]) => ({ rows: withValue(pairs) })

/** Removes codes without a value. */
export const codes = (...pairs: LabeledPair[]) => ({ codes: withValue(pairs) })
