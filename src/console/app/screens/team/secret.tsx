import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'

interface Props {
  title: string
  /** What is shown this once; the dialog is closed while there is none. */
  secret: string | null
  close(): void
  /** What to do with it. */
  children: ReactNode
}

/** Shows a secret that nobody can see again, to be copied. */
export function Secret({ title, secret, close, children }: Props) {
  return (
    <Dialog.Root
      open={secret !== null}
      // It is gone when the dialog is: a click beside it does not close it.
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description className="hint" render={<div />}>
            {children}
          </Dialog.Description>
          <code className="secret">{secret}</code>
          <div className="actions">
            <button type="button" className="primary" onClick={() => copy(secret!)}>
              {t('copy')}
            </button>
            <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
