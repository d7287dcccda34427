import { PaymentStatusChip } from '../../field-value.tsx'
import { ReissueInvoiceDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, dayText, moneyText, RecordLink } from '../../values.tsx'
import { RefundRow, refundedAmounts, sumAmounts } from './refunds.tsx'
import type { OrderDetails, OrderRefund } from './types.ts'

/** Payments, refunds, invoices with PDF, and credits of an order. */
export function PaymentsSection({
  order,
  refunds,
}: {
  order: OrderDetails
  refunds: readonly OrderRefund[]
}) {
  const [payments, invoices] = [order.payments.nodes, order.invoices.nodes]
  const entries = order.ledgerEntries.nodes.filter((entry) => !isRefund(entry, refunds))
  const rows = payments.length + refunds.length
  const refunded = sumAmounts(payments.map(({ amountRefunded: amount }) => ({ amount })))
  const areRefundsListed = refunded <= refundedAmounts(refunds).money
  if (rows + invoices.length + entries.length === 0) return null
  return (
    <section className="card">
      <h2>{t('paymentsAndInvoices')}</h2>
      {rows > 0 && (
        <ul className="rows" aria-label={labelFor('payments')}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} areRefundsListed={areRefundsListed} />
          ))}
          {refunds.map(({ item, ...refund }) => (
            <RefundRow key={refund.id} refund={refund} of={item.product.name} />
          ))}
        </ul>
      )}
      {invoices.length > 0 && (
        <ul className="rows" aria-label={labelFor('invoices')}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <ul className="rows" aria-label={labelFor('ledgerEntries')}>
          {entries.map((entry) => (
            <LedgerEntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

type Entry = OrderDetails['ledgerEntries']['nodes'][number]

/** Whether a ledger entry belongs to a refund that is already listed. */
const isRefund = ({ type, entityId }: Entry, refunds: readonly OrderRefund[]) =>
  type === 'CREDIT' &&
  refunds.some((refund) => refund.item.id === entityId && refundedAmounts([refund]).credits > 0)

/** Credits spent on the order, or refunded credits as a negative amount. */
function LedgerEntryRow({
  entry: { type, creditType, reason, createdAt, amount },
}: {
  entry: Entry
}) {
  const isReturn = type === 'CREDIT'
  return (
    <li>
      <span>
        {isReturn ? t('refundedAsCredits') : t('paidWithCredits')}
        {/* The reason of spent credits is the number of this order. */}
        <small>{[dayText(createdAt), isReturn && reason].filter(Boolean).join(' · ')}</small>
      </span>
      {creditType && <small>{labelFor(creditType)}</small>}
      <span className="number">{moneyText(isReturn ? -amount : amount)}</span>
    </li>
  )
}

interface PaymentProps {
  payment: OrderDetails['payments']['nodes'][number]
  /** Whether refunds are listed separately. */
  areRefundsListed: boolean
}

function Payment({ payment, areRefundsListed }: PaymentProps) {
  const { swap, amountRefunded } = payment
  return (
    <li>
      <span>
        <span>{[labelFor(payment.provider), payment.reference].filter(Boolean).join(' · ')}</span>
        <small>
          {payment.failureMessage ?? dayText(payment.settledAt ?? payment.createdAt)}
          {swap && ` · ${swap.referenceNumber}`}
          {amountRefunded > 0 &&
            !areRefundsListed &&
            ` · ${labelFor('amountRefunded')} ${moneyText(-amountRefunded)}`}
        </small>
      </span>
      <PaymentStatusChip payment={payment} />
      <span className="number">{moneyText(payment.amount)}</span>
    </li>
  )
}

function Invoice({ invoice }: { invoice: OrderDetails['invoices']['nodes'][number] }) {
  const { may } = useSession()
  const canReissue =
    invoice.status === 'ISSUED' && invoice.type === 'INVOICE' && may(ReissueInvoiceDocument)
  return (
    <li>
      <span>
        <span className="chips">
          <RecordLink record={invoice} />
          <a
            href={invoice.pdfUrl}
            download
            aria-label={t('pdfOf', { name: invoice.referenceNumber })}
          >
            PDF
          </a>
        </span>
        <small>
          {labelFor(invoice.type)} · {dayText(invoice.issuedAt)}
          {invoice.correctsReferenceNumber &&
            ` · ${t('corrects', { name: invoice.correctsReferenceNumber })}`}
        </small>
      </span>
      <span className="chips">
        <Chip value={invoice.status} />
        {canReissue && (
          <FormButton
            name={t('reissue')}
            hint={t('reissueHint')}
            document={ReissueInvoiceDocument}
            input={{ invoiceId: invoice.id }}
            fields={[
              { name: 'customerName', value: invoice.customerName ?? '' },
              { name: 'customerEmail', type: 'email', value: invoice.customerEmail ?? '' },
              { name: 'receiptEmail', type: 'email', value: invoice.receiptEmail ?? '' },
            ]}
          />
        )}
      </span>
      <span className="number">
        {moneyText(invoice.type === 'CREDIT_NOTE' ? -invoice.total : invoice.total)}
      </span>
    </li>
  )
}
