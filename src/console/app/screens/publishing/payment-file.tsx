import { useOperation } from '../../api.ts'
import { PayoutFileContentDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { useLocalStorage } from '../../list/use-local-storage.ts'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'

/** Maximum number of downloads that the browser stores. */
const maxDownloads = 100

/**
 * Screen of a payment file, which operators download for their bank. While the file is pending, the next step is to download
 * it, and then to mark it as paid.
 */
export function PaymentFileScreen({ id }: { id: string }) {
  const [downloaded, setDownloaded] = useLocalStorage<readonly string[]>('paymentFiles', [])
  const file = useOperation(PayoutFileContentDocument, { id }).data?.payoutFile
  const isNext = file?.status === 'PENDING' && !downloaded.includes(id)
  return (
    <RecordPage
      list={lists.payoutFiles}
      id={id}
      hiddenFields={['payoutCount']}
      isPrimaryInMore={isNext}
      menu={{ forms: [], actions: ['cancelPayoutFile'] }}
      moreActions={
        file && (
          <a
            className={isNext ? 'button primary' : 'button'}
            href={`data:application/xml;charset=utf-8,${encodeURIComponent(file.content)}`}
            download={`payment-file-${id}.xml`}
            onClick={() => setDownloaded([id, ...downloaded].slice(0, maxDownloads))}
          >
            {t('downloadPaymentFile')}
          </a>
        )
      }
    />
  )
}
