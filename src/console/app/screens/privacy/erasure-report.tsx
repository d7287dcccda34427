import { keptReasons } from '../../../../privacy/kept-reasons.ts'
import { language, t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'
import { CountTable } from './count-table.tsx'

/** Result of an erasure, as `src/privacy/erase.ts` writes it. */
export interface ErasureReport {
  erased: Record<string, number>
  kept: { column: string; count: number; reason: string }[]
  uploadedFiles: number
  filesWithAddress: string[]
}

/**
 * Shows what was erased, what stays and why, and what operators must do outside of the database.
 * @param hasAccount whether the person was a user
 */
export function ErasureResult({
  report,
  hasAccount,
}: {
  report: ErasureReport
  hasAccount: boolean
}) {
  const { erased, kept, uploadedFiles, filesWithAddress } = report
  const rows = Object.entries(erased).map(([column, count]) => ({ column, count }))
  const keptRows = kept.map(({ column, count, reason }) => ({
    ...{ column, count },
    note: <Reason text={reason} />,
  }))
  return (
    <>
      <section className="card">
        <Heading text={t('erasedValues')} counts={rows} />
        {hasAccount && <p>{t('erasedAccount')}</p>}
        <p className="hint">{t(rows.length > 0 ? 'erasedHint' : 'nothingErased')}</p>
        {rows.length > 0 && <CountTable rows={rows} countLabel={t('valueCount')} />}
      </section>
      <section className="card">
        <Heading text={t('keptValues')} counts={kept} />
        <p className="hint">{t(kept.length > 0 ? 'keptHint' : 'nothingKept')}</p>
        {kept.length > 0 && (
          <CountTable rows={keptRows} countLabel={t('valueCount')} noteLabel={t('whyKept')} />
        )}
      </section>
      <section className="card">
        <h2>{t('erasureFiles')}</h2>
        <p>{t('uploadedFiles', { count: numberText(uploadedFiles) })}</p>
        <p>{t('filesWithAddress', { count: numberText(filesWithAddress.length) })}</p>
        {filesWithAddress.length > 0 && (
          <ul className="rows">
            {filesWithAddress.map((id) => (
              <li key={id}>
                <code>{id}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="card">
        <h2>{t('outsideDatabase')}</h2>
        <ul className="rows">
          {(
            ['erasureBackups', 'erasureRecipients', 'erasureProviders', 'erasureLogs'] as const
          ).map((name) => (
            <li key={name}>{t(name)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Reason in the language of the console. The server writes it in English. */
function Reason({ text }: { text: string }) {
  const known = Object.values(keptReasons).find(({ en }) => en === text)
  return <span lang={known ? language : 'en'}>{known?.[language] ?? text}</span>
}

function Heading({ text, counts }: { text: string; counts: readonly { count: number }[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <h2>
      {text} <small>{numberText(total)}</small>
    </h2>
  )
}
