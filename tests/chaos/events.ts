import { Webhook } from 'standardwebhooks'
import { type Topic, topics } from '../../src/domain/integration/event-topic.js'
import { countViolations, type Query } from '../support/expected/orders.js'
import { eventRules, rulesOver } from './event-rules.js'
import type { Feed } from './load.js'
import type { Team } from './market.js'
import type { Site } from './site.js'

interface Event {
  id: string
  article: string
  sequence: number
  requestId: string | null
}

/** Key of an event. */
const nameOf = (article: string, sequence: number) => `${article} ${sequence}`

/** The events that a team's endpoints subscribe to. */
function eventsOf({ postgres }: Site, team: Team): Promise<Event[]> {
  return postgres.query<Event & { id: string }>(
    `SELECT id::text, article_id::text AS article, sequence, request_id AS "requestId" FROM webhook_event
     WHERE team_id = $1 AND article_id IS NOT NULL`,
    [team.id],
  )
}

/** The `webhook-id`s that an endpoint received, by event. */
function arrivalsOf({ receiver }: Site, path: string): Map<string, Set<string>> {
  const arrivals = new Map<string, Set<string>>()
  for (const one of receiver.received) {
    if (one.path !== path) continue
    const { data } = JSON.parse(one.body)
    const name = nameOf(data.article?.id ?? data.article_id, data.sequence)
    const ids = arrivals.get(name) ?? new Set()
    arrivals.set(name, ids.add(one.headers['webhook-id'] as string))
  }
  return arrivals
}

/** Number of outstanding deliveries. */
export async function delivered(site: Site): Promise<number> {
  let left = 0
  for (const team of site.load.market.teams) {
    const events = await eventsOf(site, team)
    for (const { path } of team.endpoints) {
      const arrivals = arrivalsOf(site, path)
      left += events.filter(
        ({ article, sequence }) => !arrivals.has(nameOf(article, sequence)),
      ).length
    }
  }
  return left
}

/** Each endpoint received each event at least once, with a valid signature and always the same ID. */
export async function checkDeliveries(site: Site): Promise<void> {
  const { report, receiver } = site
  for (const team of site.load.market.teams) {
    const events = await eventsOf(site, team)
    const names = new Set(events.map(({ article, sequence }) => nameOf(article, sequence)))
    for (const { path, secret } of team.endpoints) {
      const arrivals = arrivalsOf(site, path)
      for (const { article, sequence, requestId } of events) {
        if (arrivals.has(nameOf(article, sequence))) continue
        const what = `event ${sequence} of article ${article} was never delivered`
        report.breach('lost', what, { requestIds: requestId ? [requestId] : [] })
      }
      for (const [name, ids] of arrivals) {
        if (!names.has(name)) report.breach('doubled', `event ${name} was delivered and never was`)
        if (ids.size > 1)
          report.breach('doubled', `event ${name} was delivered under ${ids.size} ids`)
      }
      const webhook = new Webhook(secret)
      for (const { path: at, body, headers } of receiver.received) {
        if (at !== path) continue
        try {
          webhook.verify(body, headers as Record<string, string>, { jsonParse: false })
        } catch (error) {
          // The library rejects deliveries older than five minutes.
          if (/too old/.test((error as Error).message)) continue
          report.breach('halfMade', `a delivery to ${path} has an invalid signature`)
        }
      }
    }
  }
}

/** Each change has its event, and each event its change. */
export async function checkEvents({ postgres, report, name }: Site): Promise<void> {
  const query: Query = (sql) => postgres.query(sql)
  const counts = await countViolations(query, eventRules)
  for (const [rule, count] of Object.entries(counts))
    if (count > 0) report.breach('halfMade', rule, { count })
  const rows = await postgres.query<{ topic: Topic; count: string; last: string }>(
    `SELECT topic, count(*), (array_agg(id ORDER BY sequence DESC, id DESC))[1] AS last
     FROM webhook_event WHERE sequence IS NOT NULL GROUP BY topic`,
  )
  for (const { topic, last } of rows) await checkRules(query, topic, last)
  const written = new Map(rows.map(({ topic, count }) => [topic, count]))
  const figures = topics.map((topic) => `${topic} ${written.get(topic) ?? 'none'}`)
  report.figures.push(`${name}: events by topic: ${figures.join(', ')}`)
}

/**
 * Runs the rules of a topic as if its last event were missing or duplicated.
 * @throws Error if the rules find no violation
 */
async function checkRules(query: Query, topic: Topic, id: string): Promise<void> {
  const all = 'SELECT * FROM webhook_event'
  const sources = {
    missing: `${all} WHERE id <> '${id}'`,
    doubled: `${all} UNION ALL ${all} WHERE id = '${id}'`,
  }
  for (const [what, source] of Object.entries(sources)) {
    const rules = Object.entries(rulesOver(source)).filter(([, sql]) => sql.includes(`'${topic}'`))
    const counts = await countViolations(query, Object.fromEntries(rules))
    if (!Object.values(counts).some((count) => count > 0))
      throw new Error(`The rules do not detect a ${what} event ${topic}`)
  }
}

/** Subscriptions that are still open have delivered every comment created since they were opened. */
export function checkFeeds({ load, report }: Site): void {
  const open = load.feeds.filter(({ endedAt }) => endedAt === undefined)
  for (const feed of open) {
    const missed = load.operations.filter(
      ({ kind, state, teamId, begunAt, answer }) =>
        kind === 'comment' &&
        state === 'done' &&
        teamId === feed.teamId &&
        begunAt > feed.openedAt &&
        !feed.seen.has(answer!.json.id),
    )
    for (const operation of missed)
      report.breach('lost', missedComment(feed, operation.marker), operation)
  }
}

const missedComment = ({ row, seen }: Feed, marker: string) =>
  `A subscription opened during "${row}", still open, delivered ${seen.size} comments and not "${marker}"`
