import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import { buildConsole, keepSignedIn, listen, openTab } from '../support/clients/console.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true, ...(chromiumPath && { consoleFiles: buildConsole() }) })

describe.runIf(chromiumPath)('the lists of the console', () => {
  let browser: Browser
  let tab: Page
  let base: string
  let faults: string[]
  const rows = () => tab.locator('tbody tr')

  beforeAll(async () => {
    await completeRecords(api, await demoTeam(api))
    base = `${await listen(api.app)}/console`
    browser = await openBrowser()
    const { context, page, faults: log } = await openTab(browser)
    await keepSignedIn(context, base.replace(/\/console$/, ''), api.operator)
    ;[tab, faults] = [page, log]
  })
  afterAll(() => browser?.close())

  /** By its address: its root field in the graph, and a text to search for, found in a record of the list. */
  const searched = {
    payments: ['payments', 'order { referenceNumber }'],
    credits: ['ledgerEntries', 'team { name }'],
    prices: ['productPrices', 'product { name }'],
    members: ['teamMembers', 'user { fullName }'],
    users: ['users', 'fullName'],
    agreements: ['agreementTemplates', 'title'],
    acceptances: ['agreementAcceptances', 'signerName'],
    deliveries: ['webhookDeliveries', 'endpoint { url }'],
    mails: ['mails', 'subject'],
    compliance: ['complianceChecks', 'article { name }'],
  } as const

  it.each(Object.entries(searched))('searches %s', async (path, [list, field]) => {
    const { [list]: page } = await api.graph(
      api.operator,
      `{ ${list}(first: 1) { nodes { ${field} } } }`,
    )
    const [words] = JSON.stringify(page.nodes[0]).match(/(?<=":")[^"]+/)!
    const asked = `query ($search: String) { ${list}(where: { search: $search }) { totalCount } }`
    const { [list]: found } = await api.graph(api.operator, asked, { search: words })
    await tab.goto(`${base}/${path}`)
    await rows().first().waitFor()
    await tab.getByRole('searchbox').fill(words!)
    await expect.poll(() => new URL(tab.url()).searchParams.get('q')).toBe(words)
    await tab.getByText(new RegExp(`of ${found.totalCount}$`)).waitFor()
    await tab.getByRole('searchbox').fill('nothing-is-called-so')
    await tab.getByText('Nothing matches').waitFor()
  })

  it('tells statuses in German: in lists, filters, on the board and among the moves', async () => {
    const german = await openTab(browser, { locale: 'de-DE' })
    await keepSignedIn(german.context, base.replace(/\/console$/, ''), api.operator)
    const { page } = german
    const article = await api.prisma.article.findFirstOrThrow({
      where: { status: { prefix: 'draft-ready-for-review' } },
    })
    await page.goto(`${base}/articles?status=draft-ready-for-review`)
    await page.locator('tbody .chip').first().waitFor()
    expect(new Set(await page.locator('tbody .chip').allTextContents())).toEqual(
      new Set(['Entwurf zu prüfen', 'Team']),
    )
    await page.getByRole('button', { name: 'Status: Entwurf zu prüfen', exact: true }).click()
    const offered = await page.locator('fieldset label').allTextContents()
    expect(offered).toContain('Veröffentlichung steht aus')
    expect(offered.join()).not.toMatch(/Draft|Pending|Brief /)

    await page.goto(`${base}/articles/board`)
    const column = page.getByRole('region', { name: 'Entwurf zu prüfen' })
    await column.locator('.tile').first().waitFor()
    expect(await column.getByText(/^Entwurf erwartet: /).count()).toBeGreaterThan(0)
    await column.locator('.tile').first().getByRole('button').click()
    await page.getByText('Nächster Schritt').waitFor()
    const [next] = await page.getByRole('menuitem').allTextContents()
    expect(next).toBe('Entwurf freigeben')

    await page.goto(`${base}/articles/${article.id}`)
    await page.getByRole('button', { name: 'Entwurf freigeben', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Woandershin' }).click()
    const others = await page.getByRole('menuitem').allTextContents()
    expect(others).toContain('Handlung nötig')
    expect(others).not.toContain('Entwurf freigeben')

    expect(german.faults).toEqual([])
    await german.context.close()
  })

  it('left no error in the log of the browser', () => expect(faults).toEqual([]))
})
