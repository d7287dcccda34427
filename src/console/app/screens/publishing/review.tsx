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
 * Publisher of an outlet, the proof of its domain, the reason of a rejection, and the buttons of a review, for
 * operators. Hidden for an outlet without a publisher that does not wait for a review.
 */
export function OutletReview({ id }: { id: string }) {
  const { data } = useOperation(OutletReviewDocument, { id })
  const outlet = data?.outlet
  if (!outlet) return null
  const { publisher, domainProof, rejectionReason, pendingChange, status } = outlet
  const isSubmitted = status === 'PENDING_REVIEW'
  if (!publisher && !isSubmitted) return null
  return (
    <section className="card">
      <h2>{labelFor('publisher')}</h2>
      <dl className="fields">
        {publisher && (
          <div>
            <dt>{labelFor('team')}</dt>
            <dd>
              <RecordLink record={publisher} />
            </dd>
          </div>
        )}
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
      {isSubmitted ? (
        <ReviewButtons outlet={outlet} hint="rejectOutletHint" />
      ) : (
        pendingChange && (
          <>
            <PendingChange change={pendingChange} />
            <ReviewButtons outlet={outlet} hint="rejectChangeHint" />
          </>
        )
      )}
    </section>
  )
}

type Outlet = NonNullable<OutletReviewQuery['outlet']>

/** Change of an outlet on sale that waits for a review. */
function PendingChange({ change }: { change: NonNullable<Outlet['pendingChange']> }) {
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
    </>
  )
}

/** Buttons that approve or reject what the operator sees, not what the publisher has sent since. */
function ReviewButtons({
  outlet: { id, pendingSince },
  hint,
}: {
  outlet: Outlet
  hint: 'rejectOutletHint' | 'rejectChangeHint'
}) {
  const { may } = useSession()
  if (!may(ReviewOutletDocument)) return null
  const document = ReviewOutletDocument
  return (
    <div className="actions">
      <MutationButton
        name={t('approveOutlet')}
        isPrimary
        change={{ document, input: { id, decision: 'APPROVE', pendingSince } }}
      />
      <FormButton
        name={t('rejectOutlet')}
        document={document}
        input={{ id, decision: 'REJECT', pendingSince }}
        fields={[{ name: 'reason', type: 'textarea', required: true, hint: t(hint) }]}
      />
    </div>
  )
}
