import { describe, expect, test } from 'vitest'
import { stateMonth } from '../../src/domain/publishing/payout-statement.js'
import { renderEmail } from '../../src/email/render.js'
import type { TemplateModels } from '../../src/email/template-model.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { pdfText } from '../support/files/pdf.js'
import { reachOwner } from '../support/fixtures/email.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  makeStatement,
  orderPlacements,
  type Publisher,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  env: {
    ...{ PAYOUT_HOLDING_DAYS: '0', SELLER_NAME: 'Brightwater Market GmbH' },
    ...{ SELLER_ADDRESS: 'Lange Straße 7\n20095 Hamburg', SELLER_TAX_NUMBER: 'DE 123456789' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'market@example.com' },
  },
})
const buyer = await makeBuyer(api)
const path = '/publisher/statements'
const brand = { name: 'Example Market', color: '#0f7a44' }

const operate = (name: string, input: object, fields = 'id') =>
  api.mutate(api.operator, name, input, fields)
const create = async ({ token }: Publisher, month: string) =>
  (await api.post(token, path, { month })).body
const at = (text: string) => new Date(text)

/** A publisher created in 2025. */
async function oldPublisher(name?: string) {
  const publisher = await makePublisher(api, name)
  await api.prisma.team.update({
    where: { id: publisher.id },
    data: { createdAt: at('2025-06-01') },
  })
  return publisher
}

/**
 * A publisher that in January earned 100 and 50 dollars, of which 20 were reversed, and got 130. In February the payout
 * came back, and in March it earned 10.
 */
async function withHistory() {
  const publisher = await oldPublisher()
  const { prisma } = api
  const book = async (payout: number, day: string) => {
    const offer = await makeOffer(api, publisher, { payout })
    const { placements } = await orderPlacements(api, buyer, offer.id)
    await deliver(api, publisher, placements[0]!)
    const { id } = placements[0]!
    await prisma.publisherLedgerEntry.updateMany({
      where: { placementId: id },
      data: { createdAt: at(day) },
    })
    return placements[0]!
  }
  await book(100, '2026-01-01T00:00:00Z')
  const { orderItem } = await book(50, '2026-01-31T23:59:59.999Z')
  const refund = { orderItemId: orderItem.id, method: 'CREDIT', amount: 24 }
  await operate('refundOrderItem', refund)
  await prisma.publisherLedgerEntry.updateMany({
    where: { teamId: publisher.id, type: 'REVERSED' },
    data: { createdAt: at('2026-01-31T23:59:59.999Z') },
  })
  const { id } = await operate('createPayout', { teamId: publisher.id })
  await operate('markPayoutPaid', { id, reference: 'T-77' })
  await operate('reversePayout', { id, reason: 'Returned by the bank' })
  await prisma.payout.update({
    where: { id },
    data: { paidAt: at('2026-01-15'), endedAt: at('2026-02-01') },
  })
  await book(10, '2026-03-10')
  return publisher
}

describe('a statement', () => {
  test('has the entries and payouts of its month, and begins where the last one ended', async () => {
    const publisher = await withHistory()
    expect(await create(publisher, '2025-12')).toMatchObject({
      ...{ opening_balance: 0, earned: 0, reversed: 0, paid: 0, closing_balance: 0 },
    })
    expect(await create(publisher, '2026-01')).toMatchObject({
      ...{ period_start: '2026-01-01T00:00:00.000Z', period_end: '2026-02-01T00:00:00.000Z' },
      ...{ opening_balance: 0, earned: 150, reversed: -20, paid: -130, closing_balance: 0 },
    })
    expect(await create(publisher, '2026-02')).toMatchObject({
      ...{ opening_balance: 0, earned: 0, reversed: 0, paid: 130, closing_balance: 130 },
    })
    expect(await create(publisher, '2026-03')).toMatchObject({
      ...{ opening_balance: 130, earned: 10, reversed: 0, paid: 0, closing_balance: 140 },
    })
    const { payable } = (await api.get(publisher.token, '/publisher/balance')).body
    expect(payable).toBe(140)
  })

  test('is created once, with a number without gaps', async () => {
    const publishers = [await oldPublisher(), await oldPublisher()]
    const requests = publishers.flatMap((publisher) => [
      ...[create(publisher, '2026-01'), create(publisher, '2026-01')],
      ...[create(publisher, '2026-02'), create(publisher, '2020-01')],
    ])
    await Promise.all(requests)
    const statements = await api.prisma.payoutStatement.findMany({
      orderBy: { referenceNumber: 'asc' },
    })
    for (const { id } of publishers)
      expect(statements.filter(({ teamId }) => teamId === id)).toHaveLength(2)
    const year = new Date().getUTCFullYear()
    expect(statements.map(({ referenceNumber }) => referenceNumber)).toEqual(
      statements.map((_, index) => `STM-${year}-${String(index + 1).padStart(6, '0')}`),
    )
  })

  test('is a PDF that stays the same', async () => {
    const publisher = await withHistory()
    await api.patch(publisher.token, '/publisher/payout-account', {
      ...{ address: 'Rua da Foz 1\n4150 Porto', tax_number: 'PT 999' },
    })
    const { id, reference_number: number, pdf_url } = await create(publisher, '2026-01')
    const open = (url: string) => {
      const { pathname, search } = new URL(url)
      return api.app.inject({ url: pathname + search })
    }
    const first = await open(pdf_url)
    expect(first.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf' },
      'content-disposition': `attachment; filename=${number}.pdf`,
    })
    const text = await pdfText(first.rawPayload)
    for (const part of [
      ...['Statement', number, 'Brightwater Market GmbH', 'DE 123456789', 'Self-billing invoice'],
      ...['Tidewater Media', 'Rua da Foz 1', 'PT 999', 'January 1, 2026 – January 31, 2026'],
      ...['Earned: Harbor News', 'Reversed: Harbor News', 'Payout: T-77', '$130.00', '-$20.00'],
    ])
      expect(text).toContain(part)
    await api.patch(publisher.token, '/publisher/payout-account', { tax_number: 'PT 1' })
    const { body } = await api.get(publisher.token, `${path}/${id}`)
    expect((await open(body.pdf_url)).rawPayload.equals(first.rawPayload)).toBe(true)
    const forged = body.pdf_url.replace(id, publisher.id)
    expect((await open(forged)).statusCode).toBe(403)
  })

  test.each(['2099-01', '2020-01', '2026-13', '2026-1', 'January'])('rejects %s', async (month) => {
    const publisher = await oldPublisher()
    const { status, body } = await api.post(publisher.token, path, { month })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('month')
  })

  test('of the current month is not created', async () => {
    const publisher = await oldPublisher()
    const month = new Date().toISOString().slice(0, 7)
    expect((await api.post(publisher.token, path, { month })).status).toBe(400)
  })

  test('is read by its publisher only', async () => {
    const publisher = await oldPublisher()
    const { id } = await makeStatement(api, publisher)
    const other = await makePublisher(api, 'Other')
    expect((await api.get(publisher.token, `${path}/${id}`)).status).toBe(200)
    expect((await api.get(other.token, `${path}/${id}`)).status).toBe(404)
    expect((await api.get(other.token, path)).body.total_records).toBe(0)
    expect((await api.get(buyer.token, path)).status).toBe(403)
    const { extensions } = await api.mutateError(other.token, 'createPayoutStatement', {
      ...{ teamId: publisher.id, month: '2026-01' },
    })
    expect(extensions.code).toBe('not_found')
  })
})

test('the job states the last month of publishers with a balance or lines, once, by email', async () => {
  const [publisher, idle] = [await withHistory(), await oldPublisher()]
  const run = () => stateMonth(api.app.services.prisma, at('2026-04-01T03:30:00Z'))
  await Promise.all([run(), run()])
  await run()
  const statements = await api.prisma.payoutStatement.findMany({
    where: { teamId: { in: [publisher.id, idle.id] } },
  })
  expect(statements).toMatchObject([
    { teamId: publisher.id, periodStart: at('2026-03-01'), closingBalance: 140_00n },
  ])
  const [{ count }] = await api.prisma.$queryRaw<[{ count: bigint }]>`
    SELECT count(*) FROM graphile_worker._private_jobs
    WHERE payload ->> 'entityId' = ${statements[0]!.id} AND payload ->> 'kind' = 'PAYOUT_STATEMENT'`
  expect(count).toBe(1n)
})

test('the email has the opening balance, with which its sums are the closing balance', async () => {
  const publisher = await withHistory()
  const address = await reachOwner(api, publisher, 'statements@people.example')
  await stateMonth(api.app.services.prisma, at('2026-04-01T03:30:00Z'))
  await runJobs([writeEmails], api.app.services)
  const email = await api.prisma.email.findFirstOrThrow({
    where: { address, kind: 'PAYOUT_STATEMENT' },
  })
  // The column contains the model of the kind.
  const model = email.model as unknown as TemplateModels['PAYOUT_STATEMENT']
  expect(model).toMatchObject({ opening: 130_00, earned: 10_00, balance: 140_00 })
  const written = (language: 'EN' | 'DE') =>
    renderEmail({ kind: 'PAYOUT_STATEMENT', language, model }, { brand }).text
  expect(written('EN')).toContain('Opening balance: $130.00\nEarned: $10.00\n')
  expect(written('EN')).toContain('Closing balance: $140.00')
  expect(written('DE')).toContain('Anfangssaldo: 130,00\u00a0$\n')
  expect(written('DE')).toContain('Endsaldo: 140,00\u00a0$')
})
