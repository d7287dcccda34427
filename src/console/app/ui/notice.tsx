import { Toast } from '@base-ui/react/toast'
import { t } from '../texts/index.ts'

const manager = Toast.createToastManager()

/** Record IDs of each visible notice, by notice ID. */
const recordIdsByNotice = new Map<string, readonly string[]>()
let count = 0

interface Notice {
  isError?: boolean
  undo?: () => void
  /** IDs of the changed records. Closes earlier notices about them, since their undo would no longer restore the right state. */
  recordIds?: readonly string[]
}

/** Shows a notice, with an undo button if `undo` is given. */
export function showNotice(
  title: string,
  { isError = false, undo, recordIds = [] }: Notice = {},
): void {
  for (const [id, earlier] of recordIdsByNotice)
    if (earlier.some((one) => recordIds.includes(one))) manager.close(id)
  // The title as ID, so that equal notices are shown once.
  const id = recordIds.length > 0 ? `notice ${++count}` : title
  if (recordIds.length > 0) recordIdsByNotice.set(id, recordIds)
  manager.add({
    id,
    title,
    type: isError ? 'fault' : 'done',
    priority: isError ? 'high' : 'low',
    timeout: isError || undo ? 10_000 : 4000,
    onRemove: () => void recordIdsByNotice.delete(id),
    ...(undo && {
      actionProps: {
        children: t('undo'),
        onClick: () => {
          manager.close(id)
          undo()
        },
      },
    }),
  })
}

const maxVisible = 3

export function Notices() {
  return (
    <Toast.Provider toastManager={manager} limit={maxVisible}>
      <Toast.Portal>
        <Toast.Viewport className="notices">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="notice">
      <Toast.Content>
        <Toast.Title render={<p />} />
        <Toast.Action className="quiet" />
        <Toast.Close className="quiet" aria-label={t('close')}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
