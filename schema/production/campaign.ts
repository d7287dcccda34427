import { z } from 'zod'
import { byCaller, bySession, services } from '../../src/compiler/context.js'
import {
  assignOrderItems,
  type CampaignChange,
  campaignName,
  campaignObjectives,
  campaignText,
  createCampaign,
  linkQuestionnaire,
  type NewCampaign,
  updateCampaign,
} from '../../src/domain/production/campaign.js'
import { archive, restoreRecord } from '../../src/domain/rules/archive.js'
import { signedUrl } from '../../src/files/url.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asRows, asSql } from '../core/exported.js'
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
import { fieldSelect, ownRecordOf, recordOf, recordsOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { OrderItem } from '../ordering/order-item.js'
import { StatusCountType, statusCounts } from './article-status-count.js'

// Only for files that are not deleted: the store keeps serving the content as long as a
// questionnaire refers to it.
/** Signed URLs of questionnaire files, by file key. */
export const fileUrls = batchLoader(async (keys, _args, context) => {
  const { prisma } = services(context)
  const where = { key: { in: [...keys] }, deletedAt: null }
  const files = await prisma.file.findMany({ where, select: { key: true, name: true } })
  const filesByKey = new Map(files.map((file) => [file.key, file]))
  return Promise.all(
    keys.map((key) => {
      const file = filesByKey.get(key)
      return file ? signedUrl(services(context), file) : null
    }),
  )
})

const Questionnaire = builder.prismaObject('Questionnaire', {
  description: "A team's briefing for the writers of a campaign.",
  authScopes: { scope: ['campaigns.read', 'campaigns.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the questionnaire.')),
    campaignId: t.expose('campaignId', { type: 'UUID', description: 'ID of the campaign.' }),
    campaign: t.relation('campaign', { description: 'Campaign of the questionnaire.' }),
    objectives: t.expose('objectives', orNull('String', 'Objectives of the campaign.')),
    keywords: t.expose('keywords', orNull('String', 'Keywords for search engines.')),
    targetAudience: t.expose(
      'targetAudience',
      orNull('String', 'Target audience of the articles.'),
    ),
    tone: t.expose('tone', orNull('String', 'Tone of the articles.')),
    writingSamples: t.expose('writingSamples', orNull('String', 'Writing samples, or their URLs.')),
    fileKey: t.expose(
      'fileKey',
      orNull('String', 'Key of an uploaded file with additional information.'),
    ),
    fileName: t.expose('fileName', orNull('String', 'Name of the file.')),
    fileSize: t.expose('fileSize', orNull('Int', 'Size of the file in bytes.')),
    fileUrl: t.string({
      nullable: true,
      description:
        'Signed URL of the file. Generated on each read and valid for one hour. Null if the file was deleted.',
      select: { fileKey: true },
      resolve: ({ fileKey }, ...place) => fileKey && fileUrls(fileKey, ...place),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const alwaysNull = (sqlType: string) =>
  ({
    nullable: true,
    description: 'Always null.',
    deprecation: { since: '2026-11-27', reason: 'Kept for clients of the first version.' },
    extensions: asSql(() => `NULL::${sqlType}`),
    select: {},
    resolve: () => null,
  }) as const

export const Campaign = builder.prismaObject('Campaign', {
  description: 'Set of articles with a common objective that a team plans for a profile.',
  authScopes: { scope: ['campaigns.read', 'campaigns.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the campaign.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that owns the campaign.' }),
    profileId: t.expose('profileId', { type: 'UUID', description: 'ID of the profile.' }),
    profile: t.relation('profile', { description: 'Profile that the campaign is for.' }),
    name: t.exposeString('name', { description: 'Name of the campaign.' }),
    description: t.expose('description', orNull('String', 'Description of the campaign.')),
    metadata: t.expose('metadata', metadataField),
    reference: t.expose(
      'reference',
      orNull('String', 'Name given by the team. Unique within the team.'),
    ),
    questionnaire: t.relation('questionnaire', {
      nullable: true,
      description: 'Briefing for the writers.',
    }),
    totalArticles: t.relationCount('articles', {
      where: { deletedAt: null },
      description: 'Number of articles.',
    }),
    statusCounts: t.field({
      type: [StatusCountType],
      description: 'Number of articles by status: all statuses, in workflow order.',
      extensions: {
        ...listSize('One per status'),
        ...asRows(
          (column) =>
            `SELECT s."id" AS "statusId", s."name", s."prefix", coalesce(c."count", 0) AS "count" FROM "article_content_status" AS s LEFT JOIN (SELECT "status_id", count(*)::int AS "count" FROM "article" WHERE "campaign_id" = ${column('id')} AND "deleted_at" IS NULL GROUP BY "status_id") AS c ON c."status_id" = s."id" WHERE s."deleted_at" IS NULL ORDER BY s."sequence"`,
        ),
      },
      select: { id: true },
      resolve: ({ id }, ...place) => statusCounts(id, ...place),
    }),
    v1CampaignId: t.string(alwaysNull('text')),
    status: t.string(alwaysNull('text')),
    goals: t.string(alwaysNull('text')),
    targetDate: t.field({ type: 'DateTime', ...alwaysNull('timestamptz') }),
    budget: t.field({ type: 'Money', ...alwaysNull('bigint') }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last update of the campaign or its questionnaire.',
    }),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const CampaignWhere = whereInput('Campaign', (t) => ({
  id: t.uuid('id', 'ID of the campaign.'),
  teamId: t.uuid('teamId', 'ID of the team.'),
  profileId: t.uuid('profileId', 'ID of the profile.'),
  name: t.string('name', 'Name of the campaign.'),
  description: t.string('description', 'Description of the campaign.'),
  metadata: t.metadata(),
  reference: t.string('reference', 'Name given by the team.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  team: t.one('team', 'Team that owns the campaign.'),
  profile: t.one('profile', 'Profile that the campaign is for.'),
  articles: t.many('articles', 'Articles of the campaign.'),
  orderItems: t.many('orderItems', 'Order items assigned to the campaign.'),
}))

builder.queryField('campaign', (t) =>
  t.field({
    type: Campaign,
    nullable: true,
    description: "Fetches a campaign by ID. A team token sees only its own team's.",
    authScopes: { scope: ['campaigns.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the campaign.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Campaign', { id, deletedAt: null }),
  }),
)

listField('campaigns', {
  node: Campaign,
  description: "Campaigns. A team token sees only its own team's.",
  scope: ['campaigns.lists'],
  where: CampaignWhere,
  order: orderInput(
    'Campaign',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
      NAME: { column: 'name', description: 'Name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

/** Declares the optional input fields. */
const answers = (t: InputFields, or: '' | ', or null') => {
  const text = (about: string) =>
    t.string({
      description: `${about}, up to 10,000 characters${or}.`,
      validate: campaignText.nullable(),
    })
  return {
    description: text('Description of the campaign'),
    keywords: text('Keywords for search engines'),
    targetAudience: text('Target audience of the articles'),
    tone: text('Tone of the articles'),
    writingSamples: text('Writing samples, or their URLs'),
    fileKey: t.string({
      description: `Key of an uploaded file with additional information${or}. The file must belong to the team.`,
    }),
  }
}

const CreateCampaignInput = builder.inputType('CreateCampaignInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the campaign, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    profileId: t.field(
      requiredInput('UUID', "ID of the profile. The campaign belongs to the profile's team."),
    ),
    objectives: t.string({
      required: true,
      description: 'Objectives of the campaign, 1 to 10,000 characters.',
      validate: campaignObjectives,
    }),
    metadata: metadataInputField(t),
    ...answers(t, ''),
  }),
})

const UpdateCampaignInput = builder.inputType('UpdateCampaignInput', {
  fields: (t) => ({
    campaignId: t.field(requiredInput('UUID', 'ID of the campaign.')),
    name: t.string({
      description: 'Name of the campaign, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    objectives: t.string({
      description: 'Objectives of the campaign, 1 to 10,000 characters.',
      validate: campaignObjectives,
    }),
    metadata: metadataInputField(t, mergesMetadata),
    ...answers(t, ', or null'),
  }),
  validate: neverNull('name', 'objectives'),
})

const ArchiveCampaignInput = builder.inputType('ArchiveCampaignInput', {
  fields: (t) => ({ campaignId: t.field(requiredInput('UUID', 'ID of the campaign.')) }),
})

const RestoreCampaignInput = builder.inputType('RestoreCampaignInput', {
  fields: (t) => ({ campaignId: t.field(requiredInput('UUID', 'ID of the campaign.')) }),
})

const AssignOrderItemsInput = builder.inputType('AssignOrderItemsInput', {
  fields: (t) => ({
    campaignId: t.field(requiredInput('UUID', 'ID of the campaign.')),
    orderItemIds: t.field({
      type: ['UUID'],
      required: true,
      description: "IDs of order items of the campaign's profile, 1 to 100.",
      validate: z
        .array(z.string())
        .min(1, 'must contain at least one order item')
        .max(100, 'must contain at most 100 order items'),
    }),
  }),
})

const LinkQuestionnaireInput = builder.inputType('LinkQuestionnaireInput', {
  fields: (t) => ({
    campaignId: t.field(requiredInput('UUID', 'ID of the campaign.')),
    fileKey: t.string({
      required: true,
      description: 'Key of an uploaded file. The file must belong to the team.',
    }),
    fileUrl: t.string({
      required: true,
      description: 'URL that the file was uploaded to. Not stored: a URL is signed on each read.',
    }),
    fileName: t.string({
      required: true,
      description: 'Name of the file, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    fileSize: t.int({
      required: true,
      description: 'Size of the file in bytes. Must not be negative.',
      validate: z.int().min(0, 'must not be negative'),
    }),
  }),
})

builder.mutationFields((t) => ({
  createCampaign: t.field({
    type: Campaign,
    description: 'Creates a campaign with its questionnaire.',
    authScopes: { scope: ['campaigns.create'] },
    args: { input: t.arg(requiredInput(CreateCampaignInput)) },
    resolve: async (_root, { input }, context, info) => {
      const id = await createCampaign(...byCaller(context), input as NewCampaign)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  updateCampaign: t.field({
    type: Campaign,
    description: 'Updates a campaign and its questionnaire.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(requiredInput(UpdateCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id, ...change } }, context, info) => {
      await updateCampaign(...bySession(context), id, change as CampaignChange)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  archiveCampaign: t.field({
    type: Campaign,
    description:
      'Archives a campaign. Lists omit it, and nothing more can be assigned to it. Its articles continue.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(requiredInput(ArchiveCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id } }, context, info) => {
      await archive(...byCaller(context), 'campaign', id)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  restoreCampaign: t.field({
    type: Campaign,
    description: 'Restores an archived campaign.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(requiredInput(RestoreCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id } }, context, info) => {
      await restoreRecord(...byCaller(context), 'campaign', id)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  assignOrderItems: t.field({
    type: [OrderItem],
    description:
      'Assigns paid order items to a campaign and moves their articles to it. Has no effect on items that are already assigned to it.',
    authScopes: { scope: ['campaigns.update'], answer: 'additional' },
    extensions: listSize(100),
    args: { input: t.arg(requiredInput(AssignOrderItemsInput)) },
    resolve: async (_root, { input: { campaignId, orderItemIds } }, context, info) => {
      const ids = await assignOrderItems(...bySession(context), campaignId, orderItemIds)
      const items = await recordsOf(context, 'OrderItem').findMany({
        ...fieldSelect(context, info, { columns: ['id'] }),
        where: { id: { in: ids } },
      })
      const byId = new Map(items.map((item) => [item.id, item]))
      // `recordsOf` returns untyped rows, with the columns that the operation selects.
      return ids.map((id) => byId.get(id)) as never[]
    },
  }),
  linkQuestionnaire: t.field({
    type: Questionnaire,
    description:
      "Links an uploaded file to a campaign's questionnaire and replaces the previous file.",
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(requiredInput(LinkQuestionnaireInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { campaignId, fileKey, fileName, fileSize } = input
      await linkQuestionnaire(...bySession(context), campaignId, { fileKey, fileName, fileSize })
      return recordOf(context, info, 'Questionnaire', { campaignId })
    },
  }),
}))
