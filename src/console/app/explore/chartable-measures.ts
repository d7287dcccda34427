import { camelCase } from '../list/url-parameters.ts'
import type { TextName } from '../texts/index.ts'
import { isPeriod } from './calendar.ts'
import type { ChartType } from './chart-types.ts'
import type { Dimension, ExploreQuery, QueryMeasure } from './explore-query.ts'
import { measureId, valueTypeOf } from './labels.ts'

/** Returns the measures that a chart can show, which are numbers. */
export const chartableMeasures = (question: ExploreQuery): QueryMeasure[] =>
  question.measures.filter((measure) => valueTypeOf(question, measure) !== 'DateTime')

/** Whether a chart shows a single measure, because its series are the values of a dimension. */
export const showsOneMeasure = (chartType: ChartType, { dimensions }: ExploreQuery): boolean =>
  dimensions.length > 1 ||
  chartType === 'cohort' ||
  (chartType === 'funnel' && dimensions.length > 0)

/** Returns the measures in the chart: the selected or first one, and others of the same unit if the chart has room. */
export function selectChartMeasures(chartType: ChartType, question: ExploreQuery): QueryMeasure[] {
  const chartable = chartableMeasures(question)
  const lead = chartable.find((one) => measureId(one) === question.chartMeasure) ?? chartable[0]
  if (!lead) return []
  if (showsOneMeasure(chartType, question)) return [lead]
  return chartable.filter((one) => valueTypeOf(question, one) === valueTypeOf(question, lead))
}

/** Returns the hint for a query that the chart type cannot show; undefined if it can. */
export function findChartHint(chartType: ChartType, question: ExploreQuery): TextName | undefined {
  const { dimensions, measures } = question
  if (chartType === 'table') return undefined
  if (chartableMeasures(question).length === 0) return 'lacksNumbers'
  if (chartType === 'cohort') return areCohortDimensions(dimensions) ? undefined : 'lacksCohorts'
  if (chartType === 'funnel') {
    if (dimensions.length > 1) return 'lacksSteps'
    return dimensions.length === 0 && measures.length < 2 ? 'lacksSteps' : undefined
  }
  return dimensions.length === 0 ? 'lacksDimension' : undefined
}

/** Whether the dimensions are two dates of the same granularity: start of the cohort, and date of the record. */
const areCohortDimensions = ([start, later, ...others]: readonly Dimension[]): boolean =>
  isPeriod(start?.granularity) && later?.granularity === start?.granularity && others.length === 0

/** Functions whose values add up to the value of the whole. */
const additiveFunctions = new Set(['count', 'sum', 'part', 'countValues'])

/** Whether the values of a measure along dimensions are parts of one whole, so that a chart can stack them. */
export const canStack = (
  { source }: ExploreQuery,
  measure: QueryMeasure,
  along: readonly Dimension[],
) =>
  along.length > 0 &&
  additiveFunctions.has(measure.function) &&
  !measure.comparison?.startsWith('change') &&
  // A record counts once for each of its tags and channels, so their values add up to more than the whole.
  along.every(
    ({ name }) =>
      source.dimensions[name] === 'DateTime' ||
      camelCase(name) in (source.measures.countDistinct ?? {}),
  )

/** Returns the value of a measure for no records: 0 for counts and sums, null for others such as averages. */
export const emptyValue = ({ function: name, comparison }: QueryMeasure): number | null =>
  comparison || !(additiveFunctions.has(name) || name === 'countDistinct') ? null : 0
