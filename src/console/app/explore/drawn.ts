import type { TextName } from '../texts/index.ts'
import { isSpan } from './calendar.ts'
import type { Kind } from './kinds.ts'
import { kindOf, measureText } from './names.ts'
import { camelCase, type Key, type Measure, type Question } from './question.ts'

/** The measures of a question that a picture can draw: numbers. */
export const drawable = (question: Question): Measure[] =>
  question.measures.filter((measure) => kindOf(question, measure) !== 'DateTime')

/** Whether a picture has room for one measure alone, since its series are the values of a key. */
export const isOfOne = (kind: Kind, { keys }: Question): boolean =>
  keys.length > 1 || kind === 'cohort' || (kind === 'funnel' && keys.length > 0)

/** What a picture draws: the chosen measure, else the first, and where there is room those of the same unit. */
export function drawnOf(kind: Kind, question: Question): Measure[] {
  const possible = drawable(question)
  const lead = possible.find((one) => measureText(one) === question.drawn) ?? possible[0]
  if (!lead) return []
  if (isOfOne(kind, question)) return [lead]
  return possible.filter((one) => kindOf(question, one) === kindOf(question, lead))
}

/** What a question lacks for a kind of picture; nothing where it can be drawn. */
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

/** Whether keys are two dates by the same span: when records' owners began, and when the records came. */
const areCohorts = ([began, later, ...others]: readonly Key[]): boolean =>
  isSpan(began?.by) && later?.by === began?.by && others.length === 0

/** Functions whose values of parts add up to that of the whole. */
const adding = new Set(['count', 'sum', 'part', 'countValues'])

/** Whether what a measure has for each value of a key are parts of one whole. */
export const isDivided = ({ subject }: Question, measure: Measure, along: readonly Key[]) =>
  along.length > 0 &&
  adding.has(measure.function) &&
  !measure.over?.startsWith('change') &&
  // A record counts for each of its tags and channels, so that these add up to more than the whole.
  along.every(
    ({ name }) =>
      subject.keys[name] === 'DateTime' ||
      camelCase(name) in (subject.measures.countDistinct ?? {}),
  )

/** What a measure has of no records: nothing of them is counted, added up or has come, where others have no value. */
export const ofNone = ({ function: name, over }: Measure): number | null =>
  over || !(adding.has(name) || name === 'countDistinct') ? null : 0
