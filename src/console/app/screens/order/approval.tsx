import {
  ApproveOrderDocument,
  type PendingApprovalFragment,
  RejectOrderDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, moneyText, timeText } from '../../values.tsx'
import type { OrderDetails } from './types.ts'

type Pending = Pick<PendingApprovalFragment, 'id' | 'subtotal' | 'discount' | 'checkoutById'>

/** Buttons that approve or reject an order. Nothing for an order of the user's own, and for operators. */
export function ApprovalActions({ order }: { order: Pending }) {
  const { may, session, isOperator } = useSession()
  const { id: orderId, subtotal, discount, checkoutById } = order
  const isOwn = checkoutById === session.userId
  if (isOperator || isOwn || !may(ApproveOrderDocument)) return null
  return (
    <>
      <FormButton
        name={t('rejectOrder')}
        message={t('orderRejected')}
        hint={t('rejectOrderHint')}
        document={RejectOrderDocument}
        input={{ orderId }}
        fields={[{ name: 'reason', type: 'textarea', label: t('reason'), rows: 3, required: true }]}
      />
      <MutationButton
        name={t('approveOrder')}
        message={t('orderApproved')}
        isPrimary
        isFinal
        change={{ document: ApproveOrderDocument, input: { orderId } }}
      >
        {t('approveOrderHint', { amount: moneyText(subtotal - discount) })}
      </MutationButton>
    </>
  )
}

/** Approval of an order: status, decision and reason. Nothing if the order needs no approval. */
export function Approval({ order }: { order: OrderDetails }) {
  const { session } = useSession()
  const { approvalStatus, approvalDecidedBy, approvalDecidedAt, approvalReason } = order
  if (!approvalStatus) return null
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
