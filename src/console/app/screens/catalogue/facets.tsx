import { useId } from 'react'
import { useSearchParams } from 'wouter'
import { useOperation } from '../../api.ts'
import { FacetsDocument } from '../../generated/graphql.ts'
import { ListPage } from '../../list/list-page.tsx'
import { toWhere } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { labelFor, nameIn, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { moneyText, numberText } from '../../values.tsx'

/** Catalogue screen: listings with facets. */
export function CatalogueScreen() {
  return <ListPage list={lists.listings} sidebar={<Facets />} />
}

interface FacetValue {
  /** Filter value in the URL. */
  value: string
  name: string
  count: number
}

/** Converts number ranges to facet values. `to` is exclusive in the API and inclusive in the URL. */
function rangeFacets(
  spans: readonly { from: number; to: number | null; count: number }[],
  step: number,
  text: (value: number) => string,
): FacetValue[] {
  return spans
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => ({
      count,
      value: `${from}..${to === null ? '' : Number((to - step).toFixed(2))}`,
      name: to === null ? `${text(from)} –` : `${text(from)} – ${text(to)}`,
    }))
}

const enumFacets = (values: readonly { value: string; count: number }[]): FacetValue[] =>
  values.map(({ value, count }) => ({ value, count, name: labelFor(value) }))
const textFacets = (values: readonly { value: string; count: number }[]): FacetValue[] =>
  values.map(({ value, count }) => ({ value: `=${value}`, count, name: value }))

function Facets() {
  const [address] = useSearchParams()
  const where = toWhere(lists.listings, address) ?? {}
  const { data } = useOperation(FacetsDocument, { where }, { keepPrevious: true })
  if (!data) return <Skeleton lines={8} />
  const { facets } = data.listings
  const all: [name: string, values: FacetValue[], hasMore?: boolean][] = [
    ['channelTypes', enumFacets(facets.channelTypes)],
    ['placementTypes', enumFacets(facets.placementTypes)],
    ['price', rangeFacets(facets.prices, 0.01, moneyText)],
    ['domainAuthority', rangeFacets(facets.authorities, 1, numberText)],
    ['country', textFacets(facets.countries.values), facets.countries.hasMore],
    ['tags', textFacets(facets.tags.values), facets.tags.hasMore],
    ['disclaimerNames', textFacets(facets.disclaimers.values), facets.disclaimers.hasMore],
  ]
  return (
    <aside className="facets" aria-label={t('facets')}>
      {all.map(
        ([name, values, hasMore]) =>
          values.length > 0 && <Facet key={name} name={name} values={values} hasMore={hasMore} />,
      )}
    </aside>
  )
}

/** Values of a field with their counts. Selecting a value filters the list; selecting it again removes the filter. */
function Facet({
  name,
  values,
  hasMore,
}: {
  name: string
  values: readonly FacetValue[]
  /** Whether the field has more values than shown. */
  hasMore: boolean | undefined
}) {
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const selectedValue = address.get(name)
  const choose = (value: string) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (selectedValue === value) next.delete(name)
      else next.set(name, value)
      return next
    })
    scrollTo({ top: 0 })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{nameIn(lists.listings.name, name)}</h2>
      <ul>
        {values.map(({ value, name, count }) => (
          <li key={value}>
            <button
              type="button"
              className="quiet"
              aria-pressed={selectedValue === value}
              onClick={() => choose(value)}
            >
              <span>{name}</span>
              <small>{numberText(count)}</small>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <small>{t('frequentValues')}</small>}
    </section>
  )
}
