/** Emails about outlets, placements and inquiries name what they are about, and are true in each status. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { markOverduePlacements } from '../../src/domain/publishing/placement-work.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing, makeOperator, reachOwner } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import {
  makeDraft,
  makeOffer,
  makeOutlet,
  makePublisher,
  orderPlacements,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
const { work, subjects } = mailing(api, smtp)
const operator = 'operator@people.example'
await makeOperator(api, operator)
const buyer = await makeBuyer(api)
const publisher = await makePublisher(api)
const owner = await reachOwner(api, publisher, 'publisher@people.example')

beforeEach(async () => {
  await work()
  smtp.emails.length = 0
})

/** Sends pending emails, and returns the last one to an address. */
async function lastTo(address: string) {
  await work()
  const { headers, text, html } = smtp.to(address).at(-1) ?? {}
  return { subject: headers?.subject, text: text?.replaceAll('\r\n', '\n') ?? '', html: html ?? '' }
}
const operate = (name: string, input: object) => api.mutate(api.operator, name, input)
const change = ({ id }: { id: string }, body: object) =>
  api.patch(publisher.token, `/publisher/outlets/${id}`, body)
const articleOf = async (placementId: string) => {
  const { article, orderItem } = await api.prisma.placement.findUniqueOrThrow({
    where: { id: placementId },
    include: { article: true, orderItem: { include: { order: true } } },
  })
  return { article: article!.name, order: orderItem.order.referenceNumber }
}

describe('an outlet', () => {
  test('that is suspended is not explained by the rejection of an earlier change', async () => {
    const { id } = await makeOutlet(api, publisher, { name: 'Harbor' })
    await change({ id }, { name: 'Haven' })
    const comments = [{ field: 'NAME', comment: 'Is this the newsletter?' }]
    await operate('reviewOutlet', { id, decision: 'REJECT', reason: 'Not yet.', comments })
    expect((await lastTo(owner)).text).toContain('> Not yet.\n> Name: Is this the newsletter?')
    await operate('updateOutlet', { outletId: id, status: 'SUSPENDED' })
    const { subject, text } = await lastTo(owner)
    expect(subject).toBe('Your outlet Harbor was suspended')
    expect(text).not.toMatch(/Not yet|newsletter/)
    await operate('updateOutlet', { outletId: id, status: 'ACTIVE' })
    const onSale = await lastTo(owner)
    expect(onSale.subject).toBe('Your outlet Harbor is on sale')
    expect(onSale.text).not.toMatch(/Not yet|newsletter/)
  })

  test('has the comments of its approval once, and those of its rejection with the reason', async () => {
    const { id } = await makeDraft(api, publisher, { name: 'Quay' })
    const submit = () => api.post(publisher.token, `/publisher/outlets/${id}/submit`)
    await submit()
    const comments = [{ field: 'LOGO', comment: 'Use a square one.' }]
    await operate('reviewOutlet', { id, decision: 'REJECT', reason: 'Too short.', comments })
    const rejected = await lastTo(owner)
    expect(rejected.text).toContain('> Too short.\n> Logo: Use a square one.')
    await submit()
    await operate('reviewOutlet', { id, decision: 'APPROVE', comments })
    const approved = await lastTo(owner)
    expect(approved.subject).toBe('Your outlet Quay is on sale')
    expect(approved.text).toContain('> Logo: Use a square one.')
    await operate('updateOutlet', { outletId: id, status: 'INACTIVE' })
    const paused = await lastTo(owner)
    expect(paused.subject).toBe('Your outlet Quay is paused')
    expect(paused.text).not.toContain('Use a square one.')
    await operate('updateOutlet', { outletId: id, status: 'ACTIVE' })
    const resumed = await lastTo(owner)
    expect(resumed.subject).toBe('Your outlet Quay is on sale')
    expect(resumed.text).not.toContain('Use a square one.')
  })

  test('to review is new, or has changed', async () => {
    const website_url = 'https://pier.example.com/'
    const { id } = await makeDraft(api, publisher, { name: 'Pier', website_url })
    await api.post(publisher.token, `/publisher/outlets/${id}/submit`)
    const submitted = await lastTo(operator)
    expect(submitted.subject).toBe('Outlet to review: Pier')
    expect(submitted.text).toContain(`Website: ${website_url}`)
    await operate('reviewOutlet', { id, decision: 'APPROVE' })
    await change({ id }, { name: 'Jetty', website_url: 'https://jetty.example.com/' })
    const { subject, text } = await lastTo(operator)
    expect(subject).toBe('Change to review: Pier')
    for (const part of [
      ...['A publisher has changed an outlet', 'Until then, the outlet stays as it was.'],
      ...['Outlet: Pier', 'Publisher: Tidewater Media', 'Changed: Name, Website'],
      `Review change: https://market.example.com/console/outlets/${id}`,
    ])
      expect(text).toContain(part)
    expect(text).not.toContain(website_url)
    // An earlier notification is about the first review.
    await change({ id }, { name: 'Pier', website_url })
    await operate('updateOutlet', { outletId: id, status: 'PENDING_REVIEW' })
    expect((await lastTo(operator)).subject).toBe('Outlet to review: Pier')
  })
})

describe('offered placements', () => {
  const order = async (lines: object[]) => {
    const { id: orderId } = await checkOut(api, buyer, lines)
    await operate('markOrderPaid', { orderId, reference: 'T-1' })
    const items = { orderItem: { orderId } }
    return api.prisma.placement.findMany({ where: items, orderBy: { id: 'asc' } })
  }
  const product = async (outlet: { id: string }, name: string, payout: number) => {
    const more = { outlet_id: outlet.id, name, payout }
    return (await makeOffer(api, publisher, more)).id
  }

  test('are listed by product with the share of each, and the share of all', async () => {
    const [first, second] = [
      await makeOutlet(api, publisher, { name: 'Dock' }),
      await makeOutlet(api, publisher, { name: 'Basin' }),
    ]
    const feature = await product(first, 'Dock feature', 100)
    const mention = await product(second, 'Basin mention', 40)
    const placements = await order([line(feature, 2), line(mention)])
    const { subject, text, html } = await lastTo(owner)
    expect(subject).toBe('3 new placements')
    for (const part of ['2 × Dock feature (Dock): $200.00', '1 × Basin mention (Basin): $40.00'])
      expect(text).toContain(part)
    expect(text).toMatch(/^Your share: \$240\.00$/m)
    expect(text).toMatch(/^View placements: \S+\/console\/placements$/m)
    // Neither the price of the buyer nor the commission.
    for (const { salePrice } of placements)
      expect(text + html).not.toContain(`$${Number(salePrice) / 100}`)
  })

  test('are one, with its share and a button to decide', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Lock' })
    const [placement] = await order([line(await product(outlet, 'Lock feature', 80))])
    const { subject, text } = await lastTo(owner)
    expect(subject).toBe('New placement: Lock feature')
    for (const part of ['Outlet: Lock', 'Product: Lock feature', 'Your share: $80.00'])
      expect(text).toContain(part)
    expect(text).toContain(
      `Accept or decline: https://market.example.com/console/placements/${placement!.id}`,
    )
  })

  test('are those that still wait when the email is written', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Wharf' })
    const id = await product(outlet, 'Wharf feature', 60)
    const [first, second, third] = await order([line(id, 3)])
    await api.post(publisher.token, `/publisher/placements/${first!.id}/accept`)
    const refunded = { orderItemId: second!.orderItemId, method: 'CREDIT' }
    await operate('refundOrderItem', refunded)
    await work()
    const { text } = smtp.to(owner).find(({ headers }) => /^New/.test(headers.subject!))!
    expect(text).toContain('Your share: $60.00')
    expect(text).toContain(`/console/placements/${third!.id}`)
    // Another order of the same product is another email.
    await order([line(id, 2)])
    expect((await lastTo(owner)).text).toContain('Your share: $120.00')
  })

  test('are not reported once the publisher has decided on all', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Mole' })
    const [placement] = await order([line(await product(outlet, 'Mole feature', 60))])
    await api.post(publisher.token, `/publisher/placements/${placement!.id}/accept`)
    await work()
    expect(subjects(owner)).toEqual(['Your outlet Mole is on sale'])
  })
})

test('a comment names the article, and to operators also the order', async () => {
  const offer = await makeOffer(api, publisher)
  const { placements } = await orderPlacements(api, buyer, offer.id)
  const { id } = placements[0]!
  const { article, order } = await articleOf(id)
  await api.post(publisher.token, `/publisher/placements/${id}/comments`, { content: 'Later?' })
  const toOperator = await lastTo(operator)
  expect(toOperator.subject).toBe(`Comment on a placement: ${article}`)
  expect(toOperator.text).toContain(`Order: ${order}\nArticle: ${article}\nOutlet: Harbor News`)
  await operate('createPlacementComment', { placementId: id, content: 'Yes.' })
  const toPublisher = await lastTo(owner)
  expect(toPublisher.subject).toBe(`Comment on your placement: ${article}`)
  expect(toPublisher.text).toContain(`Article: ${article}\n`)
  expect(toPublisher.text + toPublisher.html).not.toContain(order)
  const { model } = await api.prisma.email.findFirstOrThrow({
    where: { kind: 'OPERATOR_COMMENTED', address: owner },
  })
  expect(model).not.toHaveProperty('order')
})

test('a placement that is not accepted in time names its article', async () => {
  const offer = await makeOffer(api, publisher)
  const { placements } = await orderPlacements(api, buyer, offer.id)
  const { id } = placements[0]!
  await api.prisma.placement.update({ where: { id }, data: { acceptBy: new Date(0) } })
  await markOverduePlacements.run({}, api.app.services)
  const { article, order } = await articleOf(id)
  expect((await lastTo(operator)).text).toContain(`Order: ${order}\nArticle: ${article}\n`)
})

test('the email about an inquiry specifies where the sender gets the reply', async () => {
  const { id: outletId } = await makeOutlet(api, publisher, { name: 'Buoy' })
  const inquiry = { outletId, name: 'Ada', email: 'ada@reader.example' }
  await operate('createOutletInquiry', inquiry)
  const ofVisitor = (await lastTo(operator)).text
  expect(ofVisitor).toContain('The reply is sent to the email address below.')
  expect(ofVisitor).not.toMatch(/team/i)
  await api.mutate(buyer.token, 'createOutletInquiry', inquiry)
  const ofTeam = (await lastTo(operator)).text
  expect(ofTeam).toContain('so that the team also finds the reply there.')
  expect(ofTeam).toMatch(/^Team: \S/m)
})
