import { describe, expect, it } from 'vitest'
import { testApi } from '../../support/api.js'
import { makeSearchCatalogue } from '../../support/fixtures/search-catalogue.js'

const api = await testApi()
await makeSearchCatalogue(api)
const { token } = await api.team()

const suggesting = `query ($q: String!, $first: Int) {
  listingSuggestions(q: $q, first: $first) { kind text count highlights { start end } }
}`

interface Range {
  start: number
  end: number
}

async function suggest(q: string, first?: number) {
  const { listingSuggestions } = await api.graph(token, suggesting, { q, first })
  return listingSuggestions as { kind: string; text: string; count: number; highlights: Range[] }[]
}

const textsOf = async (q: string, first?: number) =>
  (await suggest(q, first)).map(({ kind, text }) => `${kind}: ${text}`)

/** Parts of a text in the ranges. */
const partsOf = (text: string, ranges: readonly Range[]) =>
  ranges.map(({ start, end }) => text.slice(start, end))

describe('suggestions of listings', () => {
  it('are outlets, products, tags and categories, with the matching ranges', async () => {
    const found = await suggest('fin')
    expect(
      found.map(({ kind, text, highlights }) => [kind, text, partsOf(text, highlights)]),
    ).toEqual([
      ['OUTLET', 'Forum Finanz', ['Finanz']],
      ['TAG', 'finance', ['finance']],
      ['CATEGORY', 'Business & Finance', ['Finance']],
    ])
    expect(await textsOf('full feature')).toContain('PRODUCT: Full feature')
  })

  it('count the listings that contain the text', async () => {
    for (const { kind, text, count } of await suggest('re', 10)) {
      const where = {
        OUTLET: { outletName: { eq: text } },
        PRODUCT: { name: { eq: text } },
        TAG: { tags: { has: text } },
        CATEGORY: { outlet: { category: { name: { eq: text } } } },
      }[kind]
      const { listings } = await api.graph(
        token,
        'query ($where: ListingWhere) { listings(where: $where) { totalCount } }',
        { where },
      )
      expect([text, count]).toEqual([text, listings.totalCount])
    }
  })

  it('are limited to `first`, alternating between the kinds', async () => {
    const kinds = (await suggest('re', 3)).map(({ kind }) => kind)
    expect(kinds).toEqual(['OUTLET', 'PRODUCT', 'TAG'])
    expect(await suggest('re', 10)).toHaveLength(10)
  })

  it('have no text of a draft, of a deleted outlet, or of a former name', async () => {
    const outlet = await api.prisma.outlet.findFirstOrThrow({ where: { name: 'Wanderlight' } })
    const change = (data: object) => api.prisma.outlet.update({ where: { id: outlet.id }, data })
    expect(await textsOf('wanderl')).toEqual(['OUTLET: Wanderlight'])
    await change({ status: 'DRAFT' })
    expect(await textsOf('wanderl')).toEqual([])
    await change({ status: 'ACTIVE', name: 'Wanderlust' })
    expect(await textsOf('wander')).toEqual(['OUTLET: Wanderlust'])
    await change({ deletedAt: new Date() })
    expect(await textsOf('wanderl')).toEqual([])
    await change({ deletedAt: null, name: 'Wanderlight' })
    expect(await textsOf('wanderl')).toEqual(['OUTLET: Wanderlight'])
  })

  it.each(['', '  ', '%', '?!… ', '😀', '\ud800', '\u202eabc\u0000', 'x'.repeat(500)])(
    'are none: %j',
    async (q) => {
      expect(await suggest(q)).toEqual([])
    },
  )

  it('take the rest of a text with a lone surrogate', async () => {
    expect(await textsOf('wanderl\ud83d')).toEqual(['OUTLET: Wanderlight'])
  })

  it.each([
    ['too_long', 'x'.repeat(10_000)],
    ['too_many_words', 'a b c d e f g h i j k'],
  ])('refuse a text: %s', async (code, q) => {
    const highlighting = `query ($q: String!) { listings(first: 3) { nodes { highlights(q: $q) { name { start } } } } }`
    for (const query of [suggesting, highlighting]) {
      const { extensions } = await api.graphError(token, query, { q })
      expect(extensions).toMatchObject({
        code: 'validation_failed',
        issues: [{ path: ['q'], code }],
      })
    }
  })

  it.each([0, 11])('refuse to be %i', async (first) => {
    const { extensions } = await api.graphError(token, suggesting, { q: 're', first })
    expect(extensions.issues).toMatchObject([{ path: ['first'] }])
  })

  it('require a scope of listings', async () => {
    const team = await api.team()
    const tokenOf = (scope: string) => api.token(team, 'custom', [scope])
    const { extensions } = await api.graphError(await tokenOf('orders.read'), suggesting, {
      q: 're',
    })
    expect(extensions.code).toBe('missing_scope')
    const { listingSuggestions } = await api.graph(await tokenOf('products.read'), suggesting, {
      q: 'wanderl',
    })
    expect(listingSuggestions).toMatchObject([{ text: 'Wanderlight' }])
  })
})

describe('highlights of a listing', () => {
  const highlighting = `query ($q: String!) {
    listings(first: 3, where: { q: $q }) { nodes {
      name outletName websiteUrl
      highlights(q: $q) {
        name { start end } outletName { start end } websiteUrl { start end }
        tags { name ranges { start end } }
      }
    } }
  }`

  async function highlightsOf(q: string) {
    const { listings } = await api.graph(token, highlighting, { q })
    const [{ highlights, name, outletName, websiteUrl }] = listings.nodes
    return {
      name: partsOf(name, highlights.name),
      outletName: partsOf(outletName, highlights.outletName),
      websiteUrl: partsOf(websiteUrl, highlights.websiteUrl),
      tags: highlights.tags.map((tag: { name: string; ranges: Range[] }) =>
        partsOf(tag.name, tag.ranges),
      ),
    }
  }

  it('are words of names and tags, with typos and the beginning of a word', async () => {
    expect(await highlightsOf('harbor ledgr fin')).toEqual({
      name: [],
      outletName: ['Harbor', 'Ledger'],
      websiteUrl: [],
      tags: [['finance']],
    })
  })

  it('are words of the host, and not of a path', async () => {
    expect(await highlightsOf('weekly.techharbor')).toMatchObject({
      websiteUrl: ['weekly', 'techharbor'],
    })
    const { listings } = await api.graph(
      token,
      `{ listings(first: 1, where: { outletName: { eq: "Tech Harbor Weekly" } }) {
        nodes { websiteUrl highlights(q: "home") { websiteUrl { start } } } } }`,
    )
    expect(listings.nodes).toEqual([
      { websiteUrl: 'https://weekly.techharbor.com/home', highlights: { websiteUrl: [] } },
    ])
  })

  it('are synonyms', async () => {
    const { name } = await highlightsOf('harbor ledger pr')
    expect(name).toEqual(['Press release'])
  })
})
