import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchCases } from './cases.js'
import { findNaively } from './naive-search.js'
import { catalogueRows, catalogueSynonyms, RowSearch } from './row-search.js'

const search = new RowSearch(catalogueRows, catalogueSynonyms)

describe('a search', () => {
  it.each(searchCases)('$query ($about)', async ({ query, first }) => {
    const found = await search.find(query)
    expect(found.slice(0, 5).map(({ key }) => key)).toEqual(first)
  })

  it.each(searchCases)('finds what a search without an index finds: $query', async ({ query }) => {
    expect(await search.find(query)).toEqual(findNaively(catalogueRows, query))
  })

  it('finds what a search without an index finds, for random words with random typos', async () => {
    const word = fc.constantFrom(
      ...catalogueRows.flatMap(({ texts }) =>
        Object.values(texts).flatMap((text) => text.split(' ')),
      ),
    )
    const typed = fc
      .tuple(
        word,
        fc.array(fc.tuple(fc.nat(20), fc.constantFrom('', 'e', 'xr', ' '), fc.nat(2)), {
          maxLength: 2,
        }),
      )
      .map(([text, edits]) =>
        edits.reduce(
          (edited, [at, inserted, removed]) =>
            edited.slice(0, at) + inserted + edited.slice(at + removed),
          text,
        ),
      )
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 3 }), async (words) => {
        const query = words.join(' ')
        expect(await search.find(query)).toEqual(findNaively(catalogueRows, query))
      }),
      { numRuns: 300 },
    )
  })
})
