import { afterAll, expect, it } from 'vitest'
import type { MemberRole } from '../../prisma/generated/client/enums.js'
import { testApi } from '../support/api.js'
import { makeMember } from '../support/fixtures/approval.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { makeProduct } from '../support/fixtures/product.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { work, newAddress, reachable, subjects } = mailing(api, smtp)
afterAll(() => smtp.close())

const suggest = (teamProfile: string, input: object = {}) =>
  api.mutate(api.operator, 'createOpportunity', {
    profileId: teamProfile,
    title: 'A feature on leaks',
    ...input,
  })

it('is sent to the members who can place orders, with price, expiry and a link to the console', async () => {
  const team = await reachable()
  const roles: MemberRole[] = ['ADMIN', 'BUYER', 'EDITOR', 'FINANCE', 'VIEWER']
  const addresses = new Map<MemberRole, string>()
  for (const role of roles) {
    const address = newAddress(role.toLowerCase())
    await makeMember(api, team, address, role)
    addresses.set(role, address)
  }
  const profile = await api.prisma.profile.create({
    data: { teamId: team.id, name: 'Brightwater' },
  })
  const { id: productId } = await makeProduct(api, { name: 'Cover story' })
  const { id } = await suggest(profile.id, {
    ...{ productId, price: 250.5, expiresAt: '2037-03-05T12:00:00Z' },
    relevanceReason: 'Its readers <own> pumps.',
  })
  await work()
  const subject = 'New opportunity: A feature on leaks'
  expect(subjects(team.email)).toEqual([subject])
  for (const role of roles) {
    const isBuyer = role === 'ADMIN' || role === 'BUYER'
    expect([role, subjects(addresses.get(role)!)]).toEqual([role, isBuyer ? [subject] : []])
  }
  const [mail] = smtp.to(team.email)
  for (const part of ['Brightwater', 'The Daily: Cover story', '$250.50', '2037'])
    expect(mail!.text).toContain(part)
  expect(mail!.text).toContain(`https://market.example.com/console/opportunities/${id}`)
  expect(mail!.html).toContain('Its readers &#60;own&#62; pumps.')
  expect(mail!.headers['list-unsubscribe']).toContain('/mails/unsubscribe/')
})

it('is not sent to a member who has unsubscribed, and not for an opportunity that is no longer open', async () => {
  const team = await reachable()
  const profile = await api.prisma.profile.create({
    data: { teamId: team.id, name: 'Brightwater' },
  })
  const buyer = newAddress('buyer')
  await makeMember(api, team, buyer, 'BUYER')
  await api.mutate(team.token, 'updateEmailPreferences', {
    unsubscribedKinds: ['OPPORTUNITY_CREATED'],
  })
  await suggest(profile.id, { title: 'First' })
  const { id } = await suggest(profile.id, { title: 'Second' })
  await api.mutate(team.token, 'recordOpportunityInteraction', {
    opportunityId: id,
    type: 'DISMISS',
  })
  await work()
  expect(subjects(team.email)).toEqual([])
  expect(subjects(buyer)).toEqual(['New opportunity: First'])
})
