/** Lists as root fields of the graph: connections of nodes, edges and cursors, read page by page. */
import type { ArgBuilder, InputFieldMap, InputFieldsFromShape, ObjectRef } from '@pothos/core'
import { z } from 'zod'
import type { ModelName } from '../../src/query/model-types.js'
import { builder, type GraphTypes } from './builder.js'
import { type ListArgs, type ListOptions, lists, type NodeOf, seenOf } from './list.js'
import { type Page, pageOf } from './page.js'
import { pageSize, type Sliced, usualSize } from './slice.js'

/** What is made of rows: at once where they are there. */
const then = <T>(rows: Sliced | Promise<Sliced>, make: (rows: Sliced) => T): T | Promise<T> =>
  rows instanceof Promise ? rows.then(make) : make(rows)

export const PageInfo = builder.objectRef<Page>('PageInfo').implement({
  authScopes: { scope: [] },
  description: 'Where a page stands in its list.',
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
        cursor: t.string({
          description: 'Opaque place in this order, for `after`.',
          resolve: ({ page, row }) => page.cursor(row),
        }),
        node: t.field({
          type: node,
          description: 'The record.',
          resolve: ({ row }) => row,
        }),
      }),
    })
  const connection = builder.objectRef<Page>(`${name}Connection`).implement({
    authScopes: { scope: [] },
    description: `A page of ${name} records.`,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        description: 'The records of this page.',
        resolve: (page) => then(page.rows(), ({ rows }) => rows),
      }),
      edges: t.field({
        type: [edge],
        description: 'The records of this page with their cursors.',
        resolve: (page) => then(page.rows(), ({ rows }) => rows.map((row) => ({ page, row }))),
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
  connections.set(name, connection)
  return connection
}

/** Declares a root field that lists a model as a connection. */
export function listField<
  Model extends ModelName,
  Field extends string,
  Args extends InputFieldMap,
>(name: string, options: ListOptions<Model, Field, Args>): void {
  declareList(name, options)
}

function declareList(name: string, list: ListOptions): void {
  lists.set(name, list)
  if (list.where) list.where.listed ??= (session, where) => seenOf(list, { where }, session)
  builder.queryField(name, (t) =>
    t.field({
      type: connectionType(list.node),
      description: list.description,
      authScopes: list.operator ? { operator: true } : { scope: list.scope ?? [] },
      args: argsOf(list, t.arg),
      resolve: async (_root, args, context, info) =>
        pageOf(list, args, context, info, await list.narrow?.condition(args, context)),
    }),
  )
}

/** The arguments of a list, wherever it is. */
export function argsOf(
  list: ListOptions,
  arg: ArgBuilder<GraphTypes>,
): InputFieldsFromShape<GraphTypes, ListArgs, 'Arg'> {
  return {
    first: arg.int({
      description: `Records per page, 1 to 100; ${usualSize} when neither it nor \`last\` is given.`,
      validate: pageSize,
    }),
    after: arg.string({
      description: 'Cursor to go on from.',
      validate: z.string().max(2000),
    }),
    last: arg.int({
      description: 'Records per page, 1 to 100, from the end or before `before`.',
      validate: pageSize,
    }),
    before: arg.string({
      description: 'Cursor to go back from.',
      validate: z.string().max(2000),
    }),
    offset: arg.int({
      description: 'Records to skip; prefer `after` for depth.',
      validate: z.number().int().min(0).max(100_000_000),
    }),
    orderBy: arg({ type: list.order.ref, description: 'Order of the list.' }),
    ...(list.where && {
      where: arg({ type: list.where.ref, description: 'Conditions that all must hold.' }),
    }),
    ...list.narrow?.args(arg),
    ...(list.fetchAll && {
      all: arg.boolean({
        description:
          'All records on one page; `first`, `last` and `offset` then do not count. It costs what so many records cost.',
      }),
    }),
    ...(list.archive !== false && {
      includeArchived: arg.boolean({ description: 'Adds soft-deleted records.' }),
    }),
  }
}
