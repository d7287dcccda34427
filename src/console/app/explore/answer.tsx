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
  /** Chooses the measure that is drawn. */
  draw(measure: string): void
}

/** The answer to a question: a picture and a table, to take along as a file and as the question in GraphQL. */
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
  // What was asked before has other keys.
  if (!data || isPlaceholderData) return <Skeleton lines={10} />
  if (data.groups.length === 0)
    return <Empty title={t('emptyFiltered')} hint={t('emptyFilteredHint')} />
  return <Shown question={question} result={data} kind={kind} draw={draw} />
}

function Shown({ question, result, kind, draw }: Asked & { result: Result }) {
  const { query, variables } = documentOf(question)
  const beyond = useBeyond()
  // Of as many as were asked for none are missing.
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

/** A picture of an answer, with what it leaves out; what the question lacks where it cannot be drawn. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <pre tabIndex={0}>{text}</pre>
      <div className="actions">
        <button type="button" onClick={() => copy(text)}>
          {t('copy')}
        </button>
      </div>
    </>
  )
}
