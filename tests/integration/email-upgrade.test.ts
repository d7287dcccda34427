/** During an upgrade, servers of the previous release leave the work of the next release to its servers. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { addJob } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { prisma } = api
const { work, newAddress } = mailing(api, smtp)
afterAll(() => smtp.close())

const queued = (key: string) =>
  prisma.$queryRaw<{ attempts: number }[]>`
    SELECT attempts FROM graphile_worker.jobs WHERE key = ${key}`

it('leaves jobs with an unknown name and emails of an unknown kind, and sends the others', async () => {
  await addJob(prisma, 'job_of_the_next_release', {}, { key: 'unknown name' })
  const notification = { id: randomUUID(), entity: 'user', entityId: randomUUID() }
  const written = { ...notification, kind: 'KIND_OF_THE_NEXT_RELEASE' }
  await addJob(prisma, 'write_mails', written, { key: 'unknown kind' })
  await prisma.$executeRaw`ALTER TYPE mail_kind ADD VALUE IF NOT EXISTS 'KIND_OF_THE_NEXT_RELEASE'`
  const [known, unknown] = [newAddress('known'), newAddress('unknown')]
  const email = {
    ...({ kind: 'ORDER_ENDED', language: 'EN', subject: 'Ended', entity: 'order' } as const),
    model: {
      ...{ reference: 'ORD-1', team: 'Brightwater', total: 100, isUnapproved: false },
      ...{ credits: 0, url: 'https://market.example.com' },
    },
  }
  for (const address of [unknown, known])
    await prisma.email.create({
      data: { ...email, address, entityId: randomUUID(), notificationId: randomUUID() },
    })
  await prisma.$executeRaw`
    UPDATE mail SET kind = 'KIND_OF_THE_NEXT_RELEASE' WHERE address = ${unknown}`
  await addJob(prisma, 'send_emails', {}, { key: 'sending' })
  await work()

  expect(smtp.to(known)).toHaveLength(1)
  expect(smtp.to(unknown)).toEqual([])
  const [left] = await prisma.$queryRaw<object[]>`
    SELECT status::text, attempt_count, last_error, next_attempt_at <= now() AS "isDue"
    FROM mail WHERE address = ${unknown}`
  expect(left).toEqual({ status: 'PENDING', attempt_count: 0, last_error: null, isDue: true })
  expect(await queued('sending')).toEqual([])
  expect(await queued('unknown name')).toEqual([{ attempts: 0 }])
  // It is retried, until a server of the next release runs it.
  expect(await queued('unknown kind')).toEqual([{ attempts: 1 }])
})

it('shows emails of its kinds, and leaves those of an unknown kind to servers of the next release', async () => {
  const team = await api.team()
  const create = (address: string) =>
    prisma.email.create({
      data: {
        ...({ kind: 'ORDER_ENDED', language: 'EN', subject: 'Ended', entity: 'order' } as const),
        ...{ teamId: team.id, address, entityId: randomUUID(), notificationId: randomUUID() },
        ...{ model: {}, status: 'SENT', nextAttemptAt: null, completedAt: new Date() },
      },
    })
  const [known, unknown] = [await create(newAddress('known')), await create(newAddress('unknown'))]
  await prisma.$executeRaw`ALTER TYPE mail_kind ADD VALUE IF NOT EXISTS 'KIND_OF_THE_NEXT_RELEASE'`
  await prisma.$executeRaw`
    UPDATE mail SET kind = 'KIND_OF_THE_NEXT_RELEASE' WHERE id = ${unknown.id}::uuid`
  for (const token of [team.token, api.operator]) {
    const { emails } = await api.graph(
      token,
      `{ emails(where: { teamId: { eq: "${team.id}" } }) { totalCount nodes { id kind } } }`,
    )
    expect(emails).toEqual({ totalCount: 1, nodes: [{ id: known.id, kind: 'ORDER_ENDED' }] })
    const { email } = await api.graph(token, `{ email(id: "${known.id}") { kind } }`)
    expect(email).toEqual({ kind: 'ORDER_ENDED' })
    for (const field of ['email', 'node']) {
      const { extensions } = await api.graphError(token, `{ ${field}(id: "${unknown.id}") { id } }`)
      expect(extensions.code).toBe('not_found')
    }
    const { team: own } = await api.graph(
      token,
      `{ team(id: "${team.id}") { emails { nodes { kind } } } }`,
    )
    expect(own.emails.nodes).toEqual([{ kind: 'ORDER_ENDED' }])
  }
})

it('shows users who have unsubscribed from an unknown kind, and keeps what they selected', async () => {
  const team = await api.team()
  await prisma.$executeRaw`ALTER TYPE mail_kind ADD VALUE IF NOT EXISTS 'KIND_OF_THE_NEXT_RELEASE'`
  await prisma.$executeRaw`
    UPDATE "user" SET unwanted_mails = '{KIND_OF_THE_NEXT_RELEASE,DRAFT_READY}' WHERE id = ${team.ownerId}::uuid`
  const { session } = await api.graph(team.token, '{ session { unsubscribedKinds userName } }')
  expect(session.unsubscribedKinds).toEqual(['DRAFT_READY'])
  const { user } = await api.graph(
    api.operator,
    `{ user(id: "${team.ownerId}") { id unsubscribedKinds } }`,
  )
  expect(user.unsubscribedKinds).toEqual(['DRAFT_READY'])
  const renamed = { userId: team.ownerId, firstName: 'Ada' }
  expect(
    await api.mutate(api.operator, 'updateUser', renamed, 'firstName unsubscribedKinds'),
  ).toEqual({ firstName: 'Ada', unsubscribedKinds: ['DRAFT_READY'] })
  const input = { unsubscribedKinds: ['INFO_WANTED'] }
  await api.mutate(team.token, 'updateEmailPreferences', input)
  const [row] = await prisma.$queryRaw<object[]>`
    SELECT unwanted_mails::text AS kinds FROM "user" WHERE id = ${team.ownerId}::uuid`
  expect(row).toEqual({ kinds: '{INFO_WANTED,KIND_OF_THE_NEXT_RELEASE}' })
})
