import { useOperation } from '../../api.ts'
import {
  OutletReviewDocument,
  type OutletReviewQuery,
  ReviewOutletDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, RecordLink, TypedValue } from '../../values.tsx'

/**
 * Publisher of an outlet, the proof of its domain, the reason of a rejection, and a change that waits for a review, for
 * operators. Hidden for an outlet without a publisher.
 */
export function OutletReview({ id }: { id: string }) {
  const { data } = useOperation(OutletReviewDocument, { id })
  if (!data?.outlet?.publisher) return null
  const { publisher, domainProof, rejectionReason, pendingChange, pendingSince, status } =
    data.outlet
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
        {domainProof && (
          <div>
            <dt>{labelFor('domain')}</dt>
            <dd>
              {domainProof.domain} <Chip value={domainProof.status} />
            </dd>
          </div>
        )}
        {rejectionReason && (
          <div data-wide>
            <dt>{t('rejectionReason')}</dt>
            <dd className="text">{rejectionReason}</dd>
          </div>
        )}
      </dl>
      {pendingChange && status !== 'PENDING_REVIEW' && (
        <PendingChange id={id} change={pendingChange} pendingSince={pendingSince} />
      )}
    </section>
  )
}

type Outlet = NonNullable<OutletReviewQuery['outlet']>

/** Change of an outlet on sale, which the operator approves or rejects as shown. */
function PendingChange({
  id,
  change,
  pendingSince,
}: {
  id: string
  change: NonNullable<Outlet['pendingChange']>
  pendingSince: Outlet['pendingSince']
}) {
  const { may } = useSession()
  const shown = (['name', 'websiteUrl', 'categoryId'] as const).filter((name) => change[name])
  return (
    <>
      <h2>{t('pendingChange')}</h2>
      <dl className="fields">
        {shown.map((name) => (
          <div key={name}>
            <dt>{labelFor(name)}</dt>
            <dd>
              <TypedValue kind="String" value={change[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {may(ReviewOutletDocument) && (
        <div className="actions">
          <MutationButton
            name={t('approveOutlet')}
            isPrimary
            change={{
              document: ReviewOutletDocument,
              input: { id, decision: 'APPROVE', pendingSince },
            }}
          />
          <FormButton
            name={t('rejectOutlet')}
            document={ReviewOutletDocument}
            input={{ id, decision: 'REJECT', pendingSince }}
            fields={[
              { name: 'reason', type: 'textarea', required: true, hint: t('rejectChangeHint') },
            ]}
          />
        </div>
      )}
    </>
  )
}
