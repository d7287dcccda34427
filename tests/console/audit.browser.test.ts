import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeDraft, makePublisher } from '../support/fixtures/publisher.js'
import { makeProfile } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole()

describe.runIf(chromiumPath)('the audit log at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await signedIn(api.operator)
  })

  it('shows the old and the new price, is filtered by field, and is on the page of the product', async () => {
    const { page } = tab
    const { id } = await makeProduct(api, { name: 'Cover story', standard: 200 })
    const change = (input: object) =>
      api.mutate(api.operator, 'updateProduct', { productId: id, ...input })
    await change({ prices: [{ pricingTier: 'STANDARD', unitAmount: 250 }] })
    await change({ maxDeliveryDays: 12, active: false })

    await page.goto(`${base}/audit`)
    await page.getByRole('searchbox').fill('price')
    const row = page.getByRole('row', { name: 'updated product “Cover story”' })
    await expect.poll(() => row.count()).toBe(1)
    await row.getByText('Prices (Standard): $200.00 → $250.00').waitFor()
    expect(await lookAt(page, 'audit')).toEqual([])

    await page.goto(`${base}/products/${id}`)
    const history = page.locator('.part', { hasText: 'Changes' })
    await history.getByText('$200.00 → $250.00').waitFor()
    await page
      .getByText('Not visible to buyers. Missing: an offer for sale.', { exact: true })
      .waitFor()
    await page.locator('.sentence').getByText('Not for sale', { exact: true }).waitFor()
    await history.getByText('For sale').waitFor()
    expect(await lookAt(page, 'audit-product')).toEqual([])
    await history
      .getByRole('link', { name: /updated product/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: 'updated product “Cover story”' }).waitFor()
    expect(await lookAt(page, 'audit-entry')).toEqual([])
    await page.getByRole('link', { name: 'Cover story' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cover story' }).waitFor()
  })

  it('has the changes of an order and of an article on their pages', async () => {
    const { page } = tab
    const profile = await makeProfile(api, await api.team())
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const articleId = articles[0]!.id
    await api.mutate(api.operator, 'updateArticle', { articleId, name: 'Renamed' })
    await page.goto(`${base}/articles/${articleId}`)
    await page
      .locator('.part')
      .getByText(/updated article “Renamed”/)
      .waitFor()
    const open = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    await api.mutate(api.operator, 'cancelOrder', { orderId: open.order.id })
    await page.goto(`${base}/orders/${open.order.id}`)
    await page
      .locator('.part')
      .getByText(/cancelled order/)
      .waitFor()
  })

  it('shows the credit and its team, and links IDs to their records', async () => {
    const { page } = tab
    const team = await api.team({ name: 'Northwind' })
    await api.mutate(api.operator, 'grantCredit', { teamId: team.id, amount: 250 })
    await api.mutate(api.operator, 'withdrawCredit', {
      teamId: team.id,
      amount: 50,
      reason: 'Typo',
    })
    await page.goto(`${base}/audit`)
    for (const [action, amount] of [
      ['granted credit', '+$250.00'],
      ['withdrew credit', '\u2212$50.00'],
    ] as const) {
      const row = page.getByRole('row', { name: action })
      await row.getByText(amount).first().waitFor()
      await row.getByRole('link', { name: 'Northwind' }).waitFor()
    }
    const entry = await api.prisma.teamLedgerEntry.findFirstOrThrow({ where: { type: 'DEBIT' } })
    const record = page.locator(`a[href$="/credits/${entry.id}"]`)
    expect(await record.textContent()).toBe('Debit · \u2212$50.00')
    await page.getByRole('link', { name: /granted credit/ }).click()
    const changes = page.locator('.differences')
    await changes.getByRole('link', { name: 'Northwind', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()

    const profile = await makeProfile(api, team)
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: order.id })
    await page.goto(`${base}/orders/${order.id}`)
    await page.getByText(`reversed the payment of order “${order.referenceNumber}”`).waitFor()
    await page.getByText(`confirmed the payment of order “${order.referenceNumber}”`).waitFor()
  })

  it('names a changed category without its ID to the publisher, and with it to operators', async () => {
    const publisher = await makePublisher(api)
    const { id: outletId } = await makeDraft(api, publisher)
    const name = 'Regional news'
    const category = await api.prisma.outletCategory.create({ data: { name, prefix: 'regional' } })
    await api.mutate(api.operator, 'updateOutlet', { outletId, categoryId: category.id })

    const { page } = await signedIn(publisher.token, { bypassCSP: false })
    await page.goto(`${base}/outlets/${outletId}`)
    const history = page.locator('.part', { hasText: 'Changes' })
    await history.getByText('Category changed', { exact: true }).waitFor()
    await page.context().close()

    await tab.page.goto(`${base}/outlets/${outletId}`)
    await tab.page.getByText(`Category: – → ${category.id.slice(-8)}`).waitFor()
  })

  it('is in German, and is filtered by the German name of a field', async () => {
    const { page } = await signedIn(api.operator, { bypassCSP: false, locale: 'de-DE' })
    await page.goto(`${base}/audit`)
    await page
      .getByText(/ hat Produkt „Cover story“ geändert/)
      .first()
      .waitFor()
    await page.getByRole('searchbox').fill('lieferzeit')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.getByRole('cell', { name: / hat Produkt „Cover story“ geändert/ }).waitFor()
    await page.getByRole('searchbox').fill('preis')
    await page.getByText('$200.00').or(page.getByText('200,00\u00a0$')).first().waitFor()
    await page.context().close()
  })
})
