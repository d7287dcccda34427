import type { Session } from '../access/session.js'
import type { Topic } from '../domain/integration/event-topic.js'

export type LiveEvent = ArticleEvent | OrderChange

/** An order may have changed. The event has no record in the database, and therefore no position. */
interface OrderChange {
  topic: 'order.changed'
  teamId: string
  orderId: string
}

/** Outbox event as it is sent to subscribers. */
export interface ArticleEvent {
  id: string
  position: bigint
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

/** Source of the events that a subscriber has missed. */
export interface Backlog {
  /** Position up to which all events have been offered. */
  position(): bigint
  /**
   * Reads the events in `(after, upTo]` that the session may see, in order.
   * @returns the events, and the position up to which they are complete
   */
  read(
    session: Session,
    range: { topic: Topic; after: bigint; upTo: bigint },
  ): Promise<{ events: ArticleEvent[]; position: bigint }>
}

interface Taker {
  resolve(result: IteratorResult<LiveEvent>): void
  reject(error: unknown): void
}

/** Maximum number of unread events in memory. Further ones are read from the database. */
const maxWaiting = 1_000
const endResult = { done: true, value: undefined } as const

/**
 * Events for one subscriber in the order of their positions, until either side ends the subscription. A subscriber that
 * resumes, or reads slowly, first gets the events of the backlog.
 */
export class Subscription implements AsyncIterableIterator<LiveEvent> {
  readonly session: Session
  readonly #wanted: SubscriptionFilter
  readonly #backlog: Backlog
  readonly #onEnd: (subscription: Subscription) => void
  #waiting: LiveEvent[] = []
  #takers: Taker[] = []
  /** ID of the last event that the subscriber has taken, or of the one after which it began. */
  #lastEventId: string | undefined
  /** Position of the last event that was queued or skipped. Undefined until the start. */
  #position: bigint | undefined
  /** Whether events must be read from the backlog before offered ones. */
  #isBehind = false
  #isReading = false
  #ended = false

  constructor(
    session: Session,
    filter: SubscriptionFilter,
    backlog: Backlog,
    onEnd: (subscription: Subscription) => void,
  ) {
    this.session = session
    this.#wanted = filter
    this.#backlog = backlog
    this.#onEnd = onEnd
  }

  /** Whether the subscriber gets the events that are offered. */
  get isStarted(): boolean {
    return this.#position !== undefined
  }

  /** ID from which the subscriber can resume. Undefined until the start. */
  get lastEventId(): string | undefined {
    return this.#lastEventId
  }

  /** Starts with the events after a position. @param after ID and position of the event before them */
  start({ id, position }: { id: string; position: bigint }): void {
    this.#lastEventId = id
    this.#position = position
    this.#isBehind = position < this.#backlog.position()
  }

  /** Passes an event to the subscriber if it matches the filter. */
  offer(event: LiveEvent): void {
    if (this.#ended || this.#position === undefined) return
    if ('orderId' in event) {
      // The subscriber reads the current order for those that wait.
      if (this.#wants(event) && this.#waiting.length < maxWaiting) this.#queue(event)
      return
    }
    if (this.#wanted.topic === 'order.changed') {
      // Only marks the time from which the subscriber can resume.
      this.#lastEventId = event.id
      return
    }
    // Another instance may have sent it before the subscriber resumed here.
    if (this.#isBehind || event.position <= this.#position) return
    if (this.#waiting.length >= maxWaiting) {
      this.#isBehind = true
      return
    }
    this.#position = event.position
    if (this.#wants(event)) this.#queue(event)
  }

  #wants(event: LiveEvent): boolean {
    const { topic, ...wanted } = this.#wanted
    const about: About = event
    if (event.topic !== topic) return false
    return (['articleId', 'campaignId', 'profileId', 'orderId'] as const).every(
      (name) => !wanted[name] || about[name] === wanted[name],
    )
  }

  #queue(event: LiveEvent): void {
    const taker = this.#takers.shift()
    if (taker) taker.resolve(this.#taken(event))
    else this.#waiting.push(event)
  }

  #taken(event: LiveEvent): IteratorResult<LiveEvent> {
    if ('id' in event) this.#lastEventId = event.id
    return { done: false, value: event }
  }

  /** Reads the backlog while the subscriber waits, until it has caught up with the events that are offered. */
  async #catchUp(): Promise<void> {
    const { topic } = this.#wanted
    if (this.#isReading || topic === 'order.changed') return
    this.#isReading = true
    try {
      while (this.#isBehind && this.#takers.length > 0 && !this.#ended) {
        const range = { topic, after: this.#position!, upTo: this.#backlog.position() }
        const { events, position } = await this.#backlog.read(this.session, range)
        if (this.#ended) return
        for (const event of events) if (this.#wants(event)) this.#queue(event)
        this.#position = position
        this.#isBehind = position < this.#backlog.position()
      }
    } catch (error) {
      this.#takers.shift()?.reject(error)
      this.end()
    } finally {
      this.#isReading = false
    }
  }

  /**
   * Handles lost notifications, or the time before the subscriber resumed. Order changes are not stored, so send one in
   * case the order has changed.
   */
  interrupted(): void {
    const { topic, orderId } = this.#wanted
    if (topic === 'order.changed' && orderId) this.offer({ topic, orderId, teamId: '' })
  }

  /** Ends the subscription. Unread events in memory can still be read. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    for (const taker of this.#takers.splice(0)) taker.resolve(endResult)
    this.#onEnd(this)
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift()
    if (event) return Promise.resolve(this.#taken(event))
    if (this.#ended) return Promise.resolve(endResult)
    const taken = new Promise<IteratorResult<LiveEvent>>((resolve, reject) => {
      this.#takers.push({ resolve, reject })
    })
    if (this.#isBehind) void this.#catchUp()
    return taken
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#waiting = []
    this.end()
    return Promise.resolve(endResult)
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
