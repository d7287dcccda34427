import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../access/session.js'
import { endedTokens } from '../domain/accounts/authenticator.js'
import type { Topic } from '../domain/integration/event-topic.js'
import { AppError } from '../errors/app-error.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import {
  type ArticleEvent,
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
const missedPage = 5_000
// Events are announced at commit, which may be some time after their creation.
const catchUpMarginMs = 30_000
const everybody = ''

/**
 * Receives every event of the database, regardless of its instance, and passes it to the subscribers of this instance
 * that may read it. Reads an event once for all subscribers, and not at all without any.
 */
export class Live {
  readonly #prisma: PrismaClient
  readonly #delays: RepeatedFailure
  /** Subscriptions by team. Operators receive the events of all teams and have the key `everybody`. */
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  readonly #perToken = new Map<string, number>()
  readonly #heard = new LRUCache<string, true>({ max: 20_000 })
  #heardAt = Date.now()
  #pending: string[] = []
  #draining = false
  #catchingUp: Promise<void> | undefined
  /** Events announced while earlier ones are being caught up. */
  #meanwhile: string[] = []
  #again = false
  #sweep: NodeJS.Timeout | undefined
  #closed = false

  constructor(prisma: PrismaClient, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#prisma = prisma
    this.#delays = new RepeatedFailure(log, 'Live events are delayed')
  }

  /**
   * Subscribes to future events that the session may read.
   * @throws AppError rate_limited (too many subscriptions), unavailable (the server is shutting down)
   */
  subscribe(session: Session, filter: SubscriptionFilter): Subscription {
    if (this.#closed)
      throw new AppError('unavailable', 'The server is shutting down. Subscribe again shortly.')
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
    const subscription = new Subscription(session, filter, (subscription) => {
      this.#count(lineageId, -1)
      peers.delete(subscription)
      if (peers.size === 0) this.#subscriptions.delete(team)
    })
    this.#subscriptions.set(team, peers.add(subscription))
    this.#count(lineageId, 1)
    this.#sweep ??= setInterval(() => this.#endRevoked(), sweepIntervalMs).unref()
    return subscription
  }

  #count(lineageId: string, change: number): void {
    const count = (this.#perToken.get(lineageId) ?? 0) + change
    if (count > 0) this.#perToken.set(lineageId, count)
    else this.#perToken.delete(lineageId)
  }

  /** Handles the announcement of an event. @param notice IDs of the event and of its team, separated by a space */
  announced(notice: string): void {
    const [id = '', teamId = ''] = notice.split(' ')
    this.#heardAt = Date.now()
    this.#heard.set(id, true)
    if (!this.#subscriptions.has(everybody) && !this.#subscriptions.has(teamId)) return
    // Missed events must be delivered first.
    if (this.#catchingUp) this.#meanwhile.push(id)
    else this.#take([id])
  }

  /** Handles a possible change of an order. @param notice IDs of the order and of its team, separated by a space */
  orderAnnounced(notice: string): void {
    const [orderId = '', teamId = ''] = notice.split(' ')
    this.#deliver({ topic: 'order.changed', orderId, teamId })
  }

  /** Handles a lost connection: reads missed events and delivers them before new ones. */
  interrupted(): Promise<void> {
    for (const subscription of this.subscriptions()) subscription.interrupted()
    if (this.#catchingUp) this.#again = true
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined
      this.#take(this.#meanwhile.splice(0))
    })
    return this.#catchingUp
  }

  async #catchUp(): Promise<void> {
    let since = this.#heardAt - catchUpMarginMs
    do {
      this.#again = false
      while (!this.#closed && this.#subscriptions.size > 0) {
        try {
          await this.#readMissed(since)
          break
        } catch (error) {
          await this.#delay(error)
        }
      }
      since = Math.min(since, this.#heardAt - catchUpMarginMs)
    } while (this.#again)
  }

  /** @param since Unix time in milliseconds on this machine, whose clock may differ from that of the database */
  async #readMissed(since: number): Promise<void> {
    const [database] = await this.#prisma.$queryRaw<
      { now: Date }[]
    >`SELECT clock_timestamp() AS now`
    const from = new Date(since + (Number(database!.now) - Date.now()))
    let last: { id: string } | undefined
    do {
      const events: { id: string }[] = await this.#prisma.webhookEvent.findMany({
        where: { createdAt: { gte: from }, articleId: { not: null }, ...this.#teams() },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true },
        take: missedPage,
        ...(last && { cursor: { id: last.id }, skip: 1 }),
      })
      const missed = events.filter(({ id }) => !this.#heard.has(id)).map(({ id }) => id)
      for (const id of missed) this.#heard.set(id, true)
      this.#take(missed)
      last = events.length === missedPage ? events.at(-1) : undefined
    } while (last && !this.#closed)
  }

  #take(ids: string[]): void {
    for (const id of ids) this.#pending.push(id)
    this.#drain()
  }

  #teams() {
    const teams = [...this.#subscriptions.keys()]
    return teams.includes(everybody) ? {} : { teamId: { in: teams } }
  }

  /** Reads announced events in order and delivers them. Retries while the database is unreachable. */
  async #drain(): Promise<void> {
    if (this.#draining) return
    this.#draining = true
    while (this.#pending.length > 0 && !this.#closed) {
      const ids = this.#pending.slice(0, batchSize)
      try {
        const events = await this.#read(ids)
        this.#delays.recovered()
        this.#pending.splice(0, ids.length)
        for (const event of events) this.#deliver(event)
      } catch (error) {
        await this.#delay(error)
      }
    }
    this.#draining = false
  }

  async #delay(error: unknown): Promise<void> {
    this.#delays.failed(error)
    await sleep(retryAfterMs)
  }

  async #read(ids: string[]): Promise<ArticleEvent[]> {
    const rows = await this.#prisma.webhookEvent.findMany({
      where: { id: { in: ids } },
      include: { article: { select: { campaignId: true, profileId: true } } },
    })
    const rowsById = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id): ArticleEvent[] => {
      const row = rowsById.get(id)
      if (!row?.articleId) return []
      const { teamId, articleId, createdAt } = row
      const { campaignId = null, profileId = null } = row.article ?? {}
      // The outbox contains only topics, which `emit` takes.
      const topic = row.topic as Topic
      return [{ id, teamId, articleId, campaignId, profileId, topic, data: row.payload, createdAt }]
    })
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
