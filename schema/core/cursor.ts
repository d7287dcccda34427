/** Cursors of lists: the sort column, its value and the ID of a record, as base64url of JSON. */
import * as enums from '../../prisma/generated/client/enums.js'
import { invalidInput } from '../../src/errors/app-error.js'
import type { Definition } from '../../src/query/model.js'
import type { ColumnOf, ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import type { RecordRow } from '../../src/query/select.js'
import { isInt } from '../../src/values/int.js'
import { isStorable } from '../../src/values/storable.js'
import { isUuid } from '../../src/values/uuid.js'
import { parseDateTime } from './scalars.js'

/** Sort key: a column, then the ID. */
export interface SortKey {
  id: ColumnOf<ModelName>
  column: ColumnOf<ModelName>
  direction: 'asc' | 'desc'
  nullable: boolean
  /** Whether relevance sorts the list before the column does. */
  isByRelevance?: true
  /** Nulls are last in both directions, unless the order is reversed to page backward. */
  nulls?: 'first' | 'last'
}

/**
 * Returns the keyset condition on the rows after or before a cursor. The cost does not depend on the depth.
 * @param definition of the column
 * @param side argument that contained the cursor
 * @throws AppError validation_failed if the cursor does not belong to this order
 */
export function beyondCursor(
  key: SortKey,
  definition: Definition,
  cursor: string,
  side: 'after' | 'before',
): Condition {
  const { id, column, direction, nullable } = key
  const { value, rowId } = decodeCursor(key, definition, cursor, side)
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

/**
 * Returns the cursor of a row. It contains the sort order, so that a cursor of another order is
 * rejected.
 */
export function encodeCursor({ id, column, direction }: SortKey, row: RecordRow): string {
  const value = row[column]
  const jsonValue =
    value instanceof Date
      ? { d: value.toISOString() }
      : typeof value === 'bigint'
        ? { n: String(value) }
        : { v: value }
  return Buffer.from(JSON.stringify([column, direction, jsonValue, row[id]])).toString('base64url')
}

function decodeCursor(
  { column, direction, nullable }: SortKey,
  definition: Definition,
  cursor: string,
  side: 'after' | 'before',
): { value: unknown; rowId: string } {
  try {
    // A cursor of another form throws; caught below.
    const [ofColumn, ofDirection, jsonValue, rowId] = parseCursor(cursor) as [
      string,
      string,
      object,
      string,
    ]
    if (ofColumn === column && ofDirection === direction && isUuid(rowId)) {
      const isNull = 'v' in jsonValue && jsonValue.v === null
      if (isNull && nullable) return { value: null, rowId }
      const value = isNull ? undefined : columnValue(definition, jsonValue)
      if (value !== undefined) return { value, rowId }
    }
  } catch {
    // Fall through: every malformed cursor gets the same error.
  }
  throw invalidCursor(side)
}

/** Error of a cursor that does not belong to the list. @param side argument that contained it */
export const invalidCursor = (side: string) =>
  invalidInput([side], 'invalid_cursor', 'is not a cursor of this list in this sort order')

/** Parses a cursor. Returns undefined if it is not JSON. */
export function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const enumValues: Record<string, object> = { ...enums }

/**
 * Validates the column value of a cursor, which clients can forge.
 * @returns undefined if no such column can contain it
 * @throws Error for the same reason
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
  if (type === 'Int') return isInt(v) ? v : undefined
  if (type === 'Float') return Number.isFinite(v) ? v : undefined
  if (type === 'Boolean') return typeof v === 'boolean' ? v : undefined
  return typeof v === 'string' && isStorable(v) ? v : undefined
}
