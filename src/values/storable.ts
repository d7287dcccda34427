/**
 * Whether PostgreSQL stores a text unchanged. It rejects NUL, and an unpaired surrogate becomes another character.
 */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

/** Issue message for a text that is not storable. */
export const mustBeStorable = 'must be Unicode text without NUL characters'
