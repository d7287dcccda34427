import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Connections } from '../postgres/database.js'
import { statementNames } from '../postgres/statement-names.js'
import { conditionSql } from './filter.js'
import { type DataModel, dataModelOf } from './model.js'
import { type Decode, type Row, selectionSql } from './select.js'
import { parameterized, type Read, type Shape } from './shape.js'
import { ParameterizedStatement } from './statement.js'

/** A statement for all reads of one shape. */
interface Plan {
  text: string
  statement: ParameterizedStatement
  decode?: Decode | undefined
}

type Write = (statement: ParameterizedStatement, shape: Shape) => Pick<Plan, 'text' | 'decode'>

const keptPlans = 1_000

/** Runs a statement on another connection than one of the pool's: that of a transaction. */
export type RunStatement = (text: string, values: unknown[]) => Promise<{ answer: unknown }[]>

/**
 * Reads records with all that belongs to them by one statement, which gives them as one JSON text: this takes a
 * fraction of the time of Prisma's way by values and types. It answers what Prisma would, but for timestamps, which
 * stay the ISO 8601 texts they come as.
 */
export class Reader {
  readonly #pool: pg.Pool
  readonly #data: DataModel
  readonly #nameOf: ReturnType<typeof statementNames> | undefined
  readonly #plans = new LRUCache<string, Plan>({ max: keptPlans })

  /** @param nameOf absent where the server keeps no prepared statements */
  constructor(pool: pg.Pool, data: DataModel, nameOf?: ReturnType<typeof statementNames>) {
    this.#pool = pool
    this.#data = data
    this.#nameOf = nameOf
  }

  /**
   * The records of a model, as Prisma's `findMany` gives them.
   * @throws Unsupported for a read that no code of the product makes
   */
  async findMany(model: string, read: Read, run?: RunStatement): Promise<Row[]> {
    const { answer, plan } = await this.#ask('rows', model, read, run, (statement, shape) => {
      const { sql, decode } = selectionSql(statement, model, shape)
      return { text: `SELECT coalesce(json_agg(r), '[]')::text AS answer FROM (${sql}) r`, decode }
    })
    const rows: Row[] = JSON.parse(answer as string)
    if (plan.decode) rows.forEach(plan.decode)
    return rows
  }

  /**
   * How many records of a model fit a filter.
   * @throws Unsupported
   */
  async count(model: string, where: Read['where'], run?: RunStatement): Promise<number> {
    const { answer } = await this.#ask('count', model, { where }, run, (statement, shape) => {
      const alias = statement.alias()
      const condition = conditionSql(statement, model, alias, shape.where ?? {})
      return {
        text: `SELECT count(*)::int AS answer FROM ${statement.table(model, alias)} WHERE ${condition}`,
      }
    })
    return answer as number
  }

  async #ask(
    purpose: string,
    model: string,
    read: Read,
    run: RunStatement | undefined,
    write: Write,
  ): Promise<{ answer: unknown; plan: Plan }> {
    const { key, shape, values } = parameterized(read)
    const name = `${purpose} ${model} ${key}`
    let plan = this.#plans.get(name)
    if (!plan) {
      const statement = new ParameterizedStatement(this.#data)
      plan = { statement, ...write(statement, shape) }
      this.#plans.set(name, plan)
    }
    const { text } = plan
    const parameters = plan.statement.parameters(values)
    const [row] = await (run ? run(text, parameters) : this.#query(text, parameters))
    return { answer: row!.answer, plan }
  }

  async #query(text: string, values: unknown[]): ReturnType<RunStatement> {
    const name = this.#nameOf?.({ sql: text })
    const { rows } = await this.#pool.query({ text, values, ...(name && { name }) })
    return rows
  }
}

const readers = new WeakMap<pg.Pool, Reader>()

/** The reader of these connections, always the same. */
export function readerOf({ prisma, pool }: Connections): Reader {
  let reader = readers.get(pool)
  if (!reader) {
    reader = new Reader(pool, dataModelOf(prisma), statementNames())
    readers.set(pool, reader)
  }
  return reader
}
