/**
 * Lists of the graph. Input: what a list is (`listField('orders', { node: Order, order: OrderOrder, where: OrderWhere })`);
 * output: its root field, a connection that is read page by page, and the condition of the records that a caller sees in it.
 */
import type {
  ArgBuilder,
  EnumRef,
  InputFieldMap,
  InputFieldsFromShape,
  InputShapeFromFields,
  ObjectRef,
  OutputRef,
} from '@pothos/core'
import type { prismaModelKey } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { Access } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import type { Context } from '../../src/compiler/context.js'
import { checkFilter } from '../../src/graphql/limits.js'
import type { ColumnOf, ColumnOfType, ConditionOf, ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import { builder, type GraphTypes } from './builder.js'
import { type Order, type OrderValue, sortKey } from './order.js'
import {
  type Key,
  maxOffset,
  type Page,
  pageOf,
  pageSize,
  type SliceArgs,
  type Sliced,
  usualSize,
} from './page.js'
import { isTenanted, tenantIn } from './tenant.js'
import { and, type Where, type WhereValue } from './where-condition.js'

/** The node type of a model, as `builder.prismaObject` makes it. */
export interface NodeOf<Model extends ModelName> extends OutputRef {
  modelName: string
  [prismaModelKey]: { Name: Model }
}

export interface ListOptions<
  Model extends ModelName = ModelName,
  Field extends string = string,
  Args extends InputFieldMap = InputFieldMap,
> {
  node: NodeOf<Model>
  description: string
  /** Any of these scopes lets a team token in. */
  scope?: readonly string[]
  operator?: boolean
  order: Order<NoInfer<Model>>
  where?: Where<NoInfer<Model>, Field>
  /** Column that ends every order; `id` when not given. */
  id?: ColumnOfType<Model, string>
  /**
   * The field of `where` that searches, if any. Results are sorted by relevance unless `orderBy` is given, and those of
   * the same relevance by this column, the greatest first.
   */
  search?: { field: NoInfer<Field>; column: ColumnOf<NoInfer<Model>> }
  /**
   * Column of the soft deletion, `deletedAt` when not given; false when the model has none, `visible`
   * when that tells what of the deleted is listed.
   */
  archive?: ColumnOfType<Model, Date> | 'visible' | false
  /** Whether a team sees its own records alone; absent: where each is a team's. */
  tenant?: boolean
  /** What a caller can see at all, beside the tenancy. */
  visible?(session: Session, args: VisibilityArgs): ConditionOf<Model>
  /** What the argument `show` chooses from, for `visible` to tell, and what is shown without it. */
  show?: { type: EnumRef<GraphTypes, string>; default: string }
  /** Further arguments, and the condition they stand for, which may have to be looked up. */
  narrow?: {
    args(arg: ArgBuilder<GraphTypes>): Args
    condition(args: InputShapeFromFields<Args>, context: Context): Promise<ConditionOf<Model>>
  }
  /** Offers `all`: every record on one page, for tables that stay small. */
  fetchAll?: boolean
}

/** The arguments that say what a list shows, whatever its filter. */
export interface VisibilityArgs {
  show?: string | null | undefined
  includeArchived?: boolean | null | undefined
}

/** The arguments that every list takes. */
export interface ListArgs<Field extends string = string> extends VisibilityArgs, SliceArgs {
  orderBy?: OrderValue | null
  where?: WhereValue<Field> | null
}

/** The lists of the graph by their root fields: what else reads whole lists reads these, by the same rules. */
export const lists = new Map<string, ListOptions>()

/** The Prisma filter of what a caller sees of a list: its own team's, not archived, fitting `where`. */
export function listCondition(
  list: ListOptions,
  args: VisibilityArgs & Pick<ListArgs, 'where'>,
  session: Session,
): Condition {
  if (!list.where || !args.where) return seenOf(list, args, session)
  return and([seenOf(list, args, session), whereCondition(list, args.where, session)])
}

/** The same without `where`. */
export function seenOf(list: ListOptions, args: VisibilityArgs, session: Session): Condition {
  const { archive = 'deletedAt' } = list
  const conditions: Condition[] = []
  if (list.tenant) conditions.push(tenantIn(list.order.model, session))
  if (list.visible) {
    const { show, includeArchived } = args
    conditions.push(list.visible(session, { show: show ?? list.show?.default, includeArchived }))
  }
  if (archive && archive !== 'visible' && !args.includeArchived)
    conditions.push({ [archive]: null })
  return and(conditions)
}

/** What a `where` of a list asks of its records. */
export function whereCondition(
  { where }: Pick<ListOptions, 'where'>,
  value: WhereValue,
  session: Session,
): Condition {
  checkFilter(value)
  return where ? where.translate(value, session) : {}
}

/** @param narrowed a condition beside those of the list */
export function listPage(
  list: ListOptions,
  args: ListArgs,
  context: Context,
  info: GraphQLResolveInfo,
  narrowed: Condition = {},
): Page {
  const session = context.session!
  const where = and([narrowed, listCondition(list, args, session)])
  const key = relevanceKey(list, args) ?? sortKey(list.order, session, args.orderBy, list.id)
  return pageOf({ model: list.order.model, where, key }, args, context, info)
}

/** The key of a search without an order. */
function relevanceKey({ search, id = 'id' }: ListOptions, args: ListArgs): Key | undefined {
  const text = search && args.where?.[search.field]
  if (args.orderBy || typeof text !== 'string' || text.trim() === '') return undefined
  return { id, column: search!.column, direction: 'desc', nullable: false, isByRelevance: true }
}

/** What is made of rows: at once where they are there. */
const then = <T>(rows: Sliced | Promise<Sliced>, make: (rows: Sliced) => T): T | Promise<T> =>
  rows instanceof Promise ? rows.then(make) : make(rows)

const PageInfo = builder.objectRef<Page>('PageInfo').implement({
  authScopes: { scope: [] },
  description: `Where a page stands in its list, of which every list takes the same arguments.

\`first\` or \`last\`: records per page, 1 to 100; ${usualSize} when neither is given.
\`after\` or \`before\`: cursor to go on or back from, as \`endCursor\` and \`startCursor\` are.
\`offset\`: records to skip; prefer \`after\` for depth.
\`all\`: all records on one page, at what so many records cost; \`first\`, \`last\` and \`offset\` then do not count.
\`orderBy\`: order of the list.
\`where\`: conditions that all must hold.
\`show\`: what the list shows, whatever \`where\` names.
\`includeArchived\`: adds soft-deleted records.

Of a connection, \`edges\` are the \`nodes\` with their cursors, and \`totalCount\` counts all records when it is asked for.`,
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether records follow.',
      resolve: (page) => then(page.rows(), ({ hasNextPage }) => hasNextPage),
    }),
    hasPreviousPage: t.boolean({
      description:
        'Whether records come before: of a page that goes forward, whether it was reached by a cursor or an offset.',
      resolve: (page) => then(page.rows(), ({ hasPreviousPage }) => hasPreviousPage),
    }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first record.',
      resolve: (page) =>
        then(page.rows(), ({ rows: [first] }) => (first ? page.cursor(first) : null)),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last record: the `after` of the next page.',
      resolve: (page) =>
        then(page.rows(), ({ rows }) => (rows.length > 0 ? page.cursor(rows.at(-1)!) : null)),
    }),
  }),
})

type Connection = ObjectRef<GraphTypes, Page>

const connections = new Map<string, Connection>()

/** The connection type over a node type: `nodes`, `edges`, `pageInfo`, `totalCount`. */
export function connectionType(node: NodeOf<ModelName>): Connection {
  const { name } = node
  const known = connections.get(name)
  if (known) return known

  const edge = builder
    .objectRef<{ page: Page; row: Record<string, unknown> }>(`${name}Edge`)
    .implement({
      authScopes: { scope: [] },
      description: `A ${name} and its place in the list.`,
      fields: (t) => ({
        cursor: t.string({ resolve: ({ page, row }) => page.cursor(row) }),
        node: t.field({ type: node, resolve: ({ row }) => row }),
      }),
    })
  const connection = builder.objectRef<Page>(`${name}Connection`).implement({
    authScopes: { scope: [] },
    description: `A page of ${name} records.`,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        extensions: { described: 'The records of this page.' },
        resolve: (page) => then(page.rows(), ({ rows }) => rows),
      }),
      edges: t.field({
        type: [edge],
        resolve: (page) => then(page.rows(), ({ rows }) => rows.map((row) => ({ page, row }))),
      }),
      pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
      totalCount: t.int({
        extensions: {
          described: 'How many records there are in all; counted only when asked for.',
        },
        resolve: (page) => page.count(),
      }),
    }),
  })
  connections.set(name, connection)
  return connection
}

/** Who is shown a list. */
export const listAccess = ({ operator, scope = [] }: ListOptions): Access =>
  operator ? { operator: true } : { scope }

/** Declares a root field that lists a model as a connection. */
export function listField<
  Model extends ModelName,
  Field extends string,
  Args extends InputFieldMap,
>(name: string, options: ListOptions<Model, Field, Args>): void {
  const list: ListOptions = { tenant: isTenanted(options.order.model), ...options }
  lists.set(name, list)
  if (list.where) list.where.listed ??= (session) => seenOf(list, {}, session)
  builder.queryField(name, (t) =>
    t.field({
      type: connectionType(list.node),
      description: list.description,
      authScopes: listAccess(list),
      args: argsOf(list, t.arg),
      resolve: async (_root, args, context, info) =>
        listPage(list, args, context, info, await list.narrow?.condition(args, context)),
    }),
  )
}

/** What REST says of the arguments of lists, which `PageInfo` describes for all of the graph. */
const words = {
  first: `Records per page, 1 to 100; ${usualSize} when neither it nor \`last\` is given.`,
  after: 'Cursor to go on from.',
  last: 'Records per page, 1 to 100, from the end or before `before`.',
  before: 'Cursor to go back from.',
  offset: 'Records to skip; prefer `after` for depth.',
  orderBy: 'Order of the list.',
  where: 'Conditions that all must hold.',
  all: 'All records on one page; `first`, `last` and `offset` then do not count. It costs what so many records cost.',
  show: 'What the list shows, whatever `where` names.',
  includeArchived: 'Adds soft-deleted records.',
}
const described = (name: keyof typeof words) => ({ extensions: { described: words[name] } })

/** The arguments of a list, wherever it is. */
export function argsOf(
  list: ListOptions,
  arg: ArgBuilder<GraphTypes>,
): InputFieldsFromShape<GraphTypes, ListArgs, 'Arg'> {
  return {
    first: arg.int({ ...described('first'), validate: pageSize }),
    after: arg.string({ ...described('after'), validate: z.string().max(2000) }),
    last: arg.int({ ...described('last'), validate: pageSize }),
    before: arg.string({ ...described('before'), validate: z.string().max(2000) }),
    offset: arg.int({
      ...described('offset'),
      validate: z.number().int().min(0).max(maxOffset),
    }),
    orderBy: arg({ type: list.order.ref, ...described('orderBy') }),
    ...(list.where && { where: arg({ type: list.where.ref, ...described('where') }) }),
    ...list.narrow?.args(arg),
    ...(list.fetchAll && { all: arg.boolean(described('all')) }),
    ...visibilityArgs(list, arg),
  }
}

/** The arguments that say what is shown of a list, of its aggregates too. */
export function visibilityArgs(
  { show, archive }: ListOptions,
  arg: ArgBuilder<GraphTypes>,
): InputFieldsFromShape<GraphTypes, VisibilityArgs, 'Arg'> {
  return {
    ...(show && {
      show: arg({ type: show.type, defaultValue: show.default, ...described('show') }),
    }),
    ...(archive !== false && { includeArchived: arg.boolean(described('includeArchived')) }),
  }
}
