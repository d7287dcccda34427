import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'
import { isDatabaseAway } from '../errors/app-error.js'

const defaultMaxRetryTimeMs = 30_000

/**
 * Runs a startup step and retries it while the database is unreachable, because it may be starting too.
 * @param maxRetryTimeMs time after which the error is thrown; defaults to 30 seconds
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
        log.warn(`Waiting for the database: ${error.message}`)
    },
  })
}
