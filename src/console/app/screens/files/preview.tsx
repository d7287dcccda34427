import { Dialog } from '@base-ui/react/dialog'
import { restorePrevious } from '../../change.ts'
import {
  DeleteFileDocument,
  MoveFilesDocument,
  RenameFileDocument,
  RestoreFileDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { bytesText, timeText } from '../../values.tsx'
import { archiveFiles, restoreFiles } from './changes.ts'
import { MoveButton } from './move.tsx'
import { contentUrl, extensionOf, isImage, type LibraryFile, type LibraryFolder } from './types.ts'

/** Dialog with the content of a file, its data and its actions. Closed without a file. */
export function Preview({
  file,
  folders,
  close,
}: {
  file: LibraryFile | undefined
  folders: readonly LibraryFolder[]
  close(): void
}) {
  return (
    <Dialog.Root open={file !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog preview">
          {file && <Content file={file} folders={folders} close={close} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Content({
  file,
  folders,
  close,
}: {
  file: LibraryFile
  folders: readonly LibraryFolder[]
  close(): void
}) {
  const { name, size, folder, uploadedBy, createdAt, deletedAt } = file
  const facts = [
    [t('fileType'), extensionOf(file)],
    [t('fileSize'), bytesText(size)],
    [t('folder'), folder?.name ?? t('noFolder')],
    [labelFor('uploadedBy'), uploadedBy.fullName],
    [labelFor('createdAt'), timeText(createdAt)],
    ...(deletedAt ? [[labelFor('deletedAt'), timeText(deletedAt)] as const] : []),
  ] as const
  return (
    <>
      <Dialog.Title>{name}</Dialog.Title>
      <div className="content">
        {isImage(file) && !deletedAt ? (
          <img src={contentUrl(file)} alt={name} />
        ) : (
          <span className="file-type" aria-hidden="true">
            {extensionOf(file)}
          </span>
        )}
      </div>
      <dl className="fields">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FileActions file={file} folders={folders} close={close} />
    </>
  )
}

function FileActions({
  file,
  folders,
  close,
}: {
  file: LibraryFile
  folders: readonly LibraryFolder[]
  close(): void
}) {
  const { may } = useSession()
  const { id, name } = file
  const rename = { document: RenameFileDocument, input: { fileId: id } }
  if (file.deletedAt) {
    return (
      <div className="actions">
        <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
        {may(RestoreFileDocument) && (
          <button type="button" onClick={() => void restoreFiles([file], close)}>
            {t('restore')}
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="actions">
      <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
      {may(DeleteFileDocument) && (
        <button type="button" onClick={() => void archiveFiles([file], close)}>
          {t('archive')}
        </button>
      )}
      {may(MoveFilesDocument) && <MoveButton files={[file]} folders={folders} done={close} />}
      {may(RenameFileDocument) && (
        <EditButton
          name={t('rename')}
          {...rename}
          fields={[{ name: 'name', value: name, required: true }]}
          undo={restorePrevious(rename, { name })}
        />
      )}
      <a className="button primary" href={contentUrl(file)} download={name}>
        {t('download')}
      </a>
    </div>
  )
}
