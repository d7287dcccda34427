import { useOperation } from '../../api.ts'
import { type OutletReviewQuery, PendingCategoryDocument } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { TypedValue } from '../../values.tsx'

type Outlet = NonNullable<OutletReviewQuery['outlet']>

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
} satisfies Record<Outlet['reviewComments'][number]['field'], string>

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
  const shown = (['name', 'websiteUrl'] as const).filter((name) => change[name])
  return (
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
  )
}

function CategoryName({ id }: { id: string }) {
  const { data } = useOperation(PendingCategoryDocument, { id })
  return data?.outletCategories.nodes[0]?.name ?? null
}
