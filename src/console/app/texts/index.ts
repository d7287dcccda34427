import { nouns, verbs, wholeActions } from './action-names.ts'
import { article } from './article.ts'
import { catalogue } from './catalogue.ts'
import { delivery } from './delivery.ts'
import { explore } from './explore.ts'
import { buyerNames, fieldNames } from './field-names.ts'
import { imports } from './import.ts'
import { list } from './list.ts'
import type { Named } from './named.ts'
import { order } from './order.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { dueNames, statusNames } from './status-names.ts'
import { team } from './team.ts'
import { teamNames } from './team-names.ts'
import type { Name, Names, Text } from './text.ts'
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
/** Whatever the graph names has German words: what has none does not compile. */
const named: Record<Named, Name> = { ...fieldNames, ...valueNames, ...teamNames }
const names: Names = { ...nouns, ...wholeActions, ...statusNames, ...dueNames, ...named }
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

let isForBuyers = false

/** Uses the names that buyers know from now on: what they pay is their spending. */
export function nameForBuyers(isBuyer: boolean): void {
  isForBuyers = isBuyer
}

/** A text of the console, with values in the places that it names. */
export function t(name: TextName, values: Record<string, string | number> = {}): string {
  return texts[name][language].replace(/\{(\w+)\}/g, (_, place: string) => `${values[place]}`)
}

/** A field, a list or a value of an enum in words. */
export function nameOf(name: string): string {
  const buyers = isForBuyers ? buyerNames[name]?.[language] : undefined
  const own = buyers ?? names[name]?.[language] ?? actionName(name)
  if (own) return own
  const [outer = '', inner] = name.split('.')
  return inner ? `${nameOf(outer)}: ${nameOf(inner)}` : humanized(name)
}

/** A field of a list in words; some mean in one list what they mean in no other. */
export const nameIn = (list: string, name: string): string =>
  nameOf(Object.hasOwn(names, `${list}.${name}`) ? `${list}.${name}` : name)

/** A status of articles or a type of products, as the graph calls it or in German. */
export const statusName = ({ prefix, name }: { prefix: string; name: string }) =>
  language === 'en' ? name : (names[prefix]?.[language] ?? name)

/** Whether a text is the prefix of a status. */
export const isStatus = (text: string) => Object.hasOwn(statusNames, text)

/** What the audit log says was done, in German; its English is read as it is. */
function actionName(slug: string): string | undefined {
  const [, verb = '', noun = ''] = /^([a-z]+)_(\w+)$/.exec(slug) ?? []
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
  return language === 'de' && forms ? `${nameOf(noun)} ${forms.infinitive}` : undefined
}

/** `expiresAt`, `EXPIRES_AT`, `expires_at` and `expires-at` as they are read: Expires at. */
function humanized(name: string): string {
  const words = /^([A-Z0-9_]+|[a-z0-9]+([_-][a-z0-9]+)+)$/.test(name)
    ? name.toLowerCase().replaceAll(/[_-]/g, ' ')
    : name.replace(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      )
  const spelled = words.replace(/\bemail\b/gi, 'e-mail')
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}
