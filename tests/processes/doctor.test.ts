import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.js'
import { mastheadWith } from '../support/processes/cli.js'
import { hasRedis, openRedis } from '../support/services/redis.js'
import { openS3 } from '../support/services/s3.js'
import { openSmtp } from '../support/services/smtp.js'
import { openStripe } from '../support/services/stripe.js'
import { openCollector } from '../support/services/trace-collector.js'

const directory = mkdtempSync(join(tmpdir(), 'masthead-doctor-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const { url } = await testDatabase()
const embedded = { DATABASE_URL: '', SECRET_KEY: '' }

interface Report {
  ok: boolean
  checks: { check: string; ok: boolean; detail: string }[]
}

async function examine(env: Record<string, string>) {
  const ran = await mastheadWith(
    { DATA_DIR: directory, PORT: '0', ...env },
    url,
    'doctor',
    '--json',
  )
  const report: Report = JSON.parse(ran.stdout)
  return {
    ...ran,
    report,
    found: Object.fromEntries(report.checks.map(({ check, ...rest }) => [check, rest])),
  }
}

const s3 = await openS3()
afterAll(s3.close)

describe('masthead doctor', () => {
  it('checks that the database has enough connections for the workers', async () => {
    const few = await examine({ WORKERS: '2' })
    expect(few.found.workers).toEqual({
      ok: true,
      detail: expect.stringMatching(/^2 on \d+ cores, with up to 42 connections of the database$/),
    })
    const many = await examine({ WORKERS: '64' })
    expect(many.code).toBe(1)
    expect(many.found.workers).toEqual({
      ok: false,
      detail: expect.stringMatching(/^64 workers can open \d+ connections, .* lower WORKERS/),
    })
  })

  it('reports unsafe settings of a public server, and an unavailable collector', async () => {
    const open = await examine({
      PUBLIC_URL: 'https://masthead.example.com',
      PAYMENT_TEST_PROVIDER: '1',
      CHECKOUT_DISCOUNT_MAX_PERCENT: '100',
      WEBHOOK_ALLOW_PRIVATE: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    })
    expect(open.code).toBe(1)
    expect(open.found.public).toEqual({
      ok: false,
      detail: expect.stringMatching(
        /TRUST_PROXY .*TEST_PROVIDER=0\. .*CHECKOUT_DISCOUNT_MAX_PERCENT .*WEBHOOK_ALLOW_PRIVATE/,
      ),
    })
    expect(open.found.traces).toEqual({
      ok: false,
      detail: expect.stringMatching(/cannot be reached .*\. Start the collector/),
    })
    const collector = await openCollector()
    const closed = await examine({
      PUBLIC_URL: 'https://masthead.example.com',
      TRUST_PROXY: '10.0.0.0/8',
      CHECKOUT_DISCOUNT_MAX_PERCENT: '10',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    })
    await collector.close()
    expect(closed.found).toMatchObject({ public: { ok: true }, traces: { ok: true } })
  })

  it('reports unavailable Redis and S3 servers, with instructions', async () => {
    const { code, found, stderr } = await examine({
      REDIS_URL: 'redis://127.0.0.1:1',
      ...s3.env,
      S3_ENDPOINT: 'http://127.0.0.1:1',
    })
    expect(code).toBe(1)
    expect(found.redis).toEqual({
      ok: false,
      detail: expect.stringMatching(/ECONNREFUSED.*REDIS_URL/),
    })
    expect(found.files).toEqual({ ok: false, detail: expect.stringMatching(/ECONNREFUSED.*S3_/) })
    expect(found.database).toMatchObject({ ok: true })
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'unhealthy', message: 'Failed checks: files, redis' },
    })
  })

  it.runIf(hasRedis)('reads and writes in available Redis and S3 servers', async () => {
    const redis = await openRedis()
    try {
      const { found, stderr } = await examine({
        REDIS_URL: redis.url,
        ...s3.env,
      })
      expect(found.redis).toMatchObject({ ok: true })
      expect(found.files).toMatchObject({ ok: true })
      expect(stderr).toBe('')
      expect(s3.keys()).toEqual([])
    } finally {
      await redis.stop()
    }
  })

  it('checks that Stripe accepts the key and sends payment events to this server', async () => {
    const stripe = await openStripe()
    const there = { ...stripe.env, PUBLIC_URL: 'https://masthead.example.com' }
    const detailOf = async (env: Record<string, string>) => (await examine(env)).found.stripe
    try {
      expect(await detailOf(stripe.env)).toEqual({
        ok: true,
        detail: expect.stringContaining('test mode'),
      })
      const wrong = await detailOf({ ...stripe.env, STRIPE_SECRET_KEY: 'sk_live_wrong' })
      expect(wrong).toEqual({
        ok: false,
        detail: expect.stringMatching(/Correct STRIPE_SECRET_KEY\.$/),
      })
      const none = await examine(there)
      expect(none.found.stripe).toEqual({
        ok: false,
        detail: expect.stringContaining('has no endpoint'),
      })
      expect(none.found.public!.detail).toContain("in Stripe's test mode")
      const url = 'https://masthead.example.com/payments/stripe/webhook'
      const endpoint = { url, status: 'enabled', enabled_events: ['checkout.session.completed'] }
      stripe.endpoints.push(endpoint)
      expect(await detailOf(there)).toEqual({
        ok: false,
        detail: expect.stringMatching(/does not receive .*async_payment_failed.*refund\.failed/),
      })
      endpoint.enabled_events = ['*']
      expect(await detailOf(there)).toMatchObject({ ok: true })
    } finally {
      await stripe.close()
    }
  })

  it('signs in at the SMTP server, and reports a missing password', async () => {
    const smtp = await openSmtp()
    const at = (password: string) => ({
      SMTP_URL: `smtp://ada:${password}@127.0.0.1:${smtp.port}/?requireTLS=false`,
      MAIL_FROM: 'market@example.com',
    })
    const { found } = await examine(at('right'))
    const wrong = await examine(at('hunter22'))
    await smtp.close()
    const away = await examine(at('right'))
    const place = `SMTP at 127.0.0.1:${smtp.port}`
    expect(found.mail).toEqual({ ok: true, detail: `${place}, from market@example.com` })
    expect(wrong.found.mail).toEqual({
      ok: false,
      detail: expect.stringMatching(
        /cannot be used \(Invalid login.*\). Start it, or correct SMTP_URL/,
      ),
    })
    expect(wrong.stdout).not.toContain('hunter22')
    expect(away.found.mail!.detail).toMatch(/ECONNREFUSED/)
  })

  it('reports that the file of persisted operations is missing', async () => {
    const file = join(directory, 'nowhere.json')
    const { found } = await examine({ MASTHEAD_PERSISTED_OPERATIONS: file })
    expect(found.operations).toEqual({
      ok: false,
      detail: expect.stringMatching(/nowhere\.json cannot be read/),
    })
  })

  it('reports an unusable DATA_DIR with a message, as every command does', async () => {
    const file = join(directory, 'file')
    writeFileSync(file, '')
    const [nowhere, taken] = await Promise.all([
      examine({ ...embedded, DATA_DIR: '/proc/x/y' }),
      mastheadWith({ DATA_DIR: file, PORT: '0' }, url, 'serve'),
    ])
    expect(nowhere.found.environment!.detail).toBe(
      'DATA_DIR cannot be used: /proc/x cannot be made there: set DATA_DIR to another place.',
    )
    expect(taken).toMatchObject({
      code: 1,
      stderr: `masthead: ${file} is a file and no directory: remove it, or set DATA_DIR to another place.\n`,
    })
  })
})
