import { built } from './build.js'

const perTeam = 1_000

/**
 * Returns the URL of a database with this number of orders over two years, with a growing number per month. A team has a
 * thousand orders on average; few teams have many. Most orders have one line, few have five.
 */
export function ordersOf(server: string, orders: number): Promise<string> {
  const teams = Math.ceil(orders / perTeam)
  return built(server, {
    name: `bench_orders_${orders}`,
    products: 10_000,
    parents: parents(teams),
    tables: ['order', 'order_line_item', 'order_item'],
    rows: rows(orders, teams),
  })
}

const parents = (teams: number) => [
  `INSERT INTO "user" (id, first_name, last_name, email, user_role_id, referral_code)
   SELECT uuidv7(), 'Owner', 'No. ' || n, 'owner-' || n || '@bench.invalid', r.id, 'OWNER' || n
   FROM generate_series(1, ${teams}) n, user_role r WHERE r.name = 'Client'`,
  `INSERT INTO team (id, name, slug, contact_email, referral_code, owner_id)
   SELECT uuidv7(), 'Team ' || n, 'bench-team-' || n, 'team-' || n || '@bench.invalid', 'BENCH' || n, u.id
   FROM generate_series(1, ${teams}) n JOIN "user" u ON u.referral_code = 'OWNER' || n`,
  `INSERT INTO profile (id, team_id, name, logo)
   SELECT uuidv7(), id, 'Profile ' || n, 'https://logos.example.com/p.png' FROM team, generate_series(1, 3) n`,
]

const rows = (orders: number, teams: number) => [
  `CREATE TEMP TABLE buyer AS
   SELECT row_number() OVER (ORDER BY t.id) - 1 AS number, t.id AS team_id, t.owner_id, u.email,
     array_agg(p.id ORDER BY p.id) AS profiles
   FROM team t JOIN profile p ON p.team_id = t.id JOIN "user" u ON u.id = t.owner_id GROUP BY t.id, u.email`,
  `CREATE TEMP TABLE sold AS
   SELECT row_number() OVER (ORDER BY l.product_id) - 1 AS number, l.product_id, l.standard_price AS price,
     p.internal_cost, p.reseller_price
   FROM listing l JOIN product p ON p.id = l.product_id WHERE l.withheld IS NULL AND l.standard_price IS NOT NULL`,
  // Random team, profile, number of lines and status.
  `CREATE TEMP TABLE drawn AS
   SELECT uuidv7(at - now()) AS id, n, at, floor(${teams} * random() ^ 2) AS buyer, 1 + floor(3 * random())::int AS profile,
     random() AS size, random() AS fate, random() AS way, random() * interval '5 days' AS paid_after
   FROM (SELECT n, now() - (1 - sqrt(n / ${orders}.0)) * interval '730 days' AS at FROM generate_series(1, ${orders}) n) d`,
  `CREATE TEMP TABLE line AS
   SELECT uuidv7(d.at - now()) AS id, d.id AS order_id, d.position, d.at, s.product_id, s.price, s.internal_cost, s.reseller_price,
     CASE WHEN units < 0.9 THEN 1 WHEN units < 0.98 THEN 2 ELSE 5 END AS quantity
   FROM (
     SELECT id, at, position, random() AS units, floor((SELECT count(*) FROM sold) * random() ^ 2) AS product
     FROM drawn, generate_series(0, CASE WHEN size < 0.6 THEN 0 WHEN size < 0.8 THEN 1 WHEN size < 0.9 THEN 2 WHEN size < 0.96 THEN 3 ELSE 4 END) position
   ) d JOIN sold s ON s.number = d.product`,
  'ANALYZE drawn, line, buyer, sold',
  `INSERT INTO "order" (id, team_id, profile_id, client_id, checkout_by_id, reference_number, client_secret, status, payment_status,
     date_paid, subtotal, discount, total, account_owner_email, customer_invoice_id, customer_invoice_source, customer_invoice_date,
     created_at, updated_at)
   SELECT id, team_id, profiles[profile], owner_id, owner_id,
     'ORD-' || to_char(at, 'YYYYMMDD') || '-' || upper(left(md5(n::text), 13)), 'cs_' || left(md5(id::text) || md5(n::text), 43),
     CASE WHEN is_paid THEN 'PAID' WHEN fate < 0.85 THEN 'CANCELLED' ELSE 'CREATED' END::order_status,
     CASE WHEN is_paid THEN 'PAID' WHEN way < 0.2 THEN 'FAILED' WHEN way < 0.6 THEN 'EXPIRED' ELSE 'NOT_STARTED' END::payment_status,
     date_paid, subtotal, discount, subtotal - discount, email,
     CASE WHEN is_paid THEN 'INV-' || upper(left(md5(n::text), 13)) END,
     CASE WHEN is_paid THEN CASE WHEN way < 0.4 THEN 'WIRE' ELSE 'CARD_PROCESSOR' END::invoice_source END,
     date_paid, at, coalesce(date_paid, at)
   FROM (
     SELECT d.*, b.*, fate < 0.75 AS is_paid, CASE WHEN fate < 0.75 THEN least(at + paid_after, now()) END AS date_paid,
       l.subtotal, CASE WHEN way < 0.1 THEN l.subtotal / 10 ELSE 0 END AS discount
     FROM drawn d JOIN buyer b ON b.number = d.buyer
     JOIN (SELECT order_id, sum(price * quantity)::bigint AS subtotal FROM line GROUP BY order_id) l ON l.order_id = d.id
   ) o ORDER BY n`,
  // Of the lines after the first, one in ten is an add-on to the first.
  `INSERT INTO order_line_item (id, team_id, order_id, product_id, quantity, price, is_add_on, linked_order_line_item_id, position,
     created_at, updated_at)
   SELECT l.id, o.team_id, o.id, l.product_id, l.quantity, l.price, first.id IS NOT NULL, first.id, l.position, l.at, l.at
   FROM line l JOIN "order" o ON o.id = l.order_id
   LEFT JOIN line first ON l.position > 0 AND hashtext(l.id::text) % 10 = 0 AND first.order_id = l.order_id AND first.position = 0
   ORDER BY l.id`,
  `INSERT INTO order_item (id, team_id, order_id, order_line_item_id, product_id, profile_id, sale_price, product_price, internal_cost,
     reseller_price, created_at, updated_at)
   SELECT uuidv7(at - now()), o.team_id, o.id, l.id, l.product_id, o.profile_id, price, price, internal_cost, reseller_price, at, at
   FROM line l JOIN "order" o ON o.id = l.order_id, generate_series(1, quantity)
   ORDER BY l.id`,
]
