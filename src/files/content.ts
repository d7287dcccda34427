import type { FastifyInstance } from 'fastify'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { notFound } from '../errors/app-error.js'
import { requireSigned, type Signing } from '../http/signed-url.js'
import { type Serving, sendContent } from './send.js'

/** Serves the content of a file at its signed URL, without a token. */
export function mountContent(
  app: FastifyInstance,
  services: Serving & Signing & { prisma: PrismaClient },
): void {
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
      // Allows pages of other origins to embed the file.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const sha256 = Buffer.from(file.sha256).toString('hex')
      return sendContent(request, reply, services, { ...file, sha256 })
    },
  )
}
