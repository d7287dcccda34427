/** Emails about outlets and inquiries name what they are about, and are true in each status. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { emailSettings, mailing, makeOperator, reachOwner } from '../support/fixtures/email.js'
import { makeDraft, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
const { work } = mailing(api, smtp)
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

test('the email about an inquiry says where the sender gets the reply', async () => {
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
