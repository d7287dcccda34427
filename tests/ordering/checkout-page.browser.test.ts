import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath } from '../support/clients/browser.js'
import { listen } from '../support/clients/console.js'
import { testBrowser } from '../support/clients/console-test.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  env: { PROCESSING_FEE_PERCENT: '2.9', WIRE_IBAN: 'DE89370400440532013000' },
})
const base = await listen(api.app)
const browser = testBrowser()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Directory for screenshots. Unset: no screenshots are taken. */
const pictures = process.env.SCREENSHOTS_DIR

if (!chromiumPath)
  console.warn(
    'No Chromium is found (set CHROMIUM_PATH): the page of an order is not tried in a browser.',
  )

describe.runIf(chromiumPath)('the page of an order, in a browser', () => {
  const show = async (page: Page, name: string) => {
    if (!pictures) return
    mkdirSync(pictures, { recursive: true })
    for (const [device, width] of [
      ['desktop', 1280],
      ['phone', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: join(pictures, `${name}-${device}.png`), fullPage: true })
    }
  }

  it('takes a team from a new profile by its payment to the articles', async () => {
    const team = await api.team({ name: 'Northwind Communications' })
    await grantCredit(api, team.id, 125)
    const feature = await makeProduct(api, { standard: 1450, name: 'Full feature with interview' })
    const addOn = await makeProduct(api, { standard: 120, type: 'ADD_ON', name: 'Homepage slot' })

    const profile = (await api.post(team.token, '/profiles', { name: 'Brightwater Robotics' })).body
    const { body: order } = await api.post(team.token, '/orders/checkout', {
      profile_id: profile.id,
      line_items: [line(feature.id, 2), line(addOn.id, 1, { is_add_on: true })],
      discount: 20,
    })
    const link = new URL(order.checkout_link)
    expect(link.pathname).toBe(`/orders/checkout/${order.reference_number}`)

    const context = await (await browser()).newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const broken: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) broken.push(message.text())
    })
    await page.goto(base + link.pathname)
    await show(page, 'created')
    expect(await page.getByRole('status').first().textContent()).toBe('Awaiting payment')
    expect(await page.locator('.total').textContent()).toContain('$2,958.38')
    // The page does not overflow a narrow screen.
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)

    await page.getByLabel('Test card that is declined').check()
    await page.getByRole('button', { name: /test card/ }).click()
    await page.getByRole('alert').waitFor()
    await show(page, 'declined')
    expect(await page.getByRole('alert').textContent()).toContain('declined')

    await page.getByLabel('Leave without paying').check()
    await page.getByRole('button', { name: /test card/ }).click()
    await page.getByText('You started a card payment').waitFor()

    await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await page.getByText('Payment reference').waitFor()
    await show(page, 'transfer')

    await page.getByRole('button', { name: /test card/ }).click()
    await page.getByText('this order is paid').waitFor()
    await show(page, 'paid')
    expect(broken).toEqual([])
    await context.close()

    const { body: paid } = await api.get(team.token, `/orders/${order.id}`)
    expect(paid).toMatchObject({
      status: 'PAID',
      payment_status: 'PAID',
      checkout_link: null,
      customer_invoice_source: 'CARD_PROCESSOR',
      customer_invoice_id: expect.stringMatching(/^INV-/),
      date_paid: expect.any(String),
    })
    const { body: items } = await api.get(team.token, '/order-items')
    const articles = items.records.filter(({ article }: { article: unknown }) => article)
    expect([items.total_records, articles.length]).toEqual([3, 2])
    const { body: article } = await api.get(team.token, `/articles/${articles[0].article_id}`)
    expect(article).toMatchObject({
      status: { prefix: 'pending-content-brief' },
      profile_id: profile.id,
      product_id: feature.id,
    })
  })

  it('is as clear in German and in the dark, from the order to its invoice', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 125)
    const name =
      'Ein Artikel mit einem Namen, wie ihn lange Überschriften von Fachzeitschriften haben'
    const { id } = await makeProduct(api, { standard: 1450, name })
    const { body: order } = await api.post(team.token, '/orders/checkout', {
      ...{ profile_id: team.profileId, line_items: [line(id, 2)], discount: 20 },
    })
    const context = await (await browser()).newContext({
      ...{ locale: 'de-DE', colorScheme: 'dark', bypassCSP: true },
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const look = async (state: string, text: string) => {
      await page.getByText(text).first().waitFor()
      expect(await page.evaluate('document.documentElement.lang')).toBe('de')
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await page.addScriptTag({ content: axe })
      const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] }
      expect(violations.map((one) => one.id)).toEqual([])
      await show(page, `german-${state}`)
      await page.setViewportSize({ width: 390, height: 844 })
    }
    await page.goto(`${base}/orders/checkout/${order.reference_number}`)
    await look('created', 'für diese Bestellung zu zahlen')
    await page.getByRole('button', { name: 'Überweisen' }).click()
    await look('transfer', 'Verwendungszweck')
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    await page.reload()
    await look('paid', 'diese Bestellung ist bezahlt')
    await context.close()
  })
})
