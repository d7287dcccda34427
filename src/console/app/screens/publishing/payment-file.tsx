import { useOperation } from '../../api.ts'
import { PayoutFileContentDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'

/** Screen of a payment file, which operators download for their bank. */
export function PaymentFileScreen({ id }: { id: string }) {
  return (
    <RecordPage list={lists.payoutFiles} id={id} moreActions={<DownloadPaymentFile id={id} />} />
  )
}

function DownloadPaymentFile({ id }: { id: string }) {
  const content = useOperation(PayoutFileContentDocument, { id }).data?.payoutFile?.content
  if (!content) return null
  return (
    <a
      className="button"
      href={`data:application/xml;charset=utf-8,${encodeURIComponent(content)}`}
      download={`payment-file-${id}.xml`}
    >
      {t('downloadPaymentFile')}
    </a>
  )
}
