/** Number of color pairs of the style sheets. */
const hues = 8

/** Returns up to two initials of a name, without a leading article. Empty for a name without letters and digits. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const own = words.length > 1 && /^(the|der|die|das)$/i.test(words[0]!) ? words.slice(1) : words
  return own
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}

/** Returns the first initial of a name, without a leading article. */
export const initialOf = (name: string) => [...initialsOf(name)][0] ?? ''

/** Returns the number of the color pair of a name, from 0 to 7, which is the same on every page. */
export const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % hues
