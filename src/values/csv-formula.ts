import pg from 'pg'

// What a spreadsheet passes over before it looks for a formula: white space and marks without a width.
const skipped =
  '[\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]'
// Also as wide as East Asian letters, which Excel takes for the same.
const signs = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
/** How a cell goes on that is taken for a formula, or might be on its way there (OWASP, CSV injection). */
const formula = `(?:[\\t\\r\\n]|${skipped}*${signs})`

const isFormula = new RegExp(`^'*${formula}`)
const isGuarded = new RegExp(`^'+${formula}`)

/** Keeps a spreadsheet from running a text: `=1+1` is written `'=1+1`. Not for numbers, which may be negative. */
export function guard(text: string): string {
  return isFormula.test(text) ? `'${text}` : text
}

/** Takes away what `guard` added. */
export function unguard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text
}

/** `guard` as SQL over an expression of a text. */
export function guardSql(expression: string): string {
  // Nearly all texts begin with a Latin letter, and are told apart at a tenth of the time.
  const test = `ascii(${expression}) NOT BETWEEN 65 AND 122 AND ${expression} ~ ${pg.escapeLiteral(isFormula.source)}`
  return `CASE WHEN ${test} THEN '''' || ${expression} ELSE ${expression} END`
}
