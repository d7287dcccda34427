import { shell } from '../../src/cli/shell.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { newToken, withDatabase } from './data.js'
import { type Call, sameBodies, start, stop, type Target, versus } from './measure.js'
import { type Line, line } from './table.js'

/** Creates a team with a profile, and carts of five products each. */
function buyerOf(url: string) {
  return withDatabase(url, async (db) => {
    const team = await createTeam(db.prisma, shell, { name: 'Bench checkout' })
    const profile = await db.prisma.profile.create({ data: { teamId: team.id, name: 'Bench' } })
    const { rows } = await db.pool.query<{ product_id: string }>(
      `SELECT product_id FROM listing WHERE withheld IS NULL AND standard_price IS NOT NULL ORDER BY md5(product_id::text) LIMIT 250`,
    )
    const carts = Array.from({ length: 50 }, (_, index) =>
      JSON.stringify({
        profile_id: profile.id,
        line_items: rows
          .slice(index * 5, index * 5 + 5)
          .map(({ product_id }) => ({ product_id, quantity: 1, is_add_on: false })),
      }),
    )
    return { id: team.id, token: await newToken(db, team), carts }
  })
}

/** Fields that differ between two orders of the same cart. */
const own = ['id', 'reference_number', 'client_secret', 'checkout_link', 'created_at', 'updated_at']

const comparable = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, own.includes(key) ? typeof value : value]),
  )

/** Measures checkouts of five line items against a hand-written transaction. Deletes the orders afterwards. */
export async function checkouts(url: string, orders: number, seconds: number): Promise<Line[]> {
  const { id, token, carts } = await buyerOf(url)
  const targets = await Promise.all([start('masthead', url), start('limit', url)])
  const [masthead, limit] = targets as [Target, Target]
  const ours: Call = [{ ...masthead, token }, '/orders/checkout', carts]
  const other: Call = [limit, `/orders/checkout?team=${id}`, carts]
  try {
    await sameBodies(ours, other, comparable)
    const rates = await versus(ours, other, seconds)
    return [line('POST /orders/checkout of 5 line items', orders, rates, 0.6)]
  } finally {
    await Promise.all(targets.map(stop))
    await withDatabase(url, ({ pool }) =>
      pool.query('DELETE FROM "order" WHERE team_id = $1', [id]),
    )
  }
}
