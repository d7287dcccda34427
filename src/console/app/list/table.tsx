import { type CSSProperties, memo, useCallback, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { FieldValue } from '../field-value.tsx'
import type { ListConfig, ListName, ListRecord } from '../lists.ts'
import { nameIn, t } from '../texts/index.ts'
import { Chip, RecordLink, type RelatedRecord, recordTitle } from '../values.tsx'
import { highlightedField, highlightsOf, MatchingTags } from './highlight.tsx'
import { enumValues, sortFieldOf } from './url-parameters.ts'

interface Props {
  list: ListConfig
  records: readonly ListRecord[]
  columns: readonly string[]
  /** Sort field, with a leading minus for descending; undefined for relevance. */
  sort: string | undefined
  sortBy?(sort: string): void
  selected?: ReadonlySet<string>
  select?(ids: ReadonlySet<string>): void
}

/** Minimum widths of columns in pixels, by type. */
const minWidths: Readonly<Record<string, number>> = {
  Money: 92,
  Int: 92,
  Float: 72,
  Boolean: 72,
  Order: 166,
  Outlet: 140,
  Profile: 130,
  DateTime: 106,
  WebhookEndpoint: 150,
  WebhookDeliveryStatus: 130,
  OrderStatus: 130,
  SwapStatus: 150,
  OutletStatus: 150,
  ArticleContentStatus: 172,
  '[ListingPrice]': 104,
  '[ProductPrice]': 104,
}
const [firstWidth, enumWidth, textWidth, differencesWidth, selectWidth] = [180, 110, 108, 290, 40]
/** Additional padding of the outer columns. */
const edgeWidth = 9

/** Minimum widths of first columns that name a product with its outlet, or only a product. */
const firstWidths: Partial<Record<ListName, number>> = {
  orderItems: 200,
  placements: 220,
  webhookDeliveries: 150,
  productPrices: 220,
  listings: 170,
  products: 150,
  oauthGrants: 130,
}

/** Minimum widths of columns that differ from those of their type. */
const columnWidths: Partial<Record<ListName, Readonly<Record<string, number>>>> = {
  orders: { team: 150 },
  payoutStatements: { referenceNumber: 170, team: 170 },
  placements: { product: 190, team: 150 },
  privacyRequests: { reason: 230 },
  oauthGrants: { user: 185, team: 140, profile: 125, scopes: 64 },
}

/** Minimum width of a column in pixels. A wider table stretches its columns in proportion. */
function minWidthOf(list: ListConfig, name: string, at: number): number {
  const kind = list.fields[name]!
  if (name === 'changes' || (list.name === 'auditEntries' && name === 'action'))
    return differencesWidth
  // These can have several records per day, so they also show the time.
  if (['auditEntries', 'webhookDeliveries'].includes(list.name) && name === 'createdAt') return 170
  const own = columnWidths[list.name]?.[name]
  if (own) return own
  if (name === 'lastError') return 164
  if (name === 'redirectUris') return 136
  if (name === 'isConfidential') return 120
  if (name === 'referenceNumber') return 236
  if (name === 'country') return 124
  if (at === 0 && kind !== 'DateTime' && !isNumber(kind))
    return firstWidths[list.name] ?? firstWidth
  return minWidths[kind] ?? (enumValues(kind) ? enumWidth : textWidth)
}

/** Returns the first columns that fit into a width in pixels without scrolling, at least one. */
export function fittingColumns(
  list: ListConfig,
  columns: readonly string[],
  width: number,
): readonly string[] {
  let total = 2 * edgeWidth
  const end = columns.findIndex((name, at) => {
    total += minWidthOf(list, name, at)
    return total > width
  })
  return end < 0 ? columns : columns.slice(0, Math.max(1, end))
}

/** Whether cells of a column have several lines: one for each of several values, or those of a long text. */
const hasLines = (list: ListConfig, name: string, kind: string) =>
  name === 'lastError' ||
  (list.name === 'listings' && ['name', 'outlet'].includes(name)) ||
  (list.name === 'articles' && ['name', 'product'].includes(name)) ||
  (list.name === 'auditEntries' && name === 'action') ||
  // A paid order can also be refunded.
  (list.name === 'orders' && name === 'status') ||
  (kind.startsWith('[') &&
    !['changes', 'prices', 'redirectUris', 'scopes', 'topics'].includes(name))

/** Whether a cell has no value. Cards in a narrow window leave it out. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isNumber = (kind: string) =>
  ['Money', 'Int', 'Float', '[ListingPrice]', '[ProductPrice]'].includes(kind)

/** Whether cells of a column show a number, such as that of the scopes. */
const isNumberColumn = (name: string, kind: string) => isNumber(kind) || name === 'scopes'

/** Shows records as a table, or as cards in a narrow window. */
export function Table({ list, records, columns, sort, sortBy, selected, select }: Props) {
  const areAll = records.length > 0 && records.every(({ id }) => selected?.has(id))
  const change = useRef<(id: string) => void>(() => undefined)
  change.current = (id) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    select?.(next)
  }
  const toggle = useCallback((id: string) => change.current(id), [])
  const edges = (at: number) => Number(at === 0 && !select) + Number(at === columns.length - 1)
  const widths = columns.map((name, at) => minWidthOf(list, name, at) + edges(at) * edgeWidth)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const minWidth = total + (select ? selectWidth : 0)
  return (
    // The type does not include custom properties.
    <table className="fixed" style={{ '--min-width': `${minWidth}px` } as CSSProperties}>
      <colgroup>
        {select && <col style={{ width: selectWidth }} />}
        {widths.map((width, at) => (
          <col key={columns[at]} style={{ width: `${(width / total) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {select && (
            <th className="select">
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={areAll}
                onChange={() => select(new Set(areAll ? [] : records.map(({ id }) => id)))}
              />
            </th>
          )}
          {columns.map((name) => (
            <ColumnHeading
              key={name}
              list={list}
              name={name}
              sort={sort}
              {...(sortBy && { sortBy })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row
            key={record.id}
            list={list}
            record={record}
            columns={columns}
            isSelected={selected?.has(record.id)}
            {...(select && { toggle })}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Returns the text of a value that would be a link of its own, for the link to the record of its row. */
function linkedText(value: unknown): string | undefined {
  if (value && typeof value === 'object' && '__typename' in value)
    return recordTitle(value as RelatedRecord)
  return typeof value === 'string' && /^https?:/.test(value) ? value : undefined
}

/** Returns the whole text of a cell, which its column can cut off; undefined for values that always fit. */
function titleOf(kind: string, value: unknown): string | undefined {
  if (kind === 'String' && typeof value === 'string') return value
  return value && typeof value === 'object' && '__typename' in value && 'name' in value
    ? recordTitle(value as RelatedRecord)
    : undefined
}

/**
 * Value of a cell. The status of a refunded order is followed by the refund, so that the column has the values that the
 * list is filtered by.
 */
function Cell({ list, record, name }: { list: ListConfig; record: ListRecord; name: string }) {
  const { refundStatus } = record
  if (list.name !== 'orders' || name !== 'status' || !refundStatus || record.status !== 'PAID')
    return <FieldValue list={list} record={record} name={name} />
  return (
    <div className="chips">
      <Chip value="PAID" />
      <Chip value={String(refundStatus)} />
    </div>
  )
}

interface RowProps extends Pick<Props, 'list' | 'columns'> {
  record: ListRecord
  isSelected: boolean | undefined
  toggle?(id: string): void
}

/** Table row of a record. Memoized, because selecting a record would render all rows again. */
const Row = memo(function Row({ list, record, columns, isSelected = false, toggle }: RowProps) {
  const [, navigate] = useLocation()
  return (
    <tr
      onClick={(event) => {
        const { target } = event
        if (target instanceof Element && target.closest('a, button, input, label')) return
        if (getSelection()?.toString()) return
        navigate(`/${list.path}/${record.id}`)
      }}
    >
      {toggle && (
        <td className="select">
          <input
            type="checkbox"
            aria-label={t('selectRow', { name: recordTitle(record) })}
            checked={isSelected}
            onChange={() => toggle(record.id)}
          />
        </td>
      )}
      {columns.map((name, at) => {
        const kind = list.fields[name]!
        const highlighted = highlightedField(record, name)
        return (
          <td
            key={name}
            data-label={nameIn(list.name, name)}
            data-number={isNumberColumn(name, kind) || undefined}
            data-code={name === 'referenceNumber' || undefined}
            data-lines={hasLines(list, name, kind) || undefined}
            data-empty={isEmpty(record[name]) || undefined}
            title={titleOf(kind, record[name])}
          >
            {at === 0 ? (
              <>
                {name === list.titleField && !isNumber(kind) ? (
                  (highlighted ?? <RecordLink record={record} />)
                ) : (
                  <Link href={`/${list.path}/${record.id}`}>
                    {linkedText(record[name]) ?? (
                      <FieldValue list={list} record={record} name={name} />
                    )}
                  </Link>
                )}
                {record.deletedAt ? <Chip value="ARCHIVED" /> : null}
                {record.disabledAt ? <Chip value="DISABLED" /> : null}
                <MatchingTags highlights={highlightsOf(record)} />
              </>
            ) : (
              (highlighted ?? <Cell list={list} record={record} name={name} />)
            )}
          </td>
        )
      })}
    </tr>
  )
})

function ColumnHeading({
  list,
  name,
  sort,
  sortBy,
}: Pick<Props, 'list' | 'sort' | 'sortBy'> & { name: string }) {
  const label = nameIn(list.name, name)
  const kind = list.fields[name]!
  const number = isNumberColumn(name, kind) || undefined
  const field = sortFieldOf(name)
  if (!sortBy || !list.orders.includes(field)) {
    return (
      <th scope="col" data-number={number}>
        {label}
      </th>
    )
  }
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const next = direction === 'descending' || (!direction && kind === 'String') ? name : `-${name}`
  return (
    <th scope="col" data-number={number} aria-sort={direction ?? 'none'}>
      <button type="button" title={t('sortBy', { name: label })} onClick={() => sortBy(next)}>
        {label}
        <i aria-hidden="true">{direction === 'ascending' ? '↑' : direction ? '↓' : '↕'}</i>
      </button>
    </th>
  )
}
