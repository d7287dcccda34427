import { Toast } from '@base-ui/react/toast'
import { t } from '../texts/index.ts'

const manager = Toast.createToastManager()

/** What each notice that is shown is about, by its id. */
const shown = new Map<string, readonly string[]>()
let count = 0

interface Notice {
  isFault?: boolean
  undo?: () => void
  /** The records it is about: what was said of one of them before goes, as its way back leads no more to where it said. */
  about?: readonly string[]
}

/** Says what was done, or why not; with a way back where there is one. */
export function notify(title: string, { isFault = false, undo, about = [] }: Notice = {}): void {
  for (const [id, earlier] of shown)
    if (earlier.some((one) => about.includes(one))) manager.close(id)
  // What is said twice is shown once.
  const id = about.length > 0 ? `notice ${++count}` : title
  if (about.length > 0) shown.set(id, about)
  manager.add({
    id,
    title,
    type: isFault ? 'fault' : 'done',
    priority: isFault ? 'high' : 'low',
    timeout: isFault || undo ? 10_000 : 4000,
    onRemove: () => void shown.delete(id),
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

const mostShown = 3

export function Notices() {
  return (
    <Toast.Provider toastManager={manager} limit={mostShown}>
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
