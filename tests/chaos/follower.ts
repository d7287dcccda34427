import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Load } from './load.js'
import type { Site } from './site.js'
import { slowness } from './slowness.js'

interface Event {
  id: string
  type: string
  timestamp: string
  data: unknown
}

/** Team whose events the receiver gets. */
interface Followed {
  teamId: string
  token: string
  /** Delivered events, by ID. */
  delivered: Map<string, Omit<Event, 'id'>>
  /** Last event up to which all events were delivered. Undefined if there is none. */
  after?: string
  /** Events read from `GET /events` after the absence. */
  read: Event[]
}

const listedWithin = 20_000

/**
 * Receiver of all events of some teams. It is unavailable while faults are injected, and reads the missed events from
 * `GET /events` afterwards.
 */
export class Follower {
  readonly #teams = new Map<string, Followed>()
  #isAway = false

  /** Subscribes to all events of a team. @param url of the receiver */
  async follow(load: Load, team: { id: string; token: string }, url: string): Promise<void> {
    const path = pathOf(team.id)
    const json = { url: url + path, topics: ['*'] }
    const made = await load.send({ path: '/webhook-endpoints', token: team.token, json })
    if (made?.status !== 200) throw new Error(`No webhook endpoint: ${made?.bytes}`)
    const followed = { teamId: team.id, token: team.token, delivered: new Map(), read: [] }
    this.#teams.set(path, followed)
  }

  /** Accepts a delivery. Responds 503 while unavailable, and ignores deliveries for other endpoints. */
  receive(path: string, id: string, body: string): { status?: number } {
    const team = this.#teams.get(path)
    if (!team) return {}
    if (this.#isAway) return { status: 503 }
    team.delivered.set(id, JSON.parse(body))
    return {}
  }

  /** Becomes unavailable, and stores for each team the last event up to which it has received all. */
  async leave(load: Load): Promise<void> {
    this.#isAway = true
    for (const team of this.#teams.values()) {
      for await (const { id } of eventsAfter(load, team.token, undefined)) {
        if (!team.delivered.has(id)) break
        team.after = id
      }
    }
  }

  /** Becomes available, and reads the missed events. It must then have every event once, as stored. */
  async catchUp(site: Site): Promise<void> {
    this.#isAway = false
    for (const team of this.#teams.values()) {
      const written = await writtenTo(site, team.teamId)
      team.read = await this.#readAll(site, team, written.size)
      this.#compare(site, team, written)
    }
    const counts = [...this.#teams.values()].map(({ delivered, read }) => [
      delivered.size,
      read.length,
    ])
    const sum = (index: number) => counts.reduce((sum, count) => sum + count[index]!, 0)
    site.report.figures.push(
      `${site.name}: ${sum(0)} events were delivered to a receiver that went away, which read ${sum(1)} afterwards`,
    )
  }

  /** Reads until no event is missing. An event is listed within about a second of its commit. */
  async #readAll({ load }: Site, team: Followed, count: number): Promise<Event[]> {
    for (const end = performance.now() + listedWithin * slowness(); ; await sleep(500)) {
      const read: Event[] = []
      for await (const event of eventsAfter(load, team.token, team.after)) read.push(event)
      const all = new Set([...team.delivered.keys(), ...read.map(({ id }) => id)])
      if (all.size >= count || performance.now() > end) return read
    }
  }

  #compare({ report }: Site, team: Followed, written: ReadonlyMap<string, Written>): void {
    const { delivered, read, teamId } = team
    const ids = new Set(read.map(({ id }) => id))
    if (ids.size < read.length)
      report.breach('doubled', `GET /events lists events of ${teamId} twice`)
    for (const [id, { type, requestId }] of written) {
      if (delivered.has(id) || ids.has(id)) continue
      const requestIds = requestId ? [requestId] : []
      report.breach('lost', `${type} ${id} was neither delivered nor listed`, { requestIds })
    }
    for (const event of [...read, ...[...delivered].map(([id, event]) => ({ id, ...event }))]) {
      const { id, type } = event
      const expected = written.get(id)
      if (!expected) report.breach('doubled', `${type} ${id} was sent and does not exist`)
      else if (type !== expected.type || !isDeepStrictEqual(event.data, expected.data))
        report.breach('halfMade', `${type} ${id} differs from the stored event`)
    }
    const sequences = new Map<string, number>()
    for (const { id, type } of read) {
      const { record, sequence } = written.get(id) ?? {}
      if (record === undefined || sequence === undefined) continue
      if (sequence <= (sequences.get(record) ?? 0))
        report.breach('halfMade', `${type} ${id} is listed after a later event of its record`)
      sequences.set(record, sequence)
    }
  }
}

const pathOf = (teamId: string) => `/${teamId}/all`

interface Written {
  type: string
  data: unknown
  record: string
  sequence: number
  requestId: string | null
}

/** Stored events of a team, by ID. */
async function writtenTo({ postgres }: Site, teamId: string): Promise<Map<string, Written>> {
  const rows = await postgres.query<Written & { id: string }>(
    `SELECT id::text, topic AS type, payload AS data, record_id::text AS record, sequence, request_id AS "requestId"
     FROM webhook_event WHERE team_id = $1 AND sequence IS NOT NULL`,
    [teamId],
  )
  return new Map(rows.map(({ id, ...event }) => [id, event]))
}

/** Reads the events of a team page by page, from the first event or after a given one. */
async function* eventsAfter(
  load: Load,
  token: string,
  after: string | undefined,
): AsyncGenerator<Event> {
  for (let last = after, refusals = 0; ; ) {
    const path = `/events?limit=100${last ? `&after=${last}` : ''}`
    const answer = await load.send({ path, token })
    if (answer?.status !== 200) {
      if (++refusals === 100) throw new Error(`No events: ${answer?.status} ${answer?.bytes}`)
      await sleep(200)
      continue
    }
    const records: Event[] = answer.json.records
    yield* records
    if (records.length < 100) return
    last = records.at(-1)!.id
  }
}
