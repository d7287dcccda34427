import { availableParallelism, loadavg } from 'node:os'

// What a run itself keeps busy.
const ownLoad = 5

/**
 * How many times longer than on an idle machine things may take: what other programs keep busy is not the
 * server's fault. 1 on a machine of its own. It stretches waits and limits of time, never what must be true.
 */
export function slowness(): number {
  return Math.max(1, 1 + (loadavg()[0]! - ownLoad) / availableParallelism())
}
