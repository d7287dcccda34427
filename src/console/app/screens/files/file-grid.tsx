import { t } from '../../texts/index.ts'
import { bytesText, Chip, dayText } from '../../values.tsx'
import { contentUrl, extensionOf, isImage, type LibraryFile } from './types.ts'

/** Type of the data of files that are dragged to a folder. */
export const draggedFiles = 'application/x-masthead-files'

interface GridProps {
  files: readonly LibraryFile[]
  selected: ReadonlySet<string>
  select(ids: ReadonlySet<string>): void
  open(file: LibraryFile): void
  /** Whether files can be selected and dragged. */
  isEditable: boolean
  /** Whether to show the folder of each file. */
  showsFolders: boolean
}

/** Files as tiles: images as thumbnails, others with their type. */
export function FileGrid({ files, selected, select, open, isEditable, showsFolders }: GridProps) {
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    select(next)
  }
  return (
    <ul className="file-grid" aria-label={t('files')}>
      {files.map((file) => (
        <li
          key={file.id}
          data-selected={selected.has(file.id) || undefined}
          draggable={isEditable && !file.deletedAt}
          onDragStart={({ dataTransfer }) => {
            const ids = selected.has(file.id) ? [...selected] : [file.id]
            dataTransfer.setData(draggedFiles, JSON.stringify(ids))
            dataTransfer.effectAllowed = 'move'
          }}
        >
          {isEditable && (
            <input
              type="checkbox"
              aria-label={t('selectFile', { name: file.name })}
              checked={selected.has(file.id)}
              onChange={() => toggle(file.id)}
            />
          )}
          <button type="button" aria-haspopup="dialog" onClick={() => open(file)}>
            <span className="thumbnail">
              {isImage(file) && !file.deletedAt ? (
                <img src={contentUrl(file)} alt="" loading="lazy" draggable={false} />
              ) : (
                <span className="file-type">{extensionOf(file)}</span>
              )}
            </span>
            <b>{file.name}</b>
            <small>
              {[
                bytesText(file.size),
                showsFolders ? (file.folder?.name ?? t('noFolder')) : dayText(file.createdAt),
              ].join(' · ')}
            </small>
            {file.deletedAt && <Chip value="ARCHIVED" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
