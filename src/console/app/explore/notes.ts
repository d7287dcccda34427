import { t } from '../texts/index.ts'
import { noValueId, toAxisPositions } from './axis.ts'
import { isPeriod, periodsBetween } from './calendar.ts'
import { axisPositions, isInDimensionOrder } from './chart-data.ts'
import type { ChartType } from './chart-types.ts'
import { selectChartMeasures, showsOneMeasure } from './chartable-measures.ts'
import { type ExploreQuery, periodDimension, type ResultSet } from './explore-query.ts'
import { dimensionLabel, measureLabel, periodLabel, valueTypeOf } from './labels.ts'

/** Returns the notes on data that the chart does not show. */
export function chartNotes(
  chartType: ChartType,
  question: ExploreQuery,
  result: ResultSet,
): string[] {
  const notes = [hiddenMeasuresNote(chartType, question)]
  const [across] = question.dimensions
  if (
    across &&
    isPeriod(across.granularity) &&
    chartType !== 'cohort' &&
    isInDimensionOrder(question)
  ) {
    const ids = toAxisPositions(question, result.groups, across).map(({ id }) => id)
    const days = ids.filter((id) => id !== noValueId)
    if (days.length < ids.length && (chartType === 'line' || chartType === 'area'))
      notes.push(t('notShownDateless', { key: dimensionLabel({ name: across.name }) }))
    if (!periodsBetween(days, across.granularity)) notes.push(t('rangeTooLong'))
  }
  return notes.filter((note) => note !== undefined)
}

/** Returns the note on measures that the chart does not show; undefined if it shows all. */
function hiddenMeasuresNote(chartType: ChartType, question: ExploreQuery): string | undefined {
  const chartMeasures = selectChartMeasures(chartType, question)
  const hidden = question.measures.filter((measure) => !chartMeasures.includes(measure))
  if (hidden.length === 0) return undefined
  const names = hidden.map((measure) => measureLabel(question.source, measure)).join('; ')
  if (showsOneMeasure(chartType, question)) return t('notShownOne', { names })
  const areDates = hidden.every((measure) => valueTypeOf(question, measure) === 'DateTime')
  return t(areDates ? 'notShownDates' : 'notShownUnit', { names })
}

/** Returns the notes on missing rows and values of the table. */
export function tableNotes(question: ExploreQuery, result: ResultSet): string[] {
  const notes: string[] = []
  const [across] = question.dimensions
  if (across && isPeriod(across.granularity)) {
    const knownCount = toAxisPositions(question, result.groups, across).length
    const count = axisPositions(question, result).length - knownCount
    if (count > 0) notes.push(t('emptyPeriods', { count }))
  }
  const by = periodDimension(question)?.granularity
  const isMissing = question.measures.some(
    ({ comparison }, at) =>
      comparison?.startsWith('change') && result.groups.some(({ values }) => values[at] === null),
  )
  if (by && result.firstPeriod && isMissing)
    notes.push(
      t('noEarlierRecords', { begin: periodLabel(by, new Date(result.firstPeriod), 'UTC') }),
    )
  return notes
}
