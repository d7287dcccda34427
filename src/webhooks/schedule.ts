const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Delays in milliseconds before the second attempt, the third, and so on. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Days without a successful delivery after which a failing endpoint is disabled. */
export const failingDays = 5

// Spreads the retries of deliveries that failed together.
const jitter = 0.2

/** Milliseconds until the next attempt after `attempts` attempts. Null if there is none. */
export function retryDelay(attempts: number): number | null {
  const delay = delays[attempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + Math.random() * jitter))
}

/**
 * Milliseconds for which an endpoint is paused after `failures` consecutive failures, at most one minute. The pause
 * does not use up attempts of waiting deliveries, and its cost does not depend on their number.
 */
export function probeDelay(failures: number): number {
  return Math.min(second * 2 ** (failures - 1), minute)
}
