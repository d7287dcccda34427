import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
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
import { monthlyBudget, monthlySpendSql, remainingOf } from '../../src/domain/ordering/budget.js'
import { archive, restoreRecord } from '../../src/domain/rules/archive.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import {
  createdAt,
  deletedAt,
  type InputFields,
  mergesMetadata,
  metadataField,
  metadataInputField,
  orNull,
  requiredInput,
  updatedAt,
} from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { monthlySpendOf } from './monthly-spend.js'

const ProfileType = builder.enumType('ProfileType', {
  description: 'Kind of entity that a profile represents.',
  values: {
    [enums.ProfileType.COMPANY]: { description: 'Company.' },
    [enums.ProfileType.BRAND]: { description: 'Brand of a company.' },
    [enums.ProfileType.INDIVIDUAL]: { description: 'Person.' },
  },
})

/** The sum of the orders is shown to tokens that list orders. */
const ofOrders = { scope: ['orders.lists'] }

const tags = {
  tags: { select: { category: true, value: true }, orderBy: { position: 'asc' } },
} as const

export const Profile = builder.prismaObject('Profile', {
  description: 'Company or brand that an order or campaign is for.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the profile.')),
    teamId: t.expose('teamId', {
      type: 'UUID',
      description: 'ID of the team that owns the profile.',
    }),
    team: t.relation('team', { description: 'Team that owns the profile.' }),
    type: t.expose('type', {
      type: ProfileType,
      description: 'Kind of entity that the profile represents.',
    }),
    name: t.exposeString('name', { description: 'Name of the company or brand.' }),
    legalCompanyName: t.expose('legalCompanyName', orNull('String', 'Registered company name.')),
    websiteUrl: t.exposeString('websiteUrl', { description: 'URL of the website.' }),
    logo: t.expose('logo', orNull('String', 'URL of the logo.')),
    location: t.expose('location', orNull('String', 'Location of the company or brand.')),
    overview: t.exposeString('overview', {
      description: 'Short description of the company or brand.',
    }),
    productsAndServices: t.exposeString('productsAndServices', {
      description: 'Products and services.',
    }),
    keyAchievements: t.exposeStringList('keyAchievements', {
      description: 'Key achievements.',
    }),
    uniqueValuePropositions: t.exposeStringList('uniqueValuePropositions', {
      description: 'Unique value propositions.',
    }),
    industry: t.stringList({
      description: 'TOPIC tags, each as the ID or name that was given.',
      extensions: asSql((column) => tagValuesSql(column('id'), 'TOPIC')),
      select: tags,
      resolve: (profile) => tagValues(profile.tags, 'TOPIC'),
    }),
    targetAudience: t.stringList({
      description: 'AUDIENCE tags, each as the ID or name that was given.',
      extensions: asSql((column) => tagValuesSql(column('id'), 'AUDIENCE')),
      select: tags,
      resolve: (profile) => tagValues(profile.tags, 'AUDIENCE'),
    }),
    primaryGoals: t.exposeStringList('primaryGoals', {
      description: 'Goals of placements, such as BRAND_AWARENESS.',
    }),
    writingSamples: t.expose(
      'writingSamples',
      orNull('String', 'Writing samples that show the tone of voice.'),
    ),
    googleDriveLink: t.expose(
      'googleDriveLink',
      orNull('String', 'URL of a shared Google Drive folder.'),
    ),
    brandToneAndVoiceId: t.expose(
      'brandToneAndVoiceId',
      orNull('UUID', 'ID of the tone and voice.'),
    ),
    lastGeneratedAt: t.expose(
      'lastGeneratedAt',
      orNull('DateTime', 'Time at which the texts were last generated.'),
    ),
    monthlyBudget: t.expose(
      'monthlyBudget',
      orNull(
        'Money',
        'Budget per calendar month (UTC) in US dollars. Null if there is none. An order that would exceed it is rejected.',
      ),
    ),
    monthlySpend: t.field({
      type: 'Money',
      authScopes: ofOrders,
      description:
        'Amount of the orders placed this month (UTC), in US dollars: subtotal less discount and refunds. Cancelled orders do not count.',
      extensions: asSql((column) => monthlySpendSql(column('id'), column('teamId'))),
      select: { id: true },
      resolve: ({ id }, ...place) => monthlySpendOf(id, ...place),
    }),
    monthlyBudgetRemaining: t.field({
      type: 'Money',
      nullable: true,
      authScopes: ofOrders,
      description:
        'Part of the budget that remains this month, in US dollars. Null without a budget.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('monthlyBudget')} IS NOT NULL THEN GREATEST(${column('monthlyBudget')} - ${monthlySpendSql(column('id'), column('teamId'))}, 0) END`,
      ),
      select: { id: true, monthlyBudget: true },
      resolve: async ({ id, monthlyBudget }, ...place) =>
        monthlyBudget === null
          ? null
          : remainingOf(monthlyBudget, await monthlySpendOf(id, ...place)),
    }),
    metadata: t.expose('metadata', metadataField),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const tagValues = (tags: { category: string; value: string }[], tagCategory: string) =>
  tags.filter(({ category }) => category === tagCategory).map(({ value }) => value)

/** Like `tagValues`, in SQL. */
const tagValuesSql = (id: string, tagCategory: string) =>
  `ARRAY(SELECT t."value" FROM "profile_tag" AS t WHERE t."profile_id" = ${id} AND t."category" = '${tagCategory}' ORDER BY t."position")`

const ProfileWhere = whereInput('Profile', (t) => ({
  id: t.uuid('id', 'ID of the profile.'),
  teamId: t.uuid('teamId', 'ID of the team that owns the profile.'),
  type: t.enum('type', ProfileType, 'Kind of entity that the profile represents.'),
  name: t.string('name', 'Name of the company or brand.'),
  metadata: t.metadata(),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  team: t.one('team', 'Team that owns the profile.'),
  campaigns: t.many('campaigns', 'Campaigns of the profile.'),
  articles: t.many('articles', 'Articles about the profile.'),
  orders: t.many('orders', 'Orders for the profile.'),
  orderItems: t.many('orderItems', 'Order items for the profile.'),
}))

listField('profiles', {
  node: Profile,
  description: "Profiles. A team token sees only its own team's.",
  scope: ['profiles.lists'],
  where: ProfileWhere,
  order: orderInput(
    'Profile',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
      NAME: { column: 'name', description: 'Name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('profile', (t) =>
  t.field({
    type: Profile,
    nullable: true,
    description: 'Fetches a profile by ID.',
    // A token that may list the orders or campaigns of a profile may read the profile.
    authScopes: { scope: ['profiles.lists', 'orders.lists', 'campaigns.lists'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the profile.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Profile', { id, deletedAt: null }),
  }),
)

const describe = {
  name: 'Name of the company or brand, 1 to 255 characters on one line.',
  websiteUrl: 'Website URL (http or https), or an empty string.',
  overview: 'Short description of the company or brand.',
  productsAndServices: 'Products and services.',
  keyAchievements: 'Key achievements.',
  uniqueValuePropositions: 'Unique value propositions.',
  industry: 'Topics: UUIDs of TOPIC tags, or custom names.',
  targetAudience: 'Target audiences: UUIDs of AUDIENCE tags, or custom names.',
}

/** Declares the input fields that REST does not accept. Omitted and null fields are empty. */
const furtherFields = (t: InputFields) => ({
  type: t.field({
    type: ProfileType,
    description: 'Kind of entity that the profile represents. Defaults to COMPANY.',
  }),
  legalCompanyName: t.string({
    description: 'Registered company name, 1 to 255 characters on one line, or null.',
    validate: profileLine.nullable(),
  }),
  logo: t.string({
    description: 'Logo URL (http or https), or null.',
    validate: webAddress.nullable(),
  }),
  location: t.string({
    description: 'Location of the company or brand, 1 to 255 characters on one line, or null.',
    validate: profileLine.nullable(),
  }),
  primaryGoals: t.stringList({
    description: 'Goals of placements, such as BRAND_AWARENESS. Maximum 100.',
    validate: profileGoals,
  }),
  writingSamples: t.string({
    description: 'Writing samples that show the tone of voice, up to 20,000 characters, or null.',
    validate: profileText.nullable(),
  }),
  googleDriveLink: t.string({
    description: 'URL of a shared Google Drive folder (http or https), or null.',
    validate: webAddress.nullable(),
  }),
  brandToneAndVoiceId: t.field({
    type: 'UUID',
    description: 'ID of the tone and voice in the external system, or null.',
  }),
  monthlyBudget: t.field({
    type: 'Money',
    description:
      'Budget per calendar month (UTC) in US dollars, or null. Also requires the scope `orders.approve`. OAuth applications cannot set it.',
    validate: monthlyBudget.nullable(),
  }),
})

const CreateProfileInput = builder.inputType('CreateProfileInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
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
    metadata: metadataInputField(t),
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
    'Input for `updateProfile`. Omitted fields are unchanged. Fields cannot be null unless noted.',
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile.')),
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
    metadata: metadataInputField(t, mergesMetadata),
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
  fields: (t) => ({ profileId: t.field(requiredInput('UUID', 'ID of the profile.')) }),
})

const RestoreProfileInput = builder.inputType('RestoreProfileInput', {
  fields: (t) => ({ profileId: t.field(requiredInput('UUID', 'ID of the profile.')) }),
})

builder.mutationFields((t) => ({
  createProfile: t.field({
    type: Profile,
    description: 'Creates a profile.',
    authScopes: { scope: ['profiles.create'] },
    args: { input: t.arg(requiredInput(CreateProfileInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { id } = await createProfile(...byCaller(context), input as NewProfile)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  updateProfile: t.field({
    type: Profile,
    description: 'Updates a profile. Tag lists are replaced, not merged.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(UpdateProfileInput)) },
    resolve: async (_root, { input: { profileId: id, ...change } }, context, info) => {
      await updateProfile(...byCaller(context), id, change as ProfileFields)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  archiveProfile: t.field({
    type: Profile,
    description:
      'Archives a profile. Lists omit it, and it cannot be used in new orders. Existing orders continue.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(ArchiveProfileInput)) },
    resolve: async (_root, { input: { profileId: id } }, context, info) => {
      await archive(...byCaller(context), 'profile', id)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
  restoreProfile: t.field({
    type: Profile,
    description: 'Restores an archived profile.',
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(RestoreProfileInput)) },
    resolve: async (_root, { input: { profileId: id } }, context, info) => {
      await restoreRecord(...byCaller(context), 'profile', id)
      return recordOf(context, info, 'Profile', { id })
    },
  }),
}))
