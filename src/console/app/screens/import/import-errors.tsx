import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { ImportIssuesDocument } from '../../generated/graphql.ts'
import { Pager } from '../../list/list-page.tsx'
import { pageSize } from '../../list/url-parameters.ts'
import { t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { IssueTable } from './issue-table.tsx'

type ImportErrorsProps = { importId: string; total: number; isWarning?: boolean }

/** Shows the errors or warnings of an import by line, one page at a time. */
export function ImportErrors({ importId, total, isWarning = false }: ImportErrorsProps) {
  const [page, goTo] = useState(1)
  const { data, error, refetch } = useOperation(
    ImportIssuesDocument,
    { importId, isWarning, first: pageSize, offset: (page - 1) * pageSize },
    { keepPrevious: true },
  )
  return (
    <section className="part">
      <h2>
        {t(isWarning ? 'warningsByLine' : 'errorsByLine')} <small>{numberText(total)}</small>
      </h2>
      {isWarning && <p className="hint">{t('warningsHint')}</p>}
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <IssueTable issues={data.importIssues.nodes} />
          <Pager page={page} total={data.importIssues.totalCount} goTo={goTo} />
        </>
      )}
    </section>
  )
}
