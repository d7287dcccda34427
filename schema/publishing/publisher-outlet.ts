import { z } from 'zod'
import { byCaller } from '../../src/compiler/context.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { verifyOutletDomain } from '../../src/domain/publishing/domain-proof.js'
import {
  createPublisherOutlet,
  type NewPublisherOutlet,
  type PublisherOutletChange,
  reviewOutlet,
  reviewReason,
  submitOutlet,
  updatePublisherOutlet,
} from '../../src/domain/publishing/publisher-outlet.js'
import { booleanField, type FieldsOf, saveMutations } from '../catalogue/operator-record.js'
import { ChannelType, Outlet } from '../catalogue/outlet.js'
import { offeredOutletFields } from '../catalogue/outlet-mutation.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { OutletReviewField } from './outlet-review.js'

const fields = {
  teamId: {
    type: 'UUID',
    createOnly: true,
    description: "ID of the publisher team. Required for operators; defaults to the token's team.",
  },
  ...offeredOutletFields,
  channelType: {
    type: ChannelType,
    nonNull: true,
    createOnly: true,
    description: 'Type of the first channel. Defaults to WEBSITE.',
  },
  isPaused: {
    ...booleanField(
      'Takes an ACTIVE outlet off sale (INACTIVE) if true, puts it back if false. A publisher cannot resume an outlet that an operator has set to INACTIVE.',
    ),
    updateOnly: true,
  },
} satisfies FieldsOf<NewPublisherOutlet & PublisherOutletChange>

saveMutations<NewPublisherOutlet & PublisherOutletChange>(
  {
    name: 'PublisherOutlet',
    what: 'outlet of a publisher team',
    type: Outlet,
    key: 'outletId',
    scope: ['publishing.update'],
  },
  fields,
  (db, caller, id, input) =>
    id ? updatePublisherOutlet(db, caller, id, input) : createPublisherOutlet(db, caller, input),
)

export const ReviewDecision = builder.enumType('ReviewDecision', {
  description: 'Decision of a review.',
  values: {
    APPROVE: { description: 'Approved. The field of the input describes the effect.' },
    REJECT: { description: 'Rejected with a reason. The field of the input describes the effect.' },
  } as const,
})

const OutletFieldCommentInput = builder.inputType('OutletFieldCommentInput', {
  description: 'Comment on a field of an outlet.',
  fields: (t) => ({
    field: t.field(requiredInput(OutletReviewField, 'Field.')),
    comment: t.string({
      required: true,
      description: 'Comment, 1 to 2,000 characters.',
      validate: reviewReason,
    }),
  }),
})

const SubmitOutletInput = builder.inputType('SubmitOutletInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the outlet.')) }),
})

const VerifyOutletDomainInput = builder.inputType('VerifyOutletDomainInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the outlet.')) }),
})

const ReviewOutletInput = builder.inputType('ReviewOutletInput', {
  fields: (t) => ({
    id: t.field(
      requiredInput('UUID', 'ID of an outlet that is PENDING_REVIEW, or has a pending change.'),
    ),
    decision: t.field(
      requiredInput(
        ReviewDecision,
        'APPROVE applies the pending change, and makes a PENDING_REVIEW outlet ACTIVE, or PENDING_AGREEMENT until its publisher has accepted all agreements in force. REJECT discards the pending change, and makes a PENDING_REVIEW outlet REJECTED, which the publisher can submit again.',
      ),
    ),
    reason: t.string({
      description:
        'Reason, 1 to 2,000 characters. Required to reject. The publisher sees it on the outlet.',
      validate: reviewReason.nullable(),
    }),
    pendingSince: t.field({
      type: 'DateTime',
      description:
        '`pendingSince` of the outlet that you reviewed. If the publisher has submitted the outlet again or sent another change since, the review fails with `precondition_failed`. Not compared if omitted.',
    }),
    comments: t.field({
      type: [OutletFieldCommentInput],
      description:
        'Comments on fields, at most 100. The publisher sees them on the outlet until the next review.',
      validate: z
        .array(z.unknown())
        .max(maxListEntries, `must have at most ${maxListEntries} entries`)
        .nullable(),
    }),
  }),
})

builder.mutationFields((t) => ({
  submitOutlet: t.field({
    type: Outlet,
    description: 'Submits a DRAFT or REJECTED outlet for review.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(SubmitOutletInput)) },
    resolve: (_root, { input }, context) => submitOutlet(...byCaller(context), input.id),
  }),
  verifyOutletDomain: t.field({
    type: Outlet,
    description:
      'Starts the proof that the publisher controls the domain of the outlet, or checks it again. `domainProof` contains the value to publish and the result of the check, which follows soon.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(VerifyOutletDomainInput)) },
    resolve: (_root, { input }, context) => verifyOutletDomain(...byCaller(context), input.id),
  }),
  reviewOutlet: t.field({
    type: Outlet,
    description:
      'Approves or rejects an outlet that a publisher has submitted, or its pending change. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ReviewOutletInput)) },
    resolve: (_root, { input: { id, ...review } }, context) =>
      reviewOutlet(...byCaller(context), id, review),
  }),
}))
