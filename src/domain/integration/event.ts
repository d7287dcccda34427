import { Prisma } from '../../../prisma/generated/client/client.js'
import type { RawExecutor } from '../../postgres/transaction.js'
import { tracer } from '../../tracing/tracing.js'
import { uuidV7 } from '../../values/uuid.js'
import { enqueueDispatch } from '../../webhooks/dispatch.js'
import type { Actor } from '../rules/audit.js'
import { selectList } from './event-column.js'
import { type Topic, type TopicMembers, topicNamed } from './event-topic.js'
import type { EventTopic } from './event-topic-builder.js'

/**
 * NOTIFY channel for events. The payload is the ID of an event, a space, and the ID of its team. A
 * statement that writes several events of a team sends one notification.
 */
export const eventChannel = 'masthead_event'

/**
 * Writes an event for each record to the outbox, with the next sequence number of the record and
 * the record as the transaction has left it. Call it after the change, in its transaction.
 * @param actor caller whose change caused the event; null for the system, and for a caller of another team. The event
 * of a null actor has neither request ID nor trace.
 * @param members further members of `data`, if the topic has any
 */
export async function emit<Name extends Topic>(
  tx: RawExecutor,
  actor: Actor | null,
  topic: Name,
  recordIds: string | readonly string[],
  ...[members]: object extends TopicMembers<Name> ? [] : [TopicMembers<Name>]
): Promise<void> {
  const { grant, requestId = null } = actor ?? {}
  const traceparent = actor && (tracer()?.traceparent() ?? null)
  const application = grant && { id: grant.clientId, name: grant.clientName }
  const given = JSON.stringify({ ...members, ...(application && { application }) })
  const { record, hasRecord } = topicNamed(topic)
  const ids = typeof recordIds === 'string' ? [recordIds] : recordIds
  if (ids.length === 0) return
  await tx.$executeRaw`
    WITH record AS (
      SELECT event.id AS event_id, r.id, ${Prisma.raw(record.teamId)} AS team_id, ${Prisma.raw(record.profileId)} AS profile_id,
        ${Prisma.raw(record.campaignId)} AS campaign_id, ${hasRecord ? contentOf(record) : Prisma.sql`'{}'::jsonb`} AS content
      FROM unnest(${ids.map(() => uuidV7())}::uuid[], ${ids}::uuid[]) AS event (id, record_id)
      JOIN ${Prisma.raw(`"${record.table}"`)} r ON r.id = event.record_id
    ), numbered AS (${numberingOf(record, ids)}), written AS (
      INSERT INTO webhook_event (
        id, team_id, record_id, article_id, profile_id, campaign_id, sequence, topic, request_id, traceparent, payload
      )
      SELECT event_id, team_id, record.id, ${hasRecord || record.table !== 'article' ? Prisma.sql`NULL::uuid` : Prisma.sql`record.id`},
        profile_id, campaign_id, numbered.sequence, ${topic}, ${requestId}, ${traceparent},
        content || ${given}::jsonb || jsonb_build_object(
          'team_id', team_id, 'profile_id', profile_id, 'campaign_id', campaign_id, 'sequence', numbered.sequence
        )
      FROM record JOIN numbered ON numbered.id = record.id
      RETURNING id, team_id
    )
    SELECT pg_notify(${eventChannel}, (array_agg(id))[1] || ' ' || team_id) FROM written GROUP BY team_id`
  await enqueueDispatch(tx)
}

const contentOf = ({ name, columns }: EventTopic['record']) =>
  Prisma.raw(
    `jsonb_build_object('${name}', (SELECT to_jsonb(f) FROM (SELECT ${selectList(columns, 'r')}) AS f))`,
  )

/** SQL that returns the next sequence number of each record. */
const numberingOf = ({ table }: EventTopic['record'], ids: readonly string[]) =>
  // The previous release increments this column.
  table === 'article'
    ? Prisma.sql`
        UPDATE article SET event_sequence = event_sequence + 1 WHERE id = ANY (${ids}::uuid[])
        RETURNING id, event_sequence AS sequence`
    : Prisma.sql`
        INSERT INTO event_sequence AS s (record_id, team_id, last) SELECT id, team_id, 1 FROM record ORDER BY id
        ON CONFLICT (record_id) DO UPDATE SET last = s.last + 1
        RETURNING record_id AS id, last AS sequence`
