import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.js'
import { mastheadWith } from '../support/processes/cli.js'
import { hasRedis, openRedis } from '../support/services/redis.js'
import { s3Server } from '../support/services/s3.js'

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

const s3 = await s3Server()
const s3Settings = (endpoint: string) => ({
  FILE_STORE: 's3',
  S3_ENDPOINT: endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
})

describe('masthead doctor', () => {
  it('tells whether the database has enough connections for the workers', async () => {
    const few = await examine({ WORKERS: '2' })
    expect(few.found.workers).toEqual({
      ok: true,
      detail: expect.stringMatching(/^2 on \d+ cores, with up to 38 connections of the database$/),
    })
    const many = await examine({ WORKERS: '64' })
    expect(many.code).toBe(1)
    expect(many.found.workers).toEqual({
      ok: false,
      detail: expect.stringMatching(/^64 workers may take \d+ connections .* lower WORKERS/),
    })
  })

  it('finds that Redis and S3 are not there, and says what to do', async () => {
    const { code, found, stderr } = await examine({
      REDIS_URL: 'redis://127.0.0.1:1',
      ...s3Settings('http://127.0.0.1:1'),
    })
    expect(code).toBe(1)
    expect(found.redis).toEqual({
      ok: false,
      detail: expect.stringMatching(/ECONNREFUSED.*REDIS_URL/),
    })
    expect(found.files).toEqual({ ok: false, detail: expect.stringMatching(/ECONNREFUSED.*S3_/) })
    expect(found.database).toMatchObject({ ok: true })
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'unhealthy', message: 'The doctor found something wrong: files, redis' },
    })
  })

  it.runIf(hasRedis)('reads and writes where they are', async () => {
    const redis = await openRedis()
    try {
      const { found, stderr } = await examine({
        REDIS_URL: redis.url,
        ...s3Settings(s3.settings.endpoint!),
      })
      expect(found.redis).toMatchObject({ ok: true })
      expect(found.files).toMatchObject({ ok: true })
      expect(stderr).toBe('')
      expect(s3.keys()).toEqual([])
    } finally {
      await redis.stop()
    }
  })

  it('finds that the listed operations are not there', async () => {
    const file = join(directory, 'nowhere.json')
    const { found } = await examine({ MASTHEAD_PERSISTED_OPERATIONS: file })
    expect(found.operations).toEqual({
      ok: false,
      detail: expect.stringMatching(/nowhere\.json cannot be read/),
    })
  })

  it('says in words that DATA_DIR cannot be used, as every command does', async () => {
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
