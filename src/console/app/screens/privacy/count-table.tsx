import type { ReactNode } from 'react'
import { t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'
import { ColumnName } from './column-name.tsx'

interface CountRow {
  /** Table or column in the database, such as `comment.content`. */
  column: string
  count: number
  note?: ReactNode
}

/** Table of numbers of values or records by where they are stored, the largest numbers first. */
export function CountTable({
  rows,
  countLabel,
  noteLabel,
}: {
  rows: readonly CountRow[]
  countLabel: string
  /** Heading of the notes. Absent if there are none. */
  noteLabel?: string
}) {
  const sorted = [...rows].sort((one, other) => other.count - one.count)
  return (
    <div className="table tally">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('storedIn')}</th>
            <th scope="col" data-number>
              {countLabel}
            </th>
            {noteLabel && <th scope="col">{noteLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ column, count, note }) => (
            <tr key={column}>
              <td data-label={t('storedIn')}>
                <ColumnName column={column} />
              </td>
              <td data-label={countLabel} data-number>
                {numberText(count)}
              </td>
              {noteLabel && <td data-label={noteLabel}>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
