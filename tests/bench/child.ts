import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { buildApp as BuildApp } from '../../src/app.js'
import { parseEnv } from '../../src/config/env.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { root } from '../../src/root.js'
import { testMarket } from '../support/market.js'
import { mountCheckoutLimit } from './checkout-limit.js'
import { newToken } from './data.js'
import { mountGraphLimits } from './graph-limits.js'
import { limits } from './limits.js'
import { ordersLimits } from './orders-limits.js'
import { productionLimits } from './production-limits.js'

/** Server of the child process: Masthead, Masthead without the response cache, or the hand-written baseline. */
export type Role = 'masthead' | 'uncached' | 'limit'

const [role, url] = process.argv.slice(2) as [Role, string]
const db = openDatabase({
  market: testMarket,
  url,
  poolSize: 10,
  applicationName: `masthead bench ${role}`,
})
const app = role === 'limit' ? limitApp(db) : await masthead(db, role)
const token = role === 'limit' ? '' : await newToken(db)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port, token })
process.on('disconnect', () => process.exit(0))

/** Imports the build. Compiled by tsx, each function would be renamed whenever it is created. */
async function masthead(db: Database, role: Role): Promise<FastifyInstance> {
  const { buildApp } = (await import(join(root, 'dist', 'src', 'app.js'))) as {
    buildApp: typeof BuildApp
  }
  const env = parseEnv({
    DATA_DIR: tmpdir(),
    SECRET_KEY: 'only to measure with, never to be served',
    RATE_LIMIT_PER_MINUTE: '100000000',
  })
  const app = await buildApp({ env, db, cacheResponses: role === 'masthead' })
  await app.services.catalogue.load()
  return app
}

/** Mounts the baseline: a bare route for each statement, which returns the body as JSON text. */
function limitApp(db: Database): FastifyInstance {
  const bare = Fastify()
  for (const [path, { text, values }] of Object.entries({
    ...limits,
    ...productionLimits,
    ...ordersLimits,
  })) {
    bare.get(path, async (request, reply) => {
      const parameters = values({ ...(request.params as object), ...(request.query as object) })
      const { rows } = await db.pool.query({ name: path, text, values: parameters })
      return reply.type('application/json').send(rows[0].body)
    })
  }
  mountCheckoutLimit(bare, db.pool)
  mountGraphLimits(bare, db.pool)
  bare.get('/bytes/:size', (request, reply) => {
    const { size } = request.params as { size: string }
    return reply.type('application/json').send(bytesOf(Number(size)))
  })
  return bare
}

const buffers = new Map<number, Buffer>()

function bytesOf(size: number): Buffer {
  const bytes = buffers.get(size) ?? Buffer.alloc(size, 'x')
  buffers.set(size, bytes)
  return bytes
}
