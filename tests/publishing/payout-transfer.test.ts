import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { refreshPayoutAccounts } from '../../src/domain/publishing/payout-account.js'
import { sendTransfers } from '../../src/domain/publishing/payout-transfer.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { auditPayouts } from '../support/expected/payouts.js'
import { emailSettings, mailing, reachOwner } from '../support/fixtures/email.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  type Publisher,
  placementsOf,
} from '../support/fixtures/publisher.js'
import { withStripe } from '../support/fixtures/stripe.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'
import { openStripe } from '../support/services/stripe.js'

const stripe = await openStripe()
const { connect } = stripe
const smtp = await openSmtp()
afterAll(() => Promise.all([stripe.close(), smtp.close()]))
afterEach(async () => {
  const counts = await auditPayouts((sql) => api.prisma.$queryRawUnsafe(sql))
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([])
})
const api = await testApi({
  env: { ...stripe.env, ...emailSettings(smtp), PAYOUT_HOLDING_DAYS: '0' },
})
const { tellAll } = withStripe(api, stripe)
const buyer = await makeBuyer(api)

const operate = (name: string, input: object, fields = 'id status') =>
  api.mutate(api.operator, name, input, fields)
const refused = async (name: string, input: object) =>
  (await api.mutateError(api.operator, name, input)).extensions
const balance = async ({ token }: Publisher) => (await api.get(token, '/publisher/balance')).body
const payoutOf = (id: string) => api.prisma.payout.findUniqueOrThrow({ where: { id } })
const run = () => runJobs([sendTransfers, refreshPayoutAccounts], api.app.services)

/** A publisher with an account that can receive transfers, and a payout of 100 dollars. */
async function pending({ isEnabled = true } = {}) {
  const publisher = await makePublisher(api)
  const link = await api.mutate(publisher.token, 'createPayoutOnboardingLink', {}, 'url expiresAt')
  const { payoutAccount } = await api.graph(
    publisher.token,
    '{ payoutAccount { providerAccountId payoutsEnabled } }',
  )
  const accountId: string = payoutAccount.providerAccountId
  expect(link.url).toContain(accountId)
  if (isEnabled) {
    connect.enable(accountId)
    await tellAll()
    await run()
  }
  const offer = await makeOffer(api, publisher)
  const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
  await deliver(api, publisher, placements[0]!)
  const { id } = await operate('createPayout', { teamId: publisher.id })
  return { publisher, accountId, orderId, offer, placement: placements[0]!, id: id as string }
}

/** A payout that Stripe has transferred. */
async function sent() {
  const payout = await pending()
  await operate('sendPayout', { id: payout.id })
  await run()
  return payout
}

describe('an account of a publisher', () => {
  test('is created once, and enabled by an event of Stripe', async () => {
    const { publisher, accountId } = await pending({ isEnabled: false })
    const [first, second] = await Promise.all(
      [publisher.token, api.operator].map((token) =>
        api.mutate(
          token,
          'createPayoutOnboardingLink',
          { teamId: publisher.id, country: 'PT', returnUrl: 'https://a.example/done' },
          'url',
        ),
      ),
    )
    expect(first.url).toBe(`https://connect.stripe.example/${accountId}?to=https://a.example/done`)
    expect(second.url).toBe(first.url)
    const path = '/publisher/payout-account'
    const account = { provider: 'stripe', provider_account_id: accountId }
    expect((await api.get(publisher.token, path)).body).toMatchObject({
      ...{ ...account, payouts_enabled: false },
    })
    connect.enable(accountId)
    await tellAll()
    await run()
    expect((await api.get(publisher.token, path)).body).toMatchObject({ payouts_enabled: true })
    const other = await makePublisher(api, 'Other')
    const { body } = await api.get(other.token, path)
    expect(body).toMatchObject({ provider_account_id: null, payouts_enabled: false })
    expect((await api.get(buyer.token, path)).body.code).toBe('missing_scope')
  })

  test('is reported to its publisher by email, once', async () => {
    const publisher = await makePublisher(api)
    const { newAddress, work } = mailing(api, smtp)
    const address = await reachOwner(api, publisher, newAddress('owner'))
    const openLink = () => api.mutate(publisher.token, 'createPayoutOnboardingLink', {}, 'url')
    const { url } = await openLink()
    await work()
    const [email, ...others] = smtp.to(address)
    expect(others).toEqual([])
    expect(email!.headers.subject).toBe('Your payout account has changed')
    expect(email!.text).toMatch(/Payment provider:? +Stripe/)
    expect(email!.text).toContain(
      'View payout account: https://market.example.com/console/earnings',
    )
    expect(await openLink()).toEqual({ url })
    await work()
    expect(smtp.to(address)).toHaveLength(1)
  })

  test('is required for a transfer', async () => {
    const { id, publisher } = await pending({ isEnabled: false })
    expect(await refused('sendPayout', { id })).toMatchObject({
      issues: [{ code: 'payouts_not_enabled' }],
    })
    await operate('markPayoutPaid', { id, reference: 'T-1' })
    expect(await balance(publisher)).toMatchObject({ paid: 100, in_payout: 0 })
  })

  test('is read and changed by its publisher only', async () => {
    const { publisher } = await pending({ isEnabled: false })
    const other = await makePublisher(api, 'Other')
    const { extensions } = await api.mutateError(other.token, 'createPayoutOnboardingLink', {
      teamId: publisher.id,
    })
    expect(extensions.code).toBe('not_found')
    expect(await refused('createPayoutOnboardingLink', { teamId: buyer.id })).toMatchObject({
      issues: [{ code: 'wrong_team_kind' }],
    })
    expect(await refused('createPayoutOnboardingLink', {})).toMatchObject({
      issues: [{ code: 'required' }],
    })
  })
})

describe('a transfer', () => {
  test('pays a payout, and settles its placement', async () => {
    const { id, accountId, orderId, publisher } = await pending()
    expect(await operate('sendPayout', { id })).toMatchObject({ status: 'SENDING' })
    expect(await balance(publisher)).toMatchObject({ in_payout: 100 })
    await run()
    const [transfer] = connect.transfers.filter(({ transfer_group }) => transfer_group === id)
    expect(transfer).toMatchObject({ amount: 10_000, currency: 'usd', destination: accountId })
    expect(await payoutOf(id)).toMatchObject({ status: 'PAID', reference: transfer!.id })
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'SETTLED' }])
    expect(await balance(publisher)).toMatchObject({ paid: 100, in_payout: 0 })
  })

  test.each(['lost after', 'lost', 'refused'] as const)(
    'is made once, though a response is %s',
    async (trouble) => {
      const { id } = await pending()
      await operate('sendPayout', { id })
      stripe.trouble = (request) => (request === 'POST /v1/transfers' ? trouble : undefined)
      await run()
      stripe.trouble = () => undefined
      expect(await payoutOf(id)).toMatchObject({ status: 'SENDING' })
      for (const [name, input] of [
        ['markPayoutPaid', { reference: 'T' }],
        ['cancelPayout', { reason: 'No' }],
        ['reversePayout', { reason: 'No' }],
        ['sendPayout', {}],
      ] as const)
        expect([name, await refused(name, { id, ...input })]).toMatchObject([
          name,
          { issues: [{ code: 'payout_in_transfer' }] },
        ])
      await api.prisma.$executeRaw`
        SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
        FROM graphile_worker.jobs WHERE task_identifier = 'send_transfers'`
      await run()
      expect(await payoutOf(id)).toMatchObject({ status: 'PAID' })
      expect(connect.sentOf(id)).toBe(10_000)
    },
  )

  test('that two instances send is made and recorded once', async () => {
    const { id } = await pending()
    await operate('sendPayout', { id })
    const { services } = api.app
    await Promise.all([sendTransfers.run({}, services), sendTransfers.run({}, services)])
    await run()
    expect(connect.sentOf(id)).toBe(10_000)
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${id}"}}) { nodes { action } } }`,
    )
    const actions = auditEntries.nodes.map(({ action }: { action: string }) => action).sort()
    expect(actions).toEqual(['create_payout', 'mark_payout_paid', 'send_payout'])
  })

  test('that Stripe rejects returns the amount to the balance', async () => {
    const { id, publisher, orderId } = await pending()
    connect.available = 99_99
    await operate('sendPayout', { id })
    await run()
    connect.available = Number.POSITIVE_INFINITY
    expect(await payoutOf(id)).toMatchObject({
      ...{ status: 'FAILED', reason: 'Insufficient funds in your Stripe balance.' },
    })
    await mailing(api, smtp).work()
    const { text } = smtp.to('help@example.com').at(-1)!
    expect(text).toContain('The payment provider rejected the transfer.')
    expect(text).toContain(`Open payout: https://market.example.com/console/payouts/${id}`)
    expect(await balance(publisher)).toEqual({ pending: 0, payable: 100, in_payout: 0, paid: 0 })
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'DELIVERED' }])
    const { body } = await api.get(publisher.token, `/publisher/payouts/${id}`)
    expect(body).toMatchObject({ status: 'FAILED', ended_at: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain('Insufficient')
    const again = await operate('createPayout', { teamId: publisher.id }, 'id amount')
    expect(again.amount).toBe(100)
    expect(await refused('sendPayout', { id })).toMatchObject({
      issues: [{ code: 'status_final' }],
    })
  })
})

describe('a payout that is not transferred', () => {
  test('can be cancelled once, which returns its amount', async () => {
    const { id, publisher } = await pending()
    const cancel = () => operate('cancelPayout', { id, reason: 'Wrong account' }, 'status reason')
    const results = await Promise.allSettled([cancel(), cancel()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(publisher)).toEqual({ pending: 0, payable: 100, in_payout: 0, paid: 0 })
    for (const [name, input] of [
      ['markPayoutPaid', { reference: 'T' }],
      ['sendPayout', {}],
      ['reversePayout', { reason: 'No' }],
    ] as const)
      expect([name, await refused(name, { id, ...input })]).toMatchObject([
        name,
        { issues: [{ code: 'status_final' }] },
      ])
    expect((await operate('createPayout', { teamId: publisher.id }, 'amount')).amount).toBe(100)
  })

  test('is cancelled or paid, not both', async () => {
    const { id, publisher } = await pending()
    await Promise.allSettled([
      operate('cancelPayout', { id, reason: 'No' }),
      operate('markPayoutPaid', { id, reference: 'T' }),
      operate('sendPayout', { id }),
    ])
    await run()
    const { status } = await payoutOf(id)
    const isPaid = status === 'PAID'
    expect(await balance(publisher)).toMatchObject({
      ...(isPaid ? { paid: 100, payable: 0 } : { paid: 0, payable: 100 }),
    })
  })

  test('is sent, cancelled and reversed by operators only', async () => {
    const { id, publisher } = await pending()
    for (const [name, input] of [
      ['sendPayout', { id }],
      ['cancelPayout', { id, reason: 'No' }],
      ['reversePayout', { id, reason: 'No' }],
    ] as const) {
      for (const token of [publisher.token, buyer.token]) {
        const { extensions } = await api.mutateError(token, name, input)
        expect([name, extensions.code]).toEqual([name, 'operator_only'])
      }
    }
  })
})

describe('a reversal', () => {
  test('is made at Stripe, and returns the amount', async () => {
    const { id, publisher, orderId } = await sent()
    expect(await operate('reversePayout', { id, reason: 'Wrong publisher' })).toMatchObject({
      ...{ status: 'REVERSING' },
    })
    expect(await balance(publisher)).toMatchObject({ paid: 100 })
    await run()
    // The event arrives later.
    await tellAll()
    expect(await payoutOf(id)).toMatchObject({ status: 'REVERSED', reason: 'Wrong publisher' })
    expect(connect.sentOf(id)).toBe(0)
    expect(await balance(publisher)).toMatchObject({ paid: 0, payable: 100 })
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'DELIVERED' }])
  })

  test('is made once even if the response is lost', async () => {
    const { id } = await sent()
    await operate('reversePayout', { id, reason: 'Wrong publisher' })
    stripe.trouble = (request) => (request.endsWith('/reversals') ? 'lost after' : undefined)
    await run()
    stripe.trouble = () => undefined
    await sendTransfers.run({}, api.app.services)
    expect(await payoutOf(id)).toMatchObject({ status: 'REVERSED' })
    expect(connect.sentOf(id)).toBe(0)
    stripe.events.splice(0)
  })

  test('in Stripe’s dashboard is recorded by its event, unless it is partial', async () => {
    const { id, publisher } = await sent()
    const transfer = connect.transfers.find(({ transfer_group }) => transfer_group === id)!
    connect.reverse(transfer, 1_000)
    await tellAll()
    expect(await payoutOf(id)).toMatchObject({ status: 'PAID' })
    connect.reverse(transfer)
    const events = stripe.events.splice(0)
    stripe.events.push(...events, ...events)
    await tellAll()
    expect(await payoutOf(id)).toMatchObject({ status: 'REVERSED' })
    expect(await balance(publisher)).toMatchObject({ paid: 0, payable: 100 })
  })

  test('of a transfer by hand is recorded at once', async () => {
    const { id, publisher } = await pending()
    await operate('markPayoutPaid', { id, reference: 'T-1' })
    expect(await operate('reversePayout', { id, reason: 'Returned' })).toMatchObject({
      ...{ status: 'REVERSED' },
    })
    expect(await balance(publisher)).toMatchObject({ paid: 0, payable: 100 })
  })

  test('of a refund after the payout lowers the next one', async () => {
    const { publisher, placement, offer } = await sent()
    await operate(
      'refundOrderItem',
      { orderItemId: placement.orderItem.id, method: 'CREDIT' },
      'id',
    )
    expect(await balance(publisher)).toMatchObject({ paid: 100, payable: -100 })
    const { placements } = await orderPlacements(api, buyer, offer.id, 2)
    for (const one of placements) await deliver(api, publisher, one)
    const { amount } = await operate('createPayout', { teamId: publisher.id }, 'amount')
    expect(amount).toBe(100)
  })
})
