/**
 * Reads records for resolvers, with the fields that the operation selects. PostgreSQL writes them as JSON text if
 * only the response needs them.
 */
import { queryFromInfo } from '@pothos/plugin-prisma'
import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql'
import type PrismaTypes from '../../prisma/generated/pothos.js'
import { isSearch, splitConjuncts } from '../../src/catalogue/condition.js'
import { relevance } from '../../src/catalogue/order.js'
import { type Context, services } from '../../src/compiler/context.js'
import { modelOfType } from '../../src/compiler/pothos.js'
import type { CompiledInfo } from '../../src/compiler/selection.js'
import { notFound } from '../../src/errors/app-error.js'
import type { ModelName } from '../../src/query/model-types.js'
import { asGiven, type Condition, type ReadArgs } from '../../src/query/read.js'
import { type RunStatement, readerFor } from '../../src/query/reader.js'
import type { RecordRow } from '../../src/query/select.js'
import type { Layout } from '../../src/query/text.js'
import { tenantIn } from './tenant.js'

/** Read whose records are only needed for the response. PostgreSQL writes them as JSON text. */
interface WrittenRead extends ReadArgs {
  layout?: Layout | undefined
  /**
   * Whether to count all matching records in the same statement, if PostgreSQL writes the page as
   * text.
   */
  isCounted?: boolean
}

/** Records of a read, and the total number of matches if it was counted. */
interface PageRows {
  rows: RecordRow[]
  total?: number | undefined
}

/**
 * Reads of a model with the signatures of Prisma, each in one statement. Each read throws AppError query_too_expensive if
 * it exceeds the time limit. A search of listings also throws unavailable (the index is loading) and validation_failed (it
 * is too broad).
 */
export interface Records {
  findMany(query: WrittenRead): Promise<RecordRow[]>
  findPage(query: WrittenRead): Promise<PageRows>
  findFirst(query: WrittenRead): Promise<RecordRow | null>
  count(query: Pick<ReadArgs, 'where'>): Promise<number>
}

/**
 * Returns the function that runs statements on the transaction's connection, or undefined outside a
 * transaction.
 */
function ownConnection(context: Context): RunStatement | undefined {
  const { prisma, db } = services(context)
  return prisma === db.prisma
    ? undefined
    : (text, values) => prisma.$queryRawUnsafe(text, ...values)
}

/** Returns the reads of a model, inside a transaction on its connection. */
export function recordsOf(context: Context, model: ModelName): Records {
  const { db, catalogue } = services(context)
  const run = ownConnection(context)
  const reader = readerFor(db)
  // The index reflects committed data, not the changes of the current transaction.
  const index = model === 'Listing' && !run ? catalogue : undefined
  const read = async ({ layout, isCounted, ...query }: WrittenRead): Promise<PageRows> => {
    if (!layout) return { rows: await reader.findMany(model, query, run) }
    const { texts, total } = await reader.findTexts(model, query, layout, isCounted === true, run)
    // The text replaces the row. Only the code that writes the response reads it.
    return { rows: texts as object[] as RecordRow[], total }
  }
  /** Removes search and relevance terms, which PostgreSQL does not support. */
  const forPostgres = async (query: WrittenRead): Promise<WrittenRead> => {
    if (model !== 'Listing') return query
    const { where = {}, orderBy } = query
    const order = [orderBy ?? []].flat().filter((term) => !(relevance in term))
    return { ...query, where: await catalogue.withoutSearch(where), orderBy: order }
  }
  /**
   * Rewrites a search that also has conditions for PostgreSQL, so that the index can run and sort
   * it.
   */
  const narrowed = async (where: Condition): Promise<Condition> => {
    const productQuery = {
      select: { productId: true },
      where: await catalogue.withoutSearch(where),
    }
    const ids = (await reader.findMany(model, productQuery)).map(({ productId }) => productId)
    return { AND: [...splitConjuncts(where).filter(isSearch), { productId: { in: ids } }] }
  }
  const findPage = async (query: WrittenRead, isRetry = false): Promise<PageRows> => {
    const { where = {}, orderBy, take, skip = 0, ...rest } = query
    const page = take && orderBy && (await index?.page({ where, orderBy, take, skip }))
    if (!page) {
      const isSorted = [orderBy ?? []].flat().some((term) => relevance in term)
      if (index && isSorted) return findPage({ ...query, where: await narrowed(where) })
      return read(await forPostgres(query))
    }
    const { ids, isPage, total } = page
    if (!ids) return { ...(await read({ ...(await forPostgres(query)), isCounted: false })), total }
    const pageQuery = { ...rest, where: { productId: { in: ids } }, isCounted: false }
    const { rows } = await read(
      isPage
        ? { ...pageQuery, orderBy: { productId: asGiven } }
        : { ...pageQuery, orderBy, take, skip },
    )
    // A listing was deleted after the index was queried. Read the page again, because a short page
    // would end the list.
    const isShort = isPage && rows.length < ids.length
    return isShort && !isRetry ? findPage(query, true) : { rows, total }
  }
  const findMany = async (query: WrittenRead) => (await findPage(query)).rows
  return {
    findMany,
    findPage,
    findFirst: async (query) => (await findMany({ ...query, take: 1 }))[0] ?? null,
    count: async (query) =>
      (await index?.count(query.where ?? {})) ??
      reader.count(model, (await forPostgres(query)).where, run),
  }
}

/**
 * Finds the model of each ID, as an index into `sought`, in one statement.
 * @throws AppError query_too_expensive
 */
export function modelsOfIds(
  context: Context,
  sought: readonly { model: ModelName; column: string; ids: readonly string[] }[],
): Promise<{ at: number; id: string }[]> {
  const { db } = services(context)
  return readerFor(db).findModels(sought, ownConnection(context))
}

/**
 * Returns the `select` of a field.
 * @param columns additional columns to read
 * @param typeName record type, if the field can return several
 */
export function fieldSelect(
  context: Context,
  info: GraphQLResolveInfo,
  { columns = [], typeName }: { columns?: readonly string[]; typeName?: string } = {},
): Pick<ReadArgs, 'select'> {
  const { selection, selections }: CompiledInfo = info
  const compiled = typeName ? selections?.get(typeName) : selection
  if (compiled) return { select: compiled.select(context, info.variableValues, columns) }
  const select = Object.fromEntries(columns.map((column) => [column, true]))
  const isList = 'nodes' in (getNamedType(info.returnType) as GraphQLObjectType).getFields()
  return queryFromInfo({
    context,
    info,
    ...(typeName && { typeName }),
    ...(isList && { paths: [['nodes'], ['edges', 'node']] }),
    ...(columns.length > 0 && { select }),
  })
}

/** Returns the `select` of a field whose records only the response needs. */
export function responseSelect(
  context: Context,
  info: GraphQLResolveInfo,
): Pick<WrittenRead, 'select' | 'layout'> {
  const { layout }: CompiledInfo = info
  return { ...fieldSelect(context, info), layout }
}

/**
 * Adds the selected fields that a resolver's records do not have yet, in one statement for all.
 * @param result a record, an array of records, or null
 * @throws AppError as `Records`
 */
export async function completed<Result>(
  context: Context,
  info: GraphQLResolveInfo,
  result: Result,
): Promise<Result> {
  const { selection }: CompiledInfo = info
  const rows = [result].flat() as RecordRow[]
  const [first] = rows
  // A record written as text has no ID.
  if (!selection || !first || !('id' in first)) return result
  const { select } = selection
  const requestedFields = Object.keys(select(context, info.variableValues))
  if (requestedFields.every((name) => name in first)) return result
  const model = modelOfType(getNamedType(info.returnType) as GraphQLObjectType)!
  const others = await recordsOf(context, model).findMany({
    select: select(context, info.variableValues, ['id']),
    where: { id: { in: rows.map(({ id }) => id) } },
  })
  const byId = new Map(others.map((row) => [row.id, row]))
  const merged = rows.map((row) => ({ ...byId.get(row.id), ...row }))
  return (Array.isArray(result) ? merged : merged[0]) as Result
}

/**
 * Returns the one record that matches, with the field's selection. Do not read its properties: it
 * may be JSON text.
 * @param name of the record in the error message. Defaults to the model's name.
 * @throws AppError not_found, or as `Records`
 */
export async function recordOf<Model extends ModelName>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name: string = model,
): Promise<PrismaTypes[Model]['Shape']> {
  const record = await recordsOf(context, model).findFirst({
    ...responseSelect(context, info),
    where,
  })
  if (!record) throw notFound(name)
  return record as PrismaTypes[Model]['Shape']
}

/**
 * Like `recordOf`, limited to the team of a team token.
 * @throws AppError as `recordOf`
 */
export function ownRecordOf<Model extends ModelName>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name?: string,
): Promise<PrismaTypes[Model]['Shape']> {
  return recordOf(context, info, model, { ...where, ...tenantIn(model, context.session!) }, name)
}
