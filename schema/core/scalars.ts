/** Scalars. `Money` reads 154.5 as 15450 cents; `DateTime` reads 2026-03-01 as midnight UTC. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { scalars } from '../../src/query/scalars.js'
import { parseMoney } from '../../src/values/money.js'
import { dayMs } from '../../src/values/units.js'
import { isUuid } from '../../src/values/uuid.js'
import { builder } from './builder.js'

// RFC 3339. The time may be omitted.
const dateTime = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Parses an ISO 8601 date or time. Without an offset it is UTC.
 * @throws GraphQLError if it is invalid
 */
export function parseDateTime(value: unknown): Date {
  if (value instanceof Date) return value
  if (typeof value === 'string' && dateTime.test(value)) {
    const zoned = /T|\s/.test(value) && !/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? `${value}Z` : value
    const date = new Date(zoned)
    // `2026-02-30` would otherwise roll over into March.
    const sameDay =
      date.toString() !== 'Invalid Date' && Number(value.slice(8, 10)) <= daysIn(value)
    // PostgreSQL has no year 0, and an offset can lead into the year 10000.
    const year = date.getUTCFullYear()
    if (sameDay && year >= 1 && year <= 9999) return date
  }
  throw new GraphQLError(
    'must be an ISO 8601 date or time, such as 2026-03-01 or 2026-03-01T09:00:00.000Z',
  )
}

function daysIn(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
}

function parseUuid(value: unknown): string {
  if (isUuid(value)) return value.toLowerCase()
  throw new GraphQLError('must be a UUID')
}

const literal =
  <T>(parse: (value: unknown) => T) =>
  (node: ValueNode) => {
    const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT
    try {
      return parse(isNumber ? Number(node.value) : valueFromASTUntyped(node))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      throw new GraphQLError(error.message, { nodes: node })
    }
  }

builder.addScalarType(
  'UUID',
  new GraphQLScalarType<string, string>({
    name: 'UUID',
    description: 'UUID in canonical form. Returned in lower case.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc9562',
    serialize: String,
    parseValue: parseUuid,
    parseLiteral: literal(parseUuid),
    extensions: { jsonSchema: { type: 'string', format: 'uuid' } },
  }),
)

builder.addScalarType(
  'DateTime',
  new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    description:
      'ISO 8601 date and time, returned in UTC with milliseconds. Inputs without an offset are UTC; a date without a time is midnight.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
    serialize: scalars.DateTime.serialize,
    parseValue: parseDateTime,
    parseLiteral: literal(parseDateTime),
    extensions: { jsonSchema: { type: 'string', format: 'date-time' } },
  }),
)

const lastMillisecond = dayMs - 1

/**
 * Parses the end of a range. A date without a time is its last millisecond, so that the range
 * includes the whole day.
 */
function parseEndDateTime(value: unknown): Date {
  const date = parseDateTime(value)
  const isDay = typeof value === 'string' && value.length === 10
  return isDay ? new Date(date.getTime() + lastMillisecond) : date
}

builder.addScalarType(
  'EndDateTime',
  new GraphQLScalarType<Date, string>({
    name: 'EndDateTime',
    description:
      'End of a time range, as an ISO 8601 date and time. Inputs without an offset are UTC; a date without a time is the end of that day.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
    serialize: scalars.DateTime.serialize,
    parseValue: parseEndDateTime,
    parseLiteral: literal(parseEndDateTime),
    extensions: { jsonSchema: { type: 'string', format: 'date-time' } },
  }),
)

const money = (value: unknown) => {
  const cents = parseMoney(value)
  if (cents === null) throw new GraphQLError('must be an amount with at most two decimals')
  return cents
}

builder.addScalarType(
  'Money',
  new GraphQLScalarType<bigint, number>({
    name: 'Money',
    description:
      'Amount in US dollars with at most two decimals: 154.5 is 154.50 USD. Stored as integer cents.',
    serialize: scalars.Money.serialize,
    parseValue: money,
    parseLiteral: literal(money),
    // No `multipleOf`: in floating point, 1.16 is not a multiple of 0.01.
    extensions: { jsonSchema: { type: 'number' } },
  }),
)

builder.addScalarType(
  'JSON',
  new GraphQLScalarType({
    name: 'JSON',
    description: 'Any JSON value.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
    extensions: { jsonSchema: {} },
  }),
)

export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Sort direction. Nulls are last in both directions.',
  values: {
    ASC: { value: 'asc', description: 'Ascending.' },
    DESC: { value: 'desc', description: 'Descending.' },
  } as const,
})
