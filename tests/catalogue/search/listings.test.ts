import { describe, expect, it } from 'vitest'
import { testApi } from '../../support/api.js'
import { makeSearchCatalogue } from '../../support/fixtures/search-catalogue.js'
import { searchCases } from './cases.js'

const api = await testApi()
const keyOf = await makeSearchCatalogue(api)
const { token } = await api.team()

async function keysOf(path: string, parameters: Record<string, string>): Promise<string[]> {
  const { status, body } = await api.get(token, `${path}?${new URLSearchParams(parameters)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.records.map(({ id }: { id: string }) => keyOf.get(id))
}

describe('the search of listings', () => {
  it.each(searchCases)('finds $query ($about)', async ({ query, first }) => {
    const parameters = { q: query, limit: '5' }
    expect(await keysOf('/products/listings', parameters)).toEqual(first)
    expect(await keysOf('/outlets', parameters)).toEqual(first)
  })
})

describe('a page of results', () => {
  it('is sorted by relevance unless another order is requested', async () => {
    const byName = { q: 'feature', sort_by: 'name', order_by: 'asc', limit: '100' }
    const found = await keysOf('/products/listings', { q: 'feature', limit: '100' })
    const sorted = await keysOf('/products/listings', byName)
    expect(sorted).not.toEqual(found)
    expect(sorted.toSorted()).toEqual(found.toSorted())
    const { body } = await api.get(token, `/products/listings?${new URLSearchParams(byName)}`)
    const names = body.records.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted())
  })

  it('follows the page before it', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => keysOf('/outlets', { q: 'feature', limit: '4', page })),
    )
    expect(pages.flat()).toEqual(await keysOf('/outlets', { q: 'feature', limit: '12' }))
    expect(await keysOf('/outlets', { q: 'feature', page: '1000000' })).toEqual([])
  })

  it('follows the page before it by cursors, forward only', async () => {
    const queryOf = (args: string) =>
      `{ listings(${args}, where: { q: "feature" }) { totalCount edges { cursor node { productId } }
        pageInfo { hasNextPage hasPreviousPage endCursor } } }`
    const read = (args: string) => api.graph(token, queryOf(args))
    const keys: (string | undefined)[] = []
    let after = ''
    for (let isLast = false; !isLast; ) {
      const { edges, pageInfo, totalCount } = (await read(`first: 5${after}`)).listings
      keys.push(
        ...edges.map(({ node }: { node: { productId: string } }) => keyOf.get(node.productId)),
      )
      expect(pageInfo.hasPreviousPage).toBe(after !== '')
      expect(edges.at(-1).cursor).toBe(pageInfo.endCursor)
      isLast = !pageInfo.hasNextPage
      expect(isLast).toBe(keys.length === totalCount)
      after = `, after: "${pageInfo.endCursor}"`
    }
    expect(keys).toEqual(await keysOf('/outlets', { q: 'feature', limit: '100' }))
    for (const args of [
      'last: 5',
      'first: 5, after: "x"',
      'first: 5, after: "WyJuYW1lIiwxXQ"',
      'before: "x"',
    ])
      expect((await api.graphError(token, queryOf(args))).extensions.code, args).toBe(
        'validation_failed',
      )
  })

  it('has the records that also match the other filters', async () => {
    const found = await keysOf('/outlets', {
      q: 'release',
      'filters[tags][]': 'finance',
      limit: '100',
    })
    expect(found.length).toBeGreaterThan(0)
    const all = await keysOf('/outlets', { q: 'release', limit: '100' })
    const tagged = await keysOf('/outlets', { 'filters[tags][]': 'finance', limit: '100' })
    expect(found).toEqual(all.filter((key) => tagged.includes(key)))
  })

  it('refuses a direction without a sort', async () => {
    const { status, body } = await api.get(token, '/outlets?q=feature&order_by=asc')
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: ['order_by'], code: 'conflict' }])
  })
})

describe('a search', () => {
  const productIds = async (where: string) => {
    const { listings } = await api.graph(
      token,
      `{ listings(first: 100, where: ${where}) { totalCount nodes { productId } } }`,
    )
    expect(listings.totalCount).toBe(listings.nodes.length)
    return listings.nodes.map((node: { productId: string }) => keyOf.get(node.productId))
  }

  it('finds the same records where PostgreSQL tests a part of the filter', async () => {
    const found = await productIds('{ q: "lodger" }')
    expect(found.length).toBeGreaterThan(0)
    expect(await productIds('{ q: "lodger", outlet: { name: { contains: "e" } } }')).toEqual(found)
    const either = '{ OR: [{ q: "lodger" }, { outlet: { name: { eq: "TechMeridian" } } }] }'
    expect(await productIds(either)).toEqual(expect.arrayContaining(found))
    expect(await productIds('{ q: "lodger", outlet: { name: { eq: "TechMeridian" } } }')).toEqual(
      [],
    )
  })

  it('is sorted by relevance among the products of an outlet', async () => {
    const outlets = await api.prisma.outlet.findMany({ select: { id: true, products: true } })
    for (const q of ['re', 'travel', 'startup']) {
      const found = await keysOf('/outlets', { q, limit: '100' })
      for (const { id, products } of outlets) {
        const keys = products.map((product) => keyOf.get(product.id))
        const own = found.filter((key) => keys.includes(key))
        expect(await keysOf(`/outlets/${id}/products`, { q })).toEqual(own)
      }
    }
  })

  it('is a part of conditions', async () => {
    const found = await productIds('{ q: "ledger" }')
    const { all, others } = await api.graph(
      token,
      '{ all: listings { totalCount } others: listings(where: { NOT: [{ q: "ledger" }] }) { totalCount } }',
    )
    expect(found.length + others.totalCount).toBe(all.totalCount)
    const either = await productIds('{ OR: [{ q: "ledger" }, { q: "techmeridian" }] }')
    expect(either.length).toBe(found.length + (await productIds('{ q: "techmeridian" }')).length)
    expect(await productIds('{ AND: [{ q: "ledger" }, { q: "techmeridian" }] }')).toEqual([])
  })

  it('filters facets, aggregates and exports', async () => {
    const found = await keysOf('/outlets', { q: 'crypto press release', limit: '100' })
    const facets = await api.get(token, '/products/facets?q=crypto+press+release')
    expect(facets.body.total_records).toBe(found.length)
    expect(facets.body.countries.values).toEqual([{ value: 'Portugal', count: found.length }])
    const { listingsAggregate } = await api.graph(
      token,
      '{ listingsAggregate(where: { q: "crypto press release" }) { count share(of: { q: "nordic" }) } }',
    )
    expect(listingsAggregate[0].count).toBe(found.length)
    const nordic = found.filter((key) => key?.startsWith('nordic'))
    expect(listingsAggregate[0].share).toBeCloseTo(nordic.length / found.length)
    const where = encodeURIComponent('{"q":"crypto press release"}')
    const file = await api.get(token, `/exports/listings.jsonl?fields=productId&where=${where}`)
    expect(file.status).toBe(200)
    const lines = file.text.trim().split('\n')
    const exported = lines.map((line) => keyOf.get(JSON.parse(line).productId))
    expect(exported.toSorted()).toEqual(found.toSorted())
  })

  it('ignores the own conditions of a facet where PostgreSQL tests a part of the filter', async () => {
    const facetsOf = async (where: string) => {
      const { listings } = await api.graph(
        token,
        `{ listings(where: ${where}) { facets { tags(first: 1000) { values { value count } } } } }`,
      )
      return listings.facets.tags.values
    }
    const known = await facetsOf('{ q: "release", tags: { has: "finance" } }')
    expect(known.length).toBeGreaterThan(5)
    const every = 'outlet: { name: { ne: "None" } }'
    expect(await facetsOf(`{ q: "release", tags: { has: "finance" }, ${every} }`)).toEqual(known)
  })

  it('is in a filter at most five times', async () => {
    const where = (count: number) =>
      `{ OR: [${Array.from({ length: count }, (_, at) => `{ q: "ledger ${at}" }`).join(', ')}] }`
    const query = (count: number) => `{ listings(where: ${where(count)}) { totalCount } }`
    expect(await api.graph(token, query(5))).toEqual({ listings: { totalCount: 0 } })
    const { extensions } = await api.graphError(token, query(6))
    expect(extensions.issues).toMatchObject([{ code: 'too_many', max: 5 }])
  })

  it('follows synonyms, names of categories and the category of an outlet', async () => {
    const { prisma } = api
    // Responses of REST are cached until the server is notified.
    const find = (q: string) => productIds(`{ q: ${JSON.stringify(q)} }`)
    expect(await find('qwertz')).toEqual([])
    const ledger = await find('harbor ledger')
    const group = await prisma.searchSynonym.create({
      data: { terms: ['qwertz', 'ledger'], name: 'qwertz, ledger' },
    })
    expect(await find('harbor qwertz')).toEqual(ledger)
    await prisma.searchSynonym.delete({ where: { id: group.id } })
    expect(await find('harbor qwertz')).toEqual([])

    const category = await prisma.outletCategory.findFirstOrThrow({ where: { name: 'Sports' } })
    const change = (data: object) =>
      prisma.outletCategory.update({ where: { id: category.id }, data })
    await change({ name: 'Zymurgy' })
    expect(await find('zymurgy')).toContain('touchline/feature')
    await change({ deletedAt: new Date() })
    expect(await find('zymurgy')).toEqual([])
    await change({ deletedAt: null, name: 'Sports' })
    expect(await find('zymurgy')).toEqual([])

    const outlet = await prisma.outlet.findFirstOrThrow({ where: { name: 'The Harbor Ledger' } })
    const move = (categoryId: string | null) =>
      prisma.outlet.update({ where: { id: outlet.id }, data: { categoryId } })
    await move(category.id)
    expect(await find('sports harbor')).toEqual(ledger)
    await move(outlet.categoryId)
    expect(await find('sports harbor')).toEqual([])
  })
})

describe('the text of a search', () => {
  const all = async () => keysOf('/outlets', { limit: '100' })

  it.each(['', ' ', '\t\n'])('is ignored if it is blank: %j', async (q) => {
    expect(await keysOf('/outlets', { q, limit: '100' })).toEqual(await all())
  })

  it.each([
    '%',
    '_',
    '!?',
    '🎉',
    '"',
    '\\',
    "'; DROP TABLE listing; --x",
    '\u0301',
    '..',
    '\u200f',
  ])('finds nothing without a word of the index: %j', async (q) => {
    expect(await keysOf('/outlets', { q })).toEqual([])
  })

  it('finds "İ" and "ı" as "i", and not each text with an "i"', async () => {
    const found = await keysOf('/outlets', { q: 'İ', limit: '100' })
    expect(found).toEqual(await keysOf('/outlets', { q: 'i', limit: '100' }))
    expect(found.length).toBeLessThan((await all()).length)
    expect(await keysOf('/outlets', { q: 'TECHMERİDİAN' })).toEqual(
      await keysOf('/outlets', { q: 'techmeridian' }),
    )
  })

  const issueOf = async (q: string) => {
    const { status, body } = await api.get(token, `/outlets?${new URLSearchParams({ q })}`)
    expect(status).toBe(400)
    expect(body.issues).toHaveLength(1)
    return body.issues[0]
  }

  it('has at most 500 characters and 10 different words', async () => {
    expect(await issueOf('a'.repeat(501))).toMatchObject({ path: ['q'], code: 'too_long' })
    expect(await issueOf('a '.repeat(5_000))).toMatchObject({ path: ['q'], code: 'too_long' })
    const words = Array.from({ length: 11 }, (_, at) => `word${at}`)
    expect(await issueOf(words.join(' '))).toMatchObject({ path: ['q'], code: 'too_many_words' })
    expect(await keysOf('/outlets', { q: words.slice(1).join(' ') })).toEqual([])
    expect(await keysOf('/outlets', { q: 'ledger '.repeat(60) })).toHaveLength(5)
  })

  it('finds nothing with half of a surrogate pair', async () => {
    const query = 'query ($q: String!) { listings(where: { q: $q }) { totalCount } }'
    expect(await api.graph(token, query, { q: '\ud83d' })).toEqual({ listings: { totalCount: 0 } })
  })

  it('is refused with a null character, or given twice', async () => {
    for (const q of ['%00', 'a%00b']) {
      const { status } = await api.get(token, `/outlets?q=${q}`)
      expect(status, q).toBe(400)
    }
    const twice = await api.get(token, '/outlets?q=a&q=b')
    expect(twice.status).toBe(400)
  })
})
