import { expect, it } from 'vitest'
import { assignAndPay, deadlocks } from '../chaos/assign-and-pay.js'
import { testApi } from '../support/api.js'
import { csv, load, row } from '../support/files/catalogue.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { csvOf, importing, outletRow } from '../support/fixtures/publisher-import.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ poolSize: 20 })

it('assigns order items and pays their orders at once, without a deadlock', async () => {
  const { token, profileId } = await makeBuyer(api)
  const { id: productId } = await makeProduct(api)
  const { prisma, operator, send } = api
  const before = await deadlocks(api.db.pool)
  const tally = await assignAndPay({ send, prisma, token, profileId, productId, operator }, 5)
  expect(tally).toMatchObject({ assignments: 70, faults: [], unpaid: 0, astray: 0 })
  expect(await deadlocks(api.db.pool)).toBe(before)
})

it('does all that changes a paid order at once, without a deadlock', async () => {
  const { token, profileId, id: teamId } = await makeBuyer(api)
  const [product, other] = [await makeProduct(api), await makeProduct(api, { standard: 80 })]
  const { prisma, operator, post } = api
  const campaigns = await Promise.all(
    ['One', 'Two'].map((name) => prisma.campaign.create({ data: { teamId, profileId, name } })),
  )
  const before = await deadlocks(api.db.pool)
  const codes = new Set<string>()
  const mutate = async (by: string, field: string) => {
    const { body } = await post(by, '/graphql', { query: `mutation { ${field} { __typename } }` })
    for (const { extensions } of body.errors ?? []) codes.add(extensions.code)
  }
  for (let round = 0; round < 3; round++) {
    await grantCredit({ prisma }, teamId, 150)
    const { id: orderId } = await checkOut(api, { token, profileId } as Buyer, [
      line(product.id, 4),
    ])
    await api.graph(operator, `mutation { markOrderPaid(input: {orderId: "${orderId}"}) { id } }`)
    const articles = await prisma.article.findMany({ where: { orderItem: { orderId } } })
    const ids = articles.map(({ orderItemId }) => orderItemId)
    const mutations = [0, 1, 2, 3, 4, 5].flatMap((index) => {
      const article = articles[index % 4]!
      const campaignId = campaigns[index % 2]!.id
      const items = JSON.stringify(index % 2 ? ids : ids.toReversed())
      const money = [
        `proposeSwap(input: {orderItemId: "${article.orderItemId}", productId: "${other.id}"})`,
        `refundOrderItem(input: {orderItemId: "${article.orderItemId}", method: CREDIT})`,
        `setArticleStatus(input: {articleId: "${article.id}", status: "pending-draft"})`,
        `grantCredit(input: {teamId: "${teamId}", amount: 1, creditType: FUNDED})`,
        `updateOrderItem(input: {orderItemId: "${article.orderItemId}", vendorCost: 3})`,
      ]
      return [
        `moveArticle(input: {articleId: "${article.id}", campaignId: "${campaignId}"})`,
        `assignOrderItems(input: {campaignId: "${campaignId}", orderItemIds: ${items}})`,
        `createComment(input: {articleId: "${article.id}", content: "Hello", authorName: "Ada"})`,
        money[(index + round) % 5]!,
      ]
    })
    await Promise.all([
      ...mutations.map((field) => mutate(operator, field)),
      checkOut(api, { token, profileId } as Buyer, [line(product.id)]),
    ])
    await auditLedger({ prisma }, teamId)
  }
  expect(
    [...codes].filter(
      (code) => !['validation_failed', 'invalid_transition', 'unavailable'].includes(code),
    ),
  ).toEqual([])
  expect(await deadlocks(api.db.pool)).toBe(before)
})

it('imports the same outlets by a publisher and an operator at once, without a deadlock', async () => {
  const publisher = await makePublisher(api)
  const keys = Array.from({ length: 12 }, (_, at) => `outlet-${10 + at}`)
  const imports = importing(api)
  const created = await imports.load(
    publisher,
    keys.map((key) => outletRow(key)),
  )
  expect(created).toMatchObject({ is_applied: true, outlets: { created: 12 } })
  const before = await deadlocks(api.db.pool)
  for (let round = 0; round < 6; round++) {
    // In the order of the URLs, the outlets are in the reverse order of their IDs.
    const urlOf = (at: number) => `https://site-${90 - at}-${round}.example.com/`
    const ofPublisher = keys.map((key, at) => outletRow(key, { outlet_website_url: urlOf(at) }))
    const ofOperator = keys.map((key, at) =>
      row({
        outlet_key: `${publisher.id}:${key}`,
        outlet_name: `Harbor News ${round}`,
        outlet_website_url: urlOf(at),
        product_key: `product-${key}`,
      }),
    )
    const [sent, loaded, ...changed] = await Promise.all([
      imports.send(publisher, csvOf(ofPublisher)),
      load(api.db, csv(...ofOperator)),
      ...(await imports.outletsOf(publisher)).map(({ id }: { id: string }, at: number) =>
        api.patch(publisher.token, `/publisher/outlets/${id}`, { website_url: urlOf(at) }),
      ),
    ])
    expect([sent.status, sent.body.faults, loaded.faults]).toEqual([200, [], []])
    expect(changed.map(({ status }) => status)).toEqual(keys.map(() => 200))
  }
  expect(await deadlocks(api.db.pool)).toBe(before)
})
