import type { Session } from '../access/session.js'
import type { Topic } from '../domain/integration/event.js'
import { AppError } from '../errors/app-error.js'

/** What subscribers are told of. */
export type LiveEvent = ArticleEvent | OrderChange

/** That something of an order may have changed. */
interface OrderChange {
  topic: 'order.changed'
  teamId: string
  orderId: string
}

/** An event of the outbox as subscribers get it. */
export interface ArticleEvent {
  id: string
  teamId: string
  articleId: string
  /** The article's campaign when the event was read. */
  campaignId: string | null
  topic: Topic
  /** `data` of the webhook. */
  data: unknown
  createdAt: Date
}

/** Which events a subscriber wants, among those its session sees. */
export interface Wanted extends About {
  topic: LiveEvent['topic']
}

/** What an event is about. */
interface About {
  articleId?: string | null
  campaignId?: string | null
  orderId?: string | null
}

const maxWaiting = 1_000
const done = { done: true, value: undefined } as const

/** What one subscriber waits for: its events in their order, until either side ends it. */
export class Subscription implements AsyncIterableIterator<LiveEvent> {
  readonly session: Session
  readonly #wanted: Wanted
  readonly #onEnd: (subscription: Subscription) => void
  #waiting: LiveEvent[] = []
  #takers: ((result: IteratorResult<LiveEvent>) => void)[] = []
  #ended = false
  #error: AppError | undefined

  constructor(session: Session, wanted: Wanted, onEnd: (subscription: Subscription) => void) {
    this.session = session
    this.#wanted = wanted
    this.#onEnd = onEnd
  }

  /** Hands an event over if it is wanted; a subscriber that falls far behind gets what waits, and is told to ask again. */
  offer(event: LiveEvent): void {
    const { topic, ...wanted } = this.#wanted
    const about: About = event
    if (this.#ended || event.topic !== topic) return
    for (const name of ['articleId', 'campaignId', 'orderId'] as const)
      if (wanted[name] && about[name] !== wanted[name]) return
    const taker = this.#takers.shift()
    if (taker) taker({ done: false, value: event })
    else if (this.#waiting.length < maxWaiting) this.#waiting.push(event)
    else {
      this.#error = new AppError(
        'unavailable',
        `More than ${maxWaiting} events waited to be taken, and those after them are lost to this subscription: subscribe again, and read what has changed.`,
      )
      this.end()
    }
  }

  /** Something may not have been heard of: what has no record of its changes may have changed. */
  interrupted(): void {
    const { topic, orderId } = this.#wanted
    if (topic === 'order.changed' && orderId) this.offer({ topic, orderId, teamId: '' })
  }

  /** Ends it once what is waiting was taken. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    for (const taker of this.#takers.splice(0)) taker(done)
    this.#onEnd(this)
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift()
    if (event) return Promise.resolve({ done: false, value: event })
    const error = this.#error
    this.#error = undefined
    if (error) return Promise.reject(error)
    if (this.#ended) return Promise.resolve(done)
    return new Promise((resolve) => this.#takers.push(resolve))
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#waiting = []
    this.#error = undefined
    this.end()
    return Promise.resolve(done)
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
