/** Whether PostgreSQL keeps a text as it is: it has no NUL, and half of a surrogate pair becomes another character. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

/** What is said of a text that is not. */
export const mustBeStorable = 'must be Unicode text without NUL characters'
