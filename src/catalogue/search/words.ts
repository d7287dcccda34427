/**
 * Splits texts and queries into normalized words.
 * Input: `Łódź writer’s guide, www.forbes.com`; output: `lodz`, `writers`, `guide`, `forbes`, `com`, each with its offsets.
 *
 * Chinese, Japanese, Thai, Lao, Khmer and Burmese have no spaces between words. There each character is a token, and a query
 * finds the texts in which its characters follow each other.
 */
import { replaceLetters } from '../../values/letters.js'

/** Code points of a normalized word; the rest is cut. */
const maxWordLength = 40

export interface WordToken {
  /** Normalized, 1 to 40 code points. */
  word: string
  /** Offset in the original text, in UTF-16 units. */
  start: number
  /** Offset after the last unit. */
  end: number
  /** Whether the token continues the one before: in scripts without spaces each character is a token. */
  isContinuation: boolean
}

const apostrophes = "'’‘＇ʼʻ"
const letter = '[\\p{L}\\p{N}]'
const spaceless =
  `(?=${letter})` +
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]'
const spacedLetter = `(?!${spaceless})${letter}`
/** A character of a script without spaces, with its marks (also half-width ones), or a word of any other script. */
const anyToken = new RegExp(
  `(?<character>${spaceless}[\\p{M}\\uff9e\\uff9f]*)|` +
    `${spacedLetter}(?:${spacedLetter}|\\p{M}|[${apostrophes}\\p{Cf}](?=${letter}))*`,
  'gu',
)
const isPrintableAscii = /^[ -~]*$/
const asciiToken = /[a-z0-9](?:[a-z0-9]|'(?=[a-z0-9]))*/g

/** Splits a text into its words, in order. `www` and the scheme of a URL are left out. */
export function tokenizeText(text: string): WordToken[] {
  const tokens: WordToken[] = []
  const isAscii = isPrintableAscii.test(text)
  const pattern = isAscii ? asciiToken : anyToken
  const folded = isAscii ? text.toLowerCase() : text
  let endOfRun = -1
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const [found] = match
    const start = match.index
    const end = start + found.length
    const isNormalized = isAscii && found.length <= maxWordLength && !found.includes("'")
    const word = isNormalized ? found : normalizeWord(found)
    const isCharacter = match.groups?.character !== undefined
    if (word !== '' && !isUrlPrefix(word, text, end)) {
      tokens.push({ word, start, end, isContinuation: isCharacter && start === endOfRun })
    }
    endOfRun = isCharacter ? end : -1
  }
  return tokens
}

function isUrlPrefix(word: string, text: string, end: number): boolean {
  if (word === 'www') return text[end] === '.'
  return (word === 'http' || word === 'https') && text.startsWith('://', end)
}

/**
 * Marks that vary a letter, such as accents, Arabic vowels and Hebrew points. Vowel signs of Indic and other scripts
 * and the voicing marks of kana are letters of their own, and stay.
 */
const diacritics =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Syriac}]/gu
const notOfWord = new RegExp(`[^\\p{L}\\p{N}\\p{M}]|[${apostrophes}ـ]`, 'gu')
/** Folds case, accents, ligatures and widths; keeps only letters, digits and marks, at most 40 code points. */
export function normalizeWord(text: string): string {
  const letters = text.normalize('NFKD').replace(diacritics, '').toLowerCase()
  const folded = replaceLetters(letters)
    .replace(notOfWord, '')
    .replace(/^\p{M}+/u, '')
    .normalize('NFC')
  return folded.length > maxWordLength ? [...folded].slice(0, maxWordLength).join('') : folded
}
