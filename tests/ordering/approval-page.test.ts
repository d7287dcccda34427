import { afterAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { approvalTeam, makeMember } from '../support/fixtures/approval.js'
import { emailSettings, mailing, reachOwner } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { signingIn } from '../support/fixtures/sign-in.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: { ...emailSettings(smtp), RATE_LIMIT_PER_MINUTE: '100000' } })
const { prisma } = api
const { newAddress, work } = mailing(api, smtp)
const { signIn } = signingIn(api, smtp)
const product = await makeProduct(api, { name: 'Feature', standard: 100 })

/** A team whose owner has placed an order, and whose second member is emailed about it. */
async function emailed() {
  const team = await approvalTeam(api)
  const ownerEmail = await reachOwner(api, team, newAddress('owner'))
  const email = newAddress('approver')
  await makeMember(api, team, email)
  const order = await checkOut(api, team, [line(product.id, 2)])
  await work()
  const [sent] = smtp.to(email)
  const path = /market\.example\.com(\/approvals\/\S+)/.exec(sent!.text)![1]!
  return { team, order, ownerEmail, email, sent: sent!, path }
}

const open = (url: string, cookie?: string) =>
  api.app.inject({ url, headers: cookie ? { cookie } : {} })
const decide = (url: string, cookie: string, choices: object, headers: object = {}) =>
  api.app.inject({
    ...{ method: 'POST', url },
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(choices as Record<string, string>).toString(),
  })
const statusOf = async (id: string) =>
  (await prisma.order.findUniqueOrThrow({ where: { id } })).approvalStatus

describe('the email about an order that needs approval', () => {
  it('goes to the other members, and its page decides after the user has signed in', async () => {
    const { team, order, ownerEmail, email, sent, path } = await emailed()
    expect(smtp.to(ownerEmail)).toEqual([])
    expect(sent.headers.subject).toBe(`Approval needed: order ${order.reference_number}`)
    expect(sent.text).toContain('2 × ')
    expect(sent.text).toContain('$200.00')

    const first = await open(path)
    expect([first.statusCode, first.headers.refresh]).toEqual([200, `0; url=${path}?again=1`])
    const signedOut = await open(`${path}?again=1`)
    expect(signedOut.body).toContain(`/console/orders/${order.id}`)
    expect(signedOut.body).not.toContain(order.reference_number)
    expect((await decide(path, '', { decision: 'approve' })).statusCode).toBe(303)
    expect(await statusOf(order.id)).toBe('PENDING')

    const cookie = await signIn(email, team.id)
    const page = await open(path, cookie)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(page.body).toContain(`Approve order ${order.reference_number}?`)
    expect(page.body.match(/<button/g)).toHaveLength(2)
    expect(await statusOf(order.id)).toBe('PENDING')
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    await decide(path, cookie, { decision: 'approve' }, foreign)
    expect(await statusOf(order.id)).toBe('PENDING')
    const wrong = await decide(path, cookie, { decision: 'reject', reason: ' ' })
    expect([wrong.statusCode, wrong.body]).toEqual([
      400,
      expect.stringContaining('Enter the reason of the rejection'),
    ])

    const done = await decide(path, cookie, { decision: 'approve' })
    expect([done.statusCode, done.headers.location]).toEqual([303, `${path}?again=1`])
    expect(await statusOf(order.id)).toBe('APPROVED')
    const decided = (await open(path, cookie)).body
    expect(decided).toContain('This order is approved.')
    expect(decided).toContain(`/orders/checkout/${order.reference_number}`)
    expect(decided).not.toContain('<button')
    expect((await decide(path, cookie, { decision: 'reject', reason: 'No' })).statusCode).toBe(303)
    expect(await statusOf(order.id)).toBe('APPROVED')

    await work()
    const [answer] = smtp.to(ownerEmail)
    expect(answer!.headers.subject).toBe(`Order ${order.reference_number} was approved`)
    expect(answer!.text).toContain(`/orders/checkout/${order.reference_number}`)
    expect(smtp.to(email)).toHaveLength(2)
  })

  it('shows and decides nothing to an API token', async () => {
    const { team, order, path } = await emailed()
    const own = { id: team.id, ownerId: team.approver.userId }
    for (const token of [team.approver.token, await api.token(own, 'custom', ['files.read'])]) {
      const cookie = `masthead_token=${token}`
      const page = await open(`${path}?again=1`, cookie)
      expect(page.body).toContain(`/console/orders/${order.id}`)
      expect(page.body).not.toContain(order.reference_number)
      await decide(path, cookie, { decision: 'approve' })
      await decide(path, cookie, { decision: 'reject', reason: 'No' })
    }
    expect(await statusOf(order.id)).toBe('PENDING')
  })

  it('goes to roles that can approve, and its page does not decide for other roles', async () => {
    const { team, order, path } = await emailed()
    const email = newAddress('buyer')
    await makeMember(api, team, email, 'BUYER')
    const cookie = await signIn(email, team.id)
    await decide(path, cookie, { decision: 'approve' })
    await decide(path, cookie, { decision: 'reject', reason: 'No' })
    expect(await statusOf(order.id)).toBe('PENDING')
    expect((await open(path, cookie)).body).not.toContain('<button')
    await checkOut(api, team, [line(product.id, 3)])
    await work()
    expect(smtp.to(email).map(({ headers }) => headers.subject)).toEqual([
      expect.stringContaining('sign'),
    ])
  })

  it('leads to a rejection, which the requester gets with the reason', async () => {
    const { team, order, ownerEmail, email, path } = await emailed()
    const cookie = await signIn(email, team.id)
    await decide(path, cookie, { decision: 'reject', reason: 'Too <b>dear</b>.' })
    expect(await statusOf(order.id)).toBe('REJECTED')
    expect((await open(path, cookie)).body).toContain('Too &#60;b&#62;dear&#60;/b&#62;.')
    await work()
    expect(smtp.to(ownerEmail)[0]!.text).toContain('Too <b>dear</b>.')
  })

  it('does not let the requester or members of other teams decide', async () => {
    const { team, order, ownerEmail, path } = await emailed()
    const own = await signIn(ownerEmail, team.id)
    const page = await open(path, own)
    expect(page.body).toContain('You placed this order.')
    expect(page.body).not.toContain('<button')
    await decide(path, own, { decision: 'approve' })
    const stranger = await makeBuyer(api)
    const address = await reachOwner(api, stranger, newAddress('stranger'))
    const theirs = await signIn(address, stranger.id)
    const hidden = await open(path, theirs)
    expect(hidden.statusCode).toBe(404)
    expect(hidden.body).not.toContain(order.reference_number)
    for (const url of [path, '/approvals/x']) {
      await decide(url, theirs, { decision: 'approve' })
      expect((await open(url, theirs)).statusCode).toBe(404)
    }
    expect(await statusOf(order.id)).toBe('PENDING')
  })

  it('is not sent about an order that was decided on or cancelled meanwhile', async () => {
    const team = await approvalTeam(api)
    const email = newAddress('late')
    await makeMember(api, team, email)
    const { id } = await checkOut(api, team, [line(product.id)])
    await api.mutate(team.token, 'cancelOrder', { orderId: id })
    await work()
    expect(smtp.to(email)).toEqual([])
  })
})
