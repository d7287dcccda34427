/** Runs a statement and returns its rows. */
export type Query = (sql: string) => Promise<{ count?: bigint | string }[]>

// Statements that find violations: incomplete orders, and amounts that are lost or counted twice.
const violations: Record<string, string> = {
  'orders without line items': `
    SELECT FROM "order" o WHERE NOT EXISTS (SELECT FROM order_line_item WHERE order_id = o.id)`,
  'line items without one order item for each unit': `
    SELECT FROM order_line_item l
    WHERE quantity <> (SELECT count(*) FROM order_item WHERE order_line_item_id = l.id)`,
  'orders whose subtotal is not the sum of their lines': `
    SELECT FROM "order" o
    WHERE subtotal <> (SELECT sum(price * quantity) FROM order_line_item WHERE order_id = o.id)`,
  'orders whose credits are not what the ledger says': `
    SELECT FROM "order" o
    WHERE CASE status WHEN 'CANCELLED' THEN 0 ELSE credits_applied END <> (
      SELECT COALESCE(sum(CASE type WHEN 'DEBIT' THEN amount ELSE -amount END), 0)
      FROM team_ledger WHERE order_id = o.id AND entity IS NULL)`,
  'balances that are not the sum of their ledger': `
    SELECT FROM team_balance b
    WHERE amount <> (
      SELECT COALESCE(sum(CASE type WHEN 'CREDIT' THEN amount ELSE -amount END), 0)
      FROM team_ledger WHERE team_id = b.team_id)`,
  'balances that are not what is left of their credits': `
    SELECT FROM team_balance b
    WHERE amount <> (SELECT COALESCE(sum(remaining), 0) FROM team_credit WHERE team_id = b.team_id)`,
  'order items that should have an article and do not, or the other way round': `
    SELECT FROM order_item i
    JOIN product p ON p.id = i.product_id
    JOIN product_type y ON y.id = p.type_id
    JOIN "order" o ON o.id = i.order_id
    LEFT JOIN article a ON a.order_item_id = i.id
    WHERE (o.status = 'PAID' AND y.prefix <> 'ADD_ON') <> (a.id IS NOT NULL)`,
  'articles without exactly one first status': `
    SELECT FROM article a
    WHERE 1 <> (
      SELECT count(*) FROM article_status_history
      WHERE article_id = a.id AND previous_status_id IS NULL)`,
  'orders without an invoice though paid, or the other way round': `
    SELECT FROM "order" o
    WHERE (status = 'PAID')::int <> (
      SELECT count(*) FROM invoice WHERE order_id = o.id AND type = 'INVOICE' AND status = 'ISSUED')`,
  'orders that are not what their invoices less their credit notes add up to': `
    SELECT FROM "order" o LEFT JOIN invoice held
      ON held.order_id = o.id AND held.type = 'INVOICE' AND held.status = 'ISSUED'
    WHERE COALESCE(held.total, 0) <> (
      SELECT COALESCE(sum(CASE type WHEN 'INVOICE' THEN total ELSE -total END), 0)
      FROM invoice WHERE order_id = o.id)`,
  'numbers of documents that were left out': `
    SELECT FROM invoice_number
    WHERE last <> (
      SELECT count(*) FROM (
        SELECT reference_number FROM invoice UNION ALL SELECT reference_number FROM payout_statement
      ) AS document WHERE reference_number ~ ('^' || prefix || '-' || year || '-\\d{6}$'))`,
  'orders paid without a payment, or the other way round': `
    SELECT FROM "order" o
    WHERE (status = 'PAID' AND total > 0)::int <> (
      SELECT count(*) FROM order_payment WHERE order_id = o.id AND status = 'SUCCEEDED')`,
  'card charges without an order that they paid': `
    SELECT FROM test_card_charge c
    WHERE failure_code IS NULL AND NOT EXISTS (
      SELECT FROM order_payment p JOIN "order" o ON o.id = p.order_id
      WHERE p.idempotency_key = c.idempotency_key AND p.status = 'SUCCEEDED' AND o.status = 'PAID'
        AND o.payment_intent_id = c.payment_id AND o.total = c.amount)`,
  'payments that are never settled': `
    SELECT FROM order_payment WHERE status = 'PROCESSING'`,
}

/** Counts violations by orders and payments, by name. */
export function auditOrders(query: Query): Promise<Record<string, number>> {
  return countViolations(query, violations)
}

/** Counts the rows of statements that find violations, by name. */
export async function countViolations(
  query: Query,
  statements: Record<string, string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, sql] of Object.entries(statements)) {
    const [row] = await query(`SELECT count(*) FROM (${sql}) AS fault`)
    counts[name] = Number(row!.count)
  }
  return counts
}
