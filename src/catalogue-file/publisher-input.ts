/** Turns rows of a publisher's file into inputs of the rules for single records. */
import type { TagCategory } from '../../prisma/generated/client/enums.js'
import type { Caller } from '../access/session.js'
import type { PublisherOutletChange } from '../domain/publishing/publisher-outlet.js'
import type { OfferedProduct } from '../domain/publishing/publisher-product.js'
import { invalidInput } from '../errors/app-error.js'
import type { Transaction } from '../postgres/transaction.js'
import type { IssueList } from './issue-list.js'
import type { PublisherRow } from './publisher-columns.js'
import type { FileOutlet } from './publisher-file.js'

/** Transaction of an import, with the names that its rows refer to and the errors so far. */
export interface ImportContext {
  tx: Transaction
  caller: Caller
  teamId: string
  names: Names
  issues: IssueList
  /** First lines of the existing records by ID. */
  lines: Map<string, number>
}

/** IDs of categories by prefix, and of tags by category and name in lower case. */
interface Names {
  categories: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
}

const tagKey = (category: TagCategory, name: string) => `${category}:${name.toLowerCase()}`

/** Reads the categories and tags that a file names. A publisher cannot create new ones. */
export async function readNames(tx: Transaction, outlets: readonly FileOutlet[]): Promise<Names> {
  const prefixes = outlets.flatMap(({ row }) => row.outlet_category ?? [])
  const tagNames = outlets.flatMap(({ row }) => row.outlet_tags?.map(({ name }) => name) ?? [])
  const categories = await tx.outletCategory.findMany({
    where: { prefix: { in: prefixes }, deletedAt: null },
  })
  const tags = await tx.tag.findMany({
    where: { name: { in: tagNames, mode: 'insensitive' }, deletedAt: null },
  })
  return {
    categories: new Map(categories.map(({ prefix, id }) => [prefix, id])),
    tags: new Map(tags.map(({ category, name, id }) => [tagKey(category, name), id])),
  }
}

/**
 * Returns the key as stored. Keys are unique in the catalogue, so those of publishers begin with the ID of the team.
 * Otherwise a publisher could find out the keys of others.
 */
export const storedKey = (teamId: string, key: string) => `${teamId}:${key}`

/**
 * Requires that the file contains an existing record once, by key or by ID.
 * @throws AppError validation_failed
 */
export function requireOnce({ lines }: ImportContext, id: string, line: number): void {
  const first = lines.get(id)
  if (first !== undefined)
    throw invalidInput(['key'], 'given_twice', `is the same record as on line ${first}`)
  lines.set(id, line)
}

export const unknownKey = (message: string) => invalidInput(['key'], 'unknown_id', message)

/**
 * Returns the fields of an outlet that the row contains.
 * @throws AppError validation_failed (an unknown category or tag)
 */
export function outletInput({ names }: ImportContext, { row }: FileOutlet): PublisherOutletChange {
  const { outlet_category: category, outlet_tags: tags } = row
  const categoryId = category && names.categories.get(category)
  if (category && !categoryId)
    throw invalidInput(['categoryId'], 'unknown_id', `is not a category of the marketplace`)
  const tagIds = tags?.map(({ category, name }) => {
    const id = names.tags.get(tagKey(category, name))
    if (!id) {
      const message = `contains ${category}:${name}, which is not a tag of the marketplace`
      throw invalidInput(['tagIds'], 'unknown_id', message)
    }
    return id
  })
  return given({
    name: row.outlet_name ?? undefined,
    description: row.outlet_description,
    websiteUrl: row.outlet_website_url,
    logo: row.outlet_logo,
    country: row.outlet_country,
    state: row.outlet_state,
    city: row.outlet_city,
    isIndexed: row.outlet_is_indexed,
    categoryId: category === undefined ? undefined : (categoryId ?? null),
    tagIds: tagIds && [...new Set(tagIds)].sort(),
    monthlyLimit: row.outlet_monthly_limit,
  })
}

/** Returns the fields of a product that the row contains. */
export const productInput = (row: PublisherRow): OfferedProduct =>
  given({
    name: row.product_name ?? undefined,
    description: row.product_description,
    requirements: row.product_requirements,
    minDeliveryDays: row.product_min_delivery_days ?? undefined,
    maxDeliveryDays: row.product_max_delivery_days ?? undefined,
    active: row.product_active,
    exampleLinks: row.product_example_links,
    image: row.product_image,
    logo: row.product_logo,
    exampleScreenshot: row.product_example_screenshot,
    monthlyLimit: row.product_monthly_limit,
    payout: row.product_payout == null ? undefined : BigInt(row.product_payout),
  })

/** Removes fields without a value, whose columns the file does not contain. */
const given = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Input]?: Exclude<Input[Name], undefined>
  }
