import { GraphFault, type Issue } from '../graph.ts'
import { moneyText, numberText } from '../values.tsx'
import { germanOf } from './fault-words.ts'
import { language, nameOf, t } from './index.ts'

/** Words, and the language that they are in. */
interface Words {
  text: string
  lang: string
}

/** What the graph refuses, in German, by its codes, where its words are not known; what has none is told in them. */
const german: Record<string, string> = {
  address_not_allowed:
    'Dorthin wird nichts gesendet: Die Adresse muss aus dem öffentlichen Internet erreichbar sein.',
  in_the_past: 'Muss in der Zukunft liegen.',
  invalid_value: 'Möglich sind: {allowed}.',
  not_found: 'Gibt es nicht.',
  not_null: 'Darf nicht fehlen.',
  not_https: 'Muss mit https:// beginnen.',
  port_not_allowed: 'Nur diese Ports sind erlaubt: {allowed}.',
  required: 'Wird gebraucht.',
  taken: 'Ist schon vergeben.',
  too_big: 'Zu viel: höchstens {max}.',
  too_small: 'Zu wenig: mindestens {min}.',
  unknown_id: 'Gibt es nicht.',
}

/** A fault in words, and the language that they are in. */
export function faultText(issue: Issue): Words {
  const translated = language === 'de' && (germanOf(issue.message) ?? codedText(issue))
  const words = translated || issue.message
  return { text: withMoney(words), lang: translated ? 'de' : 'en' }
}

/** Amounts, which messages have with two decimals, as the console has them. */
const withMoney = (message: string) =>
  message.replace(/(?<![.\d])\d+\.\d\d(?!\.?\d)/g, (amount) => moneyText(Number(amount)))

/** What a server says, in the language shown where its words are known in it. */
export function wordsOf(message: string): Words {
  const translated = language === 'de' && germanOf(message)
  return translated ? { text: translated, lang: 'de' } : { text: message, lang: 'en' }
}

function codedText({ code, min = 0, max = 0, allowed = [] }: Issue): string | undefined {
  const values: Record<string, string> = {
    min: numberText(min),
    max: numberText(max),
    allowed: allowed.map(nameOf).join(', '),
  }
  // Some values are refused without others that are allowed.
  if (code === 'invalid_value' && allowed.length === 0) return undefined
  return german[code]?.replace(/\{(\w+)\}/g, (_, place: string) => values[place]!)
}

/** Steps of a path that are no names of what was given. */
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

/** What was refused as a whole: its faults, each with what it is of, else the graph's words. */
export function errorText(error: unknown): Words {
  if (!(error instanceof GraphFault)) return { text: t('offline'), lang: language }
  if (error.issues.length === 0) return wordsOf(error.message)
  const faults = error.issues.map((issue) => ({ path: issue.path, ...faultText(issue) }))
  const texts = faults.map(({ path, text, lang }) => {
    const of = path.findLast((step) => typeof step === 'string' && !steps.has(step))
    return of ? `${nameOf(String(of))}${lang === 'de' ? ':' : ''} ${text}` : text
  })
  const areGerman = faults.every(({ lang }) => lang === 'de')
  return { text: texts.join(areGerman ? ' ' : '; '), lang: areGerman ? 'de' : 'en' }
}
