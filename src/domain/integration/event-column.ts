import { z } from 'zod'
import { scalars, type Write } from '../../query/scalars.js'

/** Field of a record in an event: its schema, and the SQL that reads it. */
export interface EventField<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** Converts the SQL of the column to the value in JSON. */
  write: Write
  /** Name of the column, if it differs from the field. */
  from?: string
  /** SQL of the field, instead of a column. The record is `r`. */
  sql?: string
}

const same: Write = (sql) => sql

const column =
  <Schema extends z.ZodType>(schema: Schema, write: Write = same) =>
  (description: string): EventField<Schema> => ({ schema: schema.meta({ description }), write })

export const uuid = column(z.guid())
export const text = column(z.string())
export const flag = column(z.boolean())
export const int = column(z.int())
export const float = column(z.number())
/** Amount in major units. */
export const money = column(z.number(), scalars.Money.json)
export const time = column(z.string().meta({ format: 'date-time' }), scalars.DateTime.json)
export const texts = column(z.array(z.string()))
export const json = column(z.record(z.string(), z.unknown()))

/** Field with one of these values. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
): EventField<z.ZodEnum<{ [Value in Values[number]]: Value }>> =>
  column(z.enum(values))(description)

export const orNull = <Schema extends z.ZodType>({
  schema,
  ...column
}: EventField<Schema>): EventField<z.ZodNullable<Schema>> => ({
  ...column,
  schema: schema.nullable().meta({ description: schema.description }),
})

/** Field that is read from a column with another name. */
export const renamed = <Schema extends z.ZodType>(
  from: string,
  column: EventField<Schema>,
): EventField<Schema> => ({ ...column, from })

/** Fields of an object, by name. */
export type EventFields = Record<string, EventField>

type SchemaOf<Fields extends EventFields> = z.ZodObject<
  { [Name in keyof Fields]: Fields[Name]['schema'] },
  z.core.$strict
>

/** Schema of an object with exactly these fields. */
export const objectSchema = <Fields extends EventFields>(fields: Fields, description: string) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    )
    .meta({ description }) as SchemaOf<Fields>

/** Select list that reads the fields from a table. */
export const selectList = (fields: EventFields, alias: string): string =>
  Object.entries(fields)
    .map(
      ([name, { from = name, write, sql = write(`${alias}."${from}"`) }]) => `${sql} AS "${name}"`,
    )
    .join(', ')

/**
 * Field with an object or list of related rows.
 * @param source FROM clause and conditions on `o`, the related table, and `r`, the record
 * @param order makes the field a list in this order
 */
export function relationField<Fields extends EventFields>(
  fields: Fields,
  description: string,
  source: string,
): EventField<SchemaOf<Fields>>
export function relationField<Fields extends EventFields>(
  fields: Fields,
  description: string,
  source: string,
  order: string,
): EventField<z.ZodArray<SchemaOf<Fields>>>
export function relationField(
  fields: EventFields,
  description: string,
  source: string,
  order?: string,
): EventField {
  const rows = `SELECT ${selectList(fields, 'o')} FROM ${source}`
  const schema = objectSchema(fields, description)
  return order === undefined
    ? { schema, write: same, sql: `(SELECT to_jsonb(f) FROM (${rows}) AS f)` }
    : {
        schema: z.array(schema).meta({ description }),
        write: same,
        sql: `(SELECT coalesce(jsonb_agg(to_jsonb(f)), '[]') FROM (${rows} ORDER BY ${order}) AS f)`,
      }
}
