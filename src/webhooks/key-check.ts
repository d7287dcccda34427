import { hkdfSync } from 'node:crypto'
import type pg from 'pg'
import { decryptSecret } from './secret.js'

/** SECRET_KEY differs from the key of the database. The message contains the consequences and the solution. */
class SecretKeyError extends Error {
  override name = 'SecretKeyError'
}

/** Pool or client of node-postgres. */
type Queryable = {
  query<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<pg.QueryResult<R>>
}

/** Number of newest endpoints whose secrets are decrypted for the check. */
const sampleSize = 100

/**
 * Checks that SECRET_KEY is the key with which this database was encrypted. Stores a fingerprint on the first start,
 * provided that existing webhook secrets can be decrypted.
 *
 * @throws {SecretKeyError} if the key differs
 */
export async function checkSecretKey(db: Queryable, secretKey: string): Promise<void> {
  const fingerprint = fingerprintOf(secretKey)
  const stored = (await readFingerprint(db)) ?? (await keepFirst(db, secretKey, fingerprint))
  if (stored === fingerprint) return
  const { rows } = await db.query<{ sealed: number }>(
    'SELECT count(*)::int AS sealed FROM webhook_endpoint WHERE deleted_at IS NULL',
  )
  throw new SecretKeyError(
    'SECRET_KEY is not the key that this database was encrypted with. Start with the previous key: the variable, or ' +
      'the file secret_key in the previous DATA_DIR or its backup. If it is lost, so are the signing secrets of ' +
      `${rows[0]!.sealed} webhook endpoints, the signed file URLs of the last hour, and the stored responses of ` +
      'idempotent requests that contain a secret. "masthead secret-key adopt" accepts the new key anyway.',
  )
}

/** Whether the database has a fingerprint of its key. If so, `checkSecretKey` writes nothing. */
export async function isKeyKept(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ made: boolean }>(
    "SELECT to_regclass('secret_key_check') IS NOT NULL AS made",
  )
  return rows[0]!.made && (await readFingerprint(db)) !== undefined
}

/**
 * Makes the secret key the key of this database, even if existing secrets were encrypted with another one.
 * @returns IDs of the webhook endpoints whose signing secret is lost and must be rotated
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

/** If several instances start with different keys at once, the first insert wins. */
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

/** Identifies the key without revealing it. */
function fingerprintOf(secretKey: string): string {
  const bytes = hkdfSync('sha256', secretKey, '', 'masthead secret key check', 32)
  return Buffer.from(bytes).toString('base64url')
}
