import { type Session, teamOf } from '../../access/session.js'
import { profileLimitOf } from '../../access/tenancy.js'
import type { Db } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { isUuid } from '../../values/uuid.js'
import { keptDays } from '../../webhooks/retention.js'
import { unknownId } from '../rules/unknown.js'
import { isReadable } from './event-access.js'
import { type Topic, topics } from './event-topic.js'

/** Event as readers see it. */
export interface LoggedEvent {
  id: string
  topic: string
  createdAt: Date
  /** Same `data` as in the webhook. */
  payload: unknown
}

export const maxEvents = 100

/** An event, or the beginning of the log, and the position after which the next events are. */
export interface EventPosition {
  id: string
  position: bigint
}

/** ID of the beginning of the log, for a team without events. */
export const beforeFirstEvent = '00000000-0000-0000-0000-000000000000'

const keptSince = () => new Date(Date.now() - keptDays * dayMs)

/**
 * Finds the position of a stored event of the caller's team.
 * @param field field of the request that contains the ID
 * @param since excludes earlier events. A stream can begin after an event that is older than 30 days, if none followed.
 * @throws AppError validation_failed (the ID is unknown, or of an event before `since`)
 */
export async function eventPosition(
  db: Db,
  session: Session,
  id: string,
  field = 'Last-Event-ID',
  since = new Date(0),
): Promise<EventPosition> {
  if (id === beforeFirstEvent) return { id, position: 0n }
  const teamId = teamOf(session)
  const event = isUuid(id)
    ? await db.webhookEvent.findFirst({
        where: {
          ...{ id, position: { not: null }, createdAt: { gte: since } },
          ...(teamId && { teamId }),
        },
        select: { position: true },
      })
    : null
  if (!event) throw unknownId(field, 'an event of the last 30 days')
  return { id, position: event.position! }
}

/** Returns the condition of the events that a caller can see. @param includes selects topics; all by default */
export function visibleEvents(session: Session, includes: (topic: Topic) => boolean = () => true) {
  const teamId = teamOf(session)
  const profileId = profileLimitOf(session)
  return {
    ...(teamId && { teamId }),
    ...(profileId && { profileId }),
    topic: { in: topics.filter((topic) => includes(topic) && isReadable(session, topic)) },
    position: { not: null },
    // Examples sent to endpoints have none.
    sequence: { not: null },
    createdAt: { gte: keptSince() },
  }
}

/**
 * Lists the events of the last 30 days that the caller can see, in the order of their positions. A
 * token sees the topics whose records it can read, and a grant of a profile the events of the
 * profile.
 * @param after ID of the event after which the list begins; null for the oldest
 * @throws AppError validation_failed (`after` is unknown)
 */
export async function listEvents(
  db: Db,
  session: Session,
  { after, limit }: { after?: string | null; limit: number },
): Promise<LoggedEvent[]> {
  const previous = after ? await eventPosition(db, session, after, 'after', keptSince()) : undefined
  return db.webhookEvent.findMany({
    where: {
      ...visibleEvents(session),
      position: { gt: previous?.position ?? 0n },
    },
    select: { id: true, topic: true, createdAt: true, payload: true },
    orderBy: { position: 'asc' },
    take: limit,
  })
}
