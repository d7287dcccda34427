import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import type { Database } from '../../src/postgres/database.js'
import { openBrowser } from '../support/clients/browser.js'
import { keepSignedIn, openTab } from '../support/clients/console.js'
import { newToken, withDatabase } from './data.js'
import { middle, request, type Target } from './measure.js'
import { end, serve } from './server.js'
import type { Line } from './table.js'

/** Measures *Today* of an operator in a browser without and with cached files, and the size of the script. */
export function today(url: string, orders: number, rounds: number): Promise<Line[]> {
  return firstView(url, rounds, {
    view: 'Today',
    records: orders,
    path: '/console',
    shown: "document.querySelector('.figures b') && !document.querySelector('.skeleton')",
    maxCached: 400,
  })
}

/** Measures the catalogue of a buyer in a browser without and with cached files, and the size of the script. */
export function buyerCatalogue(url: string, products: number, rounds: number): Promise<Line[]> {
  return firstView(url, rounds, {
    view: 'the catalogue of a buyer',
    records: products,
    path: '/console/catalogue',
    shown: "document.querySelector('.placement-card') && !document.querySelector('.skeleton')",
    isBuyer: true,
  })
}

interface FirstView {
  view: string
  records: number
  path: string
  /** Script that returns whether the content is shown. */
  shown: string
  /** Target with cached files, in milliseconds. */
  maxCached?: number
  isBuyer?: boolean
}

function firstView(
  url: string,
  rounds: number,
  { view, records, path, shown, maxCached, isBuyer }: FirstView,
): Promise<Line[]> {
  const measured = async (open: Open) => {
    const [cold, warm, scripts]: [number[], number[], number[]] = [[], [], []]
    // The first round does not count, because nothing is compiled or cached yet.
    for (let round = -1; round < rounds; round++) {
      const { page, target } = await open()
      const visit = () =>
        spent(async () => {
          await page.goto(`${target.base}${path}`)
          await until(page, shown)
        })
      const first = await visit()
      const bytes = await scriptOf(page)
      const again = await visit()
      await page.context().close()
      if (round < 0) continue
      cold.push(first)
      warm.push(again)
      scripts.push(bytes)
    }
    const kilobytes = middle(scripts) / 1024
    return [
      within(`console: first view of ${view}, cold`, records, middle(cold), 1_500),
      ...(maxCached === undefined
        ? []
        : [
            within(
              `console: first view of ${view}, files cached`,
              records,
              middle(warm),
              maxCached,
            ),
          ]),
      {
        name: `console: compressed script of the first view of ${view}`,
        size: records,
        value: `${Math.round(kilobytes)} KB`,
        target: '≤ 400 KB',
        ok: kilobytes <= 400,
      },
    ]
  }
  return withConsole(url, measured, isBuyer ? newToken : undefined)
}

/**
 * Measures pages of lists from the click until the rows appear, and the same GraphQL query without the console. The
 * pointer rests on the button, so that the console prefetches the next page.
 */
export function pages(
  url: string,
  lists: readonly string[],
  records: number,
  rounds: number,
): Promise<Line[]> {
  return withConsole(url, async (open) => {
    const { page, target } = await open()
    const lines: Line[] = []
    for (const list of lists) {
      for (const begin of [1, 1_000]) {
        if (begin * rowsOfPage > records) continue
        await page.goto(`${target.base}/console/${list}?page=${begin}`)
        const [seen, alone]: [number[], number[]] = [[], []]
        for (let round = -2; round < rounds; round++) {
          const [turned, asked] = await turn(page, target)
          if (round < 0) continue
          seen.push(turned)
          alone.push(asked)
        }
        const [more, graph] = [middle(seen) - middle(alone), middle(alone)]
        lines.push({
          name: `console: the next page of ${list}, from page ${begin.toLocaleString('en')}`,
          size: records,
          value: `${Math.round(more)} ms more than GraphQL (${Math.round(graph)} ms)`,
          target: '≤ 100 ms',
          ok: more <= 100,
        })
      }
    }
    return lines
  })
}

/** Measures the start with and without the console, alternately. */
export async function starts(url: string, size: number, rounds: number): Promise<Line[]> {
  const [on, off]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round++) {
    for (const [setting, took] of [
      ['1', on],
      ['0', off],
    ] as const) {
      const { readyAfter, ...target } = await serve(url, { MASTHEAD_CONSOLE: setting })
      await end(target)
      if (round >= 0) took.push(readyAfter)
    }
  }
  const more = middle(on) - middle(off)
  return [
    {
      name: 'console: ready with it, against MASTHEAD_CONSOLE=0',
      size,
      value: `${Math.round(more)} ms more (${seconds(middle(on))} against ${seconds(middle(off))})`,
      target: '≤ 100 ms',
      ok: more <= 100,
    },
  ]
}

const rowsOfPage = 25
const farPages = 50
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`

const within = (name: string, size: number, took: number, most: number): Line => ({
  name,
  size,
  value: `${Math.round(took)} ms`,
  target: `≤ ${most} ms`,
  ok: took <= most,
})

async function spent(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Waits for a condition, frame by frame. `waitForFunction` uses `eval`, which the policy of the console forbids. */
async function until(page: Page, condition: string): Promise<void> {
  while (!(await page.evaluate(`Boolean(${condition})`))) {
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
}

type Open = () => Promise<{ page: Page; target: Target }>

const operatorToken = async ({ prisma }: Database) =>
  (await createOperatorToken(prisma, shell, { name: 'Bench' })).raw

/** Starts the build, and opens browsers without a cache that are signed in, by default as an operator. */
async function withConsole<T>(
  url: string,
  use: (open: Open) => Promise<T>,
  createToken: (db: Database) => Promise<string> = operatorToken,
): Promise<T> {
  const token = await withDatabase(url, createToken)
  const target = { ...(await serve(url)), token }
  await catalogueIndex(target)
  const browser: Browser = await openBrowser()
  try {
    return await use(async () => {
      const { context, page } = await openTab(browser)
      await keepSignedIn(context, target.base, token)
      return { page, target }
    })
  } finally {
    await browser.close()
    await end(target)
  }
}

/** Waits until the catalogue index is loaded, at most two minutes. Until then, PostgreSQL executes the queries. */
async function catalogueIndex(target: Target): Promise<void> {
  const isLoaded = /^masthead_catalogue_index\{what="listings"\} [1-9]/m
  for (let second = 0; second < 120; second++) {
    if (isLoaded.test(await request(target, '/metrics'))) return
    await setTimeout(1_000)
  }
}

/** Opens the next page, and queries a distant page, so that neither reads what the other has just cached. */
async function turn(page: Page, target: Target): Promise<[turned: number, asked: number]> {
  const next = page.getByRole('button', { name: 'Next' })
  await next.waitFor()
  const first = await firstRow(page)
  const question = page.waitForRequest((one) => one.url().endsWith('/graphql'))
  const turned = await spent(async () => {
    await next.click()
    await until(
      page,
      `${rowText} !== ${JSON.stringify(first)} && !document.querySelector('[data-waiting]')`,
    )
  })
  const { query, variables } = (await question).postDataJSON()
  const offset = variables.offset + farPages * rowsOfPage
  const body = JSON.stringify({ query, variables: { ...variables, offset } })
  const asked = await spent(() => request(target, '/graphql', [body]))
  return [turned, asked]
}

const rowText = "document.querySelector('tbody tr')?.textContent"
const firstRow = (page: Page) => page.locator('tbody tr').first().textContent()

/** Bytes of script, as transferred. */
function scriptOf(page: Page): Promise<number> {
  return page.evaluate(
    "performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
  )
}
