import { type TextName, t } from '../texts/index.ts'
import { kinds } from './kinds.ts'
import { isKey, isMeasure, listed, partsOf, type Question, subjects, zones } from './question.ts'

interface Unknown {
  /** The part of the address. */
  part: string
  name: string
  /** What that part says without it. */
  rest: string | null
}

/** The parts of an address that name one thing, and whether it exists. */
const single: Readonly<Record<string, (question: Question, name: string) => boolean>> = {
  list: (_, name) => subjects.some(({ list }) => list === name),
  only: ({ subject }, name) => name in partsOf(subject),
  zone: (_, name) => zones.includes(name),
  sort: (_, name) => ['keys', 'largest'].includes(name),
  chart: (_, name) => kinds.some((kind) => kind === name),
  top: (_, name) => /^[1-9]\d*$/.test(name),
  // One that is not shown is what is left when a measure was removed: the first is drawn.
  draw: ({ subject }, name) => isMeasure(subject, name),
}

/** The parts that name several. */
const several = { by: isKey, show: isMeasure } as const

/** What each part is called where it is chosen. */
const places: Readonly<Record<string, TextName>> = {
  ...{ list: 'list', by: 'keys', show: 'measures', only: 'only', zone: 'clocks' },
  ...{ sort: 'order', chart: 'chart', top: 'topOf', draw: 'drawn' },
}

/** What the address of a question names that does not exist. */
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

/** Says what a link names that does not exist, each with a way to have it out of the link. */
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
