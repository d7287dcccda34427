import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildSynonymTable,
  matchLevel,
  matchLevels,
  parseSearchQuery,
  TooManyWordsError,
} from '../../../src/catalogue/search/query.js'
import { searchFields } from '../../../src/catalogue/search/score.js'
import { Vocabulary } from '../../../src/catalogue/search/vocabulary.js'
import { naiveTypos } from './naive-search.js'

const typosOf = (text: string) => parseSearchQuery(text).words.map(({ maxTypos }) => maxTypos)
const onlyWordOf = (text: string) => parseSearchQuery(text).words[0]!
const someWord = fc.string({ unit: fc.constantFrom(...'abcde12ж'), minLength: 1, maxLength: 12 })

describe('a query', () => {
  it('has its distinct words, and all of them in order', () => {
    const { words, sequence } = parseSearchQuery('New York, new YORK post')
    expect(words.map(({ parts }) => parts)).toEqual([['new'], ['york'], ['post']])
    expect(sequence).toEqual(['new', 'york', 'new', 'york', 'post'])
  })

  it('has a run of characters as one word', () => {
    expect(parseSearchQuery('東京 guide 記事広告').words.map(({ parts }) => parts)).toEqual([
      ['東', '京'],
      ['guide'],
      ['記', '事', '広', '告'],
    ])
  })

  it.each(['', '  ', '😀', '%_', '\ud800', '؟'])('has no words: %j', (text) => {
    expect(parseSearchQuery(text)).toEqual({ words: [], sequence: [] })
  })

  it.each([
    ['press', true],
    ['harbor pr', true],
    ['harbor p', false],
    ['ж', false],
    ['жи', true],
    ['𐐨', false],
    ['東京', false],
  ])('has its last word as a prefix from two characters on: %s', (text, isPrefix) => {
    const { words } = parseSearchQuery(text)
    expect(words.map((word) => word.isPrefix)).toEqual([
      ...words.slice(1).map(() => false),
      isPrefix,
    ])
  })

  it('has the last word as a prefix where it comes twice', () => {
    const { words } = parseSearchQuery('new york new')
    expect(words.map(({ isPrefix }) => isPrefix)).toEqual([true, false])
  })

  it('allows a typo from 5 letters on, two from 9 on', () => {
    expect(typosOf('news press magazine technology 東京経済新聞社説明会')).toEqual([0, 1, 1, 2, 0])
    expect(typosOf('12345 2026a abcd1 abcde1')).toEqual([0, 0, 0, 1])
  })

  it('has at most 10 distinct words', () => {
    const ten = 'a b c d e f g h i j'
    expect(parseSearchQuery(`${ten} a b c`).words).toHaveLength(10)
    expect(() => parseSearchQuery(`${ten} k`)).toThrow(TooManyWordsError)
    expect(() => parseSearchQuery('x y z '.repeat(1_600) + ten)).toThrow(TooManyWordsError)
  })

  it.each(['a', 'é', '東', '\ud800', '%', '_', 'ا', "a'", 'a ', '😀', '\u0301', 'a\u200d', 'ﷺ'])(
    'has bounded words with 10,000 times %j',
    (unit) => {
      const { words } = parseSearchQuery(unit.repeat(10_000))
      expect(words.length).toBeLessThanOrEqual(1)
      expect(words[0]?.parts.join('').length ?? 0).toBeLessThanOrEqual(40)
    },
  )
})

describe('synonyms', () => {
  const table = buildSynonymTable([
    ['press release', 'PR', 'News Release'],
    ['New York', 'NYC'],
    ['日経', '日本経済'],
    ['東京', '!'],
  ])
  const synonymsOf = (text: string) =>
    parseSearchQuery(text, table).words.map(({ synonyms }) =>
      Array.from(synonyms, (term) => term.join(' ')),
    )

  it('replace a word', () => {
    expect(synonymsOf('pr today')).toEqual([['press release', 'news release'], []])
  })

  it('replace the words of a phrase', () => {
    const others = ['pr', 'news release']
    expect(synonymsOf('cheap press release')).toEqual([[], others, others])
  })

  it('need the words of a phrase in order, without others', () => {
    expect(synonymsOf('release press')).toEqual([[], []])
    expect(synonymsOf('press the release')).toEqual([[], [], []])
    expect(synonymsOf('press')).toEqual([[]])
  })

  it('of several groups apply side by side', () => {
    expect(synonymsOf('new york pr')).toEqual([['nyc'], ['nyc'], ['press release', 'news release']])
  })

  it('of a repeated word apply once', () => {
    expect(synonymsOf('nyc '.repeat(2_500))).toEqual([['new york']])
  })

  it('replace a whole run of characters', () => {
    expect(synonymsOf('日経')).toEqual([['日 本 経 済']])
    expect(synonymsOf('日経新聞')).toEqual([[]])
    expect(synonymsOf('東京')).toEqual([[]])
  })
})

describe('a word of a text', () => {
  it.each([
    ['ledger', 'ledger', 'exact'],
    ['ledg', 'ledger', 'prefix'],
    ['leger', 'ledger', 'oneTypo'],
    ['legder', 'ledger', 'oneTypo'],
    ['entrpreneurail', 'entrepreneurial', 'twoTypos'],
    ['covdi19', 'covid19', 'oneTypo'],
  ] as const)('matches: %s, %s, %s', (query, found, level) => {
    expect(matchLevel(onlyWordOf(query), found)).toBe(matchLevels[level])
  })

  it.each([
    ['covid19', 'covid18'],
    ['covid19', 'covid'],
    ['2026', '2027'],
    ['news', 'newt'],
    ['ledgr', 'lodger'],
    ['東京', '東'],
  ])('does not match: %s, %s', (query, found) => {
    expect(matchLevel(onlyWordOf(query), found)).toBe(0)
  })

  it('scores higher for an exact match in any field than for a typo in another', () => {
    const weights = Object.values(searchFields).map(({ weight }) => weight)
    expect(matchLevels.exact * Math.min(...weights)).toBeGreaterThan(
      matchLevels.oneTypo * Math.max(...weights),
    )
  })
})

describe('the vocabulary', () => {
  it('finds the words with typos and prefixes that a comparison with each word finds', () => {
    fc.assert(
      fc.property(fc.array(someWord, { maxLength: 200 }), someWord, (words, typed) => {
        const vocabulary = new Vocabulary()
        for (const word of words) vocabulary.add(word)
        const query = onlyWordOf(typed)
        const found = new Set<string>()
        vocabulary.forEachCandidate(query.parts[0]!, query, (id) => {
          const word = vocabulary.words[id]!
          if (matchLevel(query, word) > 0) found.add(word)
        })
        const expected = words.filter(
          (word) =>
            word === typed ||
            (query.isPrefix && word.startsWith(typed)) ||
            naiveTypos(typed, word) <= query.maxTypos,
        )
        expect([...found].sort()).toEqual([...new Set(expected)].sort())
      }),
      { numRuns: 500 },
    )
  })

  it('has each word once', () => {
    const vocabulary = new Vocabulary()
    expect(['a', 'b', 'a'].map((word) => vocabulary.add(word))).toEqual([0, 1, 0])
    expect(vocabulary.words).toEqual(['a', 'b'])
    expect(vocabulary.find('b')).toBe(1)
    expect(vocabulary.find('c')).toBeUndefined()
  })
})
