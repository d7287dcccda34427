import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'

/** Button with a confirmation dialog. */
export function Confirm({
  trigger,
  title,
  children,
  isPrimary = false,
  isDestructive = false,
  confirm,
}: {
  trigger: ReactNode
  title: string
  children?: ReactNode
  isPrimary?: boolean
  /** Whether the change removes, ends or refuses something, so that the last button is red. */
  isDestructive?: boolean
  confirm(): void
}) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={isPrimary ? 'primary' : undefined}>
        {trigger}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Close className="quiet">{t('cancel')}</AlertDialog.Close>
            <AlertDialog.Close
              className={isDestructive ? 'primary destructive' : 'primary'}
              onClick={confirm}
            >
              {trigger}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Button with a confirmation of an irreversible change. Warns if it ends the user's own session. */
export function ConfirmFinal({
  name,
  records,
  isPrimary = false,
  isDestructive = false,
  children,
  ...props
}: {
  name: string
  title: string
  isPrimary?: boolean
  isDestructive?: boolean
  records: readonly { id: string }[]
  children?: ReactNode
  confirm(): void
}) {
  const { session } = useSession()
  return (
    <Confirm trigger={name} {...{ isPrimary, isDestructive }} {...props}>
      {children && <p>{children}</p>}
      {t('cannotUndo')}
      {records.some(({ id }) => id === session.tokenId) && <p>{t('ownTokenWarning')}</p>}
    </Confirm>
  )
}
