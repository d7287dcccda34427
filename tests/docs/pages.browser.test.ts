import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { pages } from '../../src/pages/docs/pages.js'
import { testApi } from '../support/api.js'
import { chromiumPath } from '../support/clients/browser.js'
import { listen } from '../support/clients/console.js'
import { testBrowser } from '../support/clients/console-test.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const base = await listen(api.app)
const browser = testBrowser()

/** Directory for screenshots. Unset: no screenshots are taken. */
const pictures = process.env.SCREENSHOTS_DIR

const get = async (url: string) => {
  const { statusCode, headers, payload, rawPayload } = await api.app.inject({ url })
  return { status: statusCode, headers, text: payload, bytes: rawPayload }
}
const anchors = (page: string) => new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)

test.each(pages)('$slug is a page, and is also served as Markdown', async ({ slug, title }) => {
  const page = await get(`/docs/${slug}`)
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.text).toContain(`<title>${title} · Masthead</title>`)
  expect(page.text.match(/<script/g)).toHaveLength(1)
  const markdown = await get(`/docs/${slug}.md`)
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(markdown.text).toMatch(/^# /)
})

test('every link leads to something', async () => {
  const texts = new Map<string, string>()
  for (const { slug } of pages) texts.set(`/docs/${slug}`, (await get(`/docs/${slug}`)).text)
  const lost: string[] = []
  for (const [from, text] of texts) {
    for (const href of linksOf(text)) {
      if (/^https?:/.test(href)) continue
      const [path, anchor] = href.split('#') as [string, string?]
      const target = texts.get(path || from)
      const isThere = target !== undefined || [200, 302].includes((await get(path)).status)
      if (!isThere || (anchor && target && !anchors(target).has(anchor)))
        lost.push(`${from}: ${href}`)
    }
  }
  expect(lost).toEqual([])
})

test('images of the documents are served, and nothing else of the tree', async () => {
  const { status, headers } = await get('/docs/images/console-today.png')
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  for (const name of ['none.png', '..%2Fquickstart.md', '..%2f..%2fpackage.json', 'x.svg%00'])
    expect((await get(`/docs/images/${name}`)).status).toBe(404)
})

test('the root of the documents is the first page', async () => {
  expect((await get('/docs')).text).toBe((await get('/docs/index')).text)
  const { status, headers } = await get('/docs/')
  expect([status, headers.location]).toEqual([302, '/docs'])
})

test.each([
  ['Idempotency-Key', '/docs/rest#safe-retries'],
  ['pgbouncer', '/docs/pgbouncer#pgbouncer'],
  ['swaps', '/docs/swaps#swaps'],
  ['idempotncy', '/docs/rest#safe-retries'],
])('a search for %s finds %s', async (words, link) => {
  const { status, text } = await get(`/docs/search?q=${encodeURIComponent(words)}`)
  expect(status).toBe(200)
  expect(text).toContain(`href="${link}"`)
})

test('a search without results escapes its query, and an invalid search returns a page', async () => {
  const { text } = await get(`/docs/search?q=${encodeURIComponent('<script>"qqqq')}`)
  expect(text).toContain('0 found for “&#60;script&#62;')
  expect(text).not.toContain('<script>')
  for (const query of ['', '?q=', '?q=a&q=b', '?q[x]=1', `?q=${'a'.repeat(3000)}`])
    expect((await get(`/docs/search${query}`)).status).toBe(200)
})

test('the reference loads its assets from this server', async () => {
  const page = await get('/docs/reference')
  expect(page.text).not.toMatch(/(src|href)="http/)
  for (const [, src] of page.text.matchAll(/src="([^"]+)"/g))
    expect((await get(src!)).status).toBe(200)
  const script = await get('/docs/reference/scalar.js')
  expect(script.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(script.bytes).length).toBeGreaterThan(1_000_000)
  expect((await get('/openapi.yaml')).text).toMatch(/^openapi: 3\.1\.0/)
})

const widths = [1280, 390, 1920]
const views = ['light', 'dark'].flatMap((colorScheme) =>
  widths.map((width) => ({ colorScheme: colorScheme as 'light' | 'dark', width })),
)

const profile = await makeProfile(api, await api.team())
const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
const addresses = {
  home: '/',
  graphiql: '/graphql',
  guest: `/orders/checkout/${order.referenceNumber}`,
  ...Object.fromEntries(pages.map(({ slug }) => [`docs-${slug}`, `/docs/${slug}`])),
  'docs-search': '/docs/search?q=order',
}
// With screenshots, every page in every view, otherwise one page of each kind in one view.
const forms = [
  'home',
  'graphiql',
  'guest',
  'docs-quickstart',
  'docs-rest',
  'docs-configuration',
  'docs-search',
]
const looked = Object.entries(addresses)
  .filter(([name]) => pictures || forms.includes(name))
  .map(([name, url], at) => ({
    ...{ name, url },
    views: pictures ? views : [views[at % views.length]!],
  }))

describe.runIf(chromiumPath)('in a browser', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  it.each(looked)('$name fits its window, and is accessible', async (page) => {
    const errors: unknown[] = []
    for (const { colorScheme, width } of page.views) {
      const context = await (await browser()).newContext({
        ...{ colorScheme, viewport: { width, height: 900 }, bypassCSP: true },
      })
      const tab = await context.newPage()
      tab.on('pageerror', (error) => errors.push(error.message))
      await tab.goto(base + page.url)
      if (page.url === '/graphql') await tab.getByText('totalCount').waitFor()
      await tab.addScriptTag({ content: axe })
      const over = await tab.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      if ((over as number) > 0) errors.push(`${over} px too wide at ${width}`)
      const cut = await tab.evaluate(
        "[...document.querySelectorAll('main :is(pre, .table)')].filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent.slice(0, 40))",
      )
      for (const text of cut as string[]) errors.push(`${text} is cut at ${width}`)
      // GraphiQL's own tabs have buttons in them.
      const { violations } = (await tab.evaluate("axe.run({ exclude: ['.graphiql-tabs'] })")) as {
        violations: { id: string; nodes: { html: string }[] }[]
      }
      for (const { id, nodes } of violations) errors.push(`${width}: ${id} ${nodes[0]!.html}`)
      if (pictures) {
        mkdirSync(pictures, { recursive: true })
        const name = `${page.name}-${colorScheme}-${width}.png`
        await tab.screenshot({ path: join(pictures, name) })
      }
      await context.close()
    }
    expect(errors).toEqual([])
  })

  it('copies code blocks under the content security policy', async () => {
    const context = await (await browser()).newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const tab = await context.newPage()
    const errors: string[] = []
    tab.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await tab.goto(`${base}/docs/quickstart`)
    const blocks = tab.locator('pre')
    const codes = await blocks.locator('code').allTextContents()
    expect(codes.length).toBeGreaterThan(3)
    for (const [index, code] of codes.entries()) {
      const button = blocks.nth(index).getByRole('button')
      await button.click()
      await expect.poll(() => button.textContent()).toBe('Copied')
      expect(await tab.evaluate('navigator.clipboard.readText()')).toBe(code)
    }
    expect(errors).toEqual([])
    await context.close()
  })

  it('diagrams keep their size, and show on which side they continue', async () => {
    const tab = await (await browser()).newPage({ viewport: { width: 390, height: 900 } })
    await tab.goto(`${base}/docs/architecture`)
    const diagram = tab.locator('.diagram').first()
    await diagram.scrollIntoViewIfNeeded()
    const continues = async () => ({
      before: (await diagram.getAttribute('data-before')) !== null,
      after: (await diagram.getAttribute('data-after')) !== null,
    })
    const scrollTo = (left: number) =>
      tab.evaluate(`document.querySelector('.diagram').scrollTo({ left: ${left} })`)
    await expect.poll(continues).toEqual({ before: false, after: true })
    await scrollTo(100)
    await expect.poll(continues).toEqual({ before: true, after: true })
    await scrollTo(10_000)
    await expect.poll(continues).toEqual({ before: true, after: false })
    // `request-write` is wider than the text of a page, whose window may be wide.
    await tab.setViewportSize({ width: 1280, height: 900 })
    const image = tab.locator('.diagram > img').last()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await image.boundingBox())!.width).toBeGreaterThan(960)
    await tab.goto(`${base}/docs/swaps`)
    await diagram.scrollIntoViewIfNeeded()
    await tab.waitForFunction("document.querySelector('.diagram > img').naturalWidth > 0")
    await expect.poll(continues).toEqual({ before: false, after: false })
    await tab.close()
  })

  it('GraphiQL opens without an error, and sends the token above it', async () => {
    const tab = await (await browser()).newPage()
    const answers: number[] = []
    const errors: string[] = []
    tab.on('response', (response) => {
      if (response.request().method() === 'POST') answers.push(response.status())
    })
    tab.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await tab.goto(`${base}/graphql`)
    await tab.getByText('totalCount').waitFor()
    expect(answers).toEqual([])
    await tab.getByLabel('Token').fill((await api.team()).token)
    await tab.getByRole('button', { name: /^Execute/ }).click()
    await tab.locator('.graphiql-response').getByText('"totalCount"').waitFor()
    expect({ answers, errors }).toEqual({ answers: [200, 200], errors: [] })
  })

  it('the reference shows the operations, and sends no request to another server', async () => {
    const page = await (await browser()).newPage()
    const others: string[] = []
    const errors: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(base) && !/^(data|blob):/.test(request.url()))
        others.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto(`${base}/docs/reference`)
    await page.getByText('Orders', { exact: true }).first().waitFor({ timeout: 60_000 })
    for (const width of pictures ? widths : []) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(pictures!, `reference-${width}.png`) })
    }
    expect({ others, errors }).toEqual({ others: [], errors: [] })
  })
})
