import { delayChange, undoSeconds, useDelayedChange } from '../../delayed-change.ts'
import {
  ApproveOrderDocument,
  type PendingApprovalFragment,
  RejectOrderDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { DelayedChange } from '../../ui/delayed-change.tsx'
import { FormButton } from '../../ui/form.tsx'
import { Chip, moneyText, timeText } from '../../values.tsx'
import type { OrderDetails } from './types.ts'

type Pending = Pick<
  PendingApprovalFragment,
  'id' | 'referenceNumber' | 'subtotal' | 'discount' | 'checkoutById'
>

/**
 * Buttons that approve or reject an order. An approval is delayed, so that it can be undone. Nothing for an order of the
 * user's own, and for operators.
 */
export function ApprovalActions({ order }: { order: Pending }) {
  const { may, session, isOperator } = useSession()
  const { id: orderId, referenceNumber: name, subtotal, discount, checkoutById } = order
  const isDelayed = useDelayedChange(orderId)
  const isOwn = checkoutById === session.userId
  if (isOperator || isOwn || !may(ApproveOrderDocument)) return null
  if (isDelayed) return <DelayedChange id={orderId} />
  return (
    <>
      <FormButton
        name={t('rejectOrder')}
        isDestructive
        message={t('orderRejected')}
        hint={`${t('rejectOrderHint')} ${t('cannotUndo')}`}
        document={RejectOrderDocument}
        input={{ orderId }}
        fields={[{ name: 'reason', type: 'textarea', label: t('reason'), rows: 3, required: true }]}
      />
      <Confirm
        trigger={t('approveOrder')}
        title={t('approveOrderOf', { name })}
        isPrimary
        confirm={() =>
          delayChange({
            id: orderId,
            userId: session.userId,
            change: { document: ApproveOrderDocument, input: { orderId } },
            pendingMessage: t('approvingOrder', { name }),
            message: t('orderApproved', { name }),
          })
        }
      >
        <p>{t('approveOrderHint', { amount: moneyText(subtotal - discount) })}</p>
        {t('undoHint', { seconds: undoSeconds })}
      </Confirm>
    </>
  )
}

/** Approval of an order: status, decision and reason. Nothing if the order needs no approval. */
export function Approval({ order }: { order: OrderDetails }) {
  const { session } = useSession()
  const { approvalStatus, approvalDecidedBy, approvalDecidedAt, approvalReason } = order
  // The steps and the timeline show an approval.
  if (!approvalStatus || approvalStatus === 'APPROVED') return null
  const isOwn = order.checkoutById === session.userId
  return (
    <section className="card">
      <h2>
        {t('approval')} <Chip value={approvalStatus} />
      </h2>
      {approvalStatus === 'PENDING' && (
        <p className="hint">{t(isOwn ? 'ownOrderWaits' : 'orderWaits')}</p>
      )}
      {approvalDecidedBy && approvalDecidedAt && (
        <p>
          {t('decidedByAt', {
            name: approvalDecidedBy.fullName,
            time: timeText(approvalDecidedAt),
          })}
        </p>
      )}
      {approvalReason && <blockquote>{approvalReason}</blockquote>}
    </section>
  )
}
