import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client'

export type MetricsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** A process that hangs must not hold up the metrics of the others. */
const answerLimitMs = 3_000

/**
 * The metrics of several processes as one: counts are added, other figures put together as each metric says. What a
 * process had counted when it was asked last stays when it ends, so that a count never falls.
 */
export class CommonMetrics<Process extends object> {
  readonly #own: Registry
  readonly #last = new Map<Process, MetricsJson>()
  #ofEnded: MetricsJson = []
  #keeping: Promise<void> = Promise.resolve()

  /** @param own what is measured here */
  constructor(own: Registry) {
    this.#own = own
  }

  /** All metrics as Prometheus reads them. */
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

  /** Keeps what a process had counted. */
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

/** Types are names when they are read, numbers in the types of prom-client. */
const isCount = (type: unknown) => type === 'counter' || type === 'histogram'
