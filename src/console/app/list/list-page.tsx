import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { actions } from '../actions.ts'
import { prefetch, useOperation } from '../api.ts'
import { isVisible, type ListConfig, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { emptyHints } from '../texts/empty.ts'
import { labelFor, language, t } from '../texts/index.ts'
import { Screen } from '../ui/page.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { numberText } from '../values.tsx'
import { DefaultViews } from './default-views.tsx'
import { exportUrl } from './export-url.ts'
import { FacetsToggle } from './facets-toggle.tsx'
import { FilterError } from './filter-error.tsx'
import { Filters } from './filters.tsx'
import { useStoredSearch } from './list-link.tsx'
import { CreateButton } from './record-forms.tsx'
import { ListSearch, Sort, searchedFieldLabels } from './search.tsx'
import { SelectionToolbar } from './selection.tsx'
import { Table } from './table.tsx'
import {
  isRanked,
  listVariables,
  pageOf,
  pageSize,
  parseFilters,
  parseSort,
} from './url-parameters.ts'
import { useLocalStorage } from './use-local-storage.ts'
import { Columns, Views } from './views.tsx'

const Totals = lazy(() => import('../explore/list-totals.tsx'))

/** List screen. The URL contains filters and sort order. */
export function ListPage({ list, sidebar }: { list: ListConfig; sidebar?: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  useStoredSearch(list)
  const { isOperator, may } = useSession()
  const [hasSidebar, showSidebar] = useState(false)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const variables = listVariables(list, address)
  const { data, error, refetch, isPlaceholderData } = useOperation(list.page, variables, {
    keepPrevious: true,
  })
  const { columns, choose, viewAddress } = useColumns(list, address)
  const availableActions = (actions[list.name] ?? []).filter(
    ({ document, operatorsOnly }) => may(document) && (isOperator || !operatorsOnly),
  )
  const { change, goTo, prefetchPage } = useListAddress(list, [address, setAddress], () =>
    select(new Set()),
  )
  const creation = <CreateButton list={list} />
  const total = data?.list.totalCount
  const records = data?.list.nodes ?? []
  return (
    <Screen
      title={labelFor(list.name)}
      actions={
        <>
          <ListMenu {...{ list, address, viewAddress, columns, choose, change }} />
          {creation}
        </>
      }
    >
      <DefaultViews list={list} address={address} />
      <Toolbar list={list} address={address} change={change}>
        {sidebar && <FacetsToggle isOpen={hasSidebar} setOpen={showSidebar} />}
      </Toolbar>
      {selected.size > 0 && (
        <SelectionToolbar
          records={records.filter(({ id }) => selected.has(id))}
          count={selected.size}
          actions={availableActions}
          clear={() => select(new Set())}
        />
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
            <FilterError {...{ list, address, change, error }} retry={refetch} />
          ) : !data ? (
            <Skeleton lines={12} />
          ) : records.length === 0 ? (
            <NoRecords {...{ list, address, creation }} />
          ) : (
            <div className="table" data-waiting={isPlaceholderData || undefined}>
              <Table
                {...{ list, records, columns }}
                sort={parseSort(list, address)}
                sortBy={(sort) => change('sort', sort)}
                {...(availableActions.length > 0 && { selected, select })}
              />
            </div>
          )}
          {total !== undefined && total > 0 && (
            <Pager
              {...{ total, goTo }}
              page={pageOf(address)}
              {...(!isPlaceholderData && { prefetchPage })}
            />
          )}
        </div>
      </div>
    </Screen>
  )
}

type Change = (name: string, value: string | null) => void

/** Returns the default columns of a list. `revokedAt` is empty in each record of the view of active ones. */
const defaultColumns = (list: ListConfig, address: URLSearchParams) =>
  address.has('inForce') ? list.columns.filter((name) => name !== 'revokedAt') : list.columns

/** Columns of a list: those in the URL, or the stored ones. `viewAddress` includes them for shared links. */
function useColumns(list: ListConfig, address: URLSearchParams) {
  const { isOperator } = useSession()
  const defaults = defaultColumns(list, address)
  const [storedColumns, choose] = useLocalStorage<readonly string[] | undefined>(
    `columns.${list.name}`,
    undefined,
  )
  const columnNames = address.get('columns')?.split(',') ?? storedColumns ?? defaults
  const columnsText = columnNames
    .filter((name) => name in list.fields && isVisible(list, isOperator, name))
    .join()
  // Keep the array's identity while the names are the same, so that memoized rows do not render again.
  const columns = useMemo(() => columnsText.split(',').filter(Boolean), [columnsText])
  const viewAddress = new URLSearchParams(address)
  if (columnsText !== defaults.join()) viewAddress.set('columns', columnsText)
  return { columns, choose, viewAddress }
}

/** Views, columns and export of a list. */
function ListMenu({
  list,
  address,
  viewAddress,
  columns,
  choose,
  change,
}: AddressProps & ReturnType<typeof useColumns> & { change: Change }) {
  const { isOperator } = useSession()
  return (
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
    </>
  )
}

/** Number of conditions that the URL contains. */
const conditionCount = (list: ListConfig, address: URLSearchParams) =>
  parseFilters(list, address).length +
  Object.keys(list.conditions).filter((name) => address.has(name)).length

/**
 * Returns functions that change the URL of a list: a parameter, or all filters for an empty name, and the page.
 * @param changed called after each change
 */
function useListAddress(
  list: ListConfig,
  [address, setAddress]: ReturnType<typeof useSearchParams>,
  changed: () => void,
) {
  const change: Change = (name, value) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (name === '') {
        const filters = parseFilters(list, now).map(([one]) => one)
        for (const one of [...filters, ...Object.keys(list.conditions)]) next.delete(one)
      } else if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
    changed()
  }
  const addressOf = (page: number, now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return next
  }
  const goTo = (to: number) => {
    setAddress((now) => addressOf(to, now))
    changed()
  }
  const prefetchPage = (to: number) =>
    prefetch(list.page, listVariables(list, addressOf(to, address)))
  return { change, goTo, prefetchPage }
}

interface AddressProps {
  list: ListConfig
  address: URLSearchParams
}

/** Search, filters and sort order of a list. */
function Toolbar({
  list,
  address,
  change,
  children,
}: AddressProps & { change: Change; children: ReactNode }) {
  return (
    <div className="toolbar" role="search">
      {list.search && <ListSearch key={list.name} address={address} list={list} change={change} />}
      {children}
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
  )
}

/** Reason why a list is empty: its filters, its search, or that nothing was created. */
function NoRecords({ list, address, creation }: AddressProps & { creation: ReactNode }) {
  const { isOperator, may } = useSession()
  const isFiltered = conditionCount(list, address) > 0
  if (isFiltered || address.has('q')) {
    const hint = isFiltered
      ? t('emptyFilteredHint')
      : t('emptySearchedHint', { fields: searchedFieldLabels(list, isOperator) })
    return <EmptyState title={t('emptyFiltered')} hint={hint} />
  }
  return (
    <EmptyState title={t('empty')} hint={emptyHints[list.name][language]}>
      {creation}
      {list.name === 'webhookDeliveries' && may(lists.webhookEndpoints.page) && (
        <Link href={`/${lists.webhookEndpoints.path}`}>{labelFor('webhookEndpoints')}</Link>
      )}
    </EmptyState>
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
