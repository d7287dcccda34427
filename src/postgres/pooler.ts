import pg from 'pg'

/**
 * Connection pooler between Masthead and PostgreSQL. Consecutive transactions of a client may run in different
 * sessions.
 */
export type Pooler = {
  /** Whether it supports prepared statements, as PgBouncer does since 1.21. */
  keepsStatements: boolean
}

/**
 * Detects a pooler; returns undefined for a direct connection. A pooler reports its own process ID at connect, and
 * renames prepared statements if it supports them. `?pgbouncer=true`, a parameter of Prisma, declares a pooler without
 * prepared statements.
 *
 * @throws if the database cannot be reached
 */
async function findPooler(url: string): Promise<Pooler | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    const isPooled = rows[0].pid !== client.processID
    const isSaid = new URL(url).searchParams.get('pgbouncer') === 'true'
    if (!isPooled && !isSaid) return undefined
    return { keepsStatements: !isSaid && (await renamesStatements(client)) }
  })
}

async function renamesStatements(client: pg.Client): Promise<boolean> {
  const name = `masthead_probe_${process.pid}_${Date.now()}`
  await client.query('BEGIN')
  try {
    await client.query({ name, text: 'SELECT 1' })
    const { rowCount } = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [
      name,
    ])
    if (rowCount) await client.query(`DEALLOCATE ${name}`)
    return rowCount === 0
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Opens a short session. @throws if the database cannot be reached, or does not respond for 5 s */
export async function withClient<T>(
  url: string,
  look: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'masthead',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await look(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** URLs of one database by purpose. */
export type Datasource = {
  url: string
  /** For LISTEN, jobs and migrations. */
  directUrl: string
  pooler?: Pooler | undefined
  /** A pooler in session mode, which gives each client its own session. */
  directPooler?: Pooler | undefined
  replicaUrl?: string | undefined
  replicaPooler?: Pooler | undefined
}

/**
 * Detects the poolers of the URLs.
 *
 * @throws if a URL cannot be reached, or the URLs cannot be combined. LISTEN does not work behind a pooler in
 * transaction mode.
 */
export async function resolveDatasource(urls: {
  url: string
  directUrl?: string | undefined
  replicaUrl?: string | undefined
}): Promise<Datasource> {
  const { url, replicaUrl } = urls
  const pooler = await findPooler(url)
  if (pooler && !urls.directUrl) {
    throw new Error(
      'DATABASE_URL points to a pooler, which does not support LISTEN. Set DATABASE_DIRECT_URL to ' +
        'PostgreSQL itself, or to a pooler in session mode.',
    )
  }
  const directUrl = urls.directUrl ?? url
  if (directUrl !== url) {
    if (!(await isSameDatabase(directUrl, url))) {
      throw new Error(
        'DATABASE_DIRECT_URL and DATABASE_URL point to different databases. Both must point to the same one.',
      )
    }
  }
  const directPooler = pooler && (await findPooler(directUrl))
  if (directPooler && (await sharesSessions(directUrl))) {
    throw new Error(
      'DATABASE_DIRECT_URL points to a pooler in transaction mode, which does not support LISTEN. Set it to ' +
        'PostgreSQL itself, or to a pooler in session mode.',
    )
  }
  const primary = { url, directUrl, pooler, ...(directPooler && { directPooler }) }
  if (!replicaUrl) return primary
  return { ...primary, replicaUrl, replicaPooler: await findPooler(replicaUrl) }
}

async function isSameDatabase(...urls: string[]): Promise<boolean> {
  const sessions = await Promise.all(
    urls.map((url) =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          'SELECT current_database() AS name, pg_postmaster_start_time() AS started',
        )
        return JSON.stringify(rows[0])
      }),
    ),
  )
  return new Set(sessions).size === 1
}

/** Whether two clients share a session, as in the transaction mode of a pooler. */
async function sharesSessions(url: string): Promise<boolean> {
  const sessionOf = async (client: pg.Client) =>
    (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
  return withClient(url, (first) =>
    withClient(url, async (second) => {
      const before = await sessionOf(first)
      await second.query('BEGIN')
      // While the other client holds the session, a transaction pooler assigns a different one or blocks.
      const secondSession = await sessionOf(second)
      const after = await sessionOf(first).catch(() => undefined)
      return secondSession === before || after !== before
    }),
  )
}
