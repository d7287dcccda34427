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

/** An object that has all of its properties, and no others. */
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
    'Counts the events of the article over all topics: what has the higher one is later.',
}

const status = (description: string) =>
  object(description, {
    name: text('Its name for people.'),
    prefix: text('Its name for programs, such as `pending-draft`.'),
    color: text('The color it is shown in.'),
  })

const comment = object('The comment, as it is now.', {
  id: text('Its reference: `c_` and 10 characters.'),
  content: text('What it says.'),
  author: object('Whom it shows as its author.', { name: text('Name of the author.') }),
  parent_comment_id: orNull(text('Reference of the root that it replies to; null for a root.')),
  created_at: time('When it was created.'),
  updated_at: time('When it was last changed.'),
})

const aboutComment = object('What happened.', {
  comment,
  article_id: uuid('Id of the article.'),
  sequence,
})

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

/** What webhook endpoints are sent, by topic. */
export const events: Record<Topic | typeof testTopic, EventDescription> = {
  'article.status_changed': {
    summary: 'An article moved to another status',
    description:
      'Sent for every move of an article, whoever moved it. The status with which an article begins is no move.',
    data: object('What happened.', {
      article: object('The article.', {
        id: uuid('Id of the article.'),
        name: text('Its name.'),
        campaign_id: orNull(uuid('Id of its campaign.')),
        profile_id: orNull(uuid('Id of its profile.')),
      }),
      status: status('The status that it has now.'),
      previous_status: status('The status that it had before.'),
      sequence,
    }),
    example: {
      article: {
        id: '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11',
        name: 'How small teams ship',
        campaign_id: '01905a6c-8000-7a52-8d11-6f0d9c3b2a10',
        profile_id: '01905a6c-8000-7b63-9e22-7a1eac4c3b21',
      },
      status: { name: 'Pending draft', prefix: 'pending-draft', color: 'blue' },
      previous_status: {
        name: 'Brief ready for review',
        prefix: 'brief-ready-for-review',
        color: 'orange',
      },
      sequence: 3,
    },
  },
  'comment.created': {
    summary: 'Somebody commented on an article',
    description: 'Sent for comments and replies that the team sees; internal ones send nothing.',
    data: aboutComment,
    example: commentExample,
  },
  'comment.updated': {
    summary: 'A comment says something else',
    description: 'Sent when the text of a comment that the team sees changes.',
    data: aboutComment,
    example: {
      ...commentExample,
      comment: { ...commentExample.comment, updated_at: '2026-03-01T10:30:00.000Z' },
      sequence: 5,
    },
  },
  'comment.archived': {
    summary: 'A comment was archived',
    description: 'Sent once for a root comment, whose replies are hidden with it.',
    data: aboutComment,
    example: { ...commentExample, sequence: 6 },
  },
  [testTopic]: {
    summary: 'A test that was asked for',
    description: 'Sent by `testWebhookEndpoint`, whatever topics the endpoint asks for.',
    data: object('That it is a test.', {
      message: text('That this is a test.'),
      endpoint_id: uuid('Id of the endpoint.'),
    }),
    example: {
      message: 'This is a test of your webhook endpoint.',
      endpoint_id: '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f',
    },
  },
}
