import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeMember } from '../support/fixtures/approval.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const { api, site, signedIn } = await testConsole({
  env: { CHECKOUT_DISCOUNT_MAX_PERCENT: '0' },
})
const { prisma } = api

describe.runIf(chromiumPath)('the cart, at the console', () => {
  it('is shown to members who cannot order, without controls', async () => {
    const buyer = await makeBuyer(api)
    const product = await makeProduct(api, { standard: 100 })
    const { id } = await checkOut(api, buyer, [line(product.id)])
    await api.mutate(
      buyer.token,
      'setCartLine',
      { profileId: buyer.profileId, productId: product.id, quantity: 3 },
      'profileId',
    )
    const viewer = await makeMember(api, buyer, undefined, 'VIEWER')
    const tab = await signedIn(viewer.token)
    const { page } = tab
    await page.goto(`${site}/console/cart`)
    await page.getByText('Your role can see the cart').waitFor()
    await page.getByText('$300.00').first().waitFor()
    const main = page.locator('main')
    expect(await main.getByRole('button').count()).toBe(0)
    await page.goto(`${site}/console/orders/${id}`)
    await page.getByRole('heading', { level: 1, name: /^ORD-/ }).waitFor()
    expect(await main.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    expect(tab.errors).toEqual([])
  })

  it('counts what another member puts into the cart, once the window gets the focus', async () => {
    const buyer = await makeBuyer(api)
    const [one, two] = [await makeProduct(api), await makeProduct(api)]
    const add = (token: string, { id: productId }: { id: string }) =>
      api.mutate(
        token,
        'setCartLine',
        { profileId: buyer.profileId, productId, quantity: 1 },
        'profileId',
      )
    await add(buyer.token, one)
    const { page, errors } = await signedIn(buyer.token)
    await page.goto(`${site}/console/inbox`)
    const count = (lines: number) =>
      page.getByRole('navigation', { name: 'Main' }).getByText(`${lines}`, { exact: true })
    await count(1).waitFor()
    await add((await makeMember(api, buyer)).token, two)
    await page.evaluate("dispatchEvent(new Event('focus'))")
    await count(2).waitFor({ timeout: 5000 })
    expect(errors).toEqual([])
  })

  it('keeps the first placement of a team without profiles, and names what is wrong with a cart', async () => {
    const team = await api.team({ name: 'Brightwater' })
    const product = await makeProduct(api, { name: 'First', standard: 100 })
    await api.app.services.catalogue.load()
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/catalogue`)
    await page
      .locator('main li', { has: page.getByRole('link', { name: /First$/ }) })
      .getByRole('link', { name: 'Add to cart' })
      .click()
    await page.getByText('and the placement is added to its cart').waitFor()
    await page.getByRole('button', { name: 'New profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'New profile' })
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Brightwater')
    await dialog.getByRole('button', { name: 'Create profile' }).click()
    const units = page.getByRole('spinbutton', { name: 'Quantity of First' })
    await units.waitFor()
    expect(new URL(page.url()).search).toBe('')
    const limits = page.locator('.notice', { hasText: 'Enter a whole number from 1 to 100.' })
    for (const wrong of ['0', '1000']) {
      await units.fill(wrong)
      await units.press('Enter')
      await limits.last().waitFor()
      expect(await units.inputValue()).toBe('1')
    }
    const notice = (hasText: string) => page.locator('.notice', { hasText }).first().waitFor()

    // Another member changes the cart, and the budget.
    const profile = await prisma.profile.findFirstOrThrow({ where: { teamId: team.id } })
    const input = { profileId: profile.id, productId: product.id, quantity: 2 }
    await api.mutate(team.token, 'setCartLine', input, 'profileId')
    const order = page.getByRole('button', { name: 'Place order' })
    await order.click()
    await notice('The cart has changed. Check it and place the order again.')
    await prisma.profile.update({ where: { id: profile.id }, data: { monthlyBudget: 10_000n } })
    await page.reload()
    await page
      .getByText('The order exceeds the monthly budget of Brightwater. $100.00 of it remains')
      .waitFor()
    expect(tab.errors).toEqual([])

    await tab.context.clearCookies()
    await page.getByRole('button', { name: 'Remove First' }).click()
    await notice('Your session has ended. Sign in again.')
    await page.getByRole('heading', { name: 'Sign in to Masthead' }).waitFor()
  })

  it('has add-ons, problems at their lines, agreements and budget, and orders when they are solved', async () => {
    const buyer = await makeBuyer(api)
    const harbor = await makeProfile(api, buyer, 'Harbor')
    await grantCredit(api, buyer.id, 40)
    const feature = await makeProduct(api, { standard: 100 })
    await makeProduct(api, {
      ...{ name: 'Teaser', type: 'ADD_ON', standard: 25, outletId: feature.outletId },
    })
    const going = await makeProduct(api, { name: 'Going', standard: 60 })
    await api.app.services.catalogue.load()
    await prisma.profile.update({ where: { id: harbor.id }, data: { monthlyBudget: 30_000n } })
    for (const { id: productId } of [feature, going])
      await api.mutate(
        buyer.token,
        'setCartLine',
        { profileId: harbor.id, productId, quantity: 1 },
        'profileId',
      )
    await prisma.product.update({ where: { id: going.id }, data: { active: false } })
    const { id: agreementTemplateId } = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ key: `terms-${crypto.randomUUID()}`, name: 'Terms', title: 'Terms of purchase' },
      ...{ contentMarkdown: 'Pay.', acceptanceLabel: 'I accept', scope: 'CLIENT' },
      blocksCheckout: true,
    })
    await api.mutate(api.operator, 'activateAgreementTemplate', { agreementTemplateId })

    const tab = await signedIn(buyer.token)
    const { page } = tab
    await page.goto(`${site}/console/cart`)
    await page.getByText('The cart is empty').waitFor()
    const profile = page.getByRole('combobox', { name: 'Buy for' })
    await profile.fill('harb')
    await page.getByRole('option', { name: /^Harbor/ }).click()
    const article = page.getByRole('article', { name: 'Going' })
    await article.getByText('No longer on sale').waitFor()
    await page.getByText('Budget left this month').waitFor()
    const order = page.getByRole('button', { name: 'Place order' })
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Solve the problems in the cart').waitFor()

    await page.getByText('Add an add-on of The Daily').click()
    await page.getByRole('button', { name: 'Add to cart: Teaser' }).click()
    // The focus stays where the button was.
    await page.waitForFunction("document.activeElement?.textContent === '✓ In cart'")
    // Only the line of the add-on has a quantity.
    const units = page.getByRole('spinbutton', { name: 'Quantity of Teaser' })
    expect(await lookAt(page, 'cart-problems')).toEqual([])
    await units.fill('2')
    await units.press('Enter')
    await page.getByText('$150.00').first().waitFor()
    await page.getByRole('button', { name: 'Remove Going' }).click()
    await article.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Your name').fill('Ada Byron')
    await dialog.getByLabel('Your email').fill('ada@example.com')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await page.getByText('Agreements to accept').waitFor({ state: 'detached' })
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByText('$110.00').waitFor()
    await summary.getByLabel('Use credits of the team').uncheck()
    await expect.poll(() => summary.locator('.total').textContent()).toContain('$150.00')
    // The selection is kept, and counted in the navigation.
    await page.reload()
    await page.getByText('Lines in the cart: 2').waitFor({ state: 'attached' })
    await order.click()
    await page.getByRole('heading', { level: 1, name: /^ORD-/ }).waitFor()
    await page.getByRole('link', { name: 'Pay $110.00' }).waitFor()
    const credits = page.locator('.rows > li', { hasText: 'Paid with credits' })
    await credits.getByText('$40.00').waitFor()
    // The page is that of the order.
    expect(await credits.textContent()).not.toContain('ORD-')
    expect(await lookAt(page, 'order-to-pay')).toEqual([])
    const [placed] = await prisma.order.findMany({
      where: { profileId: harbor.id },
      include: { lineItems: true },
    })
    expect(placed).toMatchObject({ total: 11_000n, lineItems: { length: 2 } })
    await api.mutate(api.operator, 'retireAgreementTemplate', { agreementTemplateId })

    // An add-on to the earlier order.
    await page.getByText('Add an add-on of The Daily').click()
    await page.getByRole('button', { name: 'Add to cart: Teaser' }).click()
    await page.getByRole('link', { name: 'In cart' }).click()
    await page.getByText(`Add-on to Feature in order ${placed!.referenceNumber}`).waitFor()
    expect(tab.errors).toEqual([])
  })
})
