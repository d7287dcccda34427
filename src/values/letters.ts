/** Letters that Unicode does not decompose into a base letter and a mark, and the final sigma. */
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}
const replaceable = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g')

/** Replaces letters such as `ł` by their base letters. @param text Lower-case text */
export const replaceLetters = (text: string): string =>
  text.replace(replaceable, (letter) => replacements[letter]!)
