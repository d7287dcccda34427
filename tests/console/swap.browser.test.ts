import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeProduct } from '../support/fixtures/product.js'
import { auditSwaps, swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { actionsOf, selectAction } from './dialog.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole()
const { paid } = swapping(api)

describe.runIf(chromiumPath)('a swap at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await signedIn(api.operator)
  })

  async function makeFeature(outletName: string, standard: number) {
    const product = await makeProduct(api, { name: 'Full feature', standard })
    await api.prisma.outlet.update({
      where: { id: product.outletId },
      data: { name: outletName },
    })
    return product
  }

  it('offers products by outlet and price, and leaves the amounts of the invoice', async () => {
    const { page } = tab
    const buyer = await makeBuyer(api)
    const from = await makeFeature('Harbour Times', 1900)
    await makeFeature('Valley Post', 200)
    await makeFeature('Valley Herald', 2175.5)
    await makeProduct(api, { name: 'Translation at Valley', type: 'ADD_ON' })
    const unseen = await makeFeature('Valley Without Channel', 100)
    await api.prisma.productChannel.deleteMany({ where: { productId: unseen.id } })
    const free = await makeFeature('Valley Without Price', 100)
    await api.prisma.productPrice.deleteMany({ where: { productId: free.id } })
    const { id } = await paid(buyer, from.id)

    await page.goto(`${base}/orders/${id}`)
    await selectAction(page.locator('main'), 'Swap')
    const dialog = page.locator('.dialog')
    await dialog.getByRole('combobox').fill('valley')
    const options = page.getByRole('option')
    await options.filter({ hasText: 'Valley Herald' }).waitFor()
    await expect
      .poll(async () => (await options.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')))
      .toEqual(
        expect.arrayContaining([
          'Full feature Valley Herald · $2,175.50 (+$275.50)',
          'Full feature Valley Post · $200.00 (\u2212$1,700.00)',
        ]),
      )
    expect(await options.count()).toBe(2)
    expect(await lookAt(page, 'swap-picker')).toEqual([])
    await options.filter({ hasText: 'Valley Post' }).click()
    await dialog.getByText('Valley Post · $200.00 (\u2212$1,700.00)').waitFor()
    expect(await lookAt(page, 'swap-chosen')).toEqual([])
    await dialog.getByRole('button', { name: 'Propose swap' }).click()
    await dialog.waitFor({ state: 'detached' })

    const swap = page.locator('li', { hasText: /Harbour Times.* → .*Valley Post/ })
    await swap.waitFor()
    // One at a time.
    expect(await actionsOf(page.locator('main'))).not.toContain('Swap')
    await swap.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('alertdialog').getByText('\u2212$1,700.00').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await swap.getByText('Completed').waitFor()

    const invoice = await auditSwaps(api, id)
    const summary = page.locator('.summary')
    await summary.locator('.changes', { hasText: 'Ordered' }).getByText('\u2212$1,700.00').waitFor()
    const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
    const total = dollars.format(Number(invoice.total) / 100)
    expect(await summary.locator('.total dd').innerText()).toBe(total)
    const line = page.locator('.line')
    expect(await line.innerText()).toContain('Valley Post')
    expect(await line.innerText()).toContain('1 × $200.00')
    expect(await line.innerText()).not.toContain('Harbour Times')
    expect(await lookAt(page, 'swap-completed')).toEqual([])

    await page.goto(`${base}/invoices?type=CREDIT_NOTE`)
    await page.getByRole('cell', { name: '\u2212$1,900.00', exact: true }).waitFor()
    await page.goto(`${base}/orders`)
    await page.getByRole('columnheader', { name: 'Order total' }).waitFor()
    await page.getByRole('cell', { name: '$1,900.00', exact: true }).waitFor()
    expect(tab.errors).toEqual([])
  })

  it('is not offered once the publisher is paid, and a reissued invoice does not offer the undo again', async () => {
    const { page } = tab
    const { id, items } = await paid(await makeBuyer(api), (await makeFeature('Old', 80)).id)
    await page.goto(`${base}/orders/${id}`)
    await page.getByRole('button', { name: 'Reverse payment' }).waitFor()
    expect(await actionsOf(page.locator('main'))).toContain('Swap')
    await api.prisma.orderPayment.updateMany({
      where: { orderId: id },
      data: { settledAt: new Date(Date.now() - 2 * 86_400_000) },
    })
    await api.prisma.orderItem.update({
      where: { id: items[0]!.id },
      data: { isPublisherPaid: true },
    })
    const invoice = await api.prisma.invoice.findFirstOrThrow({ where: { orderId: id } })
    const corrected = { invoiceId: invoice.id, customerName: 'Ada Ltd' }
    await api.mutate(api.operator, 'reissueInvoice', corrected, 'id')
    await page.goto(`${base}/orders/${id}`)
    const names = await actionsOf(page.locator('main'))
    expect(names).toContain('Refund')
    expect(await page.getByRole('button', { name: 'Reverse payment' }).count()).toBe(0)
    expect(names).not.toContain('Swap')
  })
})
