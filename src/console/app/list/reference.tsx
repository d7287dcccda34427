import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'
import { useOperation } from '../api.ts'
import { type ListConfig, type ListRecord, listOfType, lists } from '../lists.ts'
import { labelFor, t } from '../texts/index.ts'
import { Choice, Picker } from '../ui/picker.tsx'
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

/** Record that is selected already. */
export type SelectedRecord = Pick<ListRecord, 'id' | '__typename'> & Record<string, unknown>

interface ReferenceProps {
  type: string
  change(id: string): void
  /** Label of the input. Defaults to a search in the list. */
  label?: string
  /** Selected record when the control is first shown. */
  initial?: SelectedRecord | null | undefined
  /** Condition for the records to choose from. Replaces the list's default condition. */
  where?: object
  /** Returns the ID to pass to `change`. Defaults to the record's own. */
  idOf?(record: ListRecord): string | undefined
  /** Returns a text that distinguishes records of the same name. */
  detail?(record: ListRecord): string | undefined
  /** Entry after the records of each search, such as one that creates a record. */
  lastEntry?: ListRecord
}

/** Form control that selects a record of a list by search. */
export function ReferenceInput({
  type,
  change,
  where,
  initial = null,
  idOf = ({ id }) => id,
  detail = detailOf,
  label: ownLabel,
  lastEntry,
}: ReferenceProps) {
  const all = listOfType(type) ?? lists.teams
  const list = where ? { ...all, defaultConditions: where } : all
  const [words, setWords] = useState(initial ? recordTitle(initial) : '')
  const [record, choose] = useState<ListRecord | null>(initial)
  // The title of the selected record is no search.
  const isSelection = record !== null && words === recordTitle(record)
  const { results, isLoaded } = useDebouncedSearch(list, isSelection ? '' : words)
  return (
    <Picker<ListRecord>
      label={ownLabel ?? t('searchIn', { list: labelFor(list.name) })}
      items={lastEntry ? [...results, lastEntry] : results}
      isLoaded={isLoaded}
      input={words}
      setInput={setWords}
      selected={record}
      select={(record) => {
        choose(record)
        change((record && idOf(record)) ?? '')
      }}
      titleOf={recordTitle}
      detailOf={detail}
    />
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

/** Fields of the secondary line of a record, by type. The first one with a value is shown. */
const detailFields: Partial<Record<string, readonly string[]>> = {
  User: ['email'],
  TeamMember: ['role'],
  Team: ['slug'],
  Profile: ['team', 'websiteUrl'],
  Campaign: ['profile', 'team'],
  Order: ['profile', 'team'],
  OrderItem: ['order'],
  Article: ['campaign', 'team'],
  Outlet: ['websiteUrl'],
  OutletList: ['profile'],
}

/** Returns the secondary line of a record: for a product its outlet and prices. */
function detailOf(record: ListRecord): string | undefined {
  const product = productOf(record)
  if (!product) {
    const fields = detailFields[record.__typename] ?? []
    const value = fields.map((name) => record[name]).find(Boolean)
    if (typeof value === 'object') return recordTitle(value as ListRecord)
    return value === undefined ? undefined : labelFor(String(value))
  }
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
            <Choice title={recordTitle(record)} detail={detailOf(record)} />
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
