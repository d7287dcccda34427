import { type TextName, t } from '../texts/index.ts'
import { chartTypes } from './chart-types.ts'
import {
  type ExploreQuery,
  isDimension,
  isMeasure,
  listParameter,
  querySources,
  segmentsOf,
  timeZones,
} from './explore-query.ts'

interface UnknownName {
  /** URL parameter. */
  parameter: string
  name: string
  /** Value of the parameter without the name; null to remove the parameter. */
  rest: string | null
}

/** Checks of the parameters with a single value. */
const singleChecks: Readonly<Record<string, (question: ExploreQuery, name: string) => boolean>> = {
  list: (_, name) => querySources.some(({ list }) => list === name),
  only: ({ source }, name) => name in segmentsOf(source),
  zone: (_, name) => timeZones.includes(name),
  sort: (_, name) => ['keys', 'largest'].includes(name),
  chart: (_, name) => chartTypes.some((kind) => kind === name),
  top: (_, name) => /^[1-9]\d*$/.test(name),
  // The parameter can name a measure that the user has removed. The chart then shows the first measure.
  draw: ({ source }, name) => isMeasure(source, name),
}

/** Checks of the parameters with several values. */
const listChecks = { by: isDimension, show: isMeasure } as const

/** Labels of the controls that set the parameters. */
const controlLabels: Readonly<Record<string, TextName>> = {
  ...{ list: 'list', by: 'groupBy', show: 'measures', only: 'segment', zone: 'timeZone' },
  ...{ sort: 'order', chart: 'chart', top: 'topOf', draw: 'series' },
}

/** Returns the names in the URL that do not exist. */
function findUnknownNames(question: ExploreQuery): UnknownName[] {
  const { source, address } = question
  return [...address].flatMap(([parameter, value]): UnknownName[] => {
    if (!value || parameter in source.filters) return []
    if (parameter === 'by' || parameter === 'show') {
      const names = listParameter(address, parameter)
      return names
        .filter((name) => !listChecks[parameter](source, name))
        .map((name) => ({
          parameter,
          name,
          rest: names.filter((one) => one !== name).join() || null,
        }))
    }
    const isKnown = singleChecks[parameter]
    if (!isKnown) return [{ parameter, name: parameter, rest: null }]
    const rest = parameter === 'list' ? source.list : null
    return isKnown(question, value) ? [] : [{ parameter, name: value, rest }]
  })
}

/** Warns about unknown names in the URL, each with a button that removes it. */
export function UnknownNames({
  question,
  set,
}: {
  question: ExploreQuery
  set(changes: Record<string, string | null>): void
}) {
  return findUnknownNames(question).map(({ parameter, name, rest }) => (
    <p key={`${parameter} ${name}`} className="cut" role="alert">
      {t('unknownName', { name, place: t(controlLabels[parameter] ?? 'conditions') })}{' '}
      <button type="button" onClick={() => set({ [parameter]: rest })}>
        {t('remove', { name })}
      </button>
    </p>
  ))
}
