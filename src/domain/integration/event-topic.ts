import { money, oneOf, orNull, text, time, uuid } from './event-column.js'
import * as examples from './event-example.js'
import * as records from './event-record.js'
import { type EventTopic, object, topicAbout, topicOf, type Values } from './event-topic-builder.js'

const status = (description: string) =>
  object(
    {
      name: text('Display name.'),
      prefix: text('Machine-readable name, such as `pending-draft`.'),
      color: text('Color for display, as #rrggbb.'),
    },
    description,
  )

const comment = {
  comment: object(
    {
      id: text('Reference of the comment: `c_` and 10 characters.'),
      content: text('Text of the comment.'),
      author: object({ name: text('Name of the author.') }, 'Author shown with the comment.'),
      parent_comment_id: orNull(
        text(
          'Reference of the root comment that this comment replies to. Null for a root comment.',
        ),
      ),
      created_at: time('Creation time.'),
      updated_at: time('Time of the last update.'),
    },
    'Comment in its current state.',
  ),
  article_id: uuid('ID of the article.'),
}

const { orderRecord, swapRecord, invoiceRecord, fileRecord } = records
const { campaignRecord, articleRecord, opportunityRecord } = records
const { placementRecord, payoutRecord, outletRecord } = records

const previousOrder = {
  previous_status: { ...orderRecord.columns.status },
  previous_payment_status: { ...orderRecord.columns.payment_status },
}

const orders = ['orders.read', 'orders.lists'] as const
const articles = ['articles.read', 'articles.lists'] as const
const files = ['files.read', 'files.lists'] as const
const campaigns = ['campaigns.read', 'campaigns.lists'] as const
const opportunities = ['profiles.lists'] as const
const publishing = ['publishing.read'] as const

const refundStatus = ['PARTIALLY_REFUNDED', 'REFUNDED'] as const
const refundMethods = ['CREDIT', 'CARD_PROCESSOR', 'BILLING_PLATFORM', 'WIRE'] as const

/**
 * All topics. OpenAPI, the types of the client, docs/events.md, the console and the constraint of the
 * database are generated from this table.
 */
const eventTopics = {
  'article.created': topicOf(articleRecord, {
    summary: 'An article was created',
    description: 'Sent for each article of an order when the order is paid.',
    readScopes: articles,
    members: {},
    example: { article: examples.article, ...examples.ids, sequence: 1 },
  }),
  'article.status_changed': topicAbout(articleRecord, {
    summary: 'The status of an article changed',
    description:
      'Sent for every status change of an article, regardless of its cause. Not sent for the initial status.',
    readScopes: articles,
    members: {
      article: object(
        {
          id: uuid('ID of the article.'),
          name: text('Name of the article.'),
          campaign_id: orNull(uuid('ID of the campaign.')),
          profile_id: orNull(uuid('ID of the profile.')),
        },
        'Article whose status changed.',
      ),
      status: status('New status.'),
      previous_status: status('Previous status.'),
    },
    example: {
      article: {
        id: examples.article.id,
        name: examples.article.name,
        campaign_id: examples.ids.campaign_id,
        profile_id: examples.ids.profile_id,
      },
      status: { name: 'Pending draft', prefix: 'pending-draft', color: '#818cf8' },
      previous_status: {
        name: 'Brief ready for review',
        prefix: 'brief-ready-for-review',
        color: '#38bdf8',
      },
      ...examples.ids,
      sequence: 3,
    },
  }),
  'comment.created': topicAbout(articleRecord, {
    summary: 'A comment or reply was created',
    description:
      'Sent for comments and replies that the team can see. Not sent for internal comments.',
    readScopes: articles,
    members: comment,
    example: { ...examples.comment, ...examples.ids, sequence: 4 },
  }),
  'comment.updated': topicAbout(articleRecord, {
    summary: 'The text of a comment changed',
    description:
      'Sent when the text of a comment that the team can see changes, or such a comment is restored.',
    readScopes: articles,
    members: comment,
    example: {
      ...examples.comment,
      comment: { ...examples.comment.comment, updated_at: '2026-03-01T10:30:00.000Z' },
      ...examples.ids,
      sequence: 5,
    },
  }),
  'comment.archived': topicAbout(articleRecord, {
    summary: 'A comment was archived',
    description: 'Sent once for a root comment, which also hides its replies.',
    readScopes: articles,
    members: comment,
    example: { ...examples.comment, ...examples.ids, sequence: 6 },
  }),
  'order.created': topicOf(orderRecord, {
    summary: 'An order was created',
    description: 'Sent for every order, including orders that credits cover or that need approval.',
    readScopes: orders,
    members: {},
    example: { order: examples.order, ...examples.orderIds, sequence: 1 },
  }),
  'order.paid': topicOf(orderRecord, {
    summary: 'An order was paid',
    description:
      'Sent when a payment succeeds, an operator marks the order as paid, or credits cover it. Sent again if the order is paid after a reversal.',
    readScopes: orders,
    members: previousOrder,
    example: {
      order: {
        ...examples.order,
        status: 'PAID',
        payment_status: 'PAID',
        date_paid: '2026-03-01T09:10:00.000Z',
        customer_invoice_id: examples.invoice.reference_number,
        customer_invoice_source: 'CARD_PROCESSOR',
        customer_invoice_date: examples.invoice.issued_at,
      },
      previous_status: 'CREATED',
      previous_payment_status: 'PROCESSING',
      ...examples.orderIds,
      sequence: 2,
    },
  }),
  'order.cancelled': topicOf(orderRecord, {
    summary: 'An order was cancelled',
    description:
      'Sent when an unpaid order is cancelled, also if it was rejected, or not paid in time.',
    readScopes: orders,
    members: previousOrder,
    example: {
      order: { ...examples.order, status: 'CANCELLED', payment_status: 'EXPIRED' },
      previous_status: 'CREATED',
      previous_payment_status: 'OPEN',
      ...examples.orderIds,
      sequence: 2,
    },
  }),
  'order.refunded': topicOf(orderRecord, {
    summary: 'The price of an order item was refunded',
    description:
      'Sent for each refund of the price of an order item, in full or in part. Not sent for the price difference of a swap.',
    readScopes: orders,
    members: {
      refund: object(
        {
          order_item_id: uuid('ID of the refunded order item.'),
          amount: money('Refunded part of the price.'),
          credits: money('Part returned as a credit.'),
          money: money('Part returned to the payment source.'),
          method: oneOf(refundMethods, 'Destination of the refund.'),
          reference: orNull(text('Identifier of a refund made outside the marketplace.')),
        },
        'Refund. Amounts are in US dollars.',
      ),
      refund_status: oneOf(refundStatus, 'Refund status of the order after the refund.'),
      previous_refund_status: orNull(
        oneOf(refundStatus, 'Refund status of the order before the refund.'),
      ),
    },
    example: {
      order: { ...examples.order, status: 'PAID', payment_status: 'PAID' },
      refund: {
        order_item_id: examples.swap.order_item_id,
        amount: 450,
        credits: 450,
        money: 0,
        method: 'CREDIT',
        reference: null,
      },
      refund_status: 'REFUNDED',
      previous_refund_status: null,
      ...examples.orderIds,
      sequence: 3,
    },
  }),
  'swap.proposed': topicOf(swapRecord, {
    summary: 'A swap was proposed',
    description: 'Sent when an operator proposes another product for an order item.',
    readScopes: orders,
    members: {},
    example: { swap: examples.swap, ...examples.ids, sequence: 1 },
  }),
  'swap.completed': topicOf(swapRecord, {
    summary: 'A swap was completed',
    description: 'Sent when a swap is paid or accepted. Not sent when a swap is cancelled.',
    readScopes: orders,
    members: { previous_status: { ...swapRecord.columns.status } },
    example: {
      swap: {
        ...examples.swap,
        status: 'COMPLETED',
        completed_at: '2026-03-02T09:00:00.000Z',
        updated_at: '2026-03-02T09:00:00.000Z',
      },
      previous_status: 'PENDING_CLIENT',
      ...examples.ids,
      sequence: 2,
    },
  }),
  'invoice.issued': topicOf(invoiceRecord, {
    summary: 'An invoice or credit note was issued',
    description:
      'Sent for every invoice and credit note. A correction issues two: a credit note for the old invoice, and a new invoice.',
    readScopes: orders,
    members: {},
    example: { invoice: examples.invoice, ...examples.orderIds, sequence: 1 },
  }),
  'file.created': topicOf(fileRecord, {
    summary: 'A file was uploaded',
    description: 'Sent for each file that is added to the media library of a team.',
    readScopes: files,
    members: {},
    example: {
      file: examples.file,
      team_id: examples.ids.team_id,
      profile_id: null,
      campaign_id: null,
      sequence: 1,
    },
  }),
  'campaign.created': topicOf(campaignRecord, {
    summary: 'A campaign was created',
    description: 'Sent for every campaign.',
    readScopes: campaigns,
    members: {},
    example: { campaign: examples.campaign, ...examples.ids, sequence: 1 },
  }),
  'opportunity.created': topicOf(opportunityRecord, {
    summary: 'An opportunity was created',
    description: 'Sent when an operator suggests a placement to a profile.',
    readScopes: opportunities,
    members: {},
    example: { opportunity: examples.opportunity, ...examples.ids, sequence: 1 },
  }),
  'placement.offered': topicOf(placementRecord, {
    summary: 'A placement was offered',
    description:
      'Sent to the publisher for each unit of its products when an order is paid, or a swap completed.',
    readScopes: publishing,
    members: {},
    example: { placement: examples.placement, ...examples.publisherIds, sequence: 1 },
  }),
  'placement.accepted': topicOf(placementRecord, {
    summary: 'A placement was accepted',
    description: 'Sent to the publisher when it or an operator accepts a placement.',
    readScopes: publishing,
    members: {},
    example: {
      placement: {
        ...examples.placement,
        status: 'ACCEPTED',
        accepted_at: '2026-03-02T09:00:00.000Z',
      },
      ...examples.publisherIds,
      sequence: 2,
    },
  }),
  'placement.declined': topicOf(placementRecord, {
    summary: 'A placement was declined',
    description: 'Sent to the publisher when it or an operator declines a placement.',
    readScopes: publishing,
    members: {},
    example: {
      placement: {
        ...examples.placement,
        status: 'DECLINED',
        declined_at: '2026-03-02T09:00:00.000Z',
        decline_reason: 'No capacity in March.',
      },
      ...examples.publisherIds,
      sequence: 2,
    },
  }),
  'placement.delivered': topicOf(placementRecord, {
    summary: 'A placement was delivered',
    description:
      'Sent to the publisher when it delivers a placement, or an operator publishes the article.',
    readScopes: publishing,
    members: {},
    example: {
      placement: {
        ...examples.placement,
        status: 'DELIVERED',
        accepted_at: '2026-03-02T09:00:00.000Z',
        delivered_at: '2026-03-09T09:00:00.000Z',
        live_url: 'https://harbor-post.example.com/brightwater',
      },
      ...examples.publisherIds,
      sequence: 3,
    },
  }),
  'payout.paid': topicOf(payoutRecord, {
    summary: 'A payout was paid',
    description: 'Sent to the publisher when a payout has been transferred.',
    readScopes: publishing,
    members: {},
    example: { payout: examples.payout, ...examples.publisherIds, sequence: 1 },
  }),
  'outlet.status_changed': topicOf(outletRecord, {
    summary: 'The status of an outlet changed',
    description:
      'Sent to the publisher of an outlet for every status change, regardless of its cause, also when the outlet is archived and restored.',
    readScopes: publishing,
    members: { previous_status: { ...outletRecord.columns.status } },
    example: {
      outlet: examples.outlet,
      previous_status: 'PENDING_REVIEW',
      ...examples.publisherIds,
      sequence: 2,
    },
  }),
}

export type Topic = keyof typeof eventTopics

/** Names of all topics. */
export const topics = Object.keys(eventTopics) as Topic[]

/** Members of `data` that the caller of `emit` passes for a topic. */
export type TopicMembers<Name extends Topic> = Values<(typeof eventTopics)[Name]['members']>

/** Returns a topic with the type that all topics share. */
export const topicNamed = (name: Topic): EventTopic => eventTopics[name]

/** Topic of a test event. It is sent to one endpoint, regardless of its subscriptions. */
export const testTopic = 'webhook.test'

/** Patterns of topics: one for each group, such as `order.*`, and `*`. */
export const topicPatterns: readonly string[] = [...new Set(topics.map(groupPattern)), '*']

/** Returns the pattern that covers all topics of the same group: `order.*` for `order.paid`. */
export function groupPattern(topic: Topic): string {
  return `${topic.split('.')[0]}.*`
}
