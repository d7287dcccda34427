/** One page of a list: its rows are read when a field asks for them, and so is their number. */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { type Context, services } from '../../src/graphql/context.js'
import type { Row } from '../../src/query/select.js'
import type { Condition } from '../../src/query/shape.js'
import { encodeCursor, type Key } from './cursor.js'
import { and, type ListArgs, type ListOptions, listCondition } from './list.js'
import { sortKey } from './order.js'
import { answered, asked, recordsOf } from './records.js'
import { Slice, type Sliced } from './slice.js'

export interface Page {
  /** The filter of the whole list. */
  where: Condition
  rows(): Sliced | Promise<Sliced>
  count(): number | Promise<number>
  cursor(row: Row): string
}

/** @param narrowed a condition beside those of the list */
export function pageOf(
  list: ListOptions,
  args: ListArgs,
  context: Context,
  info: GraphQLResolveInfo,
  narrowed: Condition = {},
): Page {
  const session = context.session!
  const { id = 'id', order } = list
  const where = and([narrowed, listCondition(list, args, session)])
  const key = sortKey(order, session, args.orderBy, id)
  const slice = new Slice(order.model, key, args)
  const records = recordsOf(context, order.model)
  const wanted = withinOf(info.fieldNodes, info.fragments)

  let total: number | undefined
  const load = async (): Promise<Sliced> => {
    const selection = wanted.cursors
      ? asked(context, info, { columns: [id, key.column] })
      : answered(context, info)
    const found = await records.findPage({
      ...selection,
      ...slice.read(where, wanted.pageInfo),
      isCounted: wanted.total && !list.catalogue && slice.isFirst && slice.size !== undefined,
    })
    total = found.total
    return slice.of(found.rows)
  }
  let page: Promise<Sliced> | undefined
  const rows = () => {
    page ??= load()
    return page
  }
  return {
    where,
    rows,
    count: async () => {
      const count = () => records.count({ where })
      if (list.catalogue)
        return services(context).responseCache.total({ [order.model]: where }, count)
      // Whoever asks for the number first is told it by the statement of the records.
      const read = slice.isFirst && wanted.rows ? await rows() : undefined
      if (total !== undefined && read) return total
      const { size } = slice
      const offset = (size !== undefined && args.offset) || 0
      // A page that is not full is the last one.
      const isLast = read && (size === undefined || read.rows.length < size)
      return isLast && (read.rows.length > 0 || offset === 0) ? offset + read.rows.length : count()
    },
    cursor: (row) => encodeCursor(key, row),
  }
}

/** A page that was read with the record that it belongs to. */
export function readPage(
  key: Key,
  slice: Slice,
  where: Condition,
  rows: Row[],
  total: number,
): Page {
  const page = slice.of(rows)
  return { where, rows: () => page, count: () => total, cursor: (row) => encodeCursor(key, row) }
}

// Compiled, a field has the same nodes each time.
type Fragments = GraphQLResolveInfo['fragments']

const selections = new WeakMap<readonly FieldNode[], Within>()

/** What is asked of a page beside its nodes: its edges and ends need more of these. */
export interface Within {
  /** Whether any of its records are read. */
  rows: boolean
  pageInfo: boolean
  cursors: boolean
  total: boolean
}

/** What is asked of the page that these nodes ask for. */
export function withinOf(nodes: readonly FieldNode[], fragments: Fragments): Within {
  let found = selections.get(nodes)
  if (!found) {
    const names = new Set(nodes.flatMap((field) => [...fieldNames(field.selectionSet, fragments)]))
    found = {
      rows: ['nodes', 'edges', 'pageInfo'].some((name) => names.has(name)),
      pageInfo: names.has('pageInfo'),
      cursors: names.has('pageInfo') || names.has('edges'),
      total: names.has('totalCount'),
    }
    selections.set(nodes, found)
  }
  return found
}

function fieldNames(set: SelectionSetNode | undefined, fragments: Fragments): Set<string> {
  const names = new Set<string>()
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value)
    else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      for (const name of fieldNames(inner?.selectionSet, fragments)) names.add(name)
    }
  }
  return names
}
