import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxUploadMs, removeOrphans } from '../../src/files/clean-up.js'
import { openDatabase } from '../../src/postgres/database.js'
import { auditOrders, countViolations, type Query } from '../support/expected/orders.js'
import { auditPayouts } from '../support/expected/payouts.js'
import { testMarket } from '../support/market.js'
import type { Operation } from './client.js'
import { checkDeliveries, checkEvents, checkFeeds, delivered } from './events.js'
import { checkConnections } from './oauth.js'
import type { Site } from './site.js'
import { slowness } from './slowness.js'

// Each finds what must not be, beside what `auditOrders` finds.
const faults: Record<string, string> = {
  'balances below zero': 'SELECT FROM team_balance WHERE amount < 0',
  'articles whose status is not that of their newest move': `
    SELECT FROM article a WHERE status_id <> (
      SELECT status_id FROM article_status_history WHERE article_id = a.id
      ORDER BY effective_at DESC, id DESC LIMIT 1)`,
  'articles that have their status since another time than that of their newest move': `
    SELECT FROM article a WHERE status_since IS DISTINCT FROM (
      SELECT max(effective_at) FROM article_status_history WHERE article_id = a.id)`,
  'moves that do not begin where the one before ended': `
    SELECT FROM (
      SELECT previous_status_id AS from_id,
        lag(status_id) OVER (PARTITION BY article_id ORDER BY effective_at, id) AS to_id
      FROM article_status_history) AS step
    WHERE from_id IS DISTINCT FROM to_id`,
  'articles whose events are not numbered from 1 without a gap': `
    SELECT FROM article a WHERE event_sequence <> (SELECT count(*) FROM webhook_event WHERE record_id = a.id)
      OR event_sequence <> (SELECT COALESCE(max(sequence), 0) FROM webhook_event WHERE record_id = a.id)`,
  'records whose events are not numbered from 1 without a gap': `
    SELECT FROM event_sequence s WHERE last <> (SELECT count(*) FROM webhook_event WHERE record_id = s.record_id)
      OR last <> (SELECT COALESCE(max(sequence), 0) FROM webhook_event WHERE record_id = s.record_id)`,
  'articles in another campaign than their order item': `
    SELECT FROM article a JOIN order_item i ON i.id = a.order_item_id
    WHERE a.campaign_id IS DISTINCT FROM i.campaign_id`,
  'campaigns without a questionnaire': `
    SELECT FROM campaign c WHERE NOT EXISTS (SELECT FROM questionnaire WHERE campaign_id = c.id)`,
  'answers kept for a key that are none': `
    SELECT FROM idempotency_key WHERE response_status IS NULL OR response_body IS NULL OR response_status >= 500`,
}
const unfinished = 'payments that nobody finishes'
// Of what a card has been charged for but not yet settled, a crash leaves the rest to a job.
const charged = 'cards charged without an order that is paid by it'

/** Contradictions among the records of this moment, by name. One statement sees one moment, so load may run. */
async function contradictions(query: Query): Promise<Record<string, number>> {
  return {
    ...(await auditOrders(query)),
    ...(await auditPayouts(query)),
    ...(await countViolations(query, faults)),
  }
}

/** Looks for contradictions after each fault, and counts each once. */
export class Audit {
  readonly #site: Site
  #known: Record<string, number> = {}
  #deadlocks = 0

  constructor(site: Site) {
    this.#site = site
  }

  async look({ settled = false } = {}): Promise<void> {
    const { postgres, report } = this.#site
    const counts = await contradictions((sql) => postgres.query(sql))
    for (const [name, count] of Object.entries(counts)) {
      if (!settled && (name === unfinished || name === charged)) continue
      const more = count - (this.#known[name] ?? 0)
      if (more > 0) report.breach('halfMade', name, { count: more })
      this.#known[name] = Math.max(count, this.#known[name] ?? 0)
    }
    await this.deadlocks()
  }

  /** PostgreSQL forgets the count in a crash, so it is read before each fault too. */
  async deadlocks(): Promise<void> {
    const { postgres, report } = this.#site
    const [row] = await postgres.query<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    )
    const now = Number(row!.deadlocks)
    const more = now < this.#deadlocks ? now : now - this.#deadlocks
    if (more > 0) report.breach('deadlocks', 'pg_stat_database counts more', { count: more })
    this.#deadlocks = now
  }
}

/** Everything that was asked for against everything that is there, once the load pauses. */
export async function checkAll(site: Site, audit: Audit): Promise<void> {
  await settle(site)
  await checkKeys(site)
  await checkOperations(site)
  await checkLists(site)
  await checkFiles(site)
  await checkDeliveries(site)
  await site.follower.catchUp(site)
  await checkEvents(site)
  await checkConnections(site)
  checkFeeds(site)
  await audit.look({ settled: true })
}

/** Waits for what runs beside requests to finish what the faults interrupted. */
async function settle(site: Site): Promise<void> {
  const { postgres, report, servers } = site
  const oldest = new Date(Math.min(...servers.map(({ startedAt }) => startedAt.getTime())))
  const waits = {
    'payments settled': async () =>
      (await postgres.query("SELECT FROM order_payment WHERE status = 'PROCESSING'")).length,
    'jobs that are locked by servers that are gone': async () =>
      (
        await postgres.query('SELECT FROM graphile_worker._private_jobs WHERE locked_at < $1', [
          oldest,
        ])
      ).length,
    'webhooks delivered': () => delivered(site),
  }
  // A payment that is cut off is settled by a job of each minute, once it is 10 s old.
  const limits = [75_000, 30_000, 90_000]
  await Promise.all(
    Object.entries(waits).map(async ([what, left], index) => {
      for (const end = performance.now() + limits[index]! * slowness(); ; await sleep(250)) {
        const count = await left()
        if (count === 0) return
        if (performance.now() < end) continue
        const told = `${what}: ${count} left after ${limits[index]! / 1000} s`
        report.breach('late', told, { count })
        return
      }
    }),
  )
}

const tables: Record<string, string> = {
  checkout: `SELECT team_id || ' ' || discount AS marker, id::text FROM "order"`,
  credit: 'SELECT reason AS marker, id::text FROM team_ledger WHERE reason IS NOT NULL',
  move: 'SELECT notes AS marker, article_id::text AS id FROM article_status_history WHERE notes IS NOT NULL',
  comment: `SELECT regexp_replace(content, ' edited$', '') AS marker, reference AS id FROM comment`,
  edit: `SELECT content AS marker, reference AS id FROM comment WHERE content LIKE '% edited'`,
  archive: 'SELECT reference AS marker, reference AS id FROM comment WHERE deleted_at IS NOT NULL',
  campaign: 'SELECT name AS marker, id::text FROM campaign',
  profile: 'SELECT name AS marker, id::text FROM profile',
  upload: `SELECT regexp_replace(name, ' 0.pdf$', '') AS marker, id::text FROM file WHERE name LIKE '% 0.pdf'`,
  markOrderPaid: `SELECT id::text AS marker, id::text FROM "order" WHERE status = 'PAID'`,
  cancelOrder: `SELECT id::text AS marker, id::text FROM "order" WHERE status = 'CANCELLED'`,
}
// What is refused because it is there already: somebody else, or an attempt without an answer, did it.
const states = ['archive', 'markOrderPaid', 'cancelOrder']

/** What was answered with success is there once, what was refused is not, and nothing is there twice. */
async function checkOperations(site: Site): Promise<void> {
  for (const [kind, sql] of Object.entries(tables)) {
    const ids = new Map<string, string[]>()
    for (const { marker, id } of await site.postgres.query<{ marker: string; id: string }>(sql)) {
      ids.set(marker, [...(ids.get(marker) ?? []), id])
    }
    for (const operation of site.load.operations) {
      if (operation.kind !== kind) continue
      const found = ids.get(operation.marker) ?? []
      checkOperation(site, operation, found)
    }
  }
  await checkTold(site)
}

function checkOperation({ report }: Site, operation: Operation, found: string[]): void {
  const { kind, marker, state, answer, uncertain } = operation
  const told = `${kind} "${marker}" (${state}, ${uncertain} attempts without an end)`
  if (found.length > 1) {
    report.breach('doubled', `${told} is there ${found.length} times`, operation)
  } else if (state === 'done' && found.length === 0) {
    report.breach('lost', `${told} is not there`, operation)
  } else if (state === 'refused' && found.length > 0 && !states.includes(kind)) {
    report.breach('lost', `${told} is there though refused`, operation)
  }
  const id = answer?.json?.id
  if (state === 'done' && id && found.length === 1 && id !== found[0]) {
    report.breach('doubled', `${told} was answered as ${id} and is ${found[0]}`, operation)
  }
}

/** What buyers were told of their orders, and of the campaigns of their items. */
async function checkTold({ postgres, load, report }: Site): Promise<void> {
  const rows = await postgres.query<{ id: string; status: string }>(
    'SELECT id::text, status::text FROM "order"',
  )
  const statuses = new Map(rows.map(({ id, status }) => [id, status.toLowerCase()]))
  for (const order of load.market.teams.flatMap(({ orders }) => orders)) {
    const status = statuses.get(order.id)
    if (!order.told || status === order.told) continue
    report.breach('lost', `order ${order.reference} was told ${order.told} and is ${status}`, order)
  }
  const items = await postgres.query<{ id: string; campaign: string | null }>(
    'SELECT id::text, campaign_id::text AS campaign FROM order_item',
  )
  const campaigns = new Map(items.map(({ id, campaign }) => [id, campaign]))
  const last = new Map<string, { operation: Operation; open: boolean }>()
  for (const operation of load.operations) {
    if (operation.kind !== 'assign') continue
    const { order_item_ids: ids } = operation.asked.json as { order_item_ids: string[] }
    for (const id of ids) {
      if (operation.state === 'done') last.set(id, { operation, open: false })
      else if (operation.state === 'open') last.set(id, { operation, open: true })
    }
  }
  for (const [id, { operation, open }] of last) {
    if (open || campaigns.get(id) === operation.marker) continue
    const what = `order item ${id} was assigned to ${operation.marker} and is in ${campaigns.get(id)}`
    report.breach('lost', what, operation)
  }
}

/** A key repeats its answer, also after everything that happened since. */
async function checkKeys({ load, report }: Site): Promise<void> {
  const done = load.operations.filter(
    ({ state, asked }) =>
      state === 'done' && asked.json && asked.path !== '/graphql' && !asked.method,
  )
  for (let count = 0; count < 30 && done.length > 0; count++) {
    const [operation] = done.splice(load.random.between(0, done.length), 1)
    const again = await load.send(operation!.asked)
    if (!again) continue
    const isSame =
      again.status === operation!.answer!.status && again.bytes.equals(operation!.answer!.bytes)
    if (isSame && again.headers.get('idempotency-replayed') === 'true') continue
    const what = `${operation!.kind} "${operation!.marker}" repeated under its key: ${again.status}, another answer`
    report.breach(again.status < 400 ? 'doubled' : 'lost', what, operation)
  }
}

/** The lists of the API show what the database has: nothing less, nothing twice. */
async function checkLists({ load, postgres, report }: Site): Promise<void> {
  for (const { id: teamId, token } of load.market.teams) {
    const lists = [
      ['/orders', 'SELECT id::text FROM "order" WHERE team_id = $1'],
      ['/files', 'SELECT id::text FROM file WHERE team_id = $1 AND deleted_at IS NULL'],
      ['/campaigns', 'SELECT id::text FROM campaign WHERE team_id = $1 AND deleted_at IS NULL'],
    ] as const
    for (const [path, sql] of lists) {
      const listed = await listAll(load, token, path)
      const rows = await postgres.query<{ id: string }>(sql, [teamId])
      const there = new Set(rows.map(({ id }) => id))
      if (new Set(listed).size < listed.length)
        report.breach('doubled', `${path} lists records twice`)
      const missing = [...there].filter((id) => !listed.includes(id)).length
      if (missing > 0) report.breach('lost', `${path} leaves records out`, { count: missing })
    }
    const answer = await load.query(token, `{ team(id: "${teamId}") { creditBalance } }`)
    const [{ cents }] = (await postgres.query<{ cents: string }>(
      `SELECT COALESCE(sum(CASE type WHEN 'CREDIT' THEN amount ELSE -amount END), 0) AS cents
       FROM team_ledger WHERE team_id = $1`,
      [teamId],
    )) as [{ cents: string }]
    const balance = Math.round(answer?.json?.data?.team?.creditBalance * 100)
    if (balance !== Number(cents)) {
      report.breach(
        'halfMade',
        `The balance of team ${teamId} is shown as ${balance} cents, its entries are ${cents}`,
      )
    }
  }
}

async function listAll(load: Site['load'], token: string, path: string): Promise<string[]> {
  const ids: string[] = []
  for (let page: number | null = 1; page; ) {
    const answer = await load.send({ path: `${path}?limit=100&page=${page}`, token })
    const { records = [], next_page: next = null } = answer?.json ?? {}
    ids.push(...records.map(({ id }: { id: string }) => id))
    page = next
  }
  return ids
}

/** Files come back byte by byte, and the store holds nothing else once it is cleaned up. */
async function checkFiles(site: Site): Promise<void> {
  const { load, report, postgres, store } = site
  const sums = new Map<string, { sha: string; operation: Operation }>()
  for (const operation of load.operations) {
    if (operation.kind !== 'upload') continue
    for (const [name, sha] of Object.entries(operation.about)) sums.set(name, { sha, operation })
  }
  if (sums.size === 0) return
  const tokens = new Map(load.market.teams.map(({ id, token }) => [id, token]))
  const rows = await postgres.query<{ id: string; key: string; name: string; team: string }>(
    'SELECT id::text, key, name, team_id::text AS team FROM file WHERE purged_at IS NULL',
  )
  const names = new Set(rows.map(({ name }) => name))
  for (const { id, name, team } of rows) {
    const known = sums.get(name)
    if (!known) continue
    const answer = await load.send({ path: `/files/${id}/download`, token: tokens.get(team)! })
    const sha = createHash('sha256')
      .update(answer?.bytes ?? '')
      .digest('hex')
    if (sha === known.sha) continue
    const what = `file ${name}: ${answer?.status}, its bytes are not those that were sent`
    report.breach('halfMade', what, known.operation)
  }
  for (const [name, { operation }] of sums) {
    if (operation.state !== 'done' || names.has(name)) continue
    report.breach('lost', `file ${name} is not there`, operation)
  }
  const keys = new Set(rows.map(({ key }) => key))
  const db = openDatabase({
    market: testMarket,
    url: postgres.url,
    poolSize: 2,
    applicationName: 'masthead chaos',
  })
  try {
    const now = new Date(Date.now() + maxUploadMs + 1_000)
    await removeOrphans({ db, files: store.files }, now)
    const left = store.keys().filter((key) => !keys.has(key)).length
    const notes = await db.prisma.pendingUpload.count()
    if (left > 0)
      report.breach('halfMade', 'files without a row after the clean-up', { count: left })
    if (notes > 0)
      report.breach('halfMade', 'uploads half done after the clean-up', { count: notes })
  } finally {
    await db.close()
  }
}
