import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { t } from '../texts/index.ts'

/** Asks before something that cannot be undone. */
export function Confirm({
  trigger,
  title,
  children,
  confirm,
}: {
  trigger: ReactNode
  title: string
  children?: ReactNode
  confirm(): void
}) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Close className="quiet">{t('cancel')}</AlertDialog.Close>
            <AlertDialog.Close className="primary" onClick={confirm}>
              {trigger}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
