import { daysAgo, listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'

/** Selectable periods in days. */
export const periodLengths = [7, 30, 90]

/** Default period in days. */
const defaultDays = 30

/** Returns the period in days from URL parameters. */
export function parseDays(address: URLSearchParams): number {
  const days = Number(address.get('days'))
  return periodLengths.includes(days) ? days : defaultDays
}

/** Returns the conditions and list URLs for the period of `days` days until now, and for the previous period. */
export function comparedPeriods(days: number) {
  const [start, before] = [daysAgo(days - 1), daysAgo(2 * days - 1)] as const
  const from = start.toISOString()
  const paidWhere = { status: { eq: 'PAID' } } as const
  const listOf = (datePaid: string) => listUrl(lists.orders, { status: 'PAID', datePaid })
  return {
    href: listOf(`${from}..`),
    hrefBefore: listOf(`${before.toISOString()}..${new Date(start.getTime() - 1).toISOString()}`),
    where: { ...paidWhere, datePaid: { gte: from } },
    whereBefore: { ...paidWhere, datePaid: { gte: before.toISOString(), lt: from } },
  }
}
