import type { OrderPayment } from '../../../prisma/generated/client/client.js'
import type { PaymentProvider, PaymentState } from '../../payment/provider.js'
import type { Transaction } from '../../postgres/transaction.js'
import { formatMoney } from '../../values/money.js'
import { type AuditedChange, withAudit } from '../rules/audit.js'
import { expireOpenPayment } from './order.js'
import { type Bill, complete, isPayable, lockBill, showOnOrder } from './payment.js'
import { requestRefund } from './refund.js'

type Succeeded = Extract<PaymentState, { status: 'SUCCEEDED' }>

/**
 * Audit log change of a payment attempt, without the URL of the payment page: anyone with it can
 * pay.
 */
const paymentChange = (action: string): AuditedChange => ({
  action,
  entity: 'order_payment',
  hidden: ['providerUrl'],
})

/**
 * Updates a payment attempt to the state reported by its provider. Reports may be repeated, late
 * and out of order, so a repeated state changes nothing. A successful payment is always recorded,
 * even after a failure or expiry. Money that is no longer owed, or of another amount, is refunded.
 * @throws AppError not_found (the order was deleted), or as `completeSwap`
 */
export async function recordAnswer(
  tx: Transaction,
  provider: PaymentProvider,
  { id, orderId, swapId }: Pick<OrderPayment, 'id' | 'orderId' | 'swapId'>,
  answer: PaymentState,
): Promise<void> {
  const bill = await lockBill(tx, { orderId, swapId })
  const attempt = await tx.orderPayment.findUniqueOrThrow({ where: { id } })
  if (attempt.status === 'SUCCEEDED' || attempt.status === 'RETURNED') return
  // Another attempt of the order can be open, so a settled attempt changes only its own session.
  const isOpen = isUnsettled(attempt)
  switch (answer.status) {
    case 'OPEN':
      return
    case 'PROCESSING':
      if (attempt.status !== 'STARTED') return
      await tx.orderPayment.update({ where: { id }, data: { status: 'PROCESSING' } })
      return showOnOrder(tx, bill, { paymentStatus: 'PROCESSING' })
    case 'FAILED':
    case 'EXPIRED': {
      const failure = answer.status === 'FAILED' && {
        failureCode: answer.code,
        failureMessage: answer.message,
        providerPaymentId: answer.paymentId,
      }
      await tx.orderPayment.update({
        where: { id },
        data: {
          sessionOpen: false,
          ...(isOpen && { status: answer.status, settledAt: new Date(), ...failure }),
        },
      })
      if (isOpen) await showFailureOnOrder(tx, bill, answer.status)
      return
    }
    case 'SUCCEEDED': {
      const obstacle = obstacleTo(bill, attempt, answer)
      return obstacle
        ? refundUnapplied(tx, bill, attempt, answer, obstacle)
        : accept(tx, bill, attempt, answer, provider)
    }
  }
}

/** Sets the payment status of the order, unless it was paid or cancelled in the meantime. A swap has none. */
async function showFailureOnOrder(
  tx: Transaction,
  bill: Bill,
  paymentStatus: 'FAILED' | 'EXPIRED',
): Promise<void> {
  if (isPayable(bill)) await showOnOrder(tx, bill, { paymentStatus, paymentExpiresAt: null })
}

const isUnsettled = ({ status }: OrderPayment) => status === 'STARTED' || status === 'PROCESSING'

/** Reason why a received payment cannot be accepted. */
interface Obstacle {
  code: 'not_owed' | 'other_amount'
  message: string
}

function obstacleTo(
  bill: Bill,
  { currency }: OrderPayment,
  payment: Succeeded,
): Obstacle | undefined {
  if (!isPayable(bill)) {
    const { status } = bill.swap ?? bill.order
    const what = bill.swap ? 'swap' : 'order'
    return {
      code: 'not_owed',
      message: `The ${what} was already ${status} when the payment arrived.`,
    }
  }
  const { amount } = bill
  if (payment.amount === amount && payment.currency === currency) return undefined
  const [paidText, owedText] = [payment, { amount, currency }].map(
    (money) => `${formatMoney(money.amount)} ${money.currency}`,
  )
  return { code: 'other_amount', message: `${paidText} was paid instead of ${owedText}.` }
}

async function accept(
  tx: Transaction,
  bill: Bill,
  { id, orderId, swapId, providerSessionId }: OrderPayment,
  { paymentId, customerId, clientSecret }: Succeeded,
  { source }: PaymentProvider,
): Promise<void> {
  await tx.orderPayment.update({
    where: { id },
    data: {
      status: 'SUCCEEDED',
      settledAt: new Date(),
      sessionOpen: false,
      providerPaymentId: paymentId,
      failureCode: null,
      failureMessage: null,
    },
  })
  // The guest may have started another payment since.
  await expireOpenPayment(tx, orderId, swapId)
  await showOnOrder(tx, bill, {
    ...(providerSessionId && { checkoutSessionId: providerSessionId }),
    ...(customerId && { guestProcessorCustomerId: customerId }),
    ...(clientSecret && { clientSecret }),
  })
  await complete(tx, bill, { source, paymentId, actor: null })
}

/** Records a payment that cannot be applied, and requests its refund from the provider. */
async function refundUnapplied(
  tx: Transaction,
  bill: Bill,
  before: OrderPayment,
  { paymentId, amount, currency }: Succeeded,
  { code, message }: Obstacle,
): Promise<void> {
  await withAudit(tx, null, paymentChange('return_payment'), async () => {
    const after = await tx.orderPayment.update({
      where: { id: before.id },
      data: {
        status: 'RETURNED',
        settledAt: new Date(),
        sessionOpen: false,
        providerPaymentId: paymentId,
        failureCode: code,
        failureMessage: message,
      },
    })
    return { before, after }
  })
  await requestRefund(tx, before, { amount, currency })
  if (isUnsettled(before)) await showFailureOnOrder(tx, bill, 'FAILED')
}
