import type { Topic } from '../../src/domain/integration/event.js'
import { testTopic } from '../../src/domain/integration/webhook.js'
import type { EventDescription } from '../engine/route.js'

const text = (description: string) => ({ type: 'string', description })
const uuid = (description: string) => ({ ...text(description), format: 'uuid' })
const time = (description: string) => ({ ...text(description), format: 'date-time' })
const orNull = <T extends { type: string }>({ type, ...schema }: T) => ({
  type: [type, 'null'],
  ...schema,
})

/** Returns the schema of an object with exactly these properties, all of which are required. */
const object = (description: string, properties: Record<string, unknown>) => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})

const sequence = {
  type: 'integer',
  minimum: 1,
  description:
    'Sequence number of the event for the article, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later.',
}

const status = (description: string) =>
  object(description, {
    name: text('Display name.'),
    prefix: text('Machine-readable name, such as `pending-draft`.'),
    color: text('Color for display, as #rrggbb.'),
  })

const comment = object('Comment in its current state.', {
  id: text('Reference of the comment: `c_` and 10 characters.'),
  content: text('Text of the comment.'),
  author: object('Author shown with the comment.', { name: text('Name of the author.') }),
  parent_comment_id: orNull(
    text('Reference of the root comment that this comment replies to. Null for a root comment.'),
  ),
  created_at: time('Creation time.'),
  updated_at: time('Time of the last update.'),
})

/** Returns the schema of event data, which names the OAuth client that made the change, if there is one. */
const eventData = (properties: Record<string, unknown>) => {
  const data = object('Event data.', properties)
  const application = object(
    'OAuth client that made the change for a user. Absent for other callers.',
    {
      id: text('Client ID of the OAuth client.'),
      name: text('Name of the OAuth client.'),
    },
  )
  return { ...data, properties: { ...data.properties, application } }
}

const aboutComment = eventData({ comment, article_id: uuid('ID of the article.'), sequence })

const commentExample = {
  comment: {
    id: 'c_7Hq2mE3xk0',
    content: 'Please mention the launch date.',
    author: { name: 'Ada Lovelace' },
    parent_comment_id: null,
    created_at: '2026-03-01T09:00:00.000Z',
    updated_at: '2026-03-01T09:00:00.000Z',
  },
  article_id: '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11',
  sequence: 4,
}

/** Webhook events by topic. */
export const events: Record<Topic | typeof testTopic, EventDescription> = {
  'article.status_changed': {
    summary: 'The status of an article changed',
    description:
      'Sent for every status change of an article, regardless of its cause. Not sent for the initial status.',
    data: eventData({
      article: object('Article whose status changed.', {
        id: uuid('ID of the article.'),
        name: text('Name of the article.'),
        campaign_id: orNull(uuid('ID of the campaign.')),
        profile_id: orNull(uuid('ID of the profile.')),
      }),
      status: status('New status.'),
      previous_status: status('Previous status.'),
      sequence,
    }),
    example: {
      article: {
        id: '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11',
        name: 'How small teams ship',
        campaign_id: '01905a6c-8000-7a52-8d11-6f0d9c3b2a10',
        profile_id: '01905a6c-8000-7b63-9e22-7a1eac4c3b21',
      },
      status: { name: 'Pending draft', prefix: 'pending-draft', color: '#818cf8' },
      previous_status: {
        name: 'Brief ready for review',
        prefix: 'brief-ready-for-review',
        color: '#38bdf8',
      },
      sequence: 3,
    },
  },
  'comment.created': {
    summary: 'A comment or reply was created',
    description:
      'Sent for comments and replies that the team can see. Not sent for internal comments.',
    data: aboutComment,
    example: commentExample,
  },
  'comment.updated': {
    summary: 'The text of a comment changed',
    description:
      'Sent when the text of a comment that the team can see changes, or such a comment is restored.',
    data: aboutComment,
    example: {
      ...commentExample,
      comment: { ...commentExample.comment, updated_at: '2026-03-01T10:30:00.000Z' },
      sequence: 5,
    },
  },
  'comment.archived': {
    summary: 'A comment was archived',
    description: 'Sent once for a root comment, which also hides its replies.',
    data: aboutComment,
    example: { ...commentExample, sequence: 6 },
  },
  [testTopic]: {
    summary: 'A test event was requested',
    description: "Sent by `testWebhookEndpoint`, regardless of the endpoint's topics.",
    data: object('Test data.', {
      message: text('Test message.'),
      endpoint_id: uuid('ID of the endpoint.'),
    }),
    example: {
      message: 'This is a test of your webhook endpoint.',
      endpoint_id: '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f',
    },
  },
}
