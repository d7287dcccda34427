import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { type Env, EnvError, parseEnv } from '../config/env.js'
import { quarantinedPrefix } from '../jobs/stalled-jobs.js'
import { maxConnections, tooFewConnections } from '../postgres/connections.js'
import { migrationStatus } from '../postgres/migrate.js'
import { type OpenDatasource, openDatasource } from '../postgres/open.js'
import { type Datasource, withClient } from '../postgres/pooler.js'
import { missingRoleSettings } from '../postgres/role-settings.js'
import { isPortFree } from '../process/port.js'
import { root } from '../root.js'
import { megabyte } from '../values/units.js'
import { checkSecretKey, isKeyKept } from '../webhooks/key-check.js'
import { describeError } from './describe-error.js'
import { checkEmail, checkFiles, checkRedis, checkStripe, checkTraces } from './doctor-services.js'

type Finding = { check: string; ok: boolean; detail: string }
type Look = () => string | Promise<string>

const extensions = ['pg_trgm', 'btree_gin']
const oldestPostgres = 14
const stepTimeoutMs = 15_000
/** An embedded server may have to recover first. */
const openTimeoutMs = 60_000
const enoughBytes = 256 * megabyte

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Check settings, services and database, and print a remedy for each problem')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: masthead doctor --json\nThe exit code is 1 if a check fails.')
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine()
      const problems = findings.filter(({ ok }) => !ok).map(({ check }) => check)
      const ok = problems.length === 0
      if (json) console.log(JSON.stringify({ ok, checks: findings }, null, 2))
      else for (const { ok, check, detail } of findings) console.log(line(ok, check, detail))
      if (ok) return
      const message = `Failed checks: ${problems.join(', ')}`
      if (json) console.error(JSON.stringify({ error: { code: 'unhealthy', message } }))
      // A check that timed out could keep the process alive.
      process.exit(1)
    })
}

function line(ok: boolean, check: string, detail: string): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${check.padEnd(12)} ${detail}`
}

async function examine(): Promise<Finding[]> {
  const findings = [await finding('node', checkNode)]
  let env: Env
  try {
    env = parseEnv(process.env)
    findings.push({ check: 'environment', ok: true, detail: 'valid' })
  } catch (error) {
    const detail = error instanceof EnvError ? error.errors.join('; ') : describeError(error)
    return [...findings, { check: 'environment', ok: false, detail }]
  }
  findings.push(await finding('data', () => checkDataDir(env)))
  findings.push(await finding('files', () => checkFiles(env)))
  const { store } = env.rateLimit
  if (store.kind === 'redis') findings.push(await finding('redis', () => checkRedis(store.url)))
  const { stripe } = env
  if (stripe) findings.push(await finding('stripe', () => checkStripe(env, stripe)))
  const { email } = env
  if (email) findings.push(await finding('mail', () => checkEmail(email)))
  findings.push(...(await checkDatabase(env)))
  if (env.persistedOperations)
    findings.push(await finding('operations', () => checkOperations(env)))
  if (env.publicUrl.startsWith('https:'))
    findings.push(await finding('public', () => checkPublic(env)))
  const { tracesEndpoint } = env
  if (tracesEndpoint) findings.push(await finding('traces', () => checkTraces(tracesEndpoint)))
  findings.push(await finding('port', () => checkPort(env)))
  return findings
}

async function finding(check: string, look: Look): Promise<Finding> {
  try {
    return { check, ok: true, detail: await inTime(stepTimeoutMs, look) }
  } catch (error) {
    return { check, ok: false, detail: describeError(error) }
  }
}

async function inTime<T>(milliseconds: number, look: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `No response within ${milliseconds / 1_000} s. Check whether it runs, and whether a firewall blocks it.`
    timer = setTimeout(() => reject(new Error(message)), milliseconds)
  })
  try {
    return await Promise.race([Promise.resolve().then(look), late])
  } finally {
    clearTimeout(timer)
  }
}

function checkNode(): string {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number]
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (!fits) {
    throw new Error(
      `Node.js ${process.versions.node} does not match ${engines.node}. Install a version that does.`,
    )
  }
  return `Node.js ${process.versions.node}`
}

function checkDataDir({ dataDir }: Env): string {
  let place = dataDir
  while (!existsSync(place)) place = dirname(place)
  accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK)
  const { bavail, bsize } = statfsSync(place)
  if (bavail * bsize < enoughBytes) {
    const freeMb = Math.floor((bavail * bsize) / 1024 ** 2)
    throw new Error(`The disk of ${dataDir} has ${freeMb} MB left. Free some space.`)
  }
  if (place !== dataDir) return `${dataDir} will be created`
  const mode = statSync(dataDir).mode & 0o777
  if (mode & 0o022) throw new Error(`${dataDir} can be written by others. Run chmod 700 on it.`)
  return dataDir
}

async function checkOperations(env: Env): Promise<string> {
  // Loads the whole schema, which the other checks do without.
  const { schema } = await import('../../schema/index.js')
  const { readPersistedOperations } = await import('../graphql/persisted-operations.js')
  const { size } = await readPersistedOperations(schema, env)
  return `${size} persisted operations`
}

async function checkDatabase(env: Env): Promise<Finding[]> {
  const embedded = env.database.kind === 'embedded'
  if (embedded && !existsSync(join(env.dataDir, 'postgres'))) {
    return [{ check: 'database', ok: true, detail: 'embedded; created by the first start' }]
  }
  let database: OpenDatasource | undefined
  try {
    database = await inTime(openTimeoutMs, () => openDatasource(env, { role: 'client' }))
    const { datasource } = database
    const findings = [await finding('database', () => checkServer(datasource, embedded))]
    if (datasource.pooler) findings.push(await finding('pooler', () => checkPooler(datasource)))
    if (datasource.replicaUrl)
      findings.push(await finding('replica', () => checkReplica(datasource)))
    if (env.workers > 1)
      findings.push(await finding('workers', () => checkWorkers(datasource, env)))
    return [
      ...findings,
      await finding('extensions', () => checkExtensions(datasource)),
      await finding('migrations', () => checkMigrations(datasource)),
      await finding('jobs', () => checkJobs(datasource)),
      await finding('secret key', () => checkKey(datasource, env)),
    ]
  } catch (error) {
    const detail = describeError(error)
    const remedy = /cannot be reached/.test(detail) ? '. Start it, or correct DATABASE_URL.' : ''
    return [{ check: 'database', ok: false, detail: detail + remedy }]
  } finally {
    await inTime(openTimeoutMs, () => database?.stop()).catch(() => {})
  }
}

async function checkServer({ directUrl }: Datasource, embedded: boolean): Promise<string> {
  const [row] = await ask(
    directUrl,
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
  )
  const { version, encoding } = row as { version: string; encoding: string }
  if (Number.parseInt(version, 10) < oldestPostgres) {
    throw new Error(`PostgreSQL ${version} is too old. Upgrade to ${oldestPostgres} or later.`)
  }
  if (encoding !== 'UTF8') {
    throw new Error(`The database has encoding ${encoding}. Create one with ENCODING 'UTF8'.`)
  }
  return `PostgreSQL ${version}${embedded ? ', embedded' : ''}`
}

async function checkPooler(datasource: Datasource): Promise<string> {
  const missingSettings = await missingRoleSettings(datasource)
  if (missingSettings.length > 0) {
    throw new Error(
      `Sessions of the pooler lack settings. Start the server, or run: ${missingSettings.join('; ')}`,
    )
  }
  return datasource.pooler?.keepsStatements
    ? 'supports prepared statements'
    : 'does not support prepared statements, so that none are used; with PgBouncer 1.21 or later set max_prepared_statements'
}

async function checkReplica({ replicaUrl }: Datasource): Promise<string> {
  const [row] = await ask(replicaUrl!, 'SELECT pg_is_in_recovery() AS replica')
  return row!.replica ? 'a replica' : 'not a replica'
}

async function checkWorkers(datasource: Datasource, env: Env): Promise<string> {
  const tooFew = await tooFewConnections(datasource, env)
  if (tooFew) throw new Error(tooFew)
  return `${env.workers} on ${availableParallelism()} cores, with up to ${maxConnections(env)} connections of the database`
}

async function checkExtensions({ directUrl }: Datasource): Promise<string> {
  const rows = await ask(directUrl, 'SELECT name FROM pg_available_extensions')
  const available = rows.map(({ name }) => name)
  const missingExtensions = extensions.filter((name) => !available.includes(name))
  if (missingExtensions.length > 0) {
    throw new Error(
      `PostgreSQL lacks ${missingExtensions.join(', ')}. Install its contrib package.`,
    )
  }
  return extensions.join(', ')
}

async function checkMigrations({ directUrl }: Datasource): Promise<string> {
  const status = await migrationStatus(directUrl)
  const appliedCount = status.filter(({ state }) => state === 'applied').length
  const problems = status.filter(({ state }) => ['failed', 'edited', 'unknown'].includes(state))
  if (problems.length > 0) {
    const states = problems.map(({ name, state }) => `${name} is ${state}`).join('; ')
    throw new Error(`${states}. Run "masthead migrate" for instructions.`)
  }
  const later = status.filter(({ state }) => state === 'later')
  if (later.length > 0) return `${appliedCount} applied, ${later.length} of a later release`
  return appliedCount < status.length
    ? `${status.length - appliedCount} of ${status.length} to apply at the next start`
    : `${appliedCount} applied`
}

async function checkJobs({ directUrl }: Datasource): Promise<string> {
  const rows = await ask(
    directUrl,
    `SELECT id, task_identifier AS task, last_error FROM graphile_worker.jobs
     WHERE starts_with(last_error, '${quarantinedPrefix}') AND attempts >= max_attempts ORDER BY id`,
  ).catch((error) => {
    // The queue is created by the first migration.
    if (error.code === '42P01' || error.code === '3F000') return []
    throw error
  })
  if (rows.length === 0) return 'none is quarantined'
  const problems = rows.map(({ id, task, last_error }) => `${task} (${id}): ${last_error}`)
  throw new Error(
    `${problems.join('; ')} To run one again: SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts := 0); ` +
      'to drop it: SELECT graphile_worker.complete_jobs(ARRAY[id])',
  )
}

/** Writes nothing: the key of a new database is stored by its first start. */
async function checkKey({ directUrl }: Datasource, { secretKey }: Env): Promise<string> {
  return withClient(directUrl, async (client) => {
    if (!(await isKeyKept(client))) return 'stored by the next start'
    await checkSecretKey(client, secretKey)
    return 'matches the database'
  })
}

/** Checks settings for a server that is public, because its PUBLIC_URL is https. */
function checkPublic(env: Env): string {
  const problems = [
    !env.trustProxy &&
      'TRUST_PROXY does not contain the proxy, so all clients share one rate limit. Set it to the proxy’s address.',
    env.paymentTestProvider &&
      'Guests can pay with test cards, which charge nothing. Set PAYMENT_TEST_PROVIDER=0.',
    env.stripe?.secretKey.includes('_test_') &&
      "Guests pay in Stripe's test mode, which charges nothing. Set STRIPE_SECRET_KEY to a live key.",
    env.checkoutDiscountMaxPercent === 100 &&
      'Buyers can discount nearly all of an order. Set CHECKOUT_DISCOUNT_MAX_PERCENT to the maximum, or 0.',
    env.webhooks.allowPrivate &&
      'Webhooks can reach this network. Unset WEBHOOK_ALLOW_PRIVATE, or set WEBHOOK_ALLOWED_CIDRS to their targets.',
  ].filter(Boolean)
  if (problems.length > 0) throw new Error(problems.join(' '))
  return `${env.publicUrl}, behind ${(env.trustProxy as string[]).join(', ')}`
}

async function checkPort(env: Env): Promise<string> {
  const { host, port } = env
  if (await isPortFree(env)) return `${host}:${port} is free`
  const answer = await fetch(`http://${host}:${port}/auth/token`).catch(() => undefined)
  if (answer?.headers.has('api-version')) return `Masthead runs on ${host}:${port}`
  throw new Error(`${host}:${port} is used by another program. Set PORT.`)
}

function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(sql)).rows)
}
