import { exportDays } from '../../../../domain/accounts/export-days.ts'
import { t } from '../../texts/index.ts'
import { numberText, timeText } from '../../values.tsx'
import { CountTable } from './count-table.tsx'

/** Part of the data of an export that its page shows, as `src/privacy/export.ts` writes it. */
export interface PersonExport {
  addresses: string[]
  records: Record<string, unknown[]>
  mentions: { column: string }[]
  activity: { column: string }[]
}

/** Shows what an export contains. The records themselves are in its file. */
export function ExportResult({ file, completedAt }: { file: PersonExport; completedAt: string }) {
  const { addresses, records, mentions, activity } = file
  const end = new Date(Date.parse(completedAt) + exportDays * 86_400_000)
  const recordRows = Object.entries(records).map(([column, { length: count }]) => ({
    column,
    count,
  }))
  return (
    <>
      <p className="caution" role="status">
        {t('exportAvailable', { time: timeText(end) })}
      </p>
      <section className="card">
        <h2>{t('exportedAddresses')}</h2>
        <ul className="rows">
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      </section>
      <Part title={t('exportedRecords')} hint={t('exportedRecordsHint')} rows={recordRows} />
      <Part
        title={t('exportedMentions')}
        hint={t('exportedMentionsHint')}
        rows={byColumn(mentions)}
      />
      <Part
        title={t('exportedActivity')}
        hint={t('exportedActivityHint')}
        rows={byColumn(activity)}
      />
    </>
  )
}

function byColumn(entries: readonly { column: string }[]) {
  const counts = new Map<string, number>()
  for (const { column } of entries) counts.set(column, (counts.get(column) ?? 0) + 1)
  return [...counts].map(([column, count]) => ({ column, count }))
}

function Part({
  title,
  hint,
  rows,
}: {
  title: string
  hint: string
  rows: readonly { column: string; count: number }[]
}) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="card">
      <h2>
        {title} <small>{numberText(total)}</small>
      </h2>
      <p className="hint">{hint}</p>
      {rows.length > 0 && <CountTable rows={rows} countLabel={t('recordCount')} />}
    </section>
  )
}
