import { useOperation } from '../../api.ts'
import {
  OutletReviewDocument,
  type OutletReviewQuery,
  ReviewOutletDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { pageErrorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { Chip, RecordLink } from '../../values.tsx'
import { fieldsForComments, PendingChange, ReviewComments } from './pending-change.tsx'

/**
 * Publisher of an outlet, the proof of its domain, the reason of a rejection, and the buttons of a review, for
 * operators. Hidden for an outlet without a publisher that does not wait for a review.
 */
export function OutletReview({ id }: { id: string }) {
  const { data } = useOperation(OutletReviewDocument, { id })
  const outlet = data?.outlet
  if (!outlet) return null
  const { publisher, domainProof, rejectionReason, reviewComments, pendingChange, status } = outlet
  const isSubmitted = status === 'PENDING_REVIEW'
  if (!publisher && !isSubmitted) return null
  return (
    <section className="card">
      <h2>{isSubmitted || pendingChange ? t('outletReview') : labelFor('publisher')}</h2>
      <dl className="fields">
        {publisher && (
          <div>
            <dt>{labelFor('publisher')}</dt>
            <dd>
              <RecordLink record={publisher} />
            </dd>
          </div>
        )}
        {publisher && (
          <div>
            <dt>{labelFor('domain')}</dt>
            <dd>
              {domainProof ? (
                <>
                  {domainProof.domain} <Chip value={domainProof.status} />
                </>
              ) : (
                t('domainNotProved')
              )}
            </dd>
          </div>
        )}
        {domainProof?.error && (
          <div data-wide>
            <dt>{t('lastDomainCheck')}</dt>
            <dd>{pageErrorText(domainProof.error)}</dd>
          </div>
        )}
        {rejectionReason && (
          <div data-wide>
            <dt>{t('rejectionReason')}</dt>
            <dd className="text">{rejectionReason}</dd>
          </div>
        )}
        <ReviewComments comments={reviewComments} />
      </dl>
      {isSubmitted ? (
        <ReviewButtons outlet={outlet} hint="rejectOutletHint" />
      ) : (
        pendingChange && (
          <>
            <h2>{t('pendingChange')}</h2>
            <PendingChange outlet={outlet} change={pendingChange} />
            <ReviewButtons outlet={outlet} hint="rejectChangeHint" />
          </>
        )
      )}
    </section>
  )
}

type Outlet = NonNullable<OutletReviewQuery['outlet']>

/** Fields of a rejection: the reason, and a comment on each field. */
const rejectionFields = (hint: string): FormField[] => [
  {
    ...{ name: 'reason', type: 'textarea', required: true },
    group: { title: t('rejectionGroup'), hint },
  },
  ...Object.entries(fieldsForComments).map(([name, label]) => ({
    ...{ name, label, isHalf: true },
    group: { title: t('reviewComments'), hint: t('reviewCommentsHint') },
  })),
]

/** Returns the input of a rejection with the comments of its form. */
function rejectionOf({ reason, ...comments }: Record<string, unknown>) {
  const entries = Object.entries(comments).map(([field, comment]) => ({ field, comment }))
  return { reason, ...(entries.length > 0 && { comments: entries }) }
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
        fields={rejectionFields(t(hint))}
        inputOf={rejectionOf}
      />
    </div>
  )
}
