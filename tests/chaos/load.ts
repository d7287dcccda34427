import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../support/random.js'
import { type ActorName, actors } from './actors.js'
import { type Answer, Client, type ClientRequest, type Operation, type Target } from './client.js'
import type { Market, Team } from './market.js'
import { Connections } from './oauth.js'
import type { Report } from './report.js'
import type { TroubledStripe } from './stripe.js'

/** Subscription to new comments. */
export interface Feed {
  teamId: string
  openedAt: number
  endedAt: number | undefined
  /** References of delivered comments. */
  seen: Set<string>
  row: string
}

const defaultThinkTimeMs = 60
/** Maximum time, in milliseconds, to complete operations begun before a pause. */
const pauseFor = 45_000

/** Clients of one marketplace, with their operations and the responses. */
export class Load {
  readonly market: Market
  readonly random: Random
  readonly target: Target
  readonly client: Client
  readonly operations: Operation[] = []
  readonly feeds: Feed[] = []
  readonly connections: Connections
  readonly report: Report
  readonly stripe: TroubledStripe | undefined
  readonly #names: readonly ActorName[]
  readonly #thinkTimeMs: number
  readonly #quit = new AbortController()
  #running = false
  #actors: Promise<void>[] = []
  #markers = 0

  constructor(
    market: Market,
    target: Target,
    random: Random,
    names: readonly ActorName[],
    { stripe, thinkTimeMs = defaultThinkTimeMs }: { stripe?: TroubledStripe; thinkTimeMs?: number },
  ) {
    this.market = market
    this.connections = new Connections(market.teams, market.oauthClients)
    this.stripe = stripe
    this.target = target
    this.report = target.report
    this.random = random
    this.client = new Client(target)
    this.#names = names
    this.#thinkTimeMs = thinkTimeMs
  }

  get isRunning(): boolean {
    return this.#running
  }

  /** Aborted when the load ends for good. */
  get quit(): AbortSignal {
    return this.#quit.signal
  }

  start(): void {
    this.#running = true
    this.client.deadline = Number.POSITIVE_INFINITY
    this.#actors = this.#names.map((name) => this.#act(name))
  }

  /** Starts no new operations, and waits for those in progress. */
  async pause(): Promise<void> {
    this.#running = false
    this.client.deadline = performance.now() + pauseFor
    await Promise.all(this.#actors)
  }

  async end(): Promise<void> {
    await this.pause()
    this.#quit.abort()
  }

  async #act(name: ActorName): Promise<void> {
    while (this.#running) {
      await actors[name](this)
      await sleep(this.#thinkTimeMs)
    }
  }

  team(): Team {
    return this.random.pick(this.market.teams)!
  }

  /** Returns a text that is unique in this marketplace. */
  marker(kind: string): string {
    return `${kind} ${++this.#markers} ${randomUUID().slice(0, 8)}`
  }

  send(request: ClientRequest): Promise<Answer | undefined> {
    return this.client.send(request)
  }

  /** Sends a GraphQL query that is not recorded as an operation. */
  async query(token: string, query: string, variables: object = {}): Promise<Answer | undefined> {
    return this.send({ path: '/graphql', token, json: { query, variables } })
  }

  /** Requests a change with an Idempotency-Key. After a success it must exist exactly once. */
  async operate(
    kind: string,
    teamId: string,
    marker: string,
    request: ClientRequest,
    { expected = [] as string[], about = {} as Record<string, string> } = {},
  ): Promise<Operation> {
    const operation: Operation = {
      ...{ kind, marker, teamId, about, row: this.report.current.name, state: 'open' },
      request: { ...request, headers: { 'idempotency-key': randomUUID(), ...request.headers } },
      ...{ requestIds: [], uncertain: 0, begunAt: performance.now(), endedAt: 0 },
    }
    this.operations.push(operation)
    return this.client.insist(operation, expected)
  }

  /** Requests a change with a GraphQL mutation and an Idempotency-Key. */
  mutate(
    kind: string,
    teamId: string,
    marker: string,
    token: string,
    mutation: string,
    input: object,
    expected: string[] = [],
  ): Promise<Operation> {
    const json = { query: mutation, variables: { input } }
    return this.operate(kind, teamId, marker, { path: '/graphql', token, json }, { expected })
  }
}
