import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { useOperation } from '../api.ts'
import { type ListConfig, type ListRecord, listOfType, lists } from '../lists.ts'
import { labelFor, t } from '../texts/index.ts'
import { useDebouncedValue } from '../ui/use-debounced-value.ts'
import { differenceText, moneyText, recordTitle, shortId } from '../values.tsx'
import { listVariables } from './url-parameters.ts'
import { useRecord } from './use-record.ts'

const noResult: { nodes: ListRecord[]; totalCount: number } = { nodes: [], totalCount: 0 }

/** Searches a list. Returns its first records and their total, or the previous result while loading. */
export function useListSearch(list: ListConfig, words: string, enabled = true) {
  const address = new URLSearchParams(words && { q: words })
  const { data, isPlaceholderData } = useOperation(
    list.page,
    { ...listVariables(list, address), first: 8 },
    { enabled, keepPrevious: true },
  )
  const isLoaded = !enabled || (data !== undefined && !isPlaceholderData)
  return { ...(data?.list ?? noResult), isLoaded }
}

/** Searches a list after the user stops typing. */
function useDebouncedSearch(list: ListConfig, words: string) {
  const debounced = useDebouncedValue(words)
  const { nodes, isLoaded } = useListSearch(list, debounced)
  return { results: nodes, isLoaded: isLoaded && debounced === words }
}

interface ReferenceProps {
  type: string
  change(id: string): void
  /** Condition for the records to choose from. Replaces the list's default condition. */
  where?: object
  /** Returns the ID to pass to `change`. Defaults to the record's own. */
  idOf?(record: ListRecord): string | undefined
  /** Returns a text that distinguishes records of the same name. */
  detail?(record: ListRecord): string | undefined
}

/** Form control that selects a record by search. */
export function ReferenceInput({
  type,
  change,
  where,
  idOf = ({ id }) => id,
  detail = detailOf,
}: ReferenceProps) {
  const all = listOfType(type) ?? lists.teams
  const list = where ? { ...all, defaultConditions: where } : all
  const [words, setWords] = useState('')
  const [record, choose] = useState<ListRecord | null>(null)
  const { results, isLoaded } = useDebouncedSearch(list, words)
  const label = t('searchIn', { list: labelFor(list.name) })
  return (
    <Combobox.Root
      items={results}
      filter={null}
      inputValue={words}
      onInputValueChange={setWords}
      onValueChange={(record: ListRecord | null) => {
        choose(record)
        change((record && idOf(record)) ?? '')
      }}
      itemToStringLabel={recordTitle}
      isItemEqualToValue={(one: ListRecord, other: ListRecord) => one.id === other.id}
      autoHighlight
    >
      <Combobox.Input aria-label={label} placeholder={label} />
      {record && <small>{detail(record)}</small>}
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start">
          <Combobox.Popup className="popup found" role="region" aria-label={label}>
            <Combobox.Empty className="hint">{isLoaded && t('nothingFound')}</Combobox.Empty>
            <Combobox.List className="options">
              {(record: ListRecord) => (
                <Combobox.Item key={record.id} value={record}>
                  <ReferenceChoice record={record} detail={detail} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function ReferenceChoice({
  record,
  detail,
}: { record: ListRecord } & Required<Pick<ReferenceProps, 'detail'>>) {
  const text = detail(record)
  return (
    <>
      {recordTitle(record)}
      {text && <small>{text}</small>}
    </>
  )
}

type Product = {
  /** Only on listings. */
  product?: { id: string }
  outlet: { name: string }
  prices: readonly { pricingTier: string; unitAmount: number }[]
}

// ListRecord has only the fields of all lists. The product and listing queries also select these.
const productOf = (record: ListRecord) =>
  ['Product', 'Listing'].includes(record.__typename) ? (record as ListRecord & Product) : undefined

/** Returns the product ID of a listing. */
export const productIdOfListing = (record: ListRecord) => productOf(record)?.product?.id

/** Returns the outlet and prices of a product; undefined for other records. */
function detailOf(record: ListRecord): string | undefined {
  const product = productOf(record)
  if (!product) return undefined
  const prices = product.prices.map(
    ({ pricingTier, unitAmount }) => `${labelFor(pricingTier)} ${moneyText(unitAmount)}`,
  )
  return [product.outlet.name, ...prices].join(' · ')
}

/**
 * Returns the outlet of a product, its price for a team, and the difference to another price.
 * @param isPro whether the team has Pro prices
 * @param from price to compare with, in US dollars
 */
export function priceComparison(
  record: ListRecord,
  isPro: boolean,
  from: number,
): string | undefined {
  const product = productOf(record)
  if (!product) return undefined
  const { outlet, prices } = product
  const own = prices.filter(({ pricingTier }) => isPro || pricingTier === 'STANDARD')
  if (own.length === 0) return `${outlet.name} · ${t('noPrice')}`
  const price = Math.min(...own.map(({ unitAmount }) => unitAmount))
  const difference = Math.round(price * 100) - Math.round(from * 100)
  return `${outlet.name} · ${moneyText(price)} (${differenceText(difference / 100)})`
}

/** Search with an open list of results, for filters. */
export function ReferenceSearch({ type, change }: Pick<ReferenceProps, 'type' | 'change'>) {
  const list = listOfType(type) ?? lists.teams
  const [words, setWords] = useState('')
  const { results, isLoaded } = useDebouncedSearch(list, words)
  const label = t('searchIn', { list: labelFor(list.name) })
  return (
    <Autocomplete.Root
      inline
      open
      items={results}
      mode="none"
      value={words}
      onValueChange={setWords}
      itemToStringValue={recordTitle}
      autoHighlight="always"
    >
      <Autocomplete.Input aria-label={label} placeholder={label} />
      <Autocomplete.List className="options">
        {(record: (typeof results)[number]) => (
          <Autocomplete.Item key={record.id} value={record} onClick={() => change(record.id)}>
            <ReferenceChoice record={record} detail={detailOf} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty className="hint">{isLoaded && t('nothingFound')}</Autocomplete.Empty>
    </Autocomplete.Root>
  )
}

/** Shows the title of a record by ID. Shows nothing without an ID. */
export function ReferenceName({ type, id }: { type: string; id: string | undefined }) {
  const list = listOfType(type)
  const enabled = list !== undefined && id !== undefined
  const { record } = useRecord(list ?? lists.teams, id ?? '', enabled)
  if (id === undefined) return null
  return record ? recordTitle(record) : shortId(id)
}
