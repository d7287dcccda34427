import { differenceText, moneyText } from '../values.tsx'

/** Row of a list of amounts (`dl.sums`). */
export function Sum({
  name,
  amount,
  isTotal = false,
  isDifference = false,
}: {
  name: string
  /** Amount in US dollars. */
  amount: number
  /** Whether the amount is what the rows above add up to. */
  isTotal?: boolean
  /** Whether the amount has its sign, also if it is positive. */
  isDifference?: boolean
}) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd className="number">{isDifference ? differenceText(amount) : moneyText(amount)}</dd>
    </div>
  )
}
