// Characters that a spreadsheet skips before it looks for a formula: white space but line breaks, and marks without width.
const skipped =
  '[\\u0009\\u000b\\u000c\\u0020\\u0085\\u00a0\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]'
// Excel reads the full-width forms of East Asia as the same signs.
const sign = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
// A dash and a space begin an item of a list, which texts of several lines have.
const signWithin = '(?:[=+@\\uff1d\\uff0b\\uff0d\\uff20]|-(?! ))'

/** Pattern of the beginning of a text that a spreadsheet could run as a formula (OWASP, CSV injection). */
export const formulaAtStart = `^'*(?:[\\t\\r\\n]|${skipped}*${sign})`
/**
 * Pattern of a character that ends a cell where semicolons separate cells, and that a formula follows: in `x;=1`, which
 * such a spreadsheet splits whether the cell is quoted or not.
 */
export const formulaWithin = `[;\\r\\n](?='*${skipped}*${signWithin})`

const atStart = new RegExp(formulaAtStart)
const guardedAtStart = new RegExp(formulaAtStart.replace("'*", "'+"))
const within = new RegExp(formulaWithin, 'g')
const guardedWithin = new RegExp(formulaWithin.replace('(?=', "'(?="), 'g')

/** Keeps a spreadsheet from running a text: `=1+1` becomes `'=1+1`. Not for numbers, which may be negative. */
export function guard(text: string): string {
  const guarded = text.replace(within, "$&'")
  return atStart.test(text) ? `'${guarded}` : guarded
}

/** Removes what `guard` added. */
export function unguard(text: string): string {
  const start = guardedAtStart.test(text) ? text.slice(1) : text
  return start.replace(guardedWithin, (match) => match.slice(0, -1))
}
