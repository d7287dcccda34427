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

/** Keeps whether it is an operator who is signed in here, who may ask whatever Today shows. */
export function keepOperator(isOperator: boolean): void {
  if (isOperator) localStorage.setItem(key, 'true')
  else localStorage.removeItem(key)
}

/**
 * Asks what Today shows, where that is looked at, while it is asked who is signed in: where that was an operator the last
 * time. Whoever else it is by now is refused, and asked again as they sign in.
 */
export function askTodayAhead(): void {
  const { pathname, search } = location
  if (localStorage.getItem(key) === null || !/^\/console\/?$/.test(pathname)) return
  const { where, whereBefore } = spansOf(daysIn(new URLSearchParams(search)))
  // What takes longest is asked first, and what is shown beside it last.
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
