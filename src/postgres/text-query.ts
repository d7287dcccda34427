import pg from 'pg'

/** Values of a row in column order, in the text format of PostgreSQL. */
export type TextRow = readonly (string | null)[]

/** Subset of the node-postgres connection that sends statements. pg-cursor uses the same methods. */
interface Connection {
  readonly stream: NodeJS.WritableStream & { cork(): void; uncork(): void }
  /** Texts of the prepared statements of this connection, by name. */
  readonly parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly Value[] }): void
  execute(): void
  sync(): void
}

type Value = string | Buffer | null

// Omitted in the types of node-postgres.
const { prepareValue } = (pg as typeof pg & { utils: { prepareValue(value: unknown): Value } })
  .utils

/** Statement that skips the Describe message and the parsing of values. The caller reads the columns by position. */
export class TextQuery implements pg.Submittable {
  readonly text: string
  /** Name of the prepared statement. Empty for an unnamed statement. */
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
