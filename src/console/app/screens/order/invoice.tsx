import { useOperation } from '../../api.ts'
import { InvoiceScreenDocument, type InvoiceScreenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Sum } from '../../ui/sum.tsx'
import { moneyText, numberText, RecordLink } from '../../values.tsx'
import { InvoiceRow } from './payment-rows.tsx'

type InvoiceDetails = NonNullable<InvoiceScreenQuery['invoice']>

/** Screen of an invoice or credit note, with its items and its PDF. */
export function InvoiceScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(InvoiceScreenDocument)
  const { data } = useOperation(InvoiceScreenDocument, { id }, { enabled })
  const invoice = data?.invoice
  const others = invoice?.order.invoices.nodes.filter((other) => other.id !== id) ?? []
  const successors = others.filter(
    ({ correctsReferenceNumber }) => correctsReferenceNumber === invoice?.referenceNumber,
  )
  return (
    <RecordPage
      list={lists.invoices}
      id={id}
      hiddenFields={invoice ? ['total', 'amountPaid', 'amountRefunded'] : ['total']}
      moreActions={
        invoice && (
          <a className="button" href={invoice.pdfUrl} download>
            {t('downloadPdf')}
          </a>
        )
      }
    >
      {successors.length > 0 && (
        <p className="card warning">
          <span>
            {t('supersededBy')}{' '}
            {successors.map((other, at) => (
              <span key={other.id}>
                {at > 0 && ', '}
                <RecordLink record={other} />
              </span>
            ))}
          </span>
        </p>
      )}
      {invoice && (
        <section className="card">
          <h2>{t('items')}</h2>
          <ul className="rows">
            {invoice.items.map(({ id, name, description, quantity, unitAmount, amount }) => (
              <li key={id}>
                <span>
                  {name}
                  {description && <small>{description}</small>}
                </span>
                <small className="number">
                  {numberText(quantity)} × {moneyText(unitAmount)}
                </small>
                <span className="number">{moneyText(amount)}</span>
              </li>
            ))}
          </ul>
          <InvoiceSums invoice={invoice} />
        </section>
      )}
      {others.length > 0 && (
        <section className="card">
          <h2>{t('otherInvoices')}</h2>
          <ul className="rows">
            {others.map((other) => (
              <InvoiceRow key={other.id} invoice={other} />
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  )
}

/** Amounts of an invoice, which add up to its total, and its payments. */
function InvoiceSums({ invoice }: { invoice: InvoiceDetails }) {
  const amounts = [
    ['subtotal', invoice.subtotal],
    ['discount', -invoice.discount],
    ['creditsApplied', -invoice.creditsApplied],
    ['processingFee', invoice.processingFee],
  ] as const
  const payments = [
    ['amountPaid', invoice.amountPaid],
    ['amountRefunded', -invoice.amountRefunded],
  ] as const
  return (
    <dl className="sums">
      {amounts.map(
        ([name, amount]) =>
          amount !== 0 && <Sum key={name} name={labelFor(name)} amount={amount} />,
      )}
      <Sum name={labelFor('total')} amount={invoice.total} isTotal />
      {payments.map(
        ([name, amount]) =>
          amount !== 0 && <Sum key={name} name={labelFor(name)} amount={amount} />,
      )}
    </dl>
  )
}
