import { availableParallelism, loadavg } from 'node:os'

// What a run itself keeps busy.
const ownLoad = 5
const most = 4

/**
 * How many times longer than on an idle machine things may take: what other programs keep busy is not the
 * server's fault. A whole number from 1, on a machine of its own, to 4. It stretches waits and limits of time, never what must be true.
 */
export function slowness(): number {
  const others = (loadavg()[0]! - ownLoad) / availableParallelism()
  return Math.min(Math.max(1, Math.ceil(1 + others)), most)
}
