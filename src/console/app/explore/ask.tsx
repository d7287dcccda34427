import { Filters } from '../list/filters.tsx'
import { isShown, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameOf, t } from '../texts/index.ts'
import { kinds } from './kinds.ts'
import { fieldOf, keyName, keyText, measureName, measureText, partName } from './names.ts'
import {
  isDate,
  isPart,
  type Key,
  type Measure,
  partsOf,
  type Question,
  spans,
  subjects,
  zones,
} from './question.ts'

/** Returns the comparisons with other periods for a measure. Only counts and sums have any. */
function besideOf({ function: name, of, over }: Measure): Measure[] {
  if (over || !['count', 'sum'].includes(name)) return []
  return ['running', 'change:1', 'previous:12', 'change:12'].map((over) => ({
    ...{ function: name, over },
    ...(of && { of }),
  }))
}

type Set = (changes: Record<string, string | null>) => void

/** Edits a query: list, measures, dimensions, filters, sort order and chart type. */
export function Ask({
  question,
  set,
  change,
}: {
  question: Question
  set: Set
  change(list: string): void
}) {
  const { lets, isOperator } = useSession()
  const { subject, keys, measures, address } = question
  const setKeys = (next: Key[]) => set({ by: next.map(keyText).join(',') })
  const setMeasures = (next: Measure[]) => set({ show: next.map(measureText).join(',') })
  const own = Object.values(lists).find(({ name }) => name === subject.list)
  const mayUse = (name: string) =>
    isShown(subject, isOperator, name) && (!own || isShown(own, isOperator, name))
  const possible = Object.entries(subject.measures).flatMap(([name, fields]) =>
    Object.keys(fields)
      .filter(mayUse)
      // A relation and its ID field have the same label and count.
      .filter((of) => !of.endsWith('Id') || !(of.slice(0, -2) in fields))
      .map((of): Measure => ({ function: name, of })),
  )
  const names = Object.keys(partsOf(subject))
  const more: Measure[] = [
    ...names.flatMap((of) => ['part', 'share'].map((name) => ({ function: name, of }))),
    ...(keys.some(({ by }) => by && !isPart(by)) ? measures.flatMap(besideOf) : []),
  ]
  const narrow = Object.keys(subject.filters).filter(
    (name) =>
      mayUse(name) &&
      (!/\bid$|Id$|^createdUntil|Until$|^search$|sequence$/.test(name) ||
        /teamId|outletId|outlet\.id|profileId/.test(name)),
  )
  return (
    <section className="card ask">
      <label>
        {t('list')}
        <select value={subject.list} onChange={({ target }) => change(target.value)}>
          {subjects
            .filter(({ access }) => lets(access))
            .map(({ list }) => (
              <option key={list} value={list}>
                {nameOf(list)}
              </option>
            ))}
        </select>
      </label>
      <div className="control" role="group" aria-label={t('measures')}>
        <b>{t('measures')}</b>
        {measures.map((measure) => (
          <span key={measureText(measure)} className="filter">
            <span>{measureName(subject, measure)}</span>
            <button
              type="button"
              aria-label={t('removeMeasure', { name: measureName(subject, measure) })}
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
            set({ show: [...measures.map(measureText), target.value].join(',') })
          }}
        >
          <option value="">+ {t('addMeasure')}</option>
          {[{ function: 'count' }, ...possible, ...more].map((measure) => (
            <option key={measureText(measure)} value={measureText(measure)}>
              {measureName(subject, measure)}
            </option>
          ))}
        </select>
      </div>
      <div className="control" role="group" aria-label={t('keys')}>
        <b>{t('keys')}</b>
        {keys.map((key, at) => (
          <span key={keyText(key)} className="filter">
            <span>
              {nameOf(fieldOf(key.name))}
              {isDate(subject, key) && (
                <select
                  aria-label={t('span')}
                  value={key.by}
                  onChange={({ target }) =>
                    setKeys(
                      keys.map((one, here) =>
                        here === at ? { name: one.name, by: target.value } : one,
                      ),
                    )
                  }
                >
                  {spans.map((one) => (
                    <option key={one} value={one}>
                      {nameOf(one)}
                    </option>
                  ))}
                </select>
              )}
            </span>
            <button
              type="button"
              aria-label={t('removeKey', { name: keyName(key) })}
              onClick={() => setKeys(keys.filter((_, here) => here !== at))}
            >
              ×
            </button>
          </span>
        ))}
        <select
          aria-label={t('addKey')}
          value=""
          onChange={({ target }) => {
            const key = { name: target.value }
            setKeys([...keys, isDate(subject, key) ? { ...key, by: 'MONTH' } : key])
          }}
        >
          <option value="">+ {t('addKey')}</option>
          {Object.keys(subject.keys)
            .filter((name) => mayUse(fieldOf(name)))
            .filter((name) => !name.endsWith('_ID') || !(name.slice(0, -3) in subject.keys))
            .map((name) => (
              <option key={name} value={name}>
                {nameOf(fieldOf(name))}
              </option>
            ))}
        </select>
      </div>
      <div className="control" role="group" aria-label={t('addFilter')}>
        <b>{t('conditions')}</b>
        <Filters
          list={{ name: subject.list, filters: subject.filters, narrow, search: undefined }}
          address={address}
          change={(name, value) => {
            const names =
              name === '' ? [...address.keys()].filter((one) => one in subject.filters) : [name]
            set(Object.fromEntries(names.map((one) => [one, value])))
          }}
        />
      </div>
      {names.length > 0 && (
        <label>
          {t('only')}
          <select
            value={question.only ?? ''}
            onChange={({ target }) => set({ only: target.value })}
          >
            <option value="">{t('allRecords')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {partName(subject, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {keys.some(({ by }) => by) && (
        <label>
          {t('clocks')}
          <select value={question.zone} onChange={({ target }) => set({ zone: target.value })}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </select>
        </label>
      )}
      {keys.length > 0 && (
        <label>
          {keys.length > 1 ? t('topOfEach', { key: keyName(keys[0]!) }) : t('topOf')}
          <select
            value={question.top ?? ''}
            onChange={({ target }) => set({ top: target.value || null })}
          >
            <option value="">{t('allOfThem')}</option>
            {[
              ...new Set([...(keys.length > 1 ? [1, 3, 5, 10] : [5, 10, 20]), question.top ?? 10]),
            ].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {!question.top && (
        <label>
          {t('order')}
          <select value={question.sort} onChange={({ target }) => set({ sort: target.value })}>
            <option value="keys">{t('byKeys')}</option>
            <option value="largest">{t('largestFirst')}</option>
          </select>
        </label>
      )}
      <label>
        {t('chart')}
        <select
          value={address.get('chart') ?? 'bar'}
          onChange={({ target }) => set({ chart: target.value })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
