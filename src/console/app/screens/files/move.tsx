import { useState } from 'react'
import { t } from '../../texts/index.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Picker } from '../../ui/picker.tsx'
import { moveTo } from './changes.ts'
import type { LibraryFile, LibraryFolder } from './types.ts'

/** Button that moves files to a folder, which its dialog selects. */
export function MoveButton({
  files,
  folders,
  done,
}: {
  files: readonly LibraryFile[]
  folders: readonly LibraryFolder[]
  done?(): void
}) {
  const [isOpen, setOpen] = useState(false)
  const [first] = files
  // A file cannot leave its team.
  const targets = folders.filter(({ teamId }) => teamId === first?.teamId)
  const nameOf = (id: string | null) =>
    targets.find((folder) => folder.id === id)?.name ?? t('noFolder')
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moveToFolder')}
      </button>
      <FormDialog
        isOpen={isOpen}
        setOpen={setOpen}
        name={t('moveFiles', { count: files.length })}
        submitLabel={t('moveHere')}
        hint={targets.length === 0 ? t('noFoldersHint') : undefined}
        fields={[
          {
            ...{ name: 'folderId', label: t('folder'), hint: t('noFolderHint') },
            control: (set) => <FolderPicker folders={targets} change={set} />,
          },
        ]}
        run={async ({ folderId }) => {
          const target = folderId ? String(folderId) : null
          await moveTo(files, target, nameOf(target))
          done?.()
        }}
      />
    </>
  )
}

/** Selects one of the folders of a team. */
function FolderPicker({
  folders,
  change,
}: {
  folders: readonly LibraryFolder[]
  change(id: string): void
}) {
  const [input, setInput] = useState('')
  const [selected, select] = useState<LibraryFolder | null>(null)
  const words = input === selected?.name ? '' : input.trim().toLowerCase()
  return (
    <Picker
      label={t('folder')}
      items={folders.filter(({ name }) => name.toLowerCase().includes(words))}
      input={input}
      setInput={setInput}
      selected={selected}
      select={(folder) => {
        select(folder)
        change(folder?.id ?? '')
      }}
      titleOf={({ name }) => name}
    />
  )
}
