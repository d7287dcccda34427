import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../texts/index.ts'

type UploadFiles = (files: readonly File[]) => void

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Content on which files can be dropped from other programs. Without `upload`, drops are not accepted. */
export function DropZone({
  upload,
  folderName,
  children,
}: {
  upload: UploadFiles | undefined
  folderName: string
  children: ReactNode
}) {
  // Elements within the zone send the same events, so the entered and left elements are counted.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  if (!upload) return <div className="part">{children}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button above uploads files without a pointer.
    <div
      className="part drop-zone"
      data-over={isOver || undefined}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={(event) => {
        if (!hasFiles(event)) return
        depth.current -= 1
        if (depth.current <= 0) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        upload([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <p className="drop-hint">{t('dropHere', { folder: folderName })}</p>}
    </div>
  )
}

/** Button that opens the file dialog of the browser. */
export function UploadButton({ upload }: { upload: UploadFiles }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('uploadFiles')}
        accept=".jpg,.jpeg,.png,.webp,.docx,.pdf,.txt"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) upload(files)
        }}
      />
      <button type="button" className="primary" onClick={() => input.current?.click()}>
        {t('uploadFiles')}
      </button>
    </>
  )
}
