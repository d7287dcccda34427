import type { FastifyBaseLogger } from 'fastify'
import { demoTokens, hasDemo, seedDemo } from '../prisma/demo/seed.js'
import { tryDirectory } from './config/directory.js'
import type { Env } from './config/env.js'
import { toMarket } from './config/market.js'
import { type Database, openDatabase } from './postgres/database.js'
import { migrate } from './postgres/migrate.js'
import { openDatasource } from './postgres/open.js'
import type { Datasource } from './postgres/pooler.js'
import { ensureRoleSettings } from './postgres/role-settings.js'
import { retryUntilDatabaseIsUp } from './postgres/wait-for-database.js'
import { requireFreePort } from './process/port.js'
import { RepeatedFailure } from './process/repeated-failure.js'
import type { CleanupStack } from './process/shutdown.js'
import type { Supervisor } from './process/supervisor.js'
import { checkSecretKey } from './webhooks/key-check.js'

// Preparation that a server runs once before it, or its workers, accept requests.

/** Opens the database and applies the migrations. `cleanup` receives the function that releases the database. */
export async function prepareDatabase(
  env: Env,
  log: FastifyBaseLogger,
  cleanup: CleanupStack,
): Promise<Datasource> {
  await requireFreePort(env)
  if (env.fileStore.kind === 'local') tryDirectory(env.fileStore.directory)
  const { datasource, stop } = await retryUntilDatabaseIsUp(log, () =>
    openDatasource(env, { role: 'server', onEvent: (message) => log.warn(message) }),
  )
  cleanup.push(stop)
  const onLater = (names: string[]) =>
    log.warn(
      { migrations: names },
      'A later release has migrated the database. This release is compatible only if it directly precedes that one. It applies no migrations.',
    )
  const applied = await retryUntilDatabaseIsUp(log, () =>
    migrate(datasource.directUrl, { onLater }),
  )
  if (applied.length > 0) log.info(appliedText(applied))
  for (const statement of await retryUntilDatabaseIsUp(log, () => ensureRoleSettings(datasource))) {
    log.warn(
      `Sessions behind the pooler lack a required setting. Ask a database administrator to run: ${statement}`,
    )
  }
  return datasource
}

const maxNamed = 5

const appliedText = (names: readonly string[]) =>
  names.length > maxNamed
    ? `Applied ${names.length} migrations`
    : `Applied migrations: ${names.join(', ')}`

/** Opens the connection pools of a server process. */
export function openServerDatabase(
  env: Env,
  datasource: Datasource,
  log: FastifyBaseLogger,
  supervisor: Supervisor,
): Database {
  const connectionFailure = new RepeatedFailure(log, 'Lost a database connection')
  return openDatabase({
    market: toMarket(env),
    ...datasource,
    poolSize: env.databasePoolSize,
    workers: env.workers,
    applicationName: 'masthead',
    onConnectionError: (error) => connectionFailure.failed(error),
    supervisor,
  })
}

/**
 * Checks the secret key, and adds the demo data to an embedded database.
 * @returns builds the text that is printed when the server listens on a port
 */
export async function prepareData(
  env: Env,
  db: Database,
  log: FastifyBaseLogger,
): Promise<(port: number) => string> {
  await retryUntilDatabaseIsUp(log, () => checkSecretKey(db.pool, env.secretKey))
  const embedded = env.database.kind === 'embedded'
  const withDemo = await retryUntilDatabaseIsUp(log, async () => {
    if (embedded && env.demo) await seedDemo(db, env.secretKey)
    return embedded && hasDemo(db, env.secretKey)
  })
  return (port) => createUrlPrinter(env, port, withDemo)
}

function createUrlPrinter(env: Env, port: number, withDemo: boolean): string {
  const base = env.port === 0 ? env.publicUrl.replace(/:0$/, `:${port}`) : env.publicUrl
  const lines = [
    `Masthead serves ${base} (console at ${base}/console, API at ${base}/docs, GraphQL at ${base}/graphql)`,
  ]
  if (withDemo) {
    const { teams, operator, publisher } = demoTokens(env.secretKey)
    const { token } = teams[0]!
    lines.push(
      `Demo token:      ${token}`,
      `Operator token:  ${operator}`,
      `Publisher token: ${publisher}`,
      `Try: curl -H 'Authorization: Bearer ${token}' '${base}/products/listings?limit=3'`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** Prints the URLs of the server. Logs an error if standard output is closed. */
export function printServerUrls(text: string, log: FastifyBaseLogger): void {
  process.stdout.on('error', ({ message }) =>
    log.warn(`Could not print the server URLs: ${message}`),
  )
  process.stdout.write(text)
}
