import type { OrderItemScreenQuery } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, moneyText, sumOf, timeText } from '../../values.tsx'

/** Order item with the fields that its refunds depend on. */
export type Refundable = OrderItemScreenQuery['orderItems']['nodes'][number]

/** Refund of an order item. Amounts are in US dollars. */
export interface Refund {
  id: string
  amount: number
  /** Amounts refunded as credits and as money; null for refunds without a record. */
  credits: number | null
  money: number | null
  method: string | null
  reference: string | null
  at: string | null
}

/**
 * Returns the refunds of an order item. Refunds older than the refund records are combined into one with their total.
 * @param price original price in US dollars; omit it if swaps have changed the price
 */
export function listRefunds(item: Refundable, price = item.salePrice): Refund[] {
  const { refunds, isRefunded, salePrice } = item
  const recorded = refunds.map(({ createdAt: at, ...refund }) => ({
    ...{ ...refund, at },
    reference: refund.reference ?? providerReferences(item),
  }))
  const total = (isRefunded ? salePrice : 0) + price - salePrice
  const amount = sumOf([total, -sumAmounts(refunds)])
  if (amount <= 0) return recorded
  const { id, refundMethod: method, refundReference: reference, refundDate: at } = item
  return [{ id, amount, credits: null, money: null, method, reference, at }, ...recorded]
}

/** Returns the references of an order item that belong to no refund record, such as those from payment providers. */
function providerReferences({ refunds, refundReference }: Refundable): string | null {
  const own = refunds.map(({ reference }) => reference)
  const others = refundReference?.split(', ').filter((one) => !own.includes(one))
  return others?.join(', ') || null
}

/** Adds up amounts without rounding errors. */
export const sumAmounts = (refunds: readonly { amount: number }[]) =>
  sumOf(refunds.map(({ amount }) => amount))

/** Returns the refunded money and credits. Less than the refunded prices if the order had a discount. */
export function refundedAmounts(refunds: readonly Refund[]): { money: number; credits: number } {
  const money = refunds.map(
    ({ money, method, amount }) => money ?? (method === 'CREDIT' ? 0 : amount),
  )
  const credits = refunds.map(
    ({ credits, method, amount }) => credits ?? (method === 'CREDIT' ? amount : 0),
  )
  return { money: sumOf(money), credits: sumOf(credits) }
}

/** Returns the refunded money and credits of one refund in US dollars. */
export function refundTotal(refund: Refund): number {
  const { money, credits } = refundedAmounts([refund])
  return sumOf([money, credits])
}

/** Describes how much of an order item's price was refunded; undefined without refunds. */
export function refundSummary(item: Refundable, refunds: readonly Refund[]): string | undefined {
  if (refunds.length === 0) return undefined
  const amount = sumAmounts(refunds)
  const price = amount + (item.isRefunded ? 0 : item.salePrice)
  return t('refundedOf', { amount: moneyText(amount), price: moneyText(price) })
}

/** Row of a refund with method and date. */
export function RefundRow({ refund, of }: { refund: Refund; of?: string }) {
  const { method, reference, at } = refund
  const { money, credits } = refundedAmounts([refund])
  const split =
    credits > 0 &&
    method !== 'CREDIT' &&
    t('refundSplit', { credits: moneyText(credits), money: moneyText(money) })
  return (
    <li>
      <span>
        <span>{[method && labelFor(method), reference].filter(Boolean).join(' · ')}</span>
        <small>{[split, at && timeText(at), of].filter(Boolean).join(' · ')}</small>
      </span>
      <Chip value="REFUND" />
      <span className="number">{moneyText(-refundTotal(refund))}</span>
    </li>
  )
}
