import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { queryClient } from '../../api.ts'
import { csvDataUrl } from '../../csv.ts'
import {
  ImportPublisherOutletsDocument,
  type ImportPublisherOutletsMutation,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { ImportFileForm } from '../import/file-form.tsx'
import { IssueTable } from '../import/issue-table.tsx'
import { uploadPublisherFile } from '../import/upload.ts'

type Result = ImportPublisherOutletsMutation['importPublisherOutlets']

/** Required and common columns of a file, with an example. The template contains them. */
const example = {
  outlet_key: 'portland-ledger',
  outlet_name: 'Portland Ledger',
  outlet_website_url: 'https://www.portland-ledger.example',
  outlet_country: 'United States',
  product_key: 'portland-ledger-feature',
  product_name: 'Full feature',
  product_type: 'FULL_FEATURE',
  product_payout: '100.00',
}
const template = csvDataUrl([Object.keys(example), Object.values(example)])

/** Screen on which a publisher imports outlets and products from a file, after a preview. */
export function PublisherImport() {
  const { may } = useSession()
  const [file, setFile] = useState<File>()
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const back = <Link href="/outlets">{labelFor('outlets')}</Link>
  if (!may(ImportPublisherOutletsDocument)) {
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  }
  const run = async (chosen: File, preview: boolean) => {
    setError(undefined)
    setRunning(true)
    try {
      setResult(await uploadPublisherFile(chosen, preview))
      if (!preview) await queryClient.invalidateQueries()
    } catch (error) {
      setResult(undefined)
      setError(errorText(error).text)
      input.current?.focus()
    } finally {
      setRunning(false)
    }
  }
  return (
    <Screen
      title={t('importOutlets')}
      above={back}
      actions={
        <a className="button" href={template} download="outlets.csv">
          {t('importTemplate')}
        </a>
      }
    >
      {!result?.isApplied && (
        <ImportFileForm
          {...{ input, error, isRunning }}
          hint={t('importOutletsHint')}
          accept=".csv,.jsonl,text/csv"
          isPrimary={!result || result.issues.length > 0}
          preview={(chosen) => {
            setFile(chosen)
            void run(chosen, true)
          }}
        />
      )}
      {!result && <TemplateColumns />}
      {result && (
        <ImportResult
          result={result}
          isRunning={isRunning}
          apply={() => file && void run(file, false)}
          restart={() => setResult(undefined)}
        />
      )}
    </Screen>
  )
}

/** Columns of the template, with an example. */
const TemplateColumns = () => (
  <section className="card narrow">
    <h2>{t('columnsOfTemplate')}</h2>
    <dl className="fields">
      {Object.entries(example).map(([column, text]) => (
        <div key={column}>
          <dt>
            <code>{column}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function ImportResult({
  result,
  isRunning,
  apply,
  restart,
}: {
  result: Result
  isRunning: boolean
  apply(): void
  /** Shows the form for another file. */
  restart(): void
}) {
  const { outlets, products, issues, isApplied } = result
  const count = outlets.created + outlets.updated + products.created + products.updated
  const isRefused = issues.length > 0
  const text = isApplied ? 'importApplied' : isRefused ? 'importRejected' : 'outletsChecked'
  return (
    <section
      className={isRefused ? 'card next' : isApplied ? 'card next narrow' : 'card narrow'}
      data-tone={isRefused ? 'bad' : 'good'}
    >
      <p role="status" className={isRefused ? 'fault' : undefined}>
        {t(count === 0 && !isRefused ? 'noChanges' : text)}
      </p>
      {isRefused ? (
        <IssueTable issues={issues} />
      ) : (
        <Changes outlets={outlets} products={products} />
      )}
      {isApplied && outlets.created > 0 && <p className="hint">{t('importedDrafts')}</p>}
      {isApplied && (
        <div className="actions">
          <Link className="button primary" href="/outlets">
            {t('openOutlets')}
          </Link>
          <button type="button" onClick={restart}>
            {t('importAnother')}
          </button>
        </div>
      )}
      {!isApplied && !isRefused && count > 0 && (
        <div className="actions">
          <button
            type="button"
            className="primary"
            aria-disabled={isRunning}
            onClick={() => isRunning || apply()}
          >
            {t('importApply', { count: numberText(count) })}
          </button>
        </div>
      )}
    </section>
  )
}

const kinds = ['created', 'updated', 'unchanged'] as const

function Changes(changes: Pick<Result, 'outlets' | 'products'>) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('catalogue')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-number>
                {t(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['outlets', 'products'] as const).map((name) => (
            <tr key={name}>
              <td data-label={t('catalogue')}>{labelFor(name)}</td>
              {kinds.map((kind) => (
                <td key={kind} data-label={t(kind)} data-number>
                  {numberText(changes[name][kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
