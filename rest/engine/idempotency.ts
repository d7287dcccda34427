/**
 * Idempotency keys of POST routes. Input: a request with `Idempotency-Key`. Output: its answer, stored in the transaction of the change; a
 * repetition gets the stored answer.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Context, services } from '../../src/compiler/context.js'
import { toAppError } from '../../src/errors/app-error.js'
import {
  type Answer,
  answerOnce,
  isKept,
  type KeyedRequest,
  readKey,
} from '../../src/http/idempotency.js'
import { problemAnswer, sendAnswer } from '../../src/http/problem.js'

/**
 * Answers a POST request that carries an Idempotency-Key: the first time by `work`, within a transaction that
 * the answer commits with; repetitions as the first time.
 * @param showsSecret the answer is for the token alone that makes the request
 * @param work does what the request asks and answers; what it throws undoes it
 * @throws AppError idempotency_in_progress, idempotency_key_reused, validation_failed (no good key)
 */
export async function replyOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  showsSecret: boolean,
  work: (context: Context) => Promise<Answer>,
): Promise<FastifyReply> {
  const all = services(context)
  const { replayed, ...answer } = await answerOnce(
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

/** The path as the router understood it: a URL can spell it in many ways. Its parameters are ids, which have no case. */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  return routeOptions.url!.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name]!.toLowerCase()),
  )
}
