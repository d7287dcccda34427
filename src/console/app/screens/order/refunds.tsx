import type { OrderItemScreenQuery } from '../../generated/graphql.ts'
import { nameOf, t } from '../../texts/index.ts'
import { Chip, moneyText, timeText } from '../../values.tsx'

/** A unit, as far as refunds of its price go. */
export type Refundable = OrderItemScreenQuery['orderItems']['nodes'][number]

/** Something that was refunded of the price of a unit. */
export interface Refund {
  id: string
  amount: number
  /** What of it came back as credits, and what as money; null where that was not kept. */
  credits: number | null
  money: number | null
  method: string | null
  reference: string | null
  at: string | null
}

/**
 * What was refunded of a unit. Of what was before each refund was kept, the amount alone is known.
 * @param price what the unit cost at first, where nothing but refunds has changed it
 */
export function refundsOf(item: Refundable, price = item.salePrice): Refund[] {
  const { refunds, isRefunded, salePrice } = item
  const kept = refunds.map(({ createdAt: at, ...refund }) => ({
    ...{ ...refund, at },
    reference: refund.reference ?? othersOf(item),
  }))
  const total = (isRefunded ? salePrice : 0) + price - salePrice
  const amount = (cents(total) - cents(sumOf(refunds))) / 100
  if (amount <= 0) return kept
  const { id, refundMethod: method, refundReference: reference, refundDate: at } = item
  return [{ id, amount, credits: null, money: null, method, reference, at }, ...kept]
}

const cents = (amount: number) => Math.round(amount * 100)

/** References of a unit that no refund has as its own: those that providers gave. */
function othersOf({ refunds, refundReference }: Refundable): string | null {
  const own = refunds.map(({ reference }) => reference)
  const others = refundReference?.split(', ').filter((one) => !own.includes(one))
  return others?.join(', ') || null
}

/** Amounts, to the cent. */
export const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + cents(amount), 0) / 100

/** What came back: less than was refunded of the prices where the order had a discount. */
export function cameBack(refunds: readonly Refund[]): { money: number; credits: number } {
  const sum = (of: (refund: Refund) => number) =>
    refunds.reduce((all, refund) => all + cents(of(refund)), 0) / 100
  return {
    money: sum(({ money, method, amount }) => money ?? (method === 'CREDIT' ? 0 : amount)),
    credits: sum(({ credits, method, amount }) => credits ?? (method === 'CREDIT' ? amount : 0)),
  }
}

/** How much of the price of a unit was refunded; nothing where nothing was. */
export function refundedOf(item: Refundable, refunds: readonly Refund[]): string | undefined {
  if (refunds.length === 0) return undefined
  const amount = sumOf(refunds)
  const price = amount + (item.isRefunded ? 0 : item.salePrice)
  return t('refundedOf', { amount: moneyText(amount), price: moneyText(price) })
}

/** A refund with its way and date, as a row. */
export function RefundRow({ refund, of }: { refund: Refund; of?: string }) {
  const { method, reference, at } = refund
  const { money, credits } = cameBack([refund])
  const split =
    credits > 0 &&
    method !== 'CREDIT' &&
    t('refundSplit', { credits: moneyText(credits), money: moneyText(money) })
  return (
    <li>
      <span>
        <span>{[method && nameOf(method), reference].filter(Boolean).join(' · ')}</span>
        <small>{[split, at && timeText(at), of].filter(Boolean).join(' · ')}</small>
      </span>
      <Chip value="REFUND" />
      <span className="number">{moneyText(-(cents(money) + cents(credits)) / 100)}</span>
    </li>
  )
}
