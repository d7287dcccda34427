// Characters that a spreadsheet skips before a formula: white space except line breaks, and zero-width marks.
const skipped =
  '[\\u0009\\u000b\\u000c\\u0020\\u0085\\u00a0\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]'
// Excel treats the full-width forms as the same signs.
const sign = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
// A dash and a space begin a list item, which is common in texts of several lines.
const signWithin = '(?:[=+@\\uff1d\\uff0b\\uff0d\\uff20]|-(?! ))'

/** Matches a text that a spreadsheet could run as a formula. See OWASP, "CSV Injection". */
export const formulaAtStart = `^'*(?:[\\t\\r\\n]|${skipped}*${sign})`
/**
 * Matches a semicolon or line break before a formula. A spreadsheet that separates cells by semicolons splits `x;=1`
 * even when it is quoted.
 */
export const formulaWithin = `[;\\r\\n](?='*${skipped}*${signWithin})`

const atStart = new RegExp(formulaAtStart)
const guardedAtStart = new RegExp(formulaAtStart.replace("'*", "'+"))
const within = new RegExp(formulaWithin, 'g')
const guardedWithin = new RegExp(formulaWithin.replace('(?=', "'(?="), 'g')

/** Prevents a spreadsheet from running a text: `=1+1` becomes `'=1+1`. Not for numbers, which may be negative. */
export function guard(text: string): string {
  const guarded = text.replace(within, "$&'")
  return atStart.test(text) ? `'${guarded}` : guarded
}

/** Reverses `guard`. */
export function unguard(text: string): string {
  const start = guardedAtStart.test(text) ? text.slice(1) : text
  return start.replace(guardedWithin, (match) => match.slice(0, -1))
}
