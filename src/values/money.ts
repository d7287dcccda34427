/** Maximum amount, in cents: a hundred billion dollars, which a JSON number represents exactly. */
const maxCents = 10_000_000_000_000n

/**
 * Converts an amount in major units, a number or a decimal text, to cents without rounding.
 * @returns null if it is not an amount, has more than two decimals, or is out of range
 */
export function parseMoney(value: unknown): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(String(value))
  if (!match) return null
  const cents = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
  if (cents > maxCents) return null
  return match[1] ? -cents : cents
}

/** Formats cents for a message: 15450 becomes “154.50”. */
export const amountText = (cents: bigint) => formatMoney(cents).toFixed(2)

/**
 * Converts cents to major units: 15450 becomes 154.5. The quotient is the nearest double, which prints with the same
 * two decimals.
 */
export function formatMoney(cents: bigint | number): number {
  return Number(cents) / 100
}

/**
 * Returns a percentage of an amount in cents, rounded half up to the cent.
 * @param percent at most four decimals
 */
export function percentOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(Math.round(percent * 10_000)) + 500_000n) / 1_000_000n
}

/** Upper bound of an amount as issue parameters, in major units. @param cents */
export const atMost = (cents: bigint) => ({ max: formatMoney(cents), unit: 'USD' }) as const
