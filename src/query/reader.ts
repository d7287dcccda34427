/**
 * Runs reads. Input: a model and a read; output: rows, texts or a number. The statement of a shape is written once, and
 * kept with what reads its answer.
 */
import { LRUCache } from 'lru-cache'
import type { Connections } from '../postgres/database.js'
import type { Pool } from '../postgres/pool.js'
import { statementNames } from '../postgres/statement-names.js'
import { TextQuery } from '../postgres/text-query.js'
import { tookTooLong } from './analyst.js'
import { type DataModel, dataModelOf } from './model.js'
import { parameterized, type Read, type Shape, Statement, Unsupported } from './read.js'
import { type Row, selectionSql } from './select.js'
import { countSql, type Layout, RecordText, textSql } from './text.js'

/** A statement for all reads of one shape. */
interface Plan<Decoded = unknown> {
  text: string
  statement: Statement
  decode?: Decoded | undefined
}

type Write<Decoded> = (statement: Statement, shape: Shape) => Pick<Plan<Decoded>, 'text' | 'decode'>

const keptPlans = 1_000

/** Runs a statement on another connection than one of the pool's: that of a transaction. */
export type RunStatement = (text: string, values: unknown[]) => Promise<Answer[]>

/** A row of what a statement of the engine answers: a text or a number, and a second one where it is counted. */
interface Answer {
  answer: unknown
  total?: unknown
}

/**
 * Reads records with all that belongs to them by one statement, which gives them as one JSON text: this takes a
 * fraction of the time of Prisma's way by values and types. It answers what Prisma would, but for timestamps, which
 * stay the ISO 8601 texts they come as.
 */
export class Reader {
  readonly #pool: Pool
  readonly #data: DataModel
  readonly #nameOf: ReturnType<typeof statementNames> | undefined
  readonly #plans = new LRUCache<string, Plan>({ max: keptPlans })
  readonly #layouts = new WeakMap<Layout, number>()
  #numberOfLayouts = 0

  /** @param nameOf absent where the server keeps no prepared statements */
  constructor(pool: Pool, data: DataModel, nameOf?: ReturnType<typeof statementNames>) {
    this.#pool = pool
    this.#data = data
    this.#nameOf = nameOf
  }

  /**
   * The records of a model, as Prisma's `findMany` gives them.
   * @throws Unsupported for a read that no code of the product makes
   */
  async findMany(model: string, read: Read, run?: RunStatement): Promise<Row[]> {
    const { answers, decode } = await this.#ask('rows', model, read, run, (statement, shape) => {
      const { sql, decode } = selectionSql(statement, model, shape)
      return { text: `SELECT coalesce(json_agg(r), '[]')::text AS answer FROM (${sql}) r`, decode }
    })
    const rows: Row[] = JSON.parse(answers[0]!.answer as string)
    if (decode) rows.forEach(decode)
    return rows
  }

  /**
   * The same records, each written as JSON by the database.
   * @param isCounted whether `total` is how many fit the filter in all; undefined where the page is empty
   * @throws Unsupported
   */
  async findTexts(
    model: string,
    read: Read,
    layout: Layout,
    isCounted: boolean,
    run?: RunStatement,
  ): Promise<{ texts: RecordText[]; total: number | undefined }> {
    const purpose = `text${this.#numberOf(layout)}${isCounted ? '+' : ''}`
    const { answers, decode } = await this.#ask(purpose, model, read, run, (statement, shape) =>
      textSql(statement, model, shape, layout, isCounted),
    )
    const texts = answers.map(
      ({ answer }) => new RecordText(answer as string, layout, decode ?? []),
    )
    const [first] = answers
    return { texts, total: isCounted && first ? Number(first.total) : undefined }
  }

  /**
   * How many records of a model fit a filter.
   * @throws Unsupported
   */
  async count(model: string, where: Read['where'], run?: RunStatement): Promise<number> {
    const { answers } = await this.#ask('count', model, { where }, run, (statement, shape) => ({
      text: countSql(statement, model, shape),
    }))
    return Number(answers[0]!.answer)
  }

  /**
   * Which of some ids are in a column of which model: each with the model's place among `sought`, by one statement
   * over all of them.
   */
  async findModels(
    sought: readonly { model: string; column: string; ids: readonly string[] }[],
    run?: RunStatement,
  ): Promise<{ at: number; id: string }[]> {
    const selects = sought.map(({ model, column }, at) => {
      const field = this.#data.field(model, column)
      if (field?.kind !== 'column') throw new Unsupported(`${model}.${column}`)
      return `SELECT json_build_object('at', ${at}, 'id', ${field.column})::text AS answer FROM ${this.#data.table(model)} WHERE ${field.column} = ANY ($${at + 1}::uuid[])`
    })
    const text = selects.join(' UNION ALL ')
    const values = sought.map(({ ids }) => ids)
    const answers = await (run ? run(text, values) : this.#query(text, values))
    return answers.map(({ answer }) => JSON.parse(answer as string))
  }

  #numberOf(layout: Layout): number {
    let number = this.#layouts.get(layout)
    if (number === undefined) {
      number = this.#numberOfLayouts++
      this.#layouts.set(layout, number)
    }
    return number
  }

  async #ask<Decoded>(
    purpose: string,
    model: string,
    read: Read,
    run: RunStatement | undefined,
    write: Write<Decoded>,
  ): Promise<{ answers: Answer[]; decode: Decoded | undefined }> {
    const { key, shape, values } = parameterized(read)
    const name = `${purpose} ${model} ${key}`
    // Statements of one purpose decode alike.
    let plan = this.#plans.get(name) as Plan<Decoded> | undefined
    if (!plan) {
      const statement = new Statement(this.#data)
      plan = { statement, ...write(statement, shape) }
      this.#plans.set(name, plan)
    }
    const { text } = plan
    const parameters = plan.statement.parameters(values)
    const answers = await (run ? run(text, parameters) : this.#query(text, parameters))
    return { answers, decode: plan.decode }
  }

  async #query(text: string, values: unknown[]): ReturnType<RunStatement> {
    try {
      const rows = await this.#pool.texts(
        new TextQuery(text, values, this.#nameOf?.({ sql: text })),
      )
      return rows.map(([answer, total]) => ({ answer, total }))
    } catch (error) {
      throw tookTooLong(error)
    }
  }
}

const readers = new WeakMap<Pool, Reader>()

/** The reader of these connections, always the same. */
export function readerOf({ prisma, pool }: Connections): Reader {
  let reader = readers.get(pool)
  if (!reader) {
    reader = new Reader(pool, dataModelOf(prisma), statementNames())
    readers.set(pool, reader)
  }
  return reader
}
