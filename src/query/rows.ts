import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../prisma/generated/client/client.js'

/** A statement with its values, `$1` and so on. */
export interface Statement {
  text: string
  values: unknown[]
}

const asked = new AsyncLocalStorage<Statement[]>()

/** A pool that answers nothing and keeps what it is asked. */
class Transcript extends pg.Pool {
  override query = (async ({ text, values = [] }: pg.QueryConfig) => {
    asked.getStore()?.push({ text, values })
    return { fields: [], rows: [], rowCount: 0 }
  }) as never
}

let prisma: PrismaClient | undefined

/**
 * The rows of a model that fit a Prisma filter, as SQL: what Prisma would send, so a filter means the
 * same here as in a list.
 * @param model the delegate's name, such as `outlet`
 */
export async function rowsOf(model: string, where: object): Promise<Statement> {
  prisma ??= new PrismaClient({ adapter: new PrismaPg(new Transcript()) })
  const delegate = (prisma as unknown as Record<string, { findMany(query: object): unknown }>)[
    model
  ]!
  const statements: Statement[] = []
  await asked.run(statements, async () => {
    // Of rows alone, whose columns a join would turn into JSON.
    await delegate.findMany({ where, relationLoadStrategy: 'query' })
  })
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error(`${model} is read in several statements`)
  return withoutOffset(statement)
}

/** An OFFSET, though it is 0, keeps PostgreSQL from planning the rows together with what is made of them. */
function withoutOffset({ text, values }: Statement): Statement {
  const offset = / OFFSET \$(\d+)$/.exec(text)
  if (!offset) return { text, values }
  return { text: text.slice(0, offset.index), values: values.slice(0, Number(offset[1]) - 1) }
}
