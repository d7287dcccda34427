import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { outletOf } from '../catalogue/outlet-keys.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import {
  createdAt,
  date,
  days,
  personOf,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
} from '../core/aggregate-terms.js'
import { Article } from './article.js'
import { Party, waitingForSql } from './article-waiting.js'
import { Campaign } from './campaign.js'

/** When an article first came to a status. */
const firstMove = (article: string, status: string) =>
  `(SELECT min(h."effective_at") FROM "article_status_history" h JOIN "article_content_status" s ON s."id" = h."status_id" WHERE h."article_id" = ${article} AND s."prefix" = '${status}')`

aggregateField(
  'articles',
  aggregateOf({
    name: 'Articles',
    model: 'Article',
    description:
      'Articles counted, by status, campaign, outlet, product type or date, with the days they take.',
    keys: {
      status: { path: 'status.prefix', type: 'String', description: 'Prefix of its status.' },
      waitingFor: {
        path: { of: waitingForSql },
        type: Party,
        description: 'Who has to act for it to go on; null where nobody has.',
      },
      ...outletOf('product'),
      ...profileAndCampaign,
      teamId,
      team,
      createdAt,
      writerId: { path: 'writerId', type: 'UUID', description: 'Id of the writer.' },
      writer: personOf('writer', 'First and last name of the writer.'),
      supportAgentId: {
        path: 'supportAgentId',
        type: 'UUID',
        description: 'Id of the support agent.',
      },
      datePaid: date('orderItem.order.datePaid', 'When its order was paid.'),
      expectedCompletionDate: date(
        'expectedCompletionDate',
        'When it is expected to be published.',
      ),
      publishedAt: date('publishedAt', 'When it was published.'),
    },
    measures: {
      daysToPublication: {
        sql: {
          of: (column) => days(column('orderItem.order.datePaid'), column('publishedAt')),
        },
        kind: 'float',
        description: 'Days from payment to publication; null until published.',
      },
      daysLate: {
        sql: { of: (column) => days(column('expectedCompletionDate'), column('publishedAt')) },
        kind: 'float',
        description:
          'Days from when it was expected to publication, negative when it came before; null until published.',
      },
      daysInStatus: {
        sql: { of: (column) => days(column('statusSince'), 'now()') },
        kind: 'float',
        description: 'Days since it came to its status.',
      },
      statusSince: timestamp('statusSince', 'When it came to its status.'),
      daysToBrief: {
        sql: {
          of: (column) =>
            days(
              column('orderItem.order.datePaid'),
              firstMove(column('id'), 'brief-ready-for-review'),
            ),
        },
        kind: 'float',
        description: 'Days from payment until the brief is ready for review; null until then.',
      },
      createdAt: timestamp('createdAt', 'When it was created.'),
      updatedAt: timestamp('updatedAt', 'When it was last changed.'),
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
  aggregateOf({
    name: 'ArticleStatusChanges',
    model: 'ArticleStatusChange',
    description: 'Moves of articles counted, by the statuses they lead from and to.',
    keys: {
      status: {
        path: 'status.prefix',
        type: 'String',
        description: 'Prefix of the status it led to.',
      },
      previousStatus: {
        path: 'previousStatus.prefix',
        type: 'String',
        description: 'Prefix of the status it led from.',
      },
      articleId: { path: 'articleId', type: 'UUID', description: 'Id of the article.' },
      writerId: { path: 'article.writerId', type: 'UUID', description: 'Id of the writer.' },
      writer: personOf('article.writer', 'First and last name of the writer.'),
      actorId: { path: 'actorId', type: 'UUID', description: 'Id of the user who made it.' },
      campaignId: {
        path: 'article.campaignId',
        type: 'UUID',
        description: 'Id of the campaign.',
      },
      campaign: {
        path: 'article.campaign.name',
        type: 'String',
        description: 'Name of the campaign.',
      },
      ...outletOf('article.product'),
      teamId,
      effectiveAt: date('effectiveAt', 'When it took place.'),
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
        description: 'Days from the move to the next one; null while there is none.',
      },
      daysSincePayment: {
        sql: {
          of: (column) => days(column('article.orderItem.order.datePaid'), column('effectiveAt')),
        },
        kind: 'float',
        description: 'Days from the payment of the order to the move.',
      },
      effectiveAt: timestamp('effectiveAt', 'When it took place.'),
    },
    under: [{ node: Article, path: 'articleId' }],
  }),
)
