import type { FastifyInstance } from 'fastify'
import type { Services } from './services.js'

/** /healthz: the process answers. /readyz: so does its database. */
export function mountHealth(app: FastifyInstance, { prisma }: Services): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    await prisma.$queryRaw`SELECT 1`
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
