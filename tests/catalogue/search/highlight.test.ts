import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightMatches } from '../../../src/catalogue/search/highlight.js'
import { parseSearchQuery } from '../../../src/catalogue/search/query.js'
import { catalogueSynonyms } from './row-search.js'

const highlighted = (text: string, query: string) =>
  highlightMatches(text, parseSearchQuery(query, catalogueSynonyms)).map(({ start, end }) =>
    text.slice(start, end),
  )

describe('ranges that match', () => {
  it.each([
    ['words', 'The Harbor Ledger', 'ledger the', ['The', 'Ledger']],
    ['prefixes', 'Harbor Harborside', 'harb', ['Harbor', 'Harborside']],
    ['typos', 'Washington Dispatch', 'washnigton', ['Washington']],
    ['accents', 'Crème & Brûlée', 'brulee', ['Brûlée']],
    ['apostrophes', 'The Writer’s Room', 'writers', ['Writer’s']],
    ['letters that change their number', 'Die Straße', 'strasse', ['Straße']],
    ['parts of a host', 'www.harborledger.com', 'harborledger.com', ['harborledger', 'com']],
    ['a synonym', 'Cheap PR here', 'press release', ['PR']],
    ['a phrase as a synonym', 'New & York, new', 'nyc', ['New & York']],
    ['a run of characters', '日本経済タイムズ', '経済', ['経済']],
    ['nothing', 'Touchline', 'ledger', []],
    ['nothing without words', 'Touchline', '%', []],
    ['text after surrogate pairs', '🎉 Ledger 🎉', 'ledger', ['Ledger']],
  ])('%s', (_about, text, query, expected) => {
    expect(highlighted(text, query)).toEqual(expected)
  })

  it('are apart from each other and within any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab é東京\u0301\ud83d ') })
    fc.assert(
      fc.property(text, text, (found, typed) => {
        let before = -1
        for (const { start, end } of highlightMatches(found, parseSearchQuery(typed))) {
          expect(start).toBeGreaterThan(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(found.length)
          before = end
        }
      }),
      { numRuns: 500 },
    )
  })
})
