import { countViolations, type Query } from './orders.js'

const net = '(SELECT COALESCE(sum(amount), 0) FROM publisher_ledger WHERE placement_id = p.id)'
const delivered = "p.status IN ('DELIVERED', 'SETTLED')"

// Statements that find violations: earnings of publishers that are lost or counted twice.
const violations: Record<string, string> = {
  'placements whose payout and commission are not their price': `
    SELECT FROM placement p WHERE sale_price <> payout + commission`,
  'delivered placements that have not earned their share of what is left of the price': `
    SELECT FROM placement p JOIN order_item i ON i.id = p.order_item_id
    WHERE ${delivered} AND p.sale_price > 0 AND ${net} <> CASE
      WHEN i.is_refunded THEN 0
      ELSE (2 * p.payout * i.sale_price + p.sale_price) / (2 * p.sale_price) END`,
  'placements that have earned something and are not delivered': `
    SELECT FROM placement p WHERE NOT ${delivered} AND ${net} <> 0`,
  'payouts that are not the sum of their entries': `
    SELECT FROM payout o WHERE status IN ('PENDING', 'SENDING', 'PAID', 'REVERSING')
      AND amount <> (SELECT COALESCE(sum(amount), 0) FROM publisher_ledger WHERE payout_id = o.id)`,
  'ended payouts that keep entries': `
    SELECT FROM payout o WHERE status IN ('CANCELLED', 'FAILED', 'REVERSED')
      AND EXISTS (SELECT FROM publisher_ledger WHERE payout_id = o.id)`,
  'entries in a payout of another publisher': `
    SELECT FROM publisher_ledger e JOIN payout o ON o.id = e.payout_id WHERE o.team_id <> e.team_id`,
  'settled placements without a paid payout': `
    SELECT FROM placement p WHERE status = 'SETTLED' AND NOT EXISTS (
      SELECT FROM publisher_ledger e JOIN payout o ON o.id = e.payout_id
      WHERE e.placement_id = p.id AND e.type = 'EARNED' AND o.status IN ('PAID', 'REVERSING'))`,
  'paid order items of a publisher without a placement': `
    SELECT FROM order_item i
    JOIN "order" o ON o.id = i.order_id
    JOIN product ON product.id = i.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    WHERE o.status = 'PAID' AND outlet.publisher_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM placement p WHERE p.order_item_id = i.id)`,
}

/** Counts violations by deliveries, refunds and payouts, by name. */
export function auditPayouts(query: Query): Promise<Record<string, number>> {
  return countViolations(query, violations)
}
