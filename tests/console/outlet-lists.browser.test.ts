import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { selectAction } from './dialog.js'
import { lookAt } from './look.js'

const { api, site, openTab, signedIn } = await testConsole()

describe.runIf(chromiumPath)('outlet lists, at the console', () => {
  const makeOutlet = async (name: string, standard: number) => {
    const { outletId } = await makeProduct(api, { standard })
    await api.prisma.outlet.update({ where: { id: outletId }, data: { name } })
    return outletId
  }
  const namesOn = (page: Page) => page.locator('.listed .what > a').allTextContents()

  it('are made, filled, ordered and shared with and without prices; inquiries get replies', async () => {
    const team = await makeBuyer(api)
    const ids = {
      alpha: await makeOutlet('Alpha Gazette', 210),
      beta: await makeOutlet('Beta Courier', 320),
      gamma: await makeOutlet('Gamma Post', 430),
    }
    const tab = await signedIn(team.token)
    const { page } = tab
    const dialog = page.locator('.dialog')
    const rowOf = (name: string) => page.locator('.listed > li', { hasText: name })

    await page.goto(`${site}/console/outlet-lists`)
    await page.getByRole('button', { name: 'New list' }).first().click()
    await dialog.getByLabel('Name').fill('Shortlist')
    await dialog.getByRole('combobox').fill('Brightwater')
    await page.getByRole('option', { name: 'Brightwater' }).click()
    await dialog.getByRole('button', { name: 'Create list' }).click()
    await page.getByRole('heading', { level: 1, name: 'Shortlist' }).waitFor()
    await page.getByText('No outlets yet').waitFor()
    expect(await lookAt(page, 'outlet-list-empty')).toEqual([])
    const listUrl = page.url()

    await page.getByRole('button', { name: 'Add outlet' }).click()
    await dialog.getByRole('combobox').fill('Alpha')
    await page.getByRole('option', { name: 'Alpha Gazette' }).click()
    await dialog.getByRole('button', { name: 'Add outlet' }).click()
    await page.getByRole('link', { name: 'Alpha Gazette' }).waitFor()
    for (const name of ['beta', 'gamma'] as const) {
      await page.goto(`${site}/console/outlets/${ids[name]}`)
      await page.getByRole('button', { name: 'Add to list' }).click()
      const list = dialog.getByRole('combobox', { name: 'Search Outlet lists' })
      expect(await list.inputValue()).toBe('Shortlist')
      if (name === 'beta') {
        await list.fill('short')
        await page.getByRole('option', { name: /^Shortlist/ }).waitFor()
        expect(await lookAt(page, 'list-picker')).toEqual([])
        // The fields of a new list are shown only for one.
        await page.getByRole('option', { name: 'New list…' }).click()
        await dialog.getByLabel('Name of the new list').waitFor()
        await dialog.getByRole('combobox', { name: 'Search Profiles' }).waitFor()
        expect(await lookAt(page, 'list-picker-new')).toEqual([])
        await list.fill('short')
        await page.getByRole('option', { name: /^Shortlist/ }).click()
        await dialog.getByLabel('Name of the new list').waitFor({ state: 'detached' })
      }
      await dialog.getByRole('button', { name: 'Add to list' }).click()
      await page.getByText('Added to “Shortlist”').waitFor()
    }
    await page.goto(listUrl)
    await expect.poll(() => namesOn(page)).toEqual(['Alpha Gazette', 'Beta Courier', 'Gamma Post'])
    await page.getByText('from $210.00').waitFor()

    // By keyboard: the focus stays on the button of the menu.
    await page.getByRole('button', { name: 'Actions for Alpha Gazette' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move down' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Move up' }).count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => namesOn(page)).toEqual(['Beta Courier', 'Alpha Gazette', 'Gamma Post'])
    const focused = () => page.evaluate('document.activeElement.ariaLabel')
    await expect.poll(focused).toBe('Actions for Alpha Gazette')
    // By pointer.
    await page
      .locator('.listed > li', { hasText: 'Gamma Post' })
      .locator('.outlet-logo')
      .dragTo(page.locator('.listed > li', { hasText: 'Beta Courier' }).locator('.outlet-logo'))
    await expect.poll(() => namesOn(page)).toEqual(['Gamma Post', 'Beta Courier', 'Alpha Gazette'])
    await page.getByRole('button', { name: 'Products of Gamma Post' }).click()
    const products = page.locator('.listed .rows')
    await products.getByText('Feature').first().waitFor()
    await products.getByRole('button', { name: 'Add to cart: Feature' }).click()
    await products.getByRole('link', { name: 'In cart' }).waitFor()
    expect(await products.getByRole('spinbutton').count()).toBe(0)
    expect(await lookAt(page, 'outlet-list')).toEqual([])

    const link = page.getByLabel('Link', { exact: true })
    const path = new URL(await link.inputValue()).pathname
    const visitor = await openTab()
    await visitor.page.goto(site + path)
    await visitor.page.getByRole('heading', { name: 'Shortlist' }).waitFor()
    const shown = () => visitor.page.locator('.lines b a').allTextContents()
    expect(await shown()).toEqual(['Gamma Post', 'Beta Courier', 'Alpha Gazette'])
    expect(await visitor.page.content()).not.toContain('$')
    const fonts = `document.fonts.load('16px "Inter Variable"').then(([font]) => font?.status)`
    expect(await visitor.page.evaluate(fonts)).toBe('loaded')
    expect(await lookAt(visitor.page, 'shared-list')).toEqual([])
    await page.getByLabel('Show standard prices').click()
    await page.getByText('The public page shows prices').waitFor()
    await visitor.page.reload()
    await visitor.page.getByText('$430.00').waitFor()
    expect(await lookAt(visitor.page, 'shared-list-prices')).toEqual([])
    await page.getByLabel('Share with a link').click()
    await page.getByText('The list is no longer shared').waitFor()
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: 'This list is not shared' }).waitFor()

    await selectAction(rowOf('Beta Courier'), 'Inquire')
    await page.getByRole('dialog', { name: 'Inquire: Beta Courier' }).waitFor()
    await dialog.getByLabel('Inquiry').fill('Is May possible?')
    await dialog.getByLabel('Email').fill('ada@example.com')
    await dialog.getByLabel('Your name').fill('Ada')
    expect(await lookAt(page, 'outlet-inquire')).toEqual([])
    await dialog.getByRole('button', { name: 'Send inquiry' }).click()
    await page.getByRole('heading', { level: 1, name: 'Inquiry about Beta Courier' }).waitFor()
    await page.getByText('The inquiry waits for a reply').waitFor()
    const inquiryUrl = page.url()

    const desk = await signedIn(api.operator)
    await desk.page.goto(`${site}/console/inquiries`)
    await desk.page.getByRole('link', { name: 'Ada' }).click()
    await desk.page.getByText('Is May possible?').waitFor()
    expect(await lookAt(desk.page, 'inquiry-open')).toEqual([])
    await desk.page.getByLabel('Your reply').fill('Yes, from the 4th.')
    await desk.page.getByRole('button', { name: 'Send reply' }).click()
    await desk.page.getByText('Reply sent to ada@example.com').waitFor()
    await desk.page.locator('.inquiry .text').getByText('Yes, from the 4th.').waitFor()

    // An inquiry that is archived without a reply can have a reason, which is sent as the reply.
    const { outletId, teamId } = await api.prisma.outletInquiry.findFirstOrThrow({
      where: { name: 'Ada' },
    })
    const { id: unanswered } = await api.prisma.outletInquiry.create({
      data: { outletId, teamId, name: 'Grace', email: 'grace@example.com' },
    })
    await desk.page.goto(`${site}/console/inquiries/${unanswered}`)
    await desk.page.getByRole('button', { name: 'Archive' }).click()
    const archive = desk.page.getByRole('dialog', { name: 'Archive' })
    await archive.getByLabel('Reason').fill('The outlet takes no guest articles.')
    expect(await lookAt(desk.page, 'inquiry-archive')).toEqual([])
    await archive.getByRole('button', { name: 'Archive' }).click()
    await desk.page.getByText('Reply sent to grace@example.com').waitFor()
    await desk.page
      .locator('.inquiry .text')
      .getByText('The outlet takes no guest articles.')
      .waitFor()
    const archived = await api.prisma.outletInquiry.findUniqueOrThrow({ where: { id: unanswered } })
    expect(archived).toMatchObject({
      ...{ reply: 'The outlet takes no guest articles.', deletedAt: expect.any(Date) },
    })

    await page.goto(inquiryUrl)
    await page.getByText('Yes, from the 4th.').waitFor()
    expect(await lookAt(page, 'inquiry-replied')).toEqual([])
    await page.goto(listUrl)
    await page
      .locator('.listed > li', { hasText: 'Beta Courier' })
      .getByRole('link', { name: 'Replied' })
      .waitFor()
    await selectAction(rowOf('Alpha Gazette'), 'Remove')
    await expect.poll(() => namesOn(page)).toEqual(['Gamma Post', 'Beta Courier'])
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Archived').first().waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => namesOn(page)).toEqual(['Gamma Post', 'Beta Courier'])
    const failures = [...tab.errors, ...desk.errors].filter((text) => !text.includes('404'))
    expect(failures).toEqual([])
  })

  it('can be read, but not changed, with a read-only token', async () => {
    const team = await makeBuyer(api)
    const { id } = await api.mutate(team.token, 'createOutletList', {
      ...{ profileId: team.profileId, name: 'Ours' },
      outletIds: [await makeOutlet('Delta', 100)],
    })
    const tab = await signedIn(await api.token(team, 'read_only'))
    await tab.page.goto(`${site}/console/outlet-lists/${id}`)
    await tab.page.getByRole('link', { name: 'Delta' }).waitFor()
    await tab.page.getByText('Members who can change it see the link.').waitFor()
    const changes = /Actions|Rename|Archive|Add|Copy/
    expect(await tab.page.getByRole('main').getByRole('button', { name: changes }).count()).toBe(0)
    expect(tab.errors).toEqual([])
  })
})
