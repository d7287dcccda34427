import { useId } from 'react'
import { useSearchParams } from 'wouter'
import { isPermanent, useOperation } from '../../api.ts'
import { FacetsDocument } from '../../generated/graphql.ts'
import { exactFilter, exactValues, toWhere } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { labelFor, nameIn, t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText, wholeMoneyText } from '../../values.tsx'

interface FacetValue {
  /** Filter value: an enum value, a text, or a range. */
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
      name: to === null ? `${text(from)}+` : `${text(from)}–${text(to)}`,
    }))
}

const enumFacets = (values: readonly { value: string; count: number }[]): FacetValue[] =>
  values.map(({ value, count }) => ({ value, count, name: labelFor(value) }))
const textFacets = (values: readonly { value: string; count: number }[]): FacetValue[] =>
  values.map(({ value, count }) => ({ value, count, name: value }))

/** Notation of the values of a facet in the URL. A facet of ranges has one value at a time. */
const formats = {
  enum: {
    parse: (filter: string) => filter.split(','),
    format: (values: readonly string[]) => values.join(','),
  },
  text: {
    parse: (filter: string) => (filter.startsWith('=') ? exactValues(filter) : []),
    format: exactFilter,
  },
  range: {
    parse: (filter: string) => [filter],
    format: (values: readonly string[]) => values.at(-1)!,
  },
}

type FacetFormat = keyof typeof formats

/** Facets of the listings that match the filters in the URL. Selecting values filters the list by any of them. */
export function Facets() {
  const [address] = useSearchParams()
  const where = toWhere(lists.listings, address) ?? {}
  const { data, error, refetch } = useOperation(FacetsDocument, { where }, { keepPrevious: true })
  if (!data && error) {
    // The list shows the error of a filter that both requests contain.
    if (isPermanent(error)) return null
    return (
      <aside className="facets" aria-label={t('facets')}>
        <ErrorState error={error} retry={refetch} />
      </aside>
    )
  }
  if (!data) return <Skeleton lines={8} />
  const { facets } = data.listings
  const all: [name: string, format: FacetFormat, values: FacetValue[], hasMore?: boolean][] = [
    ['channelTypes', 'enum', enumFacets(facets.channelTypes)],
    ['placementTypes', 'enum', enumFacets(facets.placementTypes)],
    ['price', 'range', rangeFacets(facets.prices, 0.01, wholeMoneyText)],
    ['domainAuthority', 'range', rangeFacets(facets.authorities, 1, numberText)],
    ['country', 'text', textFacets(facets.countries.values), facets.countries.hasMore],
    ['tags', 'text', textFacets(facets.tags.values), facets.tags.hasMore],
    ['disclaimerNames', 'text', textFacets(facets.disclaimers.values), facets.disclaimers.hasMore],
  ]
  return (
    <aside className="facets" aria-label={t('facets')}>
      {all.map(
        ([name, format, values, hasMore]) =>
          values.length > 0 && (
            <Facet key={name} name={name} format={format} values={values} hasMore={hasMore} />
          ),
      )}
    </aside>
  )
}

/** Values of a field with their counts. Selecting a value adds it to the filter; selecting it again removes it. */
function Facet({
  name,
  format,
  values,
  hasMore,
}: {
  name: string
  format: FacetFormat
  values: readonly FacetValue[]
  /** Whether the field has more values than shown. */
  hasMore: boolean | undefined
}) {
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const filter = address.get(name)
  const selectedValues = filter ? formats[format].parse(filter) : []
  const choose = (value: string) => {
    const others = selectedValues.filter((one) => one !== value)
    const next = others.length < selectedValues.length ? others : [...others, value]
    setAddress((now) => {
      const params = new URLSearchParams(now)
      params.delete('page')
      if (next.length === 0) params.delete(name)
      else params.set(name, formats[format].format(next))
      return params
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
              aria-pressed={selectedValues.includes(value)}
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
