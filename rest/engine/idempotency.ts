/**
 * Implements `Idempotency-Key` for POST routes. The response is stored in the transaction of the change, and later
 * requests with the same key receive it.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Context, services } from '../../src/compiler/context.js'
import { toAppError } from '../../src/errors/app-error.js'
import {
  isKept,
  type KeyedRequest,
  readKey,
  runOnce,
  type StoredResponse,
} from '../../src/http/idempotency.js'
import { problemAnswer, sendAnswer } from '../../src/http/problem.js'

/**
 * Runs a POST handler at most once per `Idempotency-Key`. The response is stored in the same
 * transaction as the handler's changes; later requests with the same key replay it.
 * @param showsSecret replay only to the token that made the original request
 * @param work handler; if it throws, its changes are rolled back
 * @throws AppError idempotency_in_progress, idempotency_key_reused, validation_failed (invalid key)
 */
export async function withIdempotencyKey(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  showsSecret: boolean,
  work: (context: Context) => Promise<StoredResponse>,
): Promise<FastifyReply> {
  const all = services(context)
  const { replayed, ...answer } = await runOnce(
    all.prisma,
    all.env.secretKey,
    keyedRequest(request, showsSecret),
    (prisma) => work({ ...context, services: { ...all, prisma } }),
    (error) => {
      const known = toAppError(error)
      return isKept(known.status) ? problemAnswer(known, request.id) : undefined
    },
  )
  if (replayed) reply.header('idempotency-replayed', 'true')
  return sendAnswer(reply, answer)
}

function keyedRequest(request: FastifyRequest, showsSecret: boolean): KeyedRequest {
  const query = new URLSearchParams(request.url.split('?')[1])
  query.sort()
  const hash = createHash('sha256')
    .update(JSON.stringify([query.toString(), request.body ?? null]))
    .digest()
  return {
    session: request.session!,
    method: request.method,
    path: pathOf(request),
    key: readKey(request.headers['idempotency-key']),
    hash,
    repeatedTo: showsSecret ? 'token' : 'team',
  }
}

/**
 * Returns the normalized path: a URL can spell the same path in several ways. Parameters are IDs,
 * which are case-insensitive.
 */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  return routeOptions.url!.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name]!.toLowerCase()),
  )
}
