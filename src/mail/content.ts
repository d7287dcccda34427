import type { MailKind } from '../../prisma/generated/client/enums.js'
import type { Format } from '../values/format.js'
import type { Facts, ReceiptLine } from './facts.js'

/** What a mail says, before it is text or HTML. */
export interface Content {
  subject: string
  heading: string
  paragraphs: string[]
  /** Names under each other. */
  list?: string[]
  /** What somebody wrote, as it was written. */
  quote?: string | null
  /** What was bought. */
  lines?: ReceiptLine[]
  /** Facts under each other; the last one is what counts where `lines` are there. */
  rows?: (readonly [label: string, value: string])[]
  action?: Link
  /** What else can be opened. */
  links?: Link[]
  /** Whom an answer goes to, in place of the support. */
  replyTo?: string
}

interface Link {
  label: string
  url: string
}

/** All that mails say in one language. */
export interface Texts {
  kinds: { [Kind in MailKind]: (facts: Facts[Kind], format: Format) => Content }
  /** What a kind is called where it can be ended. */
  names: Record<MailKind, string>
  /** Under every mail: how to ask, and how to end such mails. */
  questions(address: string): string
  whyReceipt: string
  whyInvitation: string
  whySignIn: string
  why(name: string): string
  end: string
  /** The page that ends mails. */
  page: {
    title: string
    question(name: string): string
    endOne: string
    endAll: string
    ended(name: string): string
    endedAll: string
    again: string
    begun: string
  }
}

export const action = (label: string, url: string | null | undefined) =>
  url ? { action: { label, url } } : {}

export const links = (label: string, url: string | null | undefined) =>
  url ? { links: [{ label, url }] } : {}

/** Rows of which some have no value. */
export const rows = (...given: (readonly [string, string | null | false | undefined])[]) => ({
  rows: given.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})
