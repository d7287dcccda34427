import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { openDatabase } from '../../src/postgres/database.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { migrate } from '../../src/postgres/migrate.js'
import { formOf } from '../support/files/form.js'
import { testMarket } from '../support/market.js'
import { type Instance, startInstance } from '../support/processes/instance.js'
import { newToken } from './data.js'
import { medians, type Target } from './measure.js'

// Measures uploads and downloads of 25 MB, 20 at once, against bare routes that stream to and from the disk. Measures the
// first page of a million files against one hand-written statement.
const atOnce = 20
const rounds = 4
const size = 25 * 1024 * 1024
const files = 1_000_000

const directory = mkdtempSync(join(tmpdir(), 'masthead-bench-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
await createDatabase(postgres.url, 'bench')
const url = databaseUrl(postgres.url, 'bench')
await migrate(url)
const db = openDatabase({ market: testMarket, url, poolSize: 4, applicationName: 'masthead bench' })
const token = await newToken(db)
const { teamId, userId } = await db.prisma.apiToken.findFirstOrThrow()

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
const sample = join(directory, 'sample.pdf')
writeFileSync(sample, pdf)
const form = formOf([{ name: 'bench.pdf', content: pdf }])

const instance = await startInstance(url, { DATA_DIR: directory })
const masthead: Target = { base: instance.url, token, process: instance.child }
const limit = await startLimit()

/** Sends a request, and discards the response. */
function send(target: Target, method: string, path: string, body?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(target.token && { authorization: `Bearer ${target.token}` }),
      ...(body && { ...form.headers, 'content-length': body.length }),
    }
    const outgoing = request(target.base + path, { method, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        if (text.length < 2000) text += chunk.toString('latin1')
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(text.slice(0, 500))),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Measures megabytes per second of concurrent requests. */
async function throughput(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  return (atOnce * 25 * 1000) / (performance.now() - begun)
}

/** Returns the medians of alternating rounds. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const rates: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round++) {
    const [a, b] = [await throughput(one), await throughput(other)]
    if (round < 0) continue
    rates[0].push(a)
    rates[1].push(b)
  }
  return rates.map((all) => all.sort((a, b) => a - b)[Math.floor(rounds / 2)]!) as [number, number]
}

async function startChild(file: string, args: string[]): Promise<Target> {
  const script = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(script, args, { execArgv: ['--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { base: `http://127.0.0.1:${port}`, token: '', process: child }
}

function startLimit(): Promise<Target> {
  mkdirSync(join(directory, 'limit'))
  return startChild('./files-limit.ts', [url, join(directory, 'limit'), teamId, sample])
}

/** Returns the maximum memory of an instance during `work`, in megabytes above idle. */
async function memoryOf<T>(one: Instance, work: () => Promise<T>): Promise<[T, number]> {
  await sleep(2_000)
  const idle = one.memory()
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, one.memory())
  }, 10)
  const done = await work()
  clearInterval(watch)
  return [done, (peak - idle) / 1024 / 1024]
}

/** Measures the memory of uploads that are streamed to S3. */
async function memoryWithS3(): Promise<number> {
  const s3 = await startChild('./files-s3.ts', [directory])
  const instance = await startInstance(url, {
    ...{ FILE_STORE: 's3', S3_ENDPOINT: s3.base, S3_REGION: 'us-east-1', S3_BUCKET: 'media' },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: 'true' },
  })
  try {
    const target: Target = { base: instance.url, token, process: instance.child }
    const upload = () => send(target, 'POST', '/files/upload', form.payload)
    await upload()
    const [, above] = await memoryOf(instance, async () => {
      for (let round = 0; round < 2; round++) await throughput(upload)
    })
    return above
  } finally {
    await instance.end('SIGTERM')
    s3.process.disconnect()
  }
}

const lines: Record<string, string | number>[] = []
const line = (what: string, [ours, bare]: [number, number], unit: string, target: number) =>
  lines.push({
    what,
    masthead: `${ours.toFixed(0)} ${unit}`,
    limit: `${bare.toFixed(0)} ${unit}`,
    ratio: (ours / bare).toFixed(2),
    target: `>= ${target}`,
  })

// Warms up, so that idle is the memory of a server that has processed requests.
const { files: uploaded } = JSON.parse(await send(masthead, 'POST', '/files/upload', form.payload))
const [uploads, memory] = await memoryOf(instance, () =>
  compare(
    () => send(masthead, 'POST', '/files/upload', form.payload),
    () => send(limit, 'POST', '/upload', form.payload),
  ),
)
line('upload, 25 MB, 20 at once', uploads, 'MB/s', 0.5)

const downloads = await compare(
  () => send(masthead, 'GET', `/files/${uploaded[0].id}/download`),
  () => send(limit, 'GET', '/download'),
)
line('download, 25 MB, 20 at once', downloads, 'MB/s', 0.7)

await db.pool.query('SET statement_timeout = 0')
await fill()
const [ours, bare] = await medians([masthead, '/files'], [limit, '/listing'])
line('first page of 1,000,000 files', [1000 / ours, 1000 / bare], '/s', 0.35)

/** Inserts a million files of the team, without content. */
async function fill(): Promise<void> {
  const client = await db.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO file (id, key, team_id, name, mime_type, size, sha256, uploaded_by, created_at, updated_at)
     SELECT gen_random_uuid(), 'f_' || translate(left(md5(i::text), 22), '0', 'z') || '.pdf', $1,
       'file ' || i || '.pdf', 'application/pdf', 1000, decode(repeat(md5(i::text), 2), 'hex'), $2,
       now() - i * interval '1 second', now()
     FROM generate_series(1, $3::int) AS i`,
    [teamId, userId, files],
  )
  await client.query('VACUUM ANALYZE file')
  client.release()
}

console.table(lines)
for (const [store, above] of Object.entries({ 'this disk': memory, S3: await memoryWithS3() })) {
  console.log(
    `Memory during uploads to ${store}: ${above.toFixed(0)} MB above idle (target: below 150 MB)`,
  )
}
limit.process.disconnect()
await instance.end('SIGTERM')
await db.close()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
