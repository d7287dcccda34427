/**
 * Listings are found in narrow tables beside theirs, which are read whole in the time in which an index of the wide one
 * finds a part of them. Here a filter of the one becomes a filter of the others.
 */
import { type DataModel, wide } from './model.js'
import { type Condition, isCombination, type Shape } from './read.js'

/** All listings. */
const narrow = 'ListingFilter'
/** Those that are on sale: read in half the time. */
const narrowest = 'ListingOnSale'

/** Where the narrow tables have columns of the wide one that they do not hold themselves: in sets that many rows have alike. */
const sets: Record<string, string> = {
  country: 'place',
  state: 'place',
  city: 'place',
  productType: 'kind',
  channelTypes: 'kind',
  placementTypes: 'kind',
  tags: 'tagSet',
  disclaimerNames: 'disclaimerSet',
  disclaimerIds: 'disclaimerSet',
}

/** What decides whether a listing is shown at all, which the indexes of the wide table know. */
const visibility = new Set(['withheld', 'status', 'active', 'deletedAt', 'productType'])

/**
 * Columns that are filtered by bounds, which many rows are within. Where the rows that come first in another order are
 * all beyond them, a walk along its index would go through half the table.
 */
const bounded = new Set([
  'name',
  'createdAt',
  'standardPrice',
  'lowestPrice',
  'domainAuthority',
  'domainRanking',
  'popularity',
])

/** Columns by which the wide table has an index of what is on sale. */
const indexed = new Set([...bounded, 'productId', 'outletId', 'country', 'state', 'city'])

/** The records of a filter, as a narrow table has them. */
export interface Narrowed {
  model: string
  where: Condition
}

/** The parts of a filter that must all hold. */
export function conjunctsOf(condition: Condition): Condition[] {
  return Object.entries(condition).flatMap(([name, operand]) =>
    name === 'AND' ? listOf(operand).flatMap(conjunctsOf) : [{ [name]: operand }],
  )
}

/** The fields that a filter looks at. */
export function fieldsOf(condition: Condition): string[] {
  return Object.entries(condition).flatMap(([name, operand]) =>
    isCombination(name) ? listOf(operand).flatMap(fieldsOf) : [name],
  )
}

const listOf = (operand: unknown) => [operand].flat() as Condition[]

/**
 * A filter of listings as one of a narrow table, by the same records.
 * @param order the fields that they are sorted by, of `ListingFilter`
 */
export function narrowed(
  data: DataModel,
  condition: Condition,
  order: readonly string[] = [],
): Narrowed {
  const parts = conjunctsOf(condition)
  const others = parts.filter((part) => !isOfSale(part))
  if (
    others.length < parts.length &&
    others.every((part) => isHeld(data, part)) &&
    order.every((name) => isColumn(data, narrowest, name))
  )
    return { model: narrowest, where: narrowedParts(data, others) }
  return { model: narrow, where: narrowedParts(data, parts) }
}

/** Whether the table of what is on sale has all that a condition looks at. */
function isHeld(data: DataModel, part: Condition): boolean {
  return Object.entries(part).every(([name, operand]) => {
    if (isCombination(name)) return listOf(operand).every((nested) => isHeld(data, nested))
    if (name === 'searchText') return searchOf({ [name]: operand }) !== undefined
    return name in sets || isColumn(data, narrowest, name)
  })
}

/** Conditions that must all hold, as they are of either narrow table. */
function narrowedParts(data: DataModel, parts: readonly Condition[]): Condition {
  const own: Condition[] = []
  const related = new Map<string, Condition[]>()
  for (const part of parts) {
    const search = searchOf(part)
    if (search) {
      own.push(search)
      continue
    }
    const [[name, operand]] = Object.entries(part) as [[string, unknown]]
    const fields = fieldsOf(part)
    const homes = new Set(fields.map((field) => homeOf(data, field)))
    const [home] = homes
    const hasSearch = isCombination(name) && fields.includes('searchText')
    if (homes.size === 1 && home && !hasSearch)
      related.set(home, [...(related.get(home) ?? []), part])
    else if (homes.size === 1 && !hasSearch) own.push(part)
    else own.push({ [name]: listOf(operand).map((one) => narrowedParts(data, conjunctsOf(one))) })
  }
  for (const [home, of] of related) own.push({ [home]: { AND: of } })
  return { AND: own }
}

/** A search, which goes over texts without case there. */
function searchOf({ searchText }: Condition): Condition | undefined {
  const { contains, containsShort, mode, ...others } = (searchText ?? {}) as Condition
  if (mode !== 'insensitive' || Object.keys(others).length > 0) return undefined
  if (contains) return { searchText: { isPart: contains } }
  return containsShort ? { searchText: { isShortPart: containsShort } } : undefined
}

/** The relation by which a narrow table has a field; undefined where the field is its own. */
function homeOf(data: DataModel, name: string): string | undefined {
  if (sets[name]) return sets[name]
  if (name === 'searchText') return 'listing'
  return isColumn(data, narrow, name) ? undefined : 'listing'
}

function isColumn(data: DataModel, model: string, name: string): boolean {
  return data.field(model, name)?.kind === 'column'
}

/** Where to count the records of a filter: in the wide table where one index of what is on sale tells it. */
export function countedIn(data: DataModel, where: Condition): Narrowed {
  return isOnSale(where) && isIndexed(where) ? { model: wide, where } : narrowed(data, where)
}

/**
 * Where to find a page of records; undefined for the table itself, where its indexes find it: under a filter of one
 * column that has an index, which bounds need to be that of the order. `walk`: the page may also stand among the first
 * rows of the order that fit this, which an index has in that order.
 */
export function foundIn(
  data: DataModel,
  { where = {}, orderBy, take, isDeep }: Shape,
): (Narrowed & { walk: Condition | undefined }) | undefined {
  if (take === undefined) return undefined
  const order = [orderBy ?? []].flat().flatMap((term) => Object.keys(term))
  const isOfOrder = () => filteredBy(where).every((name) => !bounded.has(name) || name === order[0])
  if (isIndexed(where) && isOfOrder()) return undefined
  if (!order.every((name) => isColumn(data, narrow, name))) return undefined
  const [first] = order
  const isWalked = !isDeep && isOnSale(where) && first && indexed.has(first)
  const ofOrder = () =>
    conjunctsOf(where).filter((part) => fieldsOf(part).every((name) => name === first))
  return {
    ...narrowed(data, where, order),
    walk: isWalked ? { AND: [{ withheld: null }, ...ofOrder()] } : undefined,
  }
}

/** Whether the filter fits nothing but what is on sale, of which there are indexes and a table. */
function isOnSale(where: Condition): boolean {
  return conjunctsOf(where).some(isOfSale)
}

const isOfSale = (part: Condition) => part.withheld === null

/** The columns that a filter looks at, beside those of what is shown at all. */
function filteredBy(where: Condition): string[] {
  const names = new Set(fieldsOf(where).filter((name) => !visibility.has(name)))
  names.delete('productId')
  return [...names]
}

/** Whether the filter, beside what is shown at all, looks at no more than one column, which has an index. */
function isIndexed(where: Condition): boolean {
  const names = filteredBy(where)
  return names.length <= 1 && names.every((name) => indexed.has(name))
}
