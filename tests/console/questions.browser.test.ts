import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeAnalystsMarketplace } from '../support/fixtures/analytics.js'

/** Example queries of Explore, with their numbers in the cookbook. */
const numbers: Record<string, number> = {
  'Revenue by month and tier': 1,
  'Returned briefs by writer': 2,
  'Cohorts with repeat rate': 3,
  'Later purchases of cohorts': 4,
  'Median days in each status': 5,
  'Outlets by margin': 6,
  'Outstanding credits by expiry': 7,
  'Conversion of opportunities': 8,
  'Prices by channel': 9,
  'Articles published late by outlet': 10,
  'Year over year': 11,
  'Running totals': 12,
  'From order to publication': 13,
  'Teams without orders': 14,
  'Top three outlets of each month': 15,
  'Revenue by day in New York': 16,
  'Orders by weekday and hour': 17,
  'Revenue by tag': 18,
  'Refunds by product type': 19,
  'Order size by tier': 20,
  'Buying teams by month': 21,
  'Swaps by month': 22,
  'Invoices and credit notes by month': 23,
  'Teams by number of orders': 24,
  'Purchases by team': 25,
  'Days to publication by writer': 26,
  'Overdue articles': 27,
}

/** Measures of the cookbook, with their names in Explore. */
const names: [RegExp, string][] = [
  [/weekday: part/, 'createdAtWeekday: part'],
  [/hour: part/, 'createdAtHourOfDay: part'],
  [/(?<!\w: )share\(of: \{ status: \{ prefix/, 'share_rejected: share(of: { status: { prefix'],
  [/(?<!\w: )share\(of: \{ orders/, 'share_buyAgain: share(of: { orders'],
  [/(?<!\w: )share\(of: \{ status: \{ eq/, 'share_completed: share(of: { status: { eq'],
  [/ofDecided:/, 'share_completed_decided:'],
  [/previous\(/, 'previous_12_sum_netRevenue: previous('],
  [/change\(spans: 12\) \{ count/, 'change_12_sum_netRevenue: change(spans: 12) {'],
  [/running \{ count/, 'running_sum_netRevenue: running {'],
  [/(?<!\w: )change \{/, 'change_1_sum_netRevenue: change(spans: 1) {'],
  [/paid: filtered/, 'part_paid: filtered'],
  [/three: filtered/, 'part_three: filtered'],
  [/fifty: share/, 'share_fifty: share'],
]

/** Path of a measure in the GraphQL result, such as `change_12_sum_total.sum.total` for `change:12.sum.total`. */
function fieldOf(measure: string): string {
  if (!/^(part|share|previous|change|running)\b/.test(measure)) return measure
  const alias = measure.replace(/\W+/g, '_')
  if (measure.startsWith('share.')) return alias
  const inner = measure.startsWith('part.') ? 'count' : measure.split('.').slice(1).join('.')
  return `${alias}.${inner}`
}

/** Whether a change has no previous period. GraphQL then counts from 0, and Explore shows no change. */
const isSinceBefore = (measure: string, place: number) =>
  Number(/^change:(\d+)/.exec(measure)?.[1] ?? 0) > place

const cookbook = await readFile(new URL('../../docs/analytics.md', import.meta.url), 'utf8')
const queries = new Map(
  [...cookbook.matchAll(/^## (\d+)\. .+\n[^#]*?```graphql\n([^`]+)```/gm)].map(
    ([, number, query]) => [Number(number), query!],
  ),
)

const { api, site: base, signedIn } = await testConsole()

type Group = { keys?: object } & Record<string, unknown>
/** A group's keys and values by their names, such as `sum.netRevenue`. */
type Named = Record<string, unknown>

function named(group: object, before = ''): Named {
  return Object.assign(
    {},
    ...Object.entries(group).map(([name, value]) =>
      value !== null && typeof value === 'object'
        ? named(value, `${before}${name}.`)
        : { [before + name]: value },
    ),
  )
}

describe.runIf(chromiumPath)('the example queries of Explore', () => {
  const tabs = new Map<string, Tab>()

  /** Opens a tab with a time zone. */
  const tabOf = async (timezoneId: string): Promise<Page> => {
    let tab = tabs.get(timezoneId)
    if (!tab) {
      tab = await signedIn(api.operator, { bypassCSP: false, timezoneId })
      tabs.set(timezoneId, tab)
    }
    return tab.page
  }

  beforeAll(async () => {
    await makeAnalystsMarketplace(api.db.url)
  })

  it.each(Object.entries(numbers))('%s has the result of the GraphQL API', async (name, number) => {
    const query = names.reduce(
      (text, [written, named]) => text.replace(written, named),
      queries.get(number)!,
    )
    const [, zone = 'UTC'] = /timeZone: "(.+?)"/.exec(query) ?? []
    const page = await tabOf(zone)
    await page.goto(`${base}/console/explore`)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: 'Export CSV' }).waitFor()
    await page.waitForFunction("!document.querySelector('[data-waiting]')")

    // The GraphQL query that the page shows.
    const [question = '', variables = ''] = await page.locator('details pre').allTextContents()
    const { groups } = await api.graph(api.operator, question, JSON.parse(variables))
    const answer: Named[] = groups.map((group: Group) => named(group))
    expect(answer.length).toBeGreaterThan(0)
    expect(groups[0].groupCount).toBe(answer.length)

    // The file contains exact numbers, the table formatted ones.
    const csv = decodeURIComponent(
      (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href'))!.split(
        ',',
        2,
      )[1]!,
    )
    const [head, ...rows]: string[][] = parse(csv)
    const measures = head!.filter((column) => column === 'count' || column.includes('.'))
    expect(measures.length).toBeGreaterThan(0)
    const values = answer.map((group, place) =>
      measures.map((measure) =>
        isSinceBefore(measure, place) ? null : (group[fieldOf(measure)] ?? null),
      ),
    )
    const written = rows.map((row) => row.slice(-measures.length).map(numberIn))
    expect(written).toEqual(values)
    const shown = await cellsOf(page)
    expect(shown.map((row) => row.length)).toEqual(values.map((row) => row.length))
    const wrong = shown.flatMap((row, at) =>
      row.filter((cell, column) => !isSame(cell, values[at]![column])),
    )
    expect(wrong).toEqual([])

    // The cookbook's query returns the same values for the same groups.
    const expectedGroups = groupsOf(await api.graph(api.operator, query)).map((group) =>
      named(group),
    )
    const common = Object.keys(expectedGroups[0]!).filter((name) => name in answer[0]!)
    const keys = common.filter((name) => name.startsWith('keys.'))
    const both = common.filter((name) => !keys.includes(name))
    expect(both.length).toBeGreaterThan(0)
    const valuesByKey = byKeys(answer, keys, both)
    for (const group of expectedGroups)
      expect(valuesByKey.get(keyOf(group, keys))).toEqual(both.map((value) => group[value]))
  })

  it('shows other measures when they are removed and added, with the same GraphQL query', async () => {
    const page = await tabOf('UTC')
    const shows = async (measures: string, columns: number) => {
      await page.goto(`${base}/console/explore?list=orders&by=STATUS&show=${measures}&status=PAID`)
      await page.getByRole('link', { name: 'Export CSV' }).waitFor()
      expect((await cellsOf(page))[0]).toHaveLength(columns)
      return (await cellsOf(page))[0]!
    }
    const [sum] = await shows('sum.total', 1)
    const [count] = await shows('count,sum.total', 2)
    await page.getByRole('button', { name: /Count.*×|Remove.*Count/ }).click()
    await expect.poll(async () => (await cellsOf(page))[0]).toEqual([sum])
    expect(sum).not.toBe(count)
  })

  it('left no error in the log', () => {
    expect([...tabs.values()].flatMap(({ errors }) => errors)).toEqual([])
  })
})

/** Formatted numbers in the table. */
function cellsOf(page: Page): Promise<string[][]> {
  return page.locator('.groups tbody tr').evaluateAll((rows) => {
    type Row = { querySelectorAll(selector: string): Iterable<{ textContent: string }> }
    return rows.map((row) =>
      [...(row as unknown as Row).querySelectorAll('td[data-number]')].map(
        ({ textContent }) => textContent,
      ),
    )
  })
}

/** Groups in the result of a cookbook query: its last list, or the group of each record. */
function groupsOf(answer: Record<string, unknown>): Group[] {
  const last = Object.values(answer).at(-1) as Group[] | { nodes: Group[] }
  if (Array.isArray(last)) return last
  return last.nodes.flatMap((node) => {
    const { id, ordersAggregate: group } = node as { id?: string; ordersAggregate?: Group }
    if (!group) return [node]
    return group.count ? [{ ...group, keys: { teamId: id } }] : []
  })
}

const numberIn = (text: string) =>
  text === '' ? null : /^\d{4}-\d\d-/.test(text) ? text : Number(text)

/** Whether a text is the formatted value: amounts to the cent, other numbers to three decimals, null as a dash. */
function isSame(text: string, value: unknown): boolean {
  if (value === null) return text === '–'
  if (typeof value === 'string') return text === value.slice(0, 10)
  if (text.endsWith('%'))
    return Math.abs(Number(text.slice(0, -1).replace('−', '-')) - Number(value) * 100) <= 0.051
  const step = text.includes('$') ? 0.01 : 0.001
  const number = Number(text.replace(/[$,]/g, '').replace('−', '-'))
  return Math.abs(number - Number(value)) <= step / 2 + 1e-9
}

const keyOf = (group: Named, keys: string[]) => JSON.stringify(keys.map((key) => group[key]))

/** Values of groups by some of their keys. Groups with equal keys are added up. */
function byKeys(groups: Named[], keys: string[], values: string[]): Map<string, unknown[]> {
  const all = new Map<string, unknown[]>()
  for (const group of groups) {
    const key = keyOf(group, keys)
    const before = all.get(key)
    if (before && values.some((value) => !/^(count|sum\..+)$/.test(value)))
      throw new Error(`${values} of several groups cannot be added`)
    all.set(
      key,
      values.map((value, at) =>
        before ? Number(before[at]) + Number(group[value]) : group[value],
      ),
    )
  }
  return all
}
