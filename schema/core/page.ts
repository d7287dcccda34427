/** One page of a list: its rows are read when a field asks for them, and so is their number. */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { type Context, services } from '../../src/graphql/context.js'
import { delegateOf, fieldOf } from '../../src/query/model.js'
import type { Row } from '../../src/query/select.js'
import type { Condition } from '../../src/query/shape.js'
import { afterCursor, encodeCursor, orderByKey } from './cursor.js'
import { and, type ListArgs, type ListOptions, listCondition } from './list.js'
import { sortKey } from './order.js'
import { answered, asked, recordsOf } from './records.js'

export interface Page {
  /** The filter of the whole list. */
  where: Condition
  rows(): Promise<Loaded>
  count(): Promise<number>
  cursor(row: Row): string
  hasPreviousPage: boolean
}

interface Loaded {
  rows: Row[]
  hasNextPage: boolean
  /** How many there are in all, where the same statement told it. */
  total?: number | undefined
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
  const delegate = delegateOf(order.model)
  const records = recordsOf(context, delegate)
  const wanted = withinOf(info)

  const load = async (): Promise<Loaded> => {
    const selection = wanted.cursors
      ? asked(context, info, [id, key.column])
      : answered(context, info)
    const slice = {
      where: args.after
        ? and([where, afterCursor(key, fieldOf(order.model, key.column), args.after)])
        : where,
      orderBy: orderByKey(key),
      ...(args.all ? {} : { take: args.first + (wanted.pageInfo ? 1 : 0) }),
      ...(args.offset && !args.all ? { skip: args.offset } : {}),
      isCounted: wanted.total && !list.catalogue && !args.after && !args.all,
    }
    const { rows, total } = await records.findPage({ ...selection, ...slice })
    if (args.all) return { rows, hasNextPage: false }
    return { rows: rows.slice(0, args.first), hasNextPage: rows.length > args.first, total }
  }
  let rows: ReturnType<Page['rows']> | undefined
  return {
    where,
    rows: () => {
      rows ??= load()
      return rows
    },
    count: async () => {
      const count = () => records.count({ where })
      if (list.catalogue) return services(context).responseCache.total({ [delegate]: where }, count)
      const page = args.after ? undefined : await rows
      if (page?.total !== undefined) return page.total
      const offset = (!args.all && args.offset) || 0
      // A page that is not full is the last one.
      const isLast = page && (args.all || page.rows.length < args.first)
      return isLast && (page.rows.length > 0 || offset === 0) ? offset + page.rows.length : count()
    },
    cursor: (row) => encodeCursor(key, row),
    hasPreviousPage: Boolean(args.after || args.offset),
  }
}

// Compiled, a field has the same nodes each time.
const selections = new WeakMap<readonly FieldNode[], Within>()

/** What is asked of a page beside its nodes: its edges and ends need more of these. */
interface Within {
  pageInfo: boolean
  cursors: boolean
  total: boolean
}

function withinOf(info: GraphQLResolveInfo): Within {
  let found = selections.get(info.fieldNodes)
  if (!found) {
    const names = new Set(
      info.fieldNodes.flatMap((field) => [...fieldNames(field.selectionSet, info)]),
    )
    found = {
      pageInfo: names.has('pageInfo'),
      cursors: names.has('pageInfo') || names.has('edges'),
      total: names.has('totalCount'),
    }
    selections.set(info.fieldNodes, found)
  }
  return found
}

function fieldNames(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>()
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value)
    else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
      for (const name of fieldNames(inner?.selectionSet, info)) names.add(name)
    }
  }
  return names
}
