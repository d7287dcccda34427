import type { Transaction } from '../../postgres/transaction.js'
import { tracer } from '../../tracing/tracing.js'
import { uuidV7 } from '../../values/uuid.js'
import { enqueueDispatch } from '../../webhooks/dispatch.js'
import type { Actor } from '../rules/audit.js'

/**
 * NOTIFY channel for events. The payload is the ID of the event, a space, and the ID of its team.
 */
export const eventChannel = 'masthead_event'

/** Topics of events, as in webhook payloads. */
export const topics = [
  'article.status_changed',
  'comment.created',
  'comment.updated',
  'comment.archived',
] as const

export type Topic = (typeof topics)[number]

export type CommentTopic = Exclude<Topic, 'article.status_changed'>

/** Status in the payload of an event. */
export interface EventStatus {
  name: string
  prefix: string
  color: string
}

/** `data` of `article.status_changed`, without `sequence`. */
export interface StatusChanged {
  article: { id: string; name: string; campaign_id: string | null; profile_id: string | null }
  status: EventStatus
  previous_status: EventStatus
}

/** `data` of the comment topics, without `sequence`. */
export interface CommentChanged {
  comment: {
    /** Reference of the comment. */
    id: string
    content: string
    author: { name: string }
    /** Reference of the root comment of the thread; null for a root comment. */
    parent_comment_id: string | null
    created_at: Date
    updated_at: Date
  }
  article_id: string
}

/** An event of an article, with the caller whose change caused it. Null for the system. */
export type NewEvent = { articleId: string; actor: Actor | null } & (
  | { topic: 'article.status_changed'; data: StatusChanged }
  | { topic: CommentTopic; data: CommentChanged }
)

/**
 * Writes an event with the next sequence number of its article to the outbox. The notification to
 * all instances is sent when the transaction commits.
 */
export async function emit(
  tx: Transaction,
  { articleId, actor, topic, data }: NewEvent,
): Promise<void> {
  const { grant, requestId = null } = actor ?? {}
  const application = grant && { id: grant.clientId, name: grant.clientName }
  await tx.$executeRaw`
    WITH numbered AS (
      UPDATE article SET event_sequence = event_sequence + 1 WHERE id = ${articleId}::uuid
      RETURNING id, team_id, event_sequence
    ), written AS (
      INSERT INTO webhook_event (id, team_id, article_id, sequence, topic, request_id, traceparent, payload)
      SELECT ${uuidV7()}::uuid, team_id, id, event_sequence, ${topic}, ${requestId}, ${tracer()?.traceparent() ?? null},
        ${JSON.stringify({ ...data, ...(application && { application }) })}::jsonb || jsonb_build_object('sequence', event_sequence)
      FROM numbered
      RETURNING id, team_id
    )
    SELECT pg_notify(${eventChannel}, id || ' ' || team_id) FROM written`
  await enqueueDispatch(tx)
}
