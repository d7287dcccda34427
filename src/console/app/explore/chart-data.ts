import { statuses } from '../generated/words.ts'
import { camelCase } from '../list/url-parameters.ts'
import { labelFor, t } from '../texts/index.ts'
import { percentText } from '../values.tsx'
import { type AxisPosition, fillGaps, noValueId, positionIdOn, toAxisPositions } from './axis.ts'
import { isPeriod, periodsBetween } from './calendar.ts'
import type { ChartData, ChartType } from './chart-types.ts'
import { canStack, emptyValue, selectChartMeasures } from './chartable-measures.ts'
import type {
  Dimension,
  ExploreQuery,
  QueryMeasure,
  ResultGroup,
  ResultSet,
} from './explore-query.ts'
import { formatMeasure, measureLabel, valueTypeOf } from './labels.ts'

/** Returns the data of a chart. The query must have no chart hint for this type. */
export function toChartData(
  chartType: ChartType,
  question: ExploreQuery,
  result: ResultSet,
): ChartData {
  if (chartType === 'cohort') return cohortDataOf(question, result)
  return question.dimensions.length === 0
    ? funnelDataOf(question, result)
    : axisDataOf(chartType, question, result)
}

const numberOf = (value: number | string | null | undefined) =>
  typeof value === 'number' ? value : null

/** Returns the number format of the chart’s measures, which share one unit. */
function formatOf(question: ExploreQuery, [lead]: readonly QueryMeasure[]) {
  const type = lead ? valueTypeOf(question, lead) : 'Int'
  return { areIntegers: type === 'Int', format: (value: number) => formatMeasure(type, value) }
}

/** Returns funnel data whose stages are the overall values of the measures. */
function funnelDataOf(question: ExploreQuery, { overall }: ResultSet): ChartData {
  const { source, measures } = question
  const stages = selectChartMeasures('funnel', question)
  return {
    ...formatOf(question, stages),
    positions: stages.map((measure) => measureLabel(source, measure)),
    series: [
      {
        name: '',
        values: stages.map((measure) => numberOf(overall[measures.indexOf(measure)])),
      },
    ],
  }
}

/** Whether the groups are sorted by the first dimension, not by value. */
export const isInDimensionOrder = ({ dimensions, sort, top }: ExploreQuery) =>
  top ? dimensions.length > 1 : sort === 'keys'

/** Whether a group that is missing in the result has no records. */
const isComplete = (question: ExploreQuery, { groupCount, groups }: ResultSet) =>
  !question.top &&
  (groupCount <= groups.length ||
    (question.dimensions.length === 1 && isInDimensionOrder(question)))

/** Returns the axis positions along the first dimension. Includes empty periods if the groups are sorted by it. */
export function axisPositions(
  question: ExploreQuery,
  { groups }: ResultSet,
): readonly AxisPosition[] {
  const [across] = question.dimensions
  if (!across) return []
  const places = toAxisPositions(question, groups, across)
  return isInDimensionOrder(question) ? inPipelineOrder(fillGaps(places, across)) : places
}

/** Sorts positions that are article statuses by the workflow. Returns other positions unchanged. */
function inPipelineOrder(positions: readonly AxisPosition[]): readonly AxisPosition[] {
  const order = positions.map(({ id }) => (statuses as readonly string[]).indexOf(id))
  if (!order.some((at) => at >= 0)) return positions
  const rank = (at: number) => (order[at]! < 0 ? statuses.length : order[at]!)
  return positions
    .map((position, at) => ({ position, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ position }) => position)
}

/** Series of a chart: a measure of the groups with the same values of the other dimensions. */
interface ChartSeries {
  id: string
  name: string
  measure: QueryMeasure
}

/** Returns chart data with the first dimension on the axis. Series are the other dimensions, or the measures of a query with one dimension. */
function axisDataOf(chartType: ChartType, question: ExploreQuery, result: ResultSet): ChartData {
  const { dimensions, measures, source } = question
  const [across, ...along] = dimensions as [Dimension, ...Dimension[]]
  const chartMeasures = selectChartMeasures(chartType, question)
  const [lead] = chartMeasures as [QueryMeasure]
  const isLine = chartType === 'line' || chartType === 'area'
  const positions = axisPositions(question, result).filter(
    // A line would connect the last period to it.
    ({ id }) => !(isLine && isPeriod(across.granularity) && id === noValueId),
  )
  const series: ChartSeries[] =
    along.length > 0
      ? seriesPositionsOf(question, result, along).map((position) => ({
          ...position,
          measure: lead,
        }))
      : chartMeasures.map((measure) => ({ id: '', name: measureLabel(source, measure), measure }))
  const idAcross = positionIdOn(question, across)
  const idAlong = combinedIdOn(question, along)
  const groupsByPosition = new Map(
    result.groups.map((group) => [`${idAcross(group)}\n${idAlong(group)}`, group]),
  )
  const isCompleteResult = isComplete(question, result)
  const valuesOf = ({ id, measure }: ChartSeries) => {
    const at = measures.indexOf(measure)
    const isRunning = measure.comparison === 'running' && isPeriod(across.granularity)
    let before = 0
    return positions.map((position) => {
      const group = groupsByPosition.get(`${position.id}\n${id}`)
      const none = isRunning && position.id !== noValueId ? before : emptyValue(measure)
      const value = group ? numberOf(group.values[at]) : isCompleteResult ? none : null
      before = value ?? before
      return value
    })
  }
  return {
    ...formatOf(question, chartMeasures),
    ...((along.length > 0 || chartMeasures.length === 1) && {
      valueTitle: measureLabel(source, lead),
    }),
    positions: positions.map(({ name }) => name),
    isNominal: !across.granularity,
    isStacked: canStack(question, lead, along),
    series: series.map((one) => ({ name: one.name, values: valuesOf(one) })),
  }
}

/** Returns a function for the position ID of a group along several dimensions. */
function combinedIdOn(
  question: ExploreQuery,
  keys: readonly Dimension[],
): (group: ResultGroup) => string {
  const ids = keys.map((key) => positionIdOn(question, key))
  return (group) => ids.map((idOf) => idOf(group)).join('\n')
}

/** Returns one position per combination of the dimensions after the first. */
function seriesPositionsOf(
  question: ExploreQuery,
  result: ResultSet,
  along: readonly Dimension[],
): readonly AxisPosition[] {
  const [only, ...others] = along as [Dimension, ...Dimension[]]
  const places = toAxisPositions(question, result.groups, only)
  if (others.length === 0)
    return inPipelineOrder(isComplete(question, result) ? fillGaps(places, only) : places)
  const idOf = combinedIdOn(question, along)
  const names = new Map<string, string>()
  for (const group of result.groups) {
    const id = idOf(group)
    if (names.has(id)) continue
    const each = along.map((key) => toAxisPositions(question, [group], key)[0]!.name)
    names.set(id, each.join(' · '))
  }
  return [...names].map(([id, name]) => ({ id, name }))
}

/**
 * Returns cohort data: per cohort, the measure in each period since the start, as a percentage of its value in the first
 * period. The dimensions must be two dates of the same granularity.
 */
function cohortDataOf(question: ExploreQuery, result: ResultSet): ChartData {
  const { dimensions, measures } = question
  const [began, later] = dimensions as [Dimension, Dimension]
  const [lead] = selectChartMeasures('cohort', question) as [QueryMeasure]
  const at = measures.indexOf(lead)
  const [beganOf, laterOf] = [positionIdOn(question, began), positionIdOn(question, later)]
  const completeGroups = result.groups.filter(
    (group) => beganOf(group) && laterOf(group) >= beganOf(group),
  )
  const days = completeGroups.flatMap((group) => [beganOf(group), laterOf(group)])
  const spans = (isPeriod(began.granularity) && periodsBetween(days, began.granularity)) || []
  const cohorts = fillGaps(toAxisPositions(question, completeGroups, began), began)
  const since = (from: string, to: string) => spans.indexOf(to) - spans.indexOf(from)
  const last = Math.max(0, ...completeGroups.map((group) => since(beganOf(group), laterOf(group))))
  const valuesByPeriod = new Map(
    completeGroups.map((group) => [
      `${beganOf(group)} ${laterOf(group)}`,
      numberOf(group.values[at]),
    ]),
  )
  const none = isComplete(question, result) ? emptyValue(lead) : null
  return {
    positions: Array.from({ length: last + 1 }, (_, at) => `+${at}`),
    ...(isPeriod(began.granularity) && {
      axisTitle: t(`after${began.granularity}`, { key: labelFor(camelCase(began.name)) }),
    }),
    format: (value) => percentText(value / 100),
    series: cohorts.map(({ id, name }) => {
      const first = valuesByPeriod.get(`${id} ${id}`)
      const values = Array.from({ length: last + 1 }, (_, at) => {
        const span = spans[spans.indexOf(id) + at]
        // Future periods have no value.
        if (!first || !span) return null
        const value = valuesByPeriod.has(`${id} ${span}`)
          ? valuesByPeriod.get(`${id} ${span}`)
          : none
        return typeof value === 'number' ? (value / first) * 100 : null
      })
      return { name, values }
    }),
  }
}
