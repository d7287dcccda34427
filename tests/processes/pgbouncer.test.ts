import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/config/env.js'
import { addJob, type Job, startJobs } from '../../src/jobs/queue.js'
import { openDatabase } from '../../src/postgres/database.js'
import { resolveDatasource } from '../../src/postgres/pooler.js'
import { ensureRoleSettings, missingRoleSettings } from '../../src/postgres/role-settings.js'
import { prepareDatabase } from '../../src/prepare.js'
import { CleanupStack } from '../../src/process/shutdown.js'
import { testApi } from '../support/api.js'
import { type Feed, subscribe } from '../support/clients/subscription.js'
import { testDatabase } from '../support/database.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { line, makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'
import { testMarket } from '../support/market.js'
import { mastheadWith } from '../support/processes/cli.js'
import { secretKey } from '../support/processes/instance.js'
import { openCut } from '../support/services/database-proxy.js'
import { hasPgbouncer, openPgbouncer } from '../support/services/pgbouncer.js'

const { url: directUrl } = await testDatabase()

describe.runIf(hasPgbouncer)('PgBouncer in transaction mode', async () => {
  if (!hasPgbouncer) return
  const pgbouncer = await openPgbouncer(directUrl)
  const sessions = await openPgbouncer(directUrl, 'session')
  afterAll(async () => {
    await pgbouncer.close()
    await sessions.close()
  })
  const datasource = await resolveDatasource({ url: pgbouncer.url, directUrl })
  await ensureRoleSettings(datasource)
  const api = await testApi({
    database: async (options) => ({
      ...openDatabase({
        market: testMarket,
        ...datasource,
        poolSize: 8,
        applicationName: 'masthead',
        ...options,
      }),
      url: pgbouncer.url,
    }),
  })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const team = await makeBuyer(api)
  const product = await makeProduct(api)

  let feed: Feed | undefined
  let worker: Awaited<ReturnType<typeof startJobs>> | undefined
  afterAll(async () => {
    feed?.close()
    await worker?.stop()
  })

  it('is detected, with its limitations', async () => {
    const { url } = pgbouncer
    expect(datasource).toEqual({ url, directUrl, pooler: { keepsStatements: false } })
    expect(await resolveDatasource({ url: directUrl })).toEqual({ url: directUrl, directUrl })
    await expect(resolveDatasource({ url })).rejects.toThrow(/set DATABASE_DIRECT_URL/)
    await expect(resolveDatasource({ url, directUrl: url })).rejects.toThrow(/shares sessions/)
    const other = new URL(directUrl)
    other.pathname = '/postgres'
    await expect(resolveDatasource({ url, directUrl: other.href })).rejects.toThrow(
      /different databases/,
    )
    expect(await resolveDatasource({ url, directUrl: sessions.url })).toMatchObject({
      directUrl: sessions.url,
    })
    const started = await mastheadWith({ PORT: '0' }, url, 'serve')
    expect(started).toMatchObject({ code: 1, stdout: '' })
    expect(started.stderr).toMatch(/^masthead: DATABASE_URL points to a pooler.*\n$/)
  })

  it('serves reads, transactions, analytical queries, exports, live updates and jobs', async () => {
    const ran: unknown[] = []
    const job: Job = { name: 'pooled', run: async (payload) => void ran.push(payload) }
    worker = await startJobs([job], api.app.services, api.app.log)
    const profile = await makeProfile(api, team)
    const campaign = await makeCampaign(api, profile)
    const made = await makeProduct(api)
    const { articles } = await makeOrder(api, profile, made, { campaignId: campaign.id })
    feed = await subscribe(
      api.app,
      team.token,
      'subscription { articleStatusChanged { articleId } }',
    )

    const body = { profile_id: team.profileId, line_items: [line(product.id)] }
    const rounds = Array.from({ length: 4 }, async (_, i) => {
      const answers = [
        await api.get(team.token, `/products/listings?limit=${1 + (i % 3)}`),
        await api.post(team.token, '/orders/checkout', body, { 'idempotency-key': `pooled ${i}` }),
        await api.get(team.token, '/orders'),
        await api.post(team.token, '/graphql', { query: '{ ordersAggregate { count } }' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      return answers
    })
    const [[, , orders]] = (await Promise.all(rounds)) as [Awaited<(typeof rounds)[0]>]
    const [newest] = orders!.body.records
    expect(Math.abs(Date.parse(newest.created_at) - Date.now())).toBeLessThan(60_000)

    const exported = await api.get(team.token, '/exports/orders.csv?fields=id')
    expect(exported.text).toContain(newest.id)
    await api.patch(team.token, `/articles/${articles[0]!.id}/approve-brief`)
    await addJob(api.prisma, 'pooled', { asked: true })
    await expect.poll(() => feed!.events).toHaveLength(1)
    await expect.poll(() => ran).toEqual([{ asked: true }])
  })

  it('uses another in session mode for jobs and notifications', async () => {
    const db = openDatabase({
      market: testMarket,
      ...(await resolveDatasource({ url: pgbouncer.url, directUrl: sessions.url })),
      ...{ poolSize: 2, applicationName: 'masthead' },
    })
    const ran: unknown[] = []
    const job: Job = { name: 'sessions', run: async (payload) => void ran.push(payload) }
    const services = { ...api.app.services, db, prisma: db.prisma }
    const working = await startJobs([job], services, api.app.log)
    await addJob(db.prisma, 'sessions', { asked: true })
    await expect.poll(() => ran).toEqual([{ asked: true }])
    await working.stop()
    await db.close()
  })

  it('may be unavailable at any moment of a start, which waits for it', async () => {
    const cut = await openCut(pgbouncer.url)
    const s3 = { S3_REGION: 'x', S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' }
    const database = { DATABASE_URL: cut.url, DATABASE_DIRECT_URL: directUrl }
    const env = parseEnv({ ...database, SECRET_KEY: secretKey, FILE_STORE: 's3', ...s3 })
    for (let messages = 0; ; messages++) {
      cut.cutAfter(messages)
      const found = await prepareDatabase(env, api.app.log, new CleanupStack())
      expect(found).toMatchObject({ url: cut.url, pooler: { keepsStatements: false } })
      if (cut.waits()) break
    }
    cut.close()
  })

  it('keeps analysts from writing, and stops them', async () => {
    const { pool } = api.db.analyst
    await expect(pool.query('CREATE TABLE x (id int)')).rejects.toThrow(/read-only/)
    const { rows } = await pool.query(`SELECT current_setting('statement_timeout') AS timeout`)
    expect(rows).toEqual([{ timeout: '15s' }])
  })

  it('keeps no setting, lock, prepared statement or LISTEN in any session', async () => {
    const clients = Array.from({ length: 12 }, () => new pg.Client(pgbouncer.url))
    const found = await Promise.all(
      clients.map(async (client) => {
        await client.connect()
        await client.query('BEGIN')
        const { rows } = await client.query(
          `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout,
             current_setting('jit') AS jit, current_setting('default_transaction_read_only') AS readonly,
             (SELECT array_agg(name::text) FROM pg_settings WHERE source = 'session'
                AND name NOT IN ('application_name', 'client_encoding', 'DateStyle', 'TimeZone',
                  'standard_conforming_strings')) AS settings,
             (SELECT count(*)::int FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory') AS locks,
             (SELECT count(*)::int FROM pg_prepared_statements WHERE name <> '') AS statements,
             (SELECT count(*)::int FROM pg_listening_channels()) AS channels`,
        )
        return rows[0]
      }),
    )
    await Promise.all(clients.map((client) => client.end()))
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(12)
    const clean = { timeout: '15s', jit: 'off', readonly: 'off', settings: null, locks: 0 }
    expect(found).toEqual(found.map(({ pid }) => ({ pid, ...clean, statements: 0, channels: 0 })))
    expect(await missingRoleSettings(datasource)).toEqual([])
  })
})
