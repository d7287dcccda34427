import { useOperation } from '../../api.ts'
import { InvoicePdfDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'

/** Screen of an invoice or credit note, with its PDF. */
export function InvoiceScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(InvoicePdfDocument)
  const { data } = useOperation(InvoicePdfDocument, { id }, { enabled })
  const invoice = data?.invoice
  return (
    <RecordPage
      list={lists.invoices}
      id={id}
      moreActions={
        invoice && (
          <a
            className="button"
            href={invoice.pdfUrl}
            download
            aria-label={t('pdfOf', { name: invoice.referenceNumber })}
          >
            PDF
          </a>
        )
      }
    />
  )
}
