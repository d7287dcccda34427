/**
 * Implements `Idempotency-Key` for POST routes. The response is stored in the transaction of the change, and later
 * calls with the same key receive it.
 */
import { createHash } from 'node:crypto'
import { type Context, services } from '../../src/compiler/context.js'
import { toAppError } from '../../src/errors/app-error.js'
import {
  isKept,
  type KeyedRequest,
  readKey,
  runOnce,
  type StoredResponse,
} from '../../src/http/idempotency.js'
import { problemAnswer } from '../../src/http/problem.js'
import type { Call, RouteOperation } from './operation.js'

/** Idempotency key of a call. */
export interface Key {
  /** As the client sent it. */
  key: string | string[] | undefined
  /** Query string of the request. */
  search?: string | undefined
}

/**
 * Executes a call at most once per key. The response is stored in the same transaction as the
 * changes; later calls with the same key replay it. A response with a secret is replayed only to the
 * token that made the original call.
 * @throws AppError idempotency_in_progress, idempotency_key_reused, validation_failed (invalid key)
 */
export function writeOnce(
  operation: RouteOperation,
  call: Call,
  key: Key,
  context: Context,
): Promise<StoredResponse & { replayed: boolean }> {
  const all = services(context)
  return runOnce(
    all.prisma,
    all.env.secretKey,
    keyedRequest(operation, call, key, context),
    (prisma) => operation.write(call, { ...context, services: { ...all, prisma } }),
    (error) => {
      const known = toAppError(error)
      return isKept(known.status) ? problemAnswer(known, context.requestId) : undefined
    },
  )
}

function keyedRequest(
  { route, isSecret }: RouteOperation,
  { params, body }: Call,
  { key, search }: Key,
  { session }: Context,
): KeyedRequest {
  const query = new URLSearchParams(search)
  query.sort()
  const hash = createHash('sha256')
    .update(JSON.stringify([query.toString(), body ?? null]))
    .digest()
  return {
    session: session!,
    method: route.method,
    path: pathOf(route.path, params),
    key: readKey(key),
    hash,
    replayTo: isSecret ? 'token' : 'team',
  }
}

/**
 * Returns the normalized path: a URL can spell the same path in several ways. Parameters are IDs,
 * which are case-insensitive.
 */
function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]!.toLowerCase()))
}
