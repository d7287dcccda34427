import { Toast } from '@base-ui/react/toast'
import { t } from '../texts/index.ts'

const manager = Toast.createToastManager()

/** Says what was done, or why not; with a way back where there is one. */
export function notify(
  title: string,
  { isFault = false, undo }: { isFault?: boolean; undo?: () => void } = {},
): void {
  manager.add({
    title,
    type: isFault ? 'fault' : 'done',
    priority: isFault ? 'high' : 'low',
    timeout: isFault || undo ? 10_000 : 4000,
    ...(undo && { actionProps: { children: t('undo'), onClick: undo } }),
  })
}

export function Notices() {
  return (
    <Toast.Provider toastManager={manager}>
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
