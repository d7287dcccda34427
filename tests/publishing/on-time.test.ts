import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const buyer = await makeBuyer(api)
const publisher = await makePublisher(api)
const other = await makePublisher(api, 'Northern Post')
const offer = await makeOffer(api, publisher)
const { placements } = await orderPlacements(api, buyer, offer.id, 11)
await orderPlacements(api, buyer, (await makeOffer(api, other)).id)

const rate = async (token: string) => {
  const query = 'query ($id: UUID!) { outlet(id: $id) { onTimeRate } }'
  return (await api.graph(token, query, { id: offer.outlet_id })).outlet.onTimeRate
}
const expectBy = (index: number, at: Date) =>
  api.mutate(api.operator, 'updateArticle', {
    articleId: placements[index]!.orderItem.article!.id,
    expectedCompletionDate: at,
  })

test('an outlet has an on-time rate from ten deliveries', async () => {
  await expectBy(0, new Date(Date.now() - 86_400_000))
  for (const placement of placements.slice(0, 9)) await deliver(api, publisher, placement)
  for (const token of [buyer.token, publisher.token, api.operator])
    expect(await rate(token)).toBeNull()
  await deliver(api, publisher, placements[9]!)
  for (const token of [buyer.token, publisher.token, api.operator])
    expect(await rate(token)).toBe(0.9)
  const { text } = await api.get(buyer.token, '/exports/outlets.jsonl?fields=id,onTimeRate')
  const exported = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(exported).toContainEqual({ id: offer.outlet_id, onTimeRate: 0.9 })
})

test('a new publisher of an outlet begins without a rate', async () => {
  const set = (publisherId: string) =>
    api.mutate(api.operator, 'updateOutlet', { outletId: offer.outlet_id, publisherId })
  await set(other.id)
  expect(await rate(buyer.token)).toBeNull()
  await set(publisher.id)
  expect(await rate(buyer.token)).toBe(0.9)
})

test('operators aggregate take rate, days to acceptance and on-time rate by publisher', async () => {
  const { placementsAggregate } = await api.graph(
    api.operator,
    `{ placementsAggregate(groupBy: [{ key: TEAM }], orderBy: [{ function: COUNT, direction: DESC }]) {
      keys { team } count sum { salePrice commission } avg { takeRate onTime daysToAcceptance }
    } }`,
  )
  const [first, second] = placementsAggregate
  expect(first).toMatchObject({
    keys: { team: 'Tidewater Media' },
    count: 11,
    sum: { salePrice: 1320, commission: 220 },
  })
  expect(first.avg.takeRate).toBeCloseTo(1 / 6, 5)
  expect(first.avg.onTime).toBeCloseTo(0.9, 5)
  expect(first.avg.daysToAcceptance).toBeGreaterThan(0)
  expect(second).toMatchObject({ count: 1, avg: { onTime: null, daysToAcceptance: null } })
})

test('a publisher aggregates its own placements, without prices', async () => {
  const { placementsAggregate } = await api.graph(
    publisher.token,
    '{ placementsAggregate { count sum { payout } avg { daysToAcceptance } } }',
  )
  expect(placementsAggregate).toMatchObject([{ count: 11, sum: { payout: 1100 } }])
  for (const measure of ['sum { salePrice }', 'sum { commission }', 'avg { takeRate onTime }']) {
    const query = `{ placementsAggregate { ${measure} } }`
    const { extensions } = await api.graphError(publisher.token, query)
    expect([measure, extensions.code]).toEqual([measure, 'operator_only'])
  }
  const { extensions } = await api.graphError(buyer.token, '{ placementsAggregate { count } }')
  expect(extensions.code).toBe('missing_scope')
})
