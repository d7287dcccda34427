const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Pauses before the second attempt, the third, and so on, in milliseconds. */
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

/** Days of failure, without a single success, that disable an endpoint. */
export const failingDays = 5

// Deliveries that failed together must not all come back at once.
const jitter = 0.2

/** Milliseconds until a delivery is tried again after `attempts` of them; null: it is given up. */
export function retryDelay(attempts: number): number | null {
  const delay = delays[attempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + Math.random() * jitter))
}

/**
 * Milliseconds for which an endpoint that failed `failures` times in a row is left alone: what it has not
 * been sent yet does not use up its attempts, and it costs little, however much waits for it.
 */
export function probeDelay(failures: number): number {
  return Math.min(second * 2 ** (failures - 1), minute)
}
