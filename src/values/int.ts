/** Whether a value is what GraphQL and PostgreSQL call an integer: a whole number of 32 bits with its sign. */
export function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value
}
