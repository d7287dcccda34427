import { useLocation } from 'wouter'
import { restorePrevious, returnedId } from '../../change.ts'
import {
  CreatePublisherOutletDocument,
  type PublisherOutletScreenQuery,
  UpdatePublisherOutletDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { outletForm } from '../../ui/form-groups.ts'
import { outletPreview } from '../catalogue/form-previews.tsx'

export type EditedOutlet = NonNullable<PublisherOutletScreenQuery['outlet']>

const outletFields = 'name websiteUrl country state city description logo isIndexed monthlyLimit'

/** Statuses in which a publisher can submit the outlet, and changes apply at once. */
export const submittableStatuses: readonly string[] = ['DRAFT', 'REJECTED']
/** Statuses in which a new name or website waits for a review. */
const approvedStatuses: readonly string[] = ['ACTIVE', 'INACTIVE', 'PENDING_AGREEMENT']

/** Button that creates an outlet and opens it. */
export function NewOutletButton() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreatePublisherOutletDocument)) return null
  return (
    <FormButton
      name={t('newPublisherOutlet')}
      submitLabel={t('createOutlet')}
      hint={t('newPublisherOutletHint')}
      isPrimary
      document={CreatePublisherOutletDocument}
      input={{}}
      fields={outletForm(inputFields('CreatePublisherOutletInput', outletFields))}
      preview={outletPreview}
      done={(data) => navigate(`/outlets/${returnedId(data)}`)}
    />
  )
}

/** Button that edits an outlet. A new name or website of an approved outlet waits for a review. */
export function EditOutletButton({
  outlet,
  name,
  isPrimary = false,
}: {
  outlet: EditedOutlet
  name?: string
  isPrimary?: boolean
}) {
  const change = { document: UpdatePublisherOutletDocument, input: { outletId: outlet.id } }
  const isApproved = approvedStatuses.includes(outlet.status)
  const isLocked = !isApproved && !submittableStatuses.includes(outlet.status)
  const names = isLocked ? outletFields.replace('name websiteUrl ', '') : outletFields
  const edited = isApproved ? withPending(outlet) : outlet
  const fields = outletForm(inputFields('UpdatePublisherOutletInput', names, edited))
  return (
    <EditButton
      {...change}
      {...(name && { name })}
      isPrimary={isPrimary}
      of={outlet.name}
      {...(isLocked && { hint: t('lockedOutletFields') })}
      fields={isApproved ? fields.map((field) => reviewedField(field, outlet)) : fields}
      preview={(texts) =>
        outletPreview({ name: outlet.name, websiteUrl: outlet.websiteUrl ?? '', ...texts })
      }
      message={(values) =>
        t(isApproved && isReviewed(values, outlet) ? 'changeSubmitted' : 'saved')
      }
      undo={restorePrevious(change, edited)}
    />
  )
}

/** The outlet with the values that wait for a review. */
const withPending = (outlet: EditedOutlet) => ({
  ...outlet,
  name: outlet.pendingChange?.name ?? outlet.name,
  websiteUrl: isPending(outlet, 'websiteUrl')
    ? outlet.pendingChange!.websiteUrl
    : outlet.websiteUrl,
})

const reviewedNames = ['name', 'websiteUrl'] as const

/** Whether a new value of a field, or its removal, waits for a review. */
const isPending = ({ pendingChange }: EditedOutlet, name: (typeof reviewedNames)[number]) =>
  Boolean(pendingChange?.changedFields.includes(name === 'name' ? 'NAME' : 'WEBSITE_URL'))

/** Whether values contain a name or website other than that on sale. */
const isReviewed = (values: Readonly<Record<string, unknown>>, outlet: EditedOutlet) =>
  reviewedNames.some((name) => values[name] !== undefined && values[name] !== outlet[name])

/** Adds to a reviewed field that it waits for a review, and its value on sale if another one waits. */
function reviewedField(field: FormField, outlet: EditedOutlet): FormField {
  const name = reviewedNames.find((one) => one === field.name)
  if (!name) return field
  return {
    ...field,
    group: { title: field.group!.title, hint: t('groupReviewedHint') },
    ...(isPending(outlet, name) && { hint: t('valueOnSale', { value: outlet[name] ?? '–' }) }),
  }
}
