/**
 * Statements of analysts: on a pool of its own, read-only, with a time limit and a concurrency limit by team.
 */

import { concurrencyKeyOf } from '../access/concurrency-limit.js'
import type { Session } from '../access/session.js'
import { AppError } from '../errors/app-error.js'
import type { Database } from '../postgres/database.js'

/**
 * Reads with one statement on the analysts' connections: read-only, on the replica where there is
 * one, ended when it takes too long. Teams are served round robin.
 * @throws AppError query_too_expensive, rate_limited (too many of the team's wait already)
 */
export async function analystQuery(
  { analyst }: Database,
  session: Session,
  { text, values }: { text: string; values: unknown[] },
): Promise<Record<string, unknown>[]> {
  try {
    return await analyst.limiter.run(
      concurrencyKeyOf(session),
      async () => (await analyst.pool.query(text, values)).rows,
    )
  } catch (error) {
    throw tookTooLong(error)
  }
}

/** The refusal that a cancelled statement stands for; any other error as it is. */
export function tookTooLong(error: unknown): unknown {
  if ((error as { code?: string }).code !== '57014') return error
  return new AppError(
    'query_too_expensive',
    'The database took too long and was stopped. Narrow `where` to fewer records, or group by less.',
  )
}
