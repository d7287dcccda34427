import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole()
const { paid } = swapping(api)

describe.runIf(chromiumPath)('what was refunded, at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await signedIn(api.operator)
  })

  it('is shown on the order, in its list and on Today, with the articles that continue', async () => {
    const { page } = tab
    const buyer = await makeBuyer(api)
    const product = await makeProduct(api)
    const { id, items } = await paid(buyer, product.id, 2)
    const [one, other] = items
    const { referenceNumber } = await api.prisma.order.findUniqueOrThrow({ where: { id } })
    const chip = (text: string) => page.locator('.chip', { hasText: new RegExp(`^${text}$`) })
    const refund = (orderItemId: string) =>
      api.mutate(api.operator, 'refundOrderItem', { orderItemId, method: 'CREDIT' })
    await refund(one!.id)
    await page.goto(`${base}/orders/${id}`)
    await page.locator('.sentence').getByText('Partially refunded').waitFor()
    await page.locator('.unit').getByText('Refunded', { exact: true }).waitFor()
    await refund(other!.id)
    await page.goto(`${base}/orders?refundStatus=REFUNDED`)
    const row = page.locator('tbody tr', { hasText: referenceNumber })
    await row.getByText('Refunded', { exact: true }).waitFor()
    await page.goto(`${base}/orders?refundStatus=PARTIALLY_REFUNDED`)
    await page.getByText('No results').waitFor()

    await page.goto(base)
    const waits = page.getByRole('link', { name: /^2 Refunded articles still in progress/ })
    await waits.click()
    await page.getByText(/^1–2 of 2$/).waitFor()

    await page.goto(`${base}/articles/board?teamId=${buyer.id}`)
    await expect.poll(() => page.locator('.tile').locator(chip('Refunded')).count()).toBe(2)
    await page.goto(`${base}/articles/${one!.article!.id}`)
    const notice = page.getByRole('region', { name: 'Refunded' })
    await notice.getByText(/refunded in full on .* still in progress/).waitFor()
    expect(await lookAt(page, 'article-refunded')).toEqual([])
    await notice.getByRole('button', { name: 'End article' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Notes').fill('Refunded.')
    await dialog.getByRole('button', { name: /^Move to/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await notice.waitFor({ state: 'detached' })
    const { article } = await api.graph(
      api.operator,
      `{ article(id: "${one!.article!.id}") { status { prefix } } }`,
    )
    expect(article.status.prefix).toBe('rejected')
    await page.goto(base)
    await page.getByRole('link', { name: /^1 Refunded articles still in progress/ }).waitFor()
    expect(tab.errors).toEqual([])
  })
})
