/** Removes the spaces of an IBAN or BIC, and converts it to capital letters. */
export const electronicForm = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Countries by the length of their IBANs (SWIFT IBAN registry). */
const ibanCountries: Readonly<Record<number, string>> = {
  ...{ 15: 'NO', 16: 'BE', 18: 'DK FI FK FO GL NL SD', 19: 'MK SI', 20: 'AT BA EE KZ LT LU MN XK' },
  ...{ 21: 'CH HR LI LV', 22: 'BG BH CR DE GB GE IE ME RS VA', 23: 'AE GI IL IQ OM SO TL' },
  ...{
    24: 'AD CZ ES MD PK RO SA SE SK TN VG',
    25: 'LY PT ST',
    26: 'IS TR',
    27: 'BI DJ FR GR IT MC MR SM',
  },
  ...{ 28: 'AL AZ BY CY DO GT HN HU LB NI PL SV', 29: 'BR EG PS QA UA', 30: 'JO KW MU YE' },
  ...{ 31: 'MT SC', 32: 'LC', 33: 'RU' },
}

const ibanLengths: ReadonlyMap<string, number> = new Map(
  Object.entries(ibanCountries).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)]),
  ),
)

/**
 * Whether a text in electronic form is an IBAN with the length of its country and correct check digits (ISO 13616,
 * ISO 7064 mod 97-10). A country that is not in the registry may have any length.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  if ((ibanLengths.get(text.slice(0, 2)) ?? text.length) !== text.length) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((character) =>
    Number.parseInt(character, 36),
  )
  return BigInt(digits.join('')) % 97n === 1n
}

/** Whether a text in electronic form is a BIC of 8 or 11 characters (ISO 9362). */
export const isBic = (text: string) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

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
