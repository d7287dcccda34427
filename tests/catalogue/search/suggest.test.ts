import { describe, expect, it } from 'vitest'
import { DictionaryIndex } from '../../../src/catalogue/search/dictionary-index.js'
import { parseSearchQuery } from '../../../src/catalogue/search/query.js'
import { suggestCompletions } from '../../../src/catalogue/search/suggest.js'
import { Vocabulary } from '../../../src/catalogue/search/vocabulary.js'
import { Slices } from '../../../src/catalogue/slices.js'
import { outlets } from './catalogue.js'
import { catalogueSynonyms } from './row-search.js'

const vocabulary = new Vocabulary()

function sourceOf<Kind extends string>(kind: Kind, texts: readonly string[]) {
  const distinct = [...new Set(texts)]
  const index = new DictionaryIndex(vocabulary)
  for (const [code, text] of distinct.entries()) index.add(code, text)
  const counts = distinct.map((one) => texts.filter((text) => text === one).length)
  return { kind, index, textOf: (code: number) => distinct[code]!, countTexts: async () => counts }
}

const names = sourceOf('outlet', [
  ...outlets.flatMap(({ name, products }) => products.map(() => name)),
  ...Array.from({ length: 12 }, (_name, at) => `Gazette ${at + 1}`),
])
const tags = sourceOf(
  'tag',
  outlets.flatMap((outlet) => outlet.tags),
)
const suggest = (
  typed: string,
  first = 10,
  sources: (typeof names | typeof tags)[] = [names, tags],
) =>
  suggestCompletions<'outlet' | 'tag'>(
    parseSearchQuery(typed, catalogueSynonyms),
    vocabulary,
    sources,
    first,
    new Slices(),
  )
const textsOf = async (typed: string, first?: number) =>
  (await suggest(typed, first)).map(({ kind, text }) => `${kind}: ${text}`)

describe('suggestions', () => {
  it('are grouped by source, with equal rank', async () => {
    const all = [
      'outlet: Green Planet Report',
      'outlet: Digital Assets Review',
      'outlet: The Business Standard Review',
      'tag: research',
      'tag: restaurants',
      'tag: reviews',
      'tag: recipes',
      'tag: regulation',
    ]
    expect(await textsOf('re')).toEqual(all)
    expect(await textsOf('re', 4)).toEqual([...all.slice(0, 2), ...all.slice(3, 5)])
    expect(await textsOf('re', 1)).toEqual(all.slice(0, 1))
  })

  it('complete the last word', async () => {
    expect(await textsOf('harbor le')).toEqual(['outlet: The Harbor Ledger'])
    expect(await textsOf('machine l')).toEqual([])
    expect(await textsOf('machine le')).toEqual(['tag: machine learning'])
  })

  it('have what matches', async () => {
    expect(await suggest('sole')).toEqual([
      { kind: 'outlet', text: 'Café Soleil', count: 2, highlights: [{ start: 5, end: 11 }] },
    ])
  })

  it('allow typos and synonyms', async () => {
    expect(await textsOf('washnigton')).toEqual(['outlet: Washington Dispatch'])
    expect(await textsOf('ai')).toContain('tag: machine learning')
  })

  it('are limited to the requested number, those with the most listings first', async () => {
    expect(await textsOf('gazette')).toHaveLength(10)
    expect(await textsOf('gazette')).not.toContain('outlet: Chain Gazette')
    expect(await textsOf('gazette', 3)).toEqual([
      'outlet: Gazette 1',
      'outlet: Gazette 10',
      'outlet: Gazette 11',
    ])
    expect(await textsOf('fin')).toEqual(['outlet: Forum Finanz', 'tag: finance'])
  })

  it('have no text without listings', async () => {
    const empty = { ...names, countTexts: async () => new Array<number>(names.index.size).fill(0) }
    expect(await suggest('harbor', 10, [empty, tags])).toEqual([])
  })

  it.each(['', ' ', '%', '😀', 'x'])('are empty for: %j', async (typed) => {
    expect(await suggest(typed)).toEqual([])
  })
})
