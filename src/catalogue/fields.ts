/** The columns of `listing` that are in the index: how PostgreSQL writes them, and what the index makes of the text. */
import pg from 'pg'
import type { Value } from './column.js'

/** What conditions a field can be compared with. */
export type FieldKind = 'exact' | 'number' | 'list' | 'text'

export interface IndexedField {
  kind: FieldKind
  /** Over `listing`. */
  sql: string
  parse(text: string): Value
}

/** Texts and enums, compared with what equals them. */
const exact = (sql: string): IndexedField => ({ kind: 'exact', sql, parse: (text) => text })
const flag = (sql: string): IndexedField => ({ kind: 'exact', sql, parse: (text) => text === 't' })
const number = (sql: string): IndexedField => ({ kind: 'number', sql, parse: Number })
/** Milliseconds. */
const moment = (sql: string) => number(`(date_part('epoch', ${sql}) * 1000)::bigint`)
const list = (sql: string): IndexedField => ({ kind: 'list', sql, parse: elementsOf })
// The types of node-postgres leave out the OIDs of arrays, such as that of `text[]`.
const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const elementsOf: (text: string) => string[] = pg.types.getTypeParser(textArray)
/** A text in which a part is looked for without case, as PostgreSQL folds it: behind the text itself. */
const text = (column: string): IndexedField => ({
  kind: 'text',
  sql: `${column} || ${pg.escapeLiteral(textEnd)} || lower(${column})`,
  parse: (written) => written,
})

/** What is between a text and its lower case. No search has it. */
export const textEnd = '\x1f'

/** By the name in the data model. */
export const indexedFields = {
  productType: exact('product_type'),
  status: exact('status'),
  withheld: exact('withheld'),
  active: flag('active'),
  country: exact('country'),
  state: exact('state'),
  city: exact('city'),
  isIndexed: flag('is_indexed'),
  isFeatured: flag('is_featured'),
  anyDoFollow: flag('any_do_follow'),
  channelTypes: list('channel_types'),
  placementTypes: list('placement_types'),
  tags: list('tags'),
  disclaimerNames: list('disclaimer_names'),
  disclaimerIds: list('disclaimer_ids'),
  standardPrice: number('standard_price'),
  lowestPrice: number('lowest_price'),
  domainAuthority: number('domain_authority'),
  domainRanking: number('domain_ranking'),
  maxDeliveryDays: number('max_delivery_days'),
  popularity: number('popularity'),
  deletedAt: moment('deleted_at'),
  name: text('name'),
  outletName: text('outlet_name'),
} satisfies Record<string, IndexedField>

export type IndexedName = keyof typeof indexedFields

export const indexedNames = Object.keys(indexedFields) as IndexedName[]

/** What is read of a listing, in this order: its product's id, when that was created, in milliseconds, and the fields above. */
export const selectedSql = [
  'product_id',
  moment('created_at').sql,
  ...indexedNames.map((name) => indexedFields[name].sql),
].join(', ')
