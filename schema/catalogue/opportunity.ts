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
  required,
  updatedAt,
} from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

export const OpportunityStatus = builder.enumType('OpportunityStatus', {
  description: 'Where an opportunity stands.',
  values: {
    [enums.OpportunityStatus.ACTIVE]: { description: 'On offer.' },
    [enums.OpportunityStatus.DISMISSED]: { description: 'The team does not want it.' },
    [enums.OpportunityStatus.COMPLETED]: { description: 'The team took it.' },
    [enums.OpportunityStatus.EXPIRED]: { description: 'Its time is over.' },
  },
})

export const OpportunityInteractionType = builder.enumType('OpportunityInteractionType', {
  description: 'What a team does with an opportunity.',
  values: {
    [enums.OpportunityInteractionType.VIEW]: { description: 'Saw it.' },
    [enums.OpportunityInteractionType.CLICK]: { description: 'Opened it.' },
    [enums.OpportunityInteractionType.DISMISS]: { description: 'Does not want it.' },
    [enums.OpportunityInteractionType.COMPLETE]: { description: 'Took it.' },
    [enums.OpportunityInteractionType.FEEDBACK]: { description: 'Said what it thinks of it.' },
  },
})

export const OpportunityReason = builder.enumType('OpportunityReason', {
  description: 'Why a team does not want an opportunity.',
  values: {
    [enums.OpportunityReason.TIMING]: { description: 'Not at this time.' },
    [enums.OpportunityReason.QUALITY]: { description: 'The outlet is not good enough.' },
    [enums.OpportunityReason.ALREADY_COVERED]: { description: 'Has been written about already.' },
    [enums.OpportunityReason.NOT_RELEVANT]: { description: 'Has nothing to do with the profile.' },
    [enums.OpportunityReason.WRONG_AUDIENCE]: { description: 'Reaches the wrong readers.' },
    [enums.OpportunityReason.TOO_EXPENSIVE]: { description: 'Costs too much.' },
    [enums.OpportunityReason.DIFFERENT_FORMAT]: { description: 'Another form would be better.' },
    [enums.OpportunityReason.OTHER]: { description: 'Something else.' },
  },
})

/** The texts of an opportunity that may be absent, and what they say. */
const texts = {
  description: 'What it is about.',
  type: 'Its type.',
  category: 'Its category.',
  purpose: 'What it is to reach.',
  format: 'The form of the placement.',
  channel: 'Where the placement appears.',
  audience: 'Whom it reaches.',
  relevanceReason: 'Why it suits the profile.',
} as const
type TextName = keyof typeof texts
const textNames = Object.keys(texts) as TextName[]

const OpportunityInteraction = builder.prismaObject('OpportunityInteraction', {
  description: 'Something a team did with an opportunity.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the interaction.')),
    opportunityId: t.expose('opportunityId', {
      type: 'UUID',
      description: 'Id of the opportunity.',
    }),
    opportunity: t.relation('opportunity', { description: 'The opportunity.' }),
    type: t.expose('type', { type: OpportunityInteractionType, description: 'What it was.' }),
    reason: t.expose('reason', orNull(OpportunityReason, 'Why, of DISMISS and FEEDBACK.')),
    rating: t.expose('rating', orNull('Int', 'How good it is, 1 to 5.')),
    feedback: t.expose('feedback', orNull('String', 'In words.')),
    metadata: t.expose('metadata', orNull('JSON', 'Further data.')),
    user: t.relation('user', { type: User, description: 'Who did it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

export const Opportunity = builder.prismaObject('Opportunity', {
  description: 'A placement suggested to a profile.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the opportunity.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team of the profile.' }),
    team: t.relation('team', { description: 'Its team.' }),
    profileId: t.expose('profileId', { type: 'UUID', description: 'The profile it is for.' }),
    profile: t.relation('profile', { description: 'The profile it is for.' }),
    productId: t.expose('productId', orNull('UUID', 'The product it suggests.')),
    product: t.relation('product', { nullable: true, description: 'The product it suggests.' }),
    campaignId: t.expose('campaignId', orNull('UUID', 'The campaign it would be part of.')),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'The campaign it would be part of.',
    }),
    status: t.expose('status', { type: OpportunityStatus, description: 'Where it stands.' }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    ...(Object.fromEntries(
      textNames.map((name) => [
        name,
        t.exposeString(name, { nullable: true, description: texts[name] }),
      ]),
    ) as Record<TextName, never>),
    audienceTags: t.exposeStringList('audienceTags', { description: 'Tags of its readers.' }),
    estimatedReach: t.expose('estimatedReach', orNull('Int', 'How many people it may reach.')),
    price: t.expose('price', orNull('Money', 'What it would cost, in US dollars.')),
    score: t.expose('score', orNull('Float', 'How well it suits, the higher the better.')),
    metadata: t.expose('metadata', orNull('JSON', 'Further data.')),
    expiresAt: t.expose('expiresAt', orNull('DateTime', 'When its time is over.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const InteractionWhere = whereInput('OpportunityInteraction', (t) => ({
  type: t.enum('type', OpportunityInteractionType, 'What it was.'),
  reason: t.enum('reason', OpportunityReason, 'Why.'),
  rating: t.int('rating', 'How good it is, 1 to 5.'),
  createdAt: t.dateTime('createdAt', 'When.'),
}))

listField('opportunityInteractions', {
  node: OpportunityInteraction,
  description: "What teams did with opportunities; a team token sees its own team's.",
  scope: ['profiles.lists'],
  where: InteractionWhere,
  order: orderInput(
    'OpportunityInteraction',
    { CREATED_AT: { column: 'createdAt', description: 'By when.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('opportunities', {
  node: Opportunity,
  description: "Opportunities; a team token sees its own team's.",
  scope: ['profiles.lists'],
  where: whereInput('Opportunity', (t) => ({
    id: t.uuid('id', 'Id of the opportunity.'),
    teamId: t.uuid('teamId', 'The team of the profile.'),
    profileId: t.uuid('profileId', 'The profile it is for.'),
    status: t.enum('status', OpportunityStatus, 'Where it stands.'),
    title: t.string('title', 'Its heading.'),
    price: t.money('price', 'What it would cost, in US dollars.'),
    expiresAt: t.dateTime('expiresAt', 'When its time is over.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
    interactions: t.many('interactions', 'What the team did with it.'),
  })),
  order: orderInput(
    'Opportunity',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      SCORE: { column: 'score', nullable: true, description: 'By how well it suits.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

/** What an opportunity says beside its title. */
const details = (t: InputFields) => ({
  productId: t.field({ type: 'UUID', description: 'The product it suggests.' }),
  campaignId: t.field({ type: 'UUID', description: 'The campaign it would be part of.' }),
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
    description: 'Tags of its readers, at most 100 of 1 to 255 characters.',
    validate: opportunityTags.nullable(),
  }),
  estimatedReach: t.int({
    description: 'How many people it may reach.',
    validate: z.int().min(0, 'must not be negative').nullable(),
  }),
  price: t.field({
    type: 'Money',
    description: 'What it would cost, in US dollars.',
    validate: z.bigint().min(0n, 'must not be negative').nullable(),
  }),
  score: t.float({ description: 'How well it suits, the higher the better.' }),
  expiresAt: t.field({
    type: 'DateTime',
    description: 'When its time is over, still to come; never if absent.',
    validate: future.nullable(),
  }),
})

const title = {
  description: 'Its heading, 1 to 10,000 characters.',
  validate: opportunityText,
}

const CreateOpportunityInput = builder.inputType('CreateOpportunityInput', {
  description: 'A placement to suggest.',
  fields: (t) => ({
    profileId: t.field(required('UUID', 'The profile it is for.')),
    title: t.string({ required: true, ...title }),
    ...details(t),
  }),
})

const UpdateOpportunityInput = builder.inputType('UpdateOpportunityInput', {
  description: 'What of an opportunity changes; what is absent stays.',
  fields: (t) => ({
    opportunityId: t.field(required('UUID', 'Id of the opportunity.')),
    title: t.string(title),
    ...details(t),
  }),
  validate: neverNull('title', 'audienceTags'),
})

const RecordOpportunityInteractionInput = builder.inputType('RecordOpportunityInteractionInput', {
  description: 'Something a team did with an opportunity.',
  fields: (t) => ({
    opportunityId: t.field(required('UUID', 'Id of the opportunity.')),
    type: t.field(required(OpportunityInteractionType, 'What.')),
    reason: t.field({ type: OpportunityReason, description: 'Why, of DISMISS and FEEDBACK.' }),
    rating: t.int({
      description: 'How good it is, 1 to 5.',
      validate: opportunityRating.nullable(),
    }),
    feedback: t.string({
      description: 'In words, 1 to 10,000 characters.',
      validate: opportunityText.nullable(),
    }),
  }),
})

const ReopenOpportunityInput = builder.inputType('ReopenOpportunityInput', {
  description: 'An opportunity to offer again.',
  fields: (t) => ({
    opportunityId: t.field(required('UUID', 'Id of the opportunity.')),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When its time is over, still to come; never if absent.',
      validate: future.nullable(),
    }),
  }),
})

builder.mutationFields((t) => ({
  createOpportunity: t.field({
    type: Opportunity,
    description: 'Suggests a placement to a profile; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateOpportunityInput)) },
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
      'Changes what an opportunity says, unless the team took it, and never its status; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateOpportunityInput)) },
    resolve: (_root, { input: { opportunityId, ...change } }, context) =>
      updateOpportunity(...byCaller(context), opportunityId, change as OpportunityChange),
  }),
  recordOpportunityInteraction: t.field({
    type: Opportunity,
    description: 'Notes what was done with an opportunity; DISMISS and COMPLETE move it.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(RecordOpportunityInteractionInput)) },
    resolve: (_root, { input }, context) => recordInteraction(...byCaller(context), input),
  }),
  reopenOpportunity: t.field({
    type: Opportunity,
    description:
      'Makes a dismissed opportunity active again, with the end that it has. Operators also reopen an expired one and set its end.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(ReopenOpportunityInput)) },
    resolve: (_root, { input }, context) =>
      reopenOpportunity(...byCaller(context), input.opportunityId, input.expiresAt),
  }),
}))
