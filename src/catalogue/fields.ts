/** The columns of the index, with the SQL that selects them. */
import pg from 'pg'

/** A value of a column. Timestamps are milliseconds, amounts are cents. */
export type ColumnValue = string | number | boolean | null | readonly string[]

/** Determines the operators of a field. */
export type FieldKind = 'exact' | 'number' | 'list' | 'text'

export interface IndexedField {
  kind: FieldKind
  /** Expression over `listingsSql`. */
  sql: string
  /** Converts a text as PostgreSQL writes it. */
  parse(text: string): ColumnValue
}

/** A text or enum that is compared for equality. */
const exact = (sql: string): IndexedField => ({ kind: 'exact', sql, parse: (text) => text })
const flag = (sql: string): IndexedField => ({ kind: 'exact', sql, parse: (text) => text === 't' })
const number = (sql: string): IndexedField => ({ kind: 'number', sql, parse: Number })
/** Milliseconds. */
const moment = (sql: string) => number(`(date_part('epoch', ${sql}) * 1000)::bigint`)
const list = (sql: string): IndexedField => ({ kind: 'list', sql, parse: elementsOf })
// The types of node-postgres omit the OIDs of arrays, such as `text[]`.
const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const elementsOf: (text: string) => string[] = pg.types.getTypeParser(textArray)
/** A text that is searched ignoring case. The value is the text and its lower case as PostgreSQL folds it. */
const text = (column: string): IndexedField => ({
  kind: 'text',
  sql: `${column} || ${pg.escapeLiteral(textEnd)} || lower(${column})`,
  parse: (text) => text,
})

/** Separates a text from its lower case. Searches cannot contain it. */
export const textEnd = '\x1f'

/** Fields by their name in the data model. */
export const indexedFields = {
  productType: exact('l.product_type'),
  status: exact('l.status'),
  withheld: exact('l.withheld'),
  isTest: flag('l.is_test'),
  active: flag('l.active'),
  country: exact('l.country'),
  state: exact('l.state'),
  city: exact('l.city'),
  isIndexed: flag('l.is_indexed'),
  isFeatured: flag('l.is_featured'),
  anyDoFollow: flag('l.any_do_follow'),
  channelTypes: list('l.channel_types'),
  placementTypes: list('l.placement_types'),
  tags: list('l.tags'),
  disclaimerNames: list('l.disclaimer_names'),
  disclaimerIds: list('l.disclaimer_ids'),
  standardPrice: number('l.standard_price'),
  lowestPrice: number('l.lowest_price'),
  domainAuthority: number('l.domain_authority'),
  domainRanking: number('l.domain_ranking'),
  maxDeliveryDays: number('l.max_delivery_days'),
  popularity: number('l.popularity'),
  deletedAt: moment('l.deleted_at'),
  name: text('l.name'),
  outletName: text('l.outlet_name'),
  websiteUrl: exact('l.website_url'),
  /** Category of the outlet, null if deleted. For searches only: `Listing` in the data model has no such column. */
  category: exact('c.name'),
} satisfies Record<string, IndexedField>

export type IndexedName = keyof typeof indexedFields

export const indexedNames = Object.keys(indexedFields) as IndexedName[]

/** FROM clause of the fields. */
export const listingsSql =
  'listing l LEFT JOIN LATERAL (SELECT c.name FROM outlet o JOIN outlet_category c ON c.id = o.category_id WHERE o.id = l.outlet_id AND c.deleted_at IS NULL) c ON true'

/** Select list: product ID, creation time in milliseconds, then the fields above. */
export const selectedSql = [
  'l.product_id',
  moment('l.created_at').sql,
  ...indexedNames.map((name) => indexedFields[name].sql),
].join(', ')
