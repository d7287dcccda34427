import { aggregateField, aggregateOf } from '../core/aggregate.js'
import {
  createdAt,
  outletOf,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
} from '../core/aggregate-terms.js'

/** When an article first came to a status. */
const firstMove = (article: string, status: string) =>
  `(SELECT min(h."effective_at") FROM "article_status_history" h JOIN "article_content_status" s ON s."id" = h."status_id" WHERE h."article_id" = ${article} AND s."prefix" = '${status}')`

const days = (from: string, to: string) =>
  `(EXTRACT(epoch FROM (${to} - ${from})) / 86400)::double precision`

aggregateField(
  'articles',
  aggregateOf({
    name: 'Articles',
    model: 'Article',
    description:
      'Articles counted, by status, campaign, outlet, product type or date, with the days they take.',
    keys: {
      status: { path: 'status.prefix', type: 'String', description: 'Prefix of its status.' },
      ...outletOf('product'),
      ...profileAndCampaign,
      teamId,
      team,
      createdAt,
      datePaid: {
        path: 'orderItem.order.datePaid',
        type: 'DateTime',
        isDate: true,
        description: 'When its order was paid.',
      },
      expectedCompletionDate: {
        path: 'expectedCompletionDate',
        type: 'DateTime',
        isDate: true,
        description: 'When it is expected to be published.',
      },
    },
    measures: {
      daysToPublication: {
        sql: {
          of: (column) =>
            days(column('orderItem.order.datePaid'), firstMove(column('id'), 'published')),
        },
        kind: 'float',
        description: 'Days from payment to publication; null until published.',
      },
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
      campaign: {
        path: 'article.campaign.name',
        type: 'String',
        description: 'Name of the campaign.',
      },
      ...outletOf('article.product'),
      teamId,
      effectiveAt: {
        path: 'effectiveAt',
        type: 'DateTime',
        isDate: true,
        description: 'When it took place.',
      },
    },
    measures: {
      daysSincePayment: {
        sql: {
          of: (column) => days(column('article.orderItem.order.datePaid'), column('effectiveAt')),
        },
        kind: 'float',
        description: 'Days from the payment of the order to the move.',
      },
      effectiveAt: timestamp('effectiveAt', 'When it took place.'),
    },
  }),
)
