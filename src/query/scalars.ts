/**
 * How values are written: a row for each scalar of the graph, and one for each type of column that Prisma has another
 * type for than JSON. Answers, exports and reads look up the row.
 */
import { type GraphQLEnumType, type GraphQLLeafType, isEnumType } from 'graphql'
import pg from 'pg'
import { Prisma } from '../../prisma/generated/client/client.js'
import { formulaAtStart, formulaWithin } from '../values/csv-formula.js'
import { isInt } from '../values/int.js'
import { formatMoney } from '../values/money.js'

/** SQL made of the SQL of a value. */
export type Write = (sql: string) => string

/** How PostgreSQL writes the values of a scalar or an enum. */
export interface Form {
  /** The types of columns that an answer shows so; code writes those of others. Absent: of any type. */
  columns?: readonly string[]
  /** As JSON; absent: as the column has them. */
  json?: Write
  /** In a cell of CSV; absent: as JSON. */
  cell?: Write
}

/** How code writes the values of a scalar. */
interface Scalar extends Form {
  /** Whether a value stays as it is. */
  isPlain?(value: unknown): boolean
  /** Writes any other value; absent: as GraphQL itself does. */
  serialize?(value: unknown): unknown
}

const isText = (value: unknown) => typeof value === 'string'
const asText: Write = (sql) => `${sql}::text`

export const scalars = {
  Boolean: {
    columns: ['Boolean'],
    cell: asText,
    isPlain: (value) => typeof value === 'boolean',
  },
  DateTime: {
    columns: ['DateTime'],
    json: (sql) => `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    serialize: (value: unknown) => isoText(value as Date | string),
  },
  // PostgreSQL writes other digits than JavaScript.
  Float: { columns: [], isPlain: Number.isFinite },
  // Of digits and dashes, no text that a spreadsheet could run.
  ID: { columns: ['String'], isPlain: isText },
  Int: { columns: ['Int'], isPlain: isInt },
  JSON: { columns: [], cell: asText, isPlain: () => true },
  Money: {
    columns: ['BigInt'],
    // A product, since a quotient of so large numbers would be rounded.
    json: (sql) => `trim_scale(${sql} * 0.01)`,
    serialize: (value: unknown) => formatMoney(value as bigint | number),
  },
  String: { columns: ['String'], cell: guardSql, isPlain: isText },
  UUID: { columns: ['String'], isPlain: isText },
} satisfies Record<string, Scalar>

/** The row of a scalar by its name; undefined of an enum. */
export const scalarOf = (name: string): Scalar | undefined =>
  Object.hasOwn(scalars, name) ? scalars[name as keyof typeof scalars] : undefined

/** How PostgreSQL writes the values of a scalar, or of an enum by the graph's names. */
export function formOf(type: GraphQLLeafType): Form {
  if (!isEnumType(type)) return scalarOf(type.name) ?? {}
  const names = renamed(type)
  return names.length > 0 ? { json: (sql) => namedSql(sql, names) } : {}
}

/** The values of an enum that are stored under another name than the graph gives them. */
const renamed = (type: GraphQLEnumType): (readonly [value: string, name: string])[] =>
  type.getValues().flatMap(({ name, value }) => (name === value ? [] : [[value, name] as const]))

function namedSql(sql: string, names: ReturnType<typeof renamed>): string {
  const cases = names.map(([value, name]) => `WHEN '${value}' THEN '${name}'`)
  return `CASE ${sql}::text ${cases.join(' ')} ELSE ${sql}::text END`
}

/** PostgreSQL's JSON leaves a fraction out that is none, and ends in +00:00. */
function isoText(value: Date | string): string {
  const isText = typeof value === 'string'
  if (isText && value.length === 29 && value.endsWith('+00:00')) return `${value.slice(0, 23)}Z`
  return (isText ? new Date(value) : value).toISOString()
}

const [atStart, within] = [formulaAtStart, formulaWithin].map((pattern) =>
  pg.escapeLiteral(pattern),
)

/** `guard` as SQL over an expression of a text. */
function guardSql(text: string): string {
  const guarded = `regexp_replace(${text}, ${within}, '\\&''', 'g')`
  // Most texts begin with a Latin letter and have no separator: these tests take a fraction of the time.
  const separators = [';', '\\n', '\\r'].map((one) => `strpos(${text}, E'${one}')`).join(' + ')
  return `CASE
    WHEN ascii(${text}) BETWEEN 65 AND 122 AND ${separators} = 0 THEN ${text}
    WHEN ${text} ~ ${atStart} THEN '''' || ${guarded}
    ELSE ${guarded} END`
}

/** How a read has the values of a type of column as Prisma gives them: from a value of PostgreSQL's JSON. */
export const columnTypes: Record<string, { json?: Write; decode(value: unknown): unknown }> = {
  // An amount of a hundred billion dollars is still exact as a number, which is read twice as fast as a text.
  BigInt: { decode: (value) => BigInt(value as number) },
  Bytes: {
    decode: (value) => Uint8Array.from(Buffer.from((value as string).slice(2), 'hex')),
  },
  // JSON's numbers lose digits when they are parsed.
  Decimal: { json: asText, decode: (value) => new Prisma.Decimal(value as string) },
}
