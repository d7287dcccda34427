import type {
  Prisma,
  WebhookDelivery,
  WebhookEndpoint,
} from '../../../prisma/generated/client/client.js'
import type { Caller, Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { tracer } from '../../tracing/tracing.js'
import { isWanted, notifyDeliveryWorkers } from '../../webhooks/dispatch.js'
import { keptDays } from '../../webhooks/retention.js'
import { writeAuditEntries } from '../rules/audit.js'
import { type Topic, testTopic, topicNamed } from './event-topic.js'
import { requireEndpoint } from './webhook.js'

/**
 * Sends a test event to one endpoint, or the example of a topic, with `example: true`. It has no sequence, so that neither the log of events
 * nor a replay contains it.
 * @throws AppError not_found, invalid_transition (disabled)
 */
export function sendTest(
  db: Db,
  caller: Caller,
  id: string,
  topic: Topic | typeof testTopic = testTopic,
): Promise<WebhookDelivery> {
  return inTransaction(db, async (tx) => {
    const { teamId } = await requireEnabledEndpoint(tx, caller, id)
    const event = await tx.webhookEvent.create({
      data: {
        teamId,
        topic,
        requestId: caller.requestId,
        traceparent: tracer()?.traceparent() ?? null,
        payload:
          topic === testTopic
            ? { message: 'This is a test of your webhook endpoint.', endpoint_id: id }
            : // Cast, because the table of topics does not narrow examples to JSON.
              ({ ...topicNamed(topic).example, example: true } as Prisma.InputJsonObject),
        dispatchedAt: new Date(),
      },
    })
    const delivery = await tx.webhookDelivery.create({
      data: { teamId, endpointId: id, eventId: event.id },
    })
    await notifyDeliveryWorkers(tx)
    return delivery
  })
}

/** Maximum number of manual attempts while a delivery is pending. */
export const maxManualAttempts = 20

/**
 * Delivers an event again with the same `webhook-id`. A pending delivery is instead attempted
 * immediately, even if its failing endpoint is paused.
 * @returns the new delivery, or the pending one
 * @throws AppError not_found, invalid_transition (the endpoint is disabled, or too many manual
 * attempts)
 */
export function replayDelivery(db: Db, caller: Session, id: string): Promise<WebhookDelivery> {
  return inTransaction(db, async (tx) => {
    const original = await tx.webhookDelivery.findFirst({
      where: { id, ...tenantOf(caller, 'WebhookDelivery'), endpoint: { deletedAt: null } },
    })
    if (!original) throw notFound('Delivery')
    const { teamId, endpointId, eventId } = original
    await requireEnabledEndpoint(tx, caller, endpointId)
    await lockReplays(tx, endpointId)
    const delivery =
      (await attemptNow(tx, original)) ??
      (await tx.webhookDelivery.create({ data: { teamId, endpointId, eventId, replayOfId: id } }))
    await notifyDeliveryWorkers(tx)
    return delivery
  })
}

/**
 * Attempts a pending delivery immediately. A delivery that is already due uses up no manual
 * attempt.
 * @returns undefined if the delivery is not pending
 * @throws AppError invalid_transition (tried_too_often)
 */
async function attemptNow(
  tx: Transaction,
  { id, endpointId }: WebhookDelivery,
): Promise<WebhookDelivery | undefined> {
  const now = new Date()
  await tx.webhookDelivery.updateMany({
    where: {
      id,
      status: 'PENDING',
      nextAttemptAt: { gt: now },
      manualAttempts: { lt: maxManualAttempts },
    },
    data: { nextAttemptAt: now, manualAttempts: { increment: 1 } },
  })
  const delivery = await tx.webhookDelivery.findFirst({ where: { id, status: 'PENDING' } })
  if (!delivery) return undefined
  if (delivery.nextAttemptAt! > now)
    throw invalidTransition(
      'tried_too_often',
      `The delivery has been attempted ${maxManualAttempts} times manually. The next automatic attempt is at ${delivery.nextAttemptAt!.toISOString()}.`,
      { max: maxManualAttempts, time: delivery.nextAttemptAt!.toISOString() },
    )
  await tx.webhookEndpoint.update({ where: { id: endpointId }, data: { holdUntil: null } })
  return delivery
}

/** Serializes replays to an endpoint, so that concurrent ones do not deliver an event twice. */
const lockReplays = (tx: Transaction, endpointId: string) => lockKey(tx, `replay ${endpointId}`)

/** Maximum number of events that a replay delivers. */
export const maxReplayed = 10_000

/** Events to replay. */
export interface Replay {
  /** Events of more than 30 days ago are not replayed. */
  since: Date
  /** Defaults to now. */
  until?: Date | null
  /** Whether to replay only events without a successful delivery to the endpoint. Defaults to false. */
  onlyFailed?: boolean | null
}

/**
 * Delivers events of a span of time again, in order, the oldest 10,000. These are the events that the
 * endpoint subscribes to, including those while it was disabled. Events with a pending delivery are
 * omitted.
 * @returns the number of new deliveries
 * @throws AppError not_found, invalid_transition (disabled)
 */
export function replayEvents(
  db: Db,
  caller: Caller,
  id: string,
  { since, until, onlyFailed }: Replay,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { teamId } = await requireEnabledEndpoint(tx, caller, id)
    await lockReplays(tx, id)
    const count = await tx.$executeRaw`
      INSERT INTO webhook_delivery (id, team_id, endpoint_id, event_id, replay_of_id)
      SELECT uuid_v7(), e.team_id, p.id, e.id, original.id
      FROM webhook_endpoint p
      JOIN webhook_event e ON e.team_id = p.team_id AND e.created_at >= ${since}
        AND e.created_at >= now() - ${keptDays} * interval '1 day'
        AND e.created_at <= COALESCE(${until ?? null}::timestamptz, 'infinity')
        AND e.sequence IS NOT NULL AND ${isWanted('e', 'p')}
      LEFT JOIN webhook_delivery original
        ON original.event_id = e.id AND original.endpoint_id = p.id AND original.replay_of_id IS NULL
      WHERE p.id = ${id}::uuid AND e.dispatched_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM webhook_delivery d
        WHERE d.event_id = e.id AND d.endpoint_id = p.id
          AND (d.status = 'PENDING' OR ${onlyFailed ?? false} AND d.status = 'SUCCEEDED')
      ) AND (NOT ${onlyFailed ?? false} OR original.status = 'FAILED')
      ORDER BY e.position LIMIT ${maxReplayed}`
    await notifyDeliveryWorkers(tx)
    if (caller.kind === 'operator') {
      const change = { action: 'replay_webhook_events', entity: 'webhook_endpoint' }
      const after = { id, teamId, since, until, onlyFailed, count }
      // The record exists already. Its columns are unchanged.
      await writeAuditEntries(tx, caller, change, [{ before: { id, teamId }, after }])
    }
    return count
  })
}

/**
 * Lists the latest deliveries of an endpoint with the last attempt of each, newest first.
 * @throws AppError not_found
 */
export async function listDeliveries(db: Db, caller: Session, endpointId: string, limit: number) {
  await requireEndpoint(db, caller, endpointId)
  return db.webhookDelivery.findMany({
    where: { endpointId },
    include: {
      event: { select: { topic: true } },
      attempts: { orderBy: { number: 'desc' }, take: 1 },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
}

async function requireEnabledEndpoint(
  db: Db,
  caller: Session,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await requireEndpoint(db, caller, id)
  if (endpoint.enabled) return endpoint
  throw invalidTransition('endpoint_disabled', 'The endpoint is disabled; enable it first.')
}
