import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { queryClient } from '../../api.ts'
import { ImportCatalogueDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { percentText } from '../../values.tsx'
import { CatalogueColumns, TemplateLink } from './columns.tsx'
import { uploadCatalogue } from './upload.ts'

/** Screen that uploads a catalogue file for preview. */
export function NewImport() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const back = <Link href="/imports">{labelFor('imports')}</Link>
  if (!may(ImportCatalogueDocument)) {
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  }
  const upload = async (file: File) => {
    setError(undefined)
    setProgress(0)
    try {
      const id = await uploadCatalogue(file, setProgress)
      await queryClient.invalidateQueries()
      navigate(`/imports/${id}`)
    } catch (error) {
      setError(errorText(error).text)
      setProgress(undefined)
      input.current?.focus()
    }
  }
  const isUploading = progress !== undefined
  const percent = percentText(progress ?? 0, { roundingMode: 'floor' })
  return (
    <Screen title={t('newImport')} above={back} actions={<TemplateLink />}>
      <form
        className="card narrow"
        onSubmit={(event) => {
          event.preventDefault()
          const file = input.current?.files?.[0]
          if (file && !isUploading) void upload(file)
        }}
      >
        <p className="hint" id="import-hint">
          {t('importHint')}
        </p>
        <label>
          {t('importFile')}
          <input
            ref={input}
            className="drop"
            type="file"
            accept=".csv,.jsonl,.ndjson,text/csv,application/x-ndjson"
            required
            aria-disabled={isUploading}
            aria-describedby={error ? 'import-fault' : 'import-hint'}
            aria-invalid={error ? true : undefined}
          />
        </label>
        {error && (
          <p className="fault" id="import-fault" role="alert">
            {error}
          </p>
        )}
        {isUploading && (
          <label>
            {t('uploading', { percent })}
            <progress value={progress} max={1} />
          </label>
        )}
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={isUploading}>
            {t('preview')}
          </button>
        </div>
      </form>
      <CatalogueColumns />
    </Screen>
  )
}
