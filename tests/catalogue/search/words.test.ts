import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeWord, tokenizeText } from '../../../src/catalogue/search/words.js'

const wordsOf = (text: string) => tokenizeText(text).map(({ word }) => word)
/** Any UTF-16, also lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(...'aß İﬁ’.ŁσΣ한東がｶﾞ\u0301\u200dk͡ำकि्\ud83d7²') }),
)

describe('words of a text', () => {
  it.each([
    ['upper case', 'The HARBOR Ledger', ['the', 'harbor', 'ledger']],
    ['accents', 'Crème Brûlée, Điện Biên', ['creme', 'brulee', 'dien', 'bien']],
    ['combining accents', 'Cre\u0300me', ['creme']],
    ['sharp s', 'Straße STRASSE GROẞ', ['strasse', 'strasse', 'gross']],
    ['Turkish letters', 'İstanbul ışık', ['istanbul', 'isik']],
    ['ligatures', 'ﬁlm Ærlige œuvre', ['film', 'aerlige', 'oeuvre']],
    ['letters with a stroke', 'Łódź København', ['lodz', 'kobenhavn']],
    ['final sigma', 'ΟΔΟΣ οδος πολιτισμός', ['οδοσ', 'οδοσ', 'πολιτισμοσ']],
    ['full width', 'ＴＥＣＨ２０', ['tech20']],
    [
      'apostrophes',
      "writer's writer’s Hawaiʻi ‘quoted’",
      ['writers', 'writers', 'hawaii', 'quoted'],
    ],
    ['hyphens', 'hip-hop e-mail', ['hip', 'hop', 'e', 'mail']],
    ['signs', '100% Organic_Living & C++', ['100', 'organic', 'living', 'c']],
    ['soft hyphens', 're\u00adlease', ['release']],
    ['hosts', 'www.forbes.com', ['forbes', 'com']],
    ['URLs', 'https://WWW.forbes.com/', ['forbes', 'com']],
    ['www as a word', 'the www awards', ['the', 'www', 'awards']],
    ['Cyrillic', 'Северный Ёж', ['северныи', 'еж']],
    ['Arabic vowels', 'مُحَمَّد', ['محمد']],
    ['Hebrew points', 'שָׁלוֹם', ['שלום']],
    ['Devanagari vowel signs', 'हिन्दी', ['हिन्दी']],
    ['Hangul', '서울경제 뉴스', ['서울경제', '뉴스']],
    ['Han and kana', '東京ガイド2026年', ['東', '京', 'ガ', 'イ', 'ド', '2026', '年']],
    ['half-width kana', 'ｶﾞｲﾄﾞ', ['ガ', 'イ', 'ド']],
    ['Thai', 'ข่าว', ['ข่', 'า', 'ว']],
    ['emoji', '😀 👩‍👩‍👧 ✨', []],
    ['punctuation', '%_% — … "', []],
    ['lone surrogates', '\ud83d forbes\udc00', ['forbes']],
    ['marks alone', '\u0301 \u093f ʼ\u093f', []],
    ['an empty text', '', []],
  ])('%s', (_about, text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are cut at 40 characters', () => {
    expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(40)])
    expect(wordsOf('é'.repeat(10_000))).toEqual(['e'.repeat(40)])
    expect(wordsOf('𐐨'.repeat(50))).toEqual(['𐐨'.repeat(40)])
  })

  it('continue each other in scripts without spaces', () => {
    expect(
      tokenizeText('NHK東京 通信x').map(({ word, isContinuation }) => [word, isContinuation]),
    ).toEqual([
      ['nhk', false],
      ['東', false],
      ['京', true],
      ['通', false],
      ['信', true],
      ['x', false],
    ])
  })

  it('have their offsets in the original text', () => {
    const text = '“Écoute”, l’ﬁlm ガイド'
    expect(tokenizeText(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Écoute',
      'l’ﬁlm',
      'ガ',
      'イ',
      'ド',
    ])
  })

  it('have ascending offsets within any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let before = 0
        for (const { word, start, end } of tokenizeText(text)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(word).not.toBe('')
          before = end
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('stay the same when they are normalized again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of wordsOf(text)) {
          expect(normalizeWord(word)).toBe(word)
          expect(wordsOf(word).join('')).toBe(word)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('do not depend on case or composition', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aéßŁøñçÜ Σσς Жё 東ガ7') }), (text) => {
        expect(wordsOf(text.toUpperCase())).toEqual(wordsOf(text))
        expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text))
      }),
      { numRuns: 1000 },
    )
  })
})
