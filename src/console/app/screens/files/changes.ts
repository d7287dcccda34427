import { type MutationRequest, notifyDone, runMutation, runWithNotice } from '../../change.ts'
import {
  DeleteFileDocument,
  MoveFilesDocument,
  RestoreFileDocument,
} from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import type { LibraryFile } from './types.ts'

/** Maximum number of files that one mutation moves. */
const movedAtOnce = 50

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** Moves files to a folder, or out of their folders. Undo moves each file back. @throws ApiError */
export async function moveTo(
  files: readonly LibraryFile[],
  folderId: string | null,
  folderName: string,
): Promise<void> {
  const back: MutationRequest[] = []
  const moved: string[] = []
  const others = files.filter((file) => file.folderId !== folderId)
  try {
    for (const group of chunks(others, movedAtOnce)) {
      const input = { fileIds: group.map(({ id }) => id), folderId }
      await runMutation({ document: MoveFilesDocument, input })
      moved.push(...input.fileIds)
      for (const from of new Set(group.map((file) => file.folderId))) {
        const fileIds = group.filter((file) => file.folderId === from).map(({ id }) => id)
        back.push({ document: MoveFilesDocument, input: { fileIds, folderId: from } })
      }
    }
  } finally {
    if (moved.length > 0)
      notifyDone(t('filesMoved', { count: moved.length, folder: folderName }), back, moved)
  }
}

/** Archives files, one after the other. Undo restores them. */
export function archiveFiles(files: readonly LibraryFile[], done?: () => void): Promise<void> {
  return runWithNotice(async () => {
    const back: MutationRequest[] = []
    try {
      for (const { id: fileId } of files) {
        await runMutation({ document: DeleteFileDocument, input: { fileId } })
        back.push({ document: RestoreFileDocument, input: { fileId } })
      }
    } finally {
      const ids = files.slice(0, back.length).map(({ id }) => id)
      if (back.length > 0) notifyDone(t('filesArchived', { count: back.length }), back, ids)
    }
    done?.()
  })
}

/** Restores archived files, one after the other. */
export function restoreFiles(files: readonly LibraryFile[], done?: () => void): Promise<void> {
  return runWithNotice(async () => {
    for (const { id: fileId } of files)
      await runMutation({ document: RestoreFileDocument, input: { fileId } })
    notifyDone(t('filesRestored', { count: files.length }))
    done?.()
  })
}
