import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client'

export type MetricsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Milliseconds to wait for the metrics of one process, so that a hanging process does not block the response. */
const answerLimitMs = 3_000

/**
 * Aggregates the metrics of several processes: counters are summed, gauges use the `aggregator` of their metric. The
 * last counters of a process are kept after it exits, so that totals never decrease.
 */
export class CommonMetrics<Process extends object> {
  readonly #own: Registry
  readonly #last = new Map<Process, MetricsJson>()
  #ofEnded: MetricsJson = []
  #keeping: Promise<void> = Promise.resolve()

  /** @param own registry of this process */
  constructor(own: Registry) {
    this.#own = own
  }

  /**
   * All metrics in the Prometheus text format.
   * @param ask reads the metrics of a process; if it fails or takes 3 s, its previous metrics are used
   */
  async text(
    processes: Iterable<Process>,
    ask: (process: Process) => Promise<MetricsJson>,
  ): Promise<string> {
    const asked = [...processes].map(async (process) => {
      const late = sleep(answerLimitMs, undefined, { ref: false })
      const answer = await Promise.race([ask(process), late]).catch(() => undefined)
      if (answer) this.#last.set(process, answer)
    })
    const [own] = await Promise.all([this.#own.getMetricsAsJSON(), ...asked])
    await this.#keeping
    return merged([own, ...this.#last.values(), this.#ofEnded]).metrics()
  }

  /** Adds the last counters of an exited process to the total and drops its gauges. */
  ended(process: Process): void {
    this.#keeping = this.#keeping.then(async () => {
      const last = this.#last.get(process)
      if (!last) return
      const sums = await merged([this.#ofEnded, last]).getMetricsAsJSON()
      this.#ofEnded = sums.filter(({ type }) => isCount(type))
      this.#last.delete(process)
    })
  }
}

const merged = (metrics: MetricsJson[]) =>
  AggregatorRegistry.aggregate<PrometheusContentType>(metrics)

/** `getMetricsAsJSON` returns the type as a string, although prom-client declares a numeric enum. */
const isCount = (type: unknown) => type === 'counter' || type === 'histogram'
