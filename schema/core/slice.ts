/** The part of a sorted list that a page is: how it is read, and what is known of what lies around it. */
import { z } from 'zod'
import { invalidInput } from '../../src/errors/app-error.js'
import { fieldOf } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Row } from '../../src/query/select.js'
import type { Condition, Read } from '../../src/query/shape.js'
import { beyondCursor, type Key, orderByKey, reversed } from './cursor.js'

/** Records of a page when its caller does not say. */
export const usualSize = 25
export const pageSize = z.number().int().min(1).max(100)

/** The arguments that say which part. */
export interface SliceArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  all?: boolean | null
  offset?: number | null
}

/** The records of a page in their order, and whether others lie before and after them. */
export interface Sliced {
  rows: Row[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export class Slice {
  readonly #args: SliceArgs
  readonly #key: Key
  readonly #model: ModelName
  /** How many records it has at most; all where it is the whole list. */
  readonly size: number | undefined
  readonly #isBackward: boolean

  /** @throws AppError validation_failed, for arguments that do not go together */
  constructor(model: ModelName, key: Key, args: SliceArgs) {
    const { first, last, after, before, all } = args
    for (const [name, value] of Object.entries({ first, last })) {
      if (typeof value === 'number' && !pageSize.safeParse(value).success)
        throw invalidInput([name], 'out_of_range', 'must be from 1 to 100')
    }
    if (first && last) throw invalidInput(['last'], 'conflict', 'does not go with `first`')
    if (last && args.offset) throw invalidInput(['offset'], 'conflict', 'does not go with `last`')
    this.#args = { after, before, offset: args.offset }
    this.#key = key
    this.#model = model
    this.#isBackward = Boolean(last) && !all
    this.size = all ? undefined : (last ?? first ?? usualSize)
  }

  /** Whether it begins where the list does. */
  get isFirst(): boolean {
    return !this.#args.after && !this.#args.before && !this.#isBackward
  }

  /**
   * How it is read.
   * @param hasEnds whether one more is read, to know whether others follow
   */
  read(where: Condition, hasEnds: boolean): Pick<Read, 'where' | 'orderBy' | 'take' | 'skip'> {
    const { after, before, offset } = this.#args
    const ends = Object.entries({ after, before }).flatMap(([side, cursor]) =>
      cursor ? [this.#beyond(cursor, side as 'after' | 'before')] : [],
    )
    return {
      where: ends.length > 0 ? { AND: [where, ...ends] } : where,
      orderBy: orderByKey(this.#isBackward ? reversed(this.#key) : this.#key),
      ...(this.size !== undefined && { take: this.size + (hasEnds ? 1 : 0) }),
      ...(this.size !== undefined && offset ? { skip: offset } : {}),
    }
  }

  #beyond(cursor: string, side: 'after' | 'before'): Condition {
    return beyondCursor(this.#key, fieldOf(this.#model, this.#key.column), cursor, side)
  }

  /** The page of the records that were read. */
  of(read: Row[]): Sliced {
    const { after, before, offset } = this.#args
    const { size = read.length } = this
    const hasMore = read.length > size
    const rows = hasMore ? read.slice(0, size) : read
    if (this.#isBackward)
      return { rows: rows.toReversed(), hasPreviousPage: hasMore, hasNextPage: Boolean(before) }
    const hasPreviousPage = Boolean(after || (offset && this.size !== undefined))
    return { rows, hasPreviousPage, hasNextPage: hasMore }
  }
}
