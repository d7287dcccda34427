import { expect } from 'vitest'
import type { Api } from './api.js'
import { auditLedger, type Buyer, line, order } from './shop.js'

const shown =
  'id status priceDifference processingFee total paymentUrl referenceNumber fromName toName completedAt'

/** Operators and teams at swaps, through the graph. */
export function swapping(api: Api) {
  const move =
    (name: string) =>
    (swapId: string, token = api.operator) =>
      api.send('POST', token, '/graphql', {
        query: `mutation { ${name}(input: {swapId: "${swapId}"}) { ${shown} } }`,
      })
  return {
    accept: move('acceptSwap'),
    cancel: move('cancelSwap'),
    markPaid: move('markSwapPaid'),
    propose: (orderItemId: string, productId: string, token = api.operator) =>
      api.send('POST', token, '/graphql', {
        query: `mutation { proposeSwap(input: {orderItemId: "${orderItemId}", productId: "${productId}"}) { ${shown} } }`,
      }),
    /** A paid order of so many units of a product, and its items. */
    paid: async (team: Buyer, productId: string, units = 1, more: object = {}) => {
      const { id } = await order(api, team, [line(productId, units)], more)
      await api.graph(api.operator, `mutation { markOrderPaid(input: {orderId: "${id}"}) { id } }`)
      const items = await api.prisma.orderItem.findMany({
        where: { orderId: id },
        include: { article: true },
        orderBy: { id: 'asc' },
      })
      return { id: id as string, items }
    },
  }
}

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n)

/** What must hold of a paid order's money whatever swaps came over it; answers with the invoice that holds. */
export async function auditSwaps({ prisma }: Api, orderId: string) {
  const order = await prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      invoices: { include: { items: true } },
      items: { include: { article: true, swaps: true } },
      payments: true,
      swaps: true,
      ledgerEntries: true,
    },
  })
  const notes = order.invoices.filter(({ type }) => type === 'CREDIT_NOTE')
  const invoices = order.invoices.filter(({ type }) => type === 'INVOICE')
  const [holds, ...others] = invoices.filter(({ status }) => status === 'ISSUED')
  if (!holds) throw new Error('No invoice holds')
  expect(others).toEqual([])
  expect(order.customerInvoiceId).toBe(holds.referenceNumber)
  expect(notes.map(({ correctsId }) => correctsId).sort()).toEqual(
    invoices.flatMap(({ id, status }) => (status === 'SUPERSEDED' ? [id] : [])).sort(),
  )
  for (const amount of [
    'subtotal',
    'discount',
    'creditsApplied',
    'processingFee',
    'total',
  ] as const) {
    const [issued, takenBack] = [invoices, notes].map((all) => sum(all.map((one) => one[amount])))
    expect(issued! - takenBack!).toBe(holds[amount])
  }
  expect(holds.subtotal).toBe(sum(order.items.map(({ salePrice }) => salePrice)))
  for (const { items, subtotal } of order.invoices)
    expect(sum(items.map(({ amount }) => amount))).toBe(subtotal)
  expect(holds.amountPaid - holds.amountRefunded).toBe(holds.total)
  const received = order.payments.filter(({ status }) => status === 'SUCCEEDED')
  expect(sum(received.map(({ amount }) => amount))).toBe(holds.amountPaid)
  const returned = order.ledgerEntries.filter(({ entity }) => entity === 'swap')
  expect(sum(returned.map(({ amount }) => amount))).toBe(
    order.creditsApplied - holds.creditsApplied + holds.amountRefunded,
  )
  const completed = order.swaps.filter(({ status }) => status === 'COMPLETED')
  expect(invoices.length).toBe(completed.length + 1)
  expect(sum(completed.map(({ total }) => total))).toBe(holds.amountPaid - order.total)
  for (const { id, productId, article, swaps } of order.items) {
    expect(swaps.filter(({ status }) => status === 'PENDING_CLIENT').length).toBeLessThan(2)
    const last = swaps
      .filter(({ status }) => status === 'COMPLETED')
      .sort((a, b) => (a.id < b.id ? 1 : -1))[0]
    if (last) expect([id, productId]).toEqual([id, last.toProductId])
    if (article) expect(article.productId).toBe(productId)
  }
  await auditLedger(prisma, order.teamId)
  return holds
}
