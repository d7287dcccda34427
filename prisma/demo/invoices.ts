import type { InsertRow } from '../../src/postgres/insert-rows.js'
import type { CatalogueRows } from './catalogue.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)

/** Returns the rows of the demo orders' payments and invoices. Tables are in the order of insertion. */
export function invoiceRows(
  { order, order_line_item }: { order: InsertRow[]; order_line_item: InsertRow[] },
  { outlet, product }: CatalogueRows,
): Record<string, InsertRow[]> {
  const rows: Record<string, InsertRow[]> = { order_payment: [], invoice: [], invoice_item: [] }
  const byId = (all: InsertRow[], id: unknown) => all.find((row) => row.id === id)!
  for (const { id: order_id, team_id, total, date_paid, ...paid } of order) {
    const random = new Random(`demo invoice ${order_id}`)
    const [paymentId, invoiceId] = [random.uuid(idBase), random.uuid(idBase)]
    const belongs = { team_id, order_id }
    const times = { created_at: date_paid, updated_at: date_paid }
    const { name, domain } = demoTeams.find(({ slug }) => demoTeamId(slug) === team_id)!
    rows.order_payment!.push({
      id: paymentId,
      ...belongs,
      provider: 'WIRE',
      idempotency_key: paymentId,
      status: 'SUCCEEDED',
      amount: total,
      settled_at: date_paid,
      ...times,
    })
    rows.invoice!.push({
      id: invoiceId,
      ...belongs,
      reference_number: paid.customer_invoice_id,
      type: 'INVOICE',
      issued_at: date_paid,
      date_paid,
      customer_name: name,
      customer_email: `hello@${domain}`,
      external_source: 'WIRE',
      subtotal: total,
      total,
      amount_paid: total,
      ...times,
    })
    const lines = order_line_item.filter((line) => line.order_id === order_id)
    for (const { product_id, price, quantity, position } of lines) {
      const bought = byId(product, product_id)
      rows.invoice_item!.push({
        id: random.uuid(idBase),
        team_id,
        invoice_id: invoiceId,
        name: bought.name,
        description: byId(outlet, bought.outlet_id).name,
        quantity,
        unit_amount: price,
        amount: Number(price) * Number(quantity),
        position,
      })
    }
  }
  return rows
}
