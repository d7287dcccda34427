import type { Browser } from 'playwright-core'
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
import { approvalTeam } from '../support/fixtures/approval.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { lookAt } from './look.js'

const api = await testApi(chromiumPath ? { consoleFiles: buildConsole() } : {})

describe.runIf(chromiumPath)('approvals, at the console', () => {
  let browser: Browser
  let site: string
  const signedIn = async (token: string): Promise<Tab> => {
    const tab = await openTab(browser, { bypassCSP: true })
    await keepSignedIn(tab.context, site, token)
    return tab
  }

  beforeAll(async () => {
    site = await listen(api.app)
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it('are decided by another member, in the list and on the page of the order', async () => {
    const team = await approvalTeam(api)
    const product = await makeProduct(api, { standard: 100 })
    const order = async () =>
      (await checkOut(api, team, [line(product.id)])) as { id: string; reference_number: string }
    const [first, second] = [await order(), await order()]
    const statusOf = async (id: string) =>
      (await api.prisma.order.findUniqueOrThrow({ where: { id } })).approvalStatus

    const own = await signedIn(team.token)
    await own.page.goto(`${site}/console/orders/${first.id}`)
    await own.page.getByText('You placed this order. Another member').waitFor()
    expect(await own.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    await own.page.goto(`${site}/console/approvals`)
    await own.page.getByRole('link', { name: second.reference_number }).waitFor()
    expect(await own.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

    const tab = await signedIn(team.approver.token)
    const { page } = tab
    await page.goto(`${site}/console/orders`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'My approvals' }).click()
    const row = page.locator('.rows li', { hasText: first.reference_number })
    expect(await lookAt(page, 'approvals')).toEqual([])
    await row.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('The order of $100.00 can be paid after the approval.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await statusOf(first.id)).toBe('APPROVED')

    await page.getByRole('link', { name: second.reference_number }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Reason').fill('Too expensive.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.locator('blockquote').getByText('Too expensive.').waitFor()
    expect(await lookAt(page, 'order-rejected')).toEqual([])
    expect(await statusOf(second.id)).toBe('REJECTED')
    await page.goto(`${site}/console/approvals`)
    await page.getByText('No order waits for you.').waitFor()
    expect([...own.errors, ...tab.errors]).toEqual([])
  })

  it('are set on the page of the team', async () => {
    const team = await approvalTeam(api, null)
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/teams/${team.id}`)
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Approvals' }),
    })
    await section.getByText('Orders need no approval.').waitFor()
    await section.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Approval above').fill('250')
    await dialog.getByLabel('OAuth applications').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Orders above $250.00 need approval.').waitFor()
    await section.getByText('OAuth applications.').waitFor()
    expect(await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({
      approvalRequiredAbove: 25_000n,
      approvalRequiredFor: ['OAUTH_APPLICATIONS'],
    })
    expect(tab.errors).toEqual([])
  })
})
