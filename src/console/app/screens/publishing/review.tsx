import { useOperation } from '../../api.ts'
import { OutletReviewDocument } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { RecordLink } from '../../values.tsx'

/** Publisher of an outlet and the reason of a rejection, for operators. Hidden for an outlet without a publisher. */
export function OutletReview({ id }: { id: string }) {
  const { data } = useOperation(OutletReviewDocument, { id })
  const { publisher, rejectionReason } = data?.outlet ?? {}
  if (!publisher) return null
  return (
    <section className="card">
      <h2>{labelFor('publisher')}</h2>
      <dl className="fields">
        <div>
          <dt>{labelFor('team')}</dt>
          <dd>
            <RecordLink record={publisher} />
          </dd>
        </div>
        {rejectionReason && (
          <div data-wide>
            <dt>{t('rejectionReason')}</dt>
            <dd className="text">{rejectionReason}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
