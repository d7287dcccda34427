import { describe, expect, it } from 'vitest'
import { DictionaryIndex } from '../../../src/catalogue/search/dictionary-index.js'
import { suggestCompletions } from '../../../src/catalogue/search/suggest.js'
import { Vocabulary } from '../../../src/catalogue/search/vocabulary.js'
import { outlets } from './catalogue.js'

const vocabulary = new Vocabulary()

function sourceOf<Kind extends string>(kind: Kind, texts: readonly string[]) {
  const distinct = [...new Set(texts)]
  const index = new DictionaryIndex(vocabulary)
  for (const [code, text] of distinct.entries()) index.add(code, text)
  return {
    kind,
    index,
    textOf: (code: number) => distinct[code]!,
    countOf: (code: number) => texts.filter((text) => text === distinct[code]).length,
  }
}

const names = sourceOf('outlet', [
  ...outlets.flatMap(({ name, products }) => products.map(() => name)),
  ...Array.from({ length: 12 }, (_name, at) => `Gazette ${at + 1}`),
])
const tags = sourceOf(
  'tag',
  outlets.flatMap((outlet) => outlet.tags),
)
const products = sourceOf(
  'product',
  outlets.flatMap((outlet) => outlet.products.map(({ name }) => name)),
)
const words = {
  vocabulary,
  countOf: (id: number) => products.index.postingsOf(id).length,
}
const suggest = (typed: string) => suggestCompletions(typed, [names, tags], words)
const textsOf = (typed: string) => suggest(typed).map(({ kind, text }) => `${kind}: ${text}`)

describe('suggestions', () => {
  it('are outlets, then tags, then words', () => {
    expect(textsOf('re')).toEqual([
      'outlet: Green Planet Report',
      'outlet: Digital Assets Review',
      'outlet: The Business Standard Review',
      'tag: research',
      'tag: restaurants',
      'tag: reviews',
      'tag: recipes',
      'tag: regulation',
      'word: review',
      'word: recipe',
    ])
  })

  it('complete the last word', () => {
    expect(textsOf('harbor le')).toEqual(['outlet: The Harbor Ledger'])
    expect(textsOf('machine l')).toEqual([])
    expect(textsOf('machine le')).toEqual(['tag: machine learning'])
  })

  it('have what matches', () => {
    expect(suggest('sole')).toEqual([
      { kind: 'outlet', text: 'Café Soleil', count: 2, ranges: [{ start: 5, end: 11 }] },
    ])
  })

  it('allow typos', () => {
    expect(textsOf('washnigton')).toEqual(['outlet: Washington Dispatch'])
  })

  it('are at most 10, those with the most listings first', () => {
    expect(textsOf('gazette')).toHaveLength(10)
    expect(textsOf('gazette')).not.toContain('outlet: Chain Gazette')
    expect(textsOf('fin')).toEqual(['outlet: Forum Finanz', 'tag: finance'])
  })

  it('have no text without listings', () => {
    const empty = { ...names, countOf: () => 0 }
    expect(suggestCompletions('harbor', [empty, tags], words)).toEqual([])
  })

  it.each(['', ' ', '%', '😀', 'x'])('are none: %j', (typed) => {
    expect(suggest(typed)).toEqual([])
  })
})
