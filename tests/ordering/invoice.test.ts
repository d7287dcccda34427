import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const { paid, propose, accept } = swapping(api)

const product = await makeProduct(api)
const own = await makeBuyer(api)
const other = await makeBuyer(api)

const fields =
  'id type status label referenceNumber correctsReferenceNumber externalSource externalUrl customerName customerEmail receiptEmail couponCode total'
const invoicesOf = (orderId: string, token = own.token) =>
  api
    .graph(
      token,
      `{ invoices(where: {orderId: {eq: "${orderId}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { totalCount nodes { ${fields} } } }`,
    )
    .then(({ invoices }) => invoices.nodes)

const reissuing = `mutation ($input: ReissueInvoiceInput!) { reissueInvoice(input: $input) { ${fields} } }`
const updating = `mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { ${fields} } }`
const codeOf = async (token: string, query: string, input: object) =>
  (await api.graphError(token, query, { input })).extensions.code

describe('the life of an invoice', () => {
  it('issued, linked to another system, reissued for another name', async () => {
    const { id } = await paid(own, product.id)
    const [first] = await invoicesOf(id)
    expect(first).toMatchObject({ status: 'ISSUED', customerName: 'Acme', externalUrl: null })

    const externalUrl = 'https://billing.example.com/i/1'
    const input = { invoiceId: first.id, externalUrl, externalSource: 'BILLING_PLATFORM' }
    await api.graph(api.operator, updating, { input })
    expect((await api.get(own.token, `/orders/${id}`)).body).toMatchObject({
      customer_invoice_url: externalUrl,
      customer_invoice_source: 'BILLING_PLATFORM',
      customer_invoice_id: first.referenceNumber,
    })

    const customerName = 'Acme Holding Ltd'
    const { reissueInvoice: second } = await api.graph(api.operator, reissuing, {
      input: { invoiceId: first.id, customerName, receiptEmail: 'books@acme.example' },
    })
    expect(second).toMatchObject({
      customerName,
      receiptEmail: 'books@acme.example',
      customerEmail: first.customerEmail,
      correctsReferenceNumber: first.referenceNumber,
      externalUrl: null,
      total: first.total,
    })
    const [old, note] = await invoicesOf(id)
    expect(old).toMatchObject({ status: 'SUPERSEDED', label: 'Replaced', externalUrl })
    expect(note).toMatchObject({ type: 'CREDIT_NOTE', customerName: 'Acme' })
    expect((await api.get(own.token, `/orders/${id}`)).body).toMatchObject({
      customer_invoice_url: expect.stringMatching(`/invoices/${second.referenceNumber}$`),
      customer_invoice_id: second.referenceNumber,
    })
    await replacedOnce(id)

    expect(
      (await api.graphError(api.operator, reissuing, { input: { invoiceId: first.id } })).message,
    ).toBe('The invoice is SUPERSEDED and cannot become SUPERSEDED. This status is final.')
    expect(await codeOf(api.operator, reissuing, { invoiceId: note.id })).toBe('invalid_transition')
    expect(await codeOf(api.operator, reissuing, { invoiceId: randomUUID() })).toBe('not_found')
    // An invoice that the order no longer shows does not change the order.
    await api.graph(api.operator, updating, { input: { invoiceId: first.id, externalUrl: null } })
    expect((await api.get(own.token, `/orders/${id}`)).body.customer_invoice_id).toBe(
      second.referenceNumber,
    )
  })

  const replacedOnce = async (orderId: string) => {
    const invoices = await api.prisma.invoice.findMany({ where: { orderId } })
    const issued = invoices.filter(({ type, status }) => type === 'INVOICE' && status === 'ISSUED')
    expect([invoices.length, issued.length]).toEqual([3, 1])
  }

  it('reissued by concurrent requests, is replaced once', async () => {
    const { id } = await paid(own, product.id)
    const [{ id: invoiceId }] = await invoicesOf(id)
    const all = await Promise.all(
      [1, 2, 3, 4].map(() =>
        api.send('POST', api.operator, '/graphql', {
          query: reissuing,
          variables: { input: { invoiceId, customerName: 'Else' } },
        }),
      ),
    )
    expect(all.filter(({ body }) => !body.errors)).toHaveLength(1)
    await replacedOnce(id)
  })

  it('is not reissued as it is', async () => {
    const { id } = await paid(own, product.id)
    const [{ id: invoiceId, customerName }] = await invoicesOf(id)
    for (const same of [{}, { customerName }]) {
      const { extensions } = await api.graphError(api.operator, reissuing, {
        input: { invoiceId, ...same },
      })
      expect(extensions.issues).toMatchObject([{ path: [], code: 'nothing_changes' }])
    }
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  it('reissued, has the product names at the time of the order', async () => {
    const renamed = await makeProduct(api, { name: 'Morning note' })
    const { id } = await paid(own, renamed.id)
    const [{ id: invoiceId }] = await invoicesOf(id)
    await api.prisma.product.update({ where: { id: renamed.id }, data: { name: 'Evening note' } })
    const { reissueInvoice } = await api.graph(
      api.operator,
      'mutation ($id: UUID!) { reissueInvoice(input: { invoiceId: $id, customerName: "Else" }) { items { name quantity unitAmount amount } } }',
      { id: invoiceId },
    )
    expect(reissueInvoice.items).toEqual([
      { name: 'Morning note', quantity: 1, unitAmount: 100, amount: 100 },
    ])
  })

  it('keeps its name through a swap', async () => {
    const cheaper = await makeProduct(api, { standard: 60 })
    const { id, items } = await paid(own, product.id)
    const [{ id: invoiceId }] = await invoicesOf(id)
    const { reissueInvoice } = await api.graph(api.operator, reissuing, {
      input: { invoiceId, customerName: 'Else' },
    })
    const swap = (await propose(items[0]!.id, cheaper.id)).body.data.proposeSwap
    await accept(swap.id, own.token)
    const all = await invoicesOf(id)
    expect(all.at(-1)).toMatchObject({
      customerName: 'Else',
      correctsReferenceNumber: reissueInvoice.referenceNumber,
      total: 60,
    })
  })

  it('is managed by operators, and visible to its team only', async () => {
    const { id } = await paid(own, product.id)
    const [invoice] = await invoicesOf(id)
    for (const query of [updating, reissuing])
      expect(await codeOf(own.token, query, { invoiceId: invoice.id })).toBe('operator_only')
    expect(await invoicesOf(id, other.token)).toEqual([])
    expect(
      (await api.graphError(other.token, `{ invoice(id: "${invoice.id}") { id } }`)).extensions
        .code,
    ).toBe('not_found')
    const issues = await api.graphError(api.operator, updating, {
      input: { invoiceId: invoice.id, externalUrl: 'plain.example' },
    })
    expect(issues.extensions.issues[0].path).toEqual(['input', 'externalUrl'])
    const twice = await api.graphError(api.operator, reissuing, {
      input: { invoiceId: invoice.id, customerName: ' ', receiptEmail: 'x' },
    })
    expect(twice.extensions.code).toBe('validation_failed')
  })
})

describe('the buyer of an order', () => {
  it('is the email of the guest and the coupon entered by an operator', async () => {
    const { id, reference_number, is_guest_order } = await checkOut(api, own, [line(product.id)])
    expect(is_guest_order).toBe(false)
    const updateOrder =
      'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { coupon externalReferenceNumber metadata total } }'
    const notes = { coupon: 'SPRING', externalReferenceNumber: 'PO-7', metadata: { crm: 7 } }
    const noted = await api.graph(api.operator, updateOrder, { input: { orderId: id, ...notes } })
    expect(noted.updateOrder).toEqual({ ...notes, total: 100 })
    expect(await codeOf(own.token, updateOrder, { orderId: id })).toBe('operator_only')
    for (const bad of [
      { coupon: ' ' },
      { metadata: [1] },
      { metadata: { a: 'x'.repeat(17_000) } },
      { metadata: { a: 'é'.repeat(9_000) } },
      { metadata: { a: ['b\0'] } },
      { metadata: { 'a\0': 1 } },
      { metadata: { a: '\ud800' } },
    ])
      expect(await codeOf(api.operator, updateOrder, { orderId: id, ...bad })).toBe(
        'validation_failed',
      )

    const metadata = { a: '\\u0000 \ud83d\ude00' }
    const kept = await api.graph(api.operator, updateOrder, { input: { orderId: id, metadata } })
    expect(kept.updateOrder.metadata).toEqual(metadata)
    await api.graph(api.operator, updateOrder, { input: { orderId: id, ...notes } })

    const visitor = await guest(api.app, reference_number)
    const pay = (email: string) => visitor.pay({ provider: 'test', card: 'tok_success', email })
    expect((await pay('nobody')).statusCode).toBe(400)
    expect((await api.get(own.token, `/orders/${id}`)).body.status).toBe('CREATED')
    await pay('guest@example.com')
    expect((await api.get(own.token, `/orders/${id}`)).body).toMatchObject({
      status: 'PAID',
      is_guest_order: true,
      guest_email: 'guest@example.com',
      name: 'guest@example.com',
      email: 'guest@example.com',
      coupon: 'SPRING',
      external_reference_number: 'PO-7',
      metadata: { crm: 7 },
    })
    expect(await invoicesOf(id)).toMatchObject([
      {
        couponCode: 'SPRING',
        customerEmail: 'guest@example.com',
        receiptEmail: 'guest@example.com',
      },
    ])
    await pay('late@example.com')
    expect((await api.get(own.token, `/orders/${id}`)).body.guest_email).toBe('guest@example.com')
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${id}"}}) { nodes { action after } } }`,
    )
    expect(auditEntries.nodes).toHaveLength(3)
    expect(auditEntries.nodes.at(-1)).toMatchObject({
      action: 'update_order',
      after: { coupon: 'SPRING' },
    })
    expect(JSON.stringify(auditEntries)).not.toContain('cs_')
  })
})
