/**
 * Executes reads and returns rows, JSON texts or counts. The SQL statement of each shape is written once and cached
 * with its decoder.
 */
import { LRUCache } from 'lru-cache'
import type { Connections } from '../postgres/database.js'
import type { Pool } from '../postgres/pool.js'
import { statementNames } from '../postgres/statement-names.js'
import { TextQuery } from '../postgres/text-query.js'
import { explainTimeout } from './analyst.js'
import { type DataModel, dataModelOf } from './model.js'
import { parameterize, type ReadArgs, type Shape, Statement, Unsupported } from './read.js'
import { type RecordRow, selectionSql } from './select.js'
import { countSql, type Layout, RecordText, textSql } from './text.js'

/** Statement for all reads of one shape. */
interface Plan<Decoded = unknown> {
  text: string
  statement: Statement
  decode?: Decoded | undefined
}

type WriteStatement<Decoded> = (
  statement: Statement,
  shape: Shape,
) => Pick<Plan<Decoded>, 'text' | 'decode'>

const keptPlans = 1_000

/** Runs a statement on another connection than the pool's, such as that of a transaction. */
export type RunStatement = (text: string, values: unknown[]) => Promise<Answer[]>

/** Result row of a statement: a text or a number, and optionally the total. */
interface Answer {
  answer: unknown
  total?: unknown
}

/**
 * Reads records with their relations in one statement. PostgreSQL returns them as one JSON text, which takes a
 * fraction of the time of Prisma's conversion of single values. Results equal Prisma's, except that timestamps remain
 * ISO 8601 strings.
 */
export class Reader {
  readonly #pool: Pool
  readonly #data: DataModel
  readonly #nameOf: ReturnType<typeof statementNames> | undefined
  readonly #plans = new LRUCache<string, Plan>({ max: keptPlans })
  readonly #layouts = new WeakMap<Layout, number>()
  #numberOfLayouts = 0

  /** @param nameOf names prepared statements; absent if the server cannot keep them */
  constructor(pool: Pool, data: DataModel, nameOf?: ReturnType<typeof statementNames>) {
    this.#pool = pool
    this.#data = data
    this.#nameOf = nameOf
  }

  /**
   * Returns the records that Prisma's `findMany` would return.
   * @throws Unsupported for features of Prisma that this project does not use
   */
  async findMany(model: string, read: ReadArgs, run?: RunStatement): Promise<RecordRow[]> {
    const { answers, decode } = await this.#execute(
      'rows',
      model,
      read,
      run,
      (statement, shape) => {
        const { sql, decode } = selectionSql(statement, model, shape)
        return {
          text: `SELECT coalesce(json_agg(r), '[]')::text AS answer FROM (${sql}) r`,
          decode,
        }
      },
    )
    const rows: RecordRow[] = JSON.parse(answers[0]!.answer as string)
    if (decode) rows.forEach(decode)
    return rows
  }

  /**
   * Returns the records as JSON texts.
   * @param isCounted return the total number of matching records; it is undefined if the page is empty
   * @throws Unsupported
   */
  async findTexts(
    model: string,
    read: ReadArgs,
    layout: Layout,
    isCounted: boolean,
    run?: RunStatement,
  ): Promise<{ texts: RecordText[]; total: number | undefined }> {
    const purpose = `text${this.#numberOf(layout)}${isCounted ? '+' : ''}`
    const { answers, decode } = await this.#execute(purpose, model, read, run, (statement, shape) =>
      textSql(statement, model, shape, layout, isCounted),
    )
    const texts = answers.map(
      ({ answer }) => new RecordText(answer as string, layout, decode ?? []),
    )
    const [first] = answers
    return { texts, total: isCounted && first ? Number(first.total) : undefined }
  }

  /**
   * Counts the records that match a filter.
   * @throws Unsupported
   */
  async count(model: string, where: ReadArgs['where'], run?: RunStatement): Promise<number> {
    const { answers } = await this.#execute('count', model, { where }, run, (statement, shape) => ({
      text: countSql(statement, model, shape),
    }))
    return Number(answers[0]!.answer)
  }

  /**
   * Finds which of the given IDs exist in which model, with one statement. Each result has the index of its model in
   * `sought`.
   * @throws Unsupported
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

  async #execute<Decoded>(
    purpose: string,
    model: string,
    read: ReadArgs,
    run: RunStatement | undefined,
    write: WriteStatement<Decoded>,
  ): Promise<{ answers: Answer[]; decode: Decoded | undefined }> {
    const { key, shape, values } = parameterize(read)
    const name = `${purpose} ${model} ${key}`
    // The purpose determines the type of the decoder.
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
      throw explainTimeout(error)
    }
  }
}

const readers = new WeakMap<Pool, Reader>()

/** Returns the reader of a pool. The same pool always has the same reader. */
export function readerFor({ prisma, pool }: Connections): Reader {
  let reader = readers.get(pool)
  if (!reader) {
    reader = new Reader(pool, dataModelOf(prisma), statementNames())
    readers.set(pool, reader)
  }
  return reader
}
