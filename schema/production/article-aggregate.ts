import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { outletKeys } from '../catalogue/outlet-keys.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import {
  createdAtKey,
  date,
  days,
  personKey,
  profileAndCampaign,
  team,
  teamIdKey,
  timestamp,
} from '../core/aggregate-terms.js'
import { Article } from './article.js'
import { Party, waitingForSql } from './article-waiting.js'
import { Campaign } from './campaign.js'

/** Returns SQL for the time at which an article first reached a status. */
const firstChangeTo = (article: string, status: string) =>
  `(SELECT min(h."effective_at") FROM "article_status_history" h JOIN "article_content_status" s ON s."id" = h."status_id" WHERE h."article_id" = ${article} AND s."prefix" = '${status}')`

aggregateField(
  'articles',
  declareAggregate({
    name: 'Articles',
    model: 'Article',
    description:
      'Aggregates articles by status, campaign, outlet, product type or date, including turnaround times in days.',
    keys: {
      status: { path: 'status.prefix', type: 'String', description: 'Prefix of the status.' },
      waitingFor: {
        path: { of: waitingForSql },
        type: Party,
        description: 'Party whose action is required. Null if no action is required.',
      },
      ...outletKeys('product'),
      ...profileAndCampaign,
      teamId: teamIdKey,
      team,
      createdAt: createdAtKey,
      writerId: { path: 'writerId', type: 'UUID', description: 'ID of the writer.' },
      writer: personKey('writer', 'Name of the writer.'),
      supportAgentId: {
        path: 'supportAgentId',
        type: 'UUID',
        description: 'ID of the support agent.',
      },
      datePaid: date('orderItem.order.datePaid', 'Payment time of the order.'),
      expectedCompletionDate: date('expectedCompletionDate', 'Expected publication date.'),
      publishedAt: date('publishedAt', 'Publication time.'),
    },
    measures: {
      daysToPublication: {
        sql: {
          of: (column) => days(column('orderItem.order.datePaid'), column('publishedAt')),
        },
        kind: 'float',
        description: 'Days from payment to publication. Null until published.',
      },
      daysLate: {
        sql: { of: (column) => days(column('expectedCompletionDate'), column('publishedAt')) },
        kind: 'float',
        description:
          'Days from the expected publication date to publication, negative if early. Null until published.',
      },
      daysInStatus: {
        sql: { of: (column) => days(column('statusSince'), 'now()') },
        kind: 'float',
        description: 'Days since the last status change.',
      },
      statusSince: timestamp('statusSince', 'Time of the last status change.'),
      daysToBrief: {
        sql: {
          of: (column) =>
            days(
              column('orderItem.order.datePaid'),
              firstChangeTo(column('id'), 'brief-ready-for-review'),
            ),
        },
        kind: 'float',
        description: 'Days from payment until the brief is ready for review. Null until then.',
      },
      createdAt: timestamp('createdAt', 'Creation time.'),
      updatedAt: timestamp('updatedAt', 'Time of the last update.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
      { node: Campaign, path: 'campaignId' },
    ],
  }),
)

aggregateField(
  'articleStatusChanges',
  declareAggregate({
    name: 'ArticleStatusChanges',
    model: 'ArticleStatusChange',
    description: 'Aggregates status changes of articles by previous and new status.',
    keys: {
      status: {
        path: 'status.prefix',
        type: 'String',
        description: 'Prefix of the new status.',
      },
      previousStatus: {
        path: 'previousStatus.prefix',
        type: 'String',
        description: 'Prefix of the previous status.',
      },
      articleId: { path: 'articleId', type: 'UUID', description: 'ID of the article.' },
      writerId: { path: 'article.writerId', type: 'UUID', description: 'ID of the writer.' },
      writer: personKey('article.writer', 'Name of the writer.'),
      actorId: {
        path: 'actorId',
        type: 'UUID',
        description: 'ID of the user who made the change.',
      },
      campaignId: {
        path: 'article.campaignId',
        type: 'UUID',
        description: 'ID of the campaign.',
      },
      campaign: {
        path: 'article.campaign.name',
        type: 'String',
        description: 'Name of the campaign.',
      },
      ...outletKeys('article.product'),
      teamId: teamIdKey,
      effectiveAt: date('effectiveAt', 'Time of the change.'),
    },
    measures: {
      daysInStatus: {
        sql: {
          of: (column) =>
            days(
              column('effectiveAt'),
              `(SELECT min(n."effective_at") FROM "article_status_history" AS n WHERE n."article_id" = ${column('articleId')} AND (n."effective_at", n."id") > (${column('effectiveAt')}, ${column('id')}))`,
            ),
        },
        kind: 'float',
        description: 'Days until the next status change. Null for the current status.',
      },
      daysSincePayment: {
        sql: {
          of: (column) => days(column('article.orderItem.order.datePaid'), column('effectiveAt')),
        },
        kind: 'float',
        description: 'Days from the payment of the order to the change.',
      },
      effectiveAt: timestamp('effectiveAt', 'Time of the change.'),
    },
    under: [{ node: Article, path: 'articleId' }],
  }),
)
