/** Texts of a review of an outlet, and of its checks, in emails. */
import type { Language } from '../../../prisma/generated/client/enums.js'
import { pageErrorIn } from '../../values/page-error.js'
import type { TemplateModels } from '../template-model.js'

/** Labels of the fields that a review can comment on, by their value in the API. */
const fieldLabels: Record<Language, Record<string, string>> = {
  EN: {
    NAME: 'Name',
    DESCRIPTION: 'Description',
    WEBSITE_URL: 'Website',
    LOGO: 'Logo',
    LOCATION: 'Location',
    CATEGORY: 'Category',
    TAGS: 'Tags',
    CHANNELS: 'Channels',
    PRODUCTS: 'Products',
  },
  DE: {
    NAME: 'Name',
    DESCRIPTION: 'Beschreibung',
    WEBSITE_URL: 'Website',
    LOGO: 'Logo',
    LOCATION: 'Ort',
    CATEGORY: 'Kategorie',
    TAGS: 'Schlagwörter',
    CHANNELS: 'Kanäle',
    PRODUCTS: 'Produkte',
  },
}

const labelOf = (language: Language, field: string) => fieldLabels[language][field] ?? field

/** Returns the labels of fields of an outlet. */
export const fieldNames = (language: Language, fields: readonly string[]): string =>
  fields.map((field) => labelOf(language, field)).join(', ')

/** Returns the reason of a rejection and the comments on fields, one per line. Null if there are none. */
export function reviewText(
  language: Language,
  { reason, comments = [] }: Pick<TemplateModels['OUTLET_STATUS'], 'reason' | 'comments'>,
): string | null {
  const lines = comments.map(({ field, comment }) => `${labelOf(language, field)}: ${comment}`)
  return [reason, ...lines].filter(Boolean).join('\n') || null
}

/** Returns the reason of a failed check of a domain or publication. */
export const checkText = (language: Language, error: string): string =>
  pageErrorIn(language === 'DE' ? 'de' : 'en', error)
