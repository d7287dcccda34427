/** A part of an answer that is JSON already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** What it says, for whoever writes the answer without knowing of it. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Writes an answer whose root fields, or the entries of whose lists, may be JSON already. */
export function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text
  if (Array.isArray(value)) {
    return value[0] instanceof JsonText ? `[${value.map(jsonOf).join(',')}]` : JSON.stringify(value)
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value)
    return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(
    ([, held]) => held !== undefined && typeof held !== 'function',
  )
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${jsonOf(held)}`).join(',')}}`
}
