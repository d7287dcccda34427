import type { Issue, IssueParameters } from '../../../errors/app-error.ts'
import type { Unit } from '../../../errors/issue-codes.ts'
import { GraphFault } from '../graph.ts'
import { bytesText, moneyText, numberText, timeText } from '../values.tsx'
import { errorWords } from './error-words.ts'
import { language, nameOf, t } from './index.ts'
import { expectedWords, issueWords, unitWords } from './issue-words.ts'

/** Message and its language, for the `lang` attribute. */
interface Words {
  text: string
  lang: string
}

/** Returns the message of an issue. */
export function faultText(issue: Issue): Words {
  return language === 'de'
    ? { text: germanOf(issue), lang: 'de' }
    : { text: withMoney(issue.message), lang: 'en' }
}

/** Formats amounts in English messages, which the server writes with two decimals. */
const withMoney = (message: string) =>
  message.replace(/(?<![.\d])\d+\.\d\d(?!\.?\d)/g, (amount) => moneyText(Number(amount)))

function germanOf(issue: Issue): string {
  const { min, max, unit, allowed = [], expected, status, to, field, name, time } = issue
  const values: Record<Exclude<keyof IssueParameters, 'unit'>, string | undefined> = {
    min: quantity(min, unit),
    max: quantity(max, unit),
    allowed: allowed.map(nameOf).join(', '),
    expected: expected && expectedWords[expected],
    status: status && `„${nameOf(status)}“`,
    to: to && `„${nameOf(to)}“`,
    field: field && nameOf(field),
    name,
    time: time && timeText(time),
  }
  const words = issueWords[issue.code]
  const text = typeof words === 'string' ? words : words(issue)
  return text.replace(/\{(\w+)\}/g, (_, place) => values[place as keyof typeof values]!)
}

/** Formats a limit with its unit, such as `2.000 Zeichen`. */
function quantity(value: number | undefined, unit: Unit | undefined): string | undefined {
  if (value === undefined) return undefined
  if (unit === 'USD') return moneyText(value)
  if (unit === 'bytes') return bytesText(value)
  if (unit === 'megabytes') return bytesText(value * 1_000_000)
  return unit ? `${numberText(value)} ${unitWords[unit]}` : numberText(value)
}

/** Path steps that do not name an input field. */
const steps = new Set<string | number>([
  'input',
  'where',
  'eq',
  'in',
  'has',
  'hasSome',
  'gte',
  'lte',
])

/** Returns the message of an error. Lists its issues with their field names, if it has any. */
export function errorText(error: unknown): Words {
  if (!(error instanceof GraphFault)) return { text: t('offline'), lang: language }
  if (error.issues.length === 0) {
    return language === 'de'
      ? { text: errorWords[error.code], lang: 'de' }
      : { text: withMoney(error.message), lang: 'en' }
  }
  const faults = error.issues.map((issue) => ({ path: issue.path, ...faultText(issue) }))
  const texts = faults.map(({ path, text, lang }) => {
    const of = path.findLast((step) => typeof step === 'string' && !steps.has(step))
    return of ? `${nameOf(String(of))}${lang === 'de' ? ':' : ''} ${text}` : text
  })
  const areGerman = faults.every(({ lang }) => lang === 'de')
  return { text: texts.join(areGerman ? ' ' : '; '), lang: areGerman ? 'de' : 'en' }
}
