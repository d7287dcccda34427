import { memo, useCallback, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { FieldValue } from '../field-value.tsx'
import type { ListConfig, ListRecord } from '../lists.ts'
import { nameIn, t } from '../texts/index.ts'
import { Chip, RecordLink, recordTitle } from '../values.tsx'
import { highlightedField, highlightsOf, MatchingTags } from './highlight.tsx'
import { constantCase } from './url-parameters.ts'

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

const isNumber = (kind: string) => ['Money', 'Int', 'Float'].includes(kind)

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
  return (
    <table>
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
            data-number={isNumber(kind) || undefined}
            data-code={name === 'referenceNumber' || undefined}
          >
            {at === 0 ? (
              <>
                {name === list.titleField && !isNumber(kind) ? (
                  (highlighted ?? <RecordLink record={record} />)
                ) : (
                  <Link href={`/${list.path}/${record.id}`}>
                    <FieldValue list={list} record={record} name={name} />
                  </Link>
                )}
                {record.deletedAt ? <Chip value="ARCHIVED" /> : null}
                <MatchingTags highlights={highlightsOf(record)} />
              </>
            ) : (
              (highlighted ?? <FieldValue list={list} record={record} name={name} />)
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
  const number = isNumber(kind) || undefined
  const field = constantCase(name)
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
