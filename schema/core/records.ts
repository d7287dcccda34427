/**
 * Reads of records for resolvers. Input: a model, a condition and the field that asks (`info`); output: the records with what
 * the field selects of them, as text where only the answer needs them.
 */
import { queryFromInfo } from '@pothos/plugin-prisma'
import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql'
import type PrismaTypes from '../../prisma/generated/pothos.js'
import { tenantOf } from '../../src/access/session.js'
import { isSearch, partsOf } from '../../src/catalogue/condition.js'
import { relevance } from '../../src/catalogue/order.js'
import { type Context, services } from '../../src/compiler/context.js'
import { modelOfType } from '../../src/compiler/pothos.js'
import type { CompiledInfo } from '../../src/compiler/selection.js'
import { notFound } from '../../src/errors/app-error.js'
import type { ModelName } from '../../src/query/model-types.js'
import { asGiven, type Condition, type Read } from '../../src/query/read.js'
import { type RunStatement, readerOf } from '../../src/query/reader.js'
import type { Row } from '../../src/query/select.js'
import type { Layout } from '../../src/query/text.js'

/** A read whose records only the answer needs: they are written as they are read. */
interface WrittenRead extends Read {
  layout?: Layout | undefined
  /** Whether the page tells how many records fit in all, where it is written as it is read. */
  isCounted?: boolean
}

/** Records of a read, and how many there are in all where that was found on the way. */
interface Found {
  rows: Row[]
  total?: number | undefined
}

/** Reads of a model as Prisma takes and answers them, each by one statement. */
export interface Records {
  findMany(query: WrittenRead): Promise<Row[]>
  findPage(query: WrittenRead): Promise<Found>
  findFirst(query: WrittenRead): Promise<Row | null>
  count(query: Pick<Read, 'where'>): Promise<number>
}

/** How statements run on the connection of a transaction; undefined where there is none. */
function ownConnection(context: Context): RunStatement | undefined {
  const { prisma, db } = services(context)
  return prisma === db.prisma
    ? undefined
    : (text, values) => prisma.$queryRawUnsafe(text, ...values)
}

/** The reads of a model; within a transaction on its connection. */
export function recordsOf(context: Context, model: ModelName): Records {
  const { db, catalogue } = services(context)
  const run = ownConnection(context)
  const reader = readerOf(db)
  // The index sees what is committed, not what a transaction has changed.
  const index = model === 'Listing' && !run ? catalogue : undefined
  const read = async ({ layout, isCounted, ...query }: WrittenRead): Promise<Found> => {
    if (!layout) return { rows: await reader.findMany(model, query, run) }
    const { texts, total } = await reader.findTexts(model, query, layout, isCounted === true, run)
    // A text takes the place of the row: nobody but who completes the answer looks into it.
    return { rows: texts as object[] as Row[], total }
  }
  /** PostgreSQL knows neither searches nor relevance. */
  const forPostgres = async (query: WrittenRead): Promise<WrittenRead> => {
    if (model !== 'Listing') return query
    const { where = {}, orderBy } = query
    const order = [orderBy ?? []].flat().filter((term) => !(relevance in term))
    return { ...query, where: await catalogue.withoutSearch(where), orderBy: order }
  }
  /** A search with conditions that PostgreSQL tests, as one that the index knows and sorts. */
  const narrowed = async (where: Condition): Promise<Condition> => {
    const found = { select: { productId: true }, where: await catalogue.withoutSearch(where) }
    const ids = (await reader.findMany(model, found)).map(({ productId }) => productId)
    return { AND: [...partsOf(where).filter(isSearch), { productId: { in: ids } }] }
  }
  const findPage = async (query: WrittenRead, isRetry = false): Promise<Found> => {
    const { where = {}, orderBy, take, skip = 0, ...rest } = query
    const page = take && orderBy && (await index?.page({ where, orderBy, take, skip }))
    if (!page) {
      const isSorted = [orderBy ?? []].flat().some((term) => relevance in term)
      if (index && isSorted) return findPage({ ...query, where: await narrowed(where) })
      return read(await forPostgres(query))
    }
    const { ids, isPage, total } = page
    if (!ids) return { ...(await read({ ...(await forPostgres(query)), isCounted: false })), total }
    const found = { ...rest, where: { productId: { in: ids } }, isCounted: false }
    const { rows } = await read(
      isPage ? { ...found, orderBy: { productId: asGiven } } : { ...found, orderBy, take, skip },
    )
    // A listing was deleted after the index was queried. A short page would end the list, so that it is read again.
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

/** Which of some ids are in a column of which model, by its place among those sought: one statement for all. */
export function modelsOfIds(
  context: Context,
  sought: readonly { model: ModelName; column: string; ids: readonly string[] }[],
): Promise<{ at: number; id: string }[]> {
  const { db } = services(context)
  return readerOf(db).findModels(sought, ownConnection(context))
}

/**
 * What of its records a field asks for, as a read takes it.
 * @param columns are read beside that
 * @param typeName of which records, where they may be of several types
 */
export function asked(
  context: Context,
  info: GraphQLResolveInfo,
  { columns = [], typeName }: { columns?: readonly string[]; typeName?: string } = {},
): Pick<Read, 'select'> {
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

/** What a field asks for of records that nobody but its answer needs. */
export function answered(
  context: Context,
  info: GraphQLResolveInfo,
): Pick<WrittenRead, 'select' | 'layout'> {
  const { layout }: CompiledInfo = info
  return { ...asked(context, info), layout }
}

/**
 * Records that code answers with, and what is asked of them beside their own columns, by one statement for all.
 * @param found a record, records or none
 */
export async function completed<Found>(
  context: Context,
  info: GraphQLResolveInfo,
  found: Found,
): Promise<Found> {
  const { selection }: CompiledInfo = info
  const rows = [found].flat() as Row[]
  const [first] = rows
  // What is written as it is read has no id.
  if (!selection || !first || !('id' in first)) return found
  const { select } = selection
  const wanted = Object.keys(select(context, info.variableValues))
  if (wanted.every((name) => name in first)) return found
  const model = modelOfType(getNamedType(info.returnType) as GraphQLObjectType)!
  const others = await recordsOf(context, model).findMany({
    select: select(context, info.variableValues, ['id']),
    where: { id: { in: rows.map(({ id }) => id) } },
  })
  const byId = new Map(others.map((row) => [row.id, row]))
  const whole = rows.map((row) => ({ ...byId.get(row.id), ...row }))
  return (Array.isArray(found) ? whole : whole[0]) as Found
}

/**
 * The one record that fits, as a field of the graph asks for it: not to be looked into.
 * @param name what the error calls it; the model when absent
 * @throws AppError not_found
 */
export async function recordOf<Model extends ModelName>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name: string = model,
): Promise<PrismaTypes[Model]['Shape']> {
  const record = await recordsOf(context, model).findFirst({ ...answered(context, info), where })
  if (!record) throw notFound(name)
  return record as PrismaTypes[Model]['Shape']
}

/**
 * The same of what belongs to teams: a team token finds its own team's alone.
 * @throws AppError not_found
 */
export function ownRecordOf<Model extends ModelName>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  where: Condition,
  name?: string,
): Promise<PrismaTypes[Model]['Shape']> {
  return recordOf(context, info, model, { ...where, ...tenantOf(context.session!) }, name)
}
