import type { Prisma } from '../prisma/generated/client/client.js'
import { AppError } from './errors.js'
import type { Job } from './jobs.js'
import { type Db, inTransaction } from './transaction.js'

/** What a request was answered with. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** What one key stands for: the same request of the same team, however often it is sent. */
export interface KeyedRequest {
  teamId: string
  method: string
  path: string
  key: string
  /** SHA-256 of all that makes the request. */
  hash: Buffer
}

const keptFor = 86_400_000

/**
 * Answers a request once: a repetition within 24 hours gets the first answer, and does nothing. The answer
 * commits with the work, so that after a crash there are both or neither.
 * @param work gets the transaction; an answer of 4xx must come without effect, and a thrown error is not kept
 * @throws AppError idempotency_in_progress, idempotency_key_reused, and what `work` throws
 */
export function answerOnce(
  db: Db,
  request: KeyedRequest,
  work: (tx: Prisma.TransactionClient) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  return inTransaction(db, async (tx) => {
    await lock(tx, request)
    const kept = await keptAnswer(tx, request)
    if (kept) return { ...kept, replayed: true }
    const answer = await work(tx)
    await keep(tx, request, answer)
    return { ...answer, replayed: false }
  })
}

/** Holds the key until the transaction ends; a crash lets go of it. */
async function lock(tx: Prisma.TransactionClient, request: KeyedRequest): Promise<void> {
  const { teamId, method, path, key } = request
  const name = JSON.stringify(['idempotency', teamId, method, path, key])
  const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`
  if (row?.locked) return
  throw new AppError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is being answered just now. Send it again shortly.',
    { headers: { 'retry-after': '1' } },
  )
}

const idOf = ({ teamId, method, path, key }: KeyedRequest) => ({
  teamId_method_path_key: { teamId, method, path, key },
})

async function keptAnswer(
  tx: Prisma.TransactionClient,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const kept = await tx.idempotencyKey.findUnique({ where: idOf(request) })
  if (!kept || kept.expiresAt <= new Date()) return undefined
  if (!request.hash.equals(kept.requestHash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Take a new key for a new request.',
    )
  }
  return {
    status: kept.responseStatus!,
    headers: kept.responseHeaders as Record<string, string>,
    body: Buffer.from(kept.responseBody!),
  }
}

async function keep(
  tx: Prisma.TransactionClient,
  request: KeyedRequest,
  { status, headers, body }: Answer,
): Promise<void> {
  const { hash, ...named } = request
  const answer = {
    requestHash: new Uint8Array(hash),
    responseStatus: status,
    responseHeaders: headers,
    responseBody: new Uint8Array(body),
    expiresAt: new Date(Date.now() + keptFor),
  }
  await tx.idempotencyKey.upsert({
    where: idOf(request),
    create: { ...named, ...answer },
    update: answer,
  })
}

/** Forgets answers that are kept no longer. */
export const forgetAnswers: Job = {
  name: 'forget_answers',
  cron: '37 * * * *',
  async run(_payload, { prisma }) {
    await prisma.idempotencyKey.deleteMany({ where: { expiresAt: { lte: new Date() } } })
  },
}
