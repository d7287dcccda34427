import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Session, teamOf } from '../access/session.js'
import { endedTokens } from '../domain/accounts/authenticator.js'
import {
  beforeFirstEvent,
  type EventPosition,
  eventPosition,
} from '../domain/integration/event-log.js'
import type { Topic } from '../domain/integration/event-topic.js'
import { AppError } from '../errors/app-error.js'
import { inTransaction, type MarketClient } from '../postgres/transaction.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import { assignPositions, lastPosition } from '../webhooks/positions.js'
import {
  type ArticleEvent,
  type Backlog,
  type LiveEvent,
  Subscription,
  type SubscriptionFilter,
} from './subscription.js'

/** Maximum number of subscriptions on one instance for a token and the tokens it replaced. */
export const maxPerToken = 20
/** Maximum number of subscriptions on one instance for all tokens of a team. */
export const maxPerTeam = 100

const sweepIntervalMs = 1_000
const retryAfterMs = 1_000
const batchSize = 500
const everybody = ''

/**
 * Follows the events of the database by position, regardless of their instance, and passes them to the subscribers of
 * this instance that may read them. Reads an event once for all subscribers, and not at all without any.
 */
export class Live {
  readonly #prisma: MarketClient
  readonly #delays: RepeatedFailure
  /** Subscriptions by team. Operators receive the events of all teams and have the key `everybody`. */
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  readonly #perToken = new Map<string, number>()
  /** Position up to which all events have been offered. */
  #position = 0n
  #following: Promise<void> | undefined
  /** The next run, for events that the current one may not see. */
  #next: Promise<void> | undefined
  #sweep: NodeJS.Timeout | undefined
  #closed = false

  constructor(prisma: MarketClient, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#prisma = prisma
    this.#delays = new RepeatedFailure(log, 'Live events are delayed')
  }

  /**
   * Subscribes to events that the session may read: to those after an event, or to future ones.
   * @param after ID of the last event that the subscriber has received
   * @throws AppError rate_limited (too many subscriptions), unavailable (the server is shutting down), validation_failed
   * (`after` is unknown)
   */
  async subscribe(
    session: Session,
    filter: SubscriptionFilter,
    after?: string | null,
  ): Promise<Subscription> {
    const subscription = this.#register(session, filter)
    try {
      // Offers all events that are committed by now, before the subscription starts.
      await this.#follow()
      this.#refuseIfClosed()
      const begin = after ? eventPosition(this.#prisma, session, after) : this.#lastEvent(session)
      subscription.start(await begin)
      if (after) subscription.interrupted()
      return subscription
    } catch (error) {
      subscription.end()
      throw error
    }
  }

  /** Registers a subscription that has not started. @throws AppError rate_limited, unavailable */
  #register(session: Session, filter: SubscriptionFilter): Subscription {
    this.#refuseIfClosed()
    const { lineageId } = session
    const count = this.#perToken.get(lineageId) ?? 0
    if (count >= maxPerToken) {
      throw new AppError(
        'rate_limited',
        `A token can have at most ${maxPerToken} open subscriptions. Close one before you open another.`,
      )
    }
    const team = teamOf(session) ?? everybody
    const peers = this.#subscriptions.get(team) ?? new Set()
    if (team !== everybody && peers.size >= maxPerTeam) {
      throw new AppError(
        'rate_limited',
        `The tokens of a team can have at most ${maxPerTeam} open subscriptions together. Close one before you open another.`,
      )
    }
    const backlog: Backlog = {
      position: () => this.#position,
      read: (session, range) => this.#readBacklog(session, range),
    }
    const subscription = new Subscription(session, filter, backlog, (subscription) => {
      this.#count(lineageId, -1)
      peers.delete(subscription)
      if (peers.size === 0) this.#subscriptions.delete(team)
    })
    this.#subscriptions.set(team, peers.add(subscription))
    this.#count(lineageId, 1)
    this.#sweep ??= setInterval(() => this.#endRevoked(), sweepIntervalMs).unref()
    return subscription
  }

  /** Finds the last event that has been offered. A subscriber that resumes after it misses nothing. */
  async #lastEvent(session: Session): Promise<EventPosition> {
    const position = this.#position
    const teamId = teamOf(session)
    const event = await this.#prisma.webhookEvent.findFirst({
      where: { position: { lte: position }, ...(teamId && { teamId }) },
      orderBy: { position: 'desc' },
      select: { id: true },
    })
    return { id: event?.id ?? beforeFirstEvent, position }
  }

  #count(lineageId: string, change: number): void {
    const count = (this.#perToken.get(lineageId) ?? 0) + change
    if (count > 0) this.#perToken.set(lineageId, count)
    else this.#perToken.delete(lineageId)
  }

  #refuseIfClosed(): void {
    if (this.#closed)
      throw new AppError('unavailable', 'The server is shutting down. Subscribe again shortly.')
  }

  /** Handles the announcement of an event. @param notice IDs of the event and of its team, separated by a space */
  announced(notice: string): void {
    const [, teamId = ''] = notice.split(' ')
    if (!this.#subscriptions.has(everybody) && !this.#subscriptions.has(teamId)) return
    void this.#follow()
  }

  /** Handles a possible change of an order. @param notice IDs of the order and of its team, separated by a space */
  orderAnnounced(notice: string): void {
    const [orderId = '', teamId = ''] = notice.split(' ')
    this.#deliver({ topic: 'order.changed', orderId, teamId })
  }

  /** Handles a lost connection, during which announcements may have been lost. */
  async interrupted(): Promise<void> {
    for (const subscription of this.subscriptions()) subscription.interrupted()
    if (this.#subscriptions.size > 0) await this.#follow()
  }

  /** Offers all events that are committed now. Calls during a run share the next run. */
  #follow(): Promise<void> {
    if (this.#next) return this.#next
    if (!this.#following) return this.#startFollowing()
    this.#next = this.#following.then(() => {
      this.#next = undefined
      return this.#startFollowing()
    })
    return this.#next
  }

  #startFollowing(): Promise<void> {
    // Fails only when the server shuts down.
    this.#following = this.#retry(() => this.#offerNew())
      .catch(() => undefined)
      .finally(() => {
        this.#following = undefined
      })
    return this.#following
  }

  async #offerNew(): Promise<void> {
    const upTo = await inTransaction(this.#prisma, async (tx) => {
      await assignPositions(tx)
      return lastPosition(tx)
    })
    while (this.#position < upTo) {
      const isNeeded = this.subscriptions().some(({ isStarted }) => isStarted)
      if (!isNeeded) {
        this.#position = upTo
        return
      }
      const teams = [...this.#subscriptions.keys()]
      const page = await this.#read({ teams, after: this.#position, upTo })
      for (const event of page.events) this.#deliver(event)
      this.#position = page.position
    }
  }

  #readBacklog(session: Session, range: { topic: Topic; after: bigint; upTo: bigint }) {
    return this.#retry(() => this.#read({ teams: [teamOf(session) ?? everybody], ...range }))
  }

  async #read({
    teams,
    topic,
    after,
    upTo,
  }: {
    teams: string[]
    topic?: Topic
    after: bigint
    upTo: bigint
  }): Promise<{ events: ArticleEvent[]; position: bigint }> {
    const rows = await this.#prisma.webhookEvent.findMany({
      where: {
        position: { gt: after, lte: upTo },
        articleId: { not: null },
        ...(!teams.includes(everybody) && { teamId: { in: teams } }),
        ...(topic && { topic }),
      },
      orderBy: { position: 'asc' },
      take: batchSize,
      include: { article: { select: { campaignId: true, profileId: true } } },
    })
    const events = rows.map((row): ArticleEvent => {
      const { campaignId = null, profileId = null } = row.article ?? {}
      // Cast, because the outbox contains only topics, which `emit` takes. The condition excludes the null values.
      return {
        ...{ id: row.id, teamId: row.teamId, createdAt: row.createdAt, data: row.payload },
        ...{ articleId: row.articleId!, campaignId, profileId },
        topic: row.topic as Topic,
        position: row.position!,
      }
    })
    return { events, position: events.length === batchSize ? events.at(-1)!.position : upTo }
  }

  /** Repeats work while the database is unreachable. */
  async #retry<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const result = await work()
        this.#delays.recovered()
        return result
      } catch (error) {
        this.#refuseIfClosed()
        this.#delays.failed(error)
        await sleep(retryAfterMs)
      }
    }
  }

  #deliver(event: LiveEvent): void {
    for (const team of [event.teamId, everybody]) {
      for (const subscription of this.#subscriptions.get(team) ?? []) subscription.offer(event)
    }
  }

  /** Ends the subscriptions of tokens that are no longer valid. */
  async #endRevoked(): Promise<void> {
    const open = this.subscriptions()
    if (open.length === 0) return
    const tokens = new Set(open.map(({ session }) => session.tokenId))
    // If the database is unreachable, the next run ends them.
    const endedIds = await endedTokens(this.#prisma, [...tokens]).catch(() => new Set<string>())
    for (const subscription of open) {
      if (endedIds.has(subscription.session.tokenId)) subscription.end()
    }
  }

  /** Ends all subscriptions and rejects new ones. */
  close(): void {
    this.#closed = true
    clearInterval(this.#sweep)
    for (const subscription of this.subscriptions()) subscription.end()
  }

  /** Open subscriptions on this instance. */
  subscriptions(): Subscription[] {
    return [...this.#subscriptions.values()].flatMap((peers) => [...peers])
  }
}
