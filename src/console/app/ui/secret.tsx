import { Dialog } from '@base-ui/react/dialog'
import { useSyncExternalStore } from 'react'
import { t } from '../texts/index.ts'
import { copy } from './copy.ts'

interface Secret {
  title: string
  text: string
  /** What to do with it. */
  hint: string
}

let shown: Secret | null = null
const listeners = new Set<() => void>()

function show(secret: Secret | null): void {
  shown = secret
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a secret that nobody can see again, to be copied, whatever becomes of the screen that it was made on. */
export const showSecret = (secret: Secret): void => show(secret)

/** The secret that is to be shown, as long as there is one. */
export function Secrets() {
  const secret = useSyncExternalStore(subscribe, () => shown)
  return (
    <Dialog.Root
      open={secret !== null}
      // It is gone when the dialog is: a click beside it does not close it.
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) show(null)
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{secret?.title}</Dialog.Title>
          <Dialog.Description className="hint">{secret?.hint}</Dialog.Description>
          <code className="secret">{secret?.text}</code>
          <div className="actions">
            {/* While the dialog closes there is none any more. */}
            <button
              type="button"
              className="primary"
              onClick={() => {
                if (secret) copy(secret.text)
              }}
            >
              {t('copy')}
            </button>
            <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
