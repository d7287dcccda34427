import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Connections } from '../postgres/database.js'
import { statementNames } from '../postgres/statement-names.js'
import { conditionSql, Unsupported, type Writing } from './filter.js'
import { DataModel } from './model.js'
import { type Revive, type Row, selectionSql } from './select.js'
import { Analysis, type Read, type Shape, Slot } from './shape.js'

/** A statement for all reads of one shape. */
interface Plan {
  text: string
  /** Its parameters, from the values of a read. */
  values(values: readonly unknown[]): unknown[]
  revive?: Revive | undefined
}

type Write = (shape: Shape, writing: Writing) => Pick<Plan, 'text' | 'revive'>

const keptPlans = 1_000

/** How statements are asked on another connection than one of the pool's: that of a transaction. */
export type Ask = (text: string, values: unknown[]) => Promise<{ answer: unknown }[]>

/**
 * Reads records with all that belongs to them by one statement, which gives them as one JSON text: this
 * takes a fraction of the time of Prisma's way by values and types. What it does not know to ask, it
 * leaves to Prisma by answering undefined, and counts; what it answers is what Prisma would, but for moments, which
 * stay the ISO 8601 texts they come as.
 */
export class Reader {
  readonly #pool: pg.Pool
  readonly #data: DataModel
  readonly #nameOf: ReturnType<typeof statementNames> | undefined
  /** Reads that were left to Prisma since the start, by model. */
  readonly fallbacks = new Map<string, number>()
  /** By model and shape; null for what only Prisma can read. */
  readonly #plans = new LRUCache<string, { plan: Plan | null }>({ max: keptPlans })

  /** @param nameOf absent where the server keeps no prepared statements */
  constructor(pool: pg.Pool, data: DataModel, nameOf?: ReturnType<typeof statementNames>) {
    this.#pool = pool
    this.#data = data
    this.#nameOf = nameOf
  }

  /** The rows of a model, as Prisma's `findMany` gives them; undefined when only Prisma can. */
  async findMany(model: string, read: Read, within?: Ask): Promise<Row[] | undefined> {
    const asked = await this.#ask('rows', model, read, within, (shape, writing) => {
      const { sql, revive } = selectionSql(writing, model, shape)
      return {
        text: `SELECT coalesce(json_agg(r), '[]')::text AS answer FROM (${sql}) r`,
        revive,
      }
    })
    if (!asked) return undefined
    const rows: Row[] = JSON.parse(asked.answer as string)
    if (asked.plan.revive) rows.forEach(asked.plan.revive)
    return rows
  }

  /** How many rows of a model fit a filter; undefined when only Prisma can tell. */
  async count(model: string, where: Read['where'], within?: Ask): Promise<number | undefined> {
    const asked = await this.#ask('count', model, { where }, within, (shape, writing) => {
      const alias = writing.alias()
      const condition = conditionSql(writing, model, alias, shape.where ?? {})
      return {
        text: `SELECT count(*)::int AS answer FROM ${this.#data.table(model)} AS ${alias} WHERE ${condition}`,
      }
    })
    return asked?.answer as number | undefined
  }

  async #ask(
    purpose: string,
    model: string,
    read: Read,
    within: Ask | undefined,
    write: Write,
  ): Promise<{ answer: unknown; plan: Plan } | undefined> {
    const analysis = new Analysis()
    const shape = analysis.read(read)
    const key = `${purpose} ${model} ${analysis.key}`
    let known = this.#plans.get(key)
    if (!known) {
      known = { plan: this.#plan(shape, write) }
      this.#plans.set(key, known)
    }
    const { plan } = known
    if (!plan) {
      this.fallbacks.set(model, (this.fallbacks.get(model) ?? 0) + 1)
      return undefined
    }
    const { text } = plan
    const values = plan.values(analysis.values)
    const [row] = await (within ? within(text, values) : this.#query(text, values))
    return { answer: row!.answer, plan }
  }

  async #query(text: string, values: unknown[]): ReturnType<Ask> {
    const name = this.#nameOf?.({ sql: text })
    const { rows } = await this.#pool.query({ text, values, ...(name && { name }) })
    return rows
  }

  #plan(shape: Shape, write: Write): Plan | null {
    const parameters: ((values: readonly unknown[]) => unknown)[] = []
    let aliases = 0
    const bind: Writing['bind'] = (value, make = (same) => same) => {
      const read =
        value instanceof Slot
          ? (values: readonly unknown[]) => make(values[value.index])
          : () => value
      return `$${parameters.push(read)}`
    }
    try {
      const written = write(shape, { data: this.#data, bind, alias: () => `t${aliases++}` })
      return { ...written, values: (values) => parameters.map((read) => read(values)) }
    } catch (error) {
      if (error instanceof Unsupported) return null
      throw error
    }
  }
}

const readers = new WeakMap<pg.Pool, Reader>()

/** The reader of these connections, always the same. */
export function readerOf({ prisma, pool }: Connections): Reader {
  let reader = readers.get(pool)
  if (!reader) {
    reader = new Reader(pool, new DataModel(prisma), statementNames())
    readers.set(pool, reader)
  }
  return reader
}
