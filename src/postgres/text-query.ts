import pg from 'pg'

/** The values of a row in their order, as the server writes them. */
export type TextRow = readonly (string | null)[]

/** The part of a connection of node-postgres that statements are sent with, as pg-cursor sends its own. */
interface Connection {
  readonly stream: NodeJS.WritableStream & { cork(): void; uncork(): void }
  /** The texts of statements that the server keeps, by their names. */
  readonly parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly Value[] }): void
  execute(): void
  sync(): void
}

type Value = string | Buffer | null

// A part of node-postgres that its types leave out.
const { prepareValue } = (pg as typeof pg & { utils: { prepareValue(value: unknown): Value } })
  .utils

/**
 * A statement whose columns are known to who sends it: the server is not asked to describe them, and nothing is made
 * of the texts that it answers with.
 */
export class TextQuery implements pg.Submittable {
  readonly text: string
  /** What the server keeps it under; empty where it keeps none. */
  name: string
  /** Set by the client. */
  callback: ((error: Error | null, rows: TextRow[]) => void) | undefined
  readonly #values: readonly Value[]
  readonly #rows: TextRow[] = []

  constructor(text: string, values: readonly unknown[], name = '') {
    this.text = text
    this.name = name
    this.#values = values.map((value) => prepareValue(value))
  }

  submit(connection: unknown): Error | null {
    const { name, text } = this
    const to = connection as Connection
    to.stream.cork()
    try {
      if (!name || to.parsedStatements[name] === undefined) to.parse({ name, text })
      to.bind({ statement: name, values: this.#values })
      to.execute()
      to.sync()
      return null
    } finally {
      to.stream.uncork()
    }
  }

  handleDataRow({ fields }: { fields: TextRow }): void {
    this.#rows.push(fields)
  }

  handleError(error: Error): void {
    this.callback!(error, [])
  }

  handleReadyForQuery(): void {
    this.callback!(null, this.#rows)
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}
}
