import { PaymentStatusChip } from '../../field-value.tsx'
import type { IssuedFragment, PaidFragment } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, moneyText, RecordLink } from '../../values.tsx'

/** Row of a payment with its provider, reference, date and status. */
export function PaymentRow({ payment }: { payment: PaidFragment }) {
  const { provider, reference, settledAt, createdAt, amount, failureMessage } = payment
  return (
    <li>
      <span>
        <RecordLink record={payment}>
          {[labelFor(provider), reference].filter(Boolean).join(' · ')}
        </RecordLink>
        <small>{failureMessage ?? dayText(settledAt ?? createdAt)}</small>
      </span>
      <PaymentStatusChip payment={payment} />
      <span className="number">{moneyText(amount)}</span>
    </li>
  )
}

/** Row of an invoice or credit note with its PDF, date and status. */
export function InvoiceRow({
  invoice,
}: {
  invoice: IssuedFragment & { correctsReferenceNumber?: string | null }
}) {
  const { correctsReferenceNumber: corrected } = invoice
  const { type, status, referenceNumber, issuedAt, total, pdfUrl } = invoice
  return (
    <li>
      <span>
        <span className="chips">
          <RecordLink record={invoice} />
          <a href={pdfUrl} download aria-label={t('pdfOf', { name: referenceNumber })}>
            PDF
          </a>
        </span>
        <small>
          {labelFor(type)} · {dayText(issuedAt)}
          {corrected && ` · ${t('corrects', { name: corrected })}`}
        </small>
      </span>
      <Chip value={status} />
      <span className="number">{moneyText(type === 'CREDIT_NOTE' ? -total : total)}</span>
    </li>
  )
}
