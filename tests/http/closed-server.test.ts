import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { parseEnv } from '../../src/config/env.js'
import { createLogger } from '../../src/config/log.js'
import { toMarket } from '../../src/config/market.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { startInstance } from '../../src/instance.js'
import { CleanupStack } from '../../src/process/shutdown.js'
import { Supervisor } from '../../src/process/supervisor.js'
import { openTestDatabase } from '../support/database.js'
import { secretKey } from '../support/processes/instance.js'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Starts a server with its jobs, sends requests to its interfaces, and closes it. Returns what it consisted of. */
async function runServer(): Promise<Record<string, WeakRef<object>>> {
  const env = parseEnv({ SECRET_KEY: secretKey, DATA_DIR: tmpdir(), PORT: '0' })
  const supervisor = new Supervisor()
  const db = await openTestDatabase({ market: toMarket(env), supervisor })
  const cleanup = new CleanupStack()
  cleanup.push(() => db.close())
  const log = createLogger('silent')
  const datasource = { url: db.url, directUrl: db.url }
  const app = await startInstance({ env, datasource, db, log, supervisor, cleanup })
  const { services } = app
  await services.catalogue.load()
  const { raw } = await createOperatorToken(db.prisma, shell, { name: 'Tester' })
  const headers = { authorization: `Bearer ${raw}` }
  for (const url of ['/metrics', '/docs', '/exports', '/graphql?query={teams{totalCount}}'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(200)
  await cleanup.close()
  return {
    app: new WeakRef(app),
    catalogue: new WeakRef(services.catalogue),
    database: new WeakRef(db.pool),
    metrics: new WeakRef(services.metrics.registry),
    prisma: new WeakRef(db.prisma),
    services: new WeakRef(services),
  }
}

it('is removed from memory when it is closed', async () => {
  const parts = await runServer()
  const kept = () => Object.keys(parts).filter((name) => parts[name]!.deref() !== undefined)
  // A WeakRef keeps its object until the end of the turn.
  for (let attempt = 0; attempt < 20 && kept().length > 0; attempt++) {
    await sleep(100)
    collectGarbage()
  }
  expect(kept()).toEqual([])
})
