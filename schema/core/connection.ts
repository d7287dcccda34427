import type { ObjectRef } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { z } from 'zod'
import { requireColumn } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { type Context, services } from '../../src/graphql/context.js'
import { checkFilter } from '../../src/graphql/limits.js'
import { fieldOf, modelOf } from '../../src/query/model.js'
import { builder } from './builder.js'
import { after, encodeCursor, type Key, ordering } from './cursor.js'
import { required } from './fields.js'
import { recordsOf } from './records.js'
import { OrderDirection } from './scalars.js'
import type { Where } from './where-input.js'

type Condition = Record<string, unknown>
type Row = Record<string, unknown>

/** A sort field: the Prisma column behind it, per caller where prices are involved, and whether it can be null. */
export interface SortColumn {
  column: string | ((session: Session) => string)
  nullable?: boolean
  description: string
}

/** The `orderBy` input of a model. */
export interface Order {
  ref: unknown
  columns: Record<string, SortColumn>
  fallback: { field: string; direction: 'asc' | 'desc' }
}

/** Declares the `orderBy` input of a model; every order ends in the id, so pages never repeat or skip a row. */
export function orderInput(
  name: string,
  columns: Record<string, SortColumn>,
  fallback: Order['fallback'],
): Order {
  const field = builder.enumType(`${name}OrderField`, {
    description: `What ${name} records can be sorted by.`,
    values: Object.fromEntries(
      Object.entries(columns).map(([key, { description }]) => [key, { description }]),
    ),
  })
  const ref = builder.inputType(`${name}Order`, {
    description: `Order of ${name} records; equal ones are ordered by id.`,
    fields: (t) => ({
      field: t.field(required(field, 'What to sort by.')),
      direction: t.field(required(OrderDirection, 'In which direction.')),
    }),
  })
  return { ref, columns, fallback }
}

/** One page of a list; rows and count are loaded when a field asks for them. */
export interface Page {
  rows(): Promise<{ rows: Row[]; hasNextPage: boolean }>
  count(): Promise<number>
  cursor(row: Row): string
  hasPreviousPage: boolean
}

const PageInfo = builder.objectRef<Page>('PageInfo').implement({
  authScopes: { scope: [] },
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether records follow.',
      resolve: async (page) => (await page.rows()).hasNextPage,
    }),
    hasPreviousPage: t.boolean({
      description: 'Whether the page was reached by a cursor or an offset.',
      resolve: (page) => page.hasPreviousPage,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first record.',
      resolve: async (page) => {
        const first = (await page.rows()).rows[0]
        return first ? page.cursor(first) : null
      },
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last record: the `after` of the next page.',
      resolve: async (page) => {
        const last = (await page.rows()).rows.at(-1)
        return last ? page.cursor(last) : null
      },
    }),
  }),
})

const connections = new Map<string, ObjectRef<never, Page>>()

/** The connection type over a node type: `nodes`, `edges`, `pageInfo`, `totalCount`. */
function connectionType(node: ObjectRef<never, unknown>): ObjectRef<never, Page> {
  const name = (node as unknown as { name: string }).name
  const known = connections.get(name)
  if (known) return known

  const edge = builder.objectRef<{ page: Page; row: Row }>(`${name}Edge`).implement({
    authScopes: { scope: [] },
    description: `A ${name} and its place in the list.`,
    fields: (t) => ({
      cursor: t.string({
        description: 'Opaque place in this order, for `after`.',
        resolve: ({ page, row }) => page.cursor(row),
      }),
      node: t.field({
        type: node as never,
        description: 'The record.',
        resolve: ({ row }) => row as never,
      }),
    }),
  })
  const connection = builder.objectRef<Page>(`${name}Connection`).implement({
    authScopes: { scope: [] },
    description: `A page of ${name} records.`,
    fields: (t) => ({
      nodes: t.field({
        type: [node] as never,
        description: 'The records of this page.',
        resolve: (async (page: Page) => (await page.rows()).rows) as never,
      }),
      edges: t.field({
        type: [edge],
        description: 'The records of this page with their cursors.',
        resolve: async (page) => (await page.rows()).rows.map((row) => ({ page, row })),
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Where this page stands.',
        resolve: (page) => page,
      }),
      totalCount: t.int({
        description: 'How many records there are in all; counted only when asked for.',
        resolve: (page) => page.count(),
      }),
    }),
  })
  connections.set(name, connection as never)
  return connection as never
}

type QueryFields = Parameters<Parameters<typeof builder.queryField>[1]>[0]

export interface ListOptions {
  node: unknown
  /** Prisma delegate the rows come from, such as `outlet`. */
  model: string
  description: string
  /** Any of these scopes lets a team token in. */
  scope?: readonly string[]
  operator?: boolean
  order: Order
  where?: Where
  /** Column that ends every order; `id` when not given. */
  id?: string
  /**
   * Column of the soft deletion, `deletedAt` when not given; false when the model has none, `visible`
   * when that tells what of the deleted is listed.
   */
  archive?: string | false
  /** Column that names the team: a team token sees only its own rows. */
  tenant?: string
  /** What a caller can see at all, beside the tenancy. */
  visible?: (session: Session, args: ListArgs) => Condition
  /** Arguments of its own, and the condition they stand for, which may have to be looked up. */
  narrow?: {
    args(t: QueryFields): Record<string, unknown>
    condition(args: ListArgs & Record<string, unknown>, context: Context): Promise<Condition>
  }
  /** Offers `all`: every record on one page, for tables that stay small. */
  fetchAll?: boolean
  /** Part of the catalogue: its totals are remembered until that changes. */
  catalogue?: boolean
}

export interface ListArgs {
  first: number
  all?: boolean | null
  offset?: number | null
  after?: string | null
  orderBy?: { field: string; direction: 'asc' | 'desc' } | null
  where?: Condition | null
  includeArchived?: boolean | null
}

/** The lists of the graph by their root fields: what else reads whole lists reads these, by the same rules. */
export const lists = new Map<string, ListOptions>()

/** Declares a root field that lists a model as a connection. */
export function listField(name: string, options: ListOptions): void {
  lists.set(name, options)
  const type = connectionType(options.node as never)
  builder.queryField(name, (t) =>
    t.field({
      type: type as never,
      description: options.description,
      authScopes: options.operator ? { operator: true } : { scope: options.scope ?? [] },
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 25,
          description: 'Records per page, 1 to 100.',
          validate: z.number().int().min(1).max(100),
        }),
        after: t.arg.string({
          description: 'Cursor to go on from.',
          validate: z.string().max(2000),
        }),
        offset: t.arg.int({
          description: 'Records to skip; prefer `after` for depth.',
          validate: z.number().int().min(0).max(100_000_000),
        }),
        orderBy: t.arg({ type: options.order.ref as never, description: 'Order of the list.' }),
        ...(options.where && {
          where: t.arg({ type: options.where.ref, description: 'Conditions that all must hold.' }),
        }),
        ...(options.narrow?.args(t as never) as object),
        ...(options.fetchAll && {
          all: t.arg.boolean({
            description: 'All records on one page; `first` and `offset` then do not count.',
          }),
        }),
        ...(options.archive !== false && {
          includeArchived: t.arg.boolean({ description: 'Adds soft-deleted records.' }),
        }),
      },
      resolve: (async (
        _root: unknown,
        args: ListArgs,
        context: Context,
        info: GraphQLResolveInfo,
      ) =>
        page(
          options,
          args,
          context,
          info,
          await options.narrow?.condition(args as never, context),
        )) as never,
    }),
  )
}

/** The Prisma filter of what a caller sees of a list: its own team's, not archived, fitting `where`. */
export function listCondition(
  options: ListOptions,
  args: Pick<ListArgs, 'where' | 'includeArchived'> & Partial<ListArgs>,
  session: Session,
): Condition {
  const { archive = 'deletedAt' } = options
  const conditions: Condition[] = []
  if (options.tenant && session.kind === 'team')
    conditions.push({ [options.tenant]: session.teamId })
  if (options.visible) conditions.push(options.visible(session, args as ListArgs))
  if (options.where && args.where) {
    checkFilter(args.where)
    conditions.push(options.where.translate(args.where, session))
  }
  if (archive && archive !== 'visible' && !args.includeArchived)
    conditions.push({ [archive]: null })
  return and(conditions)
}

function page(
  options: ListOptions,
  args: ListArgs,
  context: Context,
  info: GraphQLResolveInfo,
  narrowed: Condition = {},
): Page {
  const session = context.session!
  const { id = 'id' } = options
  const where = and([narrowed, listCondition(options, args, session)])
  const key = keyOf(options, session, args.orderBy, id)
  const records = recordsOf(context, options.model)
  const asked = selectionOf(info)

  const load = async () => {
    const selection = queryFromInfo({
      context,
      info,
      paths: [['nodes'], ['edges', 'node']],
      ...(asked.cursors ? { select: { [id]: true, [key.column]: true } as never } : {}),
    })
    const slice = {
      where: args.after
        ? and([where, after(key, fieldOf(modelOf(options.model), key.column), args.after)])
        : where,
      orderBy: ordering(key),
      ...(args.all ? {} : { take: args.first + (asked.pageInfo ? 1 : 0) }),
      ...(args.offset && !args.all ? { skip: args.offset } : {}),
    }
    const rows: Row[] = await records.findMany({ ...selection, ...slice })
    if (args.all) return { rows, hasNextPage: false }
    return { rows: rows.slice(0, args.first), hasNextPage: rows.length > args.first }
  }
  let rows: ReturnType<Page['rows']> | undefined
  return {
    rows: () => {
      rows ??= load()
      return rows
    },
    count: async () => {
      const count = () => records.count({ where })
      if (options.catalogue)
        return services(context).responseCache.total({ [options.model]: where }, count)
      const page = args.after ? undefined : await rows
      const offset = (!args.all && args.offset) || 0
      // A page that is not full is the last one.
      const isLast = page && (args.all || page.rows.length < args.first)
      return isLast && (page.rows.length > 0 || offset === 0) ? offset + page.rows.length : count()
    },
    cursor: (row) => encodeCursor(key, row),
    hasPreviousPage: Boolean(args.after || args.offset),
  }
}

function and(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0)
  return real.length > 1 ? { AND: real } : (real[0] ?? {})
}

function keyOf(options: Sorted, session: Session, given: ListArgs['orderBy'], id: string): Key {
  const { field, direction } = given ?? options.order.fallback
  const { nullable = false } = options.order.columns[field]!
  return { id, column: sortColumn(options, field, session), direction, nullable }
}

type Sorted = Pick<ListOptions, 'order' | 'model'>

/**
 * The column that a sort field stands for.
 * @throws AppError missing_scope when the caller is not shown it
 */
export function sortColumn({ order, model }: Sorted, field: string, session: Session): string {
  const { column } = order.columns[field]!
  const name = typeof column === 'function' ? column(session) : column
  if (field !== order.fallback.field) requireColumn(session, modelOf(model), name)
  return name
}

/** The `orderBy` of a query that is no connection, ending in the id. */
export function orderingOf(list: Sorted, session: Session, given: ListArgs['orderBy']): object[] {
  return ordering(keyOf(list, session, given, 'id'))
}

// Compiled, a field has the same nodes each time.
const selections = new WeakMap<readonly FieldNode[], { pageInfo: boolean; cursors: boolean }>()

/** Whether the page's edges or ends are asked for, which need more than the nodes do. */
function selectionOf(info: GraphQLResolveInfo): { pageInfo: boolean; cursors: boolean } {
  let found = selections.get(info.fieldNodes)
  if (!found) {
    const names = new Set(
      info.fieldNodes.flatMap((field) => [...fieldNames(field.selectionSet, info)]),
    )
    found = {
      pageInfo: names.has('pageInfo'),
      cursors: names.has('pageInfo') || names.has('edges'),
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
