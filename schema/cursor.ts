import { invalidInput } from '../src/errors.js'

type Condition = Record<string, unknown>
type Row = Record<string, unknown>

/** What a list is ordered by: a column, then the id. */
export interface Key {
  id: string
  column: string
  direction: 'asc' | 'desc'
  nullable: boolean
}

/** The `orderBy` of Prisma for a key. */
export function ordering({ id, column, direction, nullable }: Key): object[] {
  if (column === id) return [{ [id]: direction }]
  return [
    { [column]: nullable ? { sort: direction, nulls: 'last' } : direction },
    { [id]: direction },
  ]
}

/**
 * The rows that follow a cursor in an order: a keyset, so depth costs nothing.
 * @throws AppError validation_failed, when it is no cursor of this order
 */
export function after({ id, column, direction, nullable }: Key, cursor: string): Condition {
  const { value, rowId } = decodeCursor(column, direction, cursor)
  const beyond = direction === 'asc' ? 'gt' : 'lt'
  if (column === id) return { [id]: { [beyond]: rowId } }
  if (value === null) return { [column]: null, [id]: { [beyond]: rowId } }
  return {
    OR: [
      { [column]: { [beyond]: value } },
      { [column]: value, [id]: { [beyond]: rowId } },
      ...(nullable ? [{ [column]: null }] : []),
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
  column: string,
  direction: string,
  cursor: string,
): { value: unknown; rowId: string } {
  try {
    const [ofColumn, ofDirection, typed, rowId] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString('utf8'),
    )
    if (
      ofColumn === column &&
      ofDirection === direction &&
      typeof rowId === 'string' &&
      !rowId.includes('\0')
    ) {
      return {
        value: 'd' in typed ? new Date(typed.d) : 'n' in typed ? BigInt(typed.n) : typed.v,
        rowId,
      }
    }
  } catch {
    // Falls through to the refusal: whatever is wrong with it, it is no cursor of ours.
  }
  throw invalidInput(['after'], 'invalid_cursor', 'is no cursor of this list in this order')
}
