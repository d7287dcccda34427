import type { Session } from '../access/session.js'
import type { Topic } from '../domain/integration/event-topic.js'
import { AppError } from '../errors/app-error.js'

export type LiveEvent = ArticleEvent | OrderChange

/** An order may have changed. The event has no record in the database. */
interface OrderChange {
  topic: 'order.changed'
  teamId: string
  orderId: string
}

/** Outbox event as it is sent to subscribers. */
export interface ArticleEvent {
  id: string
  teamId: string
  articleId: string
  /** Campaign of the article at the time the event was read. */
  campaignId: string | null
  /** Profile of the article at the time of reading. */
  profileId: string | null
  topic: Topic
  /** Same `data` as in the webhook. */
  data: unknown
  createdAt: Date
}

/** Filter of a subscriber. Its session restricts the events further. */
export interface SubscriptionFilter extends About {
  topic: LiveEvent['topic']
}

/** IDs to which an event refers. */
interface About {
  articleId?: string | null
  campaignId?: string | null
  profileId?: string | null
  orderId?: string | null
}

const maxWaiting = 1_000
const endResult = { done: true, value: undefined } as const

/** Events for one subscriber in order, until either side ends the subscription. */
export class Subscription implements AsyncIterableIterator<LiveEvent> {
  readonly session: Session
  readonly #wanted: SubscriptionFilter
  readonly #onEnd: (subscription: Subscription) => void
  #waiting: LiveEvent[] = []
  #takers: ((result: IteratorResult<LiveEvent>) => void)[] = []
  #ended = false
  #error: AppError | undefined

  constructor(
    session: Session,
    filter: SubscriptionFilter,
    onEnd: (subscription: Subscription) => void,
  ) {
    this.session = session
    this.#wanted = filter
    this.#onEnd = onEnd
  }

  /**
   * Passes an event to the subscriber if it matches the filter. A subscriber with 1,000 unread events gets these, then
   * an error.
   */
  offer(event: LiveEvent): void {
    const { topic, ...wanted } = this.#wanted
    const about: About = event
    if (this.#ended || event.topic !== topic) return
    for (const name of ['articleId', 'campaignId', 'profileId', 'orderId'] as const)
      if (wanted[name] && about[name] !== wanted[name]) return
    const taker = this.#takers.shift()
    if (taker) taker({ done: false, value: event })
    else if (this.#waiting.length < maxWaiting) this.#waiting.push(event)
    else {
      this.#error = new AppError(
        'unavailable',
        `More than ${maxWaiting} events were waiting, so the subscription was closed. Subscribe again, and fetch the changes since then.`,
      )
      this.end()
    }
  }

  /** Announcements may have been lost. Order changes are not stored, so send one in case the order has changed. */
  interrupted(): void {
    const { topic, orderId } = this.#wanted
    if (topic === 'order.changed' && orderId) this.offer({ topic, orderId, teamId: '' })
  }

  /** Ends the subscription. Unread events can still be read. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    for (const taker of this.#takers.splice(0)) taker(endResult)
    this.#onEnd(this)
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift()
    if (event) return Promise.resolve({ done: false, value: event })
    const error = this.#error
    this.#error = undefined
    if (error) return Promise.reject(error)
    if (this.#ended) return Promise.resolve(endResult)
    return new Promise((resolve) => this.#takers.push(resolve))
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#waiting = []
    this.#error = undefined
    this.end()
    return Promise.resolve(endResult)
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
