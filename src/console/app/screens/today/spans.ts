import { daysAgo, hrefOf } from '../../list/address.ts'
import { lists } from '../../lists.ts'

/** Days that Today can look at. */
export const spans = [7, 30, 90]

/** How many it looks at unless others are chosen. */
const usualDays = 30

/** How many days an address of Today names. */
export function daysIn(address: URLSearchParams): number {
  const given = Number(address.get('days'))
  return spans.includes(given) ? given : usualDays
}

/** The span of so many days up to now, and the one before it: what is asked, and the lists of what is answered. */
export function spansOf(days: number) {
  const [start, before] = [daysAgo(days - 1), daysAgo(2 * days - 1)] as const
  const from = start.toISOString()
  const paid = { status: { eq: 'PAID' } } as const
  const listOf = (datePaid: string) => hrefOf(lists.orders, { status: 'PAID', datePaid })
  return {
    href: listOf(`${from}..`),
    hrefBefore: listOf(`${before.toISOString()}..${new Date(start.getTime() - 1).toISOString()}`),
    where: { ...paid, datePaid: { gte: from } },
    whereBefore: { ...paid, datePaid: { gte: before.toISOString(), lt: from } },
  }
}
