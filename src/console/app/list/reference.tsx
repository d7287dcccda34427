import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { useGraph } from '../graph.ts'
import { type List, type ListRecord, listOfType, lists } from '../lists.ts'
import { nameOf, t } from '../texts/index.ts'
import { useSettled } from '../ui/settled.ts'
import { differenceText, moneyText, shortId, titleOf } from '../values.tsx'
import { variablesOf } from './address.ts'
import { useRecord } from './record.ts'

const none: { nodes: ListRecord[]; totalCount: number } = { nodes: [], totalCount: 0 }

/** The first records of a list that a search finds, and how many there are; until it is answered those found before. */
export function useFound(list: List, words: string, enabled = true) {
  const address = new URLSearchParams(words && { q: words })
  const { data, isPlaceholderData } = useGraph(
    list.page,
    { ...variablesOf(list, address), first: 8 },
    { enabled, keepPrevious: true },
  )
  const isAnswered = !enabled || (data !== undefined && !isPlaceholderData)
  return { ...(data?.list ?? none), isAnswered }
}

/** What is found by words that are being typed. */
function useFoundTyped(list: List, words: string) {
  const settled = useSettled(words)
  const { nodes, isAnswered } = useFound(list, settled)
  return { found: nodes, isAnswered: isAnswered && settled === words }
}

interface ReferenceProps {
  type: string
  change(id: string): void
  /** The condition that each choice meets, in place of that of the list. */
  where?: object
  /** The ID that a choice stands for, in place of its own. */
  idOf?(record: ListRecord): string | undefined
  /** What distinguishes records of one name. */
  detail?(record: ListRecord): string | undefined
}

/** A field of a form that takes a record, found by a part of its name. */
export function ReferenceInput({
  type,
  change,
  where,
  idOf = ({ id }) => id,
  detail = detailOf,
}: ReferenceProps) {
  const all = listOfType(type) ?? lists.teams
  const list = where ? { ...all, given: where } : all
  const [words, setWords] = useState('')
  const [chosen, choose] = useState<ListRecord | null>(null)
  const { found, isAnswered } = useFoundTyped(list, words)
  const label = t('searchIn', { list: nameOf(list.name) })
  return (
    <Combobox.Root
      items={found}
      filter={null}
      inputValue={words}
      onInputValueChange={setWords}
      onValueChange={(record: ListRecord | null) => {
        choose(record)
        change((record && idOf(record)) ?? '')
      }}
      itemToStringLabel={titleOf}
      isItemEqualToValue={(one: ListRecord, other: ListRecord) => one.id === other.id}
      autoHighlight
    >
      <Combobox.Input aria-label={label} placeholder={label} />
      {chosen && <small>{detail(chosen)}</small>}
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start">
          <Combobox.Popup className="popup found" role="region" aria-label={label}>
            <Combobox.Empty className="hint">{isAnswered && t('nothingFound')}</Combobox.Empty>
            <Combobox.List className="options">
              {(record: ListRecord) => (
                <Combobox.Item key={record.id} value={record}>
                  <Choice record={record} detail={detail} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function Choice({
  record,
  detail,
}: { record: ListRecord } & Required<Pick<ReferenceProps, 'detail'>>) {
  const text = detail(record)
  return (
    <>
      {titleOf(record)}
      {text && <small>{text}</small>}
    </>
  )
}

type Product = {
  /** Of a listing. */
  product?: { id: string }
  outlet: { name: string }
  prices: readonly { pricingTier: string; unitAmount: number }[]
}

// The lists of records are typed by what all of them have; the pages of products and listings select these too.
const productOf = (record: ListRecord) =>
  ['Product', 'Listing'].includes(record.__typename) ? (record as ListRecord & Product) : undefined

/** The ID of the product of a listing. */
export const listedProduct = (record: ListRecord) => productOf(record)?.product?.id

/** The outlet and the prices of a product; undefined for other records. */
function detailOf(record: ListRecord): string | undefined {
  const product = productOf(record)
  if (!product) return undefined
  const prices = product.prices.map(
    ({ pricingTier, unitAmount }) => `${nameOf(pricingTier)} ${moneyText(unitAmount)}`,
  )
  return [product.outlet.name, ...prices].join(' · ')
}

/**
 * The outlet of a product, its price for a team, and the difference to another price.
 * @param from price in US dollars
 */
export function comparisonOf(record: ListRecord, isPro: boolean, from: number): string | undefined {
  const product = productOf(record)
  if (!product) return undefined
  const { outlet, prices } = product
  const own = prices.filter(({ pricingTier }) => isPro || pricingTier === 'STANDARD')
  if (own.length === 0) return `${outlet.name} · ${t('noPrice')}`
  const price = Math.min(...own.map(({ unitAmount }) => unitAmount))
  const difference = Math.round(price * 100) - Math.round(from * 100)
  return `${outlet.name} · ${moneyText(price)} (${differenceText(difference / 100)})`
}

/** Chooses a record by a part of its name. */
export function Reference({ type, change }: Pick<ReferenceProps, 'type' | 'change'>) {
  const list = listOfType(type) ?? lists.teams
  const [words, setWords] = useState('')
  const { found, isAnswered } = useFoundTyped(list, words)
  const label = t('searchIn', { list: nameOf(list.name) })
  return (
    <Autocomplete.Root
      inline
      open
      items={found}
      mode="none"
      value={words}
      onValueChange={setWords}
      itemToStringValue={titleOf}
      autoHighlight="always"
    >
      <Autocomplete.Input aria-label={label} placeholder={label} />
      <Autocomplete.List className="options">
        {(record: (typeof found)[number]) => (
          <Autocomplete.Item key={record.id} value={record} onClick={() => change(record.id)}>
            <Choice record={record} detail={detailOf} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty className="hint">{isAnswered && t('nothingFound')}</Autocomplete.Empty>
    </Autocomplete.Root>
  )
}

/** The name of the record that an id is of; nothing without one. */
export function ReferenceName({ type, id }: { type: string; id: string | undefined }) {
  const list = listOfType(type)
  const enabled = list !== undefined && id !== undefined
  const { record } = useRecord(list ?? lists.teams, id ?? '', enabled)
  if (id === undefined) return null
  return record ? titleOf(record) : shortId(id)
}
