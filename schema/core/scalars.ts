/** The scalars of the graph: `Money` reads 154.5 as 15450 cents, `DateTime` reads 2026-03-01 as its midnight in UTC. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { scalars } from '../../src/query/scalars.js'
import { parseMoney } from '../../src/values/money.js'
import { isUuid } from '../../src/values/uuid.js'
import { builder } from './builder.js'

// RFC 3339 with the date alone allowed: a full day, from midnight UTC.
const dateTime = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Reads an ISO 8601 date or time; without a zone it is UTC.
 * @throws GraphQLError when it is none
 */
export function parseDateTime(value: unknown): Date {
  if (value instanceof Date) return value
  if (typeof value === 'string' && dateTime.test(value)) {
    const zoned = /T|\s/.test(value) && !/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? `${value}Z` : value
    const date = new Date(zoned)
    // `2026-02-30` would otherwise roll over into March.
    const sameDay =
      date.toString() !== 'Invalid Date' && Number(value.slice(8, 10)) <= daysIn(value)
    // There is no year 0 for PostgreSQL, and a zone can lead into the year 10000.
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
    description: 'A UUID in its canonical form, in lower case when answered.',
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
      'A moment as ISO 8601 in UTC with milliseconds. Without a zone an input is UTC; a date alone is its midnight.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
    serialize: scalars.DateTime.serialize,
    parseValue: parseDateTime,
    parseLiteral: literal(parseDateTime),
    extensions: { jsonSchema: { type: 'string', format: 'date-time' } },
  }),
)

const lastMillisecond = 86_400_000 - 1

/** Reads the end of a range: a date alone is its last millisecond, so that the range includes the whole day. */
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
      'The end of a range of time, as ISO 8601. Without a zone it is UTC; a date alone is the end of that day.',
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
      'An amount of US dollars in major units with at most two decimals: 154.5 is 154.50 USD. Kept as exact cents.',
    serialize: scalars.Money.serialize,
    parseValue: money,
    parseLiteral: literal(money),
    // No multipleOf: 1.16 is none of 0.01 in the floating point that most validators count in.
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
  description: 'Direction of an order. Nulls come last in both.',
  values: {
    ASC: { value: 'asc', description: 'Smallest, earliest or first in the alphabet first.' },
    DESC: { value: 'desc', description: 'Largest, latest or last in the alphabet first.' },
  } as const,
})
