import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import {
  buildConsole,
  keepSignedIn,
  listen,
  openTab,
  type Tab,
} from '../support/clients/console.js'
import { complianceDesk } from '../support/fixtures/compliance.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'
import { makeProduct } from '../support/fixtures/product.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
} from '../support/fixtures/publisher.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const api = await testApi({
  demo: true,
  env: { PAYOUT_HOLDING_DAYS: '0' },
  ...(chromiumPath && { consoleFiles: buildConsole() }),
})
const { paid, propose } = swapping(api)

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const amountOf = (cents: bigint) => dollars.format(Number(cents) / 100)

/** Text of the page outside of preformatted text and values to copy, which can be IDs. */
const textOutsidePre =
  "[...document.querySelectorAll('main :not(pre, pre *, .copy-fields *, script)')].flatMap((one) => one.querySelector(':scope > wbr') ? [one.textContent] : [...one.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data)).join('\\n')"

describe.runIf(chromiumPath)('the pages of records', () => {
  let browser: Browser
  let base: string
  let tab: Tab
  let page: Page

  beforeAll(async () => {
    const team = await demoTeam(api)
    await completeRecords(api, team)
    const { id: clientId } = await api.prisma.oauthClient.findFirstOrThrow()
    await api.prisma.oauthGrant.create({
      data: {
        ...{ teamId: team.id, userId: team.ownerId, clientId, clientName: 'Planner' },
        ...{ scopes: ['orders.read'], resource: 'https://masthead.example', grantedAt: new Date() },
      },
    })
    base = `${await listen(api.app)}/console`
    browser = await openBrowser()
    tab = await openTab(browser, { bypassCSP: true })
    page = tab.page
    await keepSignedIn(tab.context, base.replace(/\/console$/, ''), api.operator)
  })
  afterAll(() => browser?.close())

  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const card = (name: string | RegExp) =>
    page.locator('.card', { has: page.getByRole('heading', { name }) })
  const steps = () => page.getByRole('list', { name: 'Progress' })
  const sum = (name: string) =>
    page.locator('.sums > div', { hasText: new RegExp(`^${name}`) }).locator('dd')

  it('shows what a payment paid for, its refunds and what remains', async () => {
    const buyer = await makeBuyer(api)
    const product = await makeProduct(api, { name: 'Full feature', standard: 1900 })
    const { id: orderId, items } = await paid(buyer, product.id, 2)
    const refund = { orderItemId: items[0]!.id, method: 'WIRE', reference: 'T-77' }
    await api.mutate(api.operator, 'refundOrderItem', refund)
    const payment = await api.prisma.orderPayment.findFirstOrThrow({
      where: { orderId },
      include: { order: true },
    })
    const { amount, order } = payment
    const { money } = await api.prisma.itemRefund.findFirstOrThrow({
      where: { orderItemId: items[0]!.id },
    })

    await page.goto(`${base}/payments/${payment.id}`)
    await heading(amountOf(amount)).waitFor()
    const sentence = page.locator('.sentence')
    expect(await sentence.innerText()).toMatch(
      new RegExp(`^Succeeded\\s+Wire transfer for order ${order.referenceNumber}, received `),
    )
    await expect.poll(() => sum('Received').innerText()).toBe(amountOf(amount))
    expect(await sum('Refunded').innerText()).toBe(`\u2212${amountOf(money!)}`)
    expect(await sum('Remaining').innerText()).toBe(amountOf(amount - money!))
    await card('Refunds of the order').getByText('T-77').waitFor()
    await card(/^Order$/)
      .getByText('2 × $1,900.00')
      .waitFor()
    expect(await steps().locator('li').first().innerText()).toMatch(/^Started/)
    const pdf = card('Invoices of the order').getByRole('link', { name: / as PDF$/ })
    expect(await pdf.count()).toBeGreaterThan(0)
    expect(await lookAt(page, 'payment')).toEqual([])
    await sentence.getByRole('link', { name: order.referenceNumber }).click()
    await heading(order.referenceNumber).waitFor()
  })

  it('shows both placements of a swap and who decides, and names them in the confirmation', async () => {
    const buyer = await makeBuyer(api)
    const [from, to] = [
      await makeProduct(api, { name: 'Full feature', standard: 1900 }),
      await makeProduct(api, { name: 'Short feature', standard: 200 }),
    ]
    const { items } = await paid(buyer, from.id)
    const { body } = await propose(items[0]!.id, to.id)
    const { id, referenceNumber, fromName, toName } = body.data.proposeSwap

    await page.goto(`${base}/swaps/${id}`)
    await heading(referenceNumber).waitFor()
    const placements = page.locator('.versus > .card')
    await expect.poll(() => placements.count()).toBe(2)
    expect(await placements.first().innerText()).toMatch(
      /^Current placement\s[\s\S]*Full feature\s+\$1,900\.00$/,
    )
    expect(await placements.last().innerText()).toMatch(
      /^New placement\s[\s\S]*Short feature\s+\$200\.00$/,
    )
    await page.getByRole('heading', { name: `Waiting for ${buyer.name}` }).waitFor()
    expect(await sum('Returned as credit').innerText()).toBe('$1,700.00')
    expect(await lookAt(page, 'swap')).toEqual([])

    const own = await openTab(browser)
    await keepSignedIn(own.context, base.replace(/\/console$/, ''), buyer.token)
    await own.page.goto(`${base}/swaps/${id}`)
    await own.page.getByRole('heading', { name: 'Your decision is needed' }).waitFor()
    await own.page.getByRole('button', { name: 'Accept', exact: true }).click()
    const confirmation = own.page.getByRole('alertdialog', {
      name: `Accept: ${fromName} → ${toName}?`,
      exact: true,
    })
    await confirmation.getByText('\u2212$1,700.00').waitFor()
    await confirmation.getByRole('button', { name: 'Accept' }).click()
    await own.page.locator('.sentence').getByText('Completed', { exact: true }).waitFor()
    await own.page.getByText('Previous placement').waitFor()
    expect(await own.page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0)
    expect(own.errors).toEqual([])
    await own.context.close()
  })

  it('shows the placements that a payout pays, and its transfer', async () => {
    const [buyer, publisher] = [await makeBuyer(api), await makePublisher(api)]
    const offer = await makeOffer(api, publisher)
    const { placements } = await orderPlacements(api, buyer, offer.id, 2)
    for (const placement of placements) await deliver(api, publisher, placement)
    const { id } = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
    await page.goto(`${base}/payouts/${id}`)
    const rows = card(/^Placements/).locator('.rows li')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().innerText()).toContain('Harbor News')
    expect(await sum('Payout').innerText()).toBe('$200.00')
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const form = page.getByRole('dialog', { name: 'Mark as paid: $200.00' })
    await form.getByLabel(/^Reference/).fill('SEPA-4711')
    await form.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByText('The payout is marked as paid.').waitFor()
    await card('Transfer').getByText('SEPA-4711').waitFor()
    await steps().locator('[data-state=done]', { hasText: /^Paid/ }).waitFor()
    expect(await lookAt(page, 'payout-paid')).toEqual([])

    const own = await openTab(browser)
    await keepSignedIn(own.context, base.replace(/\/console$/, ''), publisher.token)
    await own.page.goto(`${base}/payouts/${id}`)
    await expect.poll(() => own.page.locator('.rows li').count()).toBe(2)
    await own.page.getByText('SEPA-4711').waitFor()
    expect(await own.page.getByText('Transferred by').count()).toBe(0)
    expect(own.errors).toEqual([])
    await own.context.close()
  })

  it('shows what to do after a compliance check, with the issues by severity', async () => {
    const desk = await complianceDesk(api)
    const articleId = await desk.newArticle()
    const { id } = await desk.request(desk.team.token, {
      articleId,
      checkType: 'MANUAL',
      text: 'The best shoes. Nobody has better ones.',
    })
    await page.goto(`${base}/compliance/${id}`)
    await page.getByText('The check has not started yet.').waitFor()
    await desk.operate('startComplianceCheck', { complianceCheckId: id }, 'id')
    const issue = { complianceCheckId: id, issueType: 'EXAGGERATED_LANGUAGE' }
    await desk.operate(
      'addComplianceIssue',
      { ...issue, severity: 'CRITICAL', title: 'Praise', originalText: 'The best shoes' },
      'id',
    )
    await desk.operate('completeComplianceCheck', { complianceCheckId: id }, 'id')
    await page.reload()
    const result = page.locator('.next')
    await result.getByText('Correct the critical issues before the draft is approved.').waitFor()
    expect(await result.locator('dt').allInnerTexts()).toEqual(['Score', 'Critical'])
    await page.locator('.findings').getByText('Praise').waitFor()
    expect(await page.locator('.sentence').innerText()).toMatch(
      /^Completed\s+Manual check of the text given with the request, /,
    )
    expect(await lookAt(page, 'compliance-check')).toEqual([])
    await page.getByRole('link', { name: 'Open article' }).click()
    await page.getByRole('heading', { name: 'Discussion' }).waitFor()
  })

  it('shows a comment with its replies', async () => {
    const article = await api.prisma.article.findFirstOrThrow()
    const write = (content: string, parentReference?: string) =>
      api.mutate(
        api.operator,
        'createComment',
        {
          articleId: article.id,
          authorName: 'Kim',
          content,
          ...(parentReference && { parentReference }),
        },
        'id reference',
      )
    const first = await write('Please shorten the second paragraph.')
    const reply = await write('Done.', first.reference)
    await page.goto(`${base}/comments/${first.id}`)
    await heading('Kim').waitFor()
    await card('Content').getByText('Please shorten the second paragraph.').waitFor()
    await card('Replies').getByText('Done.').waitFor()
    expect(await lookAt(page, 'comment-replies')).toEqual([])
    await page.goto(`${base}/comments/${reply.id}`)
    await card('In reply to').getByText('Please shorten the second paragraph.').waitFor()
  })

  const paths = [
    ...['order-items', 'invoices', 'payments', 'credits', 'swaps', 'comments', 'compliance'],
    ...['products', 'outlets', 'opportunities', 'teams', 'members', 'invitations', 'profiles'],
    ...['users', 'tokens', 'operator-tokens', 'privacy', 'agreements', 'acceptances', 'emails'],
    ...['deliveries', 'requests', 'deprecated-uses', 'audit', 'synonyms', 'tags'],
    ...['webhooks', 'oauth-clients', 'oauth-grants', 'placements', 'payouts', 'statements'],
    ...['applications', 'campaigns', 'imports'],
  ]
  /** Records whose pages have another layout. */
  const withoutFacts = ['imports', 'placements']

  it('shows no ID and no empty field on any page, and copies the ID', async () => {
    const wrong: string[] = []
    for (const path of paths) {
      await page.goto(`${base}/${path}`)
      await page.locator('tbody td:not(.select) a').first().click()
      await page.waitForURL(/\/[\da-f-]{36}$/)
      await page.locator('.page h1').waitFor()
      await page.waitForFunction("!document.querySelector('.skeleton')")
      const text = (await page.evaluate(textOutsidePre)) as string
      // The email addresses and URLs of fixtures contain IDs.
      const [id] = /(?<![\w/-])[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?!@)/.exec(text) ?? []
      if (id) wrong.push(`${path}: ${id}`)
      const values = await page.locator('.details dd').allInnerTexts()
      if (values.length === 0 && !withoutFacts.includes(path)) wrong.push(`${path}: no facts`)
      if (values.some((value) => ['', '–'].includes(value.trim()))) wrong.push(`${path}: empty`)
    }
    expect(wrong).toEqual([])
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${base}/payments`)
    await page.locator('tbody td:not(.select) a').first().click()
    await page.getByRole('button', { name: 'Copy ID' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(page.url()).toContain(copied as string)
  })

  it('links to the list as the session showed it last, not another session in the same window', async () => {
    const buyer = await makeBuyer(api)
    const where = { teamId: buyer.id }
    const { id } = await api.prisma.teamMember.findFirstOrThrow({ where })
    const own = await openTab(browser)
    const address = () =>
      own.page.locator('.page').getByRole('link', { name: 'Members' }).first().getAttribute('href')
    const openAs = async (token: string, path: string) => {
      await keepSignedIn(own.context, base.replace(/\/console$/, ''), token)
      await own.page.goto(`${base}/members${path}`)
      await own.page.locator('.page h1').waitFor()
    }
    await openAs(buyer.token, '?sort=role')
    await openAs(buyer.token, `/${id}`)
    expect(await address()).toBe('/console/members?sort=role')
    await openAs(api.operator, `/${id}`)
    expect(await address()).toBe('/console/members')
    await own.context.close()
  })

  it('left no error in the log of the browser', () => expect(tab.errors).toEqual([]))
})
