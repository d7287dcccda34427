/** Columns of a file with which a publisher imports its outlets and products: those that it can set one by one. */
import { z } from 'zod'
import { amount, catalogueText } from '../domain/catalogue/operator-record.js'
import { oneLine } from '../domain/rules/text.js'
import { integerCell, labelCell, moneyCell } from './cells.js'
import {
  type CellProblem,
  catalogueShape,
  column,
  type FileColumns,
  requiredColumn,
  unknownColumn,
} from './columns.js'

// Stored with the ID of the team as prefix, and within the 255 characters of a catalogue file.
const key = labelCell(200)
const days = (description: string) => column(integerCell(0, 3_650), { description })
const limit = column(integerCell(0, 100_000), {
  description: 'Maximum number of units that buyers can order per calendar month. Empty: no limit.',
})

const shape = {
  outlet_key: requiredColumn(key, {
    description:
      'Your own key of the outlet, or its ID. Rows with the same key are the same outlet.',
    example: 'portland-ledger',
  }),
  outlet_name: catalogueShape.outlet_name,
  outlet_description: catalogueShape.outlet_description,
  outlet_website_url: catalogueShape.outlet_website_url,
  outlet_logo: catalogueShape.outlet_logo,
  outlet_country: catalogueShape.outlet_country,
  outlet_state: catalogueShape.outlet_state,
  outlet_city: catalogueShape.outlet_city,
  outlet_is_indexed: catalogueShape.outlet_is_indexed,
  outlet_category: catalogueShape.outlet_category,
  outlet_tags: catalogueShape.outlet_tags,
  outlet_monthly_limit: limit,
  product_key: requiredColumn(key, {
    description:
      'Your own key of the product, or its ID. Empty: the row is an outlet without products.',
    example: 'portland-ledger-feature',
  }),
  product_name: catalogueShape.product_name,
  product_type: catalogueShape.product_type,
  product_payout: requiredColumn(moneyCell, {
    description: 'Your share of each unit. Must not be empty if product_key is filled in.',
    example: '100.00',
  }),
  product_description: catalogueShape.product_description,
  product_requirements: catalogueShape.product_requirements,
  product_min_delivery_days: days('Empty: unchanged, or 1 for a new product.'),
  product_max_delivery_days: days('Empty: unchanged, or 14 for a new product.'),
  product_active: catalogueShape.product_active,
  product_example_links: catalogueShape.product_example_links,
  product_image: catalogueShape.product_image,
  product_logo: catalogueShape.product_logo,
  product_example_screenshot: catalogueShape.product_example_screenshot,
  product_monthly_limit: limit,
}

type PublisherColumn = keyof typeof shape
export type PublisherRow = { [Name in PublisherColumn]?: z.output<(typeof shape)[Name]> }

const names = Object.keys(shape) as PublisherColumn[]

const metaOf = (name: PublisherColumn) => shape[name].meta() as { required?: true }

/** Columns of a publisher's file. Other columns of a catalogue file are refused by name. */
export const publisherColumns: FileColumns = {
  names,
  required: names.filter((name) => metaOf(name).required),
  refusalOf: (name) =>
    Object.hasOwn(catalogueShape, name) ? 'cannot be set by a publisher' : unknownColumn,
}

/** Rules of the mutations that the cells of a catalogue file do not have. */
const stricter: Partial<Record<PublisherColumn, z.ZodType>> = {
  outlet_name: oneLine,
  outlet_country: oneLine,
  outlet_state: oneLine,
  outlet_city: oneLine,
  outlet_description: catalogueText,
  product_name: oneLine,
  product_description: catalogueText,
  product_requirements: catalogueText,
  product_payout: z.number().transform(BigInt).pipe(amount).transform(Number),
}

/** Parses a row. Returns all of its issues. */
export function parsePublisherRow(raw: Record<string, unknown>): {
  row: PublisherRow
  problems: CellProblem[]
} {
  const row: Record<string, unknown> = {}
  const problems: CellProblem[] = []
  for (const name of names) {
    const parsed = shape[name].safeParse(raw[name])
    const rule = stricter[name]
    const result =
      parsed.success && parsed.data != null && rule ? rule.safeParse(parsed.data) : parsed
    if (result.success) row[name] = result.data
    else
      problems.push(
        ...result.error.issues.map(({ message }) => ({ column: name, reason: message })),
      )
  }
  return { row: row as PublisherRow, problems: [...problems, ...missingValues(row, raw)] }
}

/** Whether a cell has a value. The text of an empty array of a JSON file is empty, too. */
const isFilled = (value: unknown) => value != null && String(value).trim() !== ''

/** Issues of required values that are empty. @param raw cells of the row, because empty cells can have defaults */
function missingValues(row: PublisherRow, raw: Record<string, unknown>): CellProblem[] {
  const problems: CellProblem[] = []
  const need = (name: PublisherColumn, reason: string) => {
    if (row[name] === null) problems.push({ column: name, reason })
  }
  need('outlet_key', 'is required')
  need('outlet_name', 'is required')
  if (row.product_key === null) {
    const filled = names.filter((name) => name.startsWith('product_') && isFilled(raw[name]))
    return [
      ...problems,
      ...filled.map((column) => ({ column, reason: 'must be empty without a product_key' })),
    ]
  }
  for (const name of ['product_name', 'product_type', 'product_payout'] as const)
    need(name, 'is required for a product')
  return problems
}
