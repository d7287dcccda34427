import { ReissueInvoiceDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, dayText, moneyText, RecordLink, timeText } from '../../values.tsx'
import type { Order } from './order.tsx'

/** Payments, invoices and credit notes with their documents, and credits of an order. */
export function Money({ order }: { order: Order }) {
  const [payments, invoices, entries] = [order.payments, order.invoices, order.ledgerEntries].map(
    ({ nodes }) => nodes.length,
  )
  const refunds = refundsOf(order)
  return (
    <section className="card">
      <h2>{t('money')}</h2>
      {payments === 0 && invoices === 0 && entries === 0 && <p className="hint">{t('noMoney')}</p>}
      {order.payments.nodes.length + refunds.length > 0 && (
        <ul className="rows" aria-label={nameOf('payments')}>
          {order.payments.nodes.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
          {refunds.map(({ item, amount }) => (
            <Refund key={item.id} item={item} amount={amount} />
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

type Item = Order['lineItems'][number]['items'][number]

/** Units of which something was given back, with how much; a swap changes prices too, so that parts cannot be told beside one. */
function refundsOf({ lineItems, swaps }: Order): { item: Item; amount: number }[] {
  const isSwapped = swaps.nodes.some(({ status }) => status === 'COMPLETED')
  return lineItems
    .flatMap(({ items, price }) =>
      items.map((item) => ({
        item,
        amount: (item.isRefunded ? item.salePrice : 0) + (isSwapped ? 0 : price - item.salePrice),
      })),
    )
    .filter(({ amount }) => amount > 0)
}

function Refund({ item, amount }: { item: Item; amount: number }) {
  return (
    <li>
      <span>
        <span>
          {item.refundMethod && nameOf(item.refundMethod)} {item.refundReference}
        </span>
        <small>
          {[item.refundDate && timeText(item.refundDate), item.product.name]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Chip value="REFUND" />
      <span className="number">{moneyText(-amount)}</span>
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
