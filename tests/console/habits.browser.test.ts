import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { demoTeam } from '../support/fixtures/marketplace.js'
import { openReceiver } from '../support/services/webhook-receiver.js'
import { selectAction } from './dialog.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole({
  demo: true,
  env: { WEBHOOK_ALLOW_PRIVATE: '1' },
})
const receiver = await openReceiver()
const deliveryWorker = new DeliveryWorker(api.app.services, createLogger('silent'))
const team = await demoTeam(api)
const { id: profileId } = await api.prisma.profile.findFirstOrThrow({ where: { teamId: team.id } })

describe.runIf(chromiumPath)('habits at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await open(api.operator)
  })
  afterAll(async () => {
    await deliveryWorker.stop()
    await receiver.close()
  })

  const open = (token: string, options: BrowserContextOptions = {}) =>
    signedIn(token, { bypassCSP: false, ...options })
  const focused = (page: Page) => page.evaluate('document.activeElement.tagName')

  it('keeps the letters typed right after Ctrl K', async () => {
    const { page } = tab
    await page.goto(`${base}/orders`)
    await page.locator('tbody tr').first().waitFor()
    await page.evaluate(`(async () => {
      for (const key of ['k', 'p', 'a', 'y']) {
        const options = { key, ctrlKey: key === 'k', bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', options))
        await new Promise((resolve) => setTimeout(resolve))
      }
    })()`)
    const words = page.locator('.palette [role=combobox]')
    await expect.poll(() => words.inputValue()).toBe('pay')
    await page.keyboard.type('ments')
    await expect.poll(() => words.inputValue()).toBe('payments')
    await page.keyboard.press('Escape')
  })

  it('shows that no action applies to the selection', async () => {
    const { page } = tab
    await page.goto(`${base}/orders?status=PAID`)
    await page.locator('tbody input[type=checkbox]').first().check()
    const bar = page.locator('.chosen')
    await bar.getByText('No action is available').waitFor()
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await bar.waitFor({ state: 'detached' })
  })

  it('moves the focus to the heading when a button is removed', async () => {
    const { page } = tab
    const { id } = await api.prisma.opportunity.create({
      data: { title: 'A chance', teamId: team.id, profileId, status: 'DISMISSED' },
    })
    await page.goto(`${base}/opportunities/${id}`)
    await page.getByRole('button', { name: 'Reopen' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Reopen' }).click()
    await page.locator('.sentence .chip', { hasText: 'Active' }).waitFor()
    await expect.poll(() => focused(page)).toBe('H1')
  })

  it('offers a team only the actions that the server allows', async () => {
    const { page } = await open(await api.token(team))
    const data = { teamId: team.id, profileId, status: 'DISMISSED' as const }
    const dismissed = await api.prisma.opportunity.create({ data: { ...data, title: 'Later' } })
    const ended = { ...data, title: 'Past', expiresAt: new Date('2020-01-01') }
    const expired = await api.prisma.opportunity.create({ data: ended })
    await page.goto(`${base}/opportunities/${dismissed.id}`)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await selectAction(page.locator('main'), 'Dismiss')
    const dialog = page.getByRole('dialog', { name: 'Dismiss' })
    await dialog.getByLabel('Reason').selectOption({ label: 'Too expensive' })
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await page.locator('.chip', { hasText: 'Dismissed' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByRole('button', { name: 'Actions for Later' }).waitFor()
    await page.goto(`${base}/opportunities/${expired.id}`)
    await page.getByRole('heading', { name: 'Past' }).waitFor()
    expect(await page.getByRole('button', { name: 'Reopen' }).count()).toBe(0)
    // A writer's page is for operators; teams read the name.
    const { id, writer } = await api.prisma.article.findFirstOrThrow({
      where: { teamId: team.id, writerId: { not: null }, deletedAt: null },
      include: { writer: true },
    })
    await page.goto(`${base}/articles/${id}`)
    const name = page.getByText(`${writer!.firstName} ${writer!.lastName}`).first()
    await name.waitFor()
    expect(await page.getByRole('link', { name: writer!.firstName }).count()).toBe(0)
    await page.context().close()
  })

  it('shows a team neither settlements nor comparisons of teams', async () => {
    const { page } = await open(await api.token(team))
    await page.goto(`${base}/order-items?columns=product,vendorCost,isPublisherPaid,salePrice`)
    await page.getByRole('columnheader', { name: 'Product' }).waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Vendor|Publisher/)]),
    )
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Refund due' }).waitFor()
    for (const name of ['Publisher paid', 'Settled', 'Internal cost'])
      expect(await page.getByRole('menuitemcheckbox', { name }).count(), name).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '+ Filter' }).click()
    await page.getByRole('menuitem', { name: 'Refund due' }).waitFor()
    for (const name of ['Publisher paid', 'Settled', 'Team'])
      expect(await page.getByRole('menuitem', { name, exact: true }).count(), name).toBe(0)
    await page.goto(`${base}/explore`)
    await page.getByRole('link', { name: 'Spending by month and tier' }).click()
    await page.getByRole('columnheader', { name: 'Spending (sum)' }).waitFor()
    const measures = await page
      .getByRole('combobox', { name: 'Measure', exact: true })
      .locator('option')
      .allInnerTexts()
    expect(measures.length).toBe(new Set(measures).size)
    await page.goto(`${base}/explore`)
    await page.getByRole('link', { name: 'Spending by tag' }).waitFor()
    expect(await page.getByRole('link', { name: 'Teams without orders' }).count()).toBe(0)
    await page.context().close()
  })

  it('has no Pro prices for a team without them', async () => {
    const { page } = await open((await api.team()).token)
    await page.goto(`${base}/catalogue`)
    await page.locator('.placement-card a').first().click()
    await page.locator('.offer .price b').waitFor()
    expect(await page.locator('.offer .price small').count()).toBe(0)
    await page.context().close()
  })

  it('keeps the results in view when a facet reduces them', async () => {
    const { page } = tab
    await page.goto(`${base}/catalogue`)
    const facets = page.locator('.facets')
    await facets.getByRole('button').first().waitFor()
    const last = facets.getByRole('button').last()
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await page.locator('.pager').waitFor()
    await expect
      .poll(() =>
        page
          .locator('tbody tr')
          .first()
          .evaluate((row) => 'getBoundingClientRect' in row && row.getBoundingClientRect().top),
      )
      .toBeGreaterThan(0)
  })

  it.each([
    ['en-US', 'Disclaimers', 'Exactly', 'of'],
    ['de-DE', 'Hinweise', 'Genau', 'von'],
  ])('narrows the catalogue of a team by a disclaimer, in %s', async (locale, name, label, of) => {
    const { context, page, errors } = await open((await api.team()).token, {
      locale,
      bypassCSP: true,
    })
    await page.goto(`${base}/catalogue`)
    const values = page.getByRole('region', { name }).getByRole('button')
    await values.first().waitFor()
    expect(await lookAt(page, `facets-${locale}`)).toEqual([])
    const [disclaimer, count] = await values.first().locator('span, small').allInnerTexts()
    await values.first().click()
    const results = page.getByText(new RegExp(`^1–25 ${of} ${count}$`))
    await results.waitFor()
    const filter = page.getByRole('button', { name: `${name}: ${disclaimer}` })
    await filter.waitFor()
    expect(await values.first().getAttribute('aria-pressed')).toBe('true')
    expect(await values.count()).toBeGreaterThan(1)
    await values.first().click()
    await filter.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '+ Filter' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await page.getByLabel(label).fill(disclaimer!)
    await page.keyboard.press('Enter')
    await results.waitFor()
    expect(await values.first().getAttribute('aria-pressed')).toBe('true')
    expect(errors).toEqual([])
    await context.close()
  })

  it('requires the owner of a new team', async () => {
    const { page } = tab
    await page.goto(`${base}/teams`)
    await page.getByRole('button', { name: 'New team' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name', { exact: false }).first().fill('Nobody')
    await form.getByRole('button', { name: 'Create team' }).click()
    const email = form.locator('input[type=email]').first()
    expect(
      await email.evaluate((input) => 'validationMessage' in input && input.validationMessage),
    ).not.toBe('')
    await email.fill('new.owner@example.com')
    await form.getByRole('button', { name: 'Create team' }).click()
    await page.getByRole('heading', { name: 'Nobody' }).waitFor()
    const owner = await api.prisma.user.findUniqueOrThrow({
      where: { email: 'new.owner@example.com' },
    })
    expect(owner.firstName).toBe(owner.email)
  })

  it('follows a delivery that is sent again to its attempts', async () => {
    const { page } = tab
    const { id: endpointId } = await api.mutate(api.operator, 'createWebhookEndpoint', {
      ...{ teamId: team.id, url: `${receiver.url}/ok`, topics: ['ARTICLE_STATUS_CHANGED'] },
    })
    await api.mutate(api.operator, 'testWebhookEndpoint', { webhookEndpointId: endpointId })
    await deliveryWorker.drain()
    const delivered = () =>
      api.prisma.webhookDelivery.findFirst({ where: { endpointId, status: 'SUCCEEDED' } })
    await expect.poll(delivered).not.toBeNull()
    const { id } = (await delivered())!
    await page.goto(`${base}/deliveries/${id}`)
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect.poll(() => page.url()).not.toContain(id)
    await page.getByText('Replay of the delivery').waitFor()
    await page.locator('.chip', { hasText: 'Pending' }).waitFor()
    await deliveryWorker.drain()
    await page.locator('.chip', { hasText: '204' }).waitFor()
    await page.locator('.chip', { hasText: 'Succeeded' }).waitFor()
  })

  it('follows its content security policy on every screen', async () => {
    const { page } = tab
    const broken: string[] = []
    await page.exposeFunction('policyBroken', (what: string) => broken.push(what))
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) => policyBroken(
      [location.pathname, event.violatedDirective, event.sourceFile, event.lineNumber, event.sample].join(' ')))`)
    await page.goto(base)
    await page.locator('.side a').first().waitFor()
    const links = page.locator('.side a')
    const paths = new Set<string>()
    for (const link of await links.all()) paths.add((await link.getAttribute('href'))!)
    for (const path of paths) {
      await page.goto(new URL(path, base).href)
      for (const link of await links.all()) paths.add((await link.getAttribute('href'))!)
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0)
      const record = page.locator('tbody a').first()
      if ((await record.count()) === 0) continue
      await record.click()
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0)
    }
    expect(paths.size).toBeGreaterThan(8)
    expect(broken).toEqual([])
    expect(tab.errors).toEqual([])
  })
})
