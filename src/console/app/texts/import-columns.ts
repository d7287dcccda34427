import type { columns } from '../generated/columns.ts'
import { language } from './index.ts'

type Column = (typeof columns)[number]
/** English format or description of a column of the catalogue file. */
type ColumnText = Column['form'] | Exclude<Column['description'], ''>

/** German translations. A new or changed English text does not compile until it has one. */
const germanTexts: Record<ColumnText, string> = {
  'text up to 255 characters': 'Text bis 255 Zeichen',
  'text up to 20,000 characters': 'Text bis 20.000 Zeichen',
  'http:// or https:// URL': 'URL mit http:// oder https://',
  'true or false (false if empty)': 'true oder false (false, falls leer)',
  'true or false (true if empty)': 'true oder false (true, falls leer)',
  'one of ACTIVE, INACTIVE, DRAFT, PENDING_REVIEW, PENDING_AGREEMENT, REJECTED, ARCHIVED, SUSPENDED (ACTIVE if empty)':
    'ACTIVE, INACTIVE, DRAFT, PENDING_REVIEW, PENDING_AGREEMENT, REJECTED, ARCHIVED oder SUSPENDED (ACTIVE, falls leer)',
  'one of FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL, ADD_ON':
    'FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL oder ADD_ON',
  'text up to 100 characters': 'Text bis 100 Zeichen',
  'tags, separated by “;”': 'Schlagwörter, getrennt durch „;“',
  'channels, separated by “|”': 'Kanäle, getrennt durch „|“',
  'URLs, separated by “;”': 'URLs, getrennt durch „;“',
  'list, separated by “;”': 'Liste, getrennt durch „;“',
  'whole number from 0 to 3650': 'ganze Zahl von 0 bis 3650',
  'amount in USD such as 1250 or 154.50': 'Betrag in USD, etwa 1250 oder 154.50',
  'Your own key of the outlet. Rows with the same key are the same outlet.':
    'Ihr eigener Schlüssel des Mediums. Zeilen mit demselben Schlüssel gehören zum selben Medium.',
  'Must not be empty.': 'Darf nicht leer sein.',
  'URL of an image.': 'URL eines Bildes.',
  'Full name, or Global.': 'Voller Name oder Global.',
  'Full name. Empty for Global.': 'Voller Name. Leer bei Global.',
  'Empty for Global.': 'Leer bei Global.',
  'Whether search engines index the outlet.': 'Ob Suchmaschinen das Medium indexieren.',
  'Only products of ACTIVE outlets are for sale.':
    'Nur Produkte von Medien mit ACTIVE sind im Verkauf.',
  'Identifier of an outlet category: lower-case words joined by hyphens. Other spellings are converted, and unknown categories are created.':
    'Kennung einer Medienkategorie: kleingeschriebene Wörter mit Bindestrichen. Andere Schreibweisen werden angepasst, unbekannte Kategorien angelegt.',
  'Each as CATEGORY:Name. The category is one of TOPIC, AUDIENCE, LOCATION, ROLE, COMPANY_SIZE, and defaults to TOPIC. Unknown tags are created.':
    'Jedes als KATEGORIE:Name. Die Kategorie ist TOPIC, AUDIENCE, LOCATION, ROLE oder COMPANY_SIZE, ohne Angabe TOPIC. Unbekannte Schlagwörter werden angelegt.',
  'Each starts with TYPE or TYPE/PLACEMENT. Optional values follow as name=value: url, handle, social_links, do_follow, do_follow_links_allowed, domain_authority, domain_ranking, disclaimer. Separate social_links by spaces. TYPE is one of WEBSITE, NEWSLETTER, INSTAGRAM, LINKEDIN, YOUTUBE, TIKTOK, TWITTER_X, PODCAST, OTHER. PLACEMENT is one of FULL_FEATURE, PRESS_RELEASE, MENTION, QUOTE, LISTICLE. Unknown disclaimers are created. Channels that are missing from the cell are removed.':
    'Jeder beginnt mit TYP oder TYP/PLATZIERUNG. Danach stehen optionale Werte als Name=Wert: url, handle, social_links, do_follow, do_follow_links_allowed, domain_authority, domain_ranking, disclaimer. Trennen Sie social_links durch Leerzeichen. TYP ist WEBSITE, NEWSLETTER, INSTAGRAM, LINKEDIN, YOUTUBE, TIKTOK, TWITTER_X, PODCAST oder OTHER. PLATZIERUNG ist FULL_FEATURE, PRESS_RELEASE, MENTION, QUOTE oder LISTICLE. Unbekannte Hinweise werden angelegt. Kanäle, die in der Zelle fehlen, werden entfernt.',
  'Your own key of the product. Empty: the row is an outlet without products.':
    'Ihr eigener Schlüssel des Produkts. Leer: Die Zeile ist ein Medium ohne Produkte.',
  'Must not be empty if product_key is filled in.':
    'Darf nicht leer sein, wenn product_key ausgefüllt ist.',
  'Not less than product_min_delivery_days.': 'Nicht kleiner als product_min_delivery_days.',
  'Only active products are for sale.': 'Nur aktive Produkte sind im Verkauf.',
  'Visible to operators only.': 'Nur für Operatoren sichtbar.',
  'Empty: no STANDARD price.': 'Leer: kein STANDARD-Preis.',
  'Empty: no PRO price.': 'Leer: kein PRO-Preis.',
  'Channels of the outlet that the product includes, as TYPE or TYPE/PLACEMENT, in order of importance. A second channel of the same kind ends with #2. A product without a channel is not listed.':
    'Kanäle des Mediums, die das Produkt enthält, als TYP oder TYP/PLATZIERUNG, der wichtigste zuerst. Ein zweiter Kanal derselben Art endet mit #2. Ein Produkt ohne Kanal wird nicht gelistet.',
}

/** Translates the format or description of a column into the language of the console. */
export const columnText = (text: Column['form'] | Column['description']): string =>
  language === 'de' && text !== '' ? germanTexts[text] : text
