import type { ReactNode } from 'react'
import { useOperation } from '../../api.ts'
import { type OutletReviewQuery, PendingCategoryDocument } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { TypedValue } from '../../values.tsx'

type Outlet = NonNullable<OutletReviewQuery['outlet']>
type ReviewField = Outlet['reviewComments'][number]['field']

/** Names of the fields that a review can comment on, by their value in the API. */
export const fieldsForComments = {
  NAME: labelFor('name'),
  WEBSITE_URL: labelFor('websiteUrl'),
  DESCRIPTION: labelFor('description'),
  CATEGORY: labelFor('category'),
  LOCATION: labelFor('location'),
  LOGO: labelFor('logo'),
  TAGS: labelFor('tags'),
  CHANNELS: t('channels'),
  PRODUCTS: labelFor('products'),
} satisfies Record<ReviewField, string>

/** Comments of the last review on single fields, as entries of a description list. */
export function ReviewComments({ comments }: { comments: Outlet['reviewComments'] }) {
  return comments.map(({ field, comment }) => (
    <div key={`${field} ${comment}`} data-wide>
      <dt>{t('commentOn', { name: fieldsForComments[field] })}</dt>
      <dd className="text">{comment}</dd>
    </div>
  ))
}

interface PendingChangeProps {
  outlet: Pick<Outlet, 'name' | 'websiteUrl' | 'category'>
  change: NonNullable<Outlet['pendingChange']>
}

/** Change of an outlet on sale that waits for a review or was rejected: the current values and the new ones. */
export function PendingChange({ outlet, change }: PendingChangeProps) {
  const isChanged = (field: ReviewField) => change.changedFields.includes(field)
  return (
    <dl className="fields">
      {isChanged('NAME') && (
        <ChangedField name={labelFor('name')} current={outlet.name}>
          <TypedValue kind="String" value={change.name} />
        </ChangedField>
      )}
      {isChanged('WEBSITE_URL') && (
        <ChangedField name={labelFor('websiteUrl')} current={outlet.websiteUrl}>
          {change.websiteUrl && <TypedValue kind="String" value={change.websiteUrl} />}
        </ChangedField>
      )}
      {isChanged('CATEGORY') && (
        <ChangedField name={labelFor('category')} current={outlet.category?.name}>
          {change.categoryId && <CategoryName id={change.categoryId} />}
        </ChangedField>
      )}
    </dl>
  )
}

/** Current and new value of a field. Without a new value, it is removed. */
function ChangedField({
  name,
  current,
  children,
}: {
  name: string
  current: string | null | undefined
  children: ReactNode
}) {
  return (
    <div data-wide>
      <dt>{name}</dt>
      <dd className="change">
        <del>{current ?? '–'}</del> → {children ? <ins>{children}</ins> : t('valueRemoved')}
      </dd>
    </div>
  )
}

function CategoryName({ id }: { id: string }) {
  const { data } = useOperation(PendingCategoryDocument, { id })
  return data?.outletCategories.nodes[0]?.name ?? null
}
