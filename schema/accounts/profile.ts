import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, bySession } from '../../src/compiler/context.js'
import {
  createProfile,
  type NewProfile,
  type ProfileFields,
  profileGoals,
  profileLine,
  profileName,
  profilePoints,
  profileTags,
  profileText,
  profileUrl,
  updateProfile,
} from '../../src/domain/accounts/profile.js'
import { archive, restore } from '../../src/domain/rules/archive.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
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
import { ownRecordOf, recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

const ProfileType = builder.enumType('ProfileType', {
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
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the profile.')),
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
      extensions: asSql((column) => valuesSql(column('id'), 'TOPIC')),
      select: tags,
      resolve: (profile) => valuesOf(profile.tags, 'TOPIC'),
    }),
    targetAudience: t.stringList({
      description: 'Its AUDIENCE tags, each by id or name as it was given.',
      extensions: asSql((column) => valuesSql(column('id'), 'AUDIENCE')),
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

/** The same as SQL. */
const valuesSql = (id: string, wanted: string) =>
  `ARRAY(SELECT t."value" FROM "profile_tag" AS t WHERE t."profile_id" = ${id} AND t."category" = '${wanted}' ORDER BY t."position")`

const ProfileWhere = whereInput('Profile', (t) => ({
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
    nullable: true,
    description: 'One profile.',
    // Whoever may list what belongs to a profile may know that there is one.
    authScopes: { scope: ['profiles.lists', 'orders.lists', 'campaigns.lists'] },
    args: { id: t.arg(required('UUID', 'Id of the profile.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Profile', { id, deletedAt: null }),
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

/** What teams tell beside what REST takes; absent or null is none. */
const furtherFields = (t: InputFields) => ({
  type: t.field({ type: ProfileType, description: 'What it stands for; COMPANY at first.' }),
  legalCompanyName: t.string({
    description: 'Name in the register of companies, 1 to 255 characters on one line, or null.',
    validate: profileLine.nullable(),
  }),
  logo: t.string({
    description: 'Address of its logo, http or https, or null.',
    validate: webAddress.nullable(),
  }),
  location: t.string({
    description: 'Where it is at home, 1 to 255 characters on one line, or null.',
    validate: profileLine.nullable(),
  }),
  primaryGoals: t.stringList({
    description: 'What it wants from placements, such as BRAND_AWARENESS; at most 100.',
    validate: profileGoals,
  }),
  writingSamples: t.string({
    description: 'Texts that show how it writes, at most 20,000 characters, or null.',
    validate: profileText.nullable(),
  }),
  googleDriveLink: t.string({
    description: 'Address of its shared folder, http or https, or null.',
    validate: webAddress.nullable(),
  }),
  brandToneAndVoiceId: t.field({
    type: 'UUID',
    description: 'Id of its tone and voice in the system that has it, or null.',
  }),
})

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
    ...furtherFields(t),
  }),
  validate: neverNull('type', 'primaryGoals'),
})

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description:
    'What of a profile changes; what is absent stays, and nothing may be null unless it says so.',
  fields: (t) => ({
    profileId: t.field(required('UUID', 'Id of the profile.')),
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
    ...furtherFields(t),
  }),
  validate: neverNull(
    ...['name', 'websiteUrl', 'overview', 'productsAndServices', 'keyAchievements'],
    ...['uniqueValuePropositions', 'industry', 'targetAudience', 'type', 'primaryGoals'],
  ),
})

const ArchiveProfileInput = builder.inputType('ArchiveProfileInput', {
  description: 'The end of a profile.',
  fields: (t) => ({ profileId: t.field(required('UUID', 'Id of the profile.')) }),
})

const RestoreProfileInput = builder.inputType('RestoreProfileInput', {
  description: 'The return of a profile.',
  fields: (t) => ({ profileId: t.field(required('UUID', 'Id of the profile.')) }),
})

builder.mutationFields((t) => ({
  createProfile: t.field({
    type: Profile,
    description: 'Creates a profile.',
    authScopes: { scope: ['profiles.create'] },
    args: { input: t.arg(required(CreateProfileInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { id } = await createProfile(...bySession(context), input as NewProfile)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  updateProfile: t.field({
    type: Profile,
    description: 'Changes a profile. A list of tags that is given takes the place of the old one.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(UpdateProfileInput)) },
    resolve: async (_root, { input: { profileId: id, ...change } }, context, info) => {
      await updateProfile(...bySession(context), id, change as ProfileFields)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  archiveProfile: t.field({
    type: Profile,
    description:
      'Deletes a profile softly: lists leave it out, and nothing is bought for it any more; what was goes on.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(ArchiveProfileInput)) },
    resolve: async (_root, { input: { profileId: id } }, context, info) => {
      await archive(...byCaller(context), 'profile', id)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  restoreProfile: t.field({
    type: Profile,
    description: 'Takes back that a profile was archived.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(required(RestoreProfileInput)) },
    resolve: async (_root, { input: { profileId: id } }, context, info) => {
      await restore(...byCaller(context), 'profile', id)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
}))
