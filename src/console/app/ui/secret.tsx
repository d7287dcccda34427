import { Dialog } from '@base-ui/react/dialog'
import { useSyncExternalStore } from 'react'
import { t } from '../texts/index.ts'
import { copy } from './copy.ts'

interface Secret {
  title: string
  text: string
  hint: string
}

let currentSecret: Secret | null = null
const listeners = new Set<() => void>()

function show(secret: Secret | null): void {
  currentSecret = secret
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a secret once, for copying. The dialog stays open when the screen that created it changes. */
export const showSecret = (secret: Secret): void => show(secret)

/** Dialog of the current secret. */
export function Secrets() {
  const secret = useSyncExternalStore(subscribe, () => currentSecret)
  return (
    <Dialog.Root
      open={secret !== null}
      // A click outside must not close the dialog, because the secret cannot be shown again.
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
            {/* The secret is null while the dialog closes. */}
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
