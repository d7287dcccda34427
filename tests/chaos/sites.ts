import { Bouncer } from './bouncer.js'
import { mixedLoad, type Run } from './fault.js'
import { ExternalPostgres, Postgres } from './postgres.js'
import { ownDirectory, Site, type SiteOptions } from './site.js'

/** Maximum response time, in milliseconds. Statements time out after 20 s. */
export const maxResponseMs = 25_000
// Name of the database in external clusters.
const database = 'chaos'

export type More = Partial<
  Pick<
    SiteOptions,
    | 'env'
    | 'servers'
    | 'actors'
    | 'endpoints'
    | 'stripe'
    | 'directory'
    | 'logDirectory'
    | 'thinkTimeMs'
    | 'withoutGraph'
  >
>

/** Server with embedded PostgreSQL. */
export async function embedded(run: Run, name: string, more: More = {}): Promise<Site> {
  const directory = more.directory ?? ownDirectory(name)
  const postgres = new Postgres(directory, 'masthead')
  const env: Record<string, string> = {}
  const site = { ...run, name, directory, postgres, env, actors: mixedLoad, maxResponseMs, ...more }
  return new Site(site).open()
}

/** Servers with an external PostgreSQL. */
export async function external(run: Run, name: string, more: More = {}): Promise<Site> {
  const directory = ownDirectory(name)
  const postgres = await openPostgres(directory)
  const env: Record<string, string> = {}
  const databaseUrl = postgres.url
  const site = {
    ...run,
    name,
    directory,
    postgres,
    env,
    databaseUrl,
    actors: mixedLoad,
    maxResponseMs,
  }
  return new Site({ ...site, ...more }).open()
}

/** Server with an external PostgreSQL behind PgBouncer in transaction mode. */
export async function pooled(run: Run, name: string): Promise<Site & { bouncer: Bouncer }> {
  const directory = ownDirectory(name)
  const postgres = await openPostgres(directory)
  const bouncer = await Bouncer.open(directory, postgres)
  const site = await new Site({
    ...{ ...run, name, directory, postgres, actors: mixedLoad, maxResponseMs },
    databaseUrl: `${bouncer.url}?pgbouncer=true`,
    env: { DATABASE_DIRECT_URL: postgres.url },
  }).open()
  site.onClose(bouncer.close)
  return Object.assign(site, { bouncer })
}

/** External PostgreSQL with an empty database. */
export async function openPostgres(directory: string): Promise<ExternalPostgres> {
  const postgres = await ExternalPostgres.open(directory, 'postgres')
  await postgres.query(`CREATE DATABASE ${database}`)
  return Object.assign(postgres, { database })
}
