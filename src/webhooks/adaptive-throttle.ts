import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

// The share of a core that the process may use, and for how many milliseconds what is ready may wait for its
// turn: the rest keeps requests from waiting for deliveries. How long the event loop was not idle would tell
// less: on a busy machine that is also how long others had the core.
const targetShare = 0.35
const targetDelayMs = 2
const resolutionMs = 10
const slowestPerSecond = 100
const fastestPerSecond = 5_000
const tickMs = 10
const periodMs = 100
// Starts without waiting after a quiet while.
const burst = 20

/**
 * Lets deliveries begin only as fast as leaves the process time for requests: faster while it has time left,
 * slower while it has not.
 */
export class AdaptiveThrottle {
  #rate = 300
  #tokens = burst
  #waiting: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #at = performance.now()
  #adapted = performance.now()
  #cpu = process.cpuUsage()
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })

  /** Resolves when the next one may begin; in the order of the calls. */
  acquire(): Promise<void> {
    if (this.#waiting.length === 0) {
      this.#earn()
      if (this.#tokens >= 1) {
        this.#tokens--
        return Promise.resolve()
      }
    }
    if (!this.#timer) this.#begin()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #begin(): void {
    this.#delay.enable()
    this.#measure()
    this.#timer = setInterval(() => this.#release(), tickMs)
  }

  #end(): void {
    this.#delay.disable()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #earn(): void {
    const now = performance.now()
    const seconds = (now - this.#at) / 1000
    this.#at = now
    const most = Math.max(burst, (this.#rate * tickMs) / 1000)
    this.#tokens = Math.min(this.#tokens + this.#rate * seconds, most)
  }

  #release(): void {
    if (performance.now() - this.#adapted >= periodMs) this.#adapt()
    this.#earn()
    let begun = 0
    for (; this.#tokens >= 1 && begun < this.#waiting.length; this.#tokens--) {
      this.#waiting[begun++]!()
    }
    this.#waiting.splice(0, begun)
    if (this.#waiting.length === 0) this.#end()
  }

  #adapt(): void {
    const pressure = this.#measure()
    // In small steps: a moment of much work says little of the next.
    const rate = pressure > 1 ? this.#rate * Math.max(1 / pressure, 0.8) : this.#rate * 1.1
    this.#rate = Math.min(Math.max(rate, slowestPerSecond), fastestPerSecond)
  }

  /** How much of what it may use the process has used since the last time: more than 1 is too much. */
  #measure(): number {
    const now = performance.now()
    const { user, system } = process.cpuUsage(this.#cpu)
    const share = (user + system) / 1000 / (now - this.#adapted)
    const delay = this.#delay.count > 0 ? this.#delay.mean / 1e6 - resolutionMs : 0
    this.#adapted = now
    this.#cpu = process.cpuUsage()
    this.#delay.reset()
    return Math.max(share / targetShare, delay / targetDelayMs)
  }
}
