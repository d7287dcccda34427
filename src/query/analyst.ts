/**
 * Runs analytical statements on a separate connection pool. They are read-only and have a time limit, and each team
 * has a concurrency limit.
 */

import { concurrencyKeyOf } from '../access/concurrency-limit.js'
import type { Session } from '../access/session.js'
import { AppError } from '../errors/app-error.js'
import type { Database } from '../postgres/database.js'

/**
 * Runs a read-only statement on the analytics connections, which use the read replica if there is one. Teams take
 * turns.
 * @throws AppError query_too_expensive (statement timeout), rate_limited (too many queued statements of the team)
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
    throw explainTimeout(error)
  }
}

/** Converts PostgreSQL's `query_canceled` (57014) to an AppError. Returns any other error unchanged. */
export function explainTimeout(error: unknown): unknown {
  if ((error as { code?: string }).code !== '57014') return error
  return new AppError(
    'query_too_expensive',
    'The query exceeded the time limit of the database. Restrict `where` to fewer records, or group by fewer keys.',
  )
}
