import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { checkLinks } from '../../src/domain/publishing/link-check.js'
import { stateMonth } from '../../src/domain/publishing/payout-statement.js'
import { markOverduePlacements } from '../../src/domain/publishing/placement-work.js'
import { testApi } from '../support/api.js'
import { pdfText } from '../support/files/pdf.js'
import { applying } from '../support/fixtures/application.js'
import { emailSettings, mailing, makeOperator } from '../support/fixtures/email.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  type Publisher,
  placementsOf,
  readyToPublish,
} from '../support/fixtures/publisher.js'
import { guardHeader, signingIn } from '../support/fixtures/sign-in.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { draftUrl } from '../support/fixtures/writer.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({
  env: {
    ...{ ...emailSettings(smtp), PAYOUT_HOLDING_DAYS: '0', PUBLISHER_APPLICATIONS: '1' },
    LINK_CHECK_ALLOWED_CIDRS: '127.0.0.0/8',
  },
})
const { work, newAddress, subjects } = mailing(api, smtp)
const { signIn } = signingIn(api, smtp)
const { applied } = applying(api, smtp)
const buyer = await makeBuyer(api)
afterAll(() => smtp.close())

/** The website of the publishers, whose pages can be gone. */
let pageStatus = 200
const site = createServer((_request, response) => response.writeHead(pageStatus).end())
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
afterAll(() => site.close())
const checkNow = async (id: string) => {
  await api.prisma.placement.update({ where: { id }, data: { linkDueAt: new Date(0) } })
  await checkLinks.run({}, api.app.services)
}

/** Accepts the invitation in the last email to an address. */
async function acceptInvitation(address: string) {
  await work()
  const { text } = smtp.to(address).at(-1)!
  const url = /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(text)![1]!
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode } = await api.app.inject({ method: 'POST', url, payload: '', headers })
  expect(statusCode).toBe(303)
}

/** Sends an operation with the cookie of a session. */
const inSession =
  (cookie: string) =>
  async (query: string, variables: object = {}) => {
    const { data, errors } = (
      await api.app.inject({
        ...{ method: 'POST', url: '/graphql', headers: { cookie, ...guardHeader } },
        payload: { query, variables },
      })
    ).json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

const balanceOf = async ({ token }: { token: string }) =>
  (await api.get(token, '/publisher/balance')).body
const refund = (orderItemId: string) =>
  api.mutate(api.operator, 'refundOrderItem', { orderItemId, method: 'CREDIT' })
const pay = async (teamId: string) => {
  const { id, amount } = await api.mutate(api.operator, 'createPayout', { teamId }, 'id amount')
  await api.mutate(api.operator, 'markPayoutPaid', { id, reference: 'T-9' }, 'status')
  return amount
}

describe('a publisher, a writer and a buyer', () => {
  test('go from the application to the payout', async () => {
    const operator = newAddress('operator')
    await makeOperator(api, operator)

    // Application.
    const email = newAddress('publisher')
    const application = await applied(email)
    await work()
    expect(subjects(operator)).toContain('Publisher application: Tidewater Media')
    const { team } = await api.mutate(
      api.operator,
      'reviewPublisherApplication',
      { id: application.id, decision: 'APPROVE' },
      'team { id kind owner { fullName email } }',
    )
    expect(team).toMatchObject({ kind: 'PUBLISHER', owner: { fullName: 'Tess Rivers', email } })
    await acceptInvitation(email)
    const publisher = inSession(await signIn(email, team.id))
    const { session } = await publisher('{ session { teamKind teamId tokenType } }')
    expect(session).toEqual({ teamKind: 'PUBLISHER', teamId: team.id, tokenType: 'FULL_ACCESS' })
    // A token that a session creates expires with it.
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const { createApiToken } = await publisher(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
      { input: { name: 'CMS', type: 'FULL_ACCESS', expiresAt } },
    )
    const token: string = createApiToken.token

    // Agreement, outlet and review.
    const agreement = { key: 'publishers', name: 'Terms', title: 'Terms', scope: 'PUBLISHER' }
    const { id: templateId } = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ ...agreement, contentMarkdown: '# Terms', acceptanceLabel: 'I accept' },
    })
    await api.mutate(api.operator, 'activateAgreementTemplate', { agreementTemplateId: templateId })
    const web = { website_url: 'https://harbor.example.com/', country: 'Portugal' }
    const outlet = (await api.post(token, '/publisher/outlets', { name: 'Harbor News', ...web }))
      .body
    const offer = { outlet_id: outlet.id, type: 'FULL_FEATURE', name: 'Feature', payout: 100 }
    const product = (await api.post(token, '/publisher/products', offer)).body
    const submit = () => api.post(token, `/publisher/outlets/${outlet.id}/submit`)
    const review = (decision: string, reason?: string) =>
      api.mutate(api.operator, 'reviewOutlet', { id: outlet.id, decision, reason }, 'status')
    await submit()
    await work()
    expect(subjects(operator)).toContain('Outlet to review: Harbor News')
    expect(smtp.to(operator).at(-1)!.text).toContain(`/console/outlets/${outlet.id}`)
    await review('REJECT', 'Describe the readers.')
    const { body: rejected } = await api.get(token, `/publisher/outlets/${outlet.id}`)
    expect(rejected).toMatchObject({
      ...{ status: 'REJECTED', rejection_reason: 'Describe the readers.' },
    })
    await api.patch(token, `/publisher/outlets/${outlet.id}`, { description: 'Read by sailors.' })
    await submit()
    expect(await review('APPROVE')).toEqual({ status: 'PENDING_AGREEMENT' })
    await publisher(
      'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { id } }',
      {
        input: { templateId, signerName: 'Tess Rivers', signerEmail: email },
      },
    )
    const listed = async () => {
      const { body } = await api.get(buyer.token, '/products/listings?filters[search]=Harbor')
      return body.records.map(({ id }: { id: string }) => id)
    }
    await expect.poll(listed).toContain(product.id)

    // Order.
    const { orderId, placements } = await orderPlacements(api, buyer, product.id)
    const [placement] = placements
    expect(placement).toMatchObject({ status: 'OFFERED', payout: 100, salePrice: 120 })
    await work()
    expect(subjects(email)).toContain('New placement: Feature')
    const path = `/publisher/placements/${placement!.id}`
    await api.post(token, `${path}/accept`)

    // Brief and draft.
    const articleId = placement!.orderItem.article!.id
    const seen = async () => (await api.get(token, path)).body.article
    const brief = { brief_shared_doc_url: 'https://docs.example.com/d/brief' }
    await api.put(buyer.token, `/articles/${articleId}`, brief)
    expect(await seen()).toMatchObject({ brief_url: null, draft_url: null })
    const writerEmail = newAddress('writer')
    const { user } = await api.mutate(
      api.operator,
      'inviteWriter',
      { name: 'Wanda Reyes', email: writerEmail },
      'user { id }',
    )
    await api.mutate(api.operator, 'updateArticle', { articleId, writerId: user.id })
    await acceptInvitation(writerEmail)
    const { id: writers } = await api.prisma.team.findFirstOrThrow({ where: { kind: 'WRITER' } })
    const writer = inSession(await signIn(writerEmail, writers))
    await api.patch(buyer.token, `/articles/${articleId}/approve-brief`)
    await work()
    expect(subjects(writerEmail)).toContain('Draft needed: Feature')
    const { assignments } = await writer('{ assignments { articleId briefUrl } }')
    expect(assignments).toEqual([{ articleId, briefUrl: brief.brief_shared_doc_url }])
    await writer('mutation ($input: SubmitDraftInput!) { submitDraft(input: $input) { status } }', {
      input: { articleId, draftSharedDocUrl: draftUrl },
    })
    expect(await seen()).toMatchObject({ brief_url: brief.brief_shared_doc_url, draft_url: null })
    await api.patch(buyer.token, `/articles/${articleId}/approve-draft`)
    expect(await seen()).toMatchObject({ draft_url: draftUrl })

    // Delivery, check and payout.
    const liveUrl = `${siteUrl}/feature`
    expect((await api.post(token, `${path}/deliver`, { live_url: liveUrl })).status).toBe(200)
    const { body: article } = await api.get(buyer.token, `/articles/${articleId}`)
    expect(article).toMatchObject({ live_url: liveUrl, status: { prefix: 'published' } })
    await checkNow(placement!.id)
    const { body: checked } = await api.get(token, path)
    expect(checked).toMatchObject({ link_status: 'OK', link_lost_at: null })
    const guaranteed = Date.parse(checked.link_guaranteed_until) - Date.parse(checked.delivered_at)
    expect(guaranteed / 86_400_000).toBe(90)
    expect(await balanceOf({ token })).toMatchObject({ payable: 100, paid: 0 })
    expect(await pay(team.id)).toBe(100)
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'SETTLED' }])
    expect(await balanceOf({ token })).toEqual({ pending: 0, payable: 0, in_payout: 0, paid: 100 })
    await work()
    expect(subjects(email)).toContain('Payout of $100.00')

    // Statement of the month.
    const now = new Date()
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    await stateMonth(api.app.services.prisma, nextMonth)
    const { body: statements } = await api.get(token, '/publisher/statements')
    const sums = { opening_balance: 0, earned: 100, reversed: 0, paid: -100, closing_balance: 0 }
    expect(statements.records).toMatchObject([sums])
    const [{ reference_number: number, pdf_url }] = statements.records
    // The first number of the year.
    expect(number).toMatch(/^STM-\d{4}-000001$/)
    const { pathname, search } = new URL(pdf_url)
    const text = await pdfText((await api.app.inject(pathname + search)).rawPayload)
    for (const part of [number, 'Tidewater Media', '100.00']) expect(text).toContain(part)
    await work()
    expect(subjects(email).join()).toContain(number)
    expect(smtp.to(email).at(-1)!.text).toMatch(/\/console\/statements\/[0-9a-f-]{36}\s/)
    await api.mutate(api.operator, 'retireAgreementTemplate', { agreementTemplateId: templateId })
  })
})

describe('the other ends', () => {
  /** A publisher to whom a placement of 100 dollars is offered. */
  const offered = async () => {
    const publisher = await makePublisher(api)
    const offer = await makeOffer(api, publisher)
    const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
    return { publisher, offer, orderId, placement: placements[0]! }
  }
  const act = ({ token }: Publisher, id: string, action: string, body?: object) =>
    api.post(token, `/publisher/placements/${id}/${action}`, body)

  test('a declined placement is refunded, and is then withdrawn without a payout', async () => {
    const { publisher, orderId, placement } = await offered()
    await act(publisher, placement.id, 'decline', { reason: 'No capacity' })
    const delivery = { live_url: 'https://harbor.example.com/a' }
    expect((await act(publisher, placement.id, 'deliver', delivery)).status).toBe(409)
    await refund(placement.orderItem.id)
    const [after] = await placementsOf(api, orderId)
    expect(after).toMatchObject({ status: 'DECLINED', withdrawnAt: expect.any(String) })
    expect(await balanceOf(publisher)).toMatchObject({ pending: 0, payable: 0 })
  })

  test('an overdue placement is reported to the operators, and can still be accepted', async () => {
    const operator = newAddress('operator')
    await makeOperator(api, operator)
    const { publisher, placement } = await offered()
    await api.prisma.placement.update({
      where: { id: placement.id },
      data: { acceptBy: new Date(0) },
    })
    await markOverduePlacements.run({}, api.app.services)
    await work()
    expect(subjects(operator).join()).toContain('Placement not accepted: Harbor News')
    expect((await act(publisher, placement.id, 'accept')).status).toBe(200)
  })

  test('a page that is gone opens an issue for the operators, until it exists again', async () => {
    const operator = newAddress('operator')
    await makeOperator(api, operator)
    const { publisher, placement } = await offered()
    const { id } = placement
    await readyToPublish(api, placement)
    await act(publisher, id, 'accept')
    await act(publisher, id, 'deliver', { live_url: `${siteUrl}/gone` })
    await checkNow(id)
    pageStatus = 404
    await checkNow(id)
    pageStatus = 200
    const openIssues = async () => {
      const where = `{ id: { eq: "${id}" }, linkStatus: { eq: LOST } }`
      const fields = 'linkLostAt linkError linkChanges { status error }'
      const query = `{ placements(where: ${where}) { nodes { ${fields} } } }`
      return (await api.graph(api.operator, query)).placements.nodes
    }
    const lost = { status: 'LOST', error: 'HTTP 404' }
    expect(await openIssues()).toMatchObject([
      { linkError: 'HTTP 404', linkChanges: [lost, { status: 'OK', error: null }] },
    ])
    await work()
    expect(subjects(operator).join()).toContain('Publication not found: Harbor News')
    // The publisher discusses it with the operators.
    const comment = { content: 'We have restored the page.' }
    await api.post(publisher.token, `/publisher/placements/${id}/comments`, comment)
    await work()
    expect(subjects(operator).join()).toContain('Comment on a placement: Feature')
    await checkNow(id)
    expect(await openIssues()).toEqual([])
  })

  test('a refund before the payout lowers it, and one after it lowers the next', async () => {
    const { publisher, offer, placement } = await offered()
    await deliver(api, publisher, placement)
    await refund(placement.orderItem.id)
    expect(await balanceOf(publisher)).toMatchObject({ payable: 0 })
    const nothing = await api.mutateError(api.operator, 'createPayout', { teamId: publisher.id })
    expect(nothing.extensions.issues).toMatchObject([{ code: 'nothing_payable' }])

    const deliverNext = async () => {
      const { placements } = await orderPlacements(api, buyer, offer.id)
      await deliver(api, publisher, placements[0]!)
      return placements[0]!
    }
    const paid = await deliverNext()
    expect(await pay(publisher.id)).toBe(100)
    await refund(paid.orderItem.id)
    expect(await balanceOf(publisher)).toMatchObject({ payable: -100, paid: 100 })
    await deliverNext()
    await deliverNext()
    expect(await pay(publisher.id)).toBe(100)
    // Four deliveries of 100 dollars, of which two were refunded.
    expect(await balanceOf(publisher)).toMatchObject({ payable: 0, paid: 200 })
  })
})
