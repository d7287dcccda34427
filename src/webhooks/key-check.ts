import { hkdfSync } from 'node:crypto'
import type pg from 'pg'
import { decryptSecret } from './secret.js'

/** The database was sealed with another SECRET_KEY; the message says what that means and what to do. */
class SecretKeyError extends Error {
  override name = 'SecretKeyError'
}

/** A pool or a client. */
type Queryable = {
  query<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<pg.QueryResult<R>>
}

/** How many of the newest endpoints are tried with the key. */
const sampleSize = 100

/**
 * Makes sure that the secret key is the one that this database was sealed with. The first key of a
 * database becomes its key, unless webhook secrets of an earlier release say otherwise.
 *
 * @throws {SecretKeyError} when it is another one.
 */
export async function checkSecretKey(db: Queryable, secretKey: string): Promise<void> {
  const fingerprint = fingerprintOf(secretKey)
  const known = (await readFingerprint(db)) ?? (await keepFirst(db, secretKey, fingerprint))
  if (known === fingerprint) return
  const { rows } = await db.query<{ sealed: number }>(
    'SELECT count(*)::int AS sealed FROM webhook_endpoint WHERE deleted_at IS NULL',
  )
  throw new SecretKeyError(
    'SECRET_KEY is not the one that this database was sealed with. Start with the former one: the variable, or the ' +
      'file secret_key in the former DATA_DIR or its backup. If it is lost, so are the signing secrets of ' +
      `${rows[0]!.sealed} webhook endpoints, the signed file URLs of the last hour and the answers kept for ` +
      'Idempotency-Key that show a secret: "masthead secret-key adopt" takes the new key all the same.',
  )
}

/** Whether the database knows already which its secret key is: comparing with it then writes nothing. */
export async function isKeyKept(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ made: boolean }>(
    "SELECT to_regclass('secret_key_check') IS NOT NULL AS made",
  )
  return rows[0]!.made && (await readFingerprint(db)) !== undefined
}

/**
 * Makes the secret key the one of this database, whatever was sealed with another.
 * @returns the webhook endpoints whose signing secret is lost: each needs a new one, by rotating it.
 */
export async function adoptSecretKey(db: Queryable, secretKey: string): Promise<string[]> {
  await db.query(
    `INSERT INTO secret_key_check (fingerprint) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, created_at = now()`,
    [fingerprintOf(secretKey)],
  )
  const endpoints = await readSealed(db)
  return endpoints.filter((endpoint) => !opens(secretKey, endpoint)).map(({ id }) => id)
}

async function readFingerprint(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ fingerprint: string }>(
    'SELECT fingerprint FROM secret_key_check',
  )
  return rows[0]?.fingerprint
}

/** Of several instances that start at once with different keys, one is first. */
async function keepFirst(
  db: Queryable,
  secretKey: string,
  fingerprint: string,
): Promise<string | undefined> {
  const endpoints = await readSealed(db, sampleSize)
  const fits = endpoints.length === 0 || endpoints.some((endpoint) => opens(secretKey, endpoint))
  if (!fits) return undefined
  await db.query('INSERT INTO secret_key_check (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [
    fingerprint,
  ])
  return readFingerprint(db)
}

type Sealed = { id: string; secret: Uint8Array }

async function readSealed(db: Queryable, limit?: number): Promise<Sealed[]> {
  const { rows } = await db.query<Sealed>(
    `SELECT id, secret FROM webhook_endpoint WHERE deleted_at IS NULL
     ORDER BY created_at DESC LIMIT $1`,
    [limit ?? null],
  )
  return rows
}

function opens(secretKey: string, { id, secret }: Sealed): boolean {
  try {
    decryptSecret(secretKey, id, secret)
    return true
  } catch {
    return false
  }
}

/** Tells keys apart, and nothing of the key. */
function fingerprintOf(secretKey: string): string {
  const bytes = hkdfSync('sha256', secretKey, '', 'masthead secret key check', 32)
  return Buffer.from(bytes).toString('base64url')
}
