import type { Transaction } from '../../postgres/transaction.js'
import { tracer } from '../../tracing/tracing.js'
import { uuidV7 } from '../../values/uuid.js'
import { enqueueDispatch } from '../../webhooks/dispatch.js'

/** The NOTIFY channel that announces every event, as its id and its team's id with a space between. */
export const eventChannel = 'masthead_event'

/** The topics of events, as webhooks name them. */
export const topics = [
  'article.status_changed',
  'comment.created',
  'comment.updated',
  'comment.archived',
] as const

export type Topic = (typeof topics)[number]

/** The topics about comments. */
export type CommentTopic = Exclude<Topic, 'article.status_changed'>

/** A status as events show it. */
export interface EventStatus {
  name: string
  prefix: string
  color: string
}

/** `data` of `article.status_changed`, without the sequence. */
export interface StatusChanged {
  article: { id: string; name: string; campaign_id: string | null; profile_id: string | null }
  status: EventStatus
  previous_status: EventStatus
}

/** `data` of the topics about comments, without the sequence. */
export interface CommentChanged {
  comment: {
    /** Its reference. */
    id: string
    content: string
    author: { name: string }
    /** Reference of the root it replies to. */
    parent_comment_id: string | null
    created_at: Date
    updated_at: Date
  }
  article_id: string
}

/** What happened to which article, in which request. */
export type NewEvent = { articleId: string; requestId: string | undefined } & (
  | { topic: 'article.status_changed'; data: StatusChanged }
  | { topic: CommentTopic; data: CommentChanged }
)

/**
 * Writes an event into the outbox with the next sequence of its article, and announces it to every
 * instance: both with the transaction of the change, or not at all.
 */
export async function emit(
  tx: Transaction,
  { articleId, requestId, topic, data }: NewEvent,
): Promise<void> {
  await tx.$executeRaw`
    WITH numbered AS (
      UPDATE article SET event_sequence = event_sequence + 1 WHERE id = ${articleId}::uuid
      RETURNING id, team_id, event_sequence
    ), written AS (
      INSERT INTO webhook_event (id, team_id, article_id, sequence, topic, request_id, traceparent, payload)
      SELECT ${uuidV7()}::uuid, team_id, id, event_sequence, ${topic}, ${requestId ?? null}, ${tracer()?.traceparent() ?? null},
        ${JSON.stringify(data)}::jsonb || jsonb_build_object('sequence', event_sequence)
      FROM numbered
      RETURNING id, team_id
    )
    SELECT pg_notify(${eventChannel}, id || ' ' || team_id) FROM written`
  await enqueueDispatch(tx)
}
