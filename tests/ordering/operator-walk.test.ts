import { afterAll, expect, it } from 'vitest'
import { payCoveredOrders } from '../../src/domain/ordering/payment.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { cents, Day, type Document, dollars, german, plain } from '../support/fixtures/day.js'
import { emailSettings } from '../support/fixtures/email.js'
import { line } from '../support/fixtures/order.js'
import { withStripe } from '../support/fixtures/stripe.js'
import { openSmtp } from '../support/services/smtp.js'
import { openStripe } from '../support/services/stripe.js'

const [smtp, stripe] = [await openSmtp(), await openStripe()]
afterAll(() => Promise.all([smtp.close(), stripe.close()]))
const feePercent = 2.9
const api = await testApi({
  env: {
    ...{ ...emailSettings(smtp), ...stripe.env },
    ...{ PROCESSING_FEE_PERCENT: String(feePercent), WIRE_INSTRUCTIONS: 'To the Example Bank.' },
    ...{ SELLER_NAME: 'Example Market GmbH', SELLER_TAX_NUMBER: 'DE 123456789' },
  },
})
const { tellAll, refund } = withStripe(api, stripe)

/** Runs a marketplace from setup to settlement, each step through a public interface of the server. */
it('runs from an empty marketplace to settlement, refund and correction', async () => {
  const walk = new Walk(api, smtp, stripe)
  await walk.hireOperator()
  await walk.openTeam()
  await walk.fillCatalogue()
  await walk.agreeOnTerms()
  await walk.payByCard()
  await walk.payByTransfer()
  await walk.publish()
  await walk.settle()
  await walk.refund()
  await walk.swap()
  await walk.spendCredit()
  await walk.checkBooks()
  await walk.checkAuditLog()
})

const withFee = (amount: number) => {
  const fee = Math.round((cents(amount) * feePercent) / 100) / 100
  return { fee, total: (cents(amount) + cents(fee)) / 100 }
}

class Walk extends Day {
  writerId = ''
  products!: Record<'feature' | 'letter' | 'podcast', { id: string; name: string; price: number }>
  card = { id: '', reference: '', items: [] as string[], articles: [] as string[] }
  transfer = { id: '', reference: '', items: [] as string[] }

  async hireOperator() {
    const { token, operatorToken } = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Kim', email: this.address('kim') },
      'token operatorToken { user { id } }',
    )
    this.operator = { token, id: operatorToken.user.id }
    const { userRoles } = await api.graph(token, '{ userRoles { nodes { id name } } }')
    const writer = userRoles.nodes.find(({ name }: { name: string }) => name === 'Writer')
    const email = this.address('writer')
    const made = { firstName: 'Wanda', lastName: 'Wolf', email, userRoleId: writer.id }
    this.writerId = (await this.operate('createUser', made)).id
  }

  async openTeam() {
    // With its owner, who is new.
    this.done.push('create_user')
    const { id } = await this.operate('createTeam', {
      ...{ name: 'Brightwater', proPricingEnabled: false },
      ...{ ownerEmail: this.address('ada'), ownerName: 'Ada Byron' },
    })
    this.done.push('invite_team_member')
    const tokenInput = { teamId: id, name: 'Shop', type: 'FULL_ACCESS' }
    const { token } = await this.operate('createApiToken', tokenInput, 'token apiToken { id }')
    await api.mutate(token, 'updateEmailPreferences', { language: 'DE' })
    this.team = { id, token, profileId: '' }
    this.team.profileId = (await this.post('/profiles', { name: 'Brightwater Pumps' })).id

    const input = { email: this.address('grace') }
    await api.mutate(token, 'inviteTeamMember', input, 'teamInvitation { id }')
    const invited = (await this.emails('grace'))['Invitation to Brightwater']!
    const { pathname, search } = new URL(/https:\S+\/invitations\/\S+/.exec(invited)![0])
    const accepted = await api.app.inject({
      ...{ method: 'POST', url: pathname + search, payload: 'name=Grace+Hopper' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(accepted.statusCode).toBe(303)
    const { team } = await api.graph(token, `{ team(id: "${id}") { members { totalCount } } }`)
    expect(team.members.totalCount).toBe(2)
  }

  async fillCatalogue() {
    const sell = async (name: string, type: string, channel: object, price: number) => {
      const outlet = { name: `The ${name} ${this.run}`, country: 'Germany', status: 'ACTIVE' }
      const { id: outletId } = await this.operate('createOutlet', outlet)
      const { id: channelId } = await this.operate('createOutletChannel', { outletId, ...channel })
      const { id } = await this.operate('createProduct', {
        ...{ outletId, type, name, minDeliveryDays: 3, maxDeliveryDays: 10, internalCost: 120 },
        channelIds: [channelId],
        prices: [{ pricingTier: 'STANDARD', unitAmount: price }],
      })
      return { id: id as string, name, price }
    }
    const site = { channelType: 'WEBSITE', placementType: 'FULL_FEATURE' }
    this.products = {
      feature: await sell('Feature', 'FULL_FEATURE', site, 1_200),
      letter: await sell('Letter', 'NEWSLETTER', { channelType: 'NEWSLETTER' }, 349.5),
      podcast: await sell('Podcast', 'FULL_FEATURE', site, 410),
    }
    await this.operate('updateProduct', {
      productId: this.products.podcast.id,
      prices: [{ pricingTier: 'STANDARD', unitAmount: 499.99 }],
    })
    this.products.podcast.price = 499.99
    const { body } = await api.get(this.team.token, '/products/listings?limit=100')
    const listed = body.records.map(({ id }: { id: string }) => id)
    expect(listed).toEqual(
      expect.arrayContaining(Object.values(this.products).map((product) => product.id)),
    )
  }

  async agreeOnTerms() {
    const { id } = await this.operate('createAgreementTemplate', {
      ...{ key: `terms-${this.run}`, name: 'Terms', title: 'Terms of service', scope: 'CLIENT' },
      ...{ contentMarkdown: '# Terms\n\nPay in time.', acceptanceLabel: 'I accept' },
    })
    await this.operate('activateAgreementTemplate', { agreementTemplateId: id })
    const signature = { templateId: id, signerName: 'Ada Byron', signerEmail: this.address('ada') }
    const { pdfUrl } = await api.mutate(this.team.token, 'acceptAgreement', signature, 'pdfUrl')
    expect(await this.pdf(pdfUrl)).toContain('Pay in time.')
  }

  async payByCard() {
    const { feature, letter } = this.products
    await this.operate('grantCredit', { teamId: this.team.id, amount: 250, reason: 'Welcome' })
    await this.operate('withdrawCredit', { teamId: this.team.id, amount: 50, reason: 'Too much' })
    const made = await this.checkOut([line(feature.id, 2), line(letter.id)], { discount: 100 })
    const { fee, total } = withFee(2 * feature.price + letter.price - 100 - 200)
    expect(made).toMatchObject({ credits_applied: 200, processing_fee: fee, total })

    const { id, reference_number: reference } = made
    const visitor = await guest(api.app, reference)
    const begun = await visitor.pay(
      { provider: 'stripe', email: this.address('buchhaltung') },
      { headers: { 'accept-language': 'de-DE' } },
    )
    expect(begun.statusCode).toBe(303)
    stripe.pay(begun.headers.location!)
    await tellAll()
    const paid = await this.order(id)
    expect(paid).toMatchObject({ status: 'PAID', customer_invoice_source: 'CARD_PROCESSOR' })

    const receipts = await this.emails('buchhaltung')
    const receipt = receipts[`Zahlungsbeleg zu ${reference}`]!
    for (const passage of [
      'Vielen Dank für Ihre Zahlung',
      german(total),
      paid.customer_invoice_url,
    ])
      expect(receipt).toContain(plain(passage))
    expect(Object.keys(await this.emails('ada'))).toEqual([
      'Ihr Team Brightwater',
      'Briefings für 3 Artikel benötigt',
    ])
    expect(Object.keys(await this.emails('grace'))).toEqual(['Briefs needed for 3 articles'])
    const invoice = await this.pdf(paid.customer_invoice_url)
    for (const passage of [
      ...['Rechnung', 'Example Market GmbH', 'DE 123456789', paid.customer_invoice_id, reference],
      ...[german(2_400), german(349.5), `−${german(100)}`, `−${german(200)}`, german(total)],
    ])
      expect(invoice).toContain(plain(passage))

    const items = await this.itemsOf(id)
    this.card = {
      ...{ id, reference, items: items.map((item) => item.id) },
      articles: items.map(({ article }) => article!.id),
    }
  }

  async payByTransfer() {
    const { letter } = this.products
    const { id, reference_number: reference } = await this.checkOut([line(letter.id)])
    const { total } = withFee(letter.price)
    const visitor = await guest(api.app, reference)
    await visitor.pay(
      { provider: 'WIRE', email: this.address('accounts') },
      { headers: { 'accept-language': 'en' } },
    )
    const page = plain((await visitor.get()).body)
    for (const passage of ['To the Example Bank.', reference, dollars(total)])
      expect(page).toContain(passage)
    const expected = await this.emails('kim')
    expect(expected[`Transfer expected: ${reference}`]).toContain(dollars(total))

    const date = new Date().toISOString()
    const transfer = { orderId: id, date, amount: total, reference: 'SEPA 4711' }
    const message = await this.refused('markOrderPaid', { ...transfer, amount: total - 1 })
    expect(message).toContain('amount')
    await this.operate('markOrderPaid', transfer)
    expect(Object.keys(await this.emails('accounts'))).toEqual([`Receipt for ${reference}`])
    await this.operate('unmarkOrderPaid', { orderId: id, reason: 'Another order of theirs' })
    expect(await this.order(id)).toMatchObject({ status: 'CREATED', customer_invoice_id: null })
    expect(await this.itemsOf(id)).toMatchObject([{ article: null }])
    await this.operate('markOrderPaid', { ...transfer, reference: 'SEPA 4712' })
    expect(await this.order(id)).toMatchObject({ status: 'PAID', customer_invoice_source: 'WIRE' })

    const [first, note, second] = await this.documents(id)
    expect([first!.status, note!.type, second!.status]).toEqual([
      ...['SUPERSEDED', 'CREDIT_NOTE', 'ISSUED'],
    ])
    const credited = await this.pdf(note!.pdfUrl)
    for (const passage of [
      'Credit note',
      first!.referenceNumber,
      `Total credited${dollars(total)}`,
    ])
      expect(credited).toContain(passage)
    expect(await this.pdf(second!.pdfUrl)).toContain(`Total${dollars(total)}`)
    this.transfer = { id, reference, items: (await this.itemsOf(id)).map((item) => item.id) }
  }

  async publish() {
    const { token, profileId } = this.team
    const [articleId] = this.card.articles as [string]
    const { id: campaignId } = await this.post('/campaigns', {
      ...{ profile_id: profileId, name: 'Spring', objectives: 'Be known', description: null },
      ...{
        keywords: null,
        target_audience: null,
        tone: null,
        writing_samples: null,
        file_id: null,
      },
    })
    await this.post(`/campaigns/${campaignId}/order-items`, { order_item_ids: this.card.items })
    const status = async () => {
      const { body } = await api.get(token, `/articles/${articleId}`)
      expect(body.campaign_id).toBe(campaignId)
      return body.status.prefix as string
    }
    const approve = async (what: string) =>
      expect((await api.patch(token, `/articles/${articleId}/approve-${what}`)).status).toBe(200)
    const move = (to: string, more: object = {}) =>
      this.operate('setArticleStatus', { articleId, status: to, ...more })
    for (const name of ['ada', 'grace', 'kim']) await this.emails(name)

    const brief = 'https://docs.example.com/brief'
    const written = { name: 'How pumps learn', brief_shared_doc_url: brief }
    expect((await api.put(token, `/articles/${articleId}`, written)).status).toBe(200)
    await approve('brief')
    const ready = await this.emails('kim')
    expect(ready['Brief ready: How pumps learn']).toContain(brief)

    const draft = 'https://docs.example.com/draft'
    const { writerId } = this
    await this.operate('updateArticle', { articleId, writerId, draftSharedDocUrl: draft })
    await move('draft-ready-for-review')
    expect((await this.emails('ada'))['Entwurf zur Prüfung: How pumps learn']).toContain(draft)
    const reviewed = await this.emails('grace')
    expect(reviewed['Draft ready for your review: How pumps learn']).toContain(draft)
    const changes = { articleId, notes: 'Name the engineer.' }
    await api.mutate(token, 'requestDraftChanges', changes)
    expect(await status()).toBe('draft-update-requested')
    await move('draft-ready-for-review', { notes: 'She is named now.' })
    await approve('draft')
    expect(await status()).toBe('pending-publishing')

    await move('rejected', { notes: 'The outlet is closed.' })
    const why = 'It was the neighbor’s outlet that closed.'
    const corrected = { articleId, status: 'pending-publishing', reason: why }
    await this.operate('correctArticleStatus', corrected)
    expect(await status()).toBe('pending-publishing')
    expect(await this.refused('setArticleStatus', { articleId, status: 'published' })).toContain(
      'is required to publish the article',
    )
    await this.emails('ada')
    const liveUrl = 'https://feature.example/how-pumps-learn'
    await move('published', { liveUrl })
    expect((await this.emails('ada'))['Veröffentlicht: How pumps learn']).toContain(liveUrl)
    const { article } = await api.graph(
      token,
      `{ article(id: "${articleId}") { liveUrl waitingFor writer { fullName } statusChanges { nodes { status { prefix } isCorrection notes } } } }`,
    )
    expect(article).toMatchObject({ liveUrl, waitingFor: null, writer: { fullName: 'Wanda Wolf' } })
    expect(article.statusChanges.nodes).toContainEqual({
      ...{ status: { prefix: 'pending-publishing' }, isCorrection: true, notes: why },
    })
  }

  async settle() {
    const [published, waiting] = this.card.items as [string, string]
    const unpublished = { orderItemId: waiting, settlement: 'PUBLISHER' }
    expect(await this.refused('settleOrderItem', unpublished)).toContain('must be published')
    const commission = { orderItemId: published, referrerId: this.writerId, amount: 12.34 }
    await this.operate('setCommission', commission)
    for (const settlement of ['PUBLISHER', 'COMMISSION', 'ACCOUNTING'])
      await this.operate('settleOrderItem', { orderItemId: published, settlement })
    const { orderItem } = await api.graph(
      this.operator.token,
      `{ orderItem: node(id: "${published}") { ... on OrderItem { isPublisherPaid commissionStatus commissionAmount isAccountingCompleted } } }`,
    )
    expect(orderItem).toEqual({
      ...{ isPublisherPaid: true, isAccountingCompleted: true },
      ...{ commissionStatus: 'PAID', commissionAmount: 12.34 },
    })
    const closed = { orderItemId: published, method: 'CREDIT' }
    expect(await this.refused('refundOrderItem', closed)).toContain('accounts')
  }

  async refund() {
    const { id, reference, items } = this.card
    const [, article, letter] = items as [string, string, string]
    await this.emails('buchhaltung')
    const back = async (input: object) => {
      await this.operate('refundOrderItem', input)
      await refund()
      return Object.values(await this.emails('buchhaltung')).join()
    }
    // A partial refund: credits are returned as credits, the rest to the card.
    const part = { orderItemId: article, method: 'CARD_PROCESSOR', amount: 300 }
    await this.operate('refundOrderItem', part)
    const refundEmails = await this.emails('buchhaltung')
    expect(Object.keys(refundEmails)).toEqual([`Erstattung zu ${reference}`])
    expect(Object.values(refundEmails)[0]).toContain(
      `Als Guthaben Ihres Teams: ${plain(german(200))}`,
    )
    await refund()
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 10_000 })
    const sent = Object.values(await this.emails('buchhaltung'))[0]
    expect(sent).toContain(`Auf Ihre Karte: ${plain(german(100))}`)

    const whole = await back({ orderItemId: article, method: 'CARD_PROCESSOR' })
    expect(whole).toContain(`Auf Ihre Karte: ${plain(german(900))}`)
    const credit = await back({ orderItemId: letter, method: 'CREDIT' })
    expect(credit).toContain(`Als Guthaben Ihres Teams: ${plain(german(349.5))}`)
    const records = (await api.get(this.team.token, '/order-items?limit=100')).body.records
    const refunded = records.filter((item: { is_refunded: boolean }) => item.is_refunded)
    expect(refunded.map((item: { id: string }) => item.id).sort()).toEqual([article, letter].sort())

    const documents = await this.documents(id)
    expect(documents.map(({ type }) => type)).toEqual([
      'INVOICE',
      ...Array.from({ length: 3 }, () => ['CREDIT_NOTE', 'INVOICE']).flat(),
    ])
    const [invoice, note] = documents as [Document, Document]
    const noted = await this.pdf(note.pdfUrl)
    for (const passage of ['Stornorechnung', invoice.referenceNumber, german(invoice.total)])
      expect(noted).toContain(plain(passage))
    const last = documents.at(-1)!
    const corrected = await this.pdf((await this.order(id)).customer_invoice_url)
    for (const passage of [german(1_200), `−${german(1_349.5)}`, last.referenceNumber])
      expect(corrected).toContain(plain(passage))
  }

  async swap() {
    const { id, reference, items } = this.transfer
    const { podcast, letter } = this.products
    for (const name of ['ada', 'accounts']) await this.emails(name)
    const proposal = { orderItemId: items[0], productId: podcast.id }
    const shown = 'total priceDifference processingFee paymentUrl referenceNumber'
    const swap = await this.operate('proposeSwap', proposal, shown)
    const difference = (cents(podcast.price) - cents(letter.price)) / 100
    const { fee, total } = withFee(difference)
    expect(swap).toMatchObject({ priceDifference: difference, processingFee: fee, total })
    const proposed = (await this.emails('ada'))[`Eine Änderung an Ihrer Bestellung ${reference}`]!
    for (const passage of [german(fee), german(total), swap.paymentUrl])
      expect(proposed).toContain(plain(passage))

    const visitor = await guest(api.app, swap.referenceNumber)
    const { headers } = await visitor.pay({ provider: 'stripe' })
    stripe.pay(headers.location!)
    await tellAll()
    expect((await visitor.get()).body).toContain('the change is made')
    expect(Object.values(await this.emails('accounts')).join()).toContain(dollars(total))
    const paid = (cents(withFee(letter.price).total) + cents(total)) / 100
    const invoice = await this.pdf((await this.order(id)).customer_invoice_url)
    for (const passage of ['The Podcast', dollars(podcast.price), `Total${dollars(paid)}`])
      expect(invoice).toContain(passage)
  }

  async spendCredit() {
    const { letter } = this.products
    const made = await this.checkOut([line(letter.id)])
    expect(made).toMatchObject({ total: 0, credits_applied: letter.price })
    await runJobs([payCoveredOrders], api.app.services)
    expect(await this.order(made.id)).toMatchObject({ status: 'PAID' })
    const unpaid = await this.checkOut([line(letter.id)])
    expect(unpaid.credits_applied).toBe(200)
    await this.operate('cancelOrder', { orderId: unpaid.id })
    await this.operate('withdrawCredit', { teamId: this.team.id, amount: 200, reason: 'Paid out' })
  }
}
