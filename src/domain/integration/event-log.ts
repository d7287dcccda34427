import { type Session, teamOf } from '../../access/session.js'
import { profileLimitOf } from '../../access/tenancy.js'
import type { Db } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { keptDays } from '../../webhooks/retention.js'
import { unknownId } from '../rules/unknown.js'
import { isReadable } from './event-access.js'
import { topics } from './event-topic.js'

/** Event as readers see it. */
export interface LoggedEvent {
  id: string
  topic: string
  createdAt: Date
  /** Same `data` as in the webhook. */
  payload: unknown
}

export const maxEvents = 100

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
  const teamId = teamOf(session)
  const profileId = profileLimitOf(session)
  const visible = { ...(teamId && { teamId }), ...(profileId && { profileId }) }
  const previous = after
    ? await db.webhookEvent.findFirst({
        where: { id: after, ...visible, position: { not: null } },
        select: { position: true },
      })
    : undefined
  if (previous === null) throw unknownId('after', 'an event of the last 30 days')
  return db.webhookEvent.findMany({
    where: {
      ...visible,
      topic: { in: topics.filter((topic) => isReadable(session, topic)) },
      position: { gt: previous?.position ?? 0n },
      createdAt: { gte: new Date(Date.now() - keptDays * dayMs) },
    },
    select: { id: true, topic: true, createdAt: true, payload: true },
    orderBy: { position: 'asc' },
    take: limit,
  })
}
