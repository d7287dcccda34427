import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeSearchCatalogue } from '../support/fixtures/search-catalogue.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole()

describe.runIf(chromiumPath)('the search of the catalogue', () => {
  let page: Page
  let errors: string[]
  const field = () => page.getByRole('combobox', { name: 'Search Catalogue' })
  const options = () => page.locator('.suggestions').getByRole('option')
  const rows = () => page.locator('tbody tr')
  const searched = () => new URL(page.url()).searchParams
  const sort = () => page.getByRole('combobox', { name: 'Sort' })

  beforeAll(async () => {
    await makeSearchCatalogue(api)
    const tab = await signedIn((await api.team()).token)
    ;({ page, errors } = tab)
    await page.addInitScript(`localStorage.setItem('masthead.catalogue.layout', '"table"')`)
  })

  it('offers suggestions, which are accepted by keyboard', async () => {
    await page.goto(`${base}/catalogue`)
    await rows().first().waitFor()
    await field().pressSequentially('harb')
    await options().first().waitFor()
    expect(await field().getAttribute('aria-expanded')).toBe('true')
    expect(await field().getAttribute('aria-autocomplete')).toBe('list')
    expect(await options().allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The Harbor Ledger\s+Outlet · 3$/)]),
    )
    expect(await options().first().locator('mark').allInnerTexts()).toEqual(['Harbor'])
    // Base UI hides the rest of the page from screen readers while there are options.
    const broken = await lookAt(page, 'catalogue-suggestions')
    expect(broken.filter((one) => !/aria-hidden-focus|page-has-heading-one/.test(one))).toEqual([])

    await page.keyboard.press('ArrowDown')
    const first = options().first()
    expect(await field().getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    const [text] = (await first.innerText()).split('\n')
    await page.keyboard.press('Enter')
    await expect.poll(() => searched().get('q')).toBe(text)
    expect(await field().inputValue()).toBe(text)
    expect(await options().count()).toBe(0)
  })

  it('keeps the text when Escape closes the suggestions', async () => {
    await page.goto(`${base}/catalogue`)
    await field().pressSequentially('harb')
    await options().first().waitFor()
    await page.keyboard.press('Escape')
    await options().first().waitFor({ state: 'detached' })
    expect(await field().inputValue()).toBe('harb')
    await field().pressSequentially('o')
    await options().first().waitFor()
    await page.keyboard.press('Enter')
    await options().first().waitFor({ state: 'detached' })
    expect(await field().inputValue()).toBe('harbo')
    await expect.poll(() => searched().get('q')).toBe('harbo')
  })

  it('shows the suggestions for the last text only', async () => {
    await page.goto(`${base}/catalogue`)
    const isFormer = (request: Request) => request.postData()?.includes('"q":"ha"') ?? false
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/graphql', async (route) => {
      // The response for the previous text arrives last.
      if (isFormer(route.request())) await released
      await route.continue().catch(() => undefined)
    })
    const ended = Promise.race(
      (['requestfinished', 'requestfailed'] as const).map((event) =>
        page.waitForEvent(event as 'requestfinished', isFormer),
      ),
    )
    await field().pressSequentially('ha')
    await page.waitForRequest(isFormer)
    await field().fill('wanderl')
    await options().first().waitFor()
    release()
    await ended
    expect(await options().allInnerTexts()).toEqual([expect.stringMatching(/^Wanderlight\s/)])
    await page.unroute('**/graphql')
  })

  it('highlights matches, sorted by relevance by default', async () => {
    await page.goto(`${base}/catalogue?q=harbor+ledgr+pr`)
    await rows().first().waitFor()
    expect(await rows().first().locator('mark').allInnerTexts()).toEqual([
      'Harbor',
      'Ledger',
      'Press release',
    ])
    expect(await sort().locator('option:checked').innerText()).toBe('Relevance')
    expect(await page.locator('th[aria-sort=ascending], th[aria-sort=descending]').count()).toBe(0)
    await page.goto(`${base}/catalogue?q=machine+learning`)
    await page.locator('.matching mark').first().waitFor()
    expect(await page.locator('.matching').first().innerText()).toBe('machine learning')
    expect(await lookAt(page, 'catalogue-found')).toEqual([])

    await page.goto(`${base}/catalogue?q=feature`)
    await sort().selectOption({ label: 'Price: low to high' })
    await expect.poll(() => searched().get('sort')).toBe('price')
    await page.locator('th[aria-sort=ascending]').waitFor()
    await sort().selectOption({ label: 'Relevance' })
    await expect.poll(() => searched().get('sort')).toBe(null)
  })

  it('keeps the links to a part of a name', async () => {
    await page.goto(`${base}/catalogue?search=arbor+Led`)
    await page.getByText(/^1–3 of 3$/).waitFor()
    await page.getByRole('button', { name: 'Search: arbor Led' }).waitFor()
  })

  it('shows the error of a search', async () => {
    await page.goto(`${base}/catalogue?q=a+b+c+d+e+f+g+h+i+j+k`)
    await page.getByText('must have at most 10 different words').waitFor()
  })

  it('left no error in the log of the browser', () => {
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
  })
})
