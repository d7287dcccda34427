import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { shell } from '../../src/cli/shell.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { type Database, openDatabase } from '../../src/db.js'
import { createApiToken } from '../../src/domain/token.js'
import { writeEvents } from '../support/events.js'
import { type Instance, startInstance } from '../support/instance.js'
import { type Behaviour, openSubscribers } from '../support/subscribers.js'

// Events to endpoints of which a tenth is dead and a tenth slow, against the same events to the healthy ones
// alone: how long the healthy ones take, in which order they get everything, and what the API feels of it.
const options = new Command()
  .option('--events <number>', 'events in all', '10000')
  .option('--teams <number>', 'teams, of ten endpoints each', '10')
  .option('--timeout <seconds>', 'for each of the two runs', '240')
  .parse()
  .opts<{ events: string; teams: string; timeout: string }>()

const teams = Number(options.teams)
const articles = 10
const rounds = Math.ceil(Number(options.events) / teams / articles)
const eventsOfTeam = rounds * articles
const healthy: Behaviour[] = Array(8).fill('healthy')

interface Run {
  seconds: number
  api: { idle: Quantiles; busy: Quantiles }
  memory: { before: number; after: number; highest: number }
}
type Quantiles = { p50: number; p90: number; p99: number }

const directory = mkdtempSync(join(tmpdir(), 'masthead-load-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
const problems: string[] = []
try {
  const alone = await run('alone', healthy)
  const mixed = await run('mixed', [...healthy, teams % 2 ? 'closed' : 'silent', 'slow'])
  const ratio = (a: number, b: number) => (a / b).toFixed(2)
  console.table({
    'time of the healthy ones, mixed / alone (at most 1.5)': ratio(mixed.seconds, alone.seconds),
    'API p50 while delivering / idle (at most 1.5)': ratio(mixed.api.busy.p50, mixed.api.idle.p50),
    'API p99 while delivering / idle': ratio(mixed.api.busy.p99, mixed.api.idle.p99),
    'memory, after / before': ratio(mixed.memory.after, mixed.memory.before),
    'memory, highest / before': ratio(mixed.memory.highest, mixed.memory.before),
    'deliveries a second to healthy ones, alone': Math.round(
      (teams * healthy.length * eventsOfTeam) / alone.seconds,
    ),
  })
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function run(name: string, behaviours: Behaviour[]): Promise<Run> {
  await createDatabase(postgres.url, name)
  const url = databaseUrl(postgres.url, name)
  await migrate(url)
  const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead load' })
  const world = await openSubscribers(db, { teams, behaviours, articles }, 50)
  const instance = await startInstance(url)
  try {
    const probe = await newProbe(db, instance)
    await probe(2_000)
    const idle = await probe(4_000)
    const memory = { before: instance.memory(), after: 0, highest: 0 }
    const watch = setInterval(() => {
      memory.highest = Math.max(memory.highest, instance.memory())
    }, 200)
    const start = performance.now()
    const waiting = world.of('healthy')
    const busyProbe = probe(untilAll(waiting, start))
    for (let round = 0; round < rounds; round++) await writeEvents(db, world.articleIds)
    const busy = await busyProbe
    clearInterval(watch)
    memory.after = instance.memory()
    check(name, waiting)
    const last = Math.max(...waiting.map(({ finishedAt }) => finishedAt))
    return { seconds: (last - start) / 1000, api: { idle, busy }, memory }
  } finally {
    await instance.end('SIGKILL')
    world.close()
    await db.close()
  }
}

type Receivers = Awaited<ReturnType<typeof openSubscribers>>['all']

async function untilAll(waiting: Receivers, start: number): Promise<void> {
  while (waiting.some(({ seen }) => seen.size < eventsOfTeam)) {
    if (performance.now() - start > Number(options.timeout) * 1000) return
    await sleep(50)
  }
}

function check(name: string, receivers: Receivers): void {
  const sum = (of: (one: Receivers[0]) => number) =>
    receivers.reduce((total, one) => total + of(one), 0)
  const missing = sum(({ seen }) => eventsOfTeam - seen.size)
  if (missing > 0) problems.push(`${name}: ${missing} deliveries are missing`)
  const disorder = sum((one) => one.disorder)
  if (disorder > 0) problems.push(`${name}: ${disorder} came after a later one of their article`)
  const unverified = sum((one) => one.unverified)
  if (unverified > 0) problems.push(`${name}: ${unverified} could not be verified`)
}

/** Measures the latency of an API request for a while. */
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
    await (typeof duration === 'number' ? sleep(duration) : duration)
    child.kill('SIGTERM')
    await closed
    return JSON.parse(text)
  }
}
