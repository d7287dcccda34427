import type { FormEvent, ReactNode, RefObject } from 'react'
import { t } from '../../texts/index.ts'

/** Form that selects a file and starts its preview. */
export function ImportFileForm({
  input,
  hint,
  accept,
  error,
  isRunning,
  isPrimary = true,
  preview,
  children,
}: {
  input: RefObject<HTMLInputElement | null>
  hint: string
  /** File name extensions and media types that the file dialog offers. */
  accept: string
  /** Error of the last preview, shown at the field. */
  error: string | undefined
  /** Whether a preview is running. Another one cannot be started then. */
  isRunning: boolean
  /** Whether the preview is the next step. */
  isPrimary?: boolean
  preview(file: File): void
  /** Progress of the preview. */
  children?: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (file && !isRunning) preview(file)
  }
  return (
    <form className="card narrow" onSubmit={submit}>
      <p className="hint" id="import-hint">
        {hint}
      </p>
      <label>
        {t('importFile')}
        <input
          ref={input}
          className="drop"
          type="file"
          accept={accept}
          required
          aria-disabled={isRunning}
          aria-describedby={error ? 'import-fault' : 'import-hint'}
          aria-invalid={error ? true : undefined}
        />
      </label>
      {error && (
        <p className="fault" id="import-fault" role="alert">
          {error}
        </p>
      )}
      {children}
      <div className="actions">
        <button
          type="submit"
          className={isPrimary ? 'primary' : undefined}
          aria-disabled={isRunning}
        >
          {t('preview')}
        </button>
      </div>
    </form>
  )
}
