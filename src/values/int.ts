/** Whether a value is a 32-bit signed integer, as in GraphQL and PostgreSQL. */
export function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value
}
