import { article } from './article.ts'
import { catalogue } from './catalogue.ts'
import { delivery } from './delivery.ts'
import { explore } from './explore.ts'
import { fieldNames } from './field-names.ts'
import { imports } from './import.ts'
import { list } from './list.ts'
import { order } from './order.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { team } from './team.ts'
import { teamNames } from './team-names.ts'
import type { Names, Text } from './text.ts'
import { today } from './today.ts'
import { valueNames } from './value-names.ts'

const texts = {
  ...shell,
  ...signIn,
  ...list,
  ...today,
  ...order,
  ...article,
  ...catalogue,
  ...delivery,
  ...team,
  ...imports,
  ...explore,
}
const names: Names = { ...fieldNames, ...valueNames, ...teamNames }
export type TextName = keyof typeof texts
export type Language = keyof Text

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
export function t(name: TextName, values: Record<string, string | number> = {}): string {
  return texts[name][language].replace(/\{(\w+)\}/g, (_, place: string) => `${values[place]}`)
}

/** A field, a list or a value of an enum in words. */
export function nameOf(name: string): string {
  const own = names[name]?.[language]
  if (own) return own
  const [outer = '', inner] = name.split('.')
  return inner ? `${nameOf(outer)}: ${nameOf(inner)}` : humanised(name)
}

/** `expiresAt`, `EXPIRES_AT` and `expires_at` as they are read: Expires at. */
function humanised(name: string): string {
  const words = /^([A-Z0-9_]+|[a-z0-9]+(_[a-z0-9]+)+)$/.test(name)
    ? name.toLowerCase().replaceAll('_', ' ')
    : name.replace(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
