import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

/** A GraphQL request of the console. */
interface Asked {
  query?: string
  variables: { offset: number }
}

const { api, base, signedIn } = await testConsole({ demo: true })

describe.runIf(chromiumPath)('the lists of the console', () => {
  let tab: Page
  let errors: string[]
  const rows = () => tab.locator('tbody tr')

  beforeAll(async () => {
    await completeRecords(api, await demoTeam(api))
    const { page, errors: log } = await signedIn(api.operator, { bypassCSP: false })
    ;[tab, errors] = [page, log]
  })

  /** By path: the GraphQL root field, and the field whose value is searched. */
  const searched = {
    invoices: ['invoices', 'order { referenceNumber }'],
    'order-items': ['orderItems', 'order { referenceNumber }'],
    payments: ['payments', 'order { referenceNumber }'],
    credits: ['ledgerEntries', 'team { name }'],
    prices: ['productPrices', 'product { name }'],
    members: ['teamMembers', 'user { fullName }'],
    users: ['users', 'fullName'],
    agreements: ['agreementTemplates', 'title'],
    acceptances: ['agreementAcceptances', 'signerName'],
    deliveries: ['webhookDeliveries', 'endpoint { url }'],
    emails: ['emails', 'subject'],
    compliance: ['complianceChecks', 'article { name }'],
  } as const

  it.each(Object.entries(searched))('searches %s', async (path, [list, field]) => {
    const { [list]: page } = await api.graph(
      api.operator,
      `{ ${list}(first: 1) { nodes { ${field} } } }`,
    )
    const [words] = JSON.stringify(page.nodes[0]).match(/(?<=":")[^"]+/)!
    const searchQuery = `query ($search: String) { ${list}(where: { search: $search }) { totalCount } }`
    const { [list]: found } = await api.graph(api.operator, searchQuery, { search: words })
    await tab.goto(`${base}/${path}`)
    await rows().first().waitFor()
    await tab.getByRole('searchbox').fill(words!)
    await expect.poll(() => new URL(tab.url()).searchParams.get('q')).toBe(words)
    await tab.getByText(new RegExp(`of ${found.totalCount}$`)).waitFor()
    await tab.getByRole('searchbox').fill('nothing-is-called-so')
    await tab.getByText('No results').waitFor()
    await tab.getByText(/^Search for something else\. Searched fields: /).waitFor()
  })

  const places = [
    ...['orders', 'order-items', 'invoices', 'payments', 'credits', 'swaps', 'articles'],
    ...['campaigns', 'comments', 'compliance', 'catalogue', 'outlets', 'products', 'prices'],
    ...[
      'imports',
      'tags',
      'synonyms',
      'opportunities',
      'inquiries',
      'teams',
      'members',
      'invitations',
    ],
    ...['profiles', 'users', 'tokens', 'operator-tokens', 'agreements', 'acceptances'],
    ...['webhooks', 'deliveries', 'emails', 'audit', 'oauth-clients', 'oauth-grants', 'privacy'],
  ]

  it('shows every list without horizontal scrolling in a small window', async () => {
    const size = tab.viewportSize()!
    await tab.setViewportSize({ width: 1280, height: 800 })
    const cut: string[] = []
    for (const path of places) {
      await tab.goto(`${base}/${path}`)
      await tab.locator('.table, .state').first().waitFor()
      const hidden = await tab.evaluate(
        "Math.max(0, ...[...document.querySelectorAll('.table')].map((one) => one.scrollWidth - one.clientWidth))",
      )
      if ((hidden as number) > 0) cut.push(`${path}: ${hidden} px`)
    }
    expect(cut).toEqual([])
    await tab.setViewportSize(size)
  })

  it('fits the columns of an import to the width of a phone', async () => {
    const size = tab.viewportSize()!
    await tab.setViewportSize({ width: 390, height: 800 })
    await tab.goto(`${base}/imports/new`)
    await tab.locator('.columns > summary').first().click()
    const described = tab.locator('td.whole small').first()
    const [text, cell] = [await described.boundingBox(), await rows().first().boundingBox()]
    expect(text!.width).toBeGreaterThan(cell!.width * 0.7)
    await tab.setViewportSize(size)
  })

  it('names statuses in German in lists, filters, the board and transitions', async () => {
    const german = await signedIn(api.operator, { bypassCSP: false, locale: 'de-DE' })
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

    await page.goto(`${base}/orders?teamId=nobody`)
    await page.getByText('Muss eine ID sein (UUID).').waitFor()
    await page.goto(`${base}/audit?action=%3Dchange_team_owner`)
    await page.getByRole('button', { name: 'Kontoinhaber wechseln' }).first().waitFor()
    await page.goto(`${base}/orders/nobody`)
    await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor()

    await page.goto(`${base}/articles/board`)
    const column = page.getByRole('region', { name: 'Entwurf zu prüfen' })
    await column.locator('.tile').first().waitFor()
    expect(await column.getByText(/^Entwurf erwartet: /).count()).toBeGreaterThan(0)
    const board = page.locator('.board')
    expect(await board.getAttribute('data-after')).toBe('')
    expect(await board.getAttribute('data-before')).toBeNull()
    const late = board.locator('.tile[data-overdue]').first()
    expect(await late.locator('.chip').first().textContent()).toMatch(
      /^Überfällig seit \d+ (Tag|Stunde|Minute)/,
    )
    await column.locator('.tile').first().getByRole('button').click()
    await page.getByText('Nächster Schritt').waitFor()
    const [next] = await page.getByRole('menuitem').allTextContents()
    expect(next).toBe('Entwurf freigeben')

    await page.goto(`${base}/articles/${article.id}`)
    await page.getByRole('button', { name: 'Nächster Schritt: Entwurf freigeben' }).waitFor()
    await page.getByRole('button', { name: 'Anderer Status' }).click()
    const others = await page.getByRole('menuitem').allTextContents()
    expect(others).toContain('Aktion erforderlich')
    expect(others).not.toContain('Entwurf freigeben')

    expect(german.errors).toEqual([])
    await german.context.close()
  })

  it('has space for the checkbox of a row next to its title in a narrow window', async () => {
    const size = tab.viewportSize()!
    await tab.setViewportSize({ width: 390, height: 800 })
    await tab.goto(`${base}/articles`)
    await rows().first().waitFor()
    for (const row of (await rows().all()).slice(0, 10)) {
      const title = await row.locator('td.select + td > a').boundingBox()
      const box = await row.getByRole('checkbox').boundingBox()
      expect(title!.x + title!.width).toBeLessThanOrEqual(box!.x)
    }
    await tab.goto(`${base}/orders`)
    await rows().first().waitFor()
    const cut = "document.querySelectorAll('td[data-code] > a')"
    const over = `[...${cut}].filter((number) => number.scrollWidth > number.clientWidth).length`
    expect(await tab.evaluate(over)).toBe(0)
    await tab.setViewportSize(size)
  })

  it('names an invalid filter of a link and its values, and ignores it', async () => {
    await tab.goto(`${base}/orders?status=PAID&refundStatus=NOPE`)
    const refused = tab.getByRole('alert').filter({ hasText: 'Refund status' })
    await refused.getByText('“NOPE” is not a valid value for the filter “Refund status”').waitFor()
    await refused.getByText('Allowed values: Partially refunded, Refunded.').waitFor()
    expect(await refused.textContent()).not.toContain('where')
    await refused.getByRole('button', { name: 'Remove the filter Refund status' }).click()
    await rows().first().waitFor()
    expect(new URL(tab.url()).search).toBe('?status=PAID')
    await tab.goto(`${base}/explore?list=orders&by=STATUS&refundStatus=NOPE`)
    await tab.getByText('Allowed values: Partially refunded, Refunded.').waitFor()
  })

  it('has the same labels for the email of a guest and a pending payment everywhere', async () => {
    await tab.goto(`${base}/payments`)
    await rows().first().waitFor()
    const [amount, method] = await rows().first().locator('td:not(.select)').allTextContents()
    expect(amount).toMatch(/^\$[\d,.]+$/)
    expect(method).toMatch(/^[A-Z]/)
    expect(await tab.getByRole('searchbox').getAttribute('title')).toContain('Guest email')
    await tab.goto(`${base}/orders?paymentStatus=OPEN`)
    await tab.getByRole('button', { name: 'Payment status: Started', exact: true }).waitFor()
  })

  it('shows each flag of a record as yes or no, after its label', async () => {
    const { outlets } = await api.graph(api.operator, '{ outlets(first: 1) { nodes { id } } }')
    await tab.goto(`${base}/outlets/${outlets.nodes[0].id}`)
    const names = tab.locator('.details dt')
    await names.first().waitFor()
    const flag = tab.locator('.details .fields > div', { hasText: 'Indexed' })
    expect(await flag.locator('dd').innerText()).toMatch(/^(Yes|No)$/)
    expect(await names.getByText(/^(Yes|No)$/).count()).toBe(0)
  })

  it('shows overdue counts within the box of their party', async () => {
    await tab.goto(base)
    const late = tab.locator('.late').first()
    const [inner, outer] = [await late.boundingBox(), await late.locator('..').boundingBox()]
    const border = await tab.evaluate(
      "getComputedStyle(document.querySelector('.late').parentElement).borderBottomWidth",
    )
    expect(border).toBe('1px')
    expect(inner!.y + inner!.height).toBeLessThan(outer!.y + outer!.height)
  })

  it('prefetches the next page only while its button is hovered or focused', async () => {
    const offsets: number[] = []
    const listen = (request: Request) => {
      const { query, variables } = (request.postDataJSON() ?? {}) as Asked
      if (query?.includes('query Listings(')) offsets.push(variables.offset)
    }
    const pager = tab.getByRole('navigation', { name: 'Pages' })
    const next = pager.getByRole('button', { name: 'Next' })
    tab.on('request', listen)
    await tab.mouse.move(0, 0)
    await tab.goto(`${base}/catalogue`)
    await tab.getByText(/^1–25 of/).waitFor()
    expect(Math.max(...offsets)).toBe(0)
    await next.hover()
    await expect.poll(() => offsets.at(-1)).toBe(25)
    await next.click()
    await tab.getByText(/^26–50 of/).waitFor()
    await expect.poll(() => offsets.at(-1)).toBe(50)

    // By keyboard: activates the focused element.
    await tab.mouse.move(0, 0)
    await pager.getByRole('button', { name: 'Previous' }).focus()
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Enter')
    await tab.getByText(/^51–75 of/).waitFor()
    await expect.poll(() => offsets.at(-1)).toBe(75)
    const shown = await rows().first().textContent()
    await tab.keyboard.press('Enter')
    await tab.getByText(/^76–100 of/).waitFor()
    await expect.poll(() => rows().first().textContent()).not.toBe(shown)
    // No page is requested twice.
    const ahead = offsets.filter((offset) => offset > 0)
    expect(ahead).toEqual([...new Set(ahead)])
    tab.off('request', listen)
  })

  it('left no error in the log of the browser', () => expect(errors).toEqual([]))
})
