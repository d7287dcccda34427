import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Context, services } from '../src/context.js'
import { type AppError, invalidInput, toAppError } from '../src/errors.js'
import { type Answer, answerOnce, type KeyedRequest } from '../src/idempotency.js'
import { problemAnswer, sendAnswer } from './problem.js'

/**
 * Answers a POST request that carries an Idempotency-Key: the first time by `work`, within a transaction that
 * the answer commits with; repetitions as the first time.
 * @param work does what the request asks and answers; what it throws undoes it
 * @throws AppError idempotency_in_progress, idempotency_key_reused, validation_failed (no good key)
 */
export async function replyOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  work: (context: Context) => Promise<Answer>,
): Promise<FastifyReply> {
  const all = services(context)
  const { replayed, ...answer } = await answerOnce(all.prisma, keyedRequest(request), (outer) =>
    // A transaction within: what is refused is undone, and the refusal kept.
    outer
      .$transaction((prisma) => work({ ...context, services: { ...all, prisma } }))
      .catch((error) => refusal(request, toAppError(error))),
  )
  if (replayed) reply.header('idempotency-replayed', 'true')
  return sendAnswer(reply, answer)
}

function keyedRequest(request: FastifyRequest): KeyedRequest {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    const message = 'must have 1 to 255 printable ASCII characters'
    throw invalidInput(['Idempotency-Key'], 'invalid_key', message)
  }
  const [path = '', query = ''] = request.url.split('?', 2)
  const hash = createHash('sha256')
    .update(JSON.stringify([query, request.body ?? null]))
    .digest()
  return { teamId: request.session!.teamId, method: request.method, path, key, hash }
}

// What says nothing of the request itself may be answered differently the next time.
const passing = [401, 403, 408, 429]

function refusal(request: FastifyRequest, error: AppError): Answer {
  if (error.status >= 500 || passing.includes(error.status)) throw error
  return problemAnswer(error, request.id)
}
