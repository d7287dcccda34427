import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialogOf } from '../console/dialog.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  type SeenPlacement,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { goTo, look, press, shows } from './at-console.js'

const { api, site: base, signedIn } = await testConsole()
const made = await makePublisher(api)

describe.runIf(chromiumPath)('a publisher at the console', () => {
  const tabs = {} as Record<'operator' | 'publisher', Tab>

  beforeAll(async () => {
    tabs.operator = await signedIn(api.operator)
    tabs.publisher = await signedIn(made.token)
  })
  afterAll(() => {
    for (const { errors } of Object.values(tabs)) expect(errors).toEqual([])
  })

  it('imports outlets from a file', async () => {
    const { page } = tabs.publisher
    await goTo(base, tabs.publisher, '/outlets')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const header = 'outlet_key,outlet_name,product_key,product_name,product_type,product_payout'
    const choose = (row: string) =>
      page.getByLabel('File').setInputFiles({
        ...{ name: 'outlets.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(`${header}\n${row}\n`),
      })
    await choose('weekly,Harbor Weekly,weekly-1,Feature,FULL_FEATURE,')
    await press(page, 'Preview')
    await shows(page, 'Is required for a product')
    await look(tabs.publisher, 'publisher-import-errors')
    await choose('weekly,Harbor Weekly,weekly-1,Feature,FULL_FEATURE,80')
    await press(page, 'Preview')
    await press(page, 'Import 2 records')
    await shows(page, 'The file was imported into the catalogue.')
    await look(tabs.publisher, 'publisher-import')
    await page.getByRole('link', { name: 'Open outlets', exact: true }).click()
    await page.getByRole('link', { name: 'Harbor Weekly' }).waitFor()
  })

  it('has the delivery of an add-on undone by an operator', async () => {
    const offer = await makeOffer(api, made)
    const { placements } = await orderPlacements(api, await makeBuyer(api), offer.id, 2)
    const [{ id }, withArticle] = placements as [SeenPlacement, SeenPlacement]
    await deliver(api, made, withArticle)
    const delivered = { articleId: null, status: 'DELIVERED', deliveredAt: new Date() } as const
    await api.prisma.placement.update({ where: { id }, data: delivered })
    const [operator, publisher] = [tabs.operator.page, tabs.publisher.page]
    const undo = (page: Page) => page.getByRole('button', { name: 'Undo delivery', exact: true })
    await goTo(base, tabs.publisher, `/placements/${id}`)
    await shows(publisher, 'Delivered')
    expect(await undo(publisher).count()).toBe(0)
    await goTo(base, tabs.operator, `/placements/${id}`)
    await undo(operator).click()
    await look(tabs.operator, 'placement-undo-delivery')
    const dialog = dialogOf(operator, 'Undo delivery')
    await dialog.getByLabel('Reason').fill('The page does not exist')
    await press(dialog, 'Undo delivery')
    await dialog.waitFor({ state: 'detached' })
    await shows(operator, 'Accepted')
    expect(await undo(operator).count()).toBe(0)
    // An article is corrected instead.
    await goTo(base, tabs.operator, `/placements/${withArticle.id}`)
    await shows(operator, 'Delivered')
    expect(await undo(operator).count()).toBe(0)
  })
})
