import pg from 'pg'

/** Replaces the database name in a URL. */
export function databaseUrl(url: string, name: string): string {
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${encodeURIComponent(name)}`
  return databaseUrl.href
}

/** Creates a database on the server of the URL. */
export async function createDatabase(url: string, name: string): Promise<void> {
  await execute(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}`)
}

/** Drops a database on the server of the URL and terminates its connections. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
