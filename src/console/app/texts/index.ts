import { de, deNames } from './de.ts'
import { en, enNames } from './en.ts'

const languages = { en, de }
const names = { en: enNames, de: deNames }
export type Language = keyof typeof languages

const key = 'masthead.language'
const kept = localStorage.getItem(key)
/** The language of the console: the chosen one, else the browser's, else English. */
export const language: Language =
  kept === 'de' || kept === 'en' ? kept : navigator.language.startsWith('de') ? 'de' : 'en'

/** Shows the console in the other language, from the start. */
export function switchLanguage(): void {
  localStorage.setItem(key, language === 'en' ? 'de' : 'en')
  location.reload()
}

/** A text of the console, with values in the places that it names. */
export function t(name: keyof typeof en, values: Record<string, string | number> = {}): string {
  return languages[language][name].replace(/\{(\w+)\}/g, (_, place: string) => `${values[place]}`)
}

/** A field, a list or a value of an enum in words. */
export function nameOf(name: string): string {
  const own = names[language][name]
  if (own) return own
  const [outer = '', inner] = name.split('.')
  return inner ? `${nameOf(outer)}: ${nameOf(inner)}` : humanised(name)
}

/** `expiresAt` and `EXPIRES_AT` as they are read: Expires at. */
function humanised(name: string): string {
  const words = /^[A-Z0-9_]+$/.test(name)
    ? name.toLowerCase().replaceAll('_', ' ')
    : name.replace(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
