import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useOperation } from '../../api.ts'
import { type MutationRequest, refetchAll, restorePrevious, returnedId } from '../../change.ts'
import {
  CreateFolderDocument,
  DeleteFolderDocument,
  LibraryCountsDocument,
  RenameFolderDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { numberText } from '../../values.tsx'
import { draggedFiles } from './file-grid.tsx'
import type { LibraryFolder } from './types.ts'

interface Props {
  folders: readonly LibraryFolder[]
  /** Folder on the screen; null for files in no folder. */
  current: string | null
  /** Team that an operator has chosen. */
  teamId: string | undefined
  hrefOf(folderId: string | null): string
  /** Moves dragged files to a folder. Absent if files cannot be moved. */
  move?: ((fileIds: string[], folderId: string | null) => void) | undefined
}

/** Folders of the library, with the number of files in each. Files can be dropped on them. */
export function Folders({ folders, current, teamId, hrefOf, move }: Props) {
  const { may } = useSession()
  const counted = useOperation(
    LibraryCountsDocument,
    { where: teamId ? { teamId: { eq: teamId } } : {} },
    { enabled: may(LibraryCountsDocument) },
  )
  const counts = new Map(
    counted.data?.filesAggregate.map(({ keys, count }) => [keys.folderId ?? null, count]),
  )
  const shown = [{ id: null, name: t('noFolder') }, ...folders]
  return (
    <nav className="folders" aria-label={t('folders')}>
      <ul>
        {shown.map(({ id, name }) => (
          <FolderLink
            key={id}
            name={name}
            count={counts.get(id) ?? 0}
            href={hrefOf(id)}
            isCurrent={id === current}
            drop={move && ((fileIds) => move(fileIds, id))}
          />
        ))}
      </ul>
      <NewFolder teamId={teamId} hrefOf={hrefOf} />
    </nav>
  )
}

function FolderLink({
  name,
  count,
  href,
  isCurrent,
  drop,
}: {
  name: string
  count: number
  href: string
  isCurrent: boolean
  drop?: ((fileIds: string[]) => void) | undefined
}) {
  const [isOver, setOver] = useState(false)
  return (
    <li
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!drop || !event.dataTransfer.types.includes(draggedFiles)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const text = event.dataTransfer.getData(draggedFiles)
        if (!drop || !text) return
        event.preventDefault()
        drop(JSON.parse(text) as string[])
      }}
    >
      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name="folder" />
        <span>{name}</span>
        <small>{numberText(count)}</small>
      </Link>
    </li>
  )
}

function NewFolder({ teamId, hrefOf }: Pick<Props, 'teamId' | 'hrefOf'>) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateFolderDocument)) return null
  return (
    <FormButton
      name={t('newFolder')}
      submitLabel={t('createFolder')}
      document={CreateFolderDocument}
      input={teamId ? { teamId } : {}}
      fields={[{ name: 'name', required: true }]}
      // The screen opens only a folder that it has loaded.
      done={(data) => void refetchAll().then(() => navigate(hrefOf(returnedId(data))))}
    />
  )
}

/** Buttons that rename and delete the folder on the screen. */
export function FolderActions({ folder, rootHref }: { folder: LibraryFolder; rootHref: string }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const input = { folderId: folder.id }
  const rename: MutationRequest = { document: RenameFolderDocument, input }
  return (
    <>
      {may(RenameFolderDocument) && (
        <EditButton
          name={t('renameFolder')}
          {...rename}
          fields={[{ name: 'name', value: folder.name, required: true }]}
          undo={restorePrevious(rename, { name: folder.name })}
        />
      )}
      {may(DeleteFolderDocument) && (
        <MutationButton
          name={t('deleteFolder')}
          message={t('folderDeleted', { name: folder.name })}
          change={{ document: DeleteFolderDocument, input }}
          isFinal
          isDestructive
          done={() => navigate(rootHref)}
        >
          {t('deleteFolderHint')}
        </MutationButton>
      )}
    </>
  )
}
