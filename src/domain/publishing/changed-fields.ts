import { isDeepStrictEqual } from 'node:util'

/** Returns the fields of an input that differ from a record. Omitted fields are unchanged, and an empty text equals null. */
export function changedFields<Input extends object>(input: Input, record: object): Partial<Input> {
  const current = record as Record<string, unknown>
  const entries = Object.entries(input).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(comparable(value), comparable(current[name])),
  )
  return Object.fromEntries(entries) as Partial<Input>
}

const comparable = (value: unknown) => (value === '' ? null : (value ?? null))
