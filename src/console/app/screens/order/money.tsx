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
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} />
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

/** Something that was given back of the price of a unit. */
interface Given {
  id: string
  item: Item
  amount: number
  method: string | null
  reference: string | null
  at: string | null
}

/**
 * What was given back. Of what was before each refund was kept, the amount alone is known; a swap changes prices too, so that it
 * cannot be told beside one.
 */
function refundsOf({ lineItems, swaps }: Order): Given[] {
  const isSwapped = swaps.nodes.some(({ status }) => status === 'COMPLETED')
  return lineItems.flatMap(({ items, price }) =>
    items.flatMap((item) => {
      const { refunds, isRefunded, salePrice } = item
      const kept = refunds.map(({ createdAt: at, ...refund }) => ({
        ...{ ...refund, item, at },
        reference: refund.reference ?? othersOf(item),
      }))
      const total = (isRefunded ? salePrice : 0) + (isSwapped ? 0 : price - salePrice)
      const amount =
        refunds.reduce((rest, refund) => rest - cents(refund.amount), cents(total)) / 100
      if (amount <= 0) return kept
      const { id, refundMethod: method, refundReference: reference, refundDate: at } = item
      return [{ id, item, amount, method, reference, at }, ...kept]
    }),
  )
}

const cents = (amount: number) => Math.round(amount * 100)

/** References of a unit that no refund has as its own: those that providers gave. */
function othersOf({ refunds, refundReference }: Item): string | null {
  const own = refunds.map(({ reference }) => reference)
  const others = refundReference?.split(', ').filter((one) => !own.includes(one))
  return others?.join(', ') || null
}

function Refund({ refund: { item, amount, method, reference, at } }: { refund: Given }) {
  return (
    <li>
      <span>
        <span>
          {method && nameOf(method)} {reference}
        </span>
        <small>{[at && timeText(at), item.product.name].filter(Boolean).join(' · ')}</small>
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
