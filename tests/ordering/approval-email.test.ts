import { afterAll, describe, expect, it } from 'vitest'
import { endUnpaidOrders } from '../../src/domain/ordering/order.js'
import { queueScheduledNotifications } from '../../src/email/scheduled-notifications.js'
import { testApi } from '../support/api.js'
import { approvalTeam, makeMember } from '../support/fixtures/approval.js'
import { emailSettings, mailing, makeOperator } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: { ...emailSettings(smtp), UNPAID_ORDER_DAYS: '14' } })
const { work, newAddress } = mailing(api, smtp)
const product = await makeProduct(api, { standard: 100 })

/** Emails with the payment link to the requester of an order that is approved after a change. */
async function decisionsAfter(
  change: (member: { id: string; teamId: string; userId: string }) => Promise<unknown>,
) {
  const team = await approvalTeam(api)
  const email = newAddress('requester')
  const requester = await makeMember(api, team, email)
  const buyer = { ...team, token: requester.token }
  const order = await checkOut(api, buyer, [line(product.id)])
  await work()
  const before = smtp.to(email).length
  const where = { teamId: team.id, userId: requester.userId }
  await change(await api.prisma.teamMember.findFirstOrThrow({ where }))
  await api.mutate(team.approver.token, 'approveOrder', { orderId: order.id })
  await work()
  const sent = smtp.to(email).slice(before)
  for (const { text } of sent) expect(text).toContain(order.reference_number)
  return sent.length
}

const role = (role: string) => (member: { id: string }) =>
  api.mutate(api.operator, 'updateTeamMember', { teamMemberId: member.id, role })
const remove = ({ id }: { id: string }) =>
  api.mutate(api.operator, 'removeTeamMember', { teamMemberId: id })

describe('an order that is not approved in time', () => {
  it('is announced and ended by emails that name the approval, and not a payment', async () => {
    const team = await approvalTeam(api)
    const email = newAddress('member')
    await makeMember(api, team, email)
    const order = await checkOut(api, team, [line(product.id)])
    await work()
    const age = (days: number) =>
      api.prisma.order.update({
        where: { id: order.id },
        data: { createdAt: new Date(Date.now() - days * 86_400_000) },
      })
    const { services } = api.app
    await age(13)
    await queueScheduledNotifications.run(undefined, services)
    await work()
    const reference = order.reference_number
    const ending = smtp.to(email).at(-1)!
    expect(ending.headers.subject).toBe(`Order ${reference} is awaiting approval`)
    expect(ending.text).toContain('The order is not approved yet.')
    expect(ending.text).toContain('Approve by')
    expect(ending.text).not.toMatch(/\bpay|paid/i)
    await age(15)
    await endUnpaidOrders.run(undefined, services)
    await work()
    const ended = smtp.to(email).at(-1)!
    expect(ended.headers.subject).toBe(`Order ${reference} is cancelled`)
    expect(ended.text).toContain('was not approved in time')
    expect(ended.text).not.toMatch(/\bpaid/i)
  })
})

describe('the requester of an order gets the decision', () => {
  it('as a member who can pay', async () => {
    expect(await decisionsAfter(async () => {})).toBe(1)
    expect(await decisionsAfter(role('FINANCE'))).toBe(1)
  })

  it('not as a viewer or a former member', async () => {
    expect(await decisionsAfter(role('VIEWER'))).toBe(0)
    expect(await decisionsAfter(remove)).toBe(0)
  })

  it('not as a member of another team only', async () => {
    const other = await api.team()
    expect(
      await decisionsAfter(async (member) => {
        await remove(member)
        const input = { teamId: other.id, userId: member.userId, role: 'ADMIN' }
        await api.mutate(api.operator, 'addTeamMember', input)
      }),
    ).toBe(0)
  })

  it('as an operator, who is no member', async () => {
    const team = await approvalTeam(api)
    const email = newAddress('operator')
    const { id: checkoutById } = await makeOperator(api, email)
    const order = await checkOut(api, team, [line(product.id)])
    await api.prisma.order.update({ where: { id: order.id }, data: { checkoutById } })
    await api.mutate(team.approver.token, 'approveOrder', { orderId: order.id })
    await work()
    expect(smtp.to(email)).toHaveLength(1)
  })
})
