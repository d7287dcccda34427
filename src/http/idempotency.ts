import type { IdempotencyKey } from '../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../access/session.js'
import { profileLimitOf } from '../access/tenancy.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import type { Job } from '../jobs/queue.js'
import { seal, unseal } from '../postgres/seal.js'
import {
  type Db,
  inTransaction,
  type Transaction,
  withinTransaction,
} from '../postgres/transaction.js'
import { dayMs } from '../values/units.js'

/** HTTP response that can be stored and replayed. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/**
 * Request with an `Idempotency-Key`. The owner of a key is the team of the token, or the user of an operator token. For
 * an OAuth grant of one profile it is the profile.
 */
export interface KeyedRequest {
  session: Session
  method: string
  /** Path in canonical form, so that all spellings of a path share the key. */
  path: string
  key: string
  /** SHA-256 of everything that defines the request. A key cannot be reused with a different hash. */
  hash: Buffer
  /**
   * Callers that may replay the response.
   * - `team`: every token of the team that may make the request.
   * - `lineage`: the token that made the request and its successors by rotation.
   * - `token`: only that token, because the response contains a secret.
   */
  replayTo: 'team' | 'lineage' | 'token'
}

/**
 * Validates an idempotency key.
 * @param name header or argument that contains the key, for the error
 * @throws AppError validation_failed
 */
export function readKey(key: unknown, name = 'Idempotency-Key'): string {
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key
  const message = 'must have 1 to 255 printable ASCII characters'
  throw invalidInput([name], 'invalid_key', message)
}

// These errors are temporary: the same request may succeed later.
const transientStatuses = [401, 403, 408, 429]

/** Whether `refusalOf` should store an error with this status. Server errors and temporary errors are not stored. */
export const isKept = (status: number) => status < 500 && !transientStatuses.includes(status)

const keptForMs = dayMs

/**
 * Commits a request at most once per key. `work` runs again after a conflict of transactions, so it must have no effect
 * outside the database. Within 24 hours, a repeated request gets the stored response. The response is
 * encrypted and stored in the same transaction as the changes of `work`.
 * @param work the handler; if it throws, its changes are rolled back
 * @param refusalOf converts an error of `work` to the response to store; undefined if a retry may succeed
 * @throws AppError idempotency_in_progress, idempotency_key_reused, or an error of `work` that is not stored
 */
export function runOnce(
  db: Db,
  secretKey: string,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<StoredResponse>,
  refusalOf: (error: unknown) => StoredResponse | undefined,
): Promise<StoredResponse & { replayed: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockKey(tx, request)
    const stored = await readStoredResponse(tx, secretKey, request)
    if (stored) return { ...stored, replayed: true }
    const response = await withinTransaction(tx, work).catch((error) => {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return refusal
    })
    await storeResponse(tx, secretKey, request, response)
    return { ...response, replayed: false }
  })
}

/**
 * Takes an advisory lock on the key until the transaction ends; a crash releases it too.
 * @throws AppError idempotency_in_progress
 */
async function lockKey(tx: Transaction, request: KeyedRequest): Promise<void> {
  const name = JSON.stringify(['idempotency', ...Object.values(keyColumns(request))])
  const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`
  if (row?.locked) return
  throw new AppError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is in progress. Retry it shortly.',
    { headers: { 'retry-after': '1' } },
  )
}

/** Part of the encryption key: another text makes stored responses unreadable. */
const sealPurpose = 'idempotent answers'

const keyColumns = ({ session, method, path, key }: KeyedRequest) => ({
  ownerId: profileLimitOf(session) ?? teamOf(session) ?? session.userId,
  method,
  path,
  key,
})

const uniqueKey = (request: KeyedRequest) => ({ ownerId_method_path_key: keyColumns(request) })

const encryptionContext = (request: KeyedRequest) =>
  JSON.stringify(Object.values(keyColumns(request)))

async function readStoredResponse(
  tx: Transaction,
  secretKey: string,
  request: KeyedRequest,
): Promise<StoredResponse | undefined> {
  const stored = await tx.idempotencyKey.findUnique({ where: uniqueKey(request) })
  if (!stored || stored.expiresAt <= new Date()) return undefined
  if (!request.hash.equals(stored.requestHash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different request. Use a new key.',
    )
  }
  if (!mayReplay(request, stored)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used with a different token, and its response is replayed only to that token. Use a new key.',
    )
  }
  const body = stored.responseBody!
  return {
    status: stored.responseStatus!,
    // `storeResponse` stored these headers.
    headers: stored.responseHeaders as Record<string, string>,
    // Responses without a token ID were stored unencrypted by earlier versions.
    body: stored.tokenId
      ? unseal(secretKey, sealPurpose, encryptionContext(request), body)
      : Buffer.from(body),
  }
}

function mayReplay({ session, replayTo }: KeyedRequest, stored: IdempotencyKey): boolean {
  if (replayTo === 'team') return true
  return replayTo === 'token'
    ? session.tokenId === stored.tokenId
    : session.lineageId === stored.lineageId
}

async function storeResponse(
  tx: Transaction,
  secretKey: string,
  request: KeyedRequest,
  { status, headers, body }: StoredResponse,
): Promise<void> {
  const columns = {
    tokenId: request.session.tokenId,
    lineageId: request.session.lineageId,
    requestHash: new Uint8Array(request.hash),
    responseStatus: status,
    responseHeaders: headers,
    responseBody: seal(secretKey, sealPurpose, encryptionContext(request), body),
    expiresAt: new Date(Date.now() + keptForMs),
  }
  await tx.idempotencyKey.upsert({
    where: uniqueKey(request),
    create: { ...keyColumns(request), ...columns },
    update: columns,
  })
}

/** Deletes expired responses every hour. */
export const purgeExpiredResponses: Job = {
  name: 'purge_expired_responses',
  aliases: ['forget_answers'],
  cron: '37 * * * *',
  async run(_payload, { prisma }) {
    await prisma.idempotencyKey.deleteMany({ where: { expiresAt: { lte: new Date() } } })
  },
}
