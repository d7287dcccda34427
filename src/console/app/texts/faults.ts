import type { Issue } from '../graph.ts'
import { numberText } from '../values.tsx'
import { language, nameOf } from './index.ts'

/** What the graph refuses, in German, by its codes; what has none is told in the graph's words. */
const german: Record<string, string> = {
  address_not_allowed:
    'Dorthin wird nichts gesendet: Die Adresse muss aus dem öffentlichen Internet erreichbar sein.',
  in_the_past: 'Muss in der Zukunft liegen.',
  not_found: 'Gibt es nicht.',
  not_https: 'Muss mit https:// beginnen.',
  port_not_allowed: 'Nur diese Ports sind erlaubt: {allowed}.',
  required: 'Wird gebraucht.',
  taken: 'Ist schon vergeben.',
  too_big: 'Zu viel: höchstens {max}.',
  too_small: 'Zu wenig: mindestens {min}.',
  unknown_id: 'Gibt es nicht.',
}

/** A fault in words, and the language that they are in. */
export function faultText(issue: Issue): { text: string; lang: string } {
  const translated = language === 'de' ? german[issue.code] : undefined
  if (!translated) return { text: issue.message, lang: 'en' }
  const { min = 0, max = 0, allowed = [] } = issue
  const values: Record<string, string> = {
    min: numberText(min),
    max: numberText(max),
    allowed: allowed.map(nameOf).join(', '),
  }
  return {
    text: translated.replace(/\{(\w+)\}/g, (_, place: string) => values[place]!),
    lang: 'de',
  }
}
