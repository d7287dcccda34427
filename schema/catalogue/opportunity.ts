import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  createOpportunity,
  type OpportunityChange,
  opportunityRating,
  opportunityTags,
  opportunityText,
  recordInteraction,
  reopenOpportunity,
  updateOpportunity,
} from '../../src/domain/catalogue/opportunity.js'
import { future } from '../../src/domain/rules/time.js'
import { User } from '../accounts/user.js'
import { builder } from '../core/builder.js'
import {
  createdAt,
  deletedAt,
  type InputFields,
  orNull,
  requiredInput,
  updatedAt,
} from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

export const OpportunityStatus = builder.enumType('OpportunityStatus', {
  description: 'Status of an opportunity.',
  values: {
    [enums.OpportunityStatus.ACTIVE]: { description: 'Open to the team.' },
    [enums.OpportunityStatus.DISMISSED]: { description: 'Dismissed by the team.' },
    [enums.OpportunityStatus.COMPLETED]: { description: 'Accepted by the team.' },
    [enums.OpportunityStatus.EXPIRED]: { description: 'Expired.' },
  },
})

export const OpportunityInteractionType = builder.enumType('OpportunityInteractionType', {
  description: 'Interaction of a team with an opportunity.',
  values: {
    [enums.OpportunityInteractionType.VIEW]: { description: 'Viewed.' },
    [enums.OpportunityInteractionType.CLICK]: { description: 'Opened.' },
    [enums.OpportunityInteractionType.DISMISS]: { description: 'Dismissed.' },
    [enums.OpportunityInteractionType.COMPLETE]: { description: 'Accepted.' },
    [enums.OpportunityInteractionType.FEEDBACK]: { description: 'Gave feedback.' },
  },
})

export const OpportunityReason = builder.enumType('OpportunityReason', {
  description: 'Reason for dismissing an opportunity.',
  values: {
    [enums.OpportunityReason.TIMING]: { description: 'Bad timing.' },
    [enums.OpportunityReason.QUALITY]: { description: 'The outlet is not good enough.' },
    [enums.OpportunityReason.ALREADY_COVERED]: {
      description: 'The topic has already been covered.',
    },
    [enums.OpportunityReason.NOT_RELEVANT]: { description: 'Not relevant to the profile.' },
    [enums.OpportunityReason.WRONG_AUDIENCE]: { description: 'Wrong audience.' },
    [enums.OpportunityReason.TOO_EXPENSIVE]: { description: 'Too expensive.' },
    [enums.OpportunityReason.DIFFERENT_FORMAT]: { description: 'Another format is preferred.' },
    [enums.OpportunityReason.OTHER]: { description: 'Any other reason.' },
  },
})

/** Optional text fields of an opportunity, with their descriptions. */
const texts = {
  description: 'Description of the opportunity.',
  type: 'Type of the opportunity.',
  category: 'Category of the opportunity.',
  purpose: 'Purpose of the placement.',
  format: 'Format of the placement.',
  channel: 'Channel of the placement.',
  audience: 'Audience of the placement.',
  relevanceReason: 'Reason why the placement suits the profile.',
} as const
type TextName = keyof typeof texts
const textNames = Object.keys(texts) as TextName[]

const OpportunityInteraction = builder.prismaObject('OpportunityInteraction', {
  description: 'Interaction of a team with an opportunity.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the interaction.')),
    opportunityId: t.expose('opportunityId', {
      type: 'UUID',
      description: 'ID of the opportunity.',
    }),
    opportunity: t.relation('opportunity', {
      description: 'Opportunity that the interaction concerns.',
    }),
    type: t.expose('type', {
      type: OpportunityInteractionType,
      description: 'Type of the interaction.',
    }),
    reason: t.expose('reason', orNull(OpportunityReason, 'Reason, for DISMISS and FEEDBACK.')),
    rating: t.expose('rating', orNull('Int', 'Rating, 1 to 5.')),
    feedback: t.expose('feedback', orNull('String', 'Feedback text.')),
    metadata: t.expose('metadata', orNull('JSON', 'Additional data.')),
    user: t.relation('user', {
      type: User,
      description: 'User who interacted with the opportunity.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the interaction.' }),
  }),
})

export const Opportunity = builder.prismaObject('Opportunity', {
  description: 'Placement suggested for a profile.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the opportunity.')),
    teamId: t.expose('teamId', { type: 'UUID', description: "ID of the profile's team." }),
    team: t.relation('team', { description: 'Team of the profile.' }),
    profileId: t.expose('profileId', { type: 'UUID', description: 'ID of the profile.' }),
    profile: t.relation('profile', { description: 'Profile that the opportunity is for.' }),
    productId: t.expose('productId', orNull('UUID', 'ID of the suggested product.')),
    product: t.relation('product', { nullable: true, description: 'Suggested product.' }),
    campaignId: t.expose(
      'campaignId',
      orNull('UUID', 'ID of the campaign that the placement would belong to.'),
    ),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'Campaign that the placement would belong to.',
    }),
    status: t.expose('status', {
      type: OpportunityStatus,
      description: 'Status of the opportunity.',
    }),
    title: t.exposeString('title', { description: 'Title of the opportunity.' }),
    ...(Object.fromEntries(
      textNames.map((name) => [
        name,
        t.exposeString(name, { nullable: true, description: texts[name] }),
      ]),
    ) as Record<TextName, never>),
    audienceTags: t.exposeStringList('audienceTags', { description: 'Tags of the audience.' }),
    estimatedReach: t.expose(
      'estimatedReach',
      orNull('Int', 'Estimated number of people reached.'),
    ),
    price: t.expose('price', orNull('Money', 'Estimated price in US dollars.')),
    score: t.expose('score', orNull('Float', 'Relevance score. Higher is better.')),
    metadata: t.expose('metadata', orNull('JSON', 'Additional data.')),
    expiresAt: t.expose(
      'expiresAt',
      orNull('DateTime', 'Expiry time. Null if the opportunity does not expire.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const InteractionWhere = whereInput('OpportunityInteraction', (t) => ({
  type: t.enum('type', OpportunityInteractionType, 'Type of the interaction.'),
  reason: t.enum('reason', OpportunityReason, 'Reason, for DISMISS and FEEDBACK.'),
  rating: t.int('rating', 'Rating, 1 to 5.'),
  createdAt: t.dateTime('createdAt', 'Time of the interaction.'),
}))

listField('opportunityInteractions', {
  node: OpportunityInteraction,
  description: "Interactions of teams with opportunities. A team token sees only its own team's.",
  scope: ['profiles.lists'],
  where: InteractionWhere,
  order: orderInput(
    'OpportunityInteraction',
    { CREATED_AT: { column: 'createdAt', description: 'Time of the interaction.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('opportunities', {
  node: Opportunity,
  description: "Opportunities. A team token sees only its own team's.",
  scope: ['profiles.lists'],
  where: whereInput('Opportunity', (t) => ({
    id: t.uuid('id', 'ID of the opportunity.'),
    teamId: t.uuid('teamId', "ID of the profile's team."),
    profileId: t.uuid('profileId', 'ID of the profile.'),
    status: t.enum('status', OpportunityStatus, 'Status of the opportunity.'),
    title: t.string('title', 'Title of the opportunity.'),
    price: t.money('price', 'Estimated price in US dollars.'),
    expiresAt: t.dateTime('expiresAt', 'Expiry time.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
    interactions: t.many('interactions', 'Interactions of the team.'),
  })),
  order: orderInput(
    'Opportunity',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      SCORE: { column: 'score', nullable: true, description: 'Relevance score.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

/** Declares the optional input fields of an opportunity. */
const details = (t: InputFields) => ({
  productId: t.field({ type: 'UUID', description: 'ID of the suggested product.' }),
  campaignId: t.field({
    type: 'UUID',
    description: 'ID of the campaign that the placement would belong to.',
  }),
  ...(Object.fromEntries(
    textNames.map((name) => [
      name,
      t.string({
        description: `${texts[name].slice(0, -1)}, 1 to 10,000 characters.`,
        validate: opportunityText.nullable(),
      }),
    ]),
  ) as Record<TextName, ReturnType<typeof t.string>>),
  audienceTags: t.stringList({
    description: 'Tags of the audience. Maximum 100, each with 1 to 255 characters.',
    validate: opportunityTags.nullable(),
  }),
  estimatedReach: t.int({
    description: 'Estimated number of people reached.',
    validate: z.int().min(0, 'must not be negative').nullable(),
  }),
  price: t.field({
    type: 'Money',
    description: 'Estimated price in US dollars.',
    validate: z.bigint().min(0n, 'must not be negative').nullable(),
  }),
  score: t.float({ description: 'Relevance score. Higher is better.' }),
  expiresAt: t.field({
    type: 'DateTime',
    description: 'Expiry time, in the future. The opportunity does not expire if omitted.',
    validate: future.nullable(),
  }),
})

const title = {
  description: 'Title of the opportunity, 1 to 10,000 characters.',
  validate: opportunityText,
}

const CreateOpportunityInput = builder.inputType('CreateOpportunityInput', {
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile.')),
    title: t.string({ required: true, ...title }),
    ...details(t),
  }),
})

const UpdateOpportunityInput = builder.inputType('UpdateOpportunityInput', {
  fields: (t) => ({
    opportunityId: t.field(requiredInput('UUID', 'ID of the opportunity.')),
    title: t.string(title),
    ...details(t),
  }),
  validate: neverNull('title', 'audienceTags'),
})

const RecordOpportunityInteractionInput = builder.inputType('RecordOpportunityInteractionInput', {
  fields: (t) => ({
    opportunityId: t.field(requiredInput('UUID', 'ID of the opportunity.')),
    type: t.field(requiredInput(OpportunityInteractionType, 'Type of the interaction.')),
    reason: t.field({ type: OpportunityReason, description: 'Reason, for DISMISS and FEEDBACK.' }),
    rating: t.int({
      description: 'Rating, 1 to 5.',
      validate: opportunityRating.nullable(),
    }),
    feedback: t.string({
      description: 'Feedback text, 1 to 10,000 characters.',
      validate: opportunityText.nullable(),
    }),
  }),
})

const ReopenOpportunityInput = builder.inputType('ReopenOpportunityInput', {
  fields: (t) => ({
    opportunityId: t.field(requiredInput('UUID', 'ID of the opportunity.')),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Expiry time, in the future. The opportunity does not expire if omitted.',
      validate: future.nullable(),
    }),
  }),
})

builder.mutationFields((t) => ({
  createOpportunity: t.field({
    type: Opportunity,
    description: 'Suggests a placement for a profile. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateOpportunityInput)) },
    resolve: (_root, { input }, context) => {
      const { audienceTags, ...rest } = input
      return createOpportunity(...byCaller(context), {
        ...rest,
        audienceTags: audienceTags ?? [],
      })
    },
  }),
  updateOpportunity: t.field({
    type: Opportunity,
    description:
      'Updates an opportunity that the team has not accepted. Does not change its status. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateOpportunityInput)) },
    resolve: (_root, { input: { opportunityId, ...change } }, context) =>
      updateOpportunity(...byCaller(context), opportunityId, change as OpportunityChange),
  }),
  recordOpportunityInteraction: t.field({
    type: Opportunity,
    description:
      'Records an interaction with an opportunity. DISMISS and COMPLETE change its status.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(RecordOpportunityInteractionInput)) },
    resolve: (_root, { input }, context) => recordInteraction(...byCaller(context), input),
  }),
  reopenOpportunity: t.field({
    type: Opportunity,
    description:
      'Reopens a dismissed opportunity with its current expiry time. Operators can also reopen an expired opportunity and set the expiry time.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(ReopenOpportunityInput)) },
    resolve: (_root, { input }, context) =>
      reopenOpportunity(...byCaller(context), input.opportunityId, input.expiresAt),
  }),
}))
