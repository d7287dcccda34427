import { Filters } from '../list/filters.tsx'
import { camelCase } from '../list/url-parameters.ts'
import { isVisible, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { labelFor, t } from '../texts/index.ts'
import { chartTypes } from './chart-types.ts'
import {
  type Dimension,
  type ExploreQuery,
  granularities,
  isDateDimension,
  isDatePart,
  type QueryMeasure,
  querySources,
  segmentsOf,
  timeZones,
} from './explore-query.ts'
import { dimensionId, dimensionLabel, measureId, measureLabel, segmentLabel } from './labels.ts'

/** Returns the comparisons with other periods for a measure. Only counts and sums have any. */
function comparisonsOf({ function: name, of, comparison: own }: QueryMeasure): QueryMeasure[] {
  if (own || !['count', 'sum'].includes(name)) return []
  return ['running', 'change:1', 'previous:12', 'change:12'].map((comparison) => ({
    ...{ function: name, comparison },
    ...(of && { of }),
  }))
}

type SetParameters = (changes: Record<string, string | null>) => void

/** Whether the filter menu offers a condition. Excludes most IDs, because forms have no search for them. */
const isOffered = (name: string) =>
  !/\bid$|Id$|^createdUntil|Until$|^search$|sequence$/.test(name) ||
  /teamId|outletId|outlet\.id|profileId/.test(name)

/** Edits a query: list, measures, dimensions, filters, sort order and chart type. */
export function QueryBuilder({
  question,
  setParameters,
  changeList,
}: {
  question: ExploreQuery
  setParameters: SetParameters
  changeList(list: string): void
}) {
  const { allows, isOperator } = useSession()
  const { source, dimensions, address } = question
  const ownList = Object.values(lists).find(({ name }) => name === source.list)
  const mayUse = (name: string) =>
    isVisible(source, isOperator, name) && (!ownList || isVisible(ownList, isOperator, name))
  const segments = Object.keys(segmentsOf(source)).map(
    (name) => [name, segmentLabel(source, name)] as const,
  )
  const isTimed = dimensions.some(({ granularity }) => granularity)
  const menuFilters = Object.keys(source.filters).filter((name) => mayUse(name) && isOffered(name))
  return (
    <section className="card ask">
      <SelectParameter
        label={t('list')}
        value={source.list}
        choices={querySources
          .filter(({ access }) => allows(access))
          .map(({ list }) => [list, labelFor(list)])}
        select={changeList}
      />
      <Measures question={question} setParameters={setParameters} mayUse={mayUse} />
      <Dimensions question={question} setParameters={setParameters} mayUse={mayUse} />
      <div className="control" role="group" aria-label={t('addFilter')}>
        <b>{t('conditions')}</b>
        <Filters
          list={{ name: source.list, filters: source.filters, menuFilters, search: undefined }}
          address={address}
          change={(name, value) => {
            const parameters =
              name === '' ? [...address.keys()].filter((one) => one in source.filters) : [name]
            setParameters(Object.fromEntries(parameters.map((one) => [one, value])))
          }}
        />
      </div>
      <SelectParameter
        label={t('segment')}
        value={question.segment ?? ''}
        choices={segments.length > 0 ? [['', t('allRecords')], ...segments] : []}
        select={(only) => setParameters({ only })}
      />
      <SelectParameter
        label={t('timeZone')}
        value={question.timeZone}
        choices={isTimed ? timeZones.map((zone) => [zone, zone]) : []}
        select={(zone) => setParameters({ zone })}
      />
      {dimensions.length > 0 && <Top question={question} setParameters={setParameters} />}
      {!question.top && (
        <SelectParameter
          label={t('order')}
          value={question.sort}
          choices={[
            ['keys', t('byDimension')],
            ['largest', t('largestFirst')],
          ]}
          select={(sort) => setParameters({ sort })}
        />
      )}
      <SelectParameter
        label={t('chart')}
        value={address.get('chart') ?? 'bar'}
        choices={chartTypes.map((kind) => [kind, t(kind)])}
        select={(chart) => setParameters({ chart })}
      />
    </section>
  )
}

/** Select for a parameter of the query. Hidden without choices. */
function SelectParameter({
  label,
  value,
  choices,
  select,
}: {
  label: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  select(value: string): void
}) {
  if (choices.length === 0) return null
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => select(target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ControlProps {
  question: ExploreQuery
  setParameters: SetParameters
  /** Whether the caller can use a field. */
  mayUse(name: string): boolean
}

/** Selected measures, and a menu to add one. */
function Measures({ question, setParameters, mayUse }: ControlProps) {
  const { source, dimensions, measures } = question
  const setMeasures = (next: QueryMeasure[]) =>
    setParameters({ show: next.map(measureId).join(',') })
  const measureOptions = Object.entries(source.measures).flatMap(([name, fields]) =>
    Object.keys(fields)
      .filter(mayUse)
      // A relation and its ID field have the same label and count.
      .filter((of) => !of.endsWith('Id') || !(of.slice(0, -2) in fields))
      .map((of): QueryMeasure => ({ function: name, of })),
  )
  const derivedMeasures: QueryMeasure[] = [
    ...Object.keys(segmentsOf(source)).flatMap((of) =>
      ['part', 'share'].map((name) => ({ function: name, of })),
    ),
    ...(dimensions.some(({ granularity }) => granularity && !isDatePart(granularity))
      ? measures.flatMap(comparisonsOf)
      : []),
  ]
  return (
    <div className="control" role="group" aria-label={t('measures')}>
      <b>{t('measures')}</b>
      {measures.map((measure) => (
        <span key={measureId(measure)} className="filter">
          <span>{measureLabel(source, measure)}</span>
          <button
            type="button"
            aria-label={t('removeMeasure', { name: measureLabel(source, measure) })}
            onClick={() => setMeasures(measures.filter((one) => one !== measure))}
          >
            ×
          </button>
        </span>
      ))}
      <select
        aria-label={t('addMeasure')}
        value=""
        onChange={({ target }) => {
          setParameters({ show: [...measures.map(measureId), target.value].join(',') })
        }}
      >
        <option value="">+ {t('addMeasure')}</option>
        {[{ function: 'count' }, ...measureOptions, ...derivedMeasures].map((measure) => (
          <option key={measureId(measure)} value={measureId(measure)}>
            {measureLabel(source, measure)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Selected dimensions, with the period of dates, and a menu to add one. */
function Dimensions({ question, setParameters, mayUse }: ControlProps) {
  const { source, dimensions } = question
  const setDimensions = (next: Dimension[]) =>
    setParameters({ by: next.map(dimensionId).join(',') })
  return (
    <div className="control" role="group" aria-label={t('groupBy')}>
      <b>{t('groupBy')}</b>
      {dimensions.map((key, at) => (
        <span key={dimensionId(key)} className="filter">
          <span>
            {labelFor(camelCase(key.name))}
            {isDateDimension(source, key) && (
              <select
                aria-label={t('period')}
                value={key.granularity}
                onChange={({ target }) =>
                  setDimensions(
                    dimensions.map((one, here) =>
                      here === at ? { name: one.name, granularity: target.value } : one,
                    ),
                  )
                }
              >
                {granularities.map((one) => (
                  <option key={one} value={one}>
                    {labelFor(one)}
                  </option>
                ))}
              </select>
            )}
          </span>
          <button
            type="button"
            aria-label={t('removeDimension', { name: dimensionLabel(key) })}
            onClick={() => setDimensions(dimensions.filter((_, here) => here !== at))}
          >
            ×
          </button>
        </span>
      ))}
      <select
        aria-label={t('addDimension')}
        value=""
        onChange={({ target }) => {
          const key = { name: target.value }
          setDimensions([
            ...dimensions,
            isDateDimension(source, key) ? { ...key, granularity: 'MONTH' } : key,
          ])
        }}
      >
        <option value="">+ {t('addDimension')}</option>
        {Object.keys(source.dimensions)
          .filter((name) => mayUse(camelCase(name)))
          .filter((name) => !name.endsWith('_ID') || !(name.slice(0, -3) in source.dimensions))
          .map((name) => (
            <option key={name} value={name}>
              {labelFor(camelCase(name))}
            </option>
          ))}
      </select>
    </div>
  )
}

/** Maximum number of groups. */
function Top({ question, setParameters }: Pick<ControlProps, 'question' | 'setParameters'>) {
  const { dimensions, top } = question
  return (
    <label>
      {dimensions.length > 1 ? t('topOfEach', { key: dimensionLabel(dimensions[0]!) }) : t('topOf')}
      <select
        value={top ?? ''}
        onChange={({ target }) => setParameters({ top: target.value || null })}
      >
        <option value="">{t('noLimit')}</option>
        {[...new Set([...(dimensions.length > 1 ? [1, 3, 5, 10] : [5, 10, 20]), top ?? 10])].map(
          (count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ),
        )}
      </select>
    </label>
  )
}
