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
import { Chip, RecordLink, TypedValue } from '../../values.tsx'
import { fieldsForComments, PendingChange, ReviewComments } from './pending-change.tsx'

/**
 * Publisher of an outlet, the proof of its domain, what is reviewed, and the reason of a rejection, for operators. Hidden for an outlet without a publisher that does not wait for a review.
 */
export function OutletReview({ id }: { id: string }) {
  const { data } = useOperation(OutletReviewDocument, { id })
  const outlet = data?.outlet
  if (!outlet) return null
  const { publisher, domainProof, rejectionReason, reviewComments, pendingChange, status } = outlet
  const rejectedChange = pendingChange ? null : outlet.rejectedChange
  const isSubmitted = status === 'PENDING_REVIEW'
  if (!publisher && !isSubmitted) return null
  return (
    <section className="card">
      <h2>{isSubmitted || pendingChange ? t('outletReview') : labelFor('publisher')}</h2>
      <dl className="fields">
        {publisher && (
          <div>
            <dt>{labelFor('team')}</dt>
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
                <>
                  <span className="chip" data-tone="wait">
                    {t('domainNotProved')}
                  </span>
                  <p className="hint">{t('domainNotProvedHint')}</p>
                </>
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
        {isSubmitted && (
          <div data-wide>
            <dt>{labelFor('description')}</dt>
            <dd>
              <TypedValue kind="String" value={outlet.description} isLong />
            </dd>
          </div>
        )}
      </dl>
      {!isSubmitted && pendingChange && (
        <>
          <h2>{t('pendingChange')}</h2>
          <PendingChange outlet={outlet} change={pendingChange} />
        </>
      )}
      {!isSubmitted && rejectedChange && (
        <>
          <h2>{t('rejectedChange')}</h2>
          <PendingChange outlet={outlet} change={rejectedChange} />
        </>
      )}
    </section>
  )
}

type ReviewedOutlet = NonNullable<OutletReviewQuery['outlet']>

/**
 * Changed fields of an outlet on sale, by their value in the API, with the old and the new value. Undefined for a new
 * category, whose name is not loaded.
 */
function changesOf({
  name,
  websiteUrl,
  category,
  pendingChange,
}: ReviewedOutlet): Record<string, string | undefined> {
  if (!pendingChange) return {}
  const change = (from: string | null | undefined, to: string | null) =>
    `${from ?? '–'} → ${to ?? t('valueRemoved')}`
  const changes: Record<string, string | undefined> = {
    NAME: change(name, pendingChange.name),
    WEBSITE_URL: change(websiteUrl, pendingChange.websiteUrl),
    CATEGORY: pendingChange.categoryId ? undefined : change(category?.name, null),
  }
  return Object.fromEntries(pendingChange.changedFields.map((field) => [field, changes[field]]))
}

/** Fields of a rejection: the reason, and a comment on each field, or on each changed field of an outlet on sale. */
function rejectionFields(outlet: ReviewedOutlet): FormField[] {
  const isSubmitted = outlet.status === 'PENDING_REVIEW'
  const changes = changesOf(outlet)
  const hint = t(isSubmitted ? 'rejectOutletHint' : 'rejectChangeHint')
  return [
    {
      ...{ name: 'reason', type: 'textarea', required: true },
      group: { title: t('rejectionGroup'), hint },
    },
    ...Object.entries(fieldsForComments)
      .filter(([name]) => isSubmitted || name in changes)
      .map(([name, label]) => ({
        ...{ name, label, isHalf: isSubmitted },
        ...(changes[name] && { hint: changes[name] }),
        group: { title: t('reviewComments'), hint: t('reviewCommentsHint') },
      })),
  ]
}

/** Returns the input of a rejection with the comments of its form. */
function rejectionOf({ reason, ...comments }: Record<string, unknown>) {
  const entries = Object.entries(comments).map(([field, comment]) => ({ field, comment }))
  return { reason, ...(entries.length > 0 && { comments: entries }) }
}

/** Buttons that approve or reject what the operator sees, not what the publisher has sent since. */
export function OutletReviewButtons({ id }: { id: string }) {
  const { may } = useSession()
  const { data } = useOperation(OutletReviewDocument, { id })
  if (!data?.outlet || !may(ReviewOutletDocument)) return null
  const { status, pendingChange, pendingSince } = data.outlet
  const isSubmitted = status === 'PENDING_REVIEW'
  if (!isSubmitted && !pendingChange) return null
  const document = ReviewOutletDocument
  return (
    <>
      <FormButton
        name={t(isSubmitted ? 'rejectOutlet' : 'rejectChange')}
        isDestructive
        of={data.outlet.name}
        document={document}
        input={{ id, decision: 'REJECT', pendingSince }}
        fields={rejectionFields(data.outlet)}
        inputOf={rejectionOf}
      />
      <MutationButton
        name={t(isSubmitted ? 'approveOutlet' : 'approveChange')}
        isPrimary
        change={{ document, input: { id, decision: 'APPROVE', pendingSince } }}
      />
    </>
  )
}
