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

// Statements that find inconsistent records, in addition to those of `auditOrders`.
const faults: Record<string, string> = {
  'balances below zero': 'SELECT FROM team_balance WHERE amount < 0',
  'articles whose status is not that of their last status change': `
    SELECT FROM article a WHERE status_id <> (
      SELECT status_id FROM article_status_history WHERE article_id = a.id
      ORDER BY effective_at DESC, id DESC LIMIT 1)`,
  'articles whose status_since is not the time of their last status change': `
    SELECT FROM article a WHERE status_since IS DISTINCT FROM (
      SELECT max(effective_at) FROM article_status_history WHERE article_id = a.id)`,
  'status changes whose previous status is not that of the change before': `
    SELECT FROM (
      SELECT previous_status_id AS from_id,
        lag(status_id) OVER (PARTITION BY article_id ORDER BY effective_at, id) AS to_id
      FROM article_status_history) AS step
    WHERE from_id IS DISTINCT FROM to_id`,
  'articles whose event sequence has a gap': `
    SELECT FROM article a WHERE event_sequence <> (SELECT count(*) FROM webhook_event WHERE record_id = a.id)
      OR event_sequence <> (SELECT COALESCE(max(sequence), 0) FROM webhook_event WHERE record_id = a.id)`,
  'records whose event sequence has a gap': `
    SELECT FROM event_sequence s WHERE last <> (SELECT count(*) FROM webhook_event WHERE record_id = s.record_id)
      OR last <> (SELECT COALESCE(max(sequence), 0) FROM webhook_event WHERE record_id = s.record_id)`,
  'articles in another campaign than their order item': `
    SELECT FROM article a JOIN order_item i ON i.id = a.order_item_id
    WHERE a.campaign_id IS DISTINCT FROM i.campaign_id`,
  'campaigns without a questionnaire': `
    SELECT FROM campaign c WHERE NOT EXISTS (SELECT FROM questionnaire WHERE campaign_id = c.id)`,
  'Idempotency-Keys without a stored response, or with one that must not be replayed': `
    SELECT FROM idempotency_key WHERE response_status IS NULL OR response_body IS NULL OR response_status >= 500`,
}
const unfinished = 'payments that are never settled'
// After a crash between charge and settlement, a job settles the order.
const charged = 'card charges without an order that they paid'

/** Counts inconsistent records, by rule. Each statement reads one snapshot, so the load may continue. */
async function contradictions(query: Query): Promise<Record<string, number>> {
  return {
    ...(await auditOrders(query)),
    ...(await auditPayouts(query)),
    ...(await countViolations(query, faults)),
  }
}

/** Looks for inconsistent records after each fault, and counts each once. */
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

  /** Called before each fault too, because PostgreSQL resets the count in a crash. */
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

/** Compares the responses that clients received with the stored records, while the load pauses. */
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

/** Waits until jobs and webhook deliveries have completed the work that the faults interrupted. */
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
  // A job settles interrupted payments every minute, once they are 10 s old.
  const limits = [75_000, 30_000, 90_000]
  await Promise.all(
    Object.entries(waits).map(async ([what, left], index) => {
      for (const end = performance.now() + limits[index]! * slowness(); ; await sleep(250)) {
        const count = await left()
        if (count === 0) return
        if (performance.now() < end) continue
        const description = `${what}: ${count} left after ${limits[index]! / 1000} s`
        report.breach('late', description, { count })
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
// Changes that may exist though refused: another client, or an attempt without a response, made them.
const states = ['archive', 'markOrderPaid', 'cancelOrder']

/** Changes whose response was a success exist once, refused ones do not exist, and none exists twice. */
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
  await checkOutcomes(site)
}

function checkOperation({ report }: Site, operation: Operation, found: string[]): void {
  const { kind, marker, state, answer, uncertain } = operation
  const description = `${kind} "${marker}" (${state}, ${uncertain} attempts without an outcome)`
  if (found.length > 1) {
    report.breach('doubled', `${description} exists ${found.length} times`, operation)
  } else if (state === 'done' && found.length === 0) {
    report.breach('lost', `${description} does not exist`, operation)
  } else if (state === 'refused' && found.length > 0 && !states.includes(kind)) {
    report.breach('lost', `${description} exists though refused`, operation)
  }
  const id = answer?.json?.id
  if (state === 'done' && id && found.length === 1 && id !== found[0]) {
    report.breach('doubled', `${description} was returned as ${id} and is ${found[0]}`, operation)
  }
}

/** Orders have the status, and order items the campaign, that the responses reported. */
async function checkOutcomes({ postgres, load, report }: Site): Promise<void> {
  const rows = await postgres.query<{ id: string; status: string }>(
    'SELECT id::text, status::text FROM "order"',
  )
  const statuses = new Map(rows.map(({ id, status }) => [id, status.toLowerCase()]))
  for (const order of load.market.teams.flatMap(({ orders }) => orders)) {
    const status = statuses.get(order.id)
    if (!order.reportedStatus || status === order.reportedStatus) continue
    report.breach(
      'lost',
      `order ${order.reference} was reported as ${order.reportedStatus} and is ${status}`,
      order,
    )
  }
  const items = await postgres.query<{ id: string; campaign: string | null }>(
    'SELECT id::text, campaign_id::text AS campaign FROM order_item',
  )
  const campaigns = new Map(items.map(({ id, campaign }) => [id, campaign]))
  const last = new Map<string, { operation: Operation; open: boolean }>()
  for (const operation of load.operations) {
    if (operation.kind !== 'assign') continue
    const { order_item_ids: ids } = operation.request.json as { order_item_ids: string[] }
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

/** An Idempotency-Key replays its response, also after the faults. */
async function checkKeys({ load, report }: Site): Promise<void> {
  const done = load.operations.filter(
    ({ state, request }) =>
      state === 'done' && request.json && request.path !== '/graphql' && !request.method,
  )
  for (let count = 0; count < 30 && done.length > 0; count++) {
    const [operation] = done.splice(load.random.between(0, done.length), 1)
    const again = await load.send(operation!.request)
    if (!again) continue
    const isSame =
      again.status === operation!.answer!.status && again.bytes.equals(operation!.answer!.bytes)
    if (isSame && again.headers.get('idempotency-replayed') === 'true') continue
    const what = `${operation!.kind} "${operation!.marker}" repeated with its key: ${again.status}, another response`
    report.breach(again.status < 400 ? 'doubled' : 'lost', what, operation)
  }
}

/** The lists of the API return every record of the database once. */
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
      if (missing > 0) report.breach('lost', `${path} omits records`, { count: missing })
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

/** Files are downloaded unchanged, and the file store has no others after the clean-up. */
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
    const what = `file ${name}: ${answer?.status}, its content differs from the upload`
    report.breach('halfMade', what, known.operation)
  }
  for (const [name, { operation }] of sums) {
    if (operation.state !== 'done' || names.has(name)) continue
    report.breach('lost', `file ${name} does not exist`, operation)
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
      report.breach('halfMade', 'incomplete uploads after the clean-up', { count: notes })
  } finally {
    await db.close()
  }
}
