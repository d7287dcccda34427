import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.js'
import type { Services } from '../services.js'
import { sendContent } from './send.js'
import { requireSigned } from './url.js'

/** Serves the content of a file at its signed address, without a token. */
export function mountContent(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    '/files/content/:key',
    async (request, reply) => {
      const { key } = request.params
      await requireSigned(services, key, request)
      const file = await services.prisma.file.findFirst({
        where: { key, deletedAt: null },
        select: { key: true, name: true, mimeType: true, size: true, sha256: true },
      })
      if (!file) throw notFound('File')
      // Frontends on other sites may show it.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const sha256 = Buffer.from(file.sha256).toString('hex')
      return sendContent(request, reply, services, { ...file, sha256 })
    },
  )
}
