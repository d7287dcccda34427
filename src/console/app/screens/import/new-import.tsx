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
import { ImportFileForm } from './file-form.tsx'
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
      <ImportFileForm
        input={input}
        hint={t('importHint')}
        accept=".csv,.jsonl,.ndjson,text/csv,application/x-ndjson"
        error={error}
        isRunning={isUploading}
        preview={(file) => void upload(file)}
      >
        {isUploading && (
          <label>
            {t('uploading', { percent })}
            <progress value={progress} max={1} />
          </label>
        )}
      </ImportFileForm>
      <CatalogueColumns />
    </Screen>
  )
}
