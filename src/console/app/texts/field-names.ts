import { accountFieldNames } from './field-names/accounts.ts'
import { catalogueFieldNames } from './field-names/catalogue.ts'
import { commonFieldNames } from './field-names/common.ts'
import { integrationFieldNames } from './field-names/integration.ts'
import { libraryFieldNames } from './field-names/library.ts'
import { listNames } from './field-names/lists.ts'
import { orderingFieldNames } from './field-names/ordering.ts'
import { productionFieldNames } from './field-names/production.ts'
import { publishingFieldNames } from './field-names/publishing.ts'
import type { LocalizedNames } from './localized-text.ts'

/** Labels of fields and lists, by area in `field-names/`. */
export const fieldNames = {
  ...listNames,
  ...commonFieldNames,
  ...accountFieldNames,
  ...catalogueFieldNames,
  ...orderingFieldNames,
  ...productionFieldNames,
  ...publishingFieldNames,
  ...integrationFieldNames,
  ...libraryFieldNames,
} satisfies LocalizedNames

/** Labels of fields that buyers call differently from operators. */
export const buyerNames: LocalizedNames = {
  netRevenue: { en: 'Spending', de: 'Ausgaben' },
  articles: { en: 'Briefs', de: 'Briefings' },
  // Of a swap.
  PENDING_CLIENT: { en: 'Waiting for you', de: 'Wartet auf Sie' },
}
