import { type TextName, t } from '../texts/index.ts'
import { kinds } from './kinds.ts'
import { isKey, isMeasure, listed, partsOf, type Question, subjects, zones } from './question.ts'

interface Unknown {
  /** URL parameter. */
  part: string
  name: string
  /** Value of the parameter without the name; null to remove the parameter. */
  rest: string | null
}

/** Checks of the parameters with a single value. */
const single: Readonly<Record<string, (question: Question, name: string) => boolean>> = {
  list: (_, name) => subjects.some(({ list }) => list === name),
  only: ({ subject }, name) => name in partsOf(subject),
  zone: (_, name) => zones.includes(name),
  sort: (_, name) => ['keys', 'largest'].includes(name),
  chart: (_, name) => kinds.some((kind) => kind === name),
  top: (_, name) => /^[1-9]\d*$/.test(name),
  // The parameter can name a measure that the user has removed. The chart then shows the first measure.
  draw: ({ subject }, name) => isMeasure(subject, name),
}

/** Checks of the parameters with several values. */
const several = { by: isKey, show: isMeasure } as const

/** Labels of the controls that set the parameters. */
const places: Readonly<Record<string, TextName>> = {
  ...{ list: 'list', by: 'keys', show: 'measures', only: 'only', zone: 'clocks' },
  ...{ sort: 'order', chart: 'chart', top: 'topOf', draw: 'drawn' },
}

/** Returns the names in the URL that do not exist. */
function unknownOf(question: Question): Unknown[] {
  const { subject, address } = question
  return [...address].flatMap(([part, value]): Unknown[] => {
    if (!value || part in subject.filters) return []
    if (part === 'by' || part === 'show') {
      const names = listed(address, part)
      return names
        .filter((name) => !several[part](subject, name))
        .map((name) => ({ part, name, rest: names.filter((one) => one !== name).join() || null }))
    }
    const isKnown = single[part]
    if (!isKnown) return [{ part, name: part, rest: null }]
    const rest = part === 'list' ? subject.list : null
    return isKnown(question, value) ? [] : [{ part, name: value, rest }]
  })
}

/** Warns about unknown names in the URL, each with a button that removes it. */
export function UnknownNames({
  question,
  set,
}: {
  question: Question
  set(changes: Record<string, string | null>): void
}) {
  return unknownOf(question).map(({ part, name, rest }) => (
    <p key={`${part} ${name}`} className="cut" role="alert">
      {t('unknownName', { name, place: t(places[part] ?? 'conditions') })}{' '}
      <button type="button" onClick={() => set({ [part]: rest })}>
        {t('remove', { name })}
      </button>
    </p>
  ))
}
