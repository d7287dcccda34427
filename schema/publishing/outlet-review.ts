import {
  changedFieldsOf,
  type FieldComment,
  type OutletChange,
  reviewedFields,
} from '../../src/domain/publishing/outlet-change.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'

/** Fields of an outlet that operators comment on in a review. */
export const OutletReviewField = builder.enumType('OutletReviewField', {
  description: 'Field of an outlet in a review.',
  values: {
    NAME: { description: 'Name.' },
    DESCRIPTION: { description: 'Description.' },
    WEBSITE_URL: { description: 'URL.' },
    LOGO: { description: 'Logo.' },
    LOCATION: { description: 'Country, state and city.' },
    CATEGORY: { description: 'Category.' },
    TAGS: { description: 'Tags.' },
    CHANNELS: { description: 'Channels.' },
    PRODUCTS: { description: 'Products.' },
  } as const,
})

export const OutletReviewComment = builder
  .objectRef<FieldComment>('OutletReviewComment')
  .implement({
    description: 'Comment of an operator on a field of an outlet.',
    authScopes: { scope: ['publishing.read'] },
    fields: (t) => ({
      field: t.field({
        type: OutletReviewField,
        description: 'Field.',
        // Reviews accept only the values of the enum.
        resolve: ({ field }) => field as typeof OutletReviewField.$inferType,
      }),
      comment: t.exposeString('comment', { description: 'Comment.' }),
    }),
  })

export const OutletPendingChange = builder
  .objectRef<OutletChange>('OutletPendingChange')
  .implement({
    description:
      'Change of an outlet on sale that waits for a review or was rejected. `changedFields` distinguishes removed values from unchanged ones, which are both null.',
    authScopes: { scope: ['publishing.read'] },
    fields: (t) => ({
      name: t.string({
        nullable: true,
        description: 'New name.',
        resolve: ({ name }) => name ?? null,
      }),
      websiteUrl: t.string({
        nullable: true,
        description: 'New URL.',
        resolve: ({ websiteUrl }) => websiteUrl ?? null,
      }),
      categoryId: t.field({
        type: 'UUID',
        nullable: true,
        description: 'ID of the new category.',
        resolve: ({ categoryId }) => categoryId ?? null,
      }),
      changedFields: t.field({
        type: [OutletReviewField],
        description:
          'Fields with a new value or without one: NAME, WEBSITE_URL or CATEGORY. The value of a changed field is removed if it is null.',
        extensions: listSize(reviewedFields.length),
        resolve: changedFieldsOf,
      }),
    }),
  })
