import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.js'
import type { Database } from '../postgres/database.js'

/**
 * Serves the health checks.
 * - `/healthz` responds if the process runs.
 * - `/readyz` also requires a response of the database within one second, and fails while the server drains.
 */
export function mountHealth(app: FastifyInstance, { db }: { db: Database }): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (app.isDraining) {
      throw new AppError('unavailable', 'The server is shutting down.')
    }
    await db.ready()
    return reply.send({ status: 'ready' })
  })
}
