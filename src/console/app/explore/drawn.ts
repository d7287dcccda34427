import type { TextName } from '../texts/index.ts'
import { isSpan } from './calendar.ts'
import type { Kind } from './kinds.ts'
import { kindOf, measureText } from './names.ts'
import { camelCase, type Key, type Measure, type Question } from './question.ts'

/** Returns the measures that a chart can show, which are numbers. */
export const drawable = (question: Question): Measure[] =>
  question.measures.filter((measure) => kindOf(question, measure) !== 'DateTime')

/** Whether a chart shows a single measure, because its series are the values of a dimension. */
export const isOfOne = (kind: Kind, { keys }: Question): boolean =>
  keys.length > 1 || kind === 'cohort' || (kind === 'funnel' && keys.length > 0)

/** Returns the measures in the chart: the selected or first one, and others of the same unit if the chart has room. */
export function drawnOf(kind: Kind, question: Question): Measure[] {
  const possible = drawable(question)
  const lead = possible.find((one) => measureText(one) === question.drawn) ?? possible[0]
  if (!lead) return []
  if (isOfOne(kind, question)) return [lead]
  return possible.filter((one) => kindOf(question, one) === kindOf(question, lead))
}

/** Returns the hint for a query that the chart type cannot show; undefined if it can. */
export function lackOf(kind: Kind, question: Question): TextName | undefined {
  const { keys, measures } = question
  if (kind === 'table') return undefined
  if (drawable(question).length === 0) return 'lacksNumbers'
  if (kind === 'cohort') return areCohorts(keys) ? undefined : 'lacksCohorts'
  if (kind === 'funnel') {
    if (keys.length > 1) return 'lacksSteps'
    return keys.length === 0 && measures.length < 2 ? 'lacksSteps' : undefined
  }
  return keys.length === 0 ? 'lacksKey' : undefined
}

/** Whether the dimensions are two dates of the same granularity: start of the cohort, and date of the record. */
const areCohorts = ([began, later, ...others]: readonly Key[]): boolean =>
  isSpan(began?.by) && later?.by === began?.by && others.length === 0

/** Functions whose values add up to the value of the whole. */
const adding = new Set(['count', 'sum', 'part', 'countValues'])

/** Whether the values of a measure along dimensions are parts of one whole, so that a chart can stack them. */
export const isDivided = ({ subject }: Question, measure: Measure, along: readonly Key[]) =>
  along.length > 0 &&
  adding.has(measure.function) &&
  !measure.over?.startsWith('change') &&
  // A record counts once for each of its tags and channels, so their values add up to more than the whole.
  along.every(
    ({ name }) =>
      subject.keys[name] === 'DateTime' ||
      camelCase(name) in (subject.measures.countDistinct ?? {}),
  )

/** Returns the value of a measure for no records: 0 for counts and sums, null for others such as averages. */
export const ofNone = ({ function: name, over }: Measure): number | null =>
  over || !(adding.has(name) || name === 'countDistinct') ? null : 0
