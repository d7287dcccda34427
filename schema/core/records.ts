import { queryFromInfo } from '@pothos/plugin-prisma'
import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { tenantOf } from '../../src/access/session.js'
import { notFound } from '../../src/errors/app-error.js'
import { type Context, services } from '../../src/graphql/context.js'
import type { CompiledInfo } from '../../src/graphql/selection.js'
import { modelOf } from '../../src/query/model.js'
import type { DelegateName } from '../../src/query/model-types.js'
import { type RunStatement, readerOf } from '../../src/query/reader.js'
import type { Row } from '../../src/query/select.js'
import type { Condition, Read } from '../../src/query/shape.js'

/** Reads of a model as Prisma takes and answers them, each by one statement. */
export interface Records {
  findMany(query: Read): Promise<Row[]>
  findFirst(query: Read): Promise<Row | null>
  count(query: Pick<Read, 'where'>): Promise<number>
}

/**
 * The reads of a model; within a transaction on its connection.
 * @param model Prisma's delegate, such as `orderItem`
 */
export function recordsOf(context: Context, model: DelegateName): Records {
  const { prisma, db } = services(context)
  const run: RunStatement | undefined =
    prisma === db.prisma ? undefined : (text, values) => prisma.$queryRawUnsafe(text, ...values)
  const name = modelOf(model)
  const reader = readerOf(db)
  const findMany = (query: Read) => reader.findMany(name, query, run)
  return {
    findMany,
    findFirst: async (query) => (await findMany({ ...query, take: 1 }))[0] ?? null,
    count: ({ where }) => reader.count(name, where, run),
  }
}

/**
 * Makes sure that there is a record that fits.
 * @throws AppError not_found
 */
export async function requireRecord(
  context: Context,
  model: DelegateName,
  where: Condition,
): Promise<void> {
  const record = await recordsOf(context, model).findFirst({ select: { id: true }, where })
  if (!record) throw notFound(modelOf(model))
}

type Delegates = {
  [Model in keyof PrismaClient as PrismaClient[Model] extends Record<keyof Records, unknown>
    ? Model
    : never]: PrismaClient[Model]
}

type RecordOf<Model extends keyof Delegates> = Awaited<
  ReturnType<Delegates[Model]['findFirstOrThrow']>
>

/**
 * What of its records a field asks for, as a read takes it.
 * @param columns are read beside that
 */
export function asked(
  context: Context,
  info: GraphQLResolveInfo,
  columns: readonly string[] = [],
): Pick<Read, 'select' | 'include'> {
  const { selection }: CompiledInfo = info
  if (selection) return { select: selection.select(context, columns) }
  const select = Object.fromEntries(columns.map((column) => [column, true]))
  const isList = 'nodes' in (getNamedType(info.returnType) as GraphQLObjectType).getFields()
  return queryFromInfo({
    context,
    info,
    ...(isList && { paths: [['nodes'], ['edges', 'node']] }),
    ...(columns.length > 0 && { select }),
  })
}

/**
 * The one record that fits, as a field of the graph asks for it.
 * @param model Prisma's delegate, such as `orderItem`
 * @param name what the error calls it; the model when absent
 * @throws AppError not_found
 */
export async function recordOf<Model extends keyof Delegates>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name = modelOf(model),
): Promise<RecordOf<Model>> {
  const record = await recordsOf(context, model).findFirst({ ...asked(context, info), where })
  if (!record) throw notFound(name)
  return record as RecordOf<Model>
}

/**
 * The same of what belongs to teams: a team token finds its own team's alone.
 * @throws AppError not_found
 */
export function ownRecordOf<Model extends keyof Delegates>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name?: string,
): Promise<RecordOf<Model>> {
  return recordOf(context, info, model, { ...where, ...tenantOf(context.session!) }, name)
}
