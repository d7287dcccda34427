import { type StatusPrefix, titleOf, waitingForIn } from '../../src/domain/production/workflow.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'
import { ArticleFile, ArticleImage } from './article-file.js'
import { ArticleMove, mostMoves, movesOf } from './article-move.js'
import {
  dueAtSql,
  overdue,
  Party,
  PartyFilter,
  titleSql,
  waitingForSql,
  waitingSinceSql,
  waitsFor,
} from './article-waiting.js'

export const ArticleContentStatus = builder.prismaObject('ArticleContentStatus', {
  description: 'A status of the workflow of articles.',
  authScopes: { scope: [] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the status.')),
    name: t.exposeString('name', { description: 'Its name for people.' }),
    prefix: t.exposeString('prefix', { description: 'Its name for programs.' }),
    color: t.exposeString('color', { description: 'The color it is shown in, as #rrggbb.' }),
    sequence: t.exposeInt('sequence', { description: 'Its place in the workflow, from 1.' }),
  }),
})

const ArticleContentStatusWhere = whereInput('ArticleContentStatus', (t) => ({
  id: t.uuid('id', 'Id of the status.'),
  name: t.string('name', 'Its name for people.'),
  prefix: t.string('prefix', 'Its name for programs.'),
  sequence: t.int('sequence', 'Its place in the workflow, from 1.'),
}))

listField('articleContentStatuses', {
  node: ArticleContentStatus,
  description: 'The statuses of the workflow of articles.',
  where: ArticleContentStatusWhere,
  order: orderInput(
    'ArticleContentStatus',
    { SEQUENCE: { column: 'sequence', description: 'By place in the workflow.' } },
    { field: 'SEQUENCE', direction: 'asc' },
  ),
})

export const ArticleStatusChange = builder.prismaObject('ArticleStatusChange', {
  description: 'A move of an article from one status to another.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the move.')),
    articleId: t.expose('articleId', { type: 'UUID', description: 'Id of the article.' }),
    article: t.relation('article', { description: 'The article.' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Who moved it; none where a rule did.',
    }),
    status: t.relation('status', { description: 'The status it led to.' }),
    previousStatus: t.relation('previousStatus', {
      nullable: true,
      description: 'The status it began at; none for the first.',
    }),
    notes: t.expose('notes', orNull('String', 'Why, as the operator put it.')),
    isCorrection: t.exposeBoolean('isCorrection', {
      description:
        'Whether it put right a status that was set by mistake, which the notes tell of.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      description: 'Since when the article has it.',
    }),
  }),
})

export const Article = builder.prismaObject('Article', {
  description: 'What is written for a paid order item, from brief to publication.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the article.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of its team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    orderItemId: t.expose('orderItemId', { type: 'UUID', description: 'Id of its order item.' }),
    orderItem: t.relation('orderItem', { description: 'The order item it is written for.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'Id of the bought product.' }),
    product: t.relation('product', { description: 'The bought product.' }),
    profileId: t.expose('profileId', orNull('UUID', 'Id of its profile.')),
    profile: t.relation('profile', {
      nullable: true,
      description: 'The company or brand it is about.',
    }),
    campaignId: t.expose('campaignId', orNull('UUID', 'Id of its campaign.')),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'The campaign it belongs to.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    briefSharedDocUrl: t.expose(
      'briefSharedDocUrl',
      orNull('String', 'Address of the shared document with the brief.'),
    ),
    briefApprovedAt: t.expose(
      'briefApprovedAt',
      orNull('DateTime', 'When the brief was last approved.'),
    ),
    draftSharedDocUrl: t.expose(
      'draftSharedDocUrl',
      orNull('String', 'Address of the shared document with the draft.'),
    ),
    draftApprovedAt: t.expose(
      'draftApprovedAt',
      orNull('DateTime', 'When the draft was last approved.'),
    ),
    liveUrl: t.expose('liveUrl', orNull('String', 'Address it was published at.')),
    writer: t.relation('writer', { nullable: true, description: 'Who writes it.' }),
    supportAgent: t.relation('supportAgent', {
      nullable: true,
      description: 'Who looks after it for the team.',
    }),
    status: t.relation('status', { description: 'Where it stands in the workflow.' }),
    files: t.relation('files', {
      type: ArticleFile,
      description: 'The files that belong to it, in their order.',
      extensions: bounded(100),
      query: {
        where: { file: { deletedAt: null } },
        orderBy: [{ position: 'asc' }, { fileId: 'asc' }],
      },
    }),
    images: t.relation('images', {
      type: ArticleImage,
      description: 'The pictures that go with it, in their order.',
      extensions: bounded(100),
      query: {
        where: { file: { deletedAt: null } },
        orderBy: [{ position: 'asc' }, { fileId: 'asc' }],
      },
    }),
    totalImages: t.relationCount('images', {
      where: { file: { deletedAt: null } },
      description: 'Number of its pictures.',
    }),
    expectedCompletionDate: t.expose(
      'expectedCompletionDate',
      orNull('DateTime', 'When it is expected to be published.'),
    ),
    publishedAt: t.expose('publishedAt', orNull('DateTime', 'When it was published.')),
    expectedCompletionDateTitle: t.string({
      description: 'What is expected next, such as "Draft expected".',
      extensions: asSql(titleSql),
      select: { status: { select: { prefix: true } } },
      resolve: ({ status }) => titleOf(status.prefix as StatusPrefix),
    }),
    waitingFor: t.field({
      type: Party,
      nullable: true,
      description: 'Who has to act for it to go on; nobody once it is published or rejected.',
      extensions: asSql(waitingForSql),
      select: { status: { select: { prefix: true } } },
      resolve: ({ status }) => waitingForIn(status.prefix as StatusPrefix),
    }),
    waitingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when that is waited for.',
      extensions: asSql(waitingSinceSql),
      select: { status: { select: { prefix: true } }, statusSince: true },
      resolve: ({ status, statusSince }) =>
        waitingForIn(status.prefix as StatusPrefix) && statusSince,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when it is expected to be published, while somebody has to act for that; it is overdue after.',
      extensions: asSql(dueAtSql),
      select: { status: { select: { prefix: true } }, expectedCompletionDate: true },
      resolve: ({ status, expectedCompletionDate }) =>
        waitingForIn(status.prefix as StatusPrefix) && expectedCompletionDate,
    }),
    moves: t.field({
      type: [ArticleMove],
      description:
        'What the caller may do with it now, as the workflow has it; none for tokens that change nothing.',
      extensions: bounded(mostMoves),
      select: { status: { select: { prefix: true } }, liveUrl: true, deletedAt: true },
      resolve: (article, _args, { session }) => movesOf(session!, article),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const ArticleWhere = whereInput('Article', (t) => ({
  id: t.uuid('id', 'Id of the article.'),
  teamId: t.uuid('teamId', 'Id of its team.'),
  campaignId: t.uuid('campaignId', 'Id of its campaign.'),
  profileId: t.uuid('profileId', 'Id of its profile.'),
  productId: t.uuid('productId', 'Id of the bought product.'),
  orderItemId: t.uuid('orderItemId', 'Id of its order item.'),
  writerId: described(t.uuid('writerId', 'Id of who writes it.')),
  supportAgentId: described(t.uuid('supportAgentId', 'Id of who looks after it.')),
  name: t.string('name', 'Its name.'),
  liveUrl: t.string('liveUrl', 'Address it was published at.'),
  status: t.one('status', 'Where it stands in the workflow.'),
  team: t.one('team', 'Its team.'),
  campaign: t.one('campaign', 'Its campaign; none fits where there is none.'),
  profile: t.one('profile', 'Its profile; none fits where there is none.'),
  orderItem: t.one('orderItem', 'Its order item.'),
  product: t.one('product', 'The bought product.'),
  outlet: t.one('product.outlet', 'The outlet it is published by.'),
  writer: t.one('writer', 'Who writes it; nobody fits where there is none.'),
  supportAgent: t.one('supportAgent', 'Who looks after it.'),
  waitingFor: t.custom(PartyFilter, 'Who has to act for it to go on.', waitsFor),
  overdue: t.custom(
    'Boolean',
    'Whether somebody has to act for it although the date on which it was expected is past.',
    (isOverdue) => (isOverdue ? overdue() : { NOT: [overdue()] }),
  ),
  statusChanges: t.many('statusChanges', 'Its moves in the workflow.'),
  comments: t.many('comments', 'Its comments and replies that the caller sees.'),
  complianceChecks: t.many('complianceChecks', 'Its compliance checks.'),
  expectedCompletionDate: t.dateTime(
    'expectedCompletionDate',
    'When it is expected to be published.',
  ),
  publishedAt: t.dateTime('publishedAt', 'When it was published.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
}))

builder.queryField('article', (t) =>
  t.field({
    type: Article,
    nullable: true,
    description: 'One article; a team token sees those of its team.',
    authScopes: { scope: ['articles.read', 'articles.lists'] },
    args: { id: t.arg(required('UUID', 'Id of the article.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Article', { id, deletedAt: null }),
  }),
)

listField('articles', {
  node: Article,
  description: 'The articles; a team token sees those of its team.',
  scope: ['articles.lists', 'articles.read', 'campaigns.read'],
  fetchAll: true,
  where: ArticleWhere,
  order: orderInput(
    'Article',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
      NAME: { column: 'name', description: 'By name.' },
      EXPECTED_COMPLETION_DATE: {
        column: 'expectedCompletionDate',
        nullable: true,
        description: 'By when it is expected to be published.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
