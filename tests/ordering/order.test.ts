import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const orderKeys = [
  ...['id', 'profile_id', 'client_id', 'checkout_by_id', 'team_id', 'total', 'subtotal'],
  ...['processing_fee', 'discount', 'credits_applied', 'coupon', 'client_secret', 'date_paid'],
  ...['status', 'payment_status', 'payment_expires_at', 'reference_number'],
  ...['external_reference_number', 'customer_invoice_id', 'customer_invoice_source'],
  ...['customer_invoice_date', 'customer_invoice_url', 'is_guest_order', 'guest_email'],
  ...['account_owner_email', 'guest_processor_customer_id', 'checkout_session_id'],
  ...['payment_intent_id', 'analytics_distinct_id', 'metadata', 'checkout_link', 'line_items'],
  ...['created_at', 'updated_at', 'deleted_at'],
]

const lineKeys = [
  ...['id', 'order_id', 'product_id', 'quantity', 'price', 'is_add_on'],
  ...['linked_order_line_item_id', 'order_items', 'name', 'product_type_name', 'type_id'],
  ...['product_type_prefix', 'outlet', 'created_at', 'updated_at', 'deleted_at'],
]

const itemKeys = [
  ...['id', 'referrer_id', 'referrer_team_id', 'product_id', 'commission_amount'],
  ...['commission_date_paid', 'commission_status', 'is_accounting_completed'],
  ...['is_publisher_paid', 'is_reseller_paid', 'refund_required', 'is_refunded', 'refund_date'],
  ...['refund_method', 'refund_reference', 'vendor_invoice_id', 'vendor_cost'],
  ...['vendor_invoice_date', 'vendor_paid_date', 'vendor_invoice_url'],
  ...['accounting_completion_date', 'publisher_paid_date', 'reseller_paid_date'],
  ...['created_at', 'updated_at', 'deleted_at', 'order_id', 'client_id', 'date_paid'],
  ...['sale_price', 'product_name', 'product_price', 'product_type', 'article_id', 'article'],
  ...['internal_cost', 'reseller_price', 'client', 'outlet'],
]

const profileItemKeys = [
  ...['id', 'name', 'description', 'is_add_on', 'profile_id', 'type', 'campaign_id'],
  ...['product_id', 'min_delivery_days', 'max_delivery_days', 'outlet', 'includes'],
]

const keys = (record: object) => Object.keys(record).sort()
const sorted = (...names: string[]) => [...names].sort()

const feature = await makeProduct(api, { standard: 154.5, pro: 120 })
const addOn = await makeProduct(api, {
  standard: 20,
  type: 'ADD_ON',
  name: 'Extra link',
  outletId: feature.outletId,
})
const own = await makeBuyer(api)
const created = await checkOut(
  api,
  own,
  [line(feature.id, 2), line(addOn.id, 1, { is_add_on: true })],
  {
    discount: 9,
  },
)

describe('POST /orders/checkout', () => {
  it('returns the order with line items of five keys', () => {
    expect(keys(created)).toEqual(sorted(...orderKeys))
    expect(created).toMatchObject({
      team_id: own.id,
      profile_id: own.profileId,
      client_id: own.ownerId,
      status: 'CREATED',
      payment_status: 'NOT_STARTED',
      subtotal: 329,
      discount: 9,
      credits_applied: 0,
      processing_fee: 0,
      total: 320,
      checkout_link: `http://127.0.0.1:4000/orders/checkout/${created.reference_number}`,
    })
    expect(created.reference_number).toMatch(/^ORD-\d{8}-[0-9A-HJKMNP-TV-Z]{13}$/)
    expect(created.line_items.map(keys)).toEqual(
      Array.from({ length: 2 }, () =>
        sorted('product_id', 'is_add_on', 'price', 'quantity', 'linked_order_line_item_id'),
      ),
    )
    expect(created.line_items).toMatchObject([
      { product_id: feature.id, price: 154.5, quantity: 2, linked_order_line_item_id: null },
      { product_id: addOn.id, price: 20, linked_order_line_item_id: expect.any(String) },
    ])
  })

  it('has the lowest price the team sees', async () => {
    const pro = await makeBuyer(api, { proPricing: true })
    expect(await checkOut(api, pro, [line(feature.id)])).toMatchObject({ total: 120 })
  })
})

describe('GET /orders', () => {
  it('returns the records of the own team', async () => {
    await checkOut(api, await makeBuyer(api), [line(feature.id)])
    const { status, body } = await api.get(own.token, '/orders?filters[team_ids][0]=anything')
    expect(status).toBe(200)
    expect(body.total_records).toBe(1)
    const [record] = body.records
    expect(keys(record)).toEqual(sorted(...orderKeys, 'team'))
    expect(record.team).toEqual({ name: 'Acme', contact_email: null })
    expect(record.line_items.map(keys)).toEqual([sorted(...lineKeys), sorted(...lineKeys)])
    expect(record.line_items[0]).toMatchObject({
      order_id: created.id,
      name: 'Feature',
      product_type_name: 'Full feature',
      product_type_prefix: 'FULL_FEATURE',
      outlet: {
        logo: 'https://logos.example.com/daily.png',
        website_url: 'https://daily.example',
      },
      order_items: [
        { id: expect.any(String), campaign_id: null },
        { id: expect.any(String), campaign_id: null },
      ],
    })
    expect(record.line_items[1].linked_order_line_item_id).toBe(record.line_items[0].id)
  })

  it('filters', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const reference = created.reference_number.slice(-6).toLowerCase()
    for (const [query, count] of [
      ['filters[status]=CREATED', 1],
      ['filters[status]=PAID', 0],
      ['filters[payment_status]=NOT_STARTED', 1],
      ['filters[payment_status]=OPEN', 0],
      [`filters[profile_id]=${own.profileId}`, 1],
      [`filters[profile_id]=${randomUUID()}`, 0],
      [`filters[search]=${reference}`, 1],
      ['filters[search]=_', 0],
      [`filters[start_date]=${day}&filters[end_date]=${day}`, 1],
      ['filters[end_date]=2020-01-01', 0],
      [`filters[paid_start_date]=${day}`, 0],
    ] as const) {
      const { body } = await api.get(own.token, `/orders?${query}`)
      expect([query, body.total_records]).toEqual([query, count])
    }
    for (const query of ['filters[status]=OPEN', 'filters[start_date]=x', 'filters[reference]=1']) {
      expect((await api.get(own.token, `/orders?${query}`)).status).toBe(400)
    }
  })

  it('sorts by the documented fields', async () => {
    for (const sort of ['created_at', 'updated_at', 'total', 'date_paid', 'reference_number']) {
      const { status } = await api.get(own.token, `/orders?sort_by=${sort}&order_by=asc`)
      expect(status).toBe(200)
    }
  })

  it('takes as many statements for 30 orders as for one', async () => {
    const team = await makeBuyer(api)
    const count = async () =>
      (await api.sqlOf(() => api.get(team.token, '/orders?limit=100'))).length
    const lines = () => [line(feature.id, 2), line(addOn.id, 1, { is_add_on: true })]
    await checkOut(api, team, lines())
    const one = await count()
    for (let number = 0; number < 15; number++) await checkOut(api, team, lines())
    expect(await count()).toBe(one)
    expect(one).toBe(1)
    // The statement of a full page also counts the total.
    expect((await api.sqlOf(() => api.get(team.token, '/orders?limit=10'))).length).toBe(1)
  })
})

describe('GET /orders/{order_id}', () => {
  it('returns the single record', async () => {
    const { status, body } = await api.get(own.token, `/orders/${created.id}`)
    expect(status).toBe(200)
    expect(keys(body)).toEqual(sorted(...orderKeys, 'name', 'email'))
    expect(body).toMatchObject({ name: 'Acme', email: expect.stringContaining('@') })
    expect(keys(body.line_items[0])).toEqual(sorted(...lineKeys, 'includes'))
    expect(keys(body.line_items[0].outlet)).toEqual(sorted('id', 'name', 'logo', 'website_url'))
    expect(body.line_items[0].includes).toEqual([
      { channel_type: 'WEBSITE', placement_type: 'FULL_FEATURE' },
    ])
  })

  it("finds nothing of another team's", async () => {
    const other = await makeBuyer(api)
    expect((await api.get(other.token, `/orders/${created.id}`)).status).toBe(404)
    expect((await api.get(other.token, `/profiles/${own.profileId}/orders`)).status).toBe(404)
    expect((await api.get(other.token, `/profiles/${own.profileId}/order-items`)).status).toBe(404)
  })
})

describe('GET /order-items', () => {
  it('returns one record for each unit, without internal prices', async () => {
    const { body } = await api.get(own.token, '/order-items')
    expect(body.total_records).toBe(3)
    expect(body.records.map(keys)).toEqual(Array.from({ length: 3 }, () => sorted(...itemKeys)))
    const record = body.records.find(
      ({ product_id }: { product_id: string }) => product_id === feature.id,
    )
    expect(record).toMatchObject({
      order_id: created.id,
      client_id: own.ownerId,
      sale_price: 154.5,
      product_price: 154.5,
      product_name: 'Feature',
      product_type: 'FULL_FEATURE',
      commission_status: 'NOT_APPLICABLE',
      article_id: null,
      article: null,
      internal_cost: null,
      reseller_price: null,
      client: { first_name: expect.any(String), last_name: expect.any(String) },
      outlet: { logo: 'https://logos.example.com/daily.png' },
    })
    const seen = await api.graph(
      api.operator,
      '{ orderItems(first: 1) { nodes { internalCost } } }',
    )
    expect(seen.orderItems.nodes[0].internalCost).toBe(40)
  })
})

describe('orders and items of a profile', () => {
  const items = async (query = '') =>
    (await api.get(own.token, `/profiles/${own.profileId}/order-items${query}`)).body

  it('lists its orders', async () => {
    const path = `/profiles/${own.profileId}/orders`
    const { body } = await api.get(own.token, path)
    expect(body.total_records).toBe(1)
    expect(keys(body.records[0])).toEqual(sorted(...orderKeys, 'team'))
    expect((await api.get(own.token, `${path}?paid_orders_only=True`)).body.total_records).toBe(0)
    expect((await api.get(own.token, `${path}?end_date=2020-01-01`)).body.total_records).toBe(0)
  })

  it('lists its order items as a bare array', async () => {
    const records = await items()
    expect(records.map(keys)).toEqual(Array.from({ length: 3 }, () => sorted(...profileItemKeys)))
    expect(records.filter(({ is_add_on }: { is_add_on: boolean }) => is_add_on)).toMatchObject([
      { name: 'Extra link', type: 'ADD_ON', outlet: { name: 'The Daily' } },
    ])
  })

  it('filters them, and nests add-ons under their parent', async () => {
    expect(await items('?type=FULL_FEATURE')).toHaveLength(2)
    expect(await items('?is_add_on=true')).toHaveLength(1)
    expect(await items('?search=extra')).toHaveLength(1)
    const gathered = await items('?aggregate_add_ons=true')
    expect(gathered.map(keys)).toEqual(
      Array.from({ length: 2 }, () => sorted(...profileItemKeys, 'add_ons')),
    )
    expect(gathered[0].add_ons).toEqual([{ id: expect.any(String), name: 'Extra link' }])
    expect((await api.get(own.token, `/profiles/${own.profileId}/order-items?type=X`)).status).toBe(
      400,
    )
    const empty = await makeBuyer(api)
    expect((await api.get(empty.token, `/profiles/${empty.profileId}/order-items`)).body).toEqual(
      [],
    )
  })

  it('is allowed with the scope that lists orders', async () => {
    const token = await api.token(own, 'custom', ['orders.lists'])
    const { id } = await api.prisma.profile.create({ data: { teamId: own.id, name: 'Empty' } })
    expect((await api.get(token, `/profiles/${id}/orders`)).status).toBe(200)
  })
})

describe('cancelling', () => {
  it('is also allowed to the team until the order is paid, and returns credits', async () => {
    const [own, other] = [await makeBuyer(api), await makeBuyer(api)]
    const product = await makeProduct(api, { standard: 100 })
    await grantCredit(api, own.id, 60)
    const { id } = await checkOut(api, own, [line(product.id)])
    expect(await auditLedger(api, own.id)).toBe(0n)
    const cancel = (token: string) => api.mutateError(token, 'cancelOrder', { orderId: id })
    expect((await cancel(other.token)).extensions.code).toBe('not_found')
    const reader = await api.token(own, 'custom', ['orders.read'])
    expect((await cancel(reader)).extensions.code).toBe('missing_scope')

    const { status } = await api.mutate(own.token, 'cancelOrder', { orderId: id }, 'status')
    expect(status).toBe('CANCELLED')
    expect(await auditLedger(api, own.id)).toBe(6_000n)
    const entries = await api.prisma.auditEntry.findMany({ where: { entityId: id } })
    expect(entries).toMatchObject([{ action: 'cancel_order', actorId: own.ownerId }])
    expect((await cancel(own.token)).extensions.code).toBe('invalid_transition')

    const paid = await checkOut(api, own, [line(product.id)])
    await api.mutate(api.operator, 'markOrderPaid', { orderId: paid.id })
    const refused = await api.mutateError(own.token, 'cancelOrder', { orderId: paid.id })
    expect(refused.extensions.code).toBe('invalid_transition')
  })
})
