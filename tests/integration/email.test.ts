import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { writeJob } from '../../src/domain/integration/notification.js'
import { queueScheduledNotifications } from '../../src/email/scheduled-notifications.js'
import { addJob } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { emailSettings, mailing, makeOperator } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), PAYMENT_TEST_PROVIDER: '1' } })
const { prisma } = api
const { work, newAddress, reachable, withArticle, setStatus, subjects } = mailing(api, smtp)

beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

describe('a receipt', () => {
  it('goes to the guest who paid, in the language of the browser', async () => {
    const team = await reachable()
    const product = await makeProduct(api, { name: 'Feature <b>' })
    const { reference_number: reference } = await checkOut(api, team, [line(product.id, 2)])
    const page = await guest(api.app, reference)
    expect((await page.get()).body).toContain('Email for the receipt (optional)')
    const payer = newAddress('payer')
    await page.pay(
      { provider: 'test', card: 'tok_success', email: payer },
      { headers: { 'accept-language': 'fr;q=0.9, de-AT;q=0.8, en;q=0.5' } },
    )
    expect((await page.get()).body).toContain('The receipt is sent to the email address')
    await work()
    const [mail] = smtp.to(payer)
    expect(mail!.headers).toMatchObject({
      from: 'Example Market <market@example.com>',
      to: payer,
      subject: `Zahlungsbeleg zu ${reference}`,
      'reply-to': 'help@example.com',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
    })
    // A receipt cannot be unsubscribed from.
    expect(mail!.headers).not.toHaveProperty('list-unsubscribe')
    const { customerInvoiceId: invoice } = await prisma.order.findUniqueOrThrow({
      where: { referenceNumber: reference },
    })
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain('200,00\u00a0$')
      expect(part).toContain(invoice)
      expect(part).toContain(`https://market.example.com/orders/checkout/${reference}`)
    }
    expect(mail!.html).toContain('Feature &#60;b&#62;')
    expect(mail!.html).not.toContain('Feature <b>')
    expect(subjects(team.email)).toEqual(['Briefs needed for 2 articles'])
  })

  it('goes to the account owner without another payer, once for repeated runs of its notification', async () => {
    const { email, order } = await withArticle()
    const notification = { kind: 'RECEIPT', entity: 'order', entityId: order.id, id: order.id }
    await addJob(prisma, writeJob, notification)
    await work()
    await addJob(prisma, writeJob, notification)
    await work()
    expect(subjects(email)).toEqual([`Receipt for ${order.referenceNumber}`])
  })
})

describe('a team', () => {
  it.each([
    ['draft-ready-for-review', 'Draft ready for your review: Feature'],
    ['needs-info', 'We need something from you: Feature'],
    ['action-required', 'We need something from you: Feature'],
    ['brief-update-requested', 'Brief needed: Feature'],
    ['published', 'Published: Feature'],
  ])('receives an email about %s', async (status, subject) => {
    const { email, article, id, ownerId } = await withArticle({
      articleStatus: 'pending-publishing',
    })
    await prisma.article.update({
      where: { id: article.id },
      data: { liveUrl: 'https://daily.example/1', draftSharedDocUrl: 'https://docs.example/1' },
    })
    await setStatus(article.id, status, 'Which of <both>?')
    await work()
    expect(subjects(email)).toEqual([subject])
    const [{ headers, text, html }] = smtp.to(email) as [(typeof smtp.emails)[0]]
    const link = `<https://market.example.com/mails/unsubscribe/${ownerId}/`
    expect(headers['list-unsubscribe']).toContain(link)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(`https://market.example.com/console/articles/${article.id}`)
    if (status === 'published') expect(text).toContain('https://daily.example/1')
    else expect(html).toContain('Which of &#60;both&#62;?')
    const { emails } = await api.graph(
      api.operator,
      `{ emails(where: {teamId: {eq: "${id}"}}) { nodes { kind status address subject entity entityId user { id } } } }`,
    )
    const about = { entity: 'article', entityId: article.id, user: { id: ownerId } }
    expect(emails.nodes).toMatchObject([{ status: 'SENT', address: email, subject, ...about }])
  })

  it('receives an email about a swap that is proposed, and one that is paid', async () => {
    const { propose, markPaid, paid } = swapping(api)
    const team = await reachable()
    const { items } = await paid(team, (await makeProduct(api)).id)
    const dearer = await makeProduct(api, { name: 'Cover', standard: 250 })
    const { body } = await propose(items[0]!.id, dearer.id)
    await work()
    const [mail] = smtp.to(team.email).filter(({ headers }) => /change/.test(headers.subject!))
    const { id, referenceNumber, paymentUrl } = body.data.proposeSwap
    expect(mail!.text).toContain(paymentUrl)
    expect(mail!.text).toContain('To pay: $150.00')
    await markPaid(id)
    await work()
    expect(subjects(team.email).at(-1)).toBe(`Receipt for ${referenceNumber}`)
  })

  it('receives one email before the payment is due', async () => {
    const team = await reachable()
    const { id, reference_number: reference } = await checkOut(api, team, [
      line((await makeProduct(api)).id),
    ])
    await (await guest(api.app, reference)).pay({ provider: 'WIRE' })
    const due = () => queueScheduledNotifications.run({}, api.app.services)
    await due()
    await work()
    expect(subjects(team.email)).toEqual([])
    const paymentExpiresAt = new Date(Date.now() + 86_400_000)
    await prisma.order.update({ where: { id }, data: { paymentExpiresAt } })
    await due()
    await due()
    await work()
    expect(subjects(team.email)).toEqual([`Order ${reference} is awaiting payment`])
  })

  it('receives one email before an order expires, if the settings expire orders', async () => {
    const team = await reachable()
    const product = await makeProduct(api)
    const [old, older] = [
      await checkOut(api, team, [line(product.id)]),
      await checkOut(api, team, [line(product.id)]),
    ]
    const backTo = (id: string, days: number) =>
      prisma.order.update({
        where: { id },
        data: { createdAt: new Date(Date.now() - days * 86_400_000) },
      })
    await backTo(old.id, 9)
    await backTo(older.id, 7)
    const { env } = api.app.services
    const services = { ...api.app.services, env: { ...env, unpaidOrderDays: 10 } }
    await queueScheduledNotifications.run({}, api.app.services)
    await work()
    expect(smtp.emails).toEqual([])
    await queueScheduledNotifications.run({}, services)
    await queueScheduledNotifications.run({}, services)
    await work()
    expect(subjects(team.email)).toEqual([`Order ${old.reference_number} is awaiting payment`])
    expect(smtp.to(team.email)[0]!.text).toContain('It is cancelled after the date below')
  })

  it('is notified through its members, without readers, former and blocked members and other teams', async () => {
    const team = await withArticle()
    const people = await Promise.all(
      ['writes', 'new', 'reads', 'left', 'blocked', 'deleted'].map((name) =>
        prisma.user.create({
          data: {
            ...{ firstName: name, lastName: '', email: newAddress(name) },
            ...(name === 'blocked' && { blockedAt: new Date() }),
            ...(name === 'deleted' && { deletedAt: new Date() }),
          },
        }),
      ),
    )
    for (const { id: ownerId, firstName } of people) {
      const type = firstName === 'reads' ? 'read_only' : 'full_access'
      const member = { teamId: team.id, userId: ownerId }
      if (firstName === 'new') await prisma.teamMember.create({ data: member })
      else await api.token({ id: team.id, ownerId }, type)
      if (firstName === 'left') await prisma.teamMember.deleteMany({ where: member })
    }
    await reachable()
    await setStatus(team.article.id, 'draft-ready-for-review')
    await work()
    const loaded = smtp.emails.flatMap(({ to }) => to).sort()
    expect(loaded).toEqual([team.email, people[0]!.email, people[1]!.email].sort())
  })
})

describe('operators', () => {
  it('are notified of transfers, briefs, requests for information and webhooks, except of their own changes', async () => {
    const { email, id: operatorId } = await makeOperator(api, newAddress('operator'))
    const team = await withArticle({ articleStatus: 'pending-content-brief' })
    const outlet = await prisma.outlet.findFirstOrThrow()
    const { reference_number: reference } = await checkOut(api, team, [
      line((await makeProduct(api)).id),
    ])
    await (await guest(api.app, reference)).pay({ provider: 'WIRE' })
    await api.patch(team.token, `/articles/${team.article.id}/approve-brief`)
    const inquiryInput = { outletId: outlet.id, name: 'Ada', email: 'ada@reader.example' }
    await api.mutate(team.token, 'createOutletInquiry', inquiryInput)
    const endpoint = await prisma.webhookEndpoint.create({
      data: {
        ...{ teamId: team.id, url: 'https://hooks.example/secret', topics: ['comment.*'] },
        ...{ secret: Buffer.from(''), failingSince: new Date(Date.now() - 2 * 3_600_000) },
      },
    })
    await queueScheduledNotifications.run({}, api.app.services)
    await work()
    expect(subjects(email).sort()).toEqual([
      'Brief ready: Feature',
      'Inquiry about The Daily',
      `Transfer expected: ${reference}`,
      'Webhook failing: hooks.example',
    ])
    const inquiry = smtp.to(email).find(({ headers }) => /Inquiry/.test(headers.subject!))
    expect(inquiry!.headers['reply-to']).toBe('ada@reader.example')
    expect(JSON.stringify(smtp.emails)).not.toContain('/secret')
    const failing = smtp.to(email).find(({ headers }) => /Webhook/.test(headers.subject!))
    expect(failing!.text).toContain(`/console/webhooks/${endpoint.id}`)

    smtp.emails.length = 0
    const { emails } = await api.graph(
      api.operator,
      `{ emails(where: {userId: {eq: "${operatorId}"}}) { nodes { teamId } } }`,
    )
    expect(emails.nodes).toEqual(Array(4).fill({ teamId: null }))
    const own = await api.token({ id: team.id, ownerId: operatorId })
    await api.mutate(own, 'createOutletInquiry', inquiryInput)
    await prisma.webhookEndpoint.update({
      where: { id: endpoint.id },
      data: { enabled: false, disabledReason: 'The receiver responded with 410 Gone.' },
    })
    await queueScheduledNotifications.run({}, api.app.services)
    await work()
    expect(subjects(email)).toEqual(['Webhook disabled: hooks.example'])
    await prisma.user.updateMany({ where: { id: operatorId }, data: { deletedAt: new Date() } })
  })

  it('send the reply to an inquiry in the language of its user', async () => {
    const { outletId } = await makeProduct(api)
    const team = await reachable()
    const { id: outletInquiryId } = await api.mutate(team.token, 'createOutletInquiry', {
      ...{ outletId, name: 'Ada', email: 'ada@replies.example', notes: 'A <secret> plan' },
    })
    await api.mutate(api.operator, 'replyToOutletInquiry', { outletInquiryId, reply: 'In <May>.' })
    await work()
    const [reply, ...more] = smtp.to('ada@replies.example')
    expect(more).toEqual([])
    expect(reply!.headers.subject).toBe('Reply about The Daily')
    expect(reply!.headers).not.toHaveProperty('list-unsubscribe')
    expect(reply!.text).toContain('In <May>.')
    expect(reply!.text).toContain(`/console/inquiries/${outletInquiryId}`)
    expect(reply!.html).toContain('In &#60;May&#62;.')
    // The address may be that of a third party.
    expect(reply!.text + reply!.html).not.toContain('secret')
    // Operators no longer have to reply.
    expect(subjects('help@example.com')).toEqual([])
  })

  it('are notified at the support address if none of them has an address', async () => {
    const outlet = await makeProduct(api)
    const { token } = await api.team()
    const input = { outletId: outlet.outletId, name: 'Ada', email: 'ada@reader.example' }
    await api.mutate(token, 'createOutletInquiry', input)
    await work()
    expect(subjects('help@example.com')).toEqual(['Inquiry about The Daily'])
  })
})
