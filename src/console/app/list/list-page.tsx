import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { type Action, actions } from '../actions.ts'
import { prefetch, useOperation } from '../api.ts'
import {
  type MutationRequest,
  notifyDone,
  refetchAll,
  runMutation,
  runWithNotice,
} from '../change.ts'
import { isVisible, type ListConfig, type ListRecord, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { emptyHints } from '../texts/empty.ts'
import { labelFor, language, t } from '../texts/index.ts'
import { ConfirmFinal } from '../ui/confirm.tsx'
import { FormDialog } from '../ui/form.tsx'
import { Screen } from '../ui/page.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { distinctTitle, numberText } from '../values.tsx'
import { DefaultViews } from './default-views.tsx'
import { FacetsToggle } from './facets-toggle.tsx'
import { FilterError } from './filter-error.tsx'
import { Filters } from './filters.tsx'
import { useStoredSearch } from './list-link.tsx'
import { CreateButton } from './record-forms.tsx'
import { ListSearch, Sort, searchedFieldLabels } from './search.tsx'
import { Table } from './table.tsx'
import {
  isRanked,
  listVariables,
  pageOf,
  pageSize,
  parseFilters,
  parseSort,
  toWhere,
} from './url-parameters.ts'
import { useLocalStorage } from './use-local-storage.ts'
import { Columns, Views } from './views.tsx'

const Totals = lazy(() => import('../explore/list-totals.tsx'))

/** List screen. The URL contains filters and sort order. */
export function ListPage({ list, sidebar }: { list: ListConfig; sidebar?: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  useStoredSearch(list)
  const { isOperator, may } = useSession()
  const [storedColumns, choose] = useLocalStorage<readonly string[]>(
    `columns.${list.name}`,
    list.columns,
  )
  const [hasSidebar, showSidebar] = useState(false)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const variables = listVariables(list, address)
  const { data, error, refetch, isPlaceholderData } = useOperation(list.page, variables, {
    keepPrevious: true,
  })
  const columnNames = address.get('columns')?.split(',') ?? storedColumns
  const columnsText = columnNames
    .filter((name) => name in list.fields && isVisible(list, isOperator, name))
    .join()
  // Keep the array's identity while the names are the same, so that memoized rows do not render again.
  const columns = useMemo(() => columnsText.split(',').filter(Boolean), [columnsText])
  // Include the columns in shared links.
  const viewAddress = new URLSearchParams(address)
  if (columnsText !== list.columns.join()) viewAddress.set('columns', columnsText)
  const availableActions = (actions[list.name] ?? []).filter(
    ({ document, operatorsOnly }) => may(document) && (isOperator || !operatorsOnly),
  )

  const further = Object.keys(list.conditions)
  const change = (name: string, value: string | null) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (name === '')
        for (const one of [...parseFilters(list, now).map(([one]) => one), ...further])
          next.delete(one)
      else if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
    select(new Set())
  }
  const page = pageOf(address)
  const addressOf = (page: number, now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return next
  }
  const goTo = (to: number) => {
    setAddress((now) => addressOf(to, now))
    select(new Set())
  }
  const prefetchPage = (to: number) =>
    prefetch(list.page, listVariables(list, addressOf(to, address)))

  const creation = <CreateButton list={list} />
  const total = data?.list.totalCount
  const records = data?.list.nodes ?? []
  const conditions =
    parseFilters(list, address).length + further.filter((name) => address.has(name)).length
  const isNarrowed = address.has('q') || conditions > 0
  const applicableActions = availableActions
    .map((action) => {
      const fits = (record: ListRecord) =>
        selected.has(record.id) && action.isAvailable?.(record, isOperator) !== false
      return [action, records.filter(fits)] as const
    })
    .filter(([, records]) => records.length > 0)
  return (
    <Screen
      title={labelFor(list.name)}
      actions={
        <>
          <Views
            name={`views.${list.name}`}
            title={t('views')}
            hint={t('noViews')}
            path={`/${list.path}`}
            address={viewAddress}
          />
          <Columns
            list={list.name}
            all={Object.keys(list.fields).filter((name) => isVisible(list, isOperator, name))}
            chosen={columns}
            choose={(next) => {
              choose(next)
              if (address.has('columns')) change('columns', next.join())
            }}
          />
          <a className="quiet" href={exportUrl(list, columns, address)} download>
            {t('export')}
          </a>
          {creation}
        </>
      }
    >
      <DefaultViews list={list} address={address} />
      <div className="toolbar" role="search">
        {list.search && (
          <ListSearch key={list.name} address={address} list={list} change={change} />
        )}
        {sidebar && <FacetsToggle isOpen={hasSidebar} setOpen={showSidebar} />}
        <Filters list={list} address={address} change={change} />
        {isRanked(list) && <Sort list={list} address={address} change={change} />}
        {list.isArchived && (
          <label>
            <input
              type="checkbox"
              checked={address.has('archived')}
              onChange={({ target }) => change('archived', target.checked ? 'true' : null)}
            />
            {t('withArchived')}
          </label>
        )}
      </div>
      {selected.size > 0 && (
        <div className="toolbar chosen" role="status">
          <b>{t('selected', { count: selected.size })}</b>
          {applicableActions.map(([action, records]) => (
            <BulkAction
              key={action.name}
              action={action}
              records={records}
              done={() => select(new Set())}
            />
          ))}
          {applicableActions.length === 0 && <span className="hint">{t('noActionAvailable')}</span>}
          <button type="button" className="quiet" onClick={() => select(new Set())}>
            {t('unselect')}
          </button>
        </div>
      )}
      <div className={sidebar ? 'with-sidebar' : undefined} data-facets={hasSidebar || undefined}>
        {sidebar}
        <div className="part">
          {address.has('show') && !address.has('archived') && (
            <Suspense>
              <Totals list={list} address={address} />
            </Suspense>
          )}
          {error && !data ? (
            <FilterError
              list={list}
              address={address}
              change={change}
              error={error}
              retry={refetch}
            />
          ) : !data ? (
            <Skeleton lines={12} />
          ) : records.length === 0 ? (
            isNarrowed ? (
              <EmptyState
                title={t('emptyFiltered')}
                hint={
                  conditions > 0
                    ? t('emptyFilteredHint')
                    : t('emptySearchedHint', { fields: searchedFieldLabels(list, isOperator) })
                }
              />
            ) : (
              <EmptyState title={t('empty')} hint={emptyHints[list.name][language]}>
                {creation}
                {list.name === 'webhookDeliveries' && may(lists.webhookEndpoints.page) && (
                  <Link href={`/${lists.webhookEndpoints.path}`}>
                    {labelFor('webhookEndpoints')}
                  </Link>
                )}
              </EmptyState>
            )
          ) : (
            <div className="table" data-waiting={isPlaceholderData || undefined}>
              <Table
                list={list}
                records={records}
                columns={columns}
                sort={parseSort(list, address)}
                sortBy={(sort) => change('sort', sort)}
                {...(availableActions.length > 0 && { selected, select })}
              />
            </div>
          )}
          {total !== undefined && total > 0 && (
            <Pager
              page={page}
              total={total}
              goTo={goTo}
              {...(!isPlaceholderData && { prefetchPage })}
            />
          )}
        </div>
      </div>
    </Screen>
  )
}

/**
 * Previous and next buttons.
 * @param goingTo called before navigation, when the pointer or the focus enters a button
 */
export function Pager({
  page,
  total,
  goTo,
  prefetchPage,
}: {
  page: number
  total: number
  goTo(page: number): void
  prefetchPage?(page: number): void
}) {
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  const isFirst = page <= 1
  const isLast = to >= total
  const pagerButtons = [
    { to: page - 1, name: t('previous'), isEnd: isFirst },
    { to: page + 1, name: t('next'), isEnd: isLast },
  ]
  const buttons = useRef<HTMLElement>(null)
  const isReady = prefetchPage !== undefined
  // While the pointer or focus stays on a button, prefetch the next page as soon as the current one is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per loaded page.
  useEffect(() => {
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((button) => button.matches(':hover, :focus-visible'))
    const pagerButton = pagerButtons[at]
    if (pagerButton && !pagerButton.isEnd) prefetchPage?.(pagerButton.to)
  }, [page, isReady])
  // `aria-disabled`, because a disabled button loses the focus on the last page.
  return (
    <nav className="pager" aria-label={t('pages')} ref={buttons}>
      <span role="status">
        {t('range', { from: numberText(from), to: numberText(to), total: numberText(total) })}
      </span>
      {(total > pageSize || !isFirst) &&
        pagerButtons.map(({ to, name, isEnd }) => (
          <button
            key={name}
            type="button"
            aria-disabled={isEnd}
            onPointerEnter={() => isEnd || prefetchPage?.(to)}
            onFocus={() => isEnd || prefetchPage?.(to)}
            onClick={() => isEnd || goTo(to)}
          >
            {name}
          </button>
        ))}
    </nav>
  )
}

/** Runs an action on the selected records, one after the other. Stops at the first error and shows it. */
function BulkAction({
  action,
  records,
  done,
}: {
  action: Action
  records: readonly ListRecord[]
  done(): void
}) {
  const [isAsking, setAsking] = useState(false)
  const name = t(action.name)
  const run = async (values: object = {}) => {
    const back: (MutationRequest | undefined)[] = []
    try {
      for (const { id } of records) {
        await runMutation({ document: action.document, input: { ...action.input(id), ...values } })
        back.push(action.undo?.(id))
      }
    } finally {
      if (back.length > 0) {
        const ids = records.slice(0, back.length).map(({ id }) => id)
        notifyDone(`${name}: ${t('doneFor', { count: back.length })}`, back, ids)
      }
      await refetchAll()
    }
    done()
  }
  if (action.fields) {
    return (
      <>
        <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {name}
        </button>
        <FormDialog
          isOpen={isAsking}
          setOpen={setAsking}
          name={name}
          hint={t('selected', { count: records.length })}
          fields={action.fields}
          run={run}
        />
      </>
    )
  }
  const act = () => void runWithNotice(run)
  if (!action.isFinal) {
    return (
      <button type="button" onClick={act}>
        {name}
      </button>
    )
  }
  return (
    <ConfirmFinal
      name={name}
      title={t('confirmTitle', { action: name, count: records.length })}
      records={records}
      isDestructive={!action.isPrimary}
      confirm={act}
    >
      {records.map(distinctTitle).join(', ')}
    </ConfirmFinal>
  )
}

/** Returns the URL of the CSV export with the list's filters, sort order and columns. */
function exportUrl(list: ListConfig, columns: readonly string[], address: URLSearchParams): string {
  const fields = columns.map((name) => exportField(list.fields[name]!, name))
  const where = toWhere(list, address)
  const { orderBy, show, includeArchived } = listVariables(list, address)
  const query = new URLSearchParams({
    fields: ['id', ...fields].join(','),
    ...(where && { where: JSON.stringify(where) }),
    ...(orderBy && { orderBy: JSON.stringify(orderBy) }),
    ...(show && { show }),
    ...(includeArchived && { includeArchived: 'true' }),
  })
  // Exports keep the name of the REST API.
  const name = list.name === 'emails' ? 'mails' : list.name
  return `/exports/${name}.csv?${query}`
}

const exportFields: Record<string, string> = {
  Order: 'referenceNumber',
  User: 'fullName',
  AgreementTemplate: 'title',
  WebhookEndpoint: 'url',
  WebhookEvent: 'topic',
  OrderItem: 'id',
}

/** Returns the field of the export API for a column. */
function exportField(kind: string, name: string): string {
  if (kind === '[ListingPrice]' || kind === '[ProductPrice]') return `${name}.unitAmount`
  if (exportFields[kind]) return `${name}.${exportFields[kind]}`
  return /^(Team|Profile|Product|Outlet|Campaign|Article|ArticleContentStatus|ProductType|CommentAuthor)$/.test(
    kind,
  )
    ? `${name}.name`
    : name
}
