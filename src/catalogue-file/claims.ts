import type { ClientBase } from 'pg'
import { claimedForm } from '../values/claimed-url.js'

interface ClaimRow {
  id: string
  key: string
  publisher_id: string
  is_test: boolean
  website_url: string | null
}

// All imports and mutations lock outlets before the claims of their URLs, and several of them by ID.
const lockOutlets = `
  SELECT FROM outlet o JOIN import_outlet i ON i.id = o.id
  WHERE o.publisher_id IS NOT NULL ORDER BY o.id FOR NO KEY UPDATE OF o`

// New outlets have no publisher. Others claim their URL when it changes, or when they are restored.
const changedClaims = `
  SELECT o.id, i.key, o.publisher_id, o.is_test,
    CASE WHEN i.data ? 'website_url' THEN i.data ->> 'website_url' ELSE o.website_url END AS website_url
  FROM import_outlet i JOIN outlet o ON o.id = i.id
  WHERE o.publisher_id IS NOT NULL AND i.data ->> 'status' IS DISTINCT FROM 'ARCHIVED'
    AND (o.deleted_at IS NOT NULL
      OR i.data ? 'website_url' AND i.data ->> 'website_url' IS DISTINCT FROM o.website_url)
  ORDER BY o.id`

const addIssue = `
  INSERT INTO import_fault (line, "column", reason)
  SELECT line, 'outlet_website_url', 'is the URL of an outlet of another publisher'
  FROM import_row WHERE outlet_key = $1 ORDER BY line LIMIT 1`

/**
 * Claims the URLs of publishers' outlets that the file changes or restores, and adds an issue for each that another
 * publisher has claimed. The rules are those of `claimUrl`. Locks the outlets of publishers in the file until the end of
 * the transaction.
 */
export async function claimUrls(client: ClientBase): Promise<void> {
  await client.query(lockOutlets)
  const { rows } = await client.query<ClaimRow>(changedClaims)
  const claims = rows
    .map((row) => ({ ...row, url: row.website_url && claimedForm(row.website_url) }))
    // All imports take the locks in the same order.
    .sort((a, b) => ((a.url ?? '') < (b.url ?? '') ? -1 : 1))
  const publishers = new Map<string, string>()
  for (const { url, ...claim } of claims) {
    const { id, key } = claim
    if (url && !(await isFree(client, url, claim, publishers))) await client.query(addIssue, [key])
    const columns = JSON.stringify({ claimed_url: url })
    await client.query('UPDATE import_outlet SET data = data || $2::jsonb WHERE id = $1', [
      id,
      columns,
    ])
  }
  if (claims.length > 0)
    await client.query(
      'UPDATE import_row SET bad = true WHERE NOT bad AND line IN (SELECT line FROM import_fault)',
    )
}

/** @param publishers publisher of each URL that the file has claimed so far, live and test apart */
async function isFree(
  client: ClientBase,
  url: string,
  { publisher_id: publisherId, is_test: isTest }: ClaimRow,
  publishers: Map<string, string>,
): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`outlet url ${url}`])
  const key = `${isTest} ${url}`
  const first = publishers.get(key) ?? publisherId
  publishers.set(key, first)
  if (first !== publisherId) return false
  const { rowCount } = await client.query(
    'SELECT FROM outlet WHERE claimed_url = $1 AND publisher_id <> $2 AND is_test = $3 AND deleted_at IS NULL LIMIT 1',
    [url, publisherId, isTest],
  )
  return rowCount === 0
}
