import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../access/session.js'
import { endedTokens } from '../domain/accounts/authenticator.js'
import type { Topic } from '../domain/integration/event.js'
import { AppError } from '../errors/app-error.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import { type ArticleEvent, type LiveEvent, Subscription, type Wanted } from './subscription.js'

/** How many subscriptions a token, with those it replaced, may have on one instance at once. */
export const maxPerToken = 20
/** How many all tokens of a team may have together. */
export const maxPerTeam = 100

const sweepIntervalMs = 1_000
const retryAfterMs = 1_000
const batchSize = 500
const missedPage = 5_000
// A transaction can be under way for a while before its events are announced.
const catchUpMarginMs = 30_000
const everybody = ''

/**
 * Hears of every event in the database, whichever instance made it, and hands it to the subscribers of
 * this instance that may see it. An event is read once however many they are, and not at all for none.
 */
export class Live {
  readonly #prisma: PrismaClient
  readonly #delays: RepeatedFailure
  /** By team; operators, who see every team, under none. */
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  readonly #perToken = new Map<string, number>()
  readonly #heard = new LRUCache<string, true>({ max: 20_000 })
  #heardAt = Date.now()
  #pending: string[] = []
  #draining = false
  #catchingUp: Promise<void> | undefined
  /** Announced while it catches up. */
  #meanwhile: string[] = []
  #again = false
  #sweep: NodeJS.Timeout | undefined
  #closed = false

  constructor(prisma: PrismaClient, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#prisma = prisma
    this.#delays = new RepeatedFailure(log, 'Live events are delayed')
  }

  /**
   * Events from now on, within what the session sees.
   * @throws AppError rate_limited (too many at once), unavailable (the server ends)
   */
  subscribe(session: Session, wanted: Wanted): Subscription {
    if (this.#closed) throw new AppError('unavailable', 'The server ends. Subscribe again shortly.')
    const { lineageId } = session
    const count = this.#perToken.get(lineageId) ?? 0
    if (count >= maxPerToken) {
      throw new AppError(
        'rate_limited',
        `A token may have ${maxPerToken} subscriptions at once: end one before you begin another.`,
      )
    }
    const team = teamOf(session) ?? everybody
    const peers = this.#subscriptions.get(team) ?? new Set()
    if (team !== everybody && peers.size >= maxPerTeam) {
      throw new AppError(
        'rate_limited',
        `The tokens of a team may have ${maxPerTeam} subscriptions at once together: end one before you begin another.`,
      )
    }
    const subscription = new Subscription(session, wanted, (ended) => {
      this.#count(lineageId, -1)
      peers.delete(ended)
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

  /** An event was announced: its id and its team's, apart by a space. */
  announced(notice: string): void {
    const [id = '', teamId = ''] = notice.split(' ')
    this.#heardAt = Date.now()
    this.#heard.set(id, true)
    if (!this.#subscriptions.has(everybody) && !this.#subscriptions.has(teamId)) return
    // What was missed comes first.
    if (this.#catchingUp) this.#meanwhile.push(id)
    else this.#take([id])
  }

  /** An order may have changed: its id and its team's, apart by a space. */
  orderAnnounced(notice: string): void {
    const [orderId = '', teamId = ''] = notice.split(' ')
    this.#deliver({ topic: 'order.changed', orderId, teamId })
  }

  /** Announcements may have been lost: reads what was not heard of, and delivers it before what comes now. */
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

  /** @param since milliseconds by this machine's clock, which may not be the database's */
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

  /** Reads what was announced, in its order; while the database is away it waits for it. */
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
      include: { article: { select: { campaignId: true } } },
    })
    const found = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id): ArticleEvent[] => {
      const row = found.get(id)
      if (!row?.articleId) return []
      const { teamId, articleId, createdAt } = row
      const campaignId = row.article?.campaignId ?? null
      const topic = row.topic as Topic
      return [{ id, teamId, articleId, campaignId, topic, data: row.payload, createdAt }]
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
    // Next time, when the database is away now.
    const ended = await endedTokens(this.#prisma, [...tokens]).catch(() => new Set<string>())
    for (const subscription of open) {
      if (ended.has(subscription.session.tokenId)) subscription.end()
    }
  }

  /** Ends every subscription, and takes no more. */
  close(): void {
    this.#closed = true
    clearInterval(this.#sweep)
    for (const subscription of this.subscriptions()) subscription.end()
  }

  /** The subscriptions that are open on this instance. */
  subscriptions(): Subscription[] {
    return [...this.#subscriptions.values()].flatMap((peers) => [...peers])
  }
}
