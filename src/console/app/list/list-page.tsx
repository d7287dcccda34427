import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Action, actions } from '../actions.ts'
import { ask, queries, useGraph } from '../graph.ts'
import type { List } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameOf, t } from '../texts/index.ts'
import { Confirm } from '../ui/confirm.tsx'
import { notify } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import { numberText } from '../values.tsx'
import { conditionsOf, pageSize, variablesOf, whereOf } from './address.ts'
import { Filters } from './filters.tsx'
import { useKept } from './kept.ts'
import { Table } from './table.tsx'
import { Columns, Views } from './views.tsx'

/** A list: what it is narrowed and sorted by stands in its address. */
export function ListPage({ list }: { list: List }) {
  const [address, setAddress] = useSearchParams()
  const { isOperator, may } = useSession()
  const [chosen, choose] = useKept<readonly string[]>(`columns.${list.name}`, list.columns)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const variables = variablesOf(list, address)
  const { data, error, refetch, isPlaceholderData } = useGraph(list.page, variables, {
    keepPrevious: true,
  })
  const columns = chosen.filter((name) => name in list.fields && (isOperator || name !== 'team'))
  const possible = (actions[list.name] ?? []).filter(({ document }) => may(document))

  const change = (name: string, value: string | null) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (name === '') for (const [one] of conditionsOf(list, now)) next.delete(one)
      else if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
    select(new Set())
  }
  const page = Number(address.get('page') ?? 1)
  const goTo = (to: number) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      if (to > 1) next.set('page', String(to))
      else next.delete('page')
      return next
    })
    select(new Set())
  }

  const total = data?.list.totalCount
  const records = data?.list.nodes ?? []
  const isNarrowed = address.has('q') || conditionsOf(list, address).length > 0
  return (
    <Page
      title={nameOf(list.name)}
      actions={
        <>
          <Views list={list} address={address} />
          <Columns
            all={Object.keys(list.fields).filter((name) => isOperator || name !== 'team')}
            chosen={columns}
            choose={choose}
          />
          <a className="quiet" href={exportOf(list, columns, address)} download>
            {t('export')}
          </a>
        </>
      }
    >
      <div className="toolbar" role="search">
        {list.search && <Search key={list.name} address={address} list={list} change={change} />}
        <Filters list={list} address={address} change={change} />
      </div>
      {selected.size > 0 && (
        <div className="toolbar chosen" role="status">
          <b>{t('selected', { count: selected.size })}</b>
          {possible.map((action) => (
            <Several
              key={action.name}
              action={action}
              ids={selected}
              done={() => select(new Set())}
            />
          ))}
        </div>
      )}
      {error && !data ? (
        <Fault error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={12} />
      ) : records.length === 0 ? (
        isNarrowed ? (
          <Empty title={t('emptyFiltered')} hint={t('emptyFilteredHint')} />
        ) : (
          <Empty title={t('empty')} hint={t('emptyHint')} />
        )
      ) : (
        <div className="table" data-waiting={isPlaceholderData || undefined}>
          <Table
            list={list}
            records={records}
            columns={columns}
            sort={address.get('sort') ?? list.sort}
            sortBy={(sort) => change('sort', sort)}
            {...(possible.length > 0 && { selected, select })}
          />
        </div>
      )}
      {total !== undefined && total > 0 && <Pager page={page} total={total} goTo={goTo} />}
    </Page>
  )
}

/** What is searched for, as it is typed. */
function Search({
  list,
  address,
  change,
}: {
  list: List
  address: URLSearchParams
  change(name: string, value: string | null): void
}) {
  const given = address.get('q') ?? ''
  const [words, setWords] = useState(given)
  const sent = useRef(given)
  useEffect(() => {
    if (given !== sent.current) setWords(given)
    sent.current = given
  }, [given])
  useEffect(() => {
    if (words === sent.current) return
    const timer = setTimeout(() => {
      sent.current = words
      change('q', words || null)
    }, 250)
    return () => clearTimeout(timer)
  })
  const label = t('searchIn', { list: nameOf(list.name) })
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
  )
}

function Pager({ page, total, goTo }: { page: number; total: number; goTo(page: number): void }) {
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <nav className="pager" aria-label={t('pages')}>
      <span role="status">
        {t('range', { from: numberText(from), to: numberText(to), total: numberText(total) })}
      </span>
      <button type="button" disabled={page <= 1} onClick={() => goTo(page - 1)}>
        {t('previous')}
      </button>
      <button type="button" disabled={to >= total} onClick={() => goTo(page + 1)}>
        {t('next')}
      </button>
    </nav>
  )
}

/** An action on all that are selected, one after the other; the first that is refused says why. */
function Several({
  action,
  ids,
  done,
}: {
  action: Action
  ids: ReadonlySet<string>
  done(): void
}) {
  const run = async () => {
    let count = 0
    try {
      for (const id of ids) {
        await ask(action.document, { input: action.input(id) as never })
        count++
      }
      notify(t('doneFor', { count }))
    } catch (error) {
      notify((error as Error).message, { isFault: true })
    }
    done()
    await queries.invalidateQueries()
  }
  const name = t(action.name)
  if (!action.isFinal) {
    return (
      <button type="button" onClick={run}>
        {name}
      </button>
    )
  }
  return (
    <Confirm
      trigger={name}
      title={t('confirmTitle', { action: name, count: ids.size })}
      confirm={run}
    >
      {t('cannotUndo')}
    </Confirm>
  )
}

/** The same list as a file: its conditions, order and columns. */
function exportOf(list: List, columns: readonly string[], address: URLSearchParams): string {
  const fields = columns.map((name) => exportField(list.fields[name]!, name))
  const where = whereOf(list, address)
  const { orderBy } = variablesOf(list, address)
  const query = new URLSearchParams({
    fields: ['id', ...fields].join(','),
    ...(where && { where: JSON.stringify(where) }),
    ...(orderBy && { orderBy: JSON.stringify(orderBy) }),
  })
  return `/exports/${list.name}.csv?${query}`
}

const named: Record<string, string> = {
  Order: 'referenceNumber',
  User: 'fullName',
  AgreementTemplate: 'title',
  WebhookEndpoint: 'url',
  WebhookEvent: 'topic',
  OrderItem: 'id',
}

/** How an export names a column. */
function exportField(kind: string, name: string): string {
  if (kind === '[ListingPrice]' || kind === '[ProductPrice]') return `${name}.unitAmount`
  if (named[kind]) return `${name}.${named[kind]}`
  return /^(Team|Profile|Product|Outlet|Campaign|Article|ArticleContentStatus|ProductType|CommentAuthor)$/.test(
    kind,
  )
    ? `${name}.name`
    : name
}
