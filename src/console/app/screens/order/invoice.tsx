import { InvoicePdfDocument } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'

/** Screen of an invoice or credit note, with its PDF. */
export function InvoiceScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(InvoicePdfDocument)
  const { data } = useGraph(InvoicePdfDocument, { id }, { enabled })
  const invoice = data?.invoice
  return (
    <RecordPage
      list={lists.invoices}
      id={id}
      more={
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
