import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { prefetch, useOperation } from '../../api.ts'
import { CatalogueDocument } from '../../generated/graphql.ts'
import { FacetsToggle } from '../../list/facets-toggle.tsx'
import { FilterError } from '../../list/filter-error.tsx'
import { Filters } from '../../list/filters.tsx'
import { useStoredSearch } from '../../list/list-link.tsx'
import { Pager } from '../../list/list-page.tsx'
import { ListSearch, searchedFieldLabels } from '../../list/search.tsx'
import { listVariables, pageOf, parseFilters, parseSort } from '../../list/url-parameters.ts'
import { useLocalStorage } from '../../list/use-local-storage.ts'
import { lists } from '../../lists.ts'
import { emptyHints } from '../../texts/empty.ts'
import { labelFor, language, type TextName, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { CompareBar } from './compare-controls.tsx'
import { Facets } from './facets.tsx'
import { type FoundPlacement, PlacementCards } from './placement-card.tsx'
import { PlacementTable } from './placement-table.tsx'
import { SavedSearches } from './saved-searches.tsx'

const list = lists.listings
const layouts = ['cards', 'table'] as const
type Layout = (typeof layouts)[number]

/** Catalogue for buyers: placements as cards or as a table, with search, facets and comparison. */
export function BuyerCatalogue() {
  const [address, setAddress] = useSearchParams()
  useStoredSearch(list)
  const [layout, setLayout] = useLocalStorage<Layout>('catalogue.layout', 'cards')
  const [hasFacets, showFacets] = useState(false)
  const change = (name: string, value: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (name === '') for (const [one] of parseFilters(list, now)) next.delete(one)
      else if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  const filterCount = parseFilters(list, address).length
  return (
    <Screen
      title={labelFor(list.name)}
      actions={
        <>
          <SavedSearches address={address} />
          <div className="segments" role="group" aria-label={t('layout')}>
            {layouts.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={layout === one}
                onClick={() => setLayout(one)}
              >
                {t(`${one}Layout`)}
              </button>
            ))}
          </div>
        </>
      }
    >
      <div className="toolbar" role="search">
        <ListSearch address={address} list={list} change={change} />
        <FacetsToggle isOpen={hasFacets} setOpen={showFacets} filterCount={filterCount} />
        <Filters list={list} address={address} change={change} />
        <BuyerSort address={address} change={change} />
      </div>
      <div className="with-sidebar" data-facets={hasFacets || undefined}>
        <Facets />
        <Results layout={layout} change={change} />
      </div>
      <CompareBar />
    </Screen>
  )
}

/** Sort orders by URL parameter. An empty one is relevance. */
const sorts: readonly (readonly [sort: string, name: TextName])[] = [
  ['-popularity', 'mostPopular'],
  ['price', 'lowestPriceFirst'],
  ['-price', 'highestPriceFirst'],
  ['-domainAuthority', 'highestAuthorityFirst'],
  ['-createdAt', 'newestFirst'],
  ['name', 'byName'],
]

interface SearchProps {
  address: URLSearchParams
  change(name: string, value: string | null): void
}

function BuyerSort({ address, change }: SearchProps) {
  const sort = parseSort(list, address) ?? ''
  const isSearched = Boolean(address.get('q')?.trim())
  // An order from the head of a table column, such as a descending name.
  const isOther = sort !== '' && !sorts.some(([one]) => one === sort)
  return (
    <label className="sort">
      {t('sort')}
      <select value={sort} onChange={({ target }) => change('sort', target.value || null)}>
        {isSearched && <option value="">{t('relevance')}</option>}
        {sorts.map(([one, name]) => (
          <option key={one} value={one}>
            {t(name)}
          </option>
        ))}
        {isOther && (
          <option value={sort}>
            {t(sort.startsWith('-') ? 'descending' : 'ascending', {
              name: labelFor(sort.replace(/^-/, '')),
            })}
          </option>
        )}
      </select>
    </label>
  )
}

function Results({ layout, change }: Pick<SearchProps, 'change'> & { layout: Layout }) {
  const [address, setAddress] = useSearchParams()
  // ListVariables has the argument types of all lists.
  const variables = (from: URLSearchParams) => listVariables(list, from) as object
  const { data, error, refetch, isPlaceholderData } = useOperation(
    CatalogueDocument,
    variables(address),
    { keepPrevious: true },
  )
  const page = pageOf(address)
  const addressOf = (page: number, now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return next
  }
  if (error && !data) {
    return (
      <FilterError list={list} address={address} change={change} error={error} retry={refetch} />
    )
  }
  if (!data) return <Skeleton lines={12} />
  const { totalCount, nodes } = data.listings
  if (nodes.length === 0) return <NoResults address={address} />
  return (
    <div className="part results" data-waiting={isPlaceholderData || undefined}>
      <p className="hint">
        {totalCount === 1
          ? t('placementFound')
          : t('placementsFound', { count: numberText(totalCount) })}
      </p>
      <Placements layout={layout} placements={nodes} address={address} change={change} />
      <Pager
        page={page}
        total={totalCount}
        goTo={(to) => {
          setAddress((now) => addressOf(to, now))
          scrollTo({ top: 0 })
        }}
        {...(!isPlaceholderData && {
          prefetchPage: (to: number) =>
            prefetch(CatalogueDocument, variables(addressOf(to, address))),
        })}
      />
    </div>
  )
}

function Placements({
  layout,
  placements,
  address,
  change,
}: SearchProps & { layout: Layout; placements: readonly FoundPlacement[] }) {
  if (layout === 'cards') return <PlacementCards placements={placements} />
  return (
    <div className="table">
      <PlacementTable
        placements={placements}
        sort={parseSort(list, address)}
        sortBy={(sort) => change('sort', sort)}
      />
    </div>
  )
}

function NoResults({ address }: { address: URLSearchParams }) {
  const hasFilters = parseFilters(list, address).length > 0
  if (!address.has('q') && !hasFilters)
    return <EmptyState title={t('empty')} hint={emptyHints[list.name][language]} />
  return (
    <EmptyState
      title={t('emptyFiltered')}
      hint={
        hasFilters
          ? t('emptyFilteredHint')
          : t('emptySearchedHint', { fields: searchedFieldLabels(list, false) })
      }
    />
  )
}
