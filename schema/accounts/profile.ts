import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import {
  createProfile,
  type ProfileFields,
  profileName,
  profilePoints,
  profileTags,
  profileText,
  profileUrl,
  updateProfile,
} from '../../src/domain/accounts/profile.js'
import { bySession } from '../../src/graphql/context.js'
import { builder } from '../core/builder.js'
import { listField } from '../core/connection.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { notNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

export const ProfileType = builder.enumType('ProfileType', {
  description: 'What a profile stands for.',
  values: {
    [enums.ProfileType.COMPANY]: { description: 'A company.' },
    [enums.ProfileType.BRAND]: { description: 'A brand of a company.' },
    [enums.ProfileType.INDIVIDUAL]: { description: 'A person.' },
  },
})

const tags = {
  tags: { select: { category: true, value: true }, orderBy: { position: 'asc' } },
} as const

export const Profile = builder.prismaObject('Profile', {
  description: 'The company or brand behind an order or a campaign.',
  authScopes: { scope: ['profiles.lists'] },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the profile.' }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team it belongs to.' }),
    team: t.relation('team', { description: 'The team it belongs to.' }),
    type: t.expose('type', { type: ProfileType, description: 'What it stands for.' }),
    name: t.exposeString('name', { description: 'Name of the company or brand.' }),
    legalCompanyName: t.expose(
      'legalCompanyName',
      orNull('String', 'Name in the register of companies.'),
    ),
    websiteUrl: t.exposeString('websiteUrl', { description: 'Address of its web site.' }),
    logo: t.expose('logo', orNull('String', 'Address of its logo.')),
    location: t.expose('location', orNull('String', 'Where it is at home.')),
    overview: t.exposeString('overview', { description: 'What it is and does.' }),
    productsAndServices: t.exposeString('productsAndServices', { description: 'What it sells.' }),
    keyAchievements: t.exposeStringList('keyAchievements', {
      description: 'What it has achieved.',
    }),
    uniqueValuePropositions: t.exposeStringList('uniqueValuePropositions', {
      description: 'What sets it apart.',
    }),
    industry: t.stringList({
      description: 'Its TOPIC tags, each by id or name as it was given.',
      select: tags,
      resolve: (profile) => valuesOf(profile.tags, 'TOPIC'),
    }),
    targetAudience: t.stringList({
      description: 'Its AUDIENCE tags, each by id or name as it was given.',
      select: tags,
      resolve: (profile) => valuesOf(profile.tags, 'AUDIENCE'),
    }),
    primaryGoals: t.exposeStringList('primaryGoals', {
      description: 'What it wants from placements, such as BRAND_AWARENESS.',
    }),
    writingSamples: t.expose('writingSamples', orNull('String', 'Texts that show how it writes.')),
    googleDriveLink: t.expose('googleDriveLink', orNull('String', 'Address of its shared folder.')),
    brandToneAndVoiceId: t.expose(
      'brandToneAndVoiceId',
      orNull('UUID', 'Id of its tone and voice.'),
    ),
    lastGeneratedAt: t.expose(
      'lastGeneratedAt',
      orNull('DateTime', 'When its texts were last generated.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const valuesOf = (tags: { category: string; value: string }[], wanted: string) =>
  tags.filter(({ category }) => category === wanted).map(({ value }) => value)

export const ProfileWhere = whereInput('Profile', (t) => ({
  id: t.uuid('id', 'Id of the profile.'),
  teamId: t.uuid('teamId', 'Id of the team it belongs to.'),
  type: t.enum('type', ProfileType, 'What it stands for.'),
  name: t.string('name', 'Name of the company or brand.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  team: t.one('team', 'The team it belongs to.'),
  campaigns: t.many('campaigns', 'Its campaigns.'),
  articles: t.many('articles', 'The articles about it.'),
  orders: t.many('orders', 'The orders for it.'),
  orderItems: t.many('orderItems', 'The order items for it.'),
}))

listField('profiles', {
  node: Profile,
  description: "Profiles; a team token sees its own team's.",
  scope: ['profiles.lists'],
  tenant: 'teamId',
  where: ProfileWhere,
  order: orderInput(
    'Profile',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
      NAME: { column: 'name', description: 'By name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('profile', (t) =>
  t.field({
    type: Profile,
    description: 'One profile.',
    // Whoever may list what belongs to a profile may know that there is one.
    authScopes: { scope: ['profiles.lists', 'orders.lists', 'campaigns.lists'] },
    args: { id: t.arg(required('UUID', 'Id of the profile.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'profile', { id, deletedAt: null }),
  }),
)

const describe = {
  name: 'Name of the company or brand: 1 to 255 characters on one line.',
  websiteUrl: 'Address of its web site, http or https, or empty.',
  overview: 'What it is and does.',
  productsAndServices: 'What it sells.',
  keyAchievements: 'What it has achieved.',
  uniqueValuePropositions: 'What sets it apart.',
  industry: 'Its topics, each the UUID of a TOPIC tag or a name of your own.',
  targetAudience: 'Whom it speaks to, each the UUID of an AUDIENCE tag or a name of your own.',
}

const CreateProfileInput = builder.inputType('CreateProfileInput', {
  description: 'A new profile. What is absent is empty.',
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "The team it is for; a team token's own when absent, required for operators.",
    }),
    name: t.string({ required: true, description: describe.name, validate: profileName }),
    websiteUrl: t.string({
      required: true,
      defaultValue: '',
      description: describe.websiteUrl,
      validate: profileUrl,
    }),
    overview: t.string({
      required: true,
      defaultValue: '',
      description: describe.overview,
      validate: profileText,
    }),
    productsAndServices: t.string({
      required: true,
      defaultValue: '',
      description: describe.productsAndServices,
      validate: profileText,
    }),
    keyAchievements: t.stringList({
      required: true,
      defaultValue: [],
      description: describe.keyAchievements,
      validate: profilePoints,
    }),
    uniqueValuePropositions: t.stringList({
      required: true,
      defaultValue: [],
      description: describe.uniqueValuePropositions,
      validate: profilePoints,
    }),
    industry: t.stringList({
      required: true,
      defaultValue: [],
      description: describe.industry,
      validate: profileTags,
    }),
    targetAudience: t.stringList({
      required: true,
      defaultValue: [],
      description: describe.targetAudience,
      validate: profileTags,
    }),
  }),
})

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What of a profile changes; what is absent stays, and nothing may be null.',
  fields: (t) => ({
    id: t.field(required('UUID', 'Id of the profile.')),
    name: t.string({ description: describe.name, validate: profileName }),
    websiteUrl: t.string({ description: describe.websiteUrl, validate: profileUrl }),
    overview: t.string({ description: describe.overview, validate: profileText }),
    productsAndServices: t.string({
      description: describe.productsAndServices,
      validate: profileText,
    }),
    keyAchievements: t.stringList({
      description: describe.keyAchievements,
      validate: profilePoints,
    }),
    uniqueValuePropositions: t.stringList({
      description: describe.uniqueValuePropositions,
      validate: profilePoints,
    }),
    industry: t.stringList({ description: describe.industry, validate: profileTags }),
    targetAudience: t.stringList({ description: describe.targetAudience, validate: profileTags }),
  }),
  validate: z.record(z.string(), notNull),
})

builder.mutationFields((t) => ({
  createProfile: t.field({
    type: Profile,
    description: 'Creates a profile.',
    authScopes: { scope: ['profiles.create'] },
    args: { input: t.arg(required(CreateProfileInput, 'The profile.')) },
    resolve: (_root, { input }, context) => createProfile(...bySession(context), input),
  }),
  updateProfile: t.field({
    type: Profile,
    description: 'Changes a profile. A list of tags that is given takes the place of the old one.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(UpdateProfileInput, 'The changes.')) },
    resolve: (_root, { input: { id, ...change } }, context) =>
      updateProfile(...bySession(context), id, change as ProfileFields),
  }),
}))
