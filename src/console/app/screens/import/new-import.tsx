import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ImportCatalogueDocument } from '../../generated/graphql.ts'
import { queries } from '../../graph.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/faults.ts'
import { nameOf, t } from '../../texts/index.ts'
import { Page } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'
import { percentText } from '../../values.tsx'
import { CatalogueColumns } from './columns.tsx'
import { uploadCatalogue } from './upload.ts'

/** Screen that uploads a catalogue file for preview. */
export function NewImport() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [part, setPart] = useState<number>()
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const back = <Link href="/imports">{nameOf('imports')}</Link>
  if (!may(ImportCatalogueDocument)) {
    return (
      <Empty title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </Empty>
    )
  }
  const upload = async (file: File) => {
    setFault(undefined)
    setPart(0)
    try {
      const id = await uploadCatalogue(file, setPart)
      await queries.invalidateQueries()
      navigate(`/imports/${id}`)
    } catch (error) {
      setFault(errorText(error).text)
      setPart(undefined)
      input.current?.focus()
    }
  }
  const isUploading = part !== undefined
  const percent = percentText(part ?? 0, { roundingMode: 'floor' })
  return (
    <Page title={t('newImport')} above={back}>
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
            aria-describedby={fault ? 'import-fault' : 'import-hint'}
            aria-invalid={fault ? true : undefined}
          />
        </label>
        {fault && (
          <p className="fault" id="import-fault" role="alert">
            {fault}
          </p>
        )}
        {isUploading && (
          <label>
            {t('uploading', { percent })}
            <progress value={part} max={1} />
          </label>
        )}
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={isUploading}>
            {t('preview')}
          </button>
        </div>
      </form>
      <CatalogueColumns />
    </Page>
  )
}
