/** Streams exports as CSV or JSON Lines, which PostgreSQL writes with `COPY … TO STDOUT`. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../postgres/database.js'
import { allowSilence } from '../postgres/pool.js'
import { explainTimeout } from './analyst.js'
import {
  type ExportField,
  type ExportFormat,
  type ExportValue,
  exportedValueSql,
  type Step,
} from './export-field.js'
import { conditionSql } from './filter.js'
import { type DataModel, dataModelOf } from './model.js'
import { type Condition, parameterize, Statement } from './read.js'
import { RelationScope } from './relation-scope.js'

export interface Export {
  model: string
  /** Prisma filter. */
  where: Condition
  fields: ExportField[]
  format: ExportFormat
  /** Columns of the record. If empty, the order is unspecified. */
  orderBy: { column: string; direction: 'asc' | 'desc' }[]
  limit?: number
}

const timeLimit = '10min'
/** Maximum time until the first row, in milliseconds. PostgreSQL may have to sort the whole table first. */
const silenceMs = 60_000

/**
 * Streams records as CSV with a header row, or as JSON Lines. The stream reads one snapshot of the database. Memory
 * use is constant, because PostgreSQL writes only as fast as the client reads.
 * @param signal cancels the export; after the first row it destroys the stream
 * @throws AppError query_too_expensive (timeout), AbortError (`signal`), and database errors before the first row; later
 * errors are emitted by the stream
 */
export async function exportRecords(
  { exports, prisma }: Pick<Database, 'exports' | 'prisma'>,
  exportQuery: Export,
  signal?: AbortSignal,
): Promise<Readable> {
  const text = exportSql(dataModelOf(prisma), exportQuery)
  const client = await exports.connect()
  let released = false
  const release = (broken?: Error | boolean) => {
    if (released) return
    released = true
    client.release(broken)
    // PostgreSQL continues to send until the socket is closed.
    if (broken) client.connection.stream.destroy()
  }
  try {
    allowSilence(client, silenceMs)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Lets PostgreSQL detect during a long sort that the client has disconnected.
    await client.query(
      `SET LOCAL statement_timeout = '${timeLimit}'; SET LOCAL client_connection_check_interval = '2s'`,
    )
    const options =
      exportQuery.format === 'csv'
        ? 'FORMAT csv, HEADER true'
        : // JSON contains no control characters, so these options leave each line unchanged.
          `FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02'`
    const stream = client.query(copyTo(`COPY (${text}) TO STDOUT WITH (${options})`))
    // The connection can fail before the caller adds a listener. Node.js would exit without one.
    stream.on('error', () => undefined)
    stream.once('close', () => {
      // A connection that failed or still has rows to send cannot be reused.
      if (!stream.readableEnded) return release(true)
      client.query('COMMIT').then(() => release(), release)
    })
    // Most errors of the statement occur before the first row; the stream emits later ones.
    await once(stream, 'readable', signal && { signal })
    signal?.addEventListener('abort', () => stream.destroy())
    return stream
  } catch (error) {
    release(error as Error)
    throw explainTimeout(error)
  }
}

function exportSql(
  data: DataModel,
  { model, where, fields, format, orderBy, ...options }: Export,
): string {
  const { shape, values } = parameterize({ where })
  const statement = new Statement(data, values)
  const base = statement.alias()
  const condition = conditionSql(statement, model, base, shape.where ?? {})
  const record = new RelationScope(statement, model, base)
  const terms = orderBy.map(
    ({ column, direction }) => `${record.column(column)} ${direction} NULLS LAST`,
  )
  const order = terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : ''
  const limit = options.limit === undefined ? '' : ` LIMIT ${options.limit}`
  const columns = fields.map(
    (field) => `${cellSql(record, field, format)} AS ${pg.escapeIdentifier(field.name)}`,
  )
  const table = statement.table(model, base)
  // Complete only now that all columns are written.
  const { joins } = record
  const from =
    joins && limit
      ? // Joins related records only for the exported rows.
        `(SELECT * FROM ${table} WHERE ${condition}${order}${limit}) AS ${base}${joins}${order}`
      : `${table}${joins} WHERE ${condition}${order}${limit}`
  const select = `SELECT ${columns.join(', ')} FROM ${from}`
  return format === 'csv' ? select : `SELECT row_to_json(record)::text FROM (${select}) AS record`
}

function cellSql(record: RelationScope, field: ExportField, format: ExportFormat): string {
  const { steps, value, isMany } = field
  const form = isMany ? 'jsonl' : format
  const sql = stepSql(record, steps, (at) => exportedValueSql(field, valueSql(at, value), form))
  return isMany && format === 'csv' ? `(${sql})::text` : sql
}

/** Writes the value at the end of the steps, or a JSON array of values if a step is to-many. */
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

/** Returns the SQL of a value. It is NULL if the record does not exist. */
function valueSql(record: RelationScope, value: ExportValue): string {
  if ('column' in value) return record.column(value.column)
  if ('of' in value) return record.ifThere(value.of(record.column))
  return record.ifThere(record.count(value.count.relation, value.count.where))
}
