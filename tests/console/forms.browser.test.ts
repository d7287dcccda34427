import { beforeAll, describe, expect, it } from 'vitest'
import { scopes } from '../../src/access/scope.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { dialogOf } from './dialog.js'
import { lookAt } from './look.js'

const { api, base, signedIn: open } = await testConsole()

describe.runIf(chromiumPath)('forms and records at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await open(api.operator)
  })

  const button = (name: string) => tab.page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => dialogOf(tab.page, name)

  it('selects a country by its full English name, and keeps the stored value', async () => {
    const { page } = tab
    const { id } = await api.mutate(api.operator, 'createOutlet', {
      ...{ name: 'The Field', country: 'Scotland' },
    })
    const countryOf = async () => {
      const { country } = await api.prisma.outlet.findUniqueOrThrow({ where: { id } })
      return country
    }
    await page.goto(`${base}/outlets/${id}`)
    await button('Edit').click()
    const country = dialog('Edit').getByLabel('Country')
    expect(await country.inputValue()).toBe('Scotland')
    expect(await country.locator('option').count()).toBeGreaterThan(245)
    await country.selectOption({ label: 'Germany' })
    await dialog('Edit').getByRole('button', { name: 'Save' }).click()
    await expect.poll(countryOf).toBe('Germany')
    const german = await open(api.operator, { bypassCSP: false, locale: 'de-DE' })
    await german.page.goto(`${base}/outlets/${id}`)
    await german.page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
    const land = german.page.getByRole('dialog').getByLabel(/^Land/)
    await land.selectOption({ label: 'Österreich' })
    await german.page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await expect.poll(countryOf).toBe('Austria')
    await german.context.close()
  })

  it('asks before the Back button of the browser discards a changed form', async () => {
    const { page } = tab
    const { id } = await api.mutate(api.operator, 'createOutlet', { name: 'The Fence' })
    await page.goto(`${base}/outlets?q=Fence`)
    await page.getByRole('link', { name: 'The Fence' }).click()
    await page.waitForURL(`**/outlets/${id}`)
    /** Playwright waits for a navigation, which does not happen while the form asks. */
    const goBack = () => page.goBack({ timeout: 2_000 }).catch(() => null)
    const form = dialog('Edit')
    await button('Edit').click()
    const name = form.getByLabel('Name', { exact: true })
    await name.fill('The Hedge')
    await goBack()
    await form.getByText('Discard your changes?').waitFor()
    expect(page.url()).toContain(`/outlets/${id}`)
    await form.getByRole('button', { name: 'Continue editing' }).click()
    expect(await name.inputValue()).toBe('The Hedge')
    await name.fill('The Wall')
    await goBack()
    await form.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/outlets?q=Fence')
    expect((await api.prisma.outlet.findUniqueOrThrow({ where: { id } })).name).toBe('The Fence')
    // A form without changes is closed at once.
    await page.getByRole('link', { name: 'The Fence' }).click()
    await button('Edit').click()
    await name.waitFor()
    await goBack()
    await page.waitForURL('**/outlets?q=Fence')
  })

  it('renders an agreement without active content', async () => {
    const { page } = tab
    const contentMarkdown =
      '# Terms\n\n0. **Pay** [here](https://pay.example/a)\n1. Not [there](javascript:alert(1))\n\n<img src=x onerror="alert(2)">\n\n| A | B |\n|---|---|\n| 1 | 2 |'
    const { id } = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ key: 'forms', name: 'Forms', title: 'Terms of forms', scope: 'CLIENT' },
      ...{ contentMarkdown, acceptanceLabel: 'I accept.' },
    })
    await page.goto(`${base}/agreements/${id}`)
    const text = page.locator('.markdown')
    await text.getByRole('heading', { name: 'Terms' }).waitFor()
    expect(await text.locator('ol li').count()).toBe(2)
    expect(await text.locator('ol').getAttribute('start')).toBe('0')
    expect(await text.getByRole('link', { name: 'here' }).getAttribute('href')).toBe(
      'https://pay.example/a',
    )
    expect(await text.getByRole('link', { name: 'there' }).count()).toBe(0)
    expect(await text.locator('img, script').count()).toBe(0)
    await text.getByText('<img src=x').waitFor()
    expect(await text.locator('td').allTextContents()).toEqual(['1', '2'])
    expect(await lookAt(page, 'agreement')).toEqual([])
    const names = page.locator('dl.fields dt')
    expect(await names.allTextContents()).toEqual([
      ...['Identifier', 'Name', 'Acceptance text'],
      ...['Active', 'Account owner only', 'Signer must confirm authority'],
    ])
  })

  it('prefills the amount due when a payment is confirmed', async () => {
    const { page } = tab
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    await page.goto(`${base}/orders/${order.id}`)
    await button('Mark as paid').click()
    expect(await dialog('Mark as paid').getByLabel('Amount').inputValue()).toBe('10')
    await dialog('Mark as paid').getByRole('button', { name: 'Mark as paid' }).click()
    await button('Reverse payment').waitFor()
  })

  it('finds records of an order by its number, and payments by status and date', async () => {
    const { page } = tab
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api))
    const { referenceNumber, id: orderId, teamId } = order
    await api.prisma.orderPayment.createMany({
      data: Array.from({ length: 7 }, (_, at) => ({
        ...{ teamId, orderId, amount: 1000n, provider: 'WIRE', status: 'FAILED' as const },
        ...{ idempotencyKey: `palette ${at}`, settledAt: new Date() },
      })),
    })
    await page.goto(`${base}/order-items?q=${referenceNumber}`)
    await page.getByText(/^1–1 of 1$/).waitFor()
    let searches = 0
    page.on('request', (request) => {
      if (request.postData()?.includes(referenceNumber.slice(0, 4))) searches++
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type(referenceNumber)
    const payments = page.getByRole('option', {
      name: `$10.00 · Wire transfer · ${referenceNumber}`,
    })
    await expect.poll(() => payments.count()).toBe(5)
    expect(await payments.first().textContent()).toMatch(/ · Failed · \w+ \d+, \d{4}$/)
    // Five lists are searched once, not for each keystroke.
    expect(searches).toBeGreaterThanOrEqual(5)
    expect(searches).toBeLessThan(5 * (referenceNumber.length / 4))
    await page.getByRole('option', { name: 'Show all 7' }).click()
    await page.getByText(/^1–7 of 7$/).waitFor()
  })

  it('finds a user, a product and an invoice from anywhere, and runs commands', async () => {
    const { page } = tab
    const word = `Quill${crypto.randomUUID().slice(0, 8)}`
    const email = `${word.toLowerCase()}@people.example`
    const input = { firstName: word, lastName: 'Byron', email }
    const user = await api.mutate(api.operator, 'createUser', input)
    const product = await makeProduct(api, { name: word })
    const search = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Search or go to…' }).getByRole('combobox').fill(text)
    }
    await page.goto(`${base}/orders`)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await search(word)
    await page.getByRole('option', { name: `${word} Byron · ${email}` }).click()
    await page.waitForURL(new RegExp(`/users/${user.id}$`))
    await page.getByRole('heading', { name: /^Changes/ }).waitFor()
    await search(word)
    await page.getByRole('option', { name: new RegExp(`^${word}(?! Byron)`) }).click()
    await page.waitForURL(new RegExp(`/products/${product.id}$`))
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, product, { status: 'CREATED' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id }, 'id')
    const invoice = await api.prisma.invoice.findFirstOrThrow({ where: { orderId: order.id } })
    await search(invoice.referenceNumber)
    await page.getByRole('option', { name: new RegExp(`^${invoice.referenceNumber}`) }).click()
    await page.waitForURL(new RegExp(`/invoices/${invoice.id}$`))
    await search('New outlet')
    await page.getByRole('option', { name: 'New outlet' }).click()
    await dialog('New outlet').waitFor()
    await page.keyboard.press('Escape')
  })

  it('shows that nothing was found only after the response', async () => {
    const { page } = tab
    const pending = new Set<() => void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('Unheard'))
        await new Promise<void>((resume) => pending.add(resume))
      await route.continue()
    })
    const nothing = page.getByText('No results.')
    const expectWaiting = async (searches: number) => {
      await expect.poll(() => pending.size).toBe(searches)
      expect(await nothing.count()).toBe(0)
      for (const resume of pending) resume()
      pending.clear()
      await nothing.waitFor()
    }
    await page.goto(`${base}/tokens`)
    await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('Unheard of')
    expect(await nothing.count()).toBe(0)
    await expectWaiting(9)
    await page.keyboard.press('Escape')
    await button('New token').first().click()
    await dialog('New token').getByRole('combobox').first().fill('Unheard too')
    await expectWaiting(1)
    await page.unroute('**/graphql')
  })

  it('rotates a token on its page, shows its successor, and creates one in the list', async () => {
    const { page } = tab
    const team = await api.team({ name: 'Lineage Ltd' })
    for (const [path, create, input] of [
      ['tokens', 'createApiToken', { teamId: team.id, type: 'FULL_ACCESS' }],
      ['operator-tokens', 'createOperatorToken', {}],
    ] as const) {
      const record = path === 'tokens' ? 'apiToken' : 'operatorToken'
      const made = await api.mutate(
        api.operator,
        create,
        { name: `Of ${path}`, ...input },
        `${record} { id hint }`,
      )
      await page.goto(`${base}/${path}/${made[record].id}`)
      await button('Rotate').click()
      const overlap = dialog('Rotate').getByLabel('Old token stays valid')
      expect(await overlap.locator('option:checked').textContent()).toBe('For a day')
      const warning = dialog('Rotate').getByText('The old token stops working immediately')
      expect(await warning.count()).toBe(0)
      await overlap.selectOption('Not at all')
      await warning.waitFor()
      await overlap.selectOption('For an hour')
      await warning.waitFor({ state: 'detached' })
      await dialog('Rotate').getByRole('button', { name: 'Rotate' }).click()
      await page.getByRole('button', { name: 'Close' }).click()
      const chain = page.locator('.card', {
        has: page.getByRole('heading', { name: 'Rotation history' }),
      })
      await chain.getByText('Predecessor').waitFor()
      await chain.getByRole('link').click()
      await expect.poll(() => new URL(page.url()).pathname).toContain(made[record].id)
      await chain.getByText('Successor').waitFor()
      await expect.poll(() => button('Rotate').count()).toBe(0)
    }
    await page.goto(`${base}/tokens`)
    await button('New token').click()
    await dialog('New token').getByRole('combobox').first().fill('Lineage')
    await page.getByRole('option', { name: 'Lineage Ltd' }).click()
    await dialog('New token').getByLabel('Name').fill('Listed')
    await dialog('New token')
      .getByLabel(/^Read only/)
      .check()
    await dialog('New token').getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { level: 1, name: 'Listed' }).waitFor()
    const { id, teamId } = await api.prisma.apiToken.findFirstOrThrow({
      where: { name: 'Listed' },
    })
    expect(teamId).toBe(team.id)
    await api.prisma.apiToken.update({
      where: { id },
      data: { type: 'custom', scopes: [...scopes] },
    })
    const german = await open(api.operator, { locale: 'de-DE' })
    await german.page.goto(`${base}/tokens/${id}`)
    const areas = german.page.locator('.rights li')
    await areas.first().waitFor()
    const texts = await areas.allTextContents()
    const names = texts.map((text) => text.split(': ')[0]!)
    expect(names.slice(0, 3)).toEqual(['Artikel', 'Audit-Protokoll', 'Bestellungen'])
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')))
    expect(texts[0]).toMatch(/^Artikel: Ändern, /)
    expect(await lookAt(german.page, 'token-rights')).toEqual([])
    await german.context.close()
    expect(tab.errors).toEqual([])
  })
})
