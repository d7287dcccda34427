import { nameOf, t } from '../texts/index.ts'
import { percentText } from '../values.tsx'
import { filled, idsOn, nowhere, type Place, placesOf } from './axis.ts'
import { isSpan, spansAmong } from './calendar.ts'
import { drawnOf, isDivided, ofNone } from './drawn.ts'
import type { Figures, Kind } from './kinds.ts'
import { fieldOf, kindOf, measureName, valueText } from './names.ts'
import type { Group, Key, Measure, Question, Result } from './question.ts'

/** Returns the data of a chart. The query must have no chart hint for this type. */
export function figuresOf(kind: Kind, question: Question, result: Result): Figures {
  if (kind === 'cohort') return cohortsOf(question, result)
  return question.keys.length === 0
    ? stagesOf(question, result)
    : plainFigures(kind, question, result)
}

const numberOf = (value: number | string | null | undefined) =>
  typeof value === 'number' ? value : null

/** Returns the number format of the chart’s measures, which share one unit. */
function unitOf(question: Question, [lead]: readonly Measure[]) {
  const kind = lead ? kindOf(question, lead) : 'Int'
  return { areWhole: kind === 'Int', text: (value: number) => valueText(kind, value) }
}

/** Returns funnel data whose stages are the overall values of the measures. */
function stagesOf(question: Question, { overall }: Result): Figures {
  const { subject, measures } = question
  const stages = drawnOf('funnel', question)
  return {
    ...unitOf(question, stages),
    places: stages.map((measure) => measureName(subject, measure)),
    series: [
      {
        name: '',
        values: stages.map((measure) => numberOf(overall[measures.indexOf(measure)])),
      },
    ],
  }
}

/** Whether the groups are sorted by the first dimension, not by value. */
export const isInOrder = ({ keys, sort, top }: Question) =>
  top ? keys.length > 1 : sort === 'keys'

/** Whether a group that is missing in the result has no records. */
const isWhole = (question: Question, { total, groups }: Result) =>
  !question.top && (total <= groups.length || (question.keys.length === 1 && isInOrder(question)))

/** Returns the axis positions along the first dimension. Includes empty periods if the groups are sorted by it. */
export function placesAcross(question: Question, { groups }: Result): readonly Place[] {
  const [across] = question.keys
  if (!across) return []
  const places = placesOf(question, groups, across)
  return isInOrder(question) ? filled(places, across) : places
}

/** Series of a chart: a measure of the groups with the same values of the other dimensions. */
interface Series {
  id: string
  name: string
  measure: Measure
}

/** Returns chart data with the first dimension on the axis. Series are the other dimensions, or the measures if there is none. */
function plainFigures(kind: Kind, question: Question, result: Result): Figures {
  const { keys, measures, subject } = question
  const [across, ...along] = keys as [Key, ...Key[]]
  const drawn = drawnOf(kind, question)
  const [lead] = drawn as [Measure]
  const isLine = kind === 'line' || kind === 'area'
  const places = placesAcross(question, result).filter(
    // A line would connect the last period to it.
    ({ id }) => !(isLine && isSpan(across.by) && id === nowhere),
  )
  const series: Series[] =
    along.length > 0
      ? seriesAlong(question, result, along).map((place) => ({ ...place, measure: lead }))
      : drawn.map((measure) => ({ id: '', name: measureName(subject, measure), measure }))
  const idAcross = idsOn(question, across)
  const idAlong = idOfAll(question, along)
  const found = new Map(
    result.groups.map((group) => [`${idAcross(group)}\n${idAlong(group)}`, group]),
  )
  const areKnown = isWhole(question, result)
  const valuesOf = ({ id, measure }: Series) => {
    const at = measures.indexOf(measure)
    const isRunning = measure.over === 'running' && isSpan(across.by)
    let before = 0
    return places.map((place) => {
      const group = found.get(`${place.id}\n${id}`)
      const none = isRunning && place.id !== nowhere ? before : ofNone(measure)
      const value = group ? numberOf(group.values[at]) : areKnown ? none : null
      before = value ?? before
      return value
    })
  }
  return {
    ...unitOf(question, drawn),
    places: places.map(({ name }) => name),
    areNames: !across.by,
    areParts: isDivided(question, lead, along),
    series: series.map((one) => ({ name: one.name, values: valuesOf(one) })),
  }
}

/** Returns a function for the position ID of a group along several dimensions. */
function idOfAll(question: Question, keys: readonly Key[]): (group: Group) => string {
  const ids = keys.map((key) => idsOn(question, key))
  return (group) => ids.map((idOf) => idOf(group)).join('\n')
}

/** Returns one position per combination of the dimensions after the first. */
function seriesAlong(question: Question, result: Result, along: readonly Key[]): readonly Place[] {
  const [only, ...others] = along as [Key, ...Key[]]
  const places = placesOf(question, result.groups, only)
  if (others.length === 0) return isWhole(question, result) ? filled(places, only) : places
  const idOf = idOfAll(question, along)
  const names = new Map<string, string>()
  for (const group of result.groups) {
    const id = idOf(group)
    if (names.has(id)) continue
    const each = along.map((key) => placesOf(question, [group], key)[0]!.name)
    names.set(id, each.join(' · '))
  }
  return [...names].map(([id, name]) => ({ id, name }))
}

/**
 * Returns cohort data: per cohort, the measure in each period since the start, as a percentage of its value in the first
 * period. The dimensions must be two dates of the same granularity.
 */
function cohortsOf(question: Question, result: Result): Figures {
  const { keys, measures } = question
  const [began, later] = keys as [Key, Key]
  const [lead] = drawnOf('cohort', question) as [Measure]
  const at = measures.indexOf(lead)
  const [beganOf, laterOf] = [idsOn(question, began), idsOn(question, later)]
  const known = result.groups.filter((group) => beganOf(group) && laterOf(group) >= beganOf(group))
  const days = known.flatMap((group) => [beganOf(group), laterOf(group)])
  const spans = (isSpan(began.by) && spansAmong(days, began.by)) || []
  const cohorts = filled(placesOf(question, known, began), began)
  const since = (from: string, to: string) => spans.indexOf(to) - spans.indexOf(from)
  const last = Math.max(0, ...known.map((group) => since(beganOf(group), laterOf(group))))
  const found = new Map(
    known.map((group) => [`${beganOf(group)} ${laterOf(group)}`, numberOf(group.values[at])]),
  )
  const none = isWhole(question, result) ? ofNone(lead) : null
  return {
    places: Array.from({ length: last + 1 }, (_, at) => `+${at}`),
    ...(isSpan(began.by) && {
      placesName: t(`after${began.by}`, { key: nameOf(fieldOf(began.name)) }),
    }),
    text: (value) => percentText(value / 100),
    series: cohorts.map(({ id, name }) => {
      const first = found.get(`${id} ${id}`)
      const values = Array.from({ length: last + 1 }, (_, at) => {
        const span = spans[spans.indexOf(id) + at]
        // Future periods have no value.
        if (!first || !span) return null
        const value = found.has(`${id} ${span}`) ? found.get(`${id} ${span}`) : none
        return typeof value === 'number' ? (value / first) * 100 : null
      })
      return { name, values }
    }),
  }
}
