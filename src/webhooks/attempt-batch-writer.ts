import type { Attempt, DeliveryStore } from './delivery-store.js'

const intervalMs = 40
const batchSize = 250

/** Batches attempts of all endpoints, so that one statement records up to 250 of them. */
export class AttemptBatchWriter {
  readonly #store: DeliveryStore
  #waiting: { attempt: Attempt; resolve: () => void; reject: (error: unknown) => void }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(store: DeliveryStore) {
    this.#store = store
  }

  /** Resolves when the attempt is stored. */
  record(attempt: Attempt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ attempt, resolve, reject })
      if (this.#waiting.length >= batchSize) this.#flush()
      else this.#timer ??= setTimeout(() => this.#flush(), intervalMs)
    })
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    try {
      await this.#store.record(batch.map(({ attempt }) => attempt))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
