import type { IssueParameters, RequestIssue } from '../../../errors/app-error.ts'
import type { Unit } from '../../../errors/issue-codes.ts'
import { pageErrorIn } from '../../../values/page-error.ts'
import { ApiError } from '../api.ts'
import { bytesText, moneyText, numberText, timeText } from '../values.tsx'
import { germanErrors } from './error-messages-de.ts'
import { labelFor, language, t } from './index.ts'
import { germanExpected, germanIssues, germanUnits } from './issue-messages-de.ts'

/** Message and its language, for the `lang` attribute. */
interface Message {
  text: string
  lang: string
}

/** Returns the message of an issue. */
export function issueMessage(issue: RequestIssue): Message {
  return language === 'de'
    ? { text: germanMessage(issue), lang: 'de' }
    : { text: sentenceCase(formatAmounts(issue.message)), lang: 'en' }
}

/** Capitalizes a message of the server, unless it begins with the name of a field or column. */
export const sentenceCase = (message: string) =>
  message.replace(/^[a-z]+(?= )/, (word) => word.charAt(0).toUpperCase() + word.slice(1))

/** Formats amounts in English messages, which the server writes with two decimals. */
const formatAmounts = (message: string) =>
  message.replace(/(?<![.\d])\d+\.\d\d(?!\.?\d)/g, (amount) => moneyText(Number(amount)))

function germanMessage(issue: RequestIssue): string {
  const { min, max, unit, allowed = [], expected, status, to, field, name, time } = issue
  const values: Record<Exclude<keyof IssueParameters, 'unit'>, string | undefined> = {
    min: quantity(min, unit),
    max: quantity(max, unit),
    allowed: allowed.map(labelFor).join(', '),
    expected: expected && germanExpected[expected],
    status: status && `„${labelFor(status)}“`,
    to: to && `„${labelFor(to)}“`,
    field: field && labelFor(field),
    name,
    time: time && timeText(time),
  }
  const words = germanIssues[issue.code]
  const text = typeof words === 'string' ? words : words(issue)
  return text.replace(/\{(\w+)\}/g, (_, place) => values[place as keyof typeof values]!)
}

/** Formats a limit with its unit, such as `2.000 Zeichen`. */
function quantity(value: number | undefined, unit: Unit | undefined): string | undefined {
  if (value === undefined) return undefined
  if (unit === 'USD') return moneyText(value)
  if (unit === 'bytes') return bytesText(value)
  if (unit === 'megabytes') return bytesText(value * 1_000_000)
  return unit ? `${numberText(value)} ${germanUnits[unit]}` : numberText(value)
}

/** Path steps that do not name an input field. */
const structuralSteps = new Set<string | number>([
  'input',
  'where',
  'eq',
  'in',
  'has',
  'hasSome',
  'gte',
  'lte',
])

/**
 * Issues whose message is a whole sentence, without a field name before it. Holds the English messages, because those of the
 * server need a field name.
 */
const englishSentences: Partial<Record<RequestIssue['code'], (values: RequestIssue) => string>> = {
  budget_exceeded: ({ name, max }) =>
    `The order exceeds the monthly budget of ${name}. ${moneyText(max!)} of it remains this month.`,
  cart_changed: () => 'The cart has changed. Check it and place the order again.',
}

/** Returns the message of an error. Lists its issues with their field names, if it has any. */
export function errorText(error: unknown): Message {
  if (!(error instanceof ApiError)) return { text: t('offline'), lang: language }
  // The cookie has expired with the session. The message of the server is about tokens.
  if (error.code === 'unauthenticated') return { text: t('signInAgain'), lang: language }
  if (error.issues.length === 0) {
    return language === 'de'
      ? { text: germanErrors[error.code], lang: 'de' }
      : { text: formatAmounts(error.message), lang: 'en' }
  }
  return { text: error.issues.map(issueSentence).join(' '), lang: language }
}

/** Returns the message of an issue as a sentence, with the label of its field if the message does not contain it. */
function issueSentence(issue: RequestIssue): string {
  const { text } = issueMessage(issue)
  const name = issue.path.findLast((step) => typeof step === 'string' && !structuralSteps.has(step))
  const label = name === undefined ? undefined : labelFor(String(name))
  if (language === 'de') return label && !englishSentences[issue.code] ? `${label}: ${text}` : text
  const sentence = englishSentences[issue.code]
  if (sentence) return sentence(issue)
  const isPredicate = text !== formatAmounts(issue.message)
  const isNamed = label && text.toLowerCase().startsWith(label.toLowerCase())
  const words = label && isPredicate && !isNamed ? `${label} ${formatAmounts(issue.message)}` : text
  return /[.?!]$/.test(words) ? words : `${words}.`
}

/** Returns the reason of a failed check of a domain or publication in the language of the console. */
export const pageErrorText = (error: string): string => pageErrorIn(language, error)
