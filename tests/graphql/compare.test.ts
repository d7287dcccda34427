import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const buyer = await makeBuyer(api)
const quiet = await api.team()
const product = await makeProduct(api)
const orders = [
  await checkOut(api, buyer, [line(product.id)]),
  await checkOut(api, buyer, [line(product.id)]),
]
await api.graph(
  api.operator,
  `mutation { markOrderPaid(input: { orderId: "${orders[0]!.id}" }) { id } }`,
)
const [created, paid] = [new Date('2026-01-02'), new Date('2026-01-01')]
await api.prisma.order.update({
  where: { id: orders[0]!.id },
  data: { createdAt: created, datePaid: paid },
})
const ids = async (where: string) =>
  (await api.graph(api.operator, `{ orders(where: ${where}) { nodes { id } } }`)).orders.nodes.map(
    ({ id }: { id: string }) => id,
  )

test('columns are compared with each other, and NOT returns the other records', async () => {
  const early = '{ compare: [{ field: DATE_PAID, lt: CREATED_AT }] }'
  expect(await ids(early)).toEqual([orders[0]!.id])
  expect(await ids(`{ NOT: [${early}] }`)).toEqual([orders[1]!.id])
  const other = '{ compare: [{ field: CREATED_AT, lte: UPDATED_AT, ne: DATE_PAID }] }'
  expect(await ids(other)).toEqual([orders[1]!.id, orders[0]!.id])
})

test('columns of another kind are refused', async () => {
  const { extensions } = await api.graphError(
    api.operator,
    '{ orders(where: { compare: [{ field: DATE_PAID, lt: TOTAL }] }) { totalCount } }',
  )
  expect(extensions.issues[0].path).toEqual(['where', 'compare', 0, 'lt'])
})

test('records are filtered by the number of related records', async () => {
  const teams = async (where: string) =>
    (
      await api.graph(
        api.operator,
        `{ teams(where: { AND: [{ id: { in: ["${buyer.id}", "${quiet.id}"] } }, ${where}] }) { nodes { id } } }`,
      )
    ).teams.nodes.map(({ id }: { id: string }) => id)
  expect(await teams('{ orders: { aggregate: { count: { gte: 2 } } } }')).toEqual([buyer.id])
  expect(await teams('{ orders: { aggregate: { count: { gt: 2 } } } }')).toEqual([])
  expect(await teams('{ NOT: [{ orders: { aggregate: { count: { gte: 2 } } } }] }')).toEqual([
    quiet.id,
  ])
  expect(
    await teams('{ orders: { aggregate: { where: { status: { eq: PAID } }, count: { eq: 1 } } } }'),
  ).toEqual([buyer.id])
  expect(await teams('{ orders: { none: {} } }')).toEqual([quiet.id])
})

test('an operator with a read-only token reads all teams and changes nothing', async () => {
  const { createOperatorToken } = await api.graph(
    api.operator,
    'mutation { createOperatorToken(input: { name: "Analyst", type: READ_ONLY }) { token operatorToken { type } } }',
  )
  expect(createOperatorToken.operatorToken).toEqual({ type: 'READ_ONLY' })
  const { token } = createOperatorToken
  const { ordersAggregate } = await api.graph(token, '{ ordersAggregate { count } }')
  expect(ordersAggregate).toEqual([{ count: 2 }])
  for (const mutation of [
    `markOrderPaid(input: { orderId: "${orders[1]!.id}" }) { id }`,
    `updateTeam(input: { id: "${quiet.id}", name: "X" }) { id }`,
    'createOperatorToken(input: { name: "More" }) { token }',
  ]) {
    const { extensions } = await api.graphError(token, `mutation { ${mutation} }`)
    expect(extensions.code).toBe('read_only_token')
  }
  const { status, text } = await api.get(token, '/exports/orders.csv?fields=id')
  expect(text).toContain(orders[0]!.id)
  expect(status).toBe(200)
  expect((await api.get(token, '/exports/orders.csv?fields=clientSecret')).status).not.toBe(200)
})
