import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DictionaryIndex,
  postingCode,
  postingPosition,
} from '../../../src/catalogue/search/dictionary-index.js'
import { Vocabulary } from '../../../src/catalogue/search/vocabulary.js'

function indexOf(texts: readonly string[]) {
  const vocabulary = new Vocabulary()
  const index = new DictionaryIndex(vocabulary)
  for (const [code, text] of texts.entries()) index.add(code, text)
  const placesOf = (postings: ArrayLike<number>) =>
    Array.from(postings, (posting) => [postingCode(posting), postingPosition(posting)])
  return {
    index,
    find: (word: string) => placesOf(index.postingsOf(vocabulary.find(word)!)),
    findPhrase: (...words: string[]) =>
      placesOf(index.phrasePostingsOf(words.map((word) => vocabulary.find(word)!))),
  }
}

describe('the index of a dictionary', () => {
  const { index, find, findPhrase } = indexOf([
    'New York Courier',
    'york',
    '',
    'New York, New York',
    'New in York',
  ])

  it('has the texts and the positions of a word', () => {
    expect(find('york')).toEqual([
      [0, 1],
      [1, 0],
      [3, 1],
      [3, 3],
      [4, 2],
    ])
  })

  it('finds words that follow each other', () => {
    expect(findPhrase('new', 'york')).toEqual([
      [0, 1],
      [3, 1],
      [3, 3],
    ])
    expect(findPhrase('york', 'new')).toEqual([[3, 2]])
    expect(findPhrase('york', 'york')).toEqual([])
  })

  it('counts the words of a text', () => {
    expect([0, 1, 2, 3, 4].map((code) => index.wordCountOf(code))).toEqual([3, 1, 0, 4, 3])
    expect(index.size).toBe(5)
  })

  it('finds no phrase from the end of one text to the start of the next', () => {
    const long = Array.from({ length: 63 }, (_word, at) => `w${at}`).join(' ')
    expect(indexOf([`${long} new`, 'york']).findPhrase('new', 'york')).toEqual([])
  })

  it('finds all words of a long text', () => {
    const words = Array.from({ length: 1000 }, (_word, at) => `w${at}`)
    const { index, find } = indexOf(['first', words.join(' '), 'last'])
    expect(find('w62')).toEqual([[1, 62]])
    expect(find('w999')).toEqual([[1, 63]])
    expect(find('last')).toEqual([[2, 0]])
    expect(index.wordCountOf(1)).toBe(255)
  })

  it('finds the same before and after postings are merged', () => {
    const texts = Array.from({ length: 70_000 }, (_text, code) => `word${code % 7} text${code} a b`)
    const { find, findPhrase } = indexOf(texts)
    expect(find('text69999')).toEqual([[69_999, 1]])
    expect(find('text0')).toEqual([[0, 1]])
    expect(find('word3')).toEqual(
      texts.flatMap((_text, code) => (code % 7 === 3 ? [[code, 0]] : [])),
    )
    expect(findPhrase('a', 'b')).toHaveLength(70_000)
  })

  it('has the positions of each word in random texts', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd')
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 6 })), word, word, (texts, one, other) => {
        const { find, findPhrase } = indexOf(['a b c d', ...texts.map((words) => words.join(' '))])
        const all = [['a', 'b', 'c', 'd'], ...texts]
        const placesWhere = (test: (words: string[], at: number) => boolean) =>
          all.flatMap((words, code) =>
            words.flatMap((_w, at) => (test(words, at) ? [[code, at]] : [])),
          )
        expect(find(one)).toEqual(placesWhere((words, at) => words[at] === one))
        expect(findPhrase(one, other)).toEqual(
          placesWhere((words, at) => words[at - 1] === one && words[at] === other),
        )
      }),
    )
  })
})
