import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeAnalystsMarketplace } from '../support/fixtures/analytics.js'

const { api, site: base, signedIn } = await testConsole()

/** Part of the DOM API that is used in the page. */
declare const document: {
  querySelector(selector: string): {
    scrollLeft: number
    scrollWidth: number
    clientWidth: number
    scrollHeight: number
    clientHeight: number
  }
}
declare const getComputedStyle: (element: unknown) => { boxShadow: string }

describe.runIf(chromiumPath)('Explore', () => {
  let tab: Page
  const tabs: Tab[] = []

  const open = async (locale: string): Promise<Page> => {
    const opened = await signedIn(api.operator, { bypassCSP: false, timezoneId: 'UTC', locale })
    tabs.push(opened)
    return opened.page
  }

  /** Opens a query by its URL, and waits for its result. */
  const ask = async (question: string) => {
    await tab.goto(`${base}/console/explore?${question}`)
    await tab.getByRole('link', { name: 'Export CSV' }).waitFor()
  }
  const cells = (column: string) =>
    tab.locator(`tbody td[data-label="${column}"]`).allTextContents()

  beforeAll(async () => {
    await makeAnalystsMarketplace(api.db.url)
    tab = await open('en-US')
  })

  it('shows no change without a previous year, and the reason', async () => {
    await tab.goto(`${base}/console/explore`)
    await tab.getByRole('link', { name: 'Year over year' }).click()
    await tab.getByText('“–” in a change: there are no records before').waitFor()
    const before = await cells('Net revenue (sum), 12 periods before')
    const change = await cells('Net revenue (sum), change over 12 periods')
    expect(change.length).toBeGreaterThan(12)
    expect(change.map((text) => text === '–')).toEqual(before.map((text) => text === '–'))
    expect(change[0]).toBe('–')
    expect(change.at(-1)).not.toBe('–')
  })

  it('names the measures that it does not draw, and draws the selected one', async () => {
    await ask('list=orders&by=PRICING_TIER&show=sum.total,count')
    await tab.getByText('Not shown: Count. A chart only shows measures of one unit').waitFor()
    await tab.getByLabel('Series').selectOption({ label: 'Count' })
    await tab
      .getByText('Not shown: Order total (sum). A chart only shows measures of one unit')
      .waitFor()
    expect(new URL(tab.url()).searchParams.get('draw')).toBe('count')
  })

  it('names the unknown parts of a link, and runs the rest', async () => {
    await ask(
      'list=orders&by=PRICING_TIER,COLOUR,STATUS:MONTH&show=sum.total,sum.weight&flavour=sweet&chart=pie&top=few&draw=sum.size',
    )
    expect(await tab.locator('thead th').allTextContents()).toEqual(
      expect.arrayContaining(['Pricing tier', 'Order total (sum)']),
    )
    const alerts = tab.getByRole('alert')
    expect(await alerts.allTextContents()).toEqual([
      expect.stringContaining('“COLOUR” under “Group by” does not exist'),
      expect.stringContaining('“STATUS:MONTH” under “Group by”'),
      expect.stringContaining('“sum.weight” under “Measures”'),
      expect.stringContaining('“flavour” under “Filter”'),
      expect.stringContaining('“pie” under “Chart”'),
      expect.stringContaining('“few” under “Top”'),
      expect.stringContaining('“sum.size” under “Series”'),
    ])
    const unknown = ['COLOUR', 'STATUS:MONTH', 'sum.weight', 'flavour', 'pie', 'few', 'sum.size']
    for (const name of unknown)
      await tab.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
    expect(await alerts.count()).toBe(0)
    expect(new URL(tab.url()).search).toBe('?list=orders&by=PRICING_TIER&show=sum.total')
    await ask('list=ghosts&show=count')
    await tab.getByRole('button', { name: 'Remove ghosts' }).click()
    await tab.getByRole('link', { name: 'Export CSV' }).waitFor()
    expect(await alerts.count()).toBe(0)
  })

  it('names the missing dates of a cohort chart, and draws no other chart', async () => {
    await ask('list=orders&by=DATE_PAID:MONTH&show=count&status=PAID&chart=cohort')
    await tab.getByText('A cohort chart needs exactly two dates').waitFor()
    expect(await tab.locator('.chart').count()).toBe(0)
  })

  it('names the periods without a row in the table', async () => {
    await ask('list=ledgerEntries&by=CREATED_AT:YEAR,EXPIRES_AT:MONTH&show=count')
    expect(await tab.getByText('Periods without records').count()).toBe(0)
    const { teamId } = await api.prisma.order.findFirstOrThrow({
      where: { status: 'PAID', team: { orders: { some: {} } } },
      orderBy: { teamId: 'asc' },
    })
    await ask(`list=orders&by=DATE_PAID:DAY&show=count&status=PAID&teamId=${teamId}`)
    await tab.getByText(/^Periods without records are not in the table: \d/).waitFor()
  })

  it('links to the records of a group and repeats its values, also for part of a month', async () => {
    await ask(
      'list=orders&by=DATE_PAID:MONTH,TEAM&show=sum.netRevenue,sum.discount,count&status=PAID&datePaid=2025-03-05..2025-04-20&sort=largest',
    )
    const row = tab.locator('.groups tbody tr').first()
    const shownValues = await row.locator('td[data-number]').allTextContents()
    await row.getByRole('link', { name: 'Open' }).click()
    await tab.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await tab.getByRole('heading', { name: 'Total' }).waitFor()
    const terms = await tab.locator('section:has(#totals) dt').allTextContents()
    expect(terms).toEqual(['Net revenue (sum)', 'Discount (sum)', 'Count'])
    expect(await tab.locator('section:has(#totals) dd').allTextContents()).toEqual(shownValues)
    await tab.getByText(new RegExp(`of ${shownValues[2]}$`)).waitFor()
    expect(await tab.locator('thead th').allTextContents()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Discount'),
        expect.stringContaining('Paid'),
      ]),
    )
  })

  it('queries overdue unpublished articles, and links to them', async () => {
    await tab.goto(`${base}/console/explore`)
    await tab.getByRole('link', { name: 'Overdue articles' }).click()
    await tab.getByRole('link', { name: 'Export CSV' }).waitFor()
    const [count] = await cells('Count')
    await tab.locator('.groups tbody tr').first().getByRole('link', { name: 'Open' }).click()
    await tab.getByText(new RegExp(`of ${count}$`)).waitFor()
    await tab.getByRole('button', { name: 'Overdue: Yes' }).waitFor()

    await ask('list=articles&by=WAITING_FOR&show=part.late,count')
    const late = await cells('Overdue')
    const { articlesAggregate: groups } = await api.graph(
      api.operator,
      '{ articlesAggregate(groupBy: [{ key: WAITING_FOR }]) { late: filtered(where: { overdue: true }) { count } } }',
    )
    expect(late.map((text) => Number(text.replace(',', '')))).toEqual(
      groups.map((group: { late: { count: number } }) => group.late.count),
    )
  })

  it('keeps the first column of a wide table in view, and shades the edge to scroll to', async () => {
    const size = tab.viewportSize()!
    await tab.setViewportSize({ width: 800, height: 700 })
    const measures = ['sum', 'avg', 'median', 'min', 'max'].map((name) => `${name}.netRevenue`)
    await ask(`list=orderItems&by=OUTLET&show=${measures},sum.margin,count&chart=table`)
    const first = tab.locator('.groups tbody tr td').first()
    const before = await first.boundingBox()
    const scrolled = await tab.evaluate(() => {
      const table = document.querySelector('.groups.table')
      table.scrollLeft = 150
      return table.scrollLeft
    })
    const shaded = () =>
      tab.evaluate(() => getComputedStyle(document.querySelector('.groups.table')).boxShadow)
    expect(scrolled).toBeGreaterThan(100)
    expect((await first.boundingBox())!.x).toBeCloseTo(before!.x, 0)
    // One for each edge.
    await expect.poll(shaded).toMatch(/inset.*inset/)
    // Also if only a few pixels are hidden.
    await tab.evaluate(() => {
      const table = document.querySelector('.groups.table')
      table.scrollLeft = table.scrollWidth - table.clientWidth - 5
    })
    await expect.poll(shaded).toMatch(/inset.*inset/)
    await tab.evaluate(() => {
      const table = document.querySelector('.groups.table')
      table.scrollLeft = table.scrollWidth
    })
    await expect.poll(shaded).not.toMatch(/inset.*inset/)
    await tab.setViewportSize(size)
  })

  it('keeps the query controls within their panel', async () => {
    const size = tab.viewportSize()!
    for (const width of [1280, 2560]) {
      await tab.setViewportSize({ width, height: 1300 })
      await ask('list=orders&by=CREATED_AT:HOUR_OF_DAY,CREATED_AT:MONTH_OF_YEAR&show=count')
      const panel = (await tab.locator('.ask').boundingBox())!
      for (const control of await tab.locator('.ask select').all()) {
        const { x, width } = (await control.boundingBox())!
        expect(x + width).toBeLessThan(panel.x + panel.width - 10)
      }
      const cut =
        await tab.evaluate(`[...document.querySelectorAll('.ask .filter select')].filter((select) => {
        const { width } = select.getBoundingClientRect()
        select.style.position = 'absolute'
        const whole = select.getBoundingClientRect().width
        select.style.position = ''
        return width < whole - 1
      }).length`)
      expect(cut).toBe(0)
    }
    await tab.setViewportSize(size)
  })

  it('has the font of the page in charts, also when it is enlarged', async () => {
    const fonts = async (width: number) => {
      const { context, page } = await signedIn(api.operator, {
        bypassCSP: false,
        viewport: { width, height: 1300 },
      })
      await page.addInitScript(`
        globalThis.fonts = new Set()
        const { fillText } = CanvasRenderingContext2D.prototype
        CanvasRenderingContext2D.prototype.fillText = function (...given) {
          globalThis.fonts.add(this.font)
          return fillText.apply(this, given)
        }`)
      await page.goto(`${base}/console/explore?list=orders&by=STATUS&show=count,sum.total`)
      await page.locator('.chart canvas').waitFor()
      await page.waitForFunction('globalThis.fonts.size > 0')
      const found = (await page.evaluate('[...globalThis.fonts]')) as string[]
      await context.close()
      return found
    }
    expect(await fonts(1280)).toEqual([expect.stringMatching(/^13px "Inter Variable"/)])
    expect(await fonts(2560)).toEqual([expect.stringMatching(/^14px "Inter Variable"/)])
  })

  it('can leave a large chart while it renders', async () => {
    const opened = await signedIn(api.operator, { bypassCSP: false, timezoneId: 'UTC' })
    tabs.push(opened)
    const { page } = opened
    await page.addInitScript(`
      const { fill } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.fill = function (...given) {
        for (const end = performance.now() + 0.5; performance.now() < end; );
        return fill.apply(this, given)
      }`)
    await page.goto(
      `${base}/console/explore?list=orders&by=CREATED_AT:HOUR_OF_DAY,CREATED_AT:DAY&show=count&chart=heat&zone=UTC`,
    )
    await page.locator('.chart canvas').first().waitFor()
    await page.getByRole('link', { name: 'Today' }).first().click()
    await page.locator('.chart').waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
  })

  it('labels each number in a narrow window, without scrolling areas within the page', async () => {
    const size = tab.viewportSize()!
    await tab.setViewportSize({ width: 390, height: 600 })
    await ask('list=orderItems&show=count,part.paid,part.published&chart=funnel')
    const label = "getComputedStyle(document.querySelector('.groups td'), '::before').content"
    expect(await tab.evaluate(label)).toBe('"Count"')
    await ask('list=orders&by=DATE_PAID:MONTH&show=sum.netRevenue,sum.total,count&chart=line')
    const hidden = await tab.evaluate(() => {
      const { scrollHeight, clientHeight } = document.querySelector('.groups.table')
      return scrollHeight - clientHeight
    })
    expect(hidden).toBe(0)
    const [chosen, panel] = [
      await tab.getByLabel('Series').boundingBox(),
      await tab.locator('.drawn').boundingBox(),
    ]
    expect(chosen!.width).toBeLessThanOrEqual(panel!.width)
    await tab.setViewportSize(size)
  })

  it('names the price that a filter of the catalogue uses', async () => {
    await ask('list=listings&by=PRODUCT_TYPE&show=max.price')
    await tab.getByRole('columnheader', { name: 'Lowest price (max)' }).waitFor()
    await tab.goto(`${base}/console/catalogue`)
    await tab.getByRole('heading', { name: 'Lowest price' }).waitFor()
    await tab.getByRole('button', { name: '+ Filter' }).click()
    await tab.getByRole('menuitem', { name: 'Lowest price', exact: true }).waitFor()
  })

  it('shows each count of a facet in one line, for long names and at any width', async () => {
    const { id } = await api.prisma.tag.findFirstOrThrow()
    const name =
      'Mechanical and electrical engineering of large industrial plants and their surroundings'
    await api.mutate(api.operator, 'updateTag', { tagId: id, name }, 'id')
    const size = tab.viewportSize()!
    for (const width of [1280, 2560]) {
      await tab.setViewportSize({ width, height: 1300 })
      await tab.goto(`${base}/console/catalogue`)
      const counts = tab.locator('.facets small')
      await tab.getByRole('button', { name }).waitFor()
      for (const count of await counts.all())
        expect((await count.boundingBox())!.height).toBeLessThan(30)
    }
    await tab.setViewportSize(size)
  })

  it('names product types and the columns of a catalogue file in German', async () => {
    const german = await open('de-DE')
    await german.goto(`${base}/console/products`)
    await german.getByRole('cell', { name: 'Ausführlicher Beitrag' }).first().waitFor()
    await german.goto(`${base}/console/imports/new`)
    await german.getByText('Text bis 255 Zeichen').first().waitFor()
    const shownValues = await german.locator('td.whole').allTextContents()
    expect(shownValues.join(' ')).not.toMatch(
      /\b(text up to|separated by|Must not be|address|whole number)\b/,
    )
    await german.goto(`${base}/console/explore`)
    await german.getByRole('link', { name: 'Rechnungen und Stornorechnungen nach Monat' }).waitFor()
  })

  it('left no error in the log', () => {
    expect(tabs.flatMap(({ errors }) => errors)).toEqual([])
  })
})
