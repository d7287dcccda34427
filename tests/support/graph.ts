import { tmpdir } from 'node:os'
import { buildApp } from '../../src/app.js'
import type { Database } from '../../src/db.js'
import { createTeam } from '../../src/domain/team.js'
import { createOperatorToken } from '../../src/domain/token.js'
import { parseEnv } from '../../src/env.js'

// biome-ignore lint/suspicious/noExplicitAny: an answer has whatever shape its test asked for.
type Answer = { data: any; errors?: { extensions: { code: string; issues?: object[] } }[] }

/** The server over a test's database, and an operator's token. */
export async function openGraph(db: Database) {
  const env = parseEnv({ DATA_DIR: tmpdir(), SECRET_KEY: 'only for tests, never to be served' })
  const app = await buildApp({ env, db })
  const { raw: operator } = await createOperatorToken(db.prisma, { name: 'Tester' })

  const send = (token: string, query: string, variables: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query, variables },
    })

  return {
    operator,
    send,
    /** The whole answer, faults included. */
    answer: async (...request: Parameters<typeof send>): Promise<Answer> =>
      (await send(...request)).json(),
    /** The data of an answer that must have no fault. */
    ask: async (...request: Parameters<typeof send>) => {
      const { data, errors }: Answer = (await send(...request)).json()
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    /** A team of its own for one test. */
    team: (name = 'Acme') => createTeam(db.prisma, { name }),
    close: () => app.close(),
  }
}
