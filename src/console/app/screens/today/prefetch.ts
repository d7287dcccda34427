import { prefetch } from '../../api.ts'
import {
  RefundedArticlesDocument,
  StatusesDocument,
  TodayArticlesDocument,
  TodayChecksDocument,
  TodayEmailsDocument,
  TodayOrdersDocument,
  TodayPublishingDocument,
  TodayRevenueBeforeDocument,
  TodayRevenueDocument,
  TodaySettlementDocument,
  TodayStatusesDocument,
  TodayWebhooksDocument,
} from '../../generated/graphql.ts'
import { comparedPeriods, parseDays } from './periods.ts'
import { todayIsTest, todayTeams } from './teams.ts'

const key = 'masthead.operator'

/** Stores whether an operator is signed in, for `prefetchToday`. */
export function storeIsOperator(isOperator: boolean): void {
  if (isOperator) localStorage.setItem(key, 'true')
  else localStorage.removeItem(key)
}

/**
 * Prefetches the queries of the Today screen in parallel with the session query, if the URL is Today and the last session was
 * an operator's. If it no longer is, the queries fail and run again after sign-in.
 */
export function prefetchToday(): void {
  const { pathname, search } = location
  if (localStorage.getItem(key) === null || !/^\/console\/?$/.test(pathname)) return
  const { where, whereBefore } = comparedPeriods(parseDays(new URLSearchParams(search)))
  // Slowest queries first, and the comparison with the previous period last.
  const teams = todayTeams(true)
  const isTest = todayIsTest(true)
  prefetch(TodayArticlesDocument, teams)
  prefetch(TodayRevenueDocument, { where })
  prefetch(TodaySettlementDocument, {})
  prefetch(TodayStatusesDocument, {})
  prefetch(TodayOrdersDocument, teams)
  prefetch(RefundedArticlesDocument, { first: 1, ...teams })
  prefetch(TodayPublishingDocument, {})
  prefetch(TodayChecksDocument, isTest)
  prefetch(TodayWebhooksDocument, teams)
  prefetch(TodayEmailsDocument, isTest)
  prefetch(StatusesDocument, {})
  prefetch(TodayRevenueBeforeDocument, { where: whereBefore })
}
