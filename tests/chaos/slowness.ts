import { availableParallelism, loadavg } from 'node:os'

// Number of runnable processes of a run itself.
const ownLoad = 5
const maxSlowness = 4

/**
 * Factor for waits and time limits that accounts for the load of other programs. A whole number from 1, on an idle
 * machine, to 4.
 */
export function slowness(): number {
  const others = (loadavg()[0]! - ownLoad) / availableParallelism()
  return Math.min(Math.max(1, Math.ceil(1 + others)), maxSlowness)
}
