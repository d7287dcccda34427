import type { GraphQLResolveInfo } from 'graphql'
import { type Context, serverServices } from '../../src/compiler/context.js'
import type {
  CommentChanged,
  EventStatus,
  StatusChanged,
  Topic,
} from '../../src/domain/integration/event.js'
import type { ArticleEvent, Wanted } from '../../src/live/subscription.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { ownRecordOf } from '../core/records.js'
import { Order } from '../ordering/order.js'
import { Article } from '../production/article.js'
import { Comment } from '../production/comment.js'

type Numbered<Data> = ArticleEvent & { data: Data & { sequence: number } }
type StatusEvent = Numbered<StatusChanged>
type CommentEvent = Numbered<CommentChanged>

const StatusOfEvent = builder.objectRef<EventStatus>('EventStatus').implement({
  description: 'A status of the workflow as it was when something happened.',
  authScopes: { scope: [] },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name for people.' }),
    prefix: t.exposeString('prefix', { description: 'Its name for programs.' }),
    color: t.exposeString('color', { description: 'The color it is shown in, as #rrggbb.' }),
  }),
})

const sequence = {
  description: 'Counts the events of the article over all topics, from 1.',
} as const
const articleId = { type: 'UUID', description: 'Id of the article.' } as const
const occurredAt = { type: 'DateTime', description: 'When it happened.' } as const

const ArticleStatusEvent = builder.objectRef<StatusEvent>('ArticleStatusEvent').implement({
  description: "A change of an article's status.",
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  fields: (t) => ({
    articleId: t.expose('articleId', articleId),
    article: t.field({
      type: Article,
      description: 'The article as it is now.',
      resolve: (event, _args, context, info) => theArticle(event, context, info),
    }),
    status: t.field({
      type: StatusOfEvent,
      description: 'The status it came to.',
      resolve: ({ data }) => data.status,
    }),
    previousStatus: t.field({
      type: StatusOfEvent,
      description: 'The status it came from.',
      resolve: ({ data }) => data.previous_status,
    }),
    sequence: t.int({ ...sequence, resolve: ({ data }) => data.sequence }),
    occurredAt: t.expose('createdAt', occurredAt),
  }),
})

const CommentEvent = builder.objectRef<CommentEvent>('CommentEvent').implement({
  description: 'Something that happened to a comment.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  fields: (t) => ({
    reference: t.string({
      description: 'Reference of the comment.',
      resolve: ({ data }) => data.comment.id,
    }),
    comment: t.field({
      type: Comment,
      description: 'The comment as it is now.',
      resolve: ({ data, teamId }, _args, context, info) =>
        ownRecordOf(context, info, 'Comment', { reference: data.comment.id, teamId }),
    }),
    articleId: t.expose('articleId', articleId),
    article: t.field({
      type: Article,
      description: 'The article as it is now.',
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
    'An article has another status.',
  ],
  ['commentCreated', 'comment.created', CommentEvent, 'Somebody commented or replied.'],
  ['commentUpdated', 'comment.updated', CommentEvent, 'A comment says something else.'],
  [
    'commentArchived',
    'comment.archived',
    CommentEvent,
    'A comment was archived, and its replies hidden with it.',
  ],
] as const satisfies readonly (readonly [string, Topic, unknown, string])[]

function subscribe(context: Context, wanted: Wanted) {
  const subscription = serverServices(context).live.subscribe(context.session!, wanted)
  // Who leaves before the answer begins would keep it: nothing has begun to read it.
  context.whenLeft?.(() => subscription.end())
  return subscription
}

for (const [name, topic, type, description] of fields) {
  builder.subscriptionField(name, (t) =>
    t.field({
      type: type as typeof CommentEvent,
      description: `${description} Internal comments are not told of.`,
      authScopes: { scope: ['articles.read', 'articles.lists'] },
      args: {
        articleId: t.arg({ type: 'UUID', description: 'Of this article only.' }),
        campaignId: t.arg({ type: 'UUID', description: 'Of articles of this campaign only.' }),
      },
      subscribe: (_root, args, context) => subscribe(context, { topic, ...args }),
      resolve: (event) => event as CommentEvent,
    }),
  )
}

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: Order,
    description:
      'Something of an order may have changed, such as its payments, items, swaps or invoices; the order as it is now.',
    authScopes: { scope: ['orders.read', 'orders.lists'] },
    args: { orderId: t.arg(required('UUID', 'Of this order.')) },
    subscribe: (_root, { orderId }, context) =>
      subscribe(context, { topic: 'order.changed', orderId }),
    resolve: (_event, { orderId: id }, context, info) =>
      ownRecordOf(context, info, 'Order', { id }),
  }),
)
