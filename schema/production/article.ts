import {
  completionTitle,
  type StatusPrefix,
  waitingForIn,
} from '../../src/domain/production/workflow.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSql } from '../core/exported.js'
import {
  createdAt,
  deletedAt,
  metadataField,
  orNull,
  requiredInput,
  updatedAt,
} from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'
import { ArticleFile, ArticleImage } from './article-file.js'
import { ArticleTransition, listTransitions, maxTransitions } from './article-transition.js'
import {
  dueAtSql,
  overdueWhere,
  Party,
  PartyFilter,
  titleSql,
  waitingForSql,
  waitingForWhere,
  waitingSinceSql,
} from './article-waiting.js'

export const ArticleContentStatus = builder.prismaObject('ArticleContentStatus', {
  description: 'Status in the article workflow.',
  authScopes: { scope: [] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the status.')),
    name: t.exposeString('name', { description: 'Display name.' }),
    prefix: t.exposeString('prefix', { description: 'Machine-readable name.' }),
    color: t.exposeString('color', { description: 'Color for display, as #rrggbb.' }),
    sequence: t.exposeInt('sequence', { description: 'Position in the workflow, starting at 1.' }),
  }),
})

const ArticleContentStatusWhere = whereInput('ArticleContentStatus', (t) => ({
  id: t.uuid('id', 'ID of the status.'),
  name: t.string('name', 'Display name.'),
  prefix: t.string('prefix', 'Machine-readable name.'),
  sequence: t.int('sequence', 'Position in the workflow, starting at 1.'),
}))

listField('articleContentStatuses', {
  node: ArticleContentStatus,
  description: 'Statuses of the article workflow.',
  where: ArticleContentStatusWhere,
  order: orderInput(
    'ArticleContentStatus',
    { SEQUENCE: { column: 'sequence', description: 'Position in the workflow.' } },
    { field: 'SEQUENCE', direction: 'asc' },
  ),
})

export const ArticleStatusChange = builder.prismaObject('ArticleStatusChange', {
  description: 'Status change of an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the status change.')),
    articleId: t.expose('articleId', { type: 'UUID', description: 'ID of the article.' }),
    article: t.relation('article', { description: 'Article whose status changed.' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'User who made the change. Null if it was automatic.',
    }),
    status: t.relation('status', { description: 'New status.' }),
    previousStatus: t.relation('previousStatus', {
      nullable: true,
      description: 'Previous status. Null for the first status.',
    }),
    notes: t.expose('notes', orNull('String', 'Reason for the change, as entered.')),
    isCorrection: t.exposeBoolean('isCorrection', {
      description: 'Whether the change corrects a mistake. The notes give the reason.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      description: 'Time of the change.',
    }),
  }),
})

export const Article = builder.prismaObject('Article', {
  description: 'Article for a paid order item, from brief to publication.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the article.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that ordered the article.' }),
    orderItemId: t.expose('orderItemId', { type: 'UUID', description: 'ID of the order item.' }),
    orderItem: t.relation('orderItem', { description: 'Order item that the article is for.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the ordered product.' }),
    product: t.relation('product', { description: 'Ordered product.' }),
    profileId: t.expose('profileId', orNull('UUID', 'ID of the profile.')),
    profile: t.relation('profile', {
      nullable: true,
      description: 'Profile that the article is about.',
    }),
    metadata: t.expose('metadata', metadataField),
    campaignId: t.expose('campaignId', orNull('UUID', 'ID of the campaign.')),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'Campaign of the article.',
    }),
    name: t.exposeString('name', { description: 'Name of the article.' }),
    briefSharedDocUrl: t.expose(
      'briefSharedDocUrl',
      orNull('String', 'URL of the shared document with the brief.'),
    ),
    briefApprovedAt: t.expose(
      'briefApprovedAt',
      orNull('DateTime', 'Time at which the brief was last approved.'),
    ),
    draftSharedDocUrl: t.expose(
      'draftSharedDocUrl',
      orNull('String', 'URL of the shared document with the draft.'),
    ),
    draftApprovedAt: t.expose(
      'draftApprovedAt',
      orNull('DateTime', 'Time at which the draft was last approved.'),
    ),
    liveUrl: t.expose('liveUrl', orNull('String', 'URL of the published article.')),
    writer: t.relation('writer', { nullable: true, description: 'Writer of the article.' }),
    supportAgent: t.relation('supportAgent', {
      nullable: true,
      description: 'Support agent of the article.',
    }),
    status: t.relation('status', { description: 'Status in the workflow.' }),
    files: t.relation('files', {
      type: ArticleFile,
      description: 'Attached files, in display order.',
      extensions: listSize(100),
      query: {
        where: { file: { deletedAt: null } },
        orderBy: [{ position: 'asc' }, { fileId: 'asc' }],
      },
    }),
    images: t.relation('images', {
      type: ArticleImage,
      description: 'Images, in display order.',
      extensions: listSize(100),
      query: {
        where: { file: { deletedAt: null } },
        orderBy: [{ position: 'asc' }, { fileId: 'asc' }],
      },
    }),
    totalImages: t.relationCount('images', {
      where: { file: { deletedAt: null } },
      description: 'Number of images.',
    }),
  }),
})

/** Dates, and the next step. */
builder.prismaObjectFields(Article, (t) => ({
  expectedCompletionDate: t.expose(
    'expectedCompletionDate',
    orNull('DateTime', 'Expected publication date.'),
  ),
  publishedAt: t.expose(
    'publishedAt',
    orNull('DateTime', 'Publication time. Null until published.'),
  ),
  expectedCompletionDateTitle: t.string({
    description: 'Next expected step, such as "Draft expected".',
    extensions: asSql(titleSql),
    select: { status: { select: { prefix: true } } },
    resolve: ({ status }) => completionTitle(status.prefix as StatusPrefix),
  }),
  waitingFor: t.field({
    type: Party,
    nullable: true,
    description: 'Party whose action is required. Null once the article is published or rejected.',
    extensions: asSql(waitingForSql),
    select: { status: { select: { prefix: true } } },
    resolve: ({ status }) => waitingForIn(status.prefix as StatusPrefix),
  }),
  waitingSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time since which the action has been required. Null if none is.',
    extensions: asSql(waitingSinceSql),
    select: { status: { select: { prefix: true } }, statusSince: true },
    resolve: ({ status, statusSince }) =>
      waitingForIn(status.prefix as StatusPrefix) && statusSince,
  }),
  dueAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Expected publication date while an action is required. The article is overdue after it.',
    extensions: asSql(dueAtSql),
    select: { status: { select: { prefix: true } }, expectedCompletionDate: true },
    resolve: ({ status, expectedCompletionDate }) =>
      waitingForIn(status.prefix as StatusPrefix) && expectedCompletionDate,
  }),
  transitions: t.field({
    type: [ArticleTransition],
    description:
      'Transitions that the caller can make now. Empty for tokens that cannot change articles.',
    extensions: listSize(maxTransitions),
    select: { status: { select: { prefix: true } }, liveUrl: true, deletedAt: true },
    resolve: (article, _args, { session }) => listTransitions(session!, article),
  }),
  createdAt: t.expose('createdAt', createdAt),
  updatedAt: t.expose('updatedAt', updatedAt),
  deletedAt: t.expose('deletedAt', deletedAt),
}))

const ArticleWhere = whereInput('Article', (t) => ({
  id: t.uuid('id', 'ID of the article.'),
  teamId: t.uuid('teamId', 'ID of the team.'),
  metadata: t.metadata(),
  campaignId: t.uuid('campaignId', 'ID of the campaign.'),
  profileId: t.uuid('profileId', 'ID of the profile.'),
  productId: t.uuid('productId', 'ID of the ordered product.'),
  orderItemId: t.uuid('orderItemId', 'ID of the order item.'),
  writerId: keepOwnDescription(t.uuid('writerId', 'ID of the writer.')),
  supportAgentId: keepOwnDescription(t.uuid('supportAgentId', 'ID of the support agent.')),
  name: t.string('name', 'Name of the article.'),
  liveUrl: t.string('liveUrl', 'URL of the published article.'),
  status: t.one('status', 'Status in the workflow.'),
  team: t.one('team', 'Team that ordered the article.'),
  campaign: t.one('campaign', 'Campaign of the article. Never matches if null.'),
  profile: t.one('profile', 'Profile that the article is about. Never matches if null.'),
  orderItem: t.one('orderItem', 'Order item that the article is for.'),
  product: t.one('product', 'Ordered product.'),
  outlet: t.one('product.outlet', 'Outlet that publishes the article.'),
  writer: t.one('writer', 'Writer of the article. Never matches if null.'),
  supportAgent: t.one('supportAgent', 'Support agent of the article.'),
  waitingFor: t.custom(PartyFilter, 'Party whose action is required.', waitingForWhere),
  overdue: t.custom(
    'Boolean',
    'Whether an action is required and the expected publication date has passed.',
    (isOverdue) => (isOverdue ? overdueWhere() : { NOT: [overdueWhere()] }),
  ),
  statusChanges: t.many('statusChanges', 'Status changes of the article.'),
  comments: t.many('comments', 'Comments and replies on the article that the caller can see.'),
  complianceChecks: t.many('complianceChecks', 'Compliance checks of the article.'),
  expectedCompletionDate: t.dateTime('expectedCompletionDate', 'Expected publication date.'),
  publishedAt: t.dateTime('publishedAt', 'Publication time.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
}))

builder.queryField('article', (t) =>
  t.field({
    type: Article,
    nullable: true,
    description: "Fetches an article by ID. A team token sees only its own team's.",
    authScopes: { scope: ['articles.read', 'articles.lists'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the article.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Article', { id, deletedAt: null }),
  }),
)

listField('articles', {
  node: Article,
  description: "Articles. A team token sees only its own team's.",
  scope: ['articles.lists', 'articles.read', 'campaigns.read'],
  fetchAll: true,
  where: ArticleWhere,
  order: orderInput(
    'Article',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
      NAME: { column: 'name', description: 'Name.' },
      EXPECTED_COMPLETION_DATE: {
        column: 'expectedCompletionDate',
        nullable: true,
        description: 'Expected publication date.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
