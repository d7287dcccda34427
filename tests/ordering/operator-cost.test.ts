import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const swaps = swapping(api)
const fields = ['internalCost', 'resellerPrice', 'vendorCost', 'vendorInvoiceId']
const values = { internalCost: 40, resellerPrice: 80, vendorCost: 40.5, vendorInvoiceId: 'V-7' }
const none = Object.fromEntries(fields.map((field) => [field, null]))

it('what an order item costs the marketplace has values for operators only, wherever it is read', async () => {
  const team = await makeBuyer(api)
  const { id: productId } = await makeProduct(api)
  const { items } = await swaps.paid(team, productId)
  const { id } = items[0]!
  const note = `mutation { updateOrderItem(input: {orderItemId: "${id}", vendorCost: 40.5, vendorInvoiceId: "V-7"}) { id } }`
  await api.graph(api.operator, note)

  const [of] = [`where: {id: {eq: "${id}"}}`]
  const read = async (token: string) =>
    (await api.graph(token, `{ orderItems(${of}) { nodes { ${fields.join(' ')} } } }`)).orderItems
      .nodes
  expect(await read(api.operator)).toEqual([values])
  expect(await read(team.token)).toEqual([none])
  const { body } = await api.get(team.token, '/order-items')
  expect(body.records).toMatchObject([{ id, vendor_invoice_id: null, vendor_cost: null }])

  const exported = async (token: string) => {
    const names = `fields=${fields.join()}`
    const where = encodeURIComponent(JSON.stringify({ id: { eq: id } }))
    const { text } = await api.get(token, `/exports/orderItems.jsonl?${names}&where=${where}`)
    return JSON.parse(text)
  }
  expect(await exported(api.operator)).toEqual(values)
  expect(await exported(team.token)).toEqual(none)

  const filters = [
    '{ orderItems(where: {vendorInvoiceId: {startsWith: "V"}}) { totalCount } }',
    '{ orderItems(where: {NOT: [{OR: [{vendorInvoiceId: {isNull: true}}]}]}) { totalCount } }',
    '{ swaps(where: {orderItem: {vendorInvoiceId: {eq: "V-7"}}}) { totalCount } }',
    '{ orderItemsAggregate(where: {vendorInvoiceId: {eq: "V-7"}}) { count } }',
    ...fields.slice(0, 3).map((field) => `{ orderItemsAggregate { sum { ${field} } } }`),
    '{ orderItemsAggregate(having: {sum: {vendorCost: {gt: 1}}}) { count } }',
    '{ orderItemsAggregate(orderBy: [{function: SUM, of: VENDOR_COST, direction: ASC}]) { count } }',
  ]
  for (const query of filters) {
    const { body } = await api.post(team.token, '/graphql', { query })
    expect([query, body.errors?.[0]?.extensions.code]).toEqual([query, 'operator_only'])
    const { body: seen } = await api.post(api.operator, '/graphql', { query })
    expect([query, seen.errors]).toEqual([query, undefined])
  }
  const url = '/exports/orderItems.csv?where={"vendorInvoiceId":{"eq":"V-7"}}'
  expect((await api.get(team.token, url)).body.code).toBe('operator_only')
})
