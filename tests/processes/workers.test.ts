import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { subscribe } from '../support/clients/subscription.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { type Starting, spawnInstance } from '../support/processes/instance.js'
import { type Cut, type Line, linesToAll, openLine } from '../support/processes/workers.js'

const perMinute = 200
const api = await testApi()
const product = await makeProduct(api)
const directory = mkdtempSync(join(tmpdir(), 'masthead-workers-'))
const logFile = join(directory, 'log')
const started: Starting[] = []

function start(...[url, env, options]: Parameters<typeof spawnInstance>): Starting {
  const instance = spawnInstance(url, { WORKERS: '2', DRAIN_SECONDS: '1', ...env }, options)
  // Some tests expect the instance to exit before it listens.
  instance.listening.catch(() => undefined)
  started.push(instance)
  return instance
}

afterAll(async () => {
  for (const { child, exited } of started) {
    child.kill('SIGKILL')
    await exited
  }
  rmSync(directory, { recursive: true, force: true })
})

/** PIDs of the children of a process. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const within = (timeout: number) => ({ timeout, interval: 20 })

let base: string
let server: Starting
let lines: Line[]

beforeAll(async () => {
  const env = { LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: String(perMinute) }
  server = start(api.db.url, env, { log: openSync(logFile, 'a') })
  base = await server.listening
  lines = await linesToAll(base, 2, logFile)
})

async function figure(name: string): Promise<number> {
  const { text } = await openLine(base).get('/metrics')
  const found = text.split('\n').find((line) => line.startsWith(`${name} `))
  return Number(found?.split(' ').at(-1) ?? 0)
}

describe('the workers of a server', () => {
  it('count each request once, in any worker', async () => {
    const { token } = await api.team()
    const statuses: number[] = []
    const left: number[] = []
    for (let turn = 0; turn < perMinute; turn++) {
      const answers = await Promise.all(lines.map((line) => line.get('/auth/token', token)))
      for (const { status, headers } of answers) {
        statuses.push(status)
        left.push(Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]))
      }
    }
    const served = statuses.filter((status) => status === 200).length
    // A worker may hold a hundredth of the limit unused.
    expect(served).toBeGreaterThanOrEqual(perMinute - 2)
    expect(served).toBeLessThanOrEqual(perMinute)
    expect(statuses.slice(0, served)).not.toContain(429)
    expect(left[0]).toBeGreaterThan(perMinute - 10)
    expect(left.at(-1)).toBe(0)
  })

  it('refuse a token within a second after it was revoked', async () => {
    const team = await api.team()
    const token = await api.token(team)
    const statuses = () =>
      Promise.all(lines.map(async (line) => (await line.get('/auth/token', token)).status))
    expect(await statuses()).toEqual([200, 200])
    await api.prisma.apiToken.updateMany({
      where: { teamId: team.id },
      data: { revokedAt: new Date() },
    })
    await sleep(1_000)
    expect(await statuses()).toEqual([401, 401])
  })

  it('show a change of the catalogue within a second', async () => {
    const { token } = await api.team()
    const shown = (name: string) =>
      Promise.all(
        lines.map(async (line) =>
          (await line.get('/products/listings', token)).text.includes(name),
        ),
      )
    expect(await shown('Feature')).toEqual([true, true])
    await api.prisma.product.update({ where: { id: product.id }, data: { name: 'Interview' } })
    await expect.poll(() => shown('Interview'), within(1_000)).toEqual([true, true])
  })

  it('send events to every subscriber', async () => {
    const team = await api.team()
    const campaign = await makeCampaign(api, await makeProfile(api, team))
    const { articles } = await makeOrder(
      api,
      { id: campaign.profileId, teamId: team.id },
      product,
      { campaignId: campaign.id },
    )
    const { id } = articles[0]!
    const { port } = new URL(base)
    const there = { server: { address: () => ({ port }) } } as unknown as FastifyInstance
    const query = 'subscription { articleStatusChanged { articleId } }'
    // One after the other, so that both workers have some.
    const feeds = await Promise.all([1, 2, 3, 4].map(() => subscribe(there, team.token, query)))
    await api.patch(team.token, `/articles/${id}/approve-brief`)
    const expected = feeds.map(() => [{ articleStatusChanged: { articleId: id } }])
    await expect.poll(() => feeds.map(({ events }) => events), within(1_000)).toEqual(expected)
    for (const feed of feeds) feed.close()
  })

  it('return the metrics of all workers', async () => {
    const name =
      'masthead_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'
    const before = await figure(name)
    for (let count = 0; count < 10; count++) for (const line of lines) await line.get('/healthz')
    expect(await figure(name)).toBe(before + 20)
    expect(await figure('masthead_background_running{part="worker 1"}')).toBe(1)
    expect(await figure('masthead_jobs{state="quarantined"}')).toBe(0)
  })

  it('continue without one that is killed, which is restarted', async () => {
    const [killed, other] = lines as [Line, Line]
    const { token } = await api.team()
    const counted =
      'masthead_http_request_duration_seconds_count{method="GET",route="/auth/token",status="200"}'
    const before = await figure(counted)
    let isKilled = false
    const statuses: number[] = []
    const asking = (async () => {
      for (let count = 0; count < 60; count++) {
        if (count === 10) {
          process.kill(killed.pid, 'SIGKILL')
          isKilled = true
        }
        statuses.push((await other.get('/auth/token', token)).status)
        await sleep(10)
      }
    })()
    await asking
    expect(isKilled).toBe(true)
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const line of lines) line.close()
    await expect
      .poll(() => figure('masthead_background_running{part="worker 1"}'), within(60_000))
      .toBe(1)
    await expect
      .poll(() => figure('masthead_background_running{part="worker 2"}'), within(60_000))
      .toBe(1)
    lines = await linesToAll(base, 2, logFile)
    expect(lines.map(({ pid }) => pid)).toContain(other.pid)
    expect(lines.map(({ pid }) => pid)).not.toContain(killed.pid)
    expect(await figure(counted)).toBe(before + 60)
  })

  it('complete requests in progress at SIGTERM, and exit', async () => {
    const pids = childrenOf(server.child.pid!)
    expect(pids.length).toBeGreaterThanOrEqual(2)
    const failures: string[] = []
    let answered = 0
    let isOver = false
    let drainedAt = Number.POSITIVE_INFINITY
    const client = async () => {
      const line = openLine(base)
      while (!isOver) {
        try {
          const { status } = await line.get('/healthz')
          if (status !== 200) failures.push(String(status))
          answered++
          await sleep(10)
        } catch (error) {
          const { code, isNew } = error as Cut
          if (code === 'ECONNREFUSED') return
          // A connection that no worker has accepted when the port closes is reset.
          if (code === 'ECONNRESET' && isNew && performance.now() > drainedAt) return
          failures.push(String(code ?? error))
        }
      }
    }
    const clients = Array.from({ length: 6 }, client)
    await sleep(300)
    drainedAt = performance.now() + 1_000
    server.child.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    isOver = true
    await Promise.all(clients)
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(0)
    expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  })
})

describe('the supervisor of workers', () => {
  it('exits with an error when a worker cannot start', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as AddressInfo
    const file = join(directory, 'taken')
    const { exited } = start(api.db.url, { PORT: String(port) }, { log: openSync(file, 'a') })
    expect(await exited).toEqual({ code: 1, signal: null })
    expect(readFileSync(file, 'utf8')).toBe(
      `masthead: Port ${port} of 127.0.0.1 is in use: set PORT to another port\n`,
    )
    squatter.close()
  })

  it('exits with an error when workers repeatedly exit before they serve', async () => {
    const file = join(directory, 'ends')
    const { child, exited } = start(
      api.db.url,
      { LOG_LEVEL: 'silent' },
      { log: openSync(file, 'a') },
    )
    const killing = setInterval(() => {
      for (const pid of childrenOf(child.pid!)) process.kill(pid, 'SIGKILL')
    }, 50)
    expect(await exited.finally(() => clearInterval(killing))).toEqual({ code: 1, signal: null })
    expect(readFileSync(file, 'utf8')).toMatch(
      /^masthead: A worker failed to start 3 times in a row: .* exited: SIGKILL\n$/,
    )
  })

  const dataDir = join(directory, 'embedded')
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  const embedded = { DATA_DIR: dataDir, MASTHEAD_DEMO: '0' }

  it('owns the embedded database, and Ctrl-C shuts all down', async () => {
    const { child, listening, exited } = start(undefined, embedded, { ownGroup: true })
    expect((await openLine(await listening).get('/readyz')).status).toBe(200)
    process.kill(-child.pid!, 'SIGINT')
    expect(await exited).toEqual({ code: 0, signal: null })
    expect(existsSync(pidFile)).toBe(false)
  }, 180_000)

  it('leaves no process when it is killed', async () => {
    const { child, listening, exited } = start(undefined, embedded)
    await listening
    const pids = childrenOf(child.pid!)
    expect(pids.length).toBeGreaterThanOrEqual(4)
    child.kill('SIGKILL')
    await exited
    const left = () => pids.filter((pid) => existsSync(`/proc/${pid}`))
    await expect.poll(left, within(15_000)).toEqual([])
    expect(existsSync(pidFile)).toBe(false)
  }, 180_000)
})
