/**
 * Reads a page of a sorted list, by offset or by cursor. Rows, the existence of adjacent pages and the total are read
 * only if they are selected.
 */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { z } from 'zod'
import { relevance } from '../../src/catalogue/order.js'
import type { Context } from '../../src/compiler/context.js'
import { invalidInput } from '../../src/errors/app-error.js'
import { requireModelField } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition, ReadArgs } from '../../src/query/read.js'
import type { RecordRow } from '../../src/query/select.js'
import { beyondCursor, encodeCursor, invalidCursor, parseCursor, type SortKey } from './cursor.js'
import { fieldSelect, recordsOf, responseSelect } from './records.js'

/** Page of a list. Each part is read when it is first requested. */
export interface ConnectionPage {
  /** Condition of the whole list. */
  where: Condition
  rows(): PageResult | Promise<PageResult>
  /** Counts the records of the whole list. */
  count(): number | Promise<number>
  cursor(row: RecordRow): string
}

/** List without pagination: the condition and the sort order on a model. */
export interface OrderedQuery {
  model: ModelName
  where: Condition
  key: SortKey
}

/**
 * @throws AppError validation_failed if the arguments cannot be combined. Reading the page throws as
 * `Records`.
 */
export function createPage(
  { model, where, key }: OrderedQuery,
  args: SliceArgs,
  context: Context,
  info: GraphQLResolveInfo,
): ConnectionPage {
  const slice = new ConnectionArgs(model, key, args)
  const records = recordsOf(context, model)
  const selectedParts = selectedPageParts(info.fieldNodes, info.fragments)

  const isCounted =
    selectedParts.rows && selectedParts.total && slice.isFirst && slice.size !== undefined

  let total: number | undefined
  const load = async (): Promise<PageResult> => {
    const selection = selectedParts.cursors
      ? fieldSelect(context, info, { columns: [key.id, key.column] })
      : responseSelect(context, info)
    const read = slice.read(where, selectedParts.pageInfo)
    const result = await records.findPage({ ...selection, ...read, isCounted })
    if (slice.isFirst) total = result.total
    return slice.of(result.rows)
  }
  let page: Promise<PageResult> | undefined
  const rows = () => {
    page ??= load()
    return page
  }
  const count = async () => {
    // The page is read in any case, and may already include the total.
    const page = slice.isFirst && selectedParts.rows ? await rows() : undefined
    if (total !== undefined) return total
    const { size } = slice
    const offset = (size !== undefined && args.offset) || 0
    // A page that is not full is the last one.
    const isLast = page && (size === undefined || page.rows.length < size)
    return isLast && (page.rows.length > 0 || offset === 0)
      ? offset + page.rows.length
      : records.count({ where })
  }
  return {
    where,
    rows,
    count,
    cursor: (row) => slice.cursor(row),
  }
}

/** Returns a page whose rows were read in the statement of the parent record. */
export function readPage(slice: ConnectionArgs, rows: RecordRow[], total: number): ConnectionPage {
  const page = slice.of(rows)
  return { where: {}, rows: () => page, count: () => total, cursor: (row) => slice.cursor(row) }
}

// Compiled operations reuse the same nodes, so that they can serve as keys.
type Fragments = GraphQLResolveInfo['fragments']

const selections = new WeakMap<readonly FieldNode[], PageSelection>()

/** Parts of a connection that are selected. */
export interface PageSelection {
  /** Whether any of `nodes`, `edges` and `pageInfo` is selected. */
  rows: boolean
  pageInfo: boolean
  cursors: boolean
  total: boolean
}

/** Returns the parts of a connection that these nodes select. */
export function selectedPageParts(
  nodes: readonly FieldNode[],
  fragments: Fragments,
): PageSelection {
  let cached = selections.get(nodes)
  if (!cached) {
    const fields = nodes.flatMap(({ selectionSet }) => [...selectedFields(selectionSet, fragments)])
    const names = new Set(fields.map(({ name }) => name.value))
    cached = {
      rows: ['nodes', 'edges', 'pageInfo'].some((name) => names.has(name)),
      pageInfo: names.has('pageInfo'),
      cursors: names.has('pageInfo') || names.has('edges'),
      total: names.has('totalCount'),
    }
    selections.set(nodes, cached)
  }
  return cached
}

/** Iterates over the fields of a selection, including those of fragments. */
export function* selectedFields(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): Generator<FieldNode> {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) yield selection
    else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      yield* selectedFields(inner?.selectionSet, fragments)
    }
  }
}

/** Default page size. */
export const defaultPageSize = 25
export const maxOffset = 100_000_000
export const pageSizeRule = z.number().int().min(1).max(100)

/** Pagination arguments. */
export interface SliceArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  all?: boolean | null
  offset?: number | null
}

/** Records of a page, in order, and whether others precede or follow. */
export interface PageResult {
  rows: RecordRow[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** Pagination arguments of a connection, with the conversions between rows and cursors. */
export class ConnectionArgs {
  readonly key: SortKey
  readonly #args: SliceArgs
  readonly #model: ModelName
  /** Maximum number of records. Undefined for the whole list. */
  readonly size: number | undefined
  readonly #isBackward: boolean
  /** Rows of the page, empty until read. */
  #rows: readonly RecordRow[] = []

  /** @throws AppError validation_failed if the arguments cannot be combined */
  constructor(model: ModelName, key: SortKey, args: SliceArgs) {
    const { first, last, after, before, all } = args
    for (const [name, value] of Object.entries({ first, last })) {
      if (typeof value === 'number' && !pageSizeRule.safeParse(value).success)
        throw invalidInput([name], 'out_of_range', 'must be from 1 to 100', { min: 1, max: 100 })
    }
    if (first && last)
      throw invalidInput(['last'], 'conflict', 'cannot be combined with `first`', {
        field: 'first',
      })
    if (last && args.offset)
      throw invalidInput(['offset'], 'conflict', 'cannot be combined with `last`', {
        field: 'last',
      })
    const backward = last ? 'last' : before ? 'before' : undefined
    if (key.isByRelevance && backward)
      throw invalidInput(
        [backward],
        'conflict',
        'requires `orderBy`, because a search sorted by relevance can only be paged forward',
        {
          field: 'orderBy',
        },
      )
    this.#args = { after, before, offset: args.offset }
    this.key = key
    this.#model = model
    this.#isBackward = Boolean(last) && !all
    this.size = all ? undefined : (last ?? first ?? defaultPageSize)
  }

  /** Whether it starts at the first record of the list. */
  get isFirst(): boolean {
    return !this.#args.after && !this.#args.before && !this.#isBackward
  }

  /**
   * Returns the query of the page.
   * @param hasEnds whether to read one more record, to find out whether others follow
   */
  read(where: Condition, hasEnds: boolean): Pick<ReadArgs, 'where' | 'orderBy' | 'take' | 'skip'> {
    const { offset } = this.#args
    if (this.key.isByRelevance) {
      return {
        where,
        orderBy: [{ [relevance]: 'desc' }, { [this.key.column]: 'desc' }, { [this.key.id]: 'asc' }],
        take: this.size! + (hasEnds ? 1 : 0),
        skip: this.#relevanceSkip + (offset ?? 0),
      }
    }
    const ends = (['after', 'before'] as const).flatMap((side) => {
      const cursor = this.#args[side]
      if (!cursor) return []
      return [beyondCursor(this.key, requireModelField(this.#model, this.key.column), cursor, side)]
    })
    return {
      where: ends.length > 0 ? { AND: [where, ...ends] } : where,
      orderBy: orderByKey(this.#isBackward ? reverseKey(this.key) : this.key),
      ...(this.size !== undefined && { take: this.size + (hasEnds ? 1 : 0) }),
      ...(this.size !== undefined && offset ? { skip: offset } : {}),
    }
  }

  /** Cuts the page from the records that were read. */
  of(read: RecordRow[]): PageResult {
    const { after, before, offset } = this.#args
    const { size = read.length } = this
    const hasMore = read.length > size
    const rows = hasMore ? read.slice(0, size) : read
    this.#rows = rows
    if (this.#isBackward)
      return { rows: rows.toReversed(), hasPreviousPage: hasMore, hasNextPage: Boolean(before) }
    const hasPreviousPage = Boolean(after || (offset && this.size !== undefined))
    return { rows, hasPreviousPage, hasNextPage: hasMore }
  }

  /** Returns the cursor of a row of the page. */
  cursor(row: RecordRow): string {
    if (!this.key.isByRelevance) return encodeCursor(this.key, row)
    const place = this.#relevanceSkip + (this.#args.offset ?? 0) + this.#rows.indexOf(row) + 1
    return Buffer.from(JSON.stringify([relevance, place])).toString('base64url')
  }

  /**
   * Number of records that `after` skips. Relevance is not a column, so a cursor in that order
   * contains the position of a record.
   */
  get #relevanceSkip(): number {
    const { after } = this.#args
    if (!after) return 0
    const parsed = parseCursor(after)
    const [order, place] = Array.isArray(parsed) ? parsed : []
    if (order === relevance && Number.isInteger(place) && place > 0 && place <= maxOffset)
      return place
    throw invalidCursor('after')
  }
}

/** Reverses the sort key. */
function reverseKey(key: SortKey): SortKey {
  return { ...key, direction: key.direction === 'asc' ? 'desc' : 'asc', nulls: 'first' }
}

/** Returns Prisma's `orderBy` for a sort key. */
function orderByKey({ id, column, direction, nullable, nulls = 'last' }: SortKey): object[] {
  if (column === id) return [{ [id]: direction }]
  return [{ [column]: nullable ? { sort: direction, nulls } : direction }, { [id]: direction }]
}
