import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

/** Links that a search finds, best first. */
const found = async (words: string) => {
  const { payload } = await api.app.inject(`/docs/search?q=${encodeURIComponent(words)}`)
  const [, list] = /<ul class="found">(.*?)<\/ul>/s.exec(payload)!
  return [...list!.matchAll(/<li><a href="([^"]+)"/g)].map(([, link]) => link!)
}

test.each([
  ['articles of an order', '/docs/orders#from-an-order-to-its-articles'],
  ['credits', '/docs/orders#credits'],
  ['approve brief', '/docs/articles#from-an-article-to-an-approved-brief'],
])('a search for %s finds %s among the first three', async (words, link) => {
  const links = await found(words)
  expect(links.slice(0, 3)).toContain(link)
})

test.each(['order', 'credits', 'cancel order', 'articles of an order', 'webhooks'])(
  'a search for %s finds sections of the changelog last',
  async (words) => {
    const links = await found(words)
    const first = links.findIndex((link) => link.startsWith('/docs/changelog'))
    const after = first < 0 ? [] : links.slice(first)
    expect(links.length).toBeGreaterThan(after.length)
    expect(after.filter((link) => !link.startsWith('/docs/changelog'))).toEqual([])
  },
)

test('a search for what only the changelog names finds it', async () => {
  expect(await found('Semantic Versioning')).toContainEqual(
    expect.stringMatching(/^\/docs\/changelog/),
  )
})
