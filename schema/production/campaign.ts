import { z } from 'zod'
import { byCaller, bySession, services } from '../../src/compiler/context.js'
import {
  assignOrderItems,
  type CampaignChange,
  campaignName,
  campaignObjectives,
  campaignText,
  countStatuses,
  createCampaign,
  linkQuestionnaire,
  type StatusCount,
  updateCampaign,
} from '../../src/domain/production/campaign.js'
import { archive, restore } from '../../src/domain/rules/archive.js'
import { signedUrl } from '../../src/files/url.js'
import { bounded } from '../core/addition.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { asRows, asSql } from '../core/exported.js'
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
import { asked, completed, ownRecordOf, recordOf, recordsOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { OrderItem } from '../ordering/order-item.js'
import { ArticleContentStatus } from './article.js'

// The store would go on to serve a deleted file's content, which is kept as long as a questionnaire names it.
const fileUrls = batchLoader(async (keys, _args, context) => {
  const { prisma } = services(context)
  const where = { key: { in: [...keys] }, deletedAt: null }
  const files = await prisma.file.findMany({ where, select: { key: true, name: true } })
  const known = new Map(files.map((file) => [file.key, file]))
  return Promise.all(
    keys.map((key) => {
      const file = known.get(key)
      return file ? signedUrl(services(context), file) : null
    }),
  )
})

const Questionnaire = builder.prismaObject('Questionnaire', {
  description: 'What a team tells the writers of a campaign.',
  authScopes: { scope: ['campaigns.read', 'campaigns.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the questionnaire.')),
    campaignId: t.expose('campaignId', { type: 'UUID', description: 'Id of its campaign.' }),
    campaign: t.relation('campaign', { description: 'Its campaign.' }),
    objectives: t.expose('objectives', orNull('String', 'What the campaign is to reach.')),
    keywords: t.expose('keywords', orNull('String', 'Words the articles are to be found by.')),
    targetAudience: t.expose('targetAudience', orNull('String', 'Whom the articles are for.')),
    tone: t.expose('tone', orNull('String', 'How the articles are to sound.')),
    writingSamples: t.expose(
      'writingSamples',
      orNull('String', 'Texts to write like, or their addresses.'),
    ),
    fileKey: t.expose('fileKey', orNull('String', 'Key of a file with more of it.')),
    fileName: t.expose('fileName', orNull('String', 'Name of that file.')),
    fileSize: t.expose('fileSize', orNull('Int', 'Size of that file, in bytes.')),
    fileUrl: t.string({
      nullable: true,
      description:
        'Address of that file, signed afresh on each read and valid for one hour; null when it was deleted.',
      select: { fileKey: true },
      resolve: ({ fileKey }, ...place) => fileKey && fileUrls(fileKey, ...place),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const StatusCountType = builder.objectRef<StatusCount>('ArticleStatusCount').implement({
  description:
    'How many articles of a campaign have a status: a number of that place, and no record.',
  authScopes: { scope: [] },
  fields: (t) => ({
    statusId: t.field({
      type: 'UUID',
      description: 'Id of the status.',
      resolve: ({ status }) => status.id,
    }),
    status: t.field({
      type: ArticleContentStatus,
      description: 'The status.',
      resolve: ({ status }, _args, context, info) => completed(context, info, status),
    }),
    name: t.string({
      description: 'Name of the status for people.',
      resolve: ({ status }) => status.name,
    }),
    prefix: t.string({
      description: 'Name of the status for programs.',
      resolve: ({ status }) => status.prefix,
    }),
    count: t.exposeInt('count', { description: 'Number of articles.' }),
  }),
})

const statusCounts = batchLoader((ids, _args, context) =>
  countStatuses(services(context).prisma, ids),
)

const kept = 'Always null; kept for clients of the first version.'
const alwaysNull = (sqlType: string) =>
  ({
    nullable: true,
    deprecationReason: kept,
    description: kept,
    extensions: asSql(() => `NULL::${sqlType}`),
    select: {},
    resolve: () => null,
  }) as const

export const Campaign = builder.prismaObject('Campaign', {
  description: 'What a team plans for a profile: articles with a common purpose.',
  authScopes: { scope: ['campaigns.read', 'campaigns.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the campaign.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of its team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    profileId: t.expose('profileId', { type: 'UUID', description: 'Id of its profile.' }),
    profile: t.relation('profile', { description: 'The company or brand it is for.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.expose('description', orNull('String', 'What it is about.')),
    reference: t.expose(
      'reference',
      orNull('String', "The team's own name for it, unique within the team."),
    ),
    questionnaire: t.relation('questionnaire', {
      nullable: true,
      description: 'What the team tells its writers.',
    }),
    totalArticles: t.relationCount('articles', {
      where: { deletedAt: null },
      description: 'Number of its articles.',
    }),
    statusCounts: t.field({
      type: [StatusCountType],
      description: 'Its articles counted by status: every status in the order of the workflow.',
      extensions: {
        ...bounded('One for each status'),
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
      description: 'When it or its questionnaire was last changed.',
    }),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const CampaignWhere = whereInput('Campaign', (t) => ({
  id: t.uuid('id', 'Id of the campaign.'),
  teamId: t.uuid('teamId', 'Id of its team.'),
  profileId: t.uuid('profileId', 'Id of its profile.'),
  name: t.string('name', 'Its name.'),
  description: t.string('description', 'What it is about.'),
  reference: t.string('reference', "The team's own name for it."),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  team: t.one('team', 'Its team.'),
  profile: t.one('profile', 'Its profile.'),
  articles: t.many('articles', 'Its articles.'),
  orderItems: t.many('orderItems', 'The order items assigned to it.'),
}))

builder.queryField('campaign', (t) =>
  t.field({
    type: Campaign,
    nullable: true,
    description: 'One campaign; a team token sees those of its team.',
    authScopes: { scope: ['campaigns.read'] },
    args: { id: t.arg(required('UUID', 'Id of the campaign.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Campaign', { id, deletedAt: null }),
  }),
)

listField('campaigns', {
  node: Campaign,
  description: 'The campaigns; a team token sees those of its team.',
  scope: ['campaigns.lists'],
  where: CampaignWhere,
  order: orderInput(
    'Campaign',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
      NAME: { column: 'name', description: 'By name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

/** What may be left empty. */
const answers = (t: InputFields, or: '' | ', or null') => {
  const text = (about: string) =>
    t.string({
      description: `${about}, at most 10,000 characters${or}.`,
      validate: campaignText.nullable(),
    })
  return {
    description: text('What it is about'),
    keywords: text('Words the articles are to be found by'),
    targetAudience: text('Whom the articles are for'),
    tone: text('How the articles are to sound'),
    writingSamples: text('Texts to write like, or their addresses'),
    fileKey: t.string({
      description: `Key of an uploaded file of the team with more of it${or}.`,
    }),
  }
}

const CreateCampaignInput = builder.inputType('CreateCampaignInput', {
  description: 'A new campaign with its questionnaire.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    profileId: t.field(
      required('UUID', 'Id of the profile it is for; the campaign belongs to its team.'),
    ),
    objectives: t.string({
      required: true,
      description: 'What it is to reach, 1 to 10,000 characters.',
      validate: campaignObjectives,
    }),
    ...answers(t, ''),
  }),
})

const UpdateCampaignInput = builder.inputType('UpdateCampaignInput', {
  description: 'What of a campaign and its questionnaire changes; what is absent stays.',
  fields: (t) => ({
    campaignId: t.field(required('UUID', 'Id of the campaign.')),
    name: t.string({
      description: 'Its name, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    objectives: t.string({
      description: 'What it is to reach, 1 to 10,000 characters.',
      validate: campaignObjectives,
    }),
    ...answers(t, ', or null'),
  }),
  validate: neverNull('name', 'objectives'),
})

const ArchiveCampaignInput = builder.inputType('ArchiveCampaignInput', {
  description: 'The end of a campaign.',
  fields: (t) => ({ campaignId: t.field(required('UUID', 'Id of the campaign.')) }),
})

const RestoreCampaignInput = builder.inputType('RestoreCampaignInput', {
  description: 'The return of a campaign.',
  fields: (t) => ({ campaignId: t.field(required('UUID', 'Id of the campaign.')) }),
})

const AssignOrderItemsInput = builder.inputType('AssignOrderItemsInput', {
  description: 'What was bought for a campaign.',
  fields: (t) => ({
    campaignId: t.field(required('UUID', 'Id of the campaign.')),
    orderItemIds: t.field({
      type: ['UUID'],
      required: true,
      description: "Ids of order items of the campaign's profile, 1 to 100.",
      validate: z
        .array(z.string())
        .min(1, 'must name at least one order item')
        .max(100, 'must name at most 100 order items'),
    }),
  }),
})

const LinkQuestionnaireInput = builder.inputType('LinkQuestionnaireInput', {
  description: 'An uploaded file with more of what a campaign is about.',
  fields: (t) => ({
    campaignId: t.field(required('UUID', 'Id of the campaign.')),
    fileKey: t.string({ required: true, description: 'Key of an uploaded file of the team.' }),
    fileUrl: t.string({
      required: true,
      description: 'Address it was uploaded to. It is not kept: an address is signed on each read.',
    }),
    fileName: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters on one line.',
      validate: campaignName,
    }),
    fileSize: t.int({
      required: true,
      description: 'Its size in bytes, not negative.',
      validate: z.int().min(0, 'must not be negative'),
    }),
  }),
})

builder.mutationFields((t) => ({
  createCampaign: t.field({
    type: Campaign,
    description: 'Creates a campaign with its questionnaire.',
    authScopes: { scope: ['campaigns.create'] },
    args: { input: t.arg(required(CreateCampaignInput)) },
    resolve: async (_root, { input }, context, info) => {
      const id = await createCampaign(...bySession(context), input)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  updateCampaign: t.field({
    type: Campaign,
    description: 'Changes a campaign and its questionnaire.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(required(UpdateCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id, ...change } }, context, info) => {
      await updateCampaign(...bySession(context), id, change as CampaignChange)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  archiveCampaign: t.field({
    type: Campaign,
    description:
      'Deletes a campaign softly: lists leave it out, and nothing is assigned to it any more; its articles go on.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(required(ArchiveCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id } }, context, info) => {
      await archive(...byCaller(context), 'campaign', id)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  restoreCampaign: t.field({
    type: Campaign,
    description: 'Takes back that a campaign was archived.',
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(required(RestoreCampaignInput)) },
    resolve: async (_root, { input: { campaignId: id } }, context, info) => {
      await restore(...byCaller(context), 'campaign', id)
      return recordOf(context, info, 'Campaign', { id })
    },
  }),
  assignOrderItems: t.field({
    type: [OrderItem],
    description:
      'Assigns bought order items to a campaign and moves their articles there; items that are in it stay.',
    authScopes: { scope: ['campaigns.update'], answer: 'additional' },
    extensions: bounded(100),
    args: { input: t.arg(required(AssignOrderItemsInput)) },
    resolve: async (_root, { input: { campaignId, orderItemIds } }, context, info) => {
      const ids = await assignOrderItems(...bySession(context), campaignId, orderItemIds)
      const items = await recordsOf(context, 'OrderItem').findMany({
        ...asked(context, info, { columns: ['id'] }),
        where: { id: { in: ids } },
      })
      const byId = new Map(items.map((item) => [item.id, item]))
      return ids.map((id) => byId.get(id)) as never[]
    },
  }),
  linkQuestionnaire: t.field({
    type: Questionnaire,
    description:
      "Links an uploaded file to a campaign's questionnaire, in place of the one before.",
    authScopes: { scope: ['campaigns.update'] },
    args: { input: t.arg(required(LinkQuestionnaireInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { campaignId, fileKey, fileName, fileSize } = input
      await linkQuestionnaire(...bySession(context), campaignId, { fileKey, fileName, fileSize })
      return recordOf(context, info, 'Questionnaire', { campaignId })
    },
  }),
}))
