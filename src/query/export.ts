/** Exports. Input: a model, a filter and fields; output: a stream of CSV or JSON Lines that PostgreSQL writes by COPY. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../postgres/database.js'
import { allowSilence } from '../postgres/pool.js'
import { tookTooLong } from './analyst.js'
import { type ExportField, type Format, type Step, type Value, written } from './export-field.js'
import { conditionSql } from './filter.js'
import { type DataModel, dataModelOf } from './model.js'
import { type Condition, parameterized, Statement } from './read.js'
import { RelationScope } from './relation-scope.js'

export interface Export {
  model: string
  /** A Prisma filter. */
  where: Condition
  fields: ExportField[]
  format: Format
  /** Columns of the records; in the order of the database when empty. */
  orderBy: { column: string; direction: 'asc' | 'desc' }[]
  limit?: number
}

const timeLimit = '10min'
/** Until the first row, which may take a sort of everything. */
const silenceMs = 60_000

/**
 * Streams records as CSV with a header, or as JSON Lines. PostgreSQL writes the text as fast as it is
 * read, so memory stays flat; the stream is one snapshot of the database.
 * @param signal ends it, from the first row on like `destroy`
 * @throws AppError and errors of the database before the first byte; a later one ends the stream
 */
export async function exportRecords(
  { exports, prisma }: Pick<Database, 'exports' | 'prisma'>,
  asked: Export,
  signal?: AbortSignal,
): Promise<Readable> {
  const text = exportSql(dataModelOf(prisma), asked)
  const client = await exports.connect()
  let released = false
  const release = (broken?: Error | boolean) => {
    if (released) return
    released = true
    client.release(broken)
    // PostgreSQL goes on sending until the socket is gone; nobody reads it any more.
    if (broken) client.connection.stream.destroy()
  }
  try {
    allowSilence(client, silenceMs)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // A sort of everything would go on for minutes after its reader has left.
    await client.query(
      `SET LOCAL statement_timeout = '${timeLimit}'; SET LOCAL client_connection_check_interval = '2s'`,
    )
    const options =
      asked.format === 'csv'
        ? 'FORMAT csv, HEADER true'
        : // Of JSON, which has no control characters, these leave every line as it is.
          `FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02'`
    const stream = client.query(copyTo(`COPY (${text}) TO STDOUT WITH (${options})`))
    // Of a connection that is given up before anybody listens; whoever reads it hears of it too.
    stream.on('error', () => undefined)
    stream.once('close', () => {
      // A connection that failed or still has rows to send is of no use to others.
      if (!stream.readableEnded) return release(true)
      client.query('COMMIT').then(() => release(), release)
    })
    // What is wrong with the statement shows before there is a first row.
    await once(stream, 'readable', signal && { signal })
    signal?.addEventListener('abort', () => stream.destroy())
    return stream
  } catch (error) {
    release(error as Error)
    throw tookTooLong(error)
  }
}

function exportSql(
  data: DataModel,
  { model, where, fields, format, orderBy, ...asked }: Export,
): string {
  const { shape, values } = parameterized({ where })
  const statement = new Statement(data, values)
  const base = statement.alias()
  const condition = conditionSql(statement, model, base, shape.where ?? {})
  const record = new RelationScope(statement, model, base)
  const terms = orderBy.map(
    ({ column, direction }) => `${record.column(column)} ${direction} NULLS LAST`,
  )
  const order = terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : ''
  const limit = asked.limit === undefined ? '' : ` LIMIT ${asked.limit}`
  const columns = fields.map(
    (field) => `${cellSql(record, field, format)} AS ${pg.escapeIdentifier(field.name)}`,
  )
  const table = statement.table(model, base)
  const { joins } = record
  const from =
    joins && limit
      ? // What belongs to records is looked for where they are written, and nowhere else.
        `(SELECT * FROM ${table} WHERE ${condition}${order}${limit}) AS ${base}${joins}${order}`
      : `${table}${joins} WHERE ${condition}${order}${limit}`
  const select = `SELECT ${columns.join(', ')} FROM ${from}`
  return format === 'csv' ? select : `SELECT row_to_json(record)::text FROM (${select}) AS record`
}

function cellSql(record: RelationScope, field: ExportField, format: Format): string {
  const { steps, value, isMany } = field
  const form = isMany ? 'jsonl' : format
  const sql = stepSql(record, steps, (at) => written(field, valueSql(at, value), form))
  return isMany && format === 'csv' ? `(${sql})::text` : sql
}

/** What is written of the record that steps lead to; where one leads to many, JSON with an item for each. */
function stepSql(
  record: RelationScope,
  [step, ...rest]: readonly Step[],
  write: (record: RelationScope) => string,
): string {
  if (!step) return write(record)
  const inner = (next: RelationScope) => stepSql(next, rest, write)
  return 'rows' in step || record.relation(step.relation).isList
    ? record.list(step, inner)
    : inner(record.one(step.relation, step.where))
}

/** A value of a record; NULL where there is no such record. */
function valueSql(record: RelationScope, value: Value): string {
  if ('column' in value) return record.column(value.column)
  if ('of' in value) return record.ifThere(value.of(record.column))
  return record.ifThere(record.count(value.count.relation, value.count.where))
}
