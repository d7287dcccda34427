import { t } from '../../texts/index.ts'
import { percentText } from '../../values.tsx'
import type { Upload } from './use-uploads.ts'

const stateTexts = {
  waiting: 'uploadWaiting',
  done: 'uploadDone',
  failed: 'uploadFailed',
  cancelled: 'uploadCancelled',
} as const

/** Files that are being uploaded, each with its progress and a button to cancel it. */
export function Uploads({
  uploads,
  cancel,
  clear,
}: {
  uploads: readonly Upload[]
  cancel(id: number): void
  clear(): void
}) {
  if (uploads.length === 0) return null
  const count = uploads.filter(({ state }) => state === 'done').length
  const isActive = uploads.some(({ state }) => state === 'waiting' || state === 'uploading')
  return (
    <section className="card uploads" aria-label={t('uploads')}>
      <header className="heading">
        <h2>
          <span role="status">{t('uploadedOf', { count, total: uploads.length })}</span>
        </h2>
        {!isActive && (
          <button type="button" className="quiet" onClick={clear}>
            {t('close')}
          </button>
        )}
      </header>
      <ul className="rows">
        {uploads.map((one) => (
          <UploadRow key={one.id} upload={one} cancel={() => cancel(one.id)} />
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ upload, cancel }: { upload: Upload; cancel(): void }) {
  const { name, state, progress, error } = upload
  const percent = percentText(progress, { roundingMode: 'floor' })
  const isActive = state === 'waiting' || state === 'uploading'
  return (
    <li data-state={state}>
      <span>
        <b>{name}</b>
        {state === 'uploading' ? (
          <progress value={progress} max={1} aria-label={name} />
        ) : (
          error && <small className="fault">{error}</small>
        )}
      </span>
      <span className="number">{state === 'uploading' ? percent : t(stateTexts[state])}</span>
      {isActive && (
        <button
          type="button"
          className="quiet"
          aria-label={t('cancelUpload', { name })}
          onClick={cancel}
        >
          {t('cancel')}
        </button>
      )}
    </li>
  )
}
