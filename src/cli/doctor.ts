import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Command } from 'commander'
import pg from 'pg'
import { migrationStatus } from '../../prisma/migrate.js'
import { openReach } from '../database/open.js'
import { type Env, EnvError, parseEnv } from '../env.js'
import { setAsidePrefix } from '../jobs/abandoned.js'
import { root } from '../root.js'
import { describeFault } from './fault.js'

type Finding = { check: string; ok: boolean; detail: string }

const extensions = ['pg_trgm', 'btree_gin']
const oldestPostgres = 14

/** Adds `masthead doctor`. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Check what the server needs, and say what is wrong')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine()
      const ok = findings.every((finding) => finding.ok)
      if (json) console.log(JSON.stringify({ ok, checks: findings }, null, 2))
      else for (const { ok, check, detail } of findings) console.log(line(ok, check, detail))
      if (!ok) process.exitCode = 1
    })
}

function line(ok: boolean, check: string, detail: string): string {
  return `${ok ? 'ok    ' : 'FAULT '} ${check.padEnd(12)} ${detail}`
}

async function examine(): Promise<Finding[]> {
  const findings = [await finding('node', checkNode)]
  let env: Env
  try {
    env = parseEnv(process.env)
    findings.push({ check: 'environment', ok: true, detail: 'valid' })
  } catch (error) {
    const detail = error instanceof EnvError ? error.faults.join('; ') : describeFault(error)
    return [...findings, { check: 'environment', ok: false, detail }]
  }
  findings.push(await finding('data', () => checkDataDir(env)))
  findings.push(...(await checkDatabase(env)))
  if (env.persistedOperations)
    findings.push(await finding('operations', () => checkOperations(env)))
  findings.push(await finding('port', () => checkPort(env)))
  return findings
}

async function finding(check: string, look: () => string | Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await look() }
  } catch (error) {
    return { check, ok: false, detail: describeFault(error) }
  }
}

function checkNode(): string {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number]
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (!fits) throw new Error(`Node.js ${process.versions.node} does not fit ${engines.node}`)
  return `Node.js ${process.versions.node}`
}

function checkDataDir({ dataDir }: Env): string {
  if (!existsSync(dataDir)) return `${dataDir} will be made`
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  const mode = statSync(dataDir).mode & 0o777
  if (mode & 0o022) throw new Error(`${dataDir} can be written by others: chmod 700 it`)
  return dataDir
}

async function checkOperations(env: Env): Promise<string> {
  // The whole graph, which the other checks do without.
  const { schema } = await import('../../schema/index.js')
  const { readPersistedOperations } = await import('../graphql/persisted-operations.js')
  const { size } = await readPersistedOperations(schema, env)
  return `${size} persisted operations`
}

async function checkDatabase(env: Env): Promise<Finding[]> {
  const embedded = env.database.kind === 'embedded'
  if (embedded && !existsSync(join(env.dataDir, 'postgres'))) {
    return [{ check: 'database', ok: true, detail: 'embedded; the first start makes it' }]
  }
  let opened: Awaited<ReturnType<typeof openReach>> | undefined
  const client = () =>
    new pg.Client({ connectionString: opened?.reach.directUrl, connectionTimeoutMillis: 5_000 })
  try {
    opened = await openReach(env, { role: 'client' })
    const { directUrl } = opened.reach
    return [
      await finding('database', () => checkServer(client(), embedded)),
      await finding('extensions', () => checkExtensions(client())),
      await finding('migrations', () => checkMigrations(directUrl)),
      await finding('jobs', () => checkJobs(client())),
    ]
  } catch (error) {
    return [{ check: 'database', ok: false, detail: describeFault(error) }]
  } finally {
    await opened?.stop()
  }
}

async function checkServer(client: pg.Client, embedded: boolean): Promise<string> {
  const rows = await ask(
    client,
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
  )
  const { version, encoding } = rows[0] as { version: string; encoding: string }
  if (Number.parseInt(version, 10) < oldestPostgres) {
    throw new Error(`PostgreSQL ${version} is too old: ${oldestPostgres} or later is needed`)
  }
  if (encoding !== 'UTF8') throw new Error(`The database has encoding ${encoding}: UTF8 is needed`)
  return `PostgreSQL ${version}${embedded ? ', embedded' : ''}`
}

async function checkExtensions(client: pg.Client): Promise<string> {
  const rows = await ask(client, 'SELECT name FROM pg_available_extensions')
  const available = rows.map(({ name }) => name)
  const missing = extensions.filter((name) => !available.includes(name))
  if (missing.length > 0) throw new Error(`PostgreSQL lacks ${missing.join(', ')}`)
  return extensions.join(', ')
}

async function checkMigrations(url: string): Promise<string> {
  const status = await migrationStatus(url)
  const faults = status.filter(({ state }) => state !== 'applied' && state !== 'pending')
  if (faults.length > 0) {
    throw new Error(faults.map(({ name, state }) => `${name} is ${state}`).join('; '))
  }
  const pending = status.filter(({ state }) => state === 'pending').length
  return pending
    ? `${pending} of ${status.length} to apply at the next start`
    : `${status.length} applied`
}

async function checkJobs(client: pg.Client): Promise<string> {
  const rows = await ask(
    client,
    `SELECT id, task_identifier AS task, last_error FROM graphile_worker.jobs
     WHERE starts_with(last_error, '${setAsidePrefix}') AND attempts >= max_attempts ORDER BY id`,
  ).catch((error) => {
    // Before the first migration there is no queue.
    if (error.code === '42P01' || error.code === '3F000') return []
    throw error
  })
  if (rows.length === 0) return 'none is set aside'
  const faults = rows.map(({ id, task, last_error }) => `${task} (${id}): ${last_error}`)
  throw new Error(
    `${faults.join('; ')} To run one again: SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts := 0); ` +
      'to drop it: SELECT graphile_worker.complete_jobs(ARRAY[id])',
  )
}

async function checkPort(env: Env): Promise<string> {
  const { host, port } = env
  if (await isFree(host, port)) return `${host}:${port} is free`
  const answer = await fetch(`http://${host}:${port}/auth/token`).catch(() => undefined)
  if (answer?.headers.has('api-version')) return `Masthead runs on ${host}:${port}`
  throw new Error(`${host}:${port} is taken by another program: set PORT`)
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen({ host, port }, () => server.close(() => resolve(true)))
  })
}

async function ask(client: pg.Client, sql: string): Promise<Record<string, unknown>[]> {
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
