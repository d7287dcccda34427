import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

// Share of a CPU core that the process may use, and event-loop delay in milliseconds that it may cause. The rest is
// reserved for requests. Event-loop utilization would be less accurate: on a busy machine it also counts the time in
// which other processes have the core.
const targetShare = 0.35
const targetDelayMs = 2
const resolutionMs = 10
const slowestPerSecond = 100
const fastestPerSecond = 5_000
const tickMs = 10
const periodMs = 100
// Deliveries that may start at once after an idle period.
const burst = 20

/**
 * Limits the rate of deliveries so that requests are not delayed. The rate rises while the process has spare CPU time
 * and falls while it does not.
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

  /** Resolves when the next delivery may start, in the order of the calls. */
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
    let released = 0
    for (; this.#tokens >= 1 && released < this.#waiting.length; this.#tokens--) {
      this.#waiting[released++]!()
    }
    this.#waiting.splice(0, released)
    if (this.#waiting.length === 0) this.#end()
  }

  #adapt(): void {
    const pressure = this.#measure()
    // Small steps, because a short load peak does not predict the next period.
    const rate = pressure > 1 ? this.#rate * Math.max(1 / pressure, 0.8) : this.#rate * 1.1
    this.#rate = Math.min(Math.max(rate, slowestPerSecond), fastestPerSecond)
  }

  /** Ratio of used to allowed resources since the last call. Above 1, the rate must fall. */
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
