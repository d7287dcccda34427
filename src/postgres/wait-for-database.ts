import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'
import { isDatabaseAway } from '../errors/app-error.js'

const defaultMaxRetryTimeMs = 30_000

/**
 * Takes a step of the start, and takes it again while the database is away: it may be starting too, or be restarted.
 * After 30 seconds, or `patienceMs`, the error is the caller's.
 */
export function retryUntilDatabaseIsUp<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  step: () => Promise<T>,
  maxRetryTimeMs = defaultMaxRetryTimeMs,
): Promise<T> {
  return pRetry(step, {
    retries: Number.POSITIVE_INFINITY,
    maxRetryTime: maxRetryTimeMs,
    minTimeout: 250,
    maxTimeout: 2_000,
    shouldRetry: ({ error }) => isDatabaseAway(error),
    onFailedAttempt: ({ error, attemptNumber }) => {
      if (attemptNumber === 1 && isDatabaseAway(error))
        log.warn(`Waits for the database: ${error.message}`)
    },
  })
}
