import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { FilterFault } from '../list/filter-fault.tsx'
import { nameOf, t } from '../texts/index.ts'
import { useBeyond } from '../ui/beyond.ts'
import { copy } from '../ui/copy.ts'
import { Empty, Skeleton } from '../ui/states.tsx'
import { numberText } from '../values.tsx'
import { ask, documentOf, resultOf } from './asked.ts'
import { csvOf } from './csv.ts'
import { drawable, drawnOf, lackOf } from './drawn.ts'
import { figuresOf } from './figures.ts'
import { Groups } from './groups.tsx'
import type { Kind } from './kinds.ts'
import { measureName, measureText } from './names.ts'
import { notesOfPicture, notesOfTable } from './notes.ts'
import type { Question, Result } from './question.ts'

const Chart = lazy(() => import('./chart.tsx'))

interface Asked {
  question: Question
  kind: Kind
  /** Selects the measure to chart. */
  draw(measure: string): void
}

/** Shows a query result as chart and table, with CSV download and the equivalent GraphQL query. */
export function Answer({
  question,
  kind,
  draw,
  change,
}: Asked & { change(name: string, value: null): void }) {
  const asked = documentOf(question)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['Explore', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    select: (answered) => resultOf(question, answered),
    placeholderData: keepPreviousData,
  })
  if (error) {
    const { subject, address } = question
    const list = { name: subject.list, filters: subject.filters }
    return (
      <FilterFault list={list} address={address} change={change} error={error} retry={refetch} />
    )
  }
  // The placeholder is the result of another query, with other dimensions.
  if (!data || isPlaceholderData) return <Skeleton lines={10} />
  if (data.groups.length === 0)
    return <Empty title={t('emptyFiltered')} hint={t('emptyFilteredHint')} />
  return <Shown question={question} result={data} kind={kind} draw={draw} />
}

function Shown({ question, result, kind, draw }: Asked & { result: Result }) {
  const { query, variables } = documentOf(question)
  const beyond = useBeyond()
  // With a limit of the user's own, the result is complete.
  const isCut = result.total > result.groups.length && !question.top
  return (
    <div className="answer">
      {isCut && (
        <p className="cut" role="status">
          {t('cut', {
            shown: numberText(result.groups.length),
            total: numberText(result.total),
          })}
        </p>
      )}
      {kind !== 'table' && <Picture question={question} result={result} kind={kind} draw={draw} />}
      <section className="part">
        <h2>
          {t('table')}{' '}
          <small>
            {result.total === 1 ? t('oneGroup') : t('groups', { count: numberText(result.total) })}
          </small>
        </h2>
        <div className="table groups" ref={beyond}>
          <Groups key={question.subject.list} question={question} result={result} />
        </div>
        {notesOfTable(question, result).map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
        <div className="actions">
          <a className="button" href={csvOf(question, result)} download="explore.csv">
            {t('export')}
          </a>
        </div>
      </section>
      <details className="card">
        <summary>{t('theGraphql')}</summary>
        <Copied text={query} />
        <h3>{t('variables')}</h3>
        <Copied text={JSON.stringify(variables, null, 2)} />
        <div className="actions">
          <button type="button" onClick={() => copy(JSON.stringify({ query, variables }))}>
            {t('copyRequest')}
          </button>
        </div>
      </details>
    </div>
  )
}

/** Shows the chart with notes on hidden data, or a hint if the query cannot be charted. */
function Picture({ question, result, kind, draw }: Asked & { result: Result }) {
  const lack = lackOf(kind, question)
  const figures = useMemo(
    () => (lack ? undefined : figuresOf(kind, question, result)),
    [lack, kind, question, result],
  )
  if (lack || !figures) return <p className="hint card">{lack && t(lack)}</p>
  const possible = drawable(question)
  const drawn = drawnOf(kind, question)
  return (
    <section className="card">
      {possible.length > drawn.length && (
        <label className="drawn">
          {t('drawn')}
          <select
            value={measureText(
              drawn.find((one) => measureText(one) === question.drawn) ?? drawn[0]!,
            )}
            onChange={({ target }) => draw(target.value)}
          >
            {possible.map((measure) => (
              <option key={measureText(measure)} value={measureText(measure)}>
                {measureName(question.subject, measure)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <Chart
          kind={kind}
          figures={figures}
          label={t('chartOf', { what: nameOf(question.subject.list) })}
        />
      </Suspense>
      {notesOfPicture(kind, question, result).map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  )
}

function Copied({ text }: { text: string }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
      <pre tabIndex={0}>{text}</pre>
      <div className="actions">
        <button type="button" onClick={() => copy(text)}>
          {t('copy')}
        </button>
      </div>
    </>
  )
}
