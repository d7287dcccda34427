/**
 * Declares lists: root fields with a paginated connection, and the condition on the records that a caller can see.
 *
 *     listField('orders', { node: Order, order: OrderOrder, where: OrderWhere })
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
import { isPublisherModel } from '../../src/access/tenancy.js'
import type { Context } from '../../src/compiler/context.js'
import { type RequestIssue, withPathPrefix } from '../../src/errors/app-error.js'
import { checkFilter } from '../../src/graphql/limits.js'
import type { ColumnOf, ColumnOfType, ConditionOf, ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import { builder, type GraphTypes } from './builder.js'
import type { SortKey } from './cursor.js'
import { type OrderByInput, type OrderValue, sortKey } from './order.js'
import {
  type ConnectionPage,
  createPage,
  defaultPageSize,
  maxOffset,
  type PageResult,
  pageSizeRule,
  type SliceArgs,
} from './page.js'
import { isTenanted, tenantIn, withoutTestTeams } from './tenant.js'
import { and, type Where, type WhereValue } from './where-condition.js'

/** Node type of a model, as declared by `builder.prismaObject`. */
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
  /** A team token needs one of these scopes. */
  scope?: readonly string[]
  /** Only operators can read the list. */
  operator?: boolean
  order: OrderByInput<NoInfer<Model>>
  where?: Where<NoInfer<Model>, Field>
  /** Unique column that ends every sort order. Defaults to `id`. */
  id?: ColumnOfType<Model, string>
  /**
   * Field of `where` that performs a full-text search. Results are sorted by relevance unless
   * `orderBy` is given. Within equal relevance this column sorts them, in descending order.
   */
  search?: { field: NoInfer<Field>; column: ColumnOf<NoInfer<Model>> }
  /**
   * Column of the soft deletion. Defaults to `deletedAt`. False for a model without soft
   * deletion. `visible` if that function decides which deleted records are listed.
   */
  archive?: ColumnOfType<Model, Date> | 'visible' | false
  /** Whether a team sees only its own records. Defaults to whether the model has a team. */
  tenant?: boolean
  /** Returns the condition on the records that a caller can see, in addition to tenancy. */
  visible?(session: Session, args: VisibilityArgs): ConditionOf<Model>
  /** Enum of the argument `show` and its default. `visible` implements it. */
  show?: { type: EnumRef<GraphTypes, string>; default: string }
  /** Additional arguments, and the condition that they translate to, which may need a query. */
  narrow?: {
    args(arg: ArgBuilder<GraphTypes>): Args
    condition(args: InputShapeFromFields<Args>, context: Context): Promise<ConditionOf<Model>>
  }
  /** Name in exports, on the command line and in REST. Defaults to the name of the root field. */
  exportName?: string
  /**
   * Adds the argument `all`, which returns every record on one page. For tables that stay small.
   */
  fetchAll?: boolean
}

/** Arguments that select visible records, independent of `where`. */
export interface VisibilityArgs {
  show?: string | null | undefined
  includeArchived?: boolean | null | undefined
}

/** Argument of aggregates and exports. */
export interface TestArgs {
  /** Whether records of test teams are included. Only for operators; a team sees all of its own records. */
  includeTest?: boolean | null | undefined
}

/** Arguments of every list. */
export interface ListArgs<Field extends string = string> extends VisibilityArgs, SliceArgs {
  orderBy?: OrderValue | null
  where?: WhereValue<Field> | null
}

/** Returns the name of a list in exports. */
export const exportNameOf = (rootField: string, { exportName = rootField }: ListOptions) =>
  exportName

/** Lists by root field. Aggregates, exports and `node` read them with the same rules. */
export const rootLists = new Map<string, ListOptions>()

/**
 * Returns the condition on the records that a caller can see in a list: of the caller's team, not archived,
 * matching `where`.
 * @throws AppError as `whereCondition`
 */
export function listCondition(
  list: ListOptions,
  args: VisibilityArgs & Pick<ListArgs, 'where'>,
  session: Session,
): Condition {
  if (!list.where || !args.where) return visibleWhere(list, args, session)
  return and([visibleWhere(list, args, session), whereCondition(list, args.where, session)])
}

/** Like `listCondition`, for aggregates and exports: operators see records of test teams only on request. */
export function reportCondition(
  list: ListOptions,
  args: VisibilityArgs & TestArgs & Pick<ListArgs, 'where'>,
  session: Session,
): Condition {
  const condition = listCondition(list, args, session)
  const live =
    args.includeTest || session.kind === 'team' ? undefined : withoutTestTeams(list.order.model)
  return live ? and([condition, live]) : condition
}

/** Like `listCondition`, without `where`. */
export function visibleWhere(list: ListOptions, args: VisibilityArgs, session: Session): Condition {
  const { archive = 'deletedAt' } = list
  const conditions: Condition[] = []
  const { model } = list.order
  if (list.tenant || isPublisherModel(model)) conditions.push(tenantIn(model, session))
  if (list.visible) {
    const { show, includeArchived } = args
    conditions.push(list.visible(session, { show: show ?? list.show?.default, includeArchived }))
  }
  if (archive && archive !== 'visible' && !args.includeArchived)
    conditions.push({ [archive]: null })
  return and(conditions)
}

/**
 * Translates the `where` of a list to a condition.
 * @param path of the argument
 * @throws AppError missing_scope, operator_only, query_too_expensive, validation_failed
 */
export function whereCondition(
  { where }: Pick<ListOptions, 'where'>,
  value: WhereValue,
  session: Session,
  path: RequestIssue['path'] = ['where'],
): Condition {
  checkFilter(value)
  return where ? withPathPrefix(path, () => where.translate(value, session)) : {}
}

/**
 * @param narrowed condition in addition to those of the list
 * @throws AppError as `whereCondition`, `sortKey` and `createPage`
 */
export function listPage(
  list: ListOptions,
  args: ListArgs,
  context: Context,
  info: GraphQLResolveInfo,
  narrowed: Condition = {},
): ConnectionPage {
  const session = context.session!
  const where = and([narrowed, listCondition(list, args, session)])
  const key = relevanceKey(list, args) ?? sortKey(list.order, session, args.orderBy, list.id)
  return createPage({ model: list.order.model, where, key }, args, context, info)
}

/** Returns the sort key of a search without `orderBy`. */
function relevanceKey({ search, id = 'id' }: ListOptions, args: ListArgs): SortKey | undefined {
  const text = search && args.where?.[search.field]
  if (args.orderBy || typeof text !== 'string' || text.trim() === '') return undefined
  return { id, column: search!.column, direction: 'desc', nullable: false, isByRelevance: true }
}

/** Maps rows, synchronously if they have already been read. */
const then = <T>(
  rows: PageResult | Promise<PageResult>,
  make: (rows: PageResult) => T,
): T | Promise<T> => (rows instanceof Promise ? rows.then(make) : make(rows))

const PageInfo = builder.objectRef<ConnectionPage>('PageInfo').implement({
  authScopes: { scope: [] },
  description: `Position of a page in its list. All lists take the same arguments.

\`first\` or \`last\`: records per page, 1 to 100. Defaults to ${defaultPageSize}.
\`after\` or \`before\`: cursor to continue from, in the form of \`endCursor\` and \`startCursor\`.
\`offset\`: number of records to skip. Prefer \`after\` for deep pages.
\`all\`: returns all records on one page and ignores \`first\`, \`last\` and \`offset\`. The cost grows with the number of records.
\`orderBy\`: sort order.
\`where\`: conditions, combined with AND.
\`show\`: which records the list includes, regardless of \`where\`.
\`includeArchived\`: includes soft-deleted records.

In a connection, \`edges\` are the \`nodes\` with their cursors. \`totalCount\` is the number of all records, counted only if selected.`,
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether more records follow.',
      resolve: (page) => then(page.rows(), ({ hasNextPage }) => hasNextPage),
    }),
    hasPreviousPage: t.boolean({
      description:
        'Whether records precede the page. For forward pages: whether a cursor or an offset was given.',
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
      description: 'Cursor of the last record. Pass it as `after` to get the next page.',
      resolve: (page) =>
        then(page.rows(), ({ rows }) => (rows.length > 0 ? page.cursor(rows.at(-1)!) : null)),
    }),
  }),
})

type Connection = ObjectRef<GraphTypes, ConnectionPage>

const connections = new Map<string, Connection>()

/** Declares the connection of a node type: `nodes`, `edges`, `pageInfo`, `totalCount`. */
export function connectionType(node: NodeOf<ModelName>): Connection {
  const { name } = node
  const existing = connections.get(name)
  if (existing) return existing

  const edge = builder
    .objectRef<{ page: ConnectionPage; row: Record<string, unknown> }>(`${name}Edge`)
    .implement({
      authScopes: { scope: [] },
      description: `${name} with its cursor.`,
      fields: (t) => ({
        cursor: t.string({ resolve: ({ page, row }) => page.cursor(row) }),
        node: t.field({ type: node, resolve: ({ row }) => row }),
      }),
    })
  const connection = builder.objectRef<ConnectionPage>(`${name}Connection`).implement({
    authScopes: { scope: [] },
    description: `Page of ${name} records.`,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        extensions: { described: 'Records of this page.' },
        resolve: (page) => then(page.rows(), ({ rows }) => rows),
      }),
      edges: t.field({
        type: [edge],
        resolve: (page) => then(page.rows(), ({ rows }) => rows.map((row) => ({ page, row }))),
      }),
      pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
      totalCount: t.int({
        extensions: {
          described: 'Total number of records. Counted only if selected.',
        },
        resolve: (page) => page.count(),
      }),
    }),
  })
  connections.set(name, connection)
  return connection
}

/** Returns the access rule of a list. */
export const listAccess = ({ operator, scope = [] }: ListOptions): Access =>
  operator ? { operator: true } : { scope }

/** Declares a root field that lists a model as a connection. */
export function listField<
  Model extends ModelName,
  Field extends string,
  Args extends InputFieldMap,
>(name: string, options: ListOptions<Model, Field, Args>): void {
  const list: ListOptions = { tenant: isTenanted(options.order.model), ...options }
  rootLists.set(name, list)
  if (list.where) list.where.listed ??= (session) => visibleWhere(list, {}, session)
  builder.queryField(name, (t) =>
    t.field({
      type: connectionType(list.node),
      description: list.description,
      authScopes: listAccess(list),
      args: listArguments(list, t.arg),
      resolve: async (_root, args, context, info) =>
        listPage(list, args, context, info, await list.narrow?.condition(args, context)),
    }),
  )
}

/**
 * Descriptions for the OpenAPI document. In the SDL, `PageInfo` describes these arguments once for
 * all lists.
 */
const words = {
  first: `Records per page, 1 to 100. Defaults to ${defaultPageSize}.`,
  after: 'Cursor to continue from.',
  last: 'Records per page, 1 to 100, from the end of the list or before `before`.',
  before: 'Cursor to continue backward from.',
  offset: 'Number of records to skip. Prefer `after` for deep pages.',
  orderBy: 'Sort order.',
  where: 'Conditions, combined with AND.',
  all: 'Returns all records on one page and ignores `first`, `last` and `offset`. The cost grows with the number of records.',
  show: 'Which records the list includes, regardless of `where`.',
  includeArchived: 'Includes soft-deleted records.',
}
const describeList = (name: keyof typeof words) => ({ extensions: { described: words[name] } })

/** Declares the arguments of a list. */
export function listArguments(
  list: ListOptions,
  arg: ArgBuilder<GraphTypes>,
): InputFieldsFromShape<GraphTypes, ListArgs, 'Arg'> {
  return {
    first: arg.int({ ...describeList('first'), validate: pageSizeRule }),
    after: arg.string({ ...describeList('after'), validate: z.string().max(2000) }),
    last: arg.int({ ...describeList('last'), validate: pageSizeRule }),
    before: arg.string({ ...describeList('before'), validate: z.string().max(2000) }),
    offset: arg.int({
      ...describeList('offset'),
      validate: z.number().int().min(0).max(maxOffset),
    }),
    orderBy: arg({ type: list.order.ref, ...describeList('orderBy') }),
    ...(list.where && { where: arg({ type: list.where.ref, ...describeList('where') }) }),
    ...list.narrow?.args(arg),
    ...(list.fetchAll && { all: arg.boolean(describeList('all')) }),
    ...visibilityArgs(list, arg),
  }
}

/** Declares the arguments that select visible records, for lists and aggregates. */
export function visibilityArgs(
  { show, archive }: ListOptions,
  arg: ArgBuilder<GraphTypes>,
): InputFieldsFromShape<GraphTypes, VisibilityArgs, 'Arg'> {
  return {
    ...(show && {
      show: arg({ type: show.type, defaultValue: show.default, ...describeList('show') }),
    }),
    ...(archive !== false && { includeArchived: arg.boolean(describeList('includeArchived')) }),
  }
}
