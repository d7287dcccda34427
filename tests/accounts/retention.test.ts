import { expect, it } from 'vitest'
import { purgeExpiredRecords } from '../../src/privacy/retention.js'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const days = 10
const api = await testApi({
  env: Object.fromEntries(
    ['AUDIT_LOG', 'INVITATION', 'INQUIRY', 'GUEST', 'SIGN_IN_LINK'].map((name) => [
      `${name}_RETENTION_DAYS`,
      String(days),
    ]),
  ),
})
const ago = (count: number) => new Date(Date.now() - count * 86_400_000)
const ages = [days - 1, days + 1]

it('deletes records older than their period, and keeps the rest', async () => {
  const { prisma } = api
  const team = await makeBuyer(api)
  const product = await makeProduct(api)
  const orders: string[] = []
  for (const age of ages) {
    await prisma.auditEntry.create({
      data: {
        ...{ action: 'x', entity: 'team', entityId: team.id, teamId: team.id, after: { age } },
        createdAt: ago(age),
      },
    })
    await prisma.teamInvitation.create({
      data: { teamId: team.id, email: `guest-${age}@people.example`, expiresAt: ago(age) },
    })
    await prisma.outletInquiry.create({
      data: {
        ...{ teamId: team.id, outletId: product.outletId, name: 'Ada' },
        ...{ email: `guest-${age}@people.example`, createdAt: ago(age) },
      },
    })
    await prisma.singleUseLink.create({
      data: {
        id: crypto.randomUUID(),
        purpose: 'SIGN_IN',
        subjectId: crypto.randomUUID(),
        expiresAt: ago(age),
      },
    })
    const { id } = await checkOut(api, team, [line(product.id)])
    await api.mutate(team.token, 'setGuestEmail', {
      orderId: id,
      email: `guest-${age}@people.example`,
    })
    await prisma.$executeRaw`UPDATE "order" SET updated_at = ${ago(age)} WHERE id = ${id}::uuid`
    orders.push(id)
  }
  await purgeExpiredRecords.run({}, api.app.services)

  const emails = { where: { teamId: team.id }, select: { email: true } } as const
  expect(await prisma.teamInvitation.findMany(emails)).toEqual([
    { email: 'guest-9@people.example' },
  ])
  expect(await prisma.outletInquiry.findMany(emails)).toEqual([{ email: 'guest-9@people.example' }])
  const entries = await prisma.auditEntry.findMany({ where: { teamId: team.id, action: 'x' } })
  expect(entries).toMatchObject([{ after: { age: 9 } }])
  expect(await prisma.singleUseLink.count()).toBe(1)
  const guests = await prisma.order.findMany({
    where: { id: { in: orders } },
    orderBy: { createdAt: 'asc' },
  })
  expect(guests.map(({ guestEmail }) => guestEmail)).toEqual(['guest-9@people.example', null])
})

it('keeps everything without periods, except emails of 90 days', async () => {
  const { parseEnv } = await import('../../src/config/env.js')
  const { retention } = parseEnv({ DATA_DIR: '/tmp', SECRET_KEY: 'x'.repeat(32) })
  expect(
    Object.fromEntries(Object.entries(retention).filter(([, value]) => value !== undefined)),
  ).toEqual({ emails: 90 })
})
