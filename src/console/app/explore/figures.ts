import { numberText } from '../values.tsx'
import type { Figures, Kind } from './kinds.ts'
import { kindOf, measureName, placeOf, valueText } from './names.ts'
import { type Group, type Key, keyValue, type Question, type Result } from './question.ts'

/** What a picture of a kind shows of an answer. */
export function figuresOf(kind: Kind, question: Question, result: Result): Figures {
  if (kind === 'funnel' && question.keys.length === 0) return stagesOf(question, result)
  const cohort = kind === 'cohort' && cohortOf(question, result)
  return cohort || plainFigures(question, result)
}

/** The measures alike of all records as stages, one after the other. */
function stagesOf(question: Question, { overall }: Result): Figures {
  const { subject, measures } = question
  const kind = kindOf(question, measures[0]!)
  const stages = measures
    .map((measure, at) => ({ measure, value: overall[at] }))
    .filter(({ measure }) => kindOf(question, measure) === kind)
  const values = stages.map(({ value }) => (typeof value === 'number' ? value : null))
  return {
    places: stages.map(({ measure }) => measureName(subject, measure)),
    series: [{ name: '', values }],
    text: (value) => valueText(kind, value),
  }
}

/** The first measure, by the first key along the axis and the second as series; of one key, a series for each measure alike. */
function plainFigures(question: Question, { groups }: Result): Figures {
  const { keys, measures } = question
  const [across, along] = keys
  const kind = kindOf(question, measures[0]!)
  const text = (value: number) => valueText(kind, value)
  if (!across) return { places: [], series: [], text }
  const areNames = !across.by
  const places = [...new Set(groups.map((group) => placeOf(question, group, across)))]
  const numberOf = (value: number | string | null | undefined) =>
    typeof value === 'number' ? value : null
  if (!along) {
    const alike = measures
      .map((measure, at) => ({ measure, at }))
      .filter(({ measure }) => kindOf(question, measure) === kind)
    return {
      places,
      areNames,
      text,
      series: alike.map(({ measure, at }) => ({
        name: measureName(question.subject, measure),
        values: groups.map(({ values }) => numberOf(values[at])),
      })),
    }
  }
  const names = [...new Set(groups.map((group) => placeOf(question, group, along)))]
  const found = new Map(
    groups.map((group) => [
      `${placeOf(question, group, across)}\n${placeOf(question, group, along)}`,
      numberOf(group.values[0]),
    ]),
  )
  return {
    places,
    areNames,
    text,
    series: names.map((name) => ({
      name,
      values: places.map((place) => found.get(`${place}\n${name}`) ?? null),
    })),
  }
}

const days: Record<string, number> = { DAY: 1, WEEK: 7, MONTH: 30.44, QUARTER: 91.31, YEAR: 365.24 }

/**
 * What becomes of those who begin together: by the spans since they began, the first measure as a share of its value in the
 * span they began in. The first two keys are dates by the same span; nothing otherwise.
 */
function cohortOf(question: Question, { groups }: Result): Figures | undefined {
  const [began, later] = question.keys
  const span = days[began?.by ?? '']
  if (!began || !later || !span || later.by !== began.by) return undefined
  const since = (group: Group) => Math.round((time(group, later) - time(group, began)) / span)
  const known = groups.filter(
    (group) => keyValue(group, began) && keyValue(group, later) && since(group) >= 0,
  )
  const names = [...new Set(known.map((group) => placeOf(question, group, began)))]
  const last = Math.max(0, ...known.map(since))
  const found = new Map(
    known.map((group) => [
      `${placeOf(question, group, began)} ${since(group)}`,
      Number(group.values[0]),
    ]),
  )
  const places = Array.from({ length: last + 1 }, (_, at) => `+${at}`)
  return {
    places,
    text: (value) => `${numberText(Math.round(value))} %`,
    series: names.map((name) => {
      const first = found.get(`${name} 0`)
      return {
        name,
        values: places.map((_, at) => {
          const value = found.get(`${name} ${at}`)
          return first && value !== undefined ? (value / first) * 100 : null
        }),
      }
    }),
  }
}

const day = 86_400_000
const time = (group: Group, key: Key) => new Date(String(keyValue(group, key))).getTime() / day
