/**
 * Splits texts and queries into normalized words.
 *
 * `Łódź writer’s guide, www.forbes.com` results in `lodz`, `writers`, `guide`, `forbes` and `com`, each with its
 * offsets.
 *
 * Chinese, Japanese, Thai, Lao, Khmer and Burmese do not separate words with spaces. Each character is a token, and a
 * query matches texts in which its characters are adjacent.
 */
import { replaceLetters } from '../../values/letters.js'

/** Maximum length of a normalized word in code points. The rest is ignored. */
const maxWordLength = 40

/** Word of a text with its position. */
export interface WordToken {
  /** Normalized word of 1 to 40 code points. */
  word: string
  /** Offset in the original text, in UTF-16 code units. */
  start: number
  /** Exclusive end offset. */
  end: number
  /** Whether the token directly follows the previous one, in a script without spaces. */
  isContinuation: boolean
}

const apostrophes = "'’‘＇ʼʻ"
const letter = '[\\p{L}\\p{N}]'
const spaceless =
  `(?=${letter})` +
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]'
const spacedLetter = `(?!${spaceless})${letter}`
/**
 * Matches a character of a script without spaces with its marks, including half-width marks, or a word of another
 * script.
 */
const anyToken = new RegExp(
  `(?<character>${spaceless}[\\p{M}\\uff9e\\uff9f]*)|` +
    `${spacedLetter}(?:${spacedLetter}|\\p{M}|[${apostrophes}\\p{Cf}](?=${letter}))*`,
  'gu',
)
const isPrintableAscii = /^[ -~]*$/
const asciiToken = /[a-z0-9](?:[a-z0-9]|'(?=[a-z0-9]))*/g

/** Splits a text into words, in order. Omits `www` and the scheme of a URL. */
export function tokenizeText(text: string): WordToken[] {
  const tokens: WordToken[] = []
  const isAscii = isPrintableAscii.test(text)
  const pattern = isAscii ? asciiToken : anyToken
  const folded = isAscii ? text.toLowerCase() : text
  let endOfRun = -1
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const [token] = match
    const start = match.index
    const end = start + token.length
    const isNormalized = isAscii && token.length <= maxWordLength && !token.includes("'")
    const word = isNormalized ? token : normalizeWord(token)
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
 * Marks that modify a letter, such as accents, Arabic vowels and Hebrew points. Vowel signs of Indic scripts and
 * voicing marks of kana distinguish letters and are not removed.
 */
const diacritics =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Syriac}]/gu
const notOfWord = new RegExp(`[^\\p{L}\\p{N}\\p{M}]|[${apostrophes}ـ]`, 'gu')
/** Removes case, accents, ligatures and width variants. Keeps letters, digits and marks, at most 40 code points. */
export function normalizeWord(text: string): string {
  const letters = text.normalize('NFKD').replace(diacritics, '').toLowerCase()
  const folded = replaceLetters(letters)
    .replace(notOfWord, '')
    .replace(/^\p{M}+/u, '')
    .normalize('NFC')
  return folded.length > maxWordLength ? [...folded].slice(0, maxWordLength).join('') : folded
}
