import { t } from '../texts/index.ts'
import { nowhere, placesOf } from './axis.ts'
import { isSpan, spansAmong } from './calendar.ts'
import { drawnOf, isOfOne } from './drawn.ts'
import { isInOrder, placesAcross } from './figures.ts'
import type { Kind } from './kinds.ts'
import { keyName, kindOf, measureName, spanName } from './names.ts'
import { type Question, type Result, spanKey } from './question.ts'

/** Returns the notes on data that the chart does not show. */
export function notesOfPicture(kind: Kind, question: Question, result: Result): string[] {
  const notes = [undrawn(kind, question)]
  const [across] = question.keys
  if (across && isSpan(across.by) && kind !== 'cohort' && isInOrder(question)) {
    const ids = placesOf(question, result.groups, across).map(({ id }) => id)
    const days = ids.filter((id) => id !== nowhere)
    if (days.length < ids.length && (kind === 'line' || kind === 'area'))
      notes.push(t('notDrawnDateless', { key: keyName({ name: across.name }) }))
    if (!spansAmong(days, across.by)) notes.push(t('tooManySpans'))
  }
  return notes.filter((note) => note !== undefined)
}

/** Returns the note on measures that the chart does not show; undefined if it shows all. */
function undrawn(kind: Kind, question: Question): string | undefined {
  const drawn = drawnOf(kind, question)
  const left = question.measures.filter((measure) => !drawn.includes(measure))
  if (left.length === 0) return undefined
  const names = left.map((measure) => measureName(question.subject, measure)).join('; ')
  if (isOfOne(kind, question)) return t('notDrawnOne', { names })
  const areDates = left.every((measure) => kindOf(question, measure) === 'DateTime')
  return t(areDates ? 'notDrawnDates' : 'notDrawnUnit', { names })
}

/** Returns the notes on missing rows and values of the table. */
export function notesOfTable(question: Question, result: Result): string[] {
  const notes: string[] = []
  const [across] = question.keys
  if (across && isSpan(across.by)) {
    const known = placesOf(question, result.groups, across).length
    const count = placesAcross(question, result).length - known
    if (count > 0) notes.push(t('spansWithoutRow', { count }))
  }
  const by = spanKey(question)?.by
  const isMissing = question.measures.some(
    ({ over }, at) =>
      over?.startsWith('change') && result.groups.some(({ values }) => values[at] === null),
  )
  if (by && result.begin && isMissing)
    notes.push(t('nothingBefore', { begin: spanName(by, new Date(result.begin), 'UTC') }))
  return notes
}
