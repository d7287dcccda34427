import {
  RefundedArticlesDocument,
  StatusesDocument,
  TodayArticlesDocument,
  TodayChecksDocument,
  TodayMailsDocument,
  TodayOrdersDocument,
  TodayRevenueBeforeDocument,
  TodayRevenueDocument,
  TodaySettlementDocument,
  TodayStatusesDocument,
  TodayWebhooksDocument,
} from '../../generated/graphql.ts'
import { askAhead } from '../../graph.ts'
import { daysIn, spansOf } from './spans.ts'

const key = 'masthead.operator'

/** Stores whether an operator is signed in, for `askTodayAhead`. */
export function keepOperator(isOperator: boolean): void {
  if (isOperator) localStorage.setItem(key, 'true')
  else localStorage.removeItem(key)
}

/**
 * Prefetches the queries of the Today screen in parallel with the session query, if the URL is Today and the last session was
 * an operator's. If it no longer is, the queries fail and run again after sign-in.
 */
export function askTodayAhead(): void {
  const { pathname, search } = location
  if (localStorage.getItem(key) === null || !/^\/console\/?$/.test(pathname)) return
  const { where, whereBefore } = spansOf(daysIn(new URLSearchParams(search)))
  // Slowest queries first, and the comparison with the previous period last.
  askAhead(TodayArticlesDocument, {})
  askAhead(TodayRevenueDocument, { where })
  askAhead(TodaySettlementDocument, {})
  askAhead(TodayStatusesDocument, {})
  askAhead(TodayOrdersDocument, {})
  askAhead(RefundedArticlesDocument, { first: 1 })
  askAhead(TodayChecksDocument, {})
  askAhead(TodayWebhooksDocument, {})
  askAhead(TodayMailsDocument, {})
  askAhead(StatusesDocument, {})
  askAhead(TodayRevenueBeforeDocument, { where: whereBefore })
}
