import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  StatementEntriesDocument,
  type StatementEntriesQuery,
  StatementScreenDocument,
  type StatementScreenQuery,
  StatementsOfTeamDocument,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import {
  Chip,
  differenceText,
  moneyText,
  monthText,
  numberText,
  RecordLink,
  utcDayText,
} from '../../values.tsx'
import { recordsPerSection, TeamSection } from '../team/section.tsx'

/** Screen of a statement: the entries and payouts of its month, and its PDF. */
export function StatementScreen({ id }: { id: string }) {
  const { data } = useOperation(StatementScreenDocument, { id })
  const statement = data?.payoutStatement
  return (
    <RecordPage
      list={lists.payoutStatements}
      id={id}
      hiddenFields={['createdAt']}
      moreActions={statement && <StatementPdf statement={statement} />}
    >
      {statement && <Entries statement={statement} />}
    </RecordPage>
  )
}

/** Entries of each kind on the screen. The list of ledger entries has the others. */
const entriesShown = 100

/** Line of a statement. */
interface Line {
  id: string
  at: string
  /** EARNED, REVERSED, PAID or RETURNED. */
  type: string
  name: ReactNode
  note?: string | undefined
  /** Positive if it increases the balance. */
  amount: number
}

/** Ledger entries and payouts of the month, which add up to the difference between its balances. */
function Entries({
  statement: { teamId, periodStart, periodEnd },
}: {
  statement: NonNullable<StatementScreenQuery['payoutStatement']>
}) {
  const { data, error, refetch } = useOperation(StatementEntriesDocument, {
    ...{ teamId, start: periodStart, end: periodEnd, first: entriesShown },
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={6} />
  const { entries, paid, returned } = data
  // The end is exclusive, and a filter of a list is inclusive.
  const lastMs = new Date(Date.parse(periodEnd) - 1).toISOString()
  const range = `${periodStart}..${lastMs}`
  const { publisherLedgerEntries, payouts } = lists
  return (
    <section className="card">
      <h2>{t('statementEntries')}</h2>
      <ul className="rows">
        {linesOf(data).map(({ id, at, type, name, note, amount }) => (
          <li key={`${type} ${id}`}>
            <span>
              {name}
              <small>{[utcDayText(at), note].filter(Boolean).join(' · ')}</small>
            </span>
            <Chip value={type} />
            <span className="number">{differenceText(amount)}</span>
          </li>
        ))}
      </ul>
      <Others
        {...entries}
        name={labelFor('publisherLedgerEntries')}
        href={listUrl(publisherLedgerEntries, { teamId, createdAt: range })}
      />
      <Others
        {...paid}
        name={labelFor('PAID')}
        href={listUrl(payouts, { teamId, paidAt: range })}
      />
      <Others
        {...returned}
        name={labelFor('RETURNED')}
        href={listUrl(payouts, { teamId, status: 'REVERSED', endedAt: range })}
      />
    </section>
  )
}

/** Number of the shown records, with a link to all of them; nothing if all are shown. */
const Others = ({
  name,
  href,
  nodes,
  totalCount,
}: {
  name: string
  href: string
  nodes: readonly unknown[]
  totalCount: number
}) =>
  totalCount > nodes.length && (
    <p className="hint">
      {`${name}: ${t('shownOf', { count: numberText(nodes.length), total: numberText(totalCount) })} · `}
      <Link href={href}>
        {t('all')} {numberText(totalCount)}
      </Link>
    </p>
  )

/** Returns the lines of a statement by time, as in its PDF. */
function linesOf({ entries, paid, returned }: StatementEntriesQuery): Line[] {
  const payoutName = (payout: { __typename: 'Payout'; id: string; amount: number }) => (
    <RecordLink record={payout}>{labelFor('payout')}</RecordLink>
  )
  const lines: Line[] = [
    ...entries.nodes.map(({ id, type, amount, createdAt, placement }) => ({
      ...{ id, type, amount, at: createdAt, note: placement.product.outlet.name },
      name: <RecordLink record={placement}>{placement.product.name}</RecordLink>,
    })),
    ...paid.nodes.map((payout) => ({
      ...{ id: payout.id, type: 'PAID', at: payout.paidAt!, amount: -payout.amount },
      ...{ name: payoutName(payout), note: payout.reference ?? undefined },
    })),
    ...returned.nodes.map((payout) => ({
      ...{ id: payout.id, type: 'RETURNED', at: payout.endedAt!, amount: payout.amount },
      ...{ name: payoutName(payout), note: payout.reference ?? undefined },
    })),
  ]
  return lines.sort((one, other) => one.at.localeCompare(other.at))
}

/** Latest statements of a publisher, with their PDFs. */
export function Statements({ teamId }: { teamId: string }) {
  const variables = { teamId, first: recordsPerSection }
  const { data, error, refetch } = useOperation(StatementsOfTeamDocument, variables)
  const { nodes = [], totalCount = 0 } = data?.payoutStatements ?? {}
  return (
    <TeamSection
      title={labelFor('payoutStatements')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={totalCount === 0 ? t('noStatements') : undefined}
      all={{ href: listUrl(lists.payoutStatements, { teamId }), total: totalCount }}
    >
      <ul className="rows">
        {nodes.map((statement) => (
          <li key={statement.id}>
            <span>
              <RecordLink record={statement}>{statement.referenceNumber}</RecordLink>
              <small>
                {[
                  monthText(statement.periodStart),
                  t('statementBalance', { amount: moneyText(statement.closingBalance) }),
                ].join(' · ')}
              </small>
            </span>
            <span className="number">{moneyText(statement.earned)}</span>
            <span className="actions">
              <StatementPdf statement={statement} />
            </span>
          </li>
        ))}
      </ul>
    </TeamSection>
  )
}

function StatementPdf({
  statement: { referenceNumber, pdfUrl },
}: {
  statement: { referenceNumber: string; pdfUrl: string }
}) {
  return (
    <a className="button" href={pdfUrl} download aria-label={t('pdfOf', { name: referenceNumber })}>
      PDF
    </a>
  )
}
