import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { FilterError } from '../list/filter-error.tsx'
import { t } from '../texts/index.ts'
import { copy } from '../ui/copy.ts'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useScrollShadow } from '../ui/use-scroll-shadow.ts'
import { numberText } from '../values.tsx'
import { toChartData } from './chart-data.ts'
import type { ChartType } from './chart-types.ts'
import { chartableMeasures, findChartHint, selectChartMeasures } from './chartable-measures.ts'
import type { ExploreQuery, ResultSet } from './explore-query.ts'
import { GroupTable } from './group-table.tsx'
import { measureId, measureLabel, questionTitle } from './labels.ts'
import { chartNotes, tableNotes } from './notes.ts'
import { toCsvUrl } from './result-csv.ts'
import { buildQuery, runQuery, toResultSet } from './run-query.ts'

const Chart = lazy(() => import('./chart.tsx'))

interface QueryResultProps {
  question: ExploreQuery
  chartType: ChartType
  /** Selects the measure to chart. */
  selectMeasure(measure: string): void
}

/** Shows a query result as chart and table, with CSV download and the equivalent GraphQL query. */
export function QueryResult({
  question,
  chartType,
  selectMeasure,
  change,
}: QueryResultProps & { change(name: string, value: null): void }) {
  const query = buildQuery(question)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['Explore', query],
    queryFn: ({ signal }) => runQuery(query, signal),
    select: (response) => toResultSet(question, response),
    placeholderData: keepPreviousData,
  })
  if (error) {
    const { source, address } = question
    const list = { name: source.list, filters: source.filters }
    return (
      <FilterError list={list} address={address} change={change} error={error} retry={refetch} />
    )
  }
  // The placeholder is the result of another query, with other dimensions.
  if (!data || isPlaceholderData) return <Skeleton lines={10} />
  if (data.groups.length === 0)
    return <EmptyState title={t('emptyFiltered')} hint={t('emptyFilteredHint')} />
  return (
    <ResultView
      question={question}
      result={data}
      chartType={chartType}
      selectMeasure={selectMeasure}
    />
  )
}

function ResultView({
  question,
  result,
  chartType,
  selectMeasure,
}: QueryResultProps & { result: ResultSet }) {
  const { query, variables } = buildQuery(question)
  const scrollShadow = useScrollShadow()
  // With a limit of the user's own, the result is complete.
  const isCut = result.groupCount > result.groups.length && !question.top
  return (
    <div className="answer">
      {isCut && (
        <p className="cut" role="status">
          {t('cut', {
            shown: numberText(result.groups.length),
            total: numberText(result.groupCount),
          })}
        </p>
      )}
      {chartType !== 'table' && (
        <ChartSection
          question={question}
          result={result}
          chartType={chartType}
          selectMeasure={selectMeasure}
        />
      )}
      <section className="part">
        <h2>
          {t('table')}{' '}
          <small>
            {result.groupCount === 1
              ? t('oneGroup')
              : t('groups', { count: numberText(result.groupCount) })}
          </small>
        </h2>
        <div className="table groups" ref={scrollShadow}>
          <GroupTable key={question.source.list} question={question} result={result} />
        </div>
        {tableNotes(question, result).map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
        <div className="actions">
          <a className="button" href={toCsvUrl(question, result)} download="explore.csv">
            {t('export')}
          </a>
        </div>
      </section>
      <details className="card">
        <summary>{t('theGraphql')}</summary>
        <CopyableCode text={query} />
        <h3>{t('variables')}</h3>
        <CopyableCode text={JSON.stringify(variables, null, 2)} />
        <div className="actions">
          <button type="button" onClick={() => copy(JSON.stringify({ query, variables }))}>
            {t('copyRequest')}
          </button>
        </div>
      </details>
    </div>
  )
}

/** Shows the chart with notes on hidden data, or a hint if no chart is possible. */
function ChartSection({
  question,
  result,
  chartType,
  selectMeasure,
}: QueryResultProps & { result: ResultSet }) {
  const hint = findChartHint(chartType, question)
  const figures = useMemo(
    () => (hint ? undefined : toChartData(chartType, question, result)),
    [hint, chartType, question, result],
  )
  if (hint || !figures) return <p className="hint card">{hint && t(hint)}</p>
  const chartable = chartableMeasures(question)
  const chartMeasures = selectChartMeasures(chartType, question)
  return (
    <section className="card">
      <h2>{questionTitle(question, chartMeasures)}</h2>
      {chartable.length > chartMeasures.length && (
        <label className="drawn">
          {t('series')}
          <select
            value={measureId(
              chartMeasures.find((one) => measureId(one) === question.chartMeasure) ??
                chartMeasures[0]!,
            )}
            onChange={({ target }) => selectMeasure(target.value)}
          >
            {chartable.map((measure) => (
              <option key={measureId(measure)} value={measureId(measure)}>
                {measureLabel(question.source, measure)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <Chart
          chartType={chartType}
          data={figures}
          label={t('chartOf', { what: questionTitle(question, chartMeasures) })}
        />
      </Suspense>
      {chartNotes(chartType, question, result).map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  )
}

function CopyableCode({ text }: { text: string }) {
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
