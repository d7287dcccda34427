import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

/** Directory for screenshots. Unset: no screenshots are taken. */
const pictures = process.env.SCREENSHOTS_DIR
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const { api, site: base, openTab } = await testConsole({ demo: true })

describe.runIf(chromiumPath)('the console', () => {
  let context: BrowserContext
  let tab: Page
  /** All errors in the browser's log. */
  const logs: string[][] = []

  const open = async (options = {}) => {
    const { context, page, errors: own } = await openTab({ bypassCSP: false, ...options })
    logs.push(own)
    return { context, tab: page }
  }
  const signIn = async (tab: Page, token: string) => {
    await tab.goto(`${base}/console`)
    await tab.getByLabel('Token').waitFor()
    await tab.keyboard.type(token)
    await tab.keyboard.press('Enter')
    await tab.getByRole('heading', { name: 'Today' }).waitFor()
  }
  const goTo = (path: string) => tab.goto(`${base}/console${path}`)
  const heading = (name: string) => tab.getByRole('heading', { level: 1, name })
  const button = (name: string | RegExp, within: Page | ReturnType<Page['locator']> = tab) =>
    within.getByRole('button', { name, exact: typeof name === 'string' })
  const rows = () => tab.locator('tbody tr')

  const ids = {
    ...{ order: '', reference: '', article: '', team: '' },
    ...{ outlet: '', product: '', check: '', delivery: '' },
  }

  const makeCheck = (article: { id: string; teamId: string }) =>
    api.prisma.complianceCheck.create({
      data: {
        ...{ teamId: article.teamId, articleId: article.id, status: 'completed' },
        ...{ givenText: 'The best shoes.\nStudies say so.', complianceScore: 94 },
        ...{ totalIssuesCount: 2, warningIssuesCount: 1, completedAt: new Date() },
        issues: {
          create: [
            {
              ...{ teamId: article.teamId, severity: 'warning', title: 'Praise' },
              ...{ issueType: 'exaggerated_language', originalText: 'best', charPosition: 4 },
            },
            {
              ...{ teamId: article.teamId, severity: 'suggestion', title: 'Which studies?' },
              ...{ issueType: 'unverified_claim', originalText: 'Studies', charPosition: 16 },
            },
          ],
        },
      },
    })

  beforeAll(async () => {
    const team = await demoTeam(api)
    await completeRecords(api, team)
    const profile = await makeProfile(api, team)
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    const article = await api.prisma.article.findFirstOrThrow({
      where: { teamId: team.id, status: { prefix: 'pending-content-brief' } },
    })
    const listed = await api.prisma.product.findFirstOrThrow({
      where: { prices: { some: { pricingTier: 'PRO' } }, outlet: { status: 'ACTIVE' } },
    })
    const check = await makeCheck(article)
    const delivery = await api.prisma.webhookDelivery.findFirstOrThrow()
    Object.assign(ids, {
      order: order.id,
      reference: order.referenceNumber,
      article: article.id,
      team: team.id,
      outlet: listed.outletId,
      product: listed.id,
      check: check.id,
      delivery: delivery.id,
    })
    ;({ context, tab } = await open({ acceptDownloads: true }))
  })

  it('signs in with a token by keyboard, and shows the message of a refusal', async () => {
    await tab.goto(`${base}/console`)
    await tab.getByLabel('Token').fill('mop_wrong')
    await button('Sign in').click()
    await tab
      .getByText('The token is mistyped or truncated: its checksum does not match.')
      .waitFor()
    const german = (await open({ locale: 'de-DE' })).tab
    await german.goto(`${base}/console`)
    await german.getByLabel('Token').fill('mop_wrong')
    await german.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await german.getByText('Der Token ist vertippt oder abgeschnitten').waitFor()
    await signIn(tab, api.operator)
    for (const name of ['Orders', 'Articles', 'Catalogue', 'Teams', 'Explore'])
      expect(await tab.getByRole('link', { name, exact: true }).count()).toBe(1)
    expect(await tab.evaluate('document.cookie')).toBe('')
    // Requests before signing in, and with a wrong token, return 401.
    for (const errors of logs)
      errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('401')))
  })

  it('shows a team only what its token can read', async () => {
    const team = await api.prisma.team.findUniqueOrThrow({ where: { id: ids.team } })
    const own = await open()
    await signIn(
      own.tab,
      await api.token(team, 'custom', ['orders.lists', 'orders.read', 'profiles.lists']),
    )
    const names = await own.tab
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .allTextContents()
    expect(names).toContain('Orders')
    expect(names).not.toContain('Teams')
    expect(names).not.toContain('Catalogue')
    await own.context.close()
  })

  it('filters, sorts, pages and exports a list by its URL', async () => {
    await tab.getByRole('link', { name: 'Orders', exact: true }).click()
    await heading('Orders').waitFor()
    const countQuery =
      '{ all: orders { totalCount } paid: orders(where: { status: { in: [PAID] } }) { totalCount } }'
    const { all, paid } = await api.graph(api.operator, countQuery)
    await tab.getByText(new RegExp(`of ${all.totalCount}$`)).waitFor()
    await button('+ Filter').click()
    await tab.getByRole('menuitem', { name: 'Status', exact: true }).click()
    await tab.getByLabel('Paid', { exact: true }).check()
    await button('Apply').click()
    await tab.getByText(new RegExp(`of ${paid.totalCount}$`)).waitFor()
    await button(/^Order total/).click()
    await expect.poll(() => new URL(tab.url()).search).toBe('?status=PAID&sort=-total')
    const { orders } = await api.graph(
      api.operator,
      '{ orders(first: 1, where: { status: { eq: PAID } }, orderBy: { field: TOTAL, direction: DESC }) { nodes { referenceNumber } } }',
    )
    await rows().first().getByText(orders.nodes[0].referenceNumber).waitFor()
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv.split('\n')[0]).toContain('referenceNumber')
    expect(csv.trimEnd().split('\n').length - 1).toBe(paid.totalCount)
    await button('Remove the filter Status').click()
    await tab.getByText(new RegExp(`of ${all.totalCount}$`)).waitFor()
    if (all.totalCount > 25) {
      await button('Next').click()
      await tab.getByText(/^26–/).waitFor()
    }
    await goTo('/orders?q=nothing-is-called-so')
    await tab.getByText('No results').waitFor()
  })

  it('marks an order as paid by keyboard only, and undoes it', async () => {
    await tab.keyboard.press('Control+k')
    await tab.keyboard.type(ids.reference)
    await tab.getByRole('option', { name: ids.reference }).waitFor()
    await tab.keyboard.press('Enter')
    await heading(ids.reference).waitFor()
    await button('Mark as paid').focus()
    await tab.keyboard.press('Enter')
    await tab.getByLabel('Amount').waitFor()
    await expect.poll(() => tab.evaluate('document.activeElement.name')).toBe('amount')
    await tab.keyboard.type('1')
    await tab.keyboard.press('Enter')
    // The issue is shown at its field with the message of the GraphQL API.
    await tab.getByRole('alert').waitFor()
    await tab.keyboard.press('Backspace')
    await tab.keyboard.press('Enter')
    await tab.locator('.sentence').getByText('Paid', { exact: true }).waitFor()
    const { order } = await api.graph(api.operator, `{ order(id: "${ids.order}") { status } }`)
    expect(order.status).toBe('PAID')
    await button('Undo').click()
    await button('Mark as paid').waitFor()
  })

  it('moves an article on the board, by its menu', async () => {
    await goTo(`/articles/board?teamId=${ids.team}`)
    const from = tab.getByRole('region', { name: /^Pending content brief/i })
    const tile = from.locator('.tile').first()
    const name = (await tile.getByRole('link').textContent())!
    await button(`Move ${name}`, tile).click()
    await tab.getByRole('menuitem', { name: /needs info/i }).click()
    await tab
      .getByRole('region', { name: /^Needs info/i })
      .getByRole('link', { name })
      .first()
      .waitFor()
  })

  it('shows the result of the GraphQL API in Explore', async () => {
    await goTo('/explore')
    await tab.getByRole('link', { name: 'Revenue by month and tier' }).click()
    await tab.locator('.chart canvas').waitFor()
    const groups = await api.graph(
      api.operator,
      '{ ordersAggregate(where: { status: { eq: PAID } }, groupBy: [{ key: DATE_PAID, by: MONTH }, { key: PRICING_TIER }]) { count sum { netRevenue total } } }',
    )
    const money = (value: number) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(value)
    const shown = await rows().evaluateAll((all) =>
      all.map((row) =>
        [
          ...(
            row as unknown as { querySelectorAll(s: string): Iterable<{ textContent: string }> }
          ).querySelectorAll('td[data-number]'),
        ].map(({ textContent }) => textContent),
      ),
    )
    expect(shown).toEqual(
      groups.ordersAggregate.map(
        ({ count, sum }: { count: number; sum: { netRevenue: number; total: number } }) => [
          money(sum.netRevenue),
          money(sum.total),
          String(count),
        ],
      ),
    )
    await rows().first().getByRole('link', { name: 'Open' }).click()
    await tab.getByText(new RegExp(`of ${groups.ordersAggregate[0].count}$`)).waitFor()
  })

  const screens = {
    today: '',
    orders: '/orders?status=PAID',
    order: '/orders/ORDER',
    item: '/teams/TEAM',
    catalogue: '/catalogue',
    outlet: '/outlets/OUTLET',
    product: '/products/PRODUCT',
    board: '/articles/board',
    article: '/articles/ARTICLE',
    check: '/compliance/CHECK',
    explore: '/explore?list=orders&by=DATE_PAID:MONTH&show=sum.netRevenue,count&chart=bar',
    questions: '/explore',
    deliveries: '/deliveries',
    delivery: '/deliveries/DELIVERY',
  }
  // A phone, a desktop window, the same at 200 %, and 4K.
  const sizes = [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
    { width: 640, height: 450 },
    { width: 3840, height: 2160 },
  ]
  const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
    sizes.map((size) => ({ colorScheme, ...size })),
  )
  const looked = Object.entries(screens).map(([name, path], at) => ({
    ...{ name, path },
    views: pictures ? views : [views[at % 8]!, views[(at + 5) % 8]!],
  }))

  let look: Page | undefined
  it.each(looked)(
    '$name fits its window, and breaks no rule of access',
    async ({ name, path, views }) => {
      const broken: string[] = []
      look ??= (await open({ bypassCSP: true, storageState: await context.storageState() })).tab
      const place = path.replace(/(?<=\/)[A-Z]+$/, (kind) => ids[kind.toLowerCase() as 'order'])
      await look.goto(`${base}/console${place}`)
      await look.getByRole('heading', { level: 1 }).waitFor()
      await look.waitForFunction("!document.querySelector('.skeleton')")
      await look.addScriptTag({ content: axe })
      for (const { colorScheme, width, height } of views) {
        await look.emulateMedia({ colorScheme })
        await look.setViewportSize({ width, height })
        const over = await look.evaluate('document.documentElement.scrollWidth - window.innerWidth')
        if ((over as number) > 0) broken.push(`${over} px too wide at ${width}`)
        const { violations } = (await look.evaluate('axe.run()')) as {
          violations: { id: string; nodes: { html: string }[] }[]
        }
        for (const { id, nodes } of violations)
          broken.push(`${width} ${colorScheme}: ${id} ${nodes[0]!.html}`)
        if (pictures) {
          mkdirSync(pictures, { recursive: true })
          const file = join(pictures, `${name}-${colorScheme}-${width}.png`)
          await look.screenshot({ path: file, fullPage: true })
        }
      }
      expect(broken).toEqual([])
    },
  )

  it('is in German, and left no error in the log', async () => {
    const german = await open({ locale: 'de-DE', storageState: await context.storageState() })
    await german.tab.goto(`${base}/console/orders`)
    await german.tab.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor()
    await german.context.close()
    expect(logs.flat()).toEqual([])
  })
})
