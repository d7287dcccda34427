import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { shell } from '../../src/cli/shell.js'
import { createApiToken } from '../../src/domain/accounts/token.js'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { migrate } from '../../src/postgres/migrate.js'
import { writeEvents } from '../support/fixtures/event.js'
import { testMarket } from '../support/market.js'
import { type Instance, startInstance } from '../support/processes/instance.js'
import { type Behavior, openSubscribers } from './subscribers.js'

// Sends 10,000 events to 100 endpoints. A tenth of them is dead (half hang, half refuse), and a tenth slow. Each event
// goes to the ten endpoints of its team, in total 100,000 deliveries. The baseline sends the same events to the healthy
// endpoints only. In both runs, a client measures the latency of the API.
const options = new Command()
  .option('--events <number>', 'events in all', '10000')
  .option('--teams <number>', 'teams, of ten endpoints each', '10')
  .option('--timeout <seconds>', 'for each of the two runs', '400')
  .parse()
  .opts<{ events: string; teams: string; timeout: string }>()

const teams = Number(options.teams)
const articles = 10
const rounds = Math.ceil(Number(options.events) / teams / articles)
const eventsOfTeam = rounds * articles
const healthy: Behavior[] = Array(8).fill('healthy')

interface Run {
  seconds: number
  api: { idle: Quantiles; busy: Quantiles }
  /** Maximum resident memory in bytes, before the deliveries and in both halves of them. */
  memory: Record<'idle' | Half, number>
  /** Minimum heap in use in bytes, in both halves: the memory that remains after garbage collection. */
  live: Record<Half, number>
}
type Half = 'early' | 'late'
type Quantiles = { p50: number; p90: number; p99: number }

const directory = mkdtempSync(join(tmpdir(), 'masthead-load-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
const problems: string[] = []
const lines: { what: string; ratio: string; target: string }[] = []
const show = (what: string, ratio: number, atMost?: number) => {
  lines.push({ what, ratio: ratio.toFixed(2), target: atMost ? `<= ${atMost}` : '' })
  if (atMost && ratio > atMost) problems.push(`${what} is ${ratio.toFixed(2)}, above ${atMost}`)
}
try {
  const alone = await run('alone', () => healthy)
  const mixed = await run('mixed', (team) => [...healthy, team % 2 ? 'closed' : 'silent', 'slow'])
  const api = ({ api: { busy, idle } }: Run, quantile: keyof Quantiles) =>
    busy[quantile] / idle[quantile]
  show('time of the healthy ones, mixed / alone', mixed.seconds / alone.seconds, 1.5)
  for (const [name, run] of Object.entries({ alone, mixed })) {
    show(`API p50, delivering / idle (${name})`, api(run, 'p50'), 1.5)
    show(`API p90, delivering / idle (${name})`, api(run, 'p90'), 1.5)
    show(`API p99, delivering / idle (${name})`, api(run, 'p99'))
  }
  show('memory in use, second half / first half', mixed.live.late / mixed.live.early, 1.1)
  const { idle, early, late } = mixed.memory
  show('resident memory, second half / first half', late / early)
  show('resident memory, highest / idle', Math.max(early, late) / idle)
  console.table(lines)
  const rate = (teams * healthy.length * eventsOfTeam) / alone.seconds
  console.log(`${rate.toFixed(0)} deliveries a second to healthy endpoints alone`)
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function run(name: string, behaviors: (team: number) => Behavior[]): Promise<Run> {
  await createDatabase(postgres.url, name)
  const url = databaseUrl(postgres.url, name)
  await migrate(url)
  const db = openDatabase({
    market: testMarket,
    url,
    poolSize: 4,
    applicationName: 'masthead load',
  })
  const world = await openSubscribers(db, { teams, behaviors, articles }, 50)
  const instance = await startInstance(url)
  try {
    const probe = await newProbe(db, instance)
    await probe(2_000)
    const idle = await probe(10_000)
    const memory = { idle: instance.memory(), early: 0, late: 0 }
    const waiting = world.of('healthy')
    const live = { early: Infinity, late: Infinity }
    const sample = async () => {
      const isEarly = delivered(waiting) < (waiting.length * eventsOfTeam) / 2
      const half = isEarly ? 'early' : 'late'
      memory[half] = Math.max(memory[half], instance.memory())
      live[half] = Math.min(live[half], await inUse(instance))
    }
    let sampling = Promise.resolve()
    const watch = setInterval(() => {
      sampling = sample()
    }, 500)
    const start = performance.now()
    const busyProbe = probe(untilAll(waiting, start))
    for (let round = 0; round < rounds; round++) await writeEvents(db, world.articleIds)
    const busy = await busyProbe
    clearInterval(watch)
    // The instance is killed afterwards, which would fail a pending sample.
    await sampling
    check(name, waiting)
    const last = Math.max(...waiting.map(({ finishedAt }) => finishedAt))
    return { seconds: (last - start) / 1000, api: { idle, busy }, memory, live }
  } finally {
    await instance.end('SIGKILL')
    world.close()
    await db.close()
  }
}

/** Returns the bytes of the JavaScript heap in use. */
async function inUse({ url }: Instance): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1])
  return figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes')
}

type Receivers = Awaited<ReturnType<typeof openSubscribers>>['all']

function delivered(to: Receivers): number {
  return to.reduce((total, { seen }) => total + seen.size, 0)
}

async function untilAll(waiting: Receivers, start: number): Promise<void> {
  while (waiting.some(({ seen }) => seen.size < eventsOfTeam)) {
    if (performance.now() - start > Number(options.timeout) * 1000) return
    await sleep(50)
  }
}

function check(name: string, receivers: Receivers): void {
  const sum = (of: (one: Receivers[0]) => number) =>
    receivers.reduce((total, one) => total + of(one), 0)
  const missing = receivers.length * eventsOfTeam - delivered(receivers)
  if (missing > 0) problems.push(`${name}: ${missing} deliveries are missing`)
  const disorder = sum((one) => one.disorder)
  if (disorder > 0) problems.push(`${name}: ${disorder} came after a later one of their article`)
  const unverified = sum((one) => one.unverified)
  if (unverified > 0) problems.push(`${name}: ${unverified} could not be verified`)
}

/** Measures the latency of an API request repeatedly. */
async function newProbe(db: Database, { url }: Instance) {
  const team = await db.prisma.team.findFirstOrThrow()
  const { raw } = await createApiToken(db.prisma, shell, {
    ...{ teamId: team.id, name: 'Load', type: 'full_access' },
  })
  return async (duration: number | Promise<unknown>): Promise<Quantiles> => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'probe.ts'), `${url}/webhook-endpoints`, raw],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    const closed = once(child, 'close')
    await once(child.stdout, 'data')
    await (typeof duration === 'number' ? sleep(duration) : duration)
    child.kill('SIGTERM')
    await closed
    return JSON.parse(text.replace('ready', ''))
  }
}
