import type { ClientBase, Pool } from 'pg'
import { hashToken } from '../../src/access/token-form.js'
import { toSlug } from '../../src/domain/rules/slug.js'
import { type InsertRow, insertRows } from '../../src/postgres/insert-rows.js'
import { agreementRows } from './agreements.js'
import { articleRows } from './articles.js'
import { campaignRows } from './campaigns.js'
import { addOutlet, type CatalogueRows, emptyRows, type References } from './catalogue.js'
import { commentRows } from './comments.js'
import { complianceRows } from './compliance.js'
import { folderRows } from './folders.js'
import { invoiceRows } from './invoices.js'
import { grantRows } from './oauth-grants.js'
import { offersOnSale } from './on-sale.js'
import { opportunityRows } from './opportunities.js'
import { orderRows } from './orders.js'
import { outletListRows } from './outlet-lists.js'
import { profileRows } from './profiles.js'
import { offerByPublishers, publishingRows } from './publishers.js'
import { Random } from './random.js'
import { ensureReferences, idsBy } from './references.js'
import { swapRows } from './swaps.js'
import { demoPublishers, demoTeams, teamRows } from './teams.js'
import { demoToken } from './tokens.js'

export { demoToken } from './tokens.js'

/** Demo tokens in plain text. */
export type DemoTokens = {
  teams: { name: string; slug: string; token: string }[]
  operator: string
  publisher: string
}

const outletCount = 360
const lockKey = 'masthead demo'
const day = 86_400_000

/** Returns the demo tokens for a secret key, whether or not the database contains the demo. */
export function demoTokens(secretKey: string): DemoTokens {
  return {
    teams: demoTeams.map(({ name, slug }) => ({ name, slug, token: demoToken(secretKey, slug) })),
    operator: demoToken(secretKey, 'operator'),
    publisher: demoToken(secretKey, demoPublishers[0]!.slug),
  }
}

/** Whether the token of the first demo team is valid in this database. */
export async function hasDemo(db: { pool: Pool }, secretKey: string): Promise<boolean> {
  const hash = Buffer.from(hashToken(demoToken(secretKey, demoTeams[0]!.slug)))
  const { rowCount } = await db.pool.query(
    `SELECT FROM api_token t JOIN team ON team.id = t.team_id
     WHERE t.token_hash = $1 AND t.revoked_at IS NULL AND team.deleted_at IS NULL`,
    [hash],
  )
  return rowCount === 1
}

/**
 * Inserts the demo marketplace in one transaction, if the database contains neither outlets nor teams. Rows and IDs
 * are always the same. Dates are relative to `now`.
 * @returns null if the database was not empty
 */
export async function seedDemo(
  db: { pool: Pool },
  secretKey: string,
  now = Date.now(),
): Promise<DemoTokens | null> {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lockKey])
    const empty = await isEmpty(client)
    if (empty) await write(client, secretKey, now)
    await client.query('COMMIT')
    return empty ? demoTokens(secretKey) : null
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM outlet) AND NOT EXISTS (SELECT FROM team) AS empty',
  )
  return rows[0]!.empty
}

async function write(client: ClientBase, secretKey: string, now: number): Promise<void> {
  await client.query(`SET LOCAL masthead.defer_listing = 'on'`)
  const foundedAt = new Date(now - 400 * day).toISOString()
  await insertTables(
    client,
    teamRows(secretKey, await idsBy(client, 'user_role', 'name'), foundedAt),
  )

  const refs = await ensureReferences(client)
  const statusIds = await idsBy(client, 'article_content_status', 'prefix')
  const catalogue = demoCatalogue(refs, now)
  const offersTo = offersOnSale(catalogue, refs)
  const articles = articleRows(offersTo, statusIds, now)
  offerByPublishers(catalogue, articles)
  await insertTables(client, catalogue)
  await client.query('SELECT listing_refresh(array_agg(id)) FROM product')

  await insertTables(client, profileRows(refs.tags, foundedAt))
  await insertTables(client, campaignRows(now))
  const publishing = publishingRows(articles, catalogue, now)
  await insertTables(client, articles)
  await insertTables(client, invoiceRows(articles, catalogue))
  await insertTables(client, commentRows(now))
  await insertTables(client, orderRows(offersTo, now))
  await insertTables(client, {
    ...swapRows(articles, catalogue, offersTo, now),
    ...complianceRows(now),
    ...outletListRows(secretKey, catalogue, now),
    ...opportunityRows(offersTo, now),
    ...agreementRows(foundedAt),
    ...grantRows(now),
    ...folderRows(foundedAt),
    ...publishing,
  })
}

async function insertTables(
  client: ClientBase,
  tables: Record<string, InsertRow[]>,
): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertRows(client, table, rows)
}

function demoCatalogue(refs: References, now: number): CatalogueRows {
  const rows = emptyRows()
  const taken = new Set<string>()
  const keyOf = (name: string) => toSlug(name, 'outlet')
  const accept = (name: string) => taken.size < taken.add(keyOf(name)).size
  for (let number = 0; number < outletCount; number++) {
    const random = new Random(`demo outlet ${number}`)
    addOutlet(rows, refs, {
      random,
      number,
      now,
      accept,
      key: ({ name }) => keyOf(name),
    })
  }
  return rows
}
