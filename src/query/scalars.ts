/**
 * Serialization of values, by GraphQL scalar and by Prisma column type. Responses, exports and reads share these
 * tables.
 */
import { type GraphQLEnumType, type GraphQLLeafType, isEnumType } from 'graphql'
import pg from 'pg'
import { Prisma } from '../../prisma/generated/client/client.js'
import { formulaAtStart, formulaWithin } from '../values/csv-formula.js'
import { isInt } from '../values/int.js'
import { formatMoney } from '../values/money.js'

/** Returns SQL that converts the SQL of a value. */
export type Write = (sql: string) => string

/** SQL serialization of a scalar or an enum. */
export interface ScalarFormat {
  /** Column types that `json` accepts. Code serializes values of other types. Absent if it accepts any type. */
  columns?: readonly string[]
  /** Converts the value for JSON. Absent if PostgreSQL's own JSON is correct. */
  json?: Write
  /** Converts the value for a CSV cell. Defaults to `json`. */
  cell?: Write
}

/** Serialization of a scalar in code. */
interface Scalar extends ScalarFormat {
  /** Whether the value is serialized unchanged. */
  isPlain?(value: unknown): boolean
  /** Serializes all other values. Defaults to the serialization of graphql-js. */
  serialize?(value: unknown): unknown
}

const isText = (value: unknown) => typeof value === 'string'
const asText: Write = (sql) => `${sql}::text`

/** Serialization of each GraphQL scalar. */
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
  // PostgreSQL and JavaScript format floating-point numbers differently.
  Float: { columns: [], isPlain: Number.isFinite },
  // IDs consist of hexadecimal digits and dashes, so a spreadsheet cannot read one as a formula.
  ID: { columns: ['String'], isPlain: isText },
  Int: { columns: ['Int'], isPlain: isInt },
  JSON: { columns: [], cell: asText, isPlain: () => true },
  Money: {
    columns: ['BigInt'],
    // A multiplication, because a division of large numbers would be rounded.
    json: (sql) => `trim_scale(${sql} * 0.01)`,
    serialize: (value: unknown) => formatMoney(value as bigint | number),
  },
  String: { columns: ['String'], cell: guardSql, isPlain: isText },
  UUID: { columns: ['String'], isPlain: isText },
} satisfies Record<string, Scalar>

/** Returns the serialization of a scalar, or undefined for an enum. */
export const findScalar = (name: string): Scalar | undefined =>
  Object.hasOwn(scalars, name) ? scalars[name as keyof typeof scalars] : undefined

/** Returns the SQL serialization of a scalar or an enum. Enums are written with their GraphQL names. */
export function scalarFormat(type: GraphQLLeafType): ScalarFormat {
  if (!isEnumType(type)) return findScalar(type.name) ?? {}
  const names = listRenamedValues(type)
  return names.length > 0 ? { json: (sql) => namedSql(sql, names) } : {}
}

/** Lists enum values whose stored value differs from their GraphQL name. */
const listRenamedValues = (type: GraphQLEnumType): (readonly [value: string, name: string])[] =>
  type.getValues().flatMap(({ name, value }) => (name === value ? [] : [[value, name] as const]))

function namedSql(sql: string, names: ReturnType<typeof listRenamedValues>): string {
  const cases = names.map(([value, name]) => `WHEN '${value}' THEN '${name}'`)
  return `CASE ${sql}::text ${cases.join(' ')} ELSE ${sql}::text END`
}

/** Converts PostgreSQL's JSON timestamps, which end with `+00:00` and omit a zero fraction. */
function isoText(value: Date | string): string {
  const isText = typeof value === 'string'
  if (isText && value.length === 29 && value.endsWith('+00:00')) return `${value.slice(0, 23)}Z`
  return (isText ? new Date(value) : value).toISOString()
}

const [atStart, within] = [formulaAtStart, formulaWithin].map((pattern) =>
  pg.escapeLiteral(pattern),
)

/** SQL equivalent of `guard` for a text expression. */
function guardSql(text: string): string {
  const guarded = `regexp_replace(${text}, ${within}, '\\&''', 'g')`
  // Most texts begin with a Latin letter and contain no separator. These tests skip the slow regular expressions.
  const separators = [';', '\\n', '\\r'].map((one) => `strpos(${text}, E'${one}')`).join(' + ')
  return `CASE
    WHEN ascii(${text}) BETWEEN 65 AND 122 AND ${separators} = 0 THEN ${text}
    WHEN ${text} ~ ${atStart} THEN '''' || ${guarded}
    ELSE ${guarded} END`
}

/** Conversions of column types whose values in PostgreSQL's JSON differ from Prisma's. */
export const columnTypes: Record<string, { json?: Write; decode(value: unknown): unknown }> = {
  // Amounts up to a hundred billion dollars are exact as a number, which is parsed twice as fast as a string.
  BigInt: { decode: (value) => BigInt(value as number) },
  Bytes: {
    decode: (value) => Uint8Array.from(Buffer.from((value as string).slice(2), 'hex')),
  },
  // Parsing a JSON number would lose digits.
  Decimal: { json: asText, decode: (value) => new Prisma.Decimal(value as string) },
}
