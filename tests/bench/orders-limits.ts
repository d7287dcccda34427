import { iso, type Limit, paged } from './limits.js'

const dollars = (column: string) => `${column} / 100.0 AS ${column.replace(/^.*\./, '')}`
const times = (row: string) =>
  ['created_at', 'updated_at', 'deleted_at']
    .map((column) => `${iso(`${row}.${column}`)} AS ${column}`)
    .join(', ')

/** SQL of the fields of an order. Checkout links have the default host of the server. */
export const orderRecord = `o.id, o.profile_id, o.client_id, o.checkout_by_id, o.team_id,
  ${['o.total', 'o.subtotal', 'o.processing_fee', 'o.discount', 'o.credits_applied'].map(dollars).join(', ')},
  o.coupon, o.client_secret, ${iso('o.date_paid')} AS date_paid, o.status, o.payment_status,
  ${iso('o.payment_expires_at')} AS payment_expires_at, o.reference_number, o.external_reference_number, o.customer_invoice_id,
  o.customer_invoice_source, ${iso('o.customer_invoice_date')} AS customer_invoice_date, o.customer_invoice_url, o.is_guest_order,
  o.guest_email, o.account_owner_email, o.guest_processor_customer_id, o.checkout_session_id, o.payment_intent_id,
  o.analytics_distinct_id, o.metadata,
  CASE WHEN o.status <> 'PAID' THEN 'http://127.0.0.1:4000/orders/checkout/' || o.reference_number END AS checkout_link,
  ${times('o')}`

const lines = (product: string) => `(
  SELECT coalesce(json_agg(l), '[]') FROM (
    SELECT l.id, l.order_id, l.product_id, l.quantity, ${dollars('l.price')}, l.is_add_on, l.linked_order_line_item_id,
      (SELECT coalesce(json_agg(json_build_object('id', i.id, 'campaign_id', i.campaign_id) ORDER BY i.created_at, i.id), '[]')
        FROM order_item i WHERE i.order_line_item_id = l.id AND i.deleted_at IS NULL) AS order_items,
      p.name, p.type_id, y.name AS product_type_name, y.prefix AS product_type_prefix, ${product}, ${times('l')}
    FROM order_line_item l JOIN product p ON p.id = l.product_id JOIN product_type y ON y.id = p.type_id
      JOIN outlet t ON t.id = p.outlet_id
    WHERE l.order_id = o.id AND l.deleted_at IS NULL ORDER BY l.position, l.id
  ) l) AS line_items`

const includes = `(SELECT coalesce(json_agg(json_build_object('channel_type', n.channel_type, 'placement_type', n.placement_type) ORDER BY pc.position), '[]')
  FROM product_channel pc JOIN outlet_channel n ON n.id = pc.channel_id WHERE pc.product_id = p.id AND n.deleted_at IS NULL) AS includes`

/** Mounts the hand-written baselines of orders. `team` is the team of the token. */
export const ordersLimits: Record<string, Limit> = {
  '/orders': {
    text: paged(
      `SELECT ${orderRecord}, ${lines(`json_build_object('logo', t.logo, 'website_url', t.website_url) AS outlet`)},
        (SELECT json_build_object('name', name, 'contact_email', contact_email) FROM team WHERE id = o.team_id) AS team
      FROM (SELECT * FROM "order" WHERE team_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 25) o
      ORDER BY o.created_at DESC, o.id DESC`,
      '"order" WHERE team_id = $1 AND deleted_at IS NULL',
    ),
    values: ({ team }) => [team],
  },
  '/orders/:id': {
    text: `SELECT row_to_json(r)::text AS body FROM (
      SELECT ${orderRecord}, coalesce(o.guest_email, t.name) AS name, coalesce(o.guest_email, o.account_owner_email, t.contact_email) AS email,
        ${lines(`json_build_object('id', t.id, 'name', t.name, 'logo', t.logo, 'website_url', t.website_url) AS outlet, ${includes}`)}
      FROM "order" o JOIN team t ON t.id = o.team_id WHERE o.id = $2 AND o.team_id = $1 AND o.deleted_at IS NULL) r`,
    values: ({ team, id }) => [team, id],
  },
}
