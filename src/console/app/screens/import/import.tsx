import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { request } from '../../api.ts'
import {
  ApplyImportDocument,
  ImportCatalogueDocument,
  ImportScreenDocument,
  type ImportScreenQuery,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { ListLink } from '../../list/list-link.tsx'
import { MutationButton } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, percentText, RecordLink, timeText } from '../../values.tsx'
import { Differences } from './differences.tsx'
import { ImportErrors } from './import-errors.tsx'

type Import = NonNullable<ImportScreenQuery['import']>

/** Polling interval in milliseconds while an import is running. */
const pollMs = 1000

/** Import screen: progress, changes, errors by line, and the button to apply it. */
export function ImportScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['ImportScreen', { id }],
    queryFn: ({ signal }) => request(ImportScreenDocument, { id }, signal),
    refetchInterval: ({ state }) => (isFinished(state.data?.import) ? false : pollMs),
  })
  const back = <ListLink list={lists.imports} />
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const catalogueImport = data.import
  if (!catalogueImport)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  return (
    <Screen
      title={catalogueImport.fileName}
      above={back}
      actions={<NextSteps found={catalogueImport} />}
    >
      <section className="card">
        <p className="chips">
          <Chip value={catalogueImport.status} />
          <small>
            {timeText(catalogueImport.createdAt)}{' '}
            {catalogueImport.createdBy && <RecordLink record={catalogueImport.createdBy} />}
          </small>
        </p>
        <div role="status">
          {isFinished(catalogueImport) ? (
            <p>{outcomeText(catalogueImport)}</p>
          ) : (
            <Progress found={catalogueImport} />
          )}
        </div>
      </section>
      {!hasNoReadableRows(catalogueImport) && <Changes found={catalogueImport} />}
      {catalogueImport.issueCount > 0 && (
        <ImportErrors importId={id} total={catalogueImport.issueCount} />
      )}
      {catalogueImport.warningCount > 0 && (
        <ImportErrors importId={id} total={catalogueImport.warningCount} isWarning />
      )}
      {catalogueImport.status === 'PREVIEWED' && (
        <Differences differences={catalogueImport.differences} />
      )}
      <RecordHistory id={id} />
    </Screen>
  )
}

const isFinished = (catalogueImport: Import | null | undefined) =>
  catalogueImport === null || catalogueImport?.completedAt != null

const countChanges = (
  { outlets, products }: Import,
  ...names: ('created' | 'updated' | 'unchanged')[]
) => names.reduce((sum, name) => sum + (outlets?.[name] ?? 0) + (products?.[name] ?? 0), 0)

/** Whether no row could be read, such as after an error in the header. */
const hasNoReadableRows = (catalogueImport: Import) =>
  catalogueImport.issueCount > 0 &&
  countChanges(catalogueImport, 'created', 'updated', 'unchanged') === 0

/** Describes the result of an import. */
function outcomeText(catalogueImport: Import): string {
  const { status, isPartial, issueCount, failure } = catalogueImport
  if (status === 'APPLIED')
    return t(isPartial && issueCount > 0 ? 'importAppliedPartially' : 'importApplied')
  if (status === 'REFUSED') return t('importRejected')
  if (status === 'FAILED') return t('importFailed', { reason: failure ?? '' })
  if (hasNoReadableRows(catalogueImport)) return t('importUnreadable')
  return t(issueCount > 0 ? 'importWithErrors' : 'importClean')
}

function Progress({ found: { status, bytesRead, size } }: { found: Import }) {
  if (status === 'PENDING') return <p>{t('importQueued')}</p>
  const percent = percentText(bytesRead / Math.max(size, 1), { roundingMode: 'floor' })
  return (
    <label>
      {t('reading', { percent })}
      <progress value={bytesRead} max={Math.max(size, 1)} />
    </label>
  )
}

/** Next steps: upload a corrected file, open the catalogue, or apply the import. */
function NextSteps({ found }: { found: Import }) {
  const { may } = useSession()
  return (
    <>
      {isFinished(found) && found.issueCount > 0 && may(ImportCatalogueDocument) && (
        <Link className="button" href="/imports/new">
          {t('uploadCorrected')}
        </Link>
      )}
      {found.status === 'APPLIED' && (
        <Link className="button" href={`/${lists.listings.path}`}>
          {t('catalogue')}
        </Link>
      )}
      <Apply found={found} />
    </>
  )
}

/** Label of the button that imports `count` records. */
function applyText(count: number, isPartial: boolean): string {
  if (count === 1) return t(isPartial ? 'importValidOne' : 'importApplyOne')
  return t(isPartial ? 'importValid' : 'importApply', { count: numberText(count) })
}

function Apply({ found }: { found: Import }) {
  const { may } = useSession()
  const count = countChanges(found, 'created', 'updated')
  if (found.status !== 'PREVIEWED' || count === 0 || !may(ApplyImportDocument)) return null
  const partial = found.issueCount > 0
  return (
    <MutationButton
      name={applyText(count, partial)}
      isPrimary
      change={{ document: ApplyImportDocument, input: { catalogueImportId: found.id, partial } }}
    />
  )
}

function Changes({ found }: { found: Import }) {
  const { status, outlets, products } = found
  if (!outlets || !products || !['PREVIEWED', 'APPLIED'].includes(status)) return null
  const isNothing = countChanges(found, 'created', 'updated') === 0
  const names = ['created', 'updated', 'unchanged'] as const
  return (
    <section className="part">
      <h2>{t(status === 'APPLIED' ? 'appliedChanges' : 'plannedChanges')}</h2>
      {isNothing && <p className="hint">{t('noChanges')}</p>}
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('catalogue')}</th>
              {names.map((name) => (
                <th key={name} scope="col" data-number>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries({ outlets, products }).map(([what, changes]) => (
              <tr key={what}>
                <td data-label={t('catalogue')}>
                  {status === 'APPLIED' ? (
                    <Link href={`/${what}`}>{labelFor(what)}</Link>
                  ) : (
                    labelFor(what)
                  )}
                </td>
                {names.map((name) => (
                  <td key={name} data-label={t(name)} data-number>
                    {numberText(changes[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
