import type { GraphQLResolveInfo } from 'graphql'
import { profileLimitOf, tenantOf } from '../../src/access/tenancy.js'
import { type Context, serverServices, services } from '../../src/compiler/context.js'
import type { Topic, TopicMembers } from '../../src/domain/integration/event-topic.js'
import type { ArticleEvent, SubscriptionFilter } from '../../src/live/subscription.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { ownRecordOf } from '../core/records.js'
import { Order } from '../ordering/order.js'
import { Article } from '../production/article.js'
import { Comment } from '../production/comment.js'

type Numbered<Data> = ArticleEvent & { data: Data & { sequence: number } }
type StatusEvent = Numbered<TopicMembers<'article.status_changed'>>
type EventStatus = StatusEvent['data']['status']
type CommentEvent = Numbered<TopicMembers<'comment.created'>>

const ArticleStatusAtEvent = builder.objectRef<EventStatus>('EventStatus').implement({
  description: 'Status of an article at the time of an event.',
  authScopes: { scope: [] },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Display name.' }),
    prefix: t.exposeString('prefix', { description: 'Machine-readable name.' }),
    color: t.exposeString('color', { description: 'Color for display, as #rrggbb.' }),
  }),
})

const sequence = {
  description: 'Sequence number of the event for the article, over all topics, starting at 1.',
} as const
const articleId = { type: 'UUID', description: 'ID of the article.' } as const
const occurredAt = { type: 'DateTime', description: 'Time of the event.' } as const

const ArticleStatusEvent = builder.objectRef<StatusEvent>('ArticleStatusEvent').implement({
  description: 'Status change of an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  fields: (t) => ({
    articleId: t.expose('articleId', articleId),
    article: t.field({
      type: Article,
      description: 'Article in its current state.',
      resolve: (event, _args, context, info) => theArticle(event, context, info),
    }),
    status: t.field({
      type: ArticleStatusAtEvent,
      description: 'New status.',
      resolve: ({ data }) => data.status,
    }),
    previousStatus: t.field({
      type: ArticleStatusAtEvent,
      description: 'Previous status.',
      resolve: ({ data }) => data.previous_status,
    }),
    sequence: t.int({ ...sequence, resolve: ({ data }) => data.sequence }),
    occurredAt: t.expose('createdAt', occurredAt),
  }),
})

const CommentEvent = builder.objectRef<CommentEvent>('CommentEvent').implement({
  description: 'Event of a comment.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  fields: (t) => ({
    reference: t.string({
      description: 'Reference of the comment.',
      resolve: ({ data }) => data.comment.id,
    }),
    comment: t.field({
      type: Comment,
      description: 'Comment in its current state.',
      resolve: ({ data, teamId }, _args, context, info) =>
        ownRecordOf(context, info, 'Comment', { reference: data.comment.id, teamId }),
    }),
    articleId: t.expose('articleId', articleId),
    article: t.field({
      type: Article,
      description: 'Article in its current state.',
      resolve: (event, _args, context, info) => theArticle(event, context, info),
    }),
    sequence: t.int({ ...sequence, resolve: ({ data }) => data.sequence }),
    occurredAt: t.expose('createdAt', occurredAt),
  }),
})

const theArticle = ({ articleId: id }: ArticleEvent, context: Context, info: GraphQLResolveInfo) =>
  ownRecordOf(context, info, 'Article', { id })

const fields = [
  [
    'articleStatusChanged',
    'article.status_changed',
    ArticleStatusEvent,
    'Sent when the status of an article changes.',
  ],
  ['commentCreated', 'comment.created', CommentEvent, 'Sent when a comment or reply is created.'],
  ['commentUpdated', 'comment.updated', CommentEvent, 'Sent when the text of a comment changes.'],
  [
    'commentArchived',
    'comment.archived',
    CommentEvent,
    'Sent when a comment is archived, which also hides its replies.',
  ],
] as const satisfies readonly (readonly [string, Topic, unknown, string])[]

async function subscribe(context: Context, filter: SubscriptionFilter) {
  const { eventStream } = context
  const { live } = serverServices(context)
  const subscription = await live.subscribe(context.session!, filter, eventStream?.resumeAfter)
  if (eventStream) eventStream.lastId = () => subscription.lastEventId
  // Without this, a client that leaves before the response starts would keep the subscription open,
  // because nothing reads it.
  context.whenLeft?.(() => subscription.end())
  return subscription
}

for (const [name, topic, type, description] of fields) {
  builder.subscriptionField(name, (t) =>
    t.field({
      // Pothos cannot type a loop over different types.
      type: type as typeof CommentEvent,
      description: `${description} Internal comments send no events.`,
      authScopes: { scope: ['articles.read', 'articles.lists'] },
      args: {
        articleId: t.arg({
          type: 'UUID',
          description: 'ID of an article. Limits the subscription to it.',
        }),
        campaignId: t.arg({
          type: 'UUID',
          description: 'ID of a campaign. Limits the subscription to its articles.',
        }),
      },
      subscribe: (_root, args, context) => {
        const profileId = profileLimitOf(context.session!)
        return subscribe(context, { topic, ...args, profileId })
      },
      resolve: (event) => event as CommentEvent,
    }),
  )
}

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: Order,
    description:
      'Sent when an order, or one of its payments, items, swaps or invoices, may have changed, and when the subscription is resumed. Returns the current order.',
    authScopes: { scope: ['orders.read', 'orders.lists'] },
    args: { orderId: t.arg(requiredInput('UUID', 'ID of the order.')) },
    subscribe: async (_root, { orderId }, context) => {
      const session = context.session!
      const profileId = profileLimitOf(session)
      const where = { id: orderId, ...tenantOf(session, 'Order') }
      // The error of an order that the caller cannot see would reveal that it has changed. No event has a profile.
      const isHidden =
        profileId !== null && (await services(context).prisma.order.count({ where })) === 0
      return subscribe(context, { topic: 'order.changed', orderId, ...(isHidden && { profileId }) })
    },
    resolve: (_event, { orderId: id }, context, info) =>
      ownRecordOf(context, info, 'Order', { id }),
  }),
)
