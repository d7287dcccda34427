import { ReissueInvoiceDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, dayText, moneyText, RecordLink } from '../../values.tsx'
import type { Order, RefundOfOrder } from './order.tsx'
import { RefundRow } from './refunds.tsx'

/** Payments, invoices and credit notes with their documents, and credits of an order. */
export function Money({ order, refunds }: { order: Order; refunds: readonly RefundOfOrder[] }) {
  const [payments, invoices, entries] = [order.payments, order.invoices, order.ledgerEntries].map(
    ({ nodes }) => nodes.length,
  )
  return (
    <section className="card">
      <h2>{t('money')}</h2>
      {payments === 0 && invoices === 0 && entries === 0 && <p className="hint">{t('noMoney')}</p>}
      {order.payments.nodes.length + refunds.length > 0 && (
        <ul className="rows" aria-label={nameOf('payments')}>
          {order.payments.nodes.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
          {refunds.map(({ item, ...refund }) => (
            <RefundRow key={refund.id} refund={refund} of={item.product.name} />
          ))}
        </ul>
      )}
      {order.invoices.nodes.length > 0 && (
        <ul className="rows" aria-label={nameOf('invoices')}>
          {order.invoices.nodes.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {order.ledgerEntries.nodes.length > 0 && (
        <ul className="rows" aria-label={nameOf('ledgerEntries')}>
          {order.ledgerEntries.nodes.map((entry) => (
            <li key={entry.id}>
              <span>
                {nameOf('ledgerEntries')} <small>{entry.reason ?? dayText(entry.createdAt)}</small>
              </span>
              <span className="chips">
                <Chip value={entry.type} />
                {entry.creditType && <small>{nameOf(entry.creditType)}</small>}
              </span>
              <span className="number">{moneyText(entry.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Payment({ payment }: { payment: Order['payments']['nodes'][number] }) {
  const { swap, amountRefunded } = payment
  return (
    <li>
      <span>
        <span>
          {nameOf(payment.provider)} {payment.reference}
        </span>
        <small>
          {payment.failureMessage ?? dayText(payment.settledAt ?? payment.createdAt)}
          {swap && ` · ${swap.referenceNumber}`}
          {amountRefunded > 0 && ` · ${nameOf('amountRefunded')} ${moneyText(amountRefunded)}`}
        </small>
      </span>
      <Chip value={payment.status} />
      <span className="number">{moneyText(payment.amount)}</span>
    </li>
  )
}

function Invoice({ invoice }: { invoice: Order['invoices']['nodes'][number] }) {
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
          {nameOf(invoice.type)} · {dayText(invoice.issuedAt)}
          {invoice.correctsReferenceNumber &&
            ` · ${t('corrects', { name: invoice.correctsReferenceNumber })}`}
          {invoice.amountRefunded > 0 &&
            ` · ${nameOf('amountRefunded')} ${moneyText(invoice.amountRefunded)}`}
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
