import { type EventLoopUtilization, performance } from 'node:perf_hooks'

// The share of its time that the process may be busy: the rest keeps requests from waiting for deliveries.
const target = 0.5
const slowest = 20
const fastest = 5_000
const tick = 10
// Starts without waiting after a quiet while.
const burst = 20

/**
 * Lets deliveries begin only as fast as leaves the process time for requests: faster while its event loop is
 * idle enough, slower while it is not.
 */
export class Pace {
  #rate = 300
  #tokens = burst
  #waiting: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #at = performance.now()
  #load: EventLoopUtilization = performance.eventLoopUtilization()

  /** Resolves when the next one may begin; in the order of the calls. */
  turn(): Promise<void> {
    if (this.#waiting.length === 0) {
      this.#earn()
      if (this.#tokens >= 1) {
        this.#tokens--
        return Promise.resolve()
      }
    }
    this.#timer ??= setInterval(() => this.#release(), tick)
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #earn(): void {
    const now = performance.now()
    const seconds = (now - this.#at) / 1000
    this.#at = now
    const most = Math.max(burst, (this.#rate * tick) / 1000)
    this.#tokens = Math.min(this.#tokens + this.#rate * seconds, most)
  }

  #release(): void {
    this.#adapt()
    this.#earn()
    for (; this.#tokens >= 1 && this.#waiting.length > 0; this.#tokens--) this.#waiting.shift()!()
    if (this.#waiting.length > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #adapt(): void {
    const now = performance.eventLoopUtilization()
    const { active, idle, utilization } = performance.eventLoopUtilization(now, this.#load)
    // Shorter spans say little.
    if (active + idle < 50) return
    this.#load = now
    const rate = utilization > target ? this.#rate * (target / utilization) : this.#rate * 1.05
    this.#rate = Math.min(Math.max(rate, slowest), fastest)
  }
}
