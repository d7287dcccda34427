import { createHash } from 'node:crypto'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, databaseUrl, dropDatabase } from '../../../src/postgres/admin.js'
import { type Starting, spawnInstance } from '../../support/processes/instance.js'
import { type Part, progress, type Run, repeated, sizeOf, type Times } from '../fault.js'
import type { ExternalPostgres } from '../postgres.js'
import { atEnd, isAlive, killFamily, signal } from '../processes.js'
import { ownDirectory } from '../site.js'
import { openPostgres } from '../sites.js'
import { slowness } from '../slowness.js'

const readyWithin = 60_000

/** Empty database, and a function that starts instances on it. */
interface Beginning {
  run: Run
  postgres: ExternalPostgres
  url: string
  launch(): Starting
}

/** Starts instances on empty databases. All must listen and have the same schema, without intervention. */
function beginnings(
  name: string,
  faults: { name: string; times: Times; begin(beginning: Beginning): Promise<Starting[]> }[],
): Part {
  return {
    name,
    size: (run) => sizeOf(run, faults),
    async run(run) {
      const { report } = run
      report.current = report.row(name)
      const directory = ownDirectory(name)
      const log = openSync(join(directory, 'server.log'), 'a')
      const postgres = await openPostgres(directory)
      const env = { DATA_DIR: directory, MASTHEAD_DEMO: '0', LOG_LEVEL: 'warn' }
      let fingerprint: string | undefined
      try {
        await repeated(run, faults, async (fault, time) => {
          report.current = report.row(`${name}: ${fault.name}`)
          report.current.faults++
          progress(`${report.current.name} ${time + 1}`)
          const database = `start_${report.current.faults}`
          await createDatabase(postgres.url, database)
          const url = databaseUrl(postgres.url, database)
          const launch = () => {
            const started = spawnInstance(url, env, { log })
            const release = atEnd(() => killFamily(started.child.pid!))
            started.exited.then(release)
            started.listening.catch(() => undefined)
            return started
          }
          const started = await fault.begin({ run, postgres, url, launch })
          const since = performance.now()
          await Promise.all(started.map((one) => mustListen(run, one)))
          report.current.recoveries.push(performance.now() - since)
          const found = await fingerprintOf(url)
          fingerprint ??= found
          if (fingerprint !== found) {
            report.breach('halfMade', 'The schema differs from that of another start')
          }
          for (const { child } of started) killFamily(child.pid!)
          await Promise.all(started.map(({ exited }) => exited))
          await dropDatabase(postgres.url, database)
        })
      } finally {
        postgres.close()
      }
    },
  }
}

async function mustListen({ report }: Run, { child, listening, exited }: Starting): Promise<void> {
  const late = sleep(readyWithin * slowness(), 'late' as const, { ref: false })
  const outcome = await Promise.race([listening.catch(() => 'ended' as const), late])
  if (outcome === 'late') {
    report.breach('late', `The server did not listen within ${readyWithin / 1000} s`)
    killFamily(child.pid!)
  } else if (outcome === 'ended') {
    const { code, signal: by } = await exited
    report.breach('ended', `The server exited before it listened: code ${code}, signal ${by}`)
  }
}

/** Hash of the schema: columns, constraints, indexes, triggers, functions and applied migrations. */
async function fingerprintOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`
      SELECT table_schema || table_name || column_name || data_type || COALESCE(column_default, '') AS part
        FROM information_schema.columns WHERE table_schema IN ('public', 'graphile_worker')
      UNION ALL SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT proname || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT migration_name || (finished_at IS NOT NULL) FROM _prisma_migrations WHERE rolled_back_at IS NULL
      ORDER BY 1`)
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  } finally {
    await client.end()
  }
}

/** Starts two instances at the same time on an empty database. */
export const startTwo = (times: Times): Part =>
  beginnings('starts', [
    {
      name: 'two at once, empty database',
      times,
      begin: async ({ launch }) => [launch(), launch()],
    },
  ])

/** Kills a server during its migration, and starts the next one at once. */
export const killMigrations = (times: Times, timesOutlived: Times): Part =>
  beginnings('migrations', [
    {
      name: 'kill during a migration',
      times,
      async begin(beginning) {
        const { run, launch } = beginning
        const first = launch()
        await migrating(beginning, first)
        await sleep(run.random.between(0, 600))
        first.child.kill('SIGKILL')
        return [launch()]
      },
    },
    {
      name: 'kill during a migration, its backend survives',
      times: timesOutlived,
      async begin(beginning) {
        const { run, launch } = beginning
        const first = launch()
        await migrating(beginning, first)
        await sleep(run.random.between(0, 400))
        // The statement commits after its client was killed.
        const frozen = await busyBackends(beginning)
        for (const pid of frozen) signal(pid, 'SIGSTOP')
        first.child.kill('SIGKILL')
        const next = launch()
        await sleep(3_000)
        for (const pid of frozen) signal(pid, 'SIGCONT')
        return [next]
      },
    },
  ])

/** Waits until the instance has started its migration, or has exited. */
async function migrating(beginning: Beginning, { child }: Starting): Promise<void> {
  while (isAlive(child.pid!)) {
    const rows = await beginning.postgres.query(
      'SELECT FROM pg_stat_activity WHERE datname = $1 AND query ~* $2',
      [new URL(beginning.url).pathname.slice(1), 'create table|create type|advisory'],
    )
    if (rows.length > 0) return
    await sleep(5)
  }
}

/** PIDs of the instance's backends, except those that only hold advisory locks. */
async function busyBackends({ postgres, url }: Beginning): Promise<number[]> {
  const rows = await postgres.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = $1 AND backend_type = 'client backend' AND query !~* 'advisory'`,
    [new URL(url).pathname.slice(1)],
  )
  return rows.map(({ pid }) => pid)
}
