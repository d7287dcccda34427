import type { IdempotencyKey } from '../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../access/session.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import type { Job } from '../jobs/queue.js'
import { seal, unseal } from '../postgres/seal.js'
import {
  type Db,
  inTransaction,
  type Transaction,
  withinTransaction,
} from '../postgres/transaction.js'

/** What a request was answered with. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** What one key stands for: the same request of the same team or operator, however often it is sent. */
export interface KeyedRequest {
  /** Who makes it. */
  session: Session
  method: string
  /** The route, in one spelling. */
  path: string
  key: string
  /** SHA-256 of all that makes the request. */
  hash: Buffer
  /**
   * Who of the team is given the answer again: everybody who may make the request; the token that made it and its
   * successors; the token alone, since the answer shows a secret.
   */
  repeatedTo: 'team' | 'lineage' | 'token'
}

/** A key as the client sent it. @throws AppError validation_failed */
export function readKey(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[\x20-\x7e]{1,255}$/.test(header)) return header
  const message = 'must have 1 to 255 printable ASCII characters'
  throw invalidInput(['Idempotency-Key'], 'invalid_key', message)
}

// Refusals for a reason that may pass: the same request may succeed later.
const transientStatuses = [401, 403, 408, 429]

/** Whether a refusal of this status is the answer to every repetition. */
export const isKept = (status: number) => status < 500 && !transientStatuses.includes(status)

const keptForMs = 86_400_000

/**
 * Answers a request once: a repetition within 24 hours gets the first answer, and does nothing. The answer
 * commits with the work, so that after a crash there are both or neither. It is kept sealed.
 * @param work does what is asked; what it throws undoes it
 * @param refusalOf the answer that is kept of what `work` threw; undefined when the next try may succeed
 * @throws AppError idempotency_in_progress, idempotency_key_reused; what `work` throws and is not kept
 */
export function runOnce(
  db: Db,
  secretKey: string,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<Answer>,
  refusalOf: (error: unknown) => Answer | undefined,
): Promise<Answer & { replayed: boolean }> {
  return inTransaction(db, async (tx) => {
    await lock(tx, request)
    const kept = await keptAnswer(tx, secretKey, request)
    if (kept) return { ...kept, replayed: true }
    const answer = await withinTransaction(tx, work).catch((error) => {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return refusal
    })
    await keep(tx, secretKey, request, answer)
    return { ...answer, replayed: false }
  })
}

/** Holds the key until the transaction ends; a crash lets go of it. */
async function lock(tx: Transaction, request: KeyedRequest): Promise<void> {
  const name = JSON.stringify(['idempotency', ...Object.values(nameOf(request))])
  const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`
  if (row?.locked) return
  throw new AppError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is being answered just now. Send it again shortly.',
    { headers: { 'retry-after': '1' } },
  )
}

const nameOf = ({ session, method, path, key }: KeyedRequest) => ({
  ownerId: teamOf(session) ?? session.userId,
  method,
  path,
  key,
})

const idOf = (request: KeyedRequest) => ({ ownerId_method_path_key: nameOf(request) })

const placeOf = (request: KeyedRequest) => JSON.stringify(Object.values(nameOf(request)))

async function keptAnswer(
  tx: Transaction,
  secretKey: string,
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
  if (!isFor(request, kept)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used by another token, which alone is given the answer again. Take a new key for a new request.',
    )
  }
  const body = kept.responseBody!
  return {
    status: kept.responseStatus!,
    headers: kept.responseHeaders as Record<string, string>,
    // Without a token it was kept by a version that sealed nothing.
    body: kept.tokenId
      ? unseal(secretKey, 'idempotent answers', placeOf(request), body)
      : Buffer.from(body),
  }
}

function isFor({ session, repeatedTo }: KeyedRequest, kept: IdempotencyKey): boolean {
  if (repeatedTo === 'team') return true
  return repeatedTo === 'token'
    ? session.tokenId === kept.tokenId
    : session.lineageId === kept.lineageId
}

async function keep(
  tx: Transaction,
  secretKey: string,
  request: KeyedRequest,
  { status, headers, body }: Answer,
): Promise<void> {
  const answer = {
    tokenId: request.session.tokenId,
    lineageId: request.session.lineageId,
    requestHash: new Uint8Array(request.hash),
    responseStatus: status,
    responseHeaders: headers,
    responseBody: seal(secretKey, 'idempotent answers', placeOf(request), body),
    expiresAt: new Date(Date.now() + keptForMs),
  }
  await tx.idempotencyKey.upsert({
    where: idOf(request),
    create: { ...nameOf(request), ...answer },
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
