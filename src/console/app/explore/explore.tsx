import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { hrefOf } from '../list/address.ts'
import { Filters } from '../list/filters.tsx'
import { useKept } from '../list/kept.ts'
import { type ListName, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { language, nameOf, t } from '../texts/index.ts'
import { notify } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import { moneyText, numberText } from '../values.tsx'
import type { Figures, Kind } from './chart.tsx'
import {
  answerOf,
  conditionsOfGroup,
  documentOf,
  type Group,
  isDate,
  type Key,
  keyValue,
  type Measure,
  mostGroups,
  type Question,
  questionOf,
  type Result,
  spans,
  subjects,
} from './question.ts'
import { ready } from './ready.ts'

const Chart = lazy(() => import('./chart.tsx'))
const kinds: readonly Kind[] = ['bar', 'line', 'area', 'heat', 'funnel']

/** Asks of a list what analysts ask: measures by keys, as a table and a picture. */
export function Explore() {
  const [address, setAddress] = useSearchParams()
  const { lets } = useSession()
  const asked = address.has('list')
  const question = useMemo(() => questionOf(address), [address])
  const set = (changes: Record<string, string | null>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.set('list', question.subject.list)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const possible = ready.filter(({ address }) =>
    lets(questionOf(new URLSearchParams(address)).subject.access),
  )
  return (
    <Page title={t('explore')} actions={asked && <Kept address={address} />}>
      <div className="explore">
        <Ask question={question} set={set} change={(list) => setAddress({ list, show: 'count' })} />
        {asked ? (
          <Answer question={question} kind={(address.get('chart') as Kind) ?? 'bar'} />
        ) : (
          <section className="card">
            <h2>{t('readyQuestions')}</h2>
            <ul className="ready">
              {possible.map(({ name, de, address }) => (
                <li key={name}>
                  <Link href={`/explore?${address}`}>{language === 'de' ? de : name}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}

function Kept({ address }: { address: URLSearchParams }) {
  const [kept, keep] = useKept<Record<string, string>>('questions', {})
  return (
    <>
      <Link href="/explore" className="quiet">
        {t('readyQuestions')}
      </Link>
      {Object.entries(kept).map(([name, question]) => (
        <Link key={name} href={`/explore?${question}`} className="quiet">
          {name}
        </Link>
      ))}
      <button
        type="button"
        onClick={() => {
          const name = prompt(t('viewName'))?.trim()
          if (name) keep({ ...kept, [name]: address.toString() })
        }}
      >
        {t('save')}
      </button>
      <button
        type="button"
        onClick={() => navigator.clipboard.writeText(location.href).then(() => notify(t('copied')))}
      >
        {t('copyLink')}
      </button>
    </>
  )
}

type Set = (changes: Record<string, string | null>) => void

const measureText = ({ function: name, of }: Measure) => (of ? `${name}.${of}` : name)
const keyText = ({ name, by }: Key) => (by ? `${name}:${by}` : name)
const measureName = ({ function: name, of }: Measure) =>
  of ? `${nameOf(of)} (${t(name as 'sum')})` : t('count')
const keyName = ({ name, by }: Key) =>
  by ? `${nameOf(fieldOf(name))}, ${nameOf(by)}` : nameOf(fieldOf(name))
const fieldOf = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What is asked: list, measures, keys, conditions, order and picture. */
function Ask({
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
  const possible = Object.entries(subject.measures).flatMap(([name, fields]) =>
    Object.keys(fields)
      .filter((field) => isOperator || !subject.operators.includes(field))
      .map((of): Measure => ({ function: name, of })),
  )
  const narrow = Object.keys(subject.filters).filter(
    (name) =>
      !/^id$|Id$|^createdUntil|Until$|^search$|sequence$/.test(name) ||
      /teamId|outletId|profileId/.test(name),
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
            <span>{measureName(measure)}</span>
            <button
              type="button"
              aria-label={t('removeFilter', { name: measureName(measure) })}
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
            const [name = '', of] = target.value.split('.')
            setMeasures([...measures, { function: name, ...(of && { of }) }])
          }}
        >
          <option value="">+ {t('addMeasure')}</option>
          {[{ function: 'count' } as Measure, ...possible].map((measure) => (
            <option key={measureText(measure)} value={measureText(measure)}>
              {measureName(measure)}
            </option>
          ))}
        </select>
      </div>
      <div className="control" role="group" aria-label={t('keys')}>
        <b>{t('keys')}</b>
        {keys.map((key, at) => (
          <span key={keyText(key)} className="filter">
            <span>{nameOf(fieldOf(key.name))}</span>
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
            <button
              type="button"
              aria-label={t('removeFilter', { name: keyName(key) })}
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
          list={{ filters: subject.filters, narrow, search: undefined }}
          address={address}
          change={(name, value) => {
            const names =
              name === '' ? [...address.keys()].filter((one) => one in subject.filters) : [name]
            set(Object.fromEntries(names.map((one) => [one, value])))
          }}
        />
      </div>
      <label>
        {t('order')}
        <select value={question.sort} onChange={({ target }) => set({ sort: target.value })}>
          <option value="keys">{t('byKeys')}</option>
          <option value="largest">{t('largestFirst')}</option>
        </select>
      </label>
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

function Answer({ question, kind }: { question: Question; kind: Kind }) {
  const asked = documentOf(question)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['Explore', asked],
    queryFn: ({ signal }) => answerOf(question, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <Fault error={error} retry={refetch} />
  // What was asked before has other keys.
  if (!data || isPlaceholderData) return <Skeleton lines={10} />
  if (data.groups.length === 0)
    return <Empty title={t('emptyFiltered')} hint={t('emptyFilteredHint')} />
  return <Shown question={question} result={data} kind={kind} />
}

function Shown({ question, result, kind }: { question: Question; result: Result; kind: Kind }) {
  const { query, variables } = documentOf(question)
  const graphql = `${query}\n\n# ${JSON.stringify(variables)}`
  const figures = useMemo(() => figuresOf(question, result), [question, result])
  const isCut = result.total > result.groups.length
  return (
    <div className="answer">
      {isCut && (
        <p className="cut" role="status">
          {t('cut', { shown: numberText(mostGroups), total: numberText(result.total) })}
        </p>
      )}
      {question.keys.length > 0 && (
        <section className="card">
          <Suspense fallback={<Skeleton lines={6} />}>
            <Chart
              kind={kind}
              figures={figures}
              label={t('chartOf', { what: nameOf(question.subject.list) })}
            />
          </Suspense>
        </section>
      )}
      <section className="part">
        <h2>
          {t('table')} <small>{t('groups', { count: numberText(result.total) })}</small>
        </h2>
        <div className="table groups">
          <Groups question={question} result={result} />
        </div>
        <div className="actions">
          <a className="button" href={csvOf(question, result)} download="explore.csv">
            {t('export')}
          </a>
        </div>
      </section>
      <details className="card">
        <summary>{t('theGraphql')}</summary>
        <pre>{graphql}</pre>
        <div className="actions">
          <button
            type="button"
            onClick={() => navigator.clipboard.writeText(graphql).then(() => notify(t('copied')))}
          >
            {t('copy')}
          </button>
        </div>
      </details>
    </div>
  )
}

function Groups({ question, result }: { question: Question; result: Result }) {
  const { may } = useSession()
  const { subject, keys, measures } = question
  const list = lists[subject.list as ListName]
  const leads = list && may(list.page)
  return (
    <table>
      <thead>
        <tr>
          {keys.map((key) => (
            <th key={keyText(key)} scope="col">
              {keyName(key)}
            </th>
          ))}
          {measures.map((measure) => (
            <th key={measureText(measure)} scope="col" data-number>
              {measureName(measure)}
            </th>
          ))}
          {leads && (
            <th>
              <span className="hidden">{t('open')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {result.groups.map((group, at) => (
          <tr key={at}>
            {keys.map((key) => (
              <td key={keyText(key)} data-label={keyName(key)}>
                {placeOf(question, group, key)}
              </td>
            ))}
            {measures.map((measure, at) => (
              <td key={measureText(measure)} data-label={measureName(measure)} data-number>
                {valueText(kindOf(question, measure), group.values[at])}
              </td>
            ))}
            {leads && (
              <td>
                <Link href={hrefOf(list, conditionsOfGroup(question, group))}>{t('open')}</Link>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const kindOf = ({ subject }: Question, { function: name, of }: Measure) =>
  of ? (subject.measures[name]?.[of] ?? 'Int') : 'Int'

function valueText(kind: string, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (kind === 'Money') return moneyText(Number(value))
  return typeof value === 'number' ? numberText(value) : String(value).slice(0, 10)
}

const names = { MONTH: { month: 'short', year: 'numeric' }, YEAR: { year: 'numeric' } } as const

/** Where a group stands on the axis of a key. */
function placeOf({ subject }: Question, group: Group, key: Key): string {
  const value = keyValue(group, key)
  if (value === null || value === undefined) return '–'
  const { by } = key
  if (by === 'WEEKDAY')
    return new Intl.DateTimeFormat(language, { weekday: 'short' }).format(
      new Date(2024, 0, Number(value)),
    )
  if (by === 'MONTH_OF_YEAR')
    return new Intl.DateTimeFormat(language, { month: 'short' }).format(
      new Date(2024, Number(value) - 1),
    )
  if (by === 'HOUR_OF_DAY') return `${value}:00`
  if (by) {
    const date = new Date(String(value))
    if (by === 'QUARTER') return `Q${Math.floor(date.getMonth() / 3) + 1} ${date.getFullYear()}`
    return new Intl.DateTimeFormat(
      language,
      by === 'MONTH' || by === 'YEAR' ? names[by] : { dateStyle: 'medium' },
    ).format(date)
  }
  const kind = subject.keys[key.name]
  if (kind === 'Boolean') return t(value ? 'yes' : 'no')
  return /^[A-Z][A-Z_0-9]*$/.test(String(value)) && kind !== 'String'
    ? nameOf(String(value))
    : String(value)
}

/** The first measure, by the first key along the axis and the second as series; of one key, a series for each measure alike. */
function figuresOf(question: Question, { groups }: Result): Figures {
  const { keys, measures } = question
  const [across, along] = keys
  const kind = kindOf(question, measures[0]!)
  const text = (value: number) => valueText(kind, value)
  if (!across) return { places: [], series: [], text }
  const places = [...new Set(groups.map((group) => placeOf(question, group, across)))]
  const numberOf = (value: number | string | null | undefined) =>
    typeof value === 'number' ? value : null
  if (!along) {
    const alike = measures
      .map((measure, at) => ({ measure, at }))
      .filter(({ measure }) => kindOf(question, measure) === kind)
    return {
      places,
      text,
      series: alike.map(({ measure, at }) => ({
        name: measureName(measure),
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
    text,
    series: names.map((name) => ({
      name,
      values: places.map((place) => found.get(`${place}\n${name}`) ?? null),
    })),
  }
}

/** The table as a file; a cell that a spreadsheet would run is a text there. */
function csvOf(question: Question, { groups }: Result): string {
  const { keys, measures } = question
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : String(value)
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const head = [...keys.map(keyText), ...measures.map(measureText)]
  const rows = groups.map((group) => [...keys.map((key) => keyValue(group, key)), ...group.values])
  const text = [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${text}\r\n`)}`
}
