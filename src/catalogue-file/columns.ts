import { z } from 'zod'
import {
  ChannelType,
  OutletStatus,
  PlacementType,
  TagCategory,
} from '../../prisma/generated/client/enums.js'
import {
  booleanCell,
  type Cell,
  type ColumnMeta,
  categoryCell,
  choiceCell,
  integerCell,
  labelCell,
  labelsCell,
  moneyCell,
  recordsCell,
  tagsCell,
  textCell,
  urlCell,
  urlsCell,
} from './cells.js'

const productTypes = ['FULL_FEATURE', 'PRESS_RELEASE', 'NEWSLETTER', 'SOCIAL', 'ADD_ON'] as const

type Documentation = Omit<ColumnMeta, 'form' | 'required'> & { form?: string }

/** Optional column. Without it, existing values are unchanged. */
export function column<T>({ schema, form }: Cell<T>, documentation: Documentation) {
  return schema.optional().meta({ form, ...documentation })
}

/** Column that the header must contain. */
export function requiredColumn<T>({ schema, form }: Cell<T>, documentation: Documentation) {
  return schema.meta({ form, ...documentation, required: true })
}

const notEmpty = <T>({ schema }: Cell<T | null>) =>
  schema.refine((value): value is T => value !== null, 'is required')

const channelShape = {
  type: notEmpty(choiceCell(Object.values(ChannelType))),
  placement: choiceCell(Object.values(PlacementType)).schema,
  url: urlCell.schema,
  handle: textCell(255).schema,
  social_links: urlsCell.schema,
  do_follow: booleanCell(false).schema,
  do_follow_links_allowed: textCell(255).schema,
  domain_authority: integerCell(0, 100).schema,
  domain_ranking: integerCell(0, 100).schema,
  disclaimer: labelCell(255).schema,
}

/** Fields of a channel in a file, except its disclaimer, with their columns. */
export const channelColumns: Record<Exclude<keyof typeof channelShape, 'disclaimer'>, string> = {
  type: 'channel_type',
  placement: 'placement_type',
  url: 'channel_url',
  handle: 'channel_handle',
  social_links: 'social_links',
  do_follow: 'is_do_follow',
  do_follow_links_allowed: 'do_follow_links_allowed',
  domain_authority: 'domain_authority',
  domain_ranking: 'domain_ranking',
}

/** Schema of a row: all columns with rules and documentation. */
const rowSchema = z.strictObject({
  outlet_key: requiredColumn(labelCell(255), {
    description: 'Your own key of the outlet. Rows with the same key are the same outlet.',
    example: 'portland-ledger',
  }),
  outlet_name: requiredColumn(labelCell(255), {
    description: 'Must not be empty.',
    example: 'Portland Ledger',
  }),
  outlet_description: column(textCell(20_000), { description: '' }),
  outlet_website_url: column(urlCell, {
    description: '',
    example: 'https://www.portland-ledger.example',
  }),
  outlet_logo: column(urlCell, { description: 'URL of an image.' }),
  outlet_country: column(textCell(255), {
    description: 'Full name, or Global.',
    example: 'United States',
  }),
  outlet_state: column(textCell(255), {
    description: 'Full name. Empty for Global.',
    example: 'Oregon',
  }),
  outlet_city: column(textCell(255), { description: 'Empty for Global.', example: 'Portland' }),
  outlet_is_indexed: column(booleanCell(false), {
    description: 'Whether search engines index the outlet.',
  }),
  outlet_status: column(choiceCell(Object.values(OutletStatus), 'ACTIVE'), {
    description: 'Only products of ACTIVE outlets are for sale.',
  }),
  outlet_category: column(categoryCell, {
    description:
      'Identifier of an outlet category: lower-case words joined by hyphens. Other spellings are converted, and unknown categories are created.',
    example: 'regional-news',
  }),
  outlet_tags: column(tagsCell(Object.values(TagCategory)), {
    description: `Each as CATEGORY:Name. The category is one of ${Object.values(TagCategory).join(', ')}, and defaults to TOPIC. Unknown tags are created.`,
    example: 'TOPIC:Local News; AUDIENCE:Founders',
  }),
  outlet_channels: column(recordsCell(channelShape), {
    description: `Each starts with TYPE or TYPE/PLACEMENT. Optional values follow as name=value: ${Object.keys(channelShape).slice(2).join(', ')}. Separate social_links by spaces. TYPE is one of ${Object.values(ChannelType).join(', ')}. PLACEMENT is one of ${Object.values(PlacementType).join(', ')}. Unknown disclaimers are created. Channels that are missing from the cell are removed.`,
    example:
      'WEBSITE/FULL_FEATURE; url=https://www.portland-ledger.example; domain_authority=55 | NEWSLETTER',
  }),
  product_key: requiredColumn(labelCell(255), {
    description: 'Your own key of the product. Empty: the row is an outlet without products.',
    example: 'portland-ledger-feature',
  }),
  product_name: requiredColumn(labelCell(255), {
    description: 'Must not be empty if product_key is filled in.',
    example: 'Full feature',
  }),
  product_type: requiredColumn(choiceCell(productTypes), {
    description: 'Must not be empty if product_key is filled in.',
    example: 'FULL_FEATURE',
  }),
  product_description: column(textCell(20_000), { description: '' }),
  product_requirements: column(textCell(20_000), { description: '' }),
  product_min_delivery_days: requiredColumn(integerCell(0, 3_650), {
    description: 'Must not be empty if product_key is filled in.',
    example: '7',
  }),
  product_max_delivery_days: requiredColumn(integerCell(0, 3_650), {
    description: 'Not less than product_min_delivery_days.',
    example: '14',
  }),
  product_is_featured: column(booleanCell(false), { description: '' }),
  product_active: column(booleanCell(true), { description: 'Only active products are for sale.' }),
  product_example_links: column(urlsCell, { description: '' }),
  product_image: column(urlCell, { description: 'URL of an image.' }),
  product_logo: column(urlCell, { description: 'URL of an image.' }),
  product_example_screenshot: column(urlCell, { description: 'URL of an image.' }),
  product_internal_cost: column(moneyCell, { description: 'Visible to operators only.' }),
  product_reseller_price: column(moneyCell, { description: 'Visible to operators only.' }),
  product_standard_price: column(moneyCell, {
    description: 'Empty: no STANDARD price.',
    example: '450.00',
  }),
  product_pro_price: column(moneyCell, { description: 'Empty: no PRO price.', example: '395.50' }),
  product_channels: column(labelsCell, {
    description:
      'Channels of the outlet that the product includes, as TYPE or TYPE/PLACEMENT, in order of importance. A second channel of the same kind ends with #2. A product without a channel is not listed.',
    example: 'WEBSITE/FULL_FEATURE; NEWSLETTER',
  }),
})

/** Rules and documentation of the columns, by name. */
export const catalogueShape = rowSchema.shape

export type ColumnName = keyof typeof rowSchema.shape
export type CatalogueRow = { [Name in ColumnName]?: z.output<(typeof rowSchema.shape)[Name]> }

/** Names of all columns, in export order. */
export const columnNames = Object.keys(rowSchema.shape) as ColumnName[]

const notOfTheTable: readonly ColumnName[] = [
  'outlet_key',
  'outlet_category',
  'outlet_tags',
  'outlet_channels',
  'product_key',
  'product_type',
  'product_standard_price',
  'product_pro_price',
  'product_channels',
]

/** Table columns that a file contains unchanged, with the meaning of an empty cell. */
export function tableColumns(table: 'outlet' | 'product'): Record<string, unknown> {
  const names = columnNames.filter(
    (name) => name.startsWith(`${table}_`) && !notOfTheTable.includes(name),
  )
  return Object.fromEntries(
    names.map((name) => [name.slice(table.length + 1), rowSchema.shape[name].parse('')]),
  )
}

/** Documentation of a column. */
export function columnMeta(name: ColumnName): ColumnMeta {
  return rowSchema.shape[name].meta() as ColumnMeta
}

/** All columns, for `masthead import --columns` and the console. */
export const documentedColumns = columnNames.map((name) => {
  const { form, required = false, description, example = '' } = columnMeta(name)
  return { column: name, required, form, description, example }
})

/** Columns that the header must contain. */
export const requiredColumns = columnNames.filter((name) => columnMeta(name).required)

export const unknownColumn = 'is not a column of a catalogue file'

/** Columns of a kind of file. */
export interface FileColumns {
  names: readonly string[]
  /** Columns that the header must contain. */
  required: readonly string[]
  /** Returns the reason why the file cannot contain another column. */
  refusalOf(name: string): string
}

/** Columns of a catalogue file. */
export const catalogueColumns: FileColumns = {
  names: columnNames,
  required: requiredColumns,
  refusalOf: () => unknownColumn,
}

export type CellProblem = { column: string | null; reason: string }

/** Parses a row by the schema. Returns all of its issues. */
export function parseRow(raw: Record<string, unknown>): {
  row: CatalogueRow
  problems: CellProblem[]
} {
  const row: Record<string, unknown> = {}
  const problems: CellProblem[] = []
  for (const name of columnNames) {
    const result = rowSchema.shape[name].safeParse(raw[name])
    if (!result.success) {
      for (const { message } of result.error.issues)
        problems.push({ column: name, reason: message })
    } else if (result.data !== undefined) row[name] = result.data
  }
  const catalogueRow = row as CatalogueRow
  return { row: catalogueRow, problems: [...problems, ...contradictions(catalogueRow, raw)] }
}

/** Rules between columns, for columns that are valid by themselves. */
function contradictions(row: CatalogueRow, raw: Record<string, unknown>): CellProblem[] {
  const problems: CellProblem[] = []
  const need = (column: ColumnName, reason: string) => {
    if (row[column] === null) problems.push({ column, reason })
  }
  need('outlet_key', 'is required')
  need('outlet_name', 'is required')
  if (row.outlet_country === 'Global') {
    for (const column of ['outlet_state', 'outlet_city'] as const) {
      if (row[column])
        problems.push({ column, reason: 'must be empty when outlet_country is Global' })
    }
  }
  if (row.product_key === null) {
    const filledColumn = columnNames.find(
      (name) => name.startsWith('product_') && ![undefined, null, ''].includes(raw[name] as string),
    )
    if (filledColumn) need('product_key', `is required, because ${filledColumn} is filled in`)
    return problems
  }
  for (const name of requiredColumns) {
    if (name.startsWith('product_')) need(name, 'is required for a product')
  }
  const { product_min_delivery_days: min, product_max_delivery_days: max } = row
  if (typeof min === 'number' && typeof max === 'number' && max < min) {
    problems.push({
      column: 'product_max_delivery_days',
      reason: `must not be less than product_min_delivery_days (${min}), is ${max}`,
    })
  }
  return problems
}
