import { expect, test } from 'vitest'
import { type Topic, topicNamed } from '../../src/domain/integration/event-topic.js'
import { testApi } from '../support/api.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PAYOUT_HOLDING_DAYS: '0' } })
const buyer = await makeBuyer(api)

/** Data of the events of a topic in a team, oldest first. Each matches the schema of its topic. */
async function eventsOf(teamId: string, topic: Topic) {
  const events = await api.prisma.webhookEvent.findMany({
    where: { teamId, topic },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  for (const { payload } of events)
    expect(topicNamed(topic).schema.safeParse(payload), topic).toMatchObject({ success: true })
  // biome-ignore lint/suspicious/noExplicitAny: the data of each topic is its own.
  return events.map(({ payload }) => payload as any)
}

test('a publisher gets an event of each step, and the buyer none of them', async () => {
  const publisher = await makePublisher(api)
  const offer = await makeOffer(api, publisher)
  const statuses = await eventsOf(publisher.id, 'outlet.status_changed')
  expect(statuses).toMatchObject([
    { outlet: { status: 'PENDING_REVIEW' }, previous_status: 'DRAFT', team_id: publisher.id },
    { outlet: { status: 'ACTIVE' }, previous_status: 'PENDING_REVIEW' },
  ])

  const { placements } = await orderPlacements(api, buyer, offer.id, 2)
  const [first, second] = placements
  const offered = await eventsOf(publisher.id, 'placement.offered')
  const common = { team_id: publisher.id, profile_id: null, campaign_id: null, sequence: 1 }
  expect(offered).toHaveLength(2)
  for (const data of offered)
    expect(data).toMatchObject({ placement: { status: 'OFFERED', payout: 100 }, ...common })

  await api.mutate(publisher.token, 'declinePlacement', { id: second!.id, reason: 'No' })
  await deliver(api, publisher, first!)
  const { id } = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
  await api.mutate(api.operator, 'markPayoutPaid', { id, reference: 'T-1' })
  for (const [topic, record] of [
    ['placement.accepted', { placement: { id: first!.id, status: 'ACCEPTED' } }],
    ['placement.declined', { placement: { id: second!.id, decline_reason: 'No' } }],
    ['placement.delivered', { placement: { id: first!.id, status: 'DELIVERED' } }],
    ['payout.paid', { payout: { id, amount: 100, reference: 'T-1' } }],
  ] as const)
    expect(await eventsOf(publisher.id, topic), topic).toMatchObject([record])

  const theirs = await api.prisma.webhookEvent.findMany({ where: { teamId: buyer.id } })
  expect(JSON.stringify(theirs)).not.toMatch(/placement|payout|"commission/)
  const own = await api.prisma.webhookEvent.findMany({ where: { teamId: publisher.id } })
  const text = JSON.stringify(own)
  for (const id of [buyer.id, buyer.profileId, first!.orderItem.id]) expect(text).not.toContain(id)
})
