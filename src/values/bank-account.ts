import { isValidBIC, isValidIBAN } from 'ibantools'

/** Removes the spaces of an IBAN or BIC, and converts it to capital letters. */
export const electronicForm = (text: string) => text.replace(/\s/g, '').toUpperCase()

/**
 * Whether a text in electronic form is an IBAN, with the structure of its country and correct check digits (ISO 13616).
 */
export const isIban = (text: string) => isValidIBAN(text)

/** Whether a text in electronic form is a BIC of 8 or 11 characters with an existing country (ISO 9362). */
export const isBic = (text: string) => isValidBIC(text)

/** Letters that Unicode does not decompose into a Latin letter. */
const latinLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', '&': '+' },
}

/**
 * Converts a text to the characters that all banks accept (EPC217-08): letters without accents, digits and some signs.
 * Other characters of Latin texts become full stops.
 */
export const bankText = (text: string) =>
  toLatin(text)
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .trim()

const toLatin = (text: string) =>
  [...text.normalize('NFKD')]
    .map((character) => latinLetters[character] ?? character)
    .join('')
    .replace(/\p{M}/gu, '')

/** Whether `bankText` keeps all letters and digits of a text. */
export const isLatin = (text: string) => !/[^\P{L}A-Za-z]|[^\P{N}0-9]/u.test(toLatin(text))
