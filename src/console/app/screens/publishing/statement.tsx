import { useOperation } from '../../api.ts'
import { StatementPdfDocument, StatementsOfTeamDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import { moneyText, monthText, RecordLink } from '../../values.tsx'
import { recordsPerSection, TeamSection } from '../team/section.tsx'

/** Screen of a statement, with its PDF. */
export function StatementScreen({ id }: { id: string }) {
  const { data } = useOperation(StatementPdfDocument, { id })
  const statement = data?.payoutStatement
  return (
    <RecordPage
      list={lists.payoutStatements}
      id={id}
      moreActions={statement && <StatementPdf statement={statement} />}
    />
  )
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
