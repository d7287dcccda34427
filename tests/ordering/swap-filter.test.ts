import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const { paid, propose, accept } = swapping(api)

it('a swap is found by what belongs to it, and finds what it belongs to, within its team', async () => {
  const [team, other] = [await makeBuyer(api), await makeBuyer(api)]
  const [cheaper, dearer] = [
    await makeProduct(api, { standard: 60, name: 'Note' }),
    await makeProduct(api, { standard: 150, name: 'Interview' }),
  ]
  const product = await makeProduct(api)
  const pending = async (to: { id: string }) => {
    const { id: orderId, items } = await paid(team, product.id)
    const { body } = await propose(items[0]!.id, to.id)
    return { id: body.data.proposeSwap.id as string, orderId, item: items[0]! }
  }
  const { id, orderId, item } = await pending(cheaper)
  const open = await pending(dearer)
  await accept(id, team.token)
  const mine = `id: {in: ["${id}", "${open.id}"]}`
  const query = `{
    byTeam: swaps(where: {${mine}, team: {id: {eq: "${team.id}"}}}) { nodes { id } }
    to: swaps(where: {${mine}, toProduct: {name: {eq: "Note"}}}) { nodes { id } }
    from: swaps(where: {${mine}, fromProduct: {outlet: {name: {eq: "The Weekly"}}}}) { nodes { id } }
    some: swaps(where: {${mine}, invoices: {some: {type: {eq: CREDIT_NOTE}}}}) { nodes { id } }
    none: swaps(where: {${mine}, invoices: {none: {}}}) { nodes { id } }
    orders(where: {swaps: {some: {id: {eq: "${id}"}}}}) { nodes { id } }
    every: orders(where: {id: {in: ["${orderId}", "${open.orderId}"]}, swaps: {every: {status: {eq: COMPLETED}}}}) { nodes { id } }
    orderItems(where: {swaps: {some: {status: {eq: COMPLETED}, toProductId: {eq: "${cheaper.id}"}}}}) { nodes { id } }
    invoices(where: {swap: {status: {eq: COMPLETED}}, orderId: {eq: "${orderId}"}}) { nodes { type } }
  }`
  const ids = (...all: string[]) => ({ nodes: all.sort().map((id) => ({ id })) })
  const found = await api.graph(team.token, query)
  found.byTeam.nodes.sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1))
  expect(found).toMatchObject({
    byTeam: ids(id, open.id),
    to: ids(id),
    from: ids(),
    some: ids(id),
    none: ids(open.id),
    orders: ids(orderId),
    every: ids(orderId),
    orderItems: ids(item.id),
  })
  expect(found.invoices.nodes).toHaveLength(2)
  const theirs = await api.graph(other.token, query)
  expect(Object.values(theirs)).toEqual(Object.values(theirs).map(() => ({ nodes: [] })))
})
