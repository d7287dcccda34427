import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { referenceNumber } from '../../src/values/reference.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { orderRecord } from './orders-limits.js'

interface Cart {
  profile_id: string
  line_items: { product_id: string; quantity: number; is_add_on: boolean }[]
}

/** Buyer of the order. Locks the balance of the team if it is positive. */
const buyer = `
  SELECT p.team_id, t.pro_pricing_enabled AS pro, t.owner_id, u.email, b.amount AS balance
  FROM profile p JOIN team t ON t.id = p.team_id JOIN "user" u ON u.id = t.owner_id
  LEFT JOIN LATERAL (SELECT amount FROM team_balance WHERE team_id = p.team_id AND amount > 0 FOR UPDATE) b ON true
  WHERE p.id = $1 AND p.team_id = $2 AND p.deleted_at IS NULL`

const products = `
  SELECT p.id, y.prefix AS type, p.internal_cost, p.reseller_price, r.price::int, coalesce(r.standard, r.price)::int AS product_price
  FROM product p JOIN product_type y ON y.id = p.type_id JOIN outlet o ON o.id = p.outlet_id
  CROSS JOIN LATERAL (SELECT min(unit_amount) AS price, min(unit_amount) FILTER (WHERE pricing_tier = 'STANDARD') AS standard
    FROM product_price WHERE product_id = p.id AND (pricing_tier = 'STANDARD' OR $2)) r
  WHERE p.id = ANY($1) AND p.active AND p.deleted_at IS NULL AND o.status = 'ACTIVE' AND o.deleted_at IS NULL`

/** Inserts the order, its line items and one item per unit, and returns the response, in one statement. */
const write = `
  WITH o AS (
    INSERT INTO "order" (id, team_id, profile_id, client_id, checkout_by_id, account_owner_email, reference_number, client_secret, subtotal, total)
    VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $8) RETURNING *
  ), line AS (
    SELECT * FROM unnest($9::uuid[], $10::uuid[], $11::int[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::boolean[])
      WITH ORDINALITY AS line (id, product_id, quantity, price, product_price, internal_cost, reseller_price, is_add_on, position)
  ), l AS (
    INSERT INTO order_line_item (id, team_id, order_id, product_id, quantity, price, is_add_on, position)
    SELECT id, $2, $1, product_id, quantity, price, is_add_on, position - 1 FROM line RETURNING *
  ), i AS (
    INSERT INTO order_item (id, team_id, order_id, profile_id, order_line_item_id, product_id, sale_price, product_price, internal_cost, reseller_price)
    SELECT uuidv7(), $2, $1, $3, id, product_id, price, product_price, internal_cost, reseller_price FROM line, generate_series(1, quantity)
  )
  SELECT row_to_json(r)::text AS body FROM (
    SELECT ${orderRecord}, (SELECT json_agg(json_build_object('product_id', product_id, 'is_add_on', is_add_on, 'price', price / 100.0,
      'quantity', quantity, 'linked_order_line_item_id', linked_order_line_item_id) ORDER BY position) FROM l) AS line_items
    FROM o) r`

/** Mounts a hand-written checkout of five statements, without credits and add-ons. `team` is the team of the token. */
export function mountCheckoutLimit(bare: FastifyInstance, pool: pg.Pool): void {
  bare.post<{ Querystring: { team: string }; Body: Cart }>(
    '/orders/checkout',
    async (request, reply) => {
      const { profile_id, line_items: cart } = request.body
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const values = [profile_id, request.query.team]
        const { rows: buyers } = await client.query({ name: 'buyer', text: buyer, values })
        const { team_id, pro, owner_id, email, balance } = buyers[0]
        if (balance) throw new Error('The limit spends no credits.')
        const ids = cart.map((line) => line.product_id)
        const { rows } = await client.query({
          name: 'products',
          text: products,
          values: [ids, pro],
        })
        const known = new Map(rows.map((row) => [row.id, row]))
        const lines = cart.map((line) => ({
          ...known.get(line.product_id)!,
          ...line,
          id: uuidV7(),
        }))
        const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
        const all = (key: string) => lines.map((line) => line[key])
        const { rows: written } = await client.query({
          name: 'write',
          text: write,
          values: [
            uuidV7(),
            team_id,
            profile_id,
            owner_id,
            email,
            referenceNumber('ORD', new Date()),
            `cs_${randomBytes(32).toString('base64url')}`,
            total,
            ...['id', 'product_id', 'quantity', 'price', 'product_price'].map(all),
            ...['internal_cost', 'reseller_price', 'is_add_on'].map(all),
          ],
        })
        await client.query('COMMIT')
        return reply.type('application/json').send(written[0].body)
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
  )
}
