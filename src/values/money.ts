/** Largest amount accepted, in cents: a hundred billion dollars, which a JSON number represents exactly. */
const maxCents = 10_000_000_000_000n

/**
 * Exact cents of an amount in major units, as a number or a decimal text.
 * @returns null when it is no amount, has more than two decimals, or is out of range
 */
export function parseMoney(value: unknown): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(String(value))
  if (!match) return null
  const cents = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
  if (cents > maxCents) return null
  return match[1] ? -cents : cents
}

/** Cents as an amount in a message: 15450 is “154.50”. */
export const amountText = (cents: bigint) => formatMoney(cents).toFixed(2)

/** Cents as major units: 15450 is 154.5. The quotient is the nearest double, which prints with the same two decimals. */
export function formatMoney(cents: bigint | number): number {
  return Number(cents) / 100
}

/** Upper bound of an amount, as an issue has it. @param cents */
export const atMost = (cents: bigint) => ({ max: formatMoney(cents), unit: 'USD' }) as const
