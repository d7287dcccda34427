import { topicNames } from '../generated/words.ts'
import { nouns, verbs, wholeActions } from './action-names.ts'
import { approvalTexts } from './approval.ts'
import { articleTexts } from './article.ts'
import { buyerCatalogueTexts } from './buyer-catalogue.ts'
import { cartTexts } from './cart.ts'
import { catalogueTexts } from './catalogue.ts'
import { deliveryTexts } from './delivery.ts'
import { deskTexts } from './desk.ts'
import { exploreTexts } from './explore.ts'
import { buyerNames, fieldNames } from './field-names.ts'
import { formTexts } from './form.ts'
import { importTexts } from './import.ts'
import { inboxTexts } from './inbox.ts'
import type { LabeledName } from './labeled-names.ts'
import { libraryTexts } from './library.ts'
import { listTexts } from './list.ts'
import type { LocalizedName, LocalizedNames, LocalizedText } from './localized-text.ts'
import { oauthTexts } from './oauth.ts'
import { opportunityTexts } from './opportunity.ts'
import { orderTexts } from './order.ts'
import { outletListTexts } from './outlet-list.ts'
import { payoutTexts } from './payout.ts'
import { privacyTexts } from './privacy.ts'
import { publishingTexts } from './publishing.ts'
import { shellTexts } from './shell.ts'
import { signInTexts } from './sign-in.ts'
import { spendTexts } from './spend.ts'
import { dueNames, statusNames } from './status-names.ts'
import { teamTexts } from './team.ts'
import { teamNames } from './team-names.ts'
import { todayTexts } from './today.ts'
import { valueNames } from './value-names.ts'

const texts = {
  ...shellTexts,
  ...signInTexts,
  ...listTexts,
  ...todayTexts,
  ...spendTexts,
  ...inboxTexts,
  ...orderTexts,
  ...cartTexts,
  ...approvalTexts,
  ...articleTexts,
  ...catalogueTexts,
  ...buyerCatalogueTexts,
  ...opportunityTexts,
  ...deliveryTexts,
  ...teamTexts,
  ...oauthTexts,
  ...privacyTexts,
  ...importTexts,
  ...formTexts,
  ...deskTexts,
  ...publishingTexts,
  ...payoutTexts,
  ...exploreTexts,
  ...libraryTexts,
  ...outletListTexts,
}
/** Requires a German name for every GraphQL name that the console shows. */
const labels: Record<LabeledName, LocalizedName> = { ...fieldNames, ...valueNames, ...teamNames }
const topics: Record<string, string> = topicNames
const names: LocalizedNames = { ...nouns, ...wholeActions, ...statusNames, ...dueNames, ...labels }
export type TextName = keyof typeof texts
export type ConsoleLanguage = keyof LocalizedText

const key = 'masthead.language'
const storedLanguage = localStorage.getItem(key)
/** Language of the console: the stored choice, or the browser's language, or English. */
export const language: ConsoleLanguage =
  storedLanguage === 'de' || storedLanguage === 'en'
    ? storedLanguage
    : navigator.language.startsWith('de')
      ? 'de'
      : 'en'

/** Stores the other language and reloads the page. */
export function switchLanguage(): void {
  localStorage.setItem(key, language === 'en' ? 'de' : 'en')
  location.reload()
}

let isForBuyers = false

/** Selects the names for buyers or operators, such as “Spending” or “Net revenue”. */
export function setBuyerNames(isBuyer: boolean): void {
  isForBuyers = isBuyer
}

/** Returns a text in the language of the console. @param values Values of its `{placeholders}` */
export function t(name: TextName, values: Record<string, string | number> = {}): string {
  return texts[name][language].replace(/\{(\w+)\}/g, (_, place: string) => `${values[place]}`)
}

/** Returns the label of a GraphQL field, list, enum value or audit log action. */
export function labelFor(name: string): string {
  const buyers = isForBuyers ? buyerNames[name]?.[language] : undefined
  const own = buyers ?? names[name]?.[language] ?? topics[name] ?? actionLabel(name)
  if (own) return own
  const [outer = '', inner] = name.split('.')
  return inner ? `${labelFor(outer)}: ${labelFor(inner)}` : humanize(name)
}

/** Returns the name of a topic or pattern in the API, such as `order.paid`. Names of emails have labels of the same key. */
export const topicName = (topic: string): string => topics[topic] ?? labelFor(topic)

/** Returns the label of a field in a list. Prefers a name that is specific to the list, such as `orders.total`. */
export const nameIn = (list: string, name: string): string =>
  labelFor(Object.hasOwn(names, `${list}.${name}`) ? `${list}.${name}` : name)

/** Returns the label of an article status or product type. English uses the name from the API. */
export const statusName = ({ prefix, name }: { prefix: string; name: string }) =>
  language === 'en' ? name : (names[prefix]?.[language] ?? name)

/** Whether a text is the prefix of an article status. */
export const isStatus = (text: string) => Object.hasOwn(statusNames, text)

/** Returns the German label of an audit log action; undefined for English, which is derived from the slug. */
function actionLabel(slug: string): string | undefined {
  const [, verb = '', noun = ''] = /^([a-z]+)_(\w+)$/.exec(slug) ?? []
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
  return language === 'de' && forms ? `${labelFor(noun)} ${forms.infinitive}` : undefined
}

/**
 * Returns the message after a mutation, such as “Folder created” for `CreateFolder`.
 * @param name label of the button, for mutations whose name is not a verb and its object
 */
export function doneText(mutation: string, name: string): string {
  const slug = mutation.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  const [, verb = '', noun = ''] = /^([a-z]+)_(\w+)$/.exec(slug) ?? []
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
  const isObject = Object.hasOwn(nouns, noun) && !objectsInSentences.test(noun)
  if (!forms || !isObject || Object.hasOwn(wholeActions, slug)) return `${name}: ${t('done')}`
  const participle = language === 'de' ? forms.participle : (forms.passive ?? forms.past)
  return `${labelFor(noun)} ${participle}`
}

/** Names of objects that only read well after their verb, such as `order_paid` and `to_outlet_list`. */
const objectsInSentences = /^(to|from)_|_(paid|delivery)$/

const abbreviations: Record<string, string> = { id: 'ID', ids: 'IDs', url: 'URL', urls: 'URLs' }

/** Returns “Expires at” for `expiresAt`, `EXPIRES_AT`, `expires_at` and `expires-at`. */
function humanize(name: string): string {
  const words = /^([A-Z0-9_]+|[a-z0-9]+([_-][a-z0-9]+)+)$/.test(name)
    ? name.toLowerCase().replaceAll(/[_-]/g, ' ')
    : name.replace(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      )
  const spelled = words.replace(
    /\b(id|ids|url|urls)\b/gi,
    (word) => abbreviations[word.toLowerCase()]!,
  )
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}
