import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { seedDemo } from '../../prisma/seed.js'
import { shell } from '../../src/cli/shell.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { openDatabase } from '../../src/db.js'
import { createApiToken } from '../../src/domain/token.js'
import { secretKey, startInstance } from '../support/instance.js'

// Random deep, wide, aliased, circular, filtered and aggregate questions, as many as the limits of their tokens
// allow, and what `GET /outlets` feels of them.
const options = new Command()
  .option('--tokens <number>', 'tokens that ask', '4')
  .option('--points <number>', 'points a minute for each', '600')
  .option('--seconds <number>', 'for each of the two measurements', '20')
  .parse()
  .opts<{ tokens: string; points: string; seconds: string }>()

const time = Number(options.seconds) * 1000
const directory = mkdtempSync(join(tmpdir(), 'masthead-load-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
try {
  await createDatabase(postgres.url, 'graph')
  const url = databaseUrl(postgres.url, 'graph')
  await migrate(url)
  const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead load' })
  await seedDemo(db, secretKey)
  const team = await db.prisma.team.findFirstOrThrow({ where: { articles: { some: {} } } })
  const tokens = await Promise.all(
    Array.from({ length: Number(options.tokens) + 1 }, async () => {
      const more = { teamId: team.id, name: 'Load', type: 'full_access' as const }
      return (await createApiToken(db.prisma, shell, more)).raw
    }),
  )
  await db.close()
  const [mine, ...theirs] = tokens as [string, ...string[]]
  const instance = await startInstance(url)
  try {
    const probe = async (duration: number) => {
      const probing = await begin('probe.ts', `${instance.url}/outlets`, mine)
      await sleep(duration)
      return probing.end()
    }
    await probe(3_000)
    const idle = await probe(time)
    const asking = await begin('questions.ts', instance.url, options.points, ...theirs)
    // The first question starts the process that answers them.
    await sleep(3_000)
    const memory = instance.memory()
    const busy = await probe(time)
    const asked = await asking.end()
    const ratio = (name: string) => (busy[name]! / idle[name]!).toFixed(2)
    console.table({
      'GET /outlets p50 while asking / idle': ratio('p50'),
      'GET /outlets p99 while asking / idle (at most 2)': ratio('p99'),
      'questions answered': asked.answered,
      'questions refused': asked.refused,
      'memory of both processes, end / begin': (instance.memory() / memory).toFixed(2),
    })
    if (busy.p99! > 2 * idle.p99!) process.exitCode = 1
  } finally {
    await instance.end('SIGKILL')
  }
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

/** Starts a process and waits until it says that it is ready; ended, it prints its figures. */
async function begin(file: string, ...args: string[]) {
  const path = join(import.meta.dirname, file)
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  return {
    async end() {
      child.kill('SIGTERM')
      await closed
      return JSON.parse(text.trim().split('\n').at(-1)!) as Record<string, number>
    },
  }
}
