import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { PaymentStatusChip } from '../../field-value.tsx'
import { SpendDocument, type SpendQuery } from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { type ListName, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText, moneyText, monthText, numberText, RecordLink, sumOf } from '../../values.tsx'
import { InvoiceRow } from '../order/payment-rows.tsx'
import { LedgerRow } from '../team/ledger-row.tsx'
import { BudgetList, shownBudgets } from './budgets.tsx'

const shownMonths = 6

/** Returns the start of the month `count` months before this one, in UTC. */
const monthsAgo = (count: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count))
}

/** Spend of a buyer team: budgets of this month, paid orders by month, invoices, payments and credits. */
export function SpendScreen() {
  const { session } = useSession()
  const { data, error, refetch } = useOperation(SpendDocument, {
    teamId: session.teamId ?? '',
    from: monthsAgo(shownMonths - 1).toISOString(),
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const profiles = data.team?.profiles.nodes ?? []
  return (
    <Screen title={t('spend')}>
      <div className="spend">
        <Totals profiles={profiles} creditBalance={data.team?.creditBalance ?? 0} />
        <section className="card">
          <h2>{t('budgets')}</h2>
          <p className="hint">{t('budgetsHint')}</p>
          {profiles.length === 0 && <p className="hint">{t('noProfiles')}</p>}
          <BudgetList profiles={profiles} />
          {profiles.length > shownBudgets && (
            <Link href={`/${lists.profiles.path}`}>
              {t('all')} {numberText(profiles.length)}
            </Link>
          )}
        </section>
        <Months byMonth={data.byMonth} />
        <LatestRecords data={data} />
      </div>
    </Screen>
  )
}

type Team = NonNullable<SpendQuery['team']>

function Totals({
  profiles,
  creditBalance,
}: Pick<Team, 'creditBalance'> & { profiles: Team['profiles']['nodes'] }) {
  const spent = sumOf(profiles.map(({ monthlySpend }) => monthlySpend))
  const budgeted = profiles.filter(({ monthlyBudget }) => monthlyBudget !== null)
  const budget = sumOf(budgeted.map(({ monthlyBudget }) => monthlyBudget ?? 0))
  const left = sumOf(
    budgeted.map(({ monthlyBudget, monthlySpend }) =>
      Math.max((monthlyBudget ?? 0) - monthlySpend, 0),
    ),
  )
  return (
    <section className="figures thirds">
      <Figure name={t('spentThisMonth')} value={moneyText(spent)} />
      <Figure
        name={t('budgetThisMonth')}
        value={budgeted.length === 0 ? '–' : moneyText(budget)}
        hint={
          budgeted.length === 0 ? t('noBudgets') : t('leftOfBudgets', { amount: moneyText(left) })
        }
      />
      <Figure name={t('creditBalance')} value={moneyText(creditBalance)} />
    </section>
  )
}

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <article className="card figure">
      <h2>{name}</h2>
      <p>
        <b>{value}</b>
      </p>
      {hint && <small>{hint}</small>}
    </article>
  )
}

/** Amounts of paid orders of each month, with a link to the orders. */
function Months({ byMonth }: { byMonth: SpendQuery['byMonth'] }) {
  const keyOf = (date: string | Date) => new Date(date).toISOString().slice(0, 7)
  const sums = new Map(
    byMonth.map(({ keys, sum }) => [keyOf(keys.datePaid ?? ''), sum.netRevenue ?? 0]),
  )
  const months = Array.from({ length: shownMonths }, (_, at) => monthsAgo(at))
  const most = Math.max(...sums.values(), 1)
  return (
    <section className="card">
      <h2>{t('paidByMonth')}</h2>
      {byMonth.length === 0 ? (
        <p className="hint">{t('noOrdersPaid')}</p>
      ) : (
        <ul className="meters">
          {months.map((from, at) => {
            const amount = sums.get(keyOf(from)) ?? 0
            const until = new Date(monthsAgo(at - 1).getTime() - 1)
            const datePaid = `${from.toISOString()}..${until.toISOString()}`
            return (
              <li key={from.toISOString()}>
                <Link href={listUrl(lists.orders, { status: 'PAID', datePaid })}>
                  <span>{monthText(from.toISOString())}</span>
                  <span className="meter">
                    {amount > 0 && <i style={{ width: `${(amount / most) * 100}%` }} />}
                  </span>
                  <b>{moneyText(amount)}</b>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Latest invoices, payments and credits. */
function LatestRecords({ data }: { data: SpendQuery }) {
  return (
    <div className="figures thirds">
      <Latest
        title={t('latestInvoices')}
        list="invoices"
        empty={t('noInvoices')}
        part={data.invoices}
      >
        {data.invoices.nodes.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Latest>
      <Latest
        title={t('latestPayments')}
        list="payments"
        empty={t('noPaymentsYet')}
        part={data.payments}
      >
        {data.payments.nodes.map((payment) => (
          <li key={payment.id}>
            <span>
              <RecordLink record={payment.order} />
              <small>{[labelFor(payment.provider), dayText(payment.createdAt)].join(' · ')}</small>
            </span>
            <PaymentStatusChip payment={payment} />
            <span className="number">{moneyText(payment.amount)}</span>
          </li>
        ))}
      </Latest>
      <Latest
        title={t('latestCredits')}
        list="ledgerEntries"
        empty={t('noCredits')}
        part={data.ledgerEntries}
      >
        {data.ledgerEntries.nodes.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </Latest>
    </div>
  )
}

/** Card with the latest records of a list. */
function Latest({
  title,
  list,
  empty,
  part: { totalCount, nodes },
  children,
}: {
  title: string
  list: ListName
  empty: string
  part: { totalCount: number; nodes: readonly unknown[] }
  children: ReactNode
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {totalCount === 0 && <p className="hint">{empty}</p>}
      <ul className="rows">{children}</ul>
      {totalCount > nodes.length && (
        <Link href={`/${lists[list].path}`}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
