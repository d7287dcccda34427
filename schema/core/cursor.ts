/** Cursors: a place in a sorted list, as an opaque text, and the rows that follow it. */
import * as enums from '../../prisma/generated/client/enums.js'
import { invalidInput } from '../../src/errors/app-error.js'
import type { Definition } from '../../src/query/model.js'
import type { ColumnOf, ModelName } from '../../src/query/model-types.js'
import type { Row } from '../../src/query/select.js'
import type { Condition } from '../../src/query/shape.js'
import { isStorable } from '../../src/values/storable.js'
import { isUuid } from '../../src/values/uuid.js'
import { parseDateTime } from './scalars.js'

/** What a list is sorted by: a column, then the id. */
export interface Key {
  id: ColumnOf<ModelName>
  column: ColumnOf<ModelName>
  direction: 'asc' | 'desc'
  nullable: boolean
  /** Nulls come last in both directions, but for the order that is read backwards. */
  nulls?: 'first' | 'last'
}

/** The opposite order. */
export function reversed(key: Key): Key {
  return { ...key, direction: key.direction === 'asc' ? 'desc' : 'asc', nulls: 'first' }
}

/** The `orderBy` of Prisma for a key. */
export function orderByKey({ id, column, direction, nullable, nulls = 'last' }: Key): object[] {
  if (column === id) return [{ [id]: direction }]
  return [{ [column]: nullable ? { sort: direction, nulls } : direction }, { [id]: direction }]
}

/**
 * The rows that follow a cursor in an order, or come before it: a keyset, so depth costs nothing.
 * @param definition of the column
 * @param side the argument that the cursor was given as
 * @throws AppError validation_failed, when it is no cursor of this order
 */
export function beyondCursor(
  { id, column, direction, nullable }: Key,
  definition: Definition,
  cursor: string,
  side: 'after' | 'before',
): Condition {
  const { value, rowId } = decodeCursor({ column, direction, nullable }, definition, cursor, side)
  const isAfter = side === 'after'
  const beyond = (direction === 'asc') === isAfter ? 'gt' : 'lt'
  if (column === id) return { [id]: { [beyond]: rowId } }
  const alike = { [column]: value, [id]: { [beyond]: rowId } }
  if (value === null) return isAfter ? alike : { OR: [{ [column]: { not: null } }, alike] }
  return {
    OR: [
      { [column]: { [beyond]: value } },
      alike,
      ...(nullable && isAfter ? [{ [column]: null }] : []),
    ],
  }
}

/** The cursor of a row. It holds its order: one of another order is told, not taken for a place in this one. */
export function encodeCursor({ id, column, direction }: Key, row: Row): string {
  const value = row[column]
  const typed =
    value instanceof Date
      ? { d: value.toISOString() }
      : typeof value === 'bigint'
        ? { n: String(value) }
        : { v: value }
  return Buffer.from(JSON.stringify([column, direction, typed, row[id]])).toString('base64url')
}

function decodeCursor(
  { column, direction, nullable }: Omit<Key, 'id'>,
  definition: Definition,
  cursor: string,
  side: 'after' | 'before',
): { value: unknown; rowId: string } {
  try {
    const [ofColumn, ofDirection, typed, rowId] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString('utf8'),
    )
    if (ofColumn === column && ofDirection === direction && isUuid(rowId)) {
      const isNull = 'v' in typed && typed.v === null
      if (isNull && nullable) return { value: null, rowId }
      const value = isNull ? undefined : columnValue(definition, typed)
      if (value !== undefined) return { value, rowId }
    }
  } catch {
    // Falls through to the refusal: whatever is wrong with it, it is no cursor of ours.
  }
  throw invalidInput([side], 'invalid_cursor', 'is no cursor of this list in this order')
}

const enumValues: Record<string, object> = { ...enums }

/**
 * What a cursor has of a column, which anybody can write: undefined when no such column holds it.
 * @throws Error likewise
 */
function columnValue(
  { type, kind }: Definition,
  { v, d = v, n = v }: { v?: unknown; d?: unknown; n?: unknown },
): unknown {
  if (kind === 'enum') {
    const values: unknown[] = Object.values(enumValues[type]!)
    return values.includes(v) ? v : undefined
  }
  if (type === 'DateTime') return typeof d === 'string' ? parseDateTime(d) : undefined
  if (type === 'BigInt') return /^-?\d{1,18}$/.test(String(n)) ? BigInt(String(n)) : undefined
  if (type === 'Int') return (v as number | 0) === v ? v : undefined
  if (type === 'Float') return Number.isFinite(v) ? v : undefined
  if (type === 'Boolean') return typeof v === 'boolean' ? v : undefined
  return typeof v === 'string' && isStorable(v) ? v : undefined
}
