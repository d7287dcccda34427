import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { parseEnv } from '../../src/config/env.js'
import { setInvoiceUrls } from '../../src/domain/ordering/invoice-document.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { pdfText } from '../support/files/pdf.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { secretKey } from '../support/processes/instance.js'

const seller = {
  SELLER_NAME: 'Brightwater Market GmbH',
  SELLER_ADDRESS: 'Lange Straße 7\n20095 Hamburg',
  SELLER_TAX_NUMBER: 'DE 123456789',
  SELLER_DETAILS: 'Amtsgericht Hamburg, HRB 12345\nDirector: Zoë Ångström',
}
const api = await testApi({ env: { ...seller, PAYMENT_TEST_PROVIDER: '1' } })
const other = await testApi({
  env: { SELLER_NAME: 'Another Ltd', PUBLIC_URL: 'https://b.example' },
})
const product = await makeProduct(api)

const markPaid = (orderId: string, more = {}) =>
  api.mutate(api.operator, 'markOrderPaid', { orderId, ...more })
const documentsOf = async (orderId: string) => {
  const { invoices } = await api.graph(
    api.operator,
    `{ invoices(where: {orderId: {eq: "${orderId}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { id type referenceNumber pdfUrl } } }`,
  )
  return invoices.nodes as { id: string; type: string; referenceNumber: string; pdfUrl: string }[]
}
const open = async (url: string, headers = {}) => {
  const { pathname, search } = new URL(url)
  return api.app.inject({ url: pathname + search, headers })
}
/** Downloads the PDF at a URL, and stores it in `SCREENSHOTS_DIR` if this is set. */
const read = async (url: string, name?: string) => {
  const { statusCode, rawPayload } = await open(url)
  expect(statusCode).toBe(200)
  const kept = process.env.SCREENSHOTS_DIR
  if (kept && name) writeFileSync(join(kept, `${name}.pdf`), rawPayload)
  return rawPayload
}

describe('numbers of documents', () => {
  it('have no gaps after concurrent payments, refusals and reversals', async () => {
    const team = await makeBuyer(api)
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => checkOut(api, team, [line(product.id)])),
    )
    const calls = orders.flatMap(({ id }) => [
      markPaid(id).catch(() => undefined),
      markPaid(id).catch(() => undefined),
      markPaid(id, { amount: 1 }).catch(() => undefined),
    ])
    await Promise.all(calls)
    await Promise.all(
      orders
        .slice(0, 4)
        .map(({ id }) => api.mutate(api.operator, 'unmarkOrderPaid', { orderId: id })),
    )
    await Promise.all(orders.slice(0, 2).map(({ id }) => markPaid(id)))
    const numbers = (await Promise.all(orders.map(({ id }) => documentsOf(id)))).flat()
    const year = new Date().getUTCFullYear()
    const numbered = (type: string, prefix: string, count: number) => {
      const found = numbers.filter((one) => one.type === type).map((one) => one.referenceNumber)
      const all = Array.from({ length: count }, (_, index) => String(index + 1).padStart(6, '0'))
      expect(found.sort()).toEqual(all.map((number) => `${prefix}-${year}-${number}`))
    }
    numbered('INVOICE', 'INV', 10)
    numbered('CREDIT_NOTE', 'CRN', 4)
  })
})

// Before other tests change the seller in the same database.
test('two marketplaces in one process issue documents of their own', async () => {
  const sold = await Promise.all(
    [api, other].map(async (one) => {
      const team = await makeBuyer(one)
      const { id } = await checkOut(one, team, [line((await makeProduct(one)).id)])
      await one.mutate(one.operator, 'markOrderPaid', { orderId: id })
      const { customer_invoice_url: url } = (await one.get(team.token, `/orders/${id}`)).body
      const { pathname, host } = new URL(url)
      return { host, text: pdfText((await one.app.inject(pathname)).rawPayload) }
    }),
  )
  expect(sold.map(({ host }) => host)).toEqual(['127.0.0.1:4000', 'b.example'])
  expect(sold[0]!.text).toContain(seller.SELLER_NAME)
  expect(sold[1]!.text).toContain('Another Ltd')
})

describe('the PDF of a document', () => {
  it('names seller, buyer and products, and stays the same in the page, GraphQL and REST', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 20)
    const { id, reference_number: reference } = await checkOut(api, team, [line(product.id, 3)], {
      discount: 30,
    })
    const visitor = await guest(api.app, reference)
    await visitor.pay({ provider: 'test', card: 'tok_success', email: 'ada@example.com' })
    const { customer_invoice_url: url, customer_invoice_id: number } = (
      await api.get(team.token, `/orders/${id}`)
    ).body
    const pdf = await read(url, 'invoice')
    const text = pdfText(pdf)
    for (const passage of [
      ...['Brightwater Market GmbH', 'Lange Straße 7', '20095 Hamburg', 'Tax number: DE 123456789'],
      ...['HRB 12345', 'Zoë Ångström', number, reference, 'ada@example.com', 'Invoice'],
      ...[product.name, '$300.00', '−$30.00', '−$20.00', '$250.00', 'Paid on'],
    ])
      expect(text).toContain(passage)

    const page = (await visitor.get()).body
    expect(page).toContain(`href="${new URL(url).pathname}"`)
    const [invoice] = await documentsOf(id)
    const same = async (other: string) => expect((await read(other)).equals(pdf)).toBe(true)
    await same(invoice!.pdfUrl)
    const { headers } = await open(url)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${number}.pdf`,
    })
    expect((await open(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)

    // Renamed records, another time zone and other settings do not change it.
    await api.put(team.token, `/teams/${team.id}`, { name: 'Renamed' })
    await api.prisma.product.update({ where: { id: product.id }, data: { name: 'Renamed' } })
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Auckland'
    const settings = { DATA_DIR: '/tmp', SECRET_KEY: secretKey, SELLER_NAME: 'Another Ltd' }
    const restarted = await buildApp({ env: parseEnv(settings), db: api.db })
    try {
      const again = await restarted.inject(new URL(url).pathname)
      expect(again.rawPayload.equals(pdf)).toBe(true)
    } finally {
      await restarted.close()
      process.env.TZ = zone
      if (zone === undefined) delete process.env.TZ
    }
  })

  it('of another order, or with another signature, is not found', async () => {
    const team = await makeBuyer(api)
    const [one, other] = [
      await checkOut(api, team, [line(product.id)]),
      await checkOut(api, team, [line(product.id)]),
    ]
    await markPaid(one.id)
    const [{ referenceNumber, id, pdfUrl }] = (await documentsOf(one.id)) as [
      Awaited<ReturnType<typeof documentsOf>>[0],
    ]
    for (const reference of [other.reference_number, 'ORD-20260101-0000000000000'])
      for (const number of [referenceNumber, 'INV-1', '%00'])
        expect(
          (await api.app.inject(`/orders/checkout/${reference}/invoices/${number}`)).statusCode,
        ).toBe(404)
    const { search } = new URL(pdfUrl)
    for (const url of [`/invoices/${id}/pdf`, `/invoices/${other.id}/pdf${search}`])
      expect((await api.app.inject(url)).json().code).toBe('invalid_signature')
  })

  it('shows the refunds, and a credit note the credited lines', async () => {
    const team = await makeBuyer(api)
    const { id } = await checkOut(api, team, [line(product.id, 2)])
    await markPaid(id)
    const { id: orderItemId } = await api.prisma.orderItem.findFirstOrThrow({
      where: { orderId: id },
    })
    const refund = { orderItemId, method: 'WIRE', reference: 'SEPA 7', amount: 40 }
    await api.mutate(api.operator, 'refundOrderItem', refund)
    const [first, note, second] = await documentsOf(id)
    const credited = pdfText(await read(note!.pdfUrl, 'credit-note'))
    expect(credited).toContain(`cancels invoice ${first!.referenceNumber} in full`)
    expect(credited).toContain('Total credited$200.00')
    const corrected = pdfText(await read(second!.pdfUrl))
    expect(corrected).toContain(`replaces ${first!.referenceNumber}`)
    expect(corrected).toContain('Refunded−$40.00')
    const page = (
      await api.app.inject(
        `/orders/checkout/${(await api.get(team.token, `/orders/${id}`)).body.reference_number}`,
      )
    ).body
    for (const { referenceNumber } of [first!, note!, second!])
      expect(page).toContain(referenceNumber)
  })

  it('of a release without invoice URLs is still found', async () => {
    const team = await makeBuyer(api)
    const { id } = await checkOut(api, team, [line(product.id)])
    const unpaid = await checkOut(api, team, [line(product.id)])
    await markPaid(id)
    const before = (await api.get(team.token, `/orders/${id}`)).body
    await api.prisma.order.update({
      where: { id },
      data: { customerInvoiceUrl: null, updatedAt: before.updated_at },
    })
    await setInvoiceUrls.run({}, api.app.services)
    expect((await api.get(team.token, `/orders/${id}`)).body).toEqual(before)
    expect(pdfText(await read(before.customer_invoice_url))).toContain(before.customer_invoice_id)
    const { customer_invoice_url } = (await api.get(team.token, `/orders/${unpaid.id}`)).body
    expect(customer_invoice_url).toBeNull()
  })

  it('notes characters that are missing in its fonts', async () => {
    const team = await makeBuyer(api)
    for (const [name, isTold] of [
      ['Guía de São Tomé — Київ, תל אביב, القاهرة (50 %)', false],
      ['東京の記事', true],
    ] as const) {
      const named = await makeProduct(api, { name })
      const { id } = await checkOut(api, team, [line(named.id)])
      await markPaid(id)
      const text = pdfText(await read((await documentsOf(id))[0]!.pdfUrl, `invoice-${isTold}`))
      expect(text.includes('Some letters cannot be printed here')).toBe(isTold)
    }
  })

  it('has all of many lines with long names in any script, in the language of the payer', async () => {
    const team = await makeBuyer(api)
    const name = `Reportage über Łódź, Αθήνα und Київ ${'Unzertrennlich'.repeat(8)} ${'mit vielen Worten '.repeat(6)}`
    const long = await makeProduct(api, { standard: 12.5, name: name.trim() })
    const lines = Array.from({ length: 100 }, (_, index) => line(index % 9 ? product.id : long.id))
    const { id, reference_number: reference } = await checkOut(api, team, lines)
    const visitor = await guest(api.app, reference)
    const accepts = { headers: { 'accept-language': 'de-AT,de;q=0.9' } }
    const choice = { provider: 'test', card: 'tok_success', email: 'jürgen@example.com' }
    await visitor.pay({ ...choice, email: 'juergen@example.com' }, accepts)
    const [invoice] = await documentsOf(id)
    const pdf = await read(invoice!.pdfUrl, 'invoice-long')
    const text = pdfText(pdf)
    expect(text.match(/Reportage über Łódź, Αθήνα und Київ/g)).toHaveLength(12)
    for (const passage of ['Rechnung', 'Gesamt', 'Bezahlt am', '8.950,00 $'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(passage)
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
    expect(pages).toBeGreaterThan(3)
    // The totals may be on a page of their own.
    expect([pages, pages - 1]).toContain(text.match(/Einzelpreis/g)!.length)
  })
})

test('PDF packages are loaded on the first request for a PDF', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const imported = /^import (?!type)[^;]*?from '([^']+)'/gm
  const draws = (file: string, name: string) =>
    name === 'pdfkit' || /^pdf\/(document|fonts|\w+\/pdf)\.js$/.test(join(dirname(file), name))
  const loading = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      [...readFileSync(join(root, 'src', file), 'utf8').matchAll(imported)].some(([, name]) =>
        draws(file, name!),
      ),
    )
  expect(loading.sort()).toEqual([
    'pdf/agreement/markdown.ts',
    'pdf/agreement/pdf.ts',
    'pdf/document.ts',
    'pdf/invoice/pdf.ts',
    'pdf/statement/pdf.ts',
  ])
})
