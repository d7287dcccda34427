import { useOperation } from '../../api.ts'
import {
  OutletReviewDocument,
  type OutletReviewQuery,
  PendingCategoryDocument,
  ReviewOutletDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton, type FormField } from '../../ui/form.tsx'
import { Chip, RecordLink, TypedValue } from '../../values.tsx'

/** Names of the fields that a review can comment on, by their value in the API. */
const fieldsForComments = {
  NAME: labelFor('name'),
  WEBSITE_URL: labelFor('websiteUrl'),
  DESCRIPTION: labelFor('description'),
  CATEGORY: labelFor('category'),
  LOCATION: labelFor('location'),
  LOGO: labelFor('logo'),
  TAGS: labelFor('tags'),
  CHANNELS: t('channels'),
  PRODUCTS: labelFor('products'),
} satisfies Record<Outlet['reviewComments'][number]['field'], string>

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
        {reviewComments.map(({ field, comment }) => (
          <div key={`${field} ${comment}`} data-wide>
            <dt>{t('commentOn', { name: fieldsForComments[field] })}</dt>
            <dd className="text">{comment}</dd>
          </div>
        ))}
      </dl>
      {isSubmitted ? (
        <ReviewButtons outlet={outlet} hint="rejectOutletHint" />
      ) : (
        pendingChange && (
          <>
            <PendingChange outlet={outlet} change={pendingChange} />
            <ReviewButtons outlet={outlet} hint="rejectChangeHint" />
          </>
        )
      )}
    </section>
  )
}

type Outlet = NonNullable<OutletReviewQuery['outlet']>

interface PendingChangeProps {
  outlet: Outlet
  change: NonNullable<Outlet['pendingChange']>
}

/** Change of an outlet on sale that waits for a review: the current values and the new ones. */
function PendingChange({ outlet, change }: PendingChangeProps) {
  const shown = (['name', 'websiteUrl'] as const).filter((name) => change[name])
  return (
    <>
      <h2>{t('pendingChange')}</h2>
      <dl className="fields">
        {shown.map((name) => (
          <div key={name} data-wide>
            <dt>{labelFor(name)}</dt>
            <dd className="change">
              <del>{outlet[name] ?? '–'}</del> →{' '}
              <ins>
                <TypedValue kind="String" value={change[name]} />
              </ins>
            </dd>
          </div>
        ))}
        {change.categoryId && (
          <div data-wide>
            <dt>{labelFor('category')}</dt>
            <dd className="change">
              <del>{outlet.category?.name ?? '–'}</del> →{' '}
              <ins>
                <CategoryName id={change.categoryId} />
              </ins>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function CategoryName({ id }: { id: string }) {
  const { data } = useOperation(PendingCategoryDocument, { id })
  return data?.outletCategories.nodes[0]?.name ?? null
}

/** Fields of a rejection: the reason, and a comment on each field. */
const rejectionFields = (hint: string): FormField[] => [
  { name: 'reason', type: 'textarea', required: true, hint },
  ...Object.entries(fieldsForComments).map(([name, label]) => ({
    name,
    label: t('commentOn', { name: label }),
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
