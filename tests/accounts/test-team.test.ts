import { afterAll, describe, expect, test } from 'vitest'
import { generateToken, isWellFormed } from '../../src/access/token-form.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { emailSettings } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import {
  deliver,
  makeDraft,
  makeOffer,
  makeStatement,
  orderPlacements,
  readyToPublish,
} from '../support/fixtures/publisher.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'
import { makeWriter } from '../support/fixtures/writer.js'
import { openSmtp } from '../support/services/smtp.js'
import { openStripe } from '../support/services/stripe.js'

const stripe = await openStripe()
const smtp = await openSmtp()
const api = await testApi({
  env: { ...stripe.env, ...emailSettings(smtp), WIRE_IBAN: 'DE89 3704 0044 0532 0130 00' },
})
afterAll(() => Promise.all([stripe.close(), smtp.close()]))
const product = await makeProduct(api)

describe('a test team', () => {
  test('is created as such, and never changes', async () => {
    const fields = 'id isTest kind testEmailEnabled'
    const team = await api.mutate(
      api.operator,
      'createTeam',
      { name: 'Pier', isTest: true },
      fields,
    )
    expect(team).toMatchObject({ isTest: true, kind: 'BUYER', testEmailEnabled: false })
    const error = await api.mutateError(api.operator, 'updateTeam', { id: team.id, isTest: false })
    expect(error.extensions.code).toBe('validation_failed')
    const { teams } = await api.graph(
      api.operator,
      '{ teams(where: { isTest: { eq: true } }) { nodes { id } } }',
    )
    expect(teams.nodes).toContainEqual({ id: team.id })
  })

  test('has tokens of its own form', async () => {
    const raw = generateToken('mst_test_')
    expect(raw).toMatch(/^mst_test_[0-9A-Za-z]{46}$/)
    expect(isWellFormed(raw)).toBe(true)
    expect(isWellFormed(raw.replace('mst_test_', 'mst_'))).toBe(false)
    const team = await api.team({ isTest: true })
    const input = { teamId: team.id, name: 'Integration', type: 'FULL_ACCESS' }
    const created = await api.mutate(
      api.operator,
      'createApiToken',
      input,
      'token apiToken { id hint }',
    )
    expect(created.token).toMatch(/^mst_test_/)
    expect(created.apiToken.hint).toBe(created.token.slice(0, 13))
    const rotated = await api.mutate(
      api.operator,
      'rotateApiToken',
      { apiTokenId: created.apiToken.id },
      'token',
    )
    expect(rotated.token).toMatch(/^mst_test_/)
    const session = await api.get(rotated.token, '/auth/token')
    expect(session.body).toMatchObject({ team_id: team.id, is_test: true })
    expect((await api.graph(team.token, '{ session { isTest } }')).session).toEqual({
      isTest: true,
    })
    const live = await api.team()
    expect((await api.get(live.token, '/auth/token')).body.is_test).toBe(false)
    expect((await api.graph(api.operator, '{ session { isTest } }')).session.isTest).toBe(false)
  })

  test('pays by test card only, and a live team never', async () => {
    const [team, live] = [await makeBuyer(api, { isTest: true }), await makeBuyer(api)]
    const { reference_number: reference, id } = await checkOut(api, team, [line(product.id)])
    const page = await guest(api.app, reference)
    const { body } = await page.get()
    expect(body.match(/<button[^>]*value="(\w+)"/g)).toHaveLength(1)
    expect(body).toContain('<span class="chip">Test mode</span>')
    for (const provider of ['stripe', 'WIRE'])
      expect((await page.pay({ provider })).statusCode, provider).toBe(400)
    expect((await page.pay({ provider: 'test', card: 'tok_success' })).statusCode).toBe(303)
    expect((await api.get(team.token, `/orders/${id}`)).body.status).toBe('PAID')

    const order = await checkOut(api, live, [line(product.id)])
    const livePage = await guest(api.app, order.reference_number)
    expect((await livePage.get()).body).not.toContain('Test')
    const refused = await livePage.pay({ provider: 'test', card: 'tok_success' })
    expect(refused.statusCode).toBe(400)
    expect((await api.get(live.token, `/orders/${order.id}`)).body.status).toBe('CREATED')
  })

  test('receives no real payout', async () => {
    const publisher = await api.team({ kind: 'PUBLISHER', isTest: true })
    const link = await api.mutateError(publisher.token, 'createPayoutOnboardingLink', {})
    expect(link.extensions.issues).toMatchObject([{ code: 'no_transfers' }])
    const { id } = await api.prisma.payout.create({
      data: { teamId: publisher.id, amount: 100_00n },
    })
    const file = await api.mutateError(api.operator, 'createPayoutFile', { payoutIds: [id] })
    expect(file.extensions.issues).toMatchObject([{ code: 'unknown_id' }])
  })

  test('has invoice numbers of its own, without gaps in those of live teams', async () => {
    const [team, live] = [await makeBuyer(api, { isTest: true }), await makeBuyer(api)]
    const pay = async (buyer: typeof team) => {
      const { id: orderId } = await checkOut(api, buyer, [line(product.id)])
      await api.mutate(api.operator, 'markOrderPaid', { orderId })
      const invoice = await api.prisma.invoice.findFirstOrThrow({ where: { orderId } })
      return invoice.referenceNumber
    }
    const first = await pay(live)
    expect(await pay(team)).toMatch(/^TEST-INV-\d{4}-\d{6}$/)
    const second = await pay(live)
    expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1)
  })

  test('is omitted from exports of operators unless requested', async () => {
    const team = await makeBuyer(api, { isTest: true })
    const { id } = await checkOut(api, team, [line(product.id)])
    const exported = async (token: string, path: string) =>
      (await api.get(token, `/exports/${path}`)).text.includes(id)
    expect(await exported(api.operator, 'orders.csv?fields=id')).toBe(false)
    expect(await exported(api.operator, 'orders.csv?fields=id&includeTest=true')).toBe(true)
    expect(await exported(team.token, 'orders.csv?fields=id')).toBe(true)
    const body = { fields: ['id'], includeTest: true }
    expect((await api.post(api.operator, '/exports/orders.jsonl', body)).text).toContain(id)
    for (const list of ['teams', 'comments', 'payments', 'productPrices', 'listings'])
      expect((await api.get(api.operator, `/exports/${list}.jsonl`)).status, list).toBe(200)
  })

  test('gets no email unless it is enabled', async () => {
    const emails = async (input: object) => {
      const created = await api.mutate(api.operator, 'createTeam', {
        name: 'Pier',
        ownerEmail: `owner-${Math.random().toString(36).slice(2)}@example.com`,
        ...input,
      })
      const team = await api.prisma.team.findUniqueOrThrow({ where: { id: created.id } })
      return team
    }
    const sent = async (team: Awaited<ReturnType<typeof emails>>) => {
      const { id: profileId } = await api.prisma.profile.create({
        data: { teamId: team.id, name: 'Pier' },
      })
      const token = await api.token(team)
      const { id: orderId } = await checkOut(api, { token, profileId }, [line(product.id)])
      await api.mutate(api.operator, 'markOrderPaid', { orderId })
      await runJobs([writeEmails], api.app.services)
      // The owner of a test team is invited, too.
      const where = { teamId: team.id, kind: { not: 'TEAM_INVITATION' } } as const
      return api.prisma.email.count({ where })
    }
    expect(await sent(await emails({}))).toBe(2)
    const team = await emails({ isTest: true })
    expect(await sent(team)).toBe(0)
    await api.mutate(api.operator, 'updateTeam', { id: team.id, testEmailEnabled: true })
    expect(await sent(team)).toBe(2)
    const live = await api.team()
    const refused = await api.mutateError(live.token, 'updateTeam', {
      id: live.id,
      testEmailEnabled: true,
    })
    expect(refused.extensions.issues).toMatchObject([{ code: 'not_test_team' }])
  })

  test('emails neither operators nor writers', async () => {
    const publisher = await api.team({ kind: 'PUBLISHER', isTest: true })
    const outlet = await makeDraft(api, publisher)
    await api.post(publisher.token, `/publisher/outlets/${outlet.id}/submit`)
    const team = await makeBuyer(api, { isTest: true })
    const [placement] = (await orderPlacements(api, team, product.id)).placements
    const articleId = placement!.orderItem.article!.id
    const writer = await makeWriter(api)
    await api.mutate(api.operator, 'updateArticle', { articleId, writerId: writer.ownerId })
    await api.mutate(api.operator, 'setArticleStatus', { articleId, status: 'pending-draft' })
    await runJobs([writeEmails], api.app.services)
    await readyToPublish(api, placement!)
    const simulate = (step: string) =>
      api.mutate(team.token, 'simulate', { teamId: team.id, step, id: articleId }, 'step')
    await simulate('PUBLISHER_DELIVERS')
    await simulate('LINK_GOES_AWAY')
    await runJobs([writeEmails], api.app.services)
    const kinds = async () =>
      (
        await api.prisma.email.findMany({
          where: { kind: { in: ['OUTLET_SUBMITTED', 'DRAFT_WANTED', 'PLACEMENT_LINK_LOST'] } },
        })
      ).map(({ kind }) => kind)
    expect(await kinds()).toEqual([])
    await api.mutate(api.operator, 'updateTeam', { id: team.id, testEmailEnabled: true })
    await simulate('LINK_GOES_AWAY')
    await runJobs([writeEmails], api.app.services)
    // The link was lost already.
    expect(await kinds()).toEqual([])
  })
})

describe('emptying a test team', () => {
  const empty = (teamId: string) => api.mutate(api.operator, 'emptyTestTeam', { teamId })
  const newPublisher = async () => {
    const publisher = await api.team({ kind: 'PUBLISHER', isTest: true })
    return { publisher, offer: await makeOffer(api, publisher) }
  }
  const balanceOf = async (teamId: string) => {
    const fields = 'pending payable inPayout paid'
    const query = `{ publisherBalance(teamId: "${teamId}") { ${fields} } }`
    return (await api.graph(api.operator, query)).publisherBalance
  }

  test('deletes any number of records in batches, and none of other teams', async () => {
    const [team, other] = [await api.team({ isTest: true }), await api.team({ isTest: true })]
    const add = ({ id, ownerId }: typeof team, count: number) => api.prisma.$executeRaw`
      INSERT INTO folder (id, team_id, name, created_by, created_at, updated_at)
      SELECT gen_random_uuid(), ${id}::uuid, 'Folder', ${ownerId}::uuid, now(), now()
      FROM generate_series(1, ${count})`
    await add(team, 10_001)
    await add(other, 1)
    const statements = await api.sqlOf(() => empty(team.id))
    expect(statements.filter((sql) => sql.startsWith('DELETE FROM folder'))).toHaveLength(3)
    const count = (teamId: string) => api.prisma.folder.count({ where: { teamId } })
    expect([await count(team.id), await count(other.id)]).toEqual([0, 1])
  })

  test('leaves the publishers of its orders what others have ordered', async () => {
    const { publisher, offer } = await newPublisher()
    const buyers = [await makeBuyer(api, { isTest: true }), await makeBuyer(api, { isTest: true })]
    for (const buyer of buyers) {
      const { placements } = await orderPlacements(api, buyer, offer.id)
      await deliver(api, publisher, placements[0]!)
    }
    const ofPublisher = { where: { teamId: publisher.id } }
    const earnedAt = new Date('2026-01-10')
    await api.prisma.publisherLedgerEntry.updateMany({
      ...ofPublisher,
      data: { createdAt: earnedAt, payableAt: earnedAt },
    })
    const payout = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
    await api.mutate(api.operator, 'markPayoutPaid', { id: payout.id, reference: 'T-1' })
    await api.prisma.payout.updateMany({ ...ofPublisher, data: { paidAt: new Date('2026-01-20') } })
    await empty(buyers[0]!.id)
    const balance = { pending: 0, payable: 100, inPayout: 0, paid: 0 }
    expect(await balanceOf(publisher.id)).toEqual(balance)
    await makeStatement(api, publisher)
    const [statement] = await api.prisma.payoutStatement.findMany(ofPublisher)
    expect(statement).toMatchObject({ earned: 100_00n, paid: 0n, closingBalance: 100_00n })
    const { body } = await api.get(publisher.token, '/publisher/placements')
    expect(body.records).toMatchObject([{ status: 'DELIVERED' }])
  })

  test('leaves buyers the placements of its outlets, as simulated ones', async () => {
    const { publisher, offer } = await newPublisher()
    const orderOf = async (buyer: Buyer) => {
      const { placements } = await orderPlacements(api, buyer, offer.id)
      return placements[0]!
    }
    const buyer = await makeBuyer(api, { isTest: true })
    const [offered, delivered] = [await orderOf(buyer), await orderOf(buyer)]
    await deliver(api, publisher, delivered)
    await readyToPublish(api, offered)
    await empty(publisher.id)
    const zero = { pending: 0, payable: 0, inPayout: 0, paid: 0 }
    expect(await balanceOf(publisher.id)).toEqual(zero)
    const { body } = await api.get(publisher.token, '/publisher/placements')
    expect(body.records).toEqual([])
    const id = offered.orderItem.article!.id
    for (const step of ['PUBLISHER_ACCEPTS', 'PUBLISHER_DELIVERS'])
      await api.mutate(buyer.token, 'simulate', { teamId: buyer.id, step, id }, 'step')
    expect((await api.get(buyer.token, `/articles/${id}`)).body.status.prefix).toBe('published')
    expect(await balanceOf(publisher.id)).toEqual(zero)
  })

  test('reports the archived outlets, and counts their events on', async () => {
    const { publisher, offer } = await newPublisher()
    const statusEvents = async () => {
      await runJobs([dispatchWebhooks], api.app.services)
      return (await api.get(publisher.token, '/events?limit=100')).body.records
        .filter(({ type }: { type: string }) => type === 'outlet.status_changed')
        .map(({ data }: { data: object }) => data)
    }
    const [, approved] = await statusEvents()
    expect(approved).toMatchObject({ sequence: 2, outlet: { status: 'ACTIVE' } })
    await empty(publisher.id)
    const outlet = { id: offer.outlet_id, status: 'ARCHIVED' }
    expect(await statusEvents()).toMatchObject([{ sequence: 3, outlet, previous_status: 'ACTIVE' }])
  })
})
