/** Inbox of a member: the events of the team that the member can read, and which of them are new to the member. */
import type { Caller, TeamSession } from '../../access/session.js'
import { AppError } from '../../errors/app-error.js'
import type { Db } from '../../postgres/transaction.js'
import { eventPosition, type LoggedEvent, visibleEvents } from './event-log.js'
import type { Topic } from './event-topic.js'

/** Topics that change records without news for members. */
const hiddenTopics: ReadonlySet<string> = new Set<Topic>(['comment.updated', 'comment.archived'])

/** Maximum of `unreadCount`, and of events in the inbox. */
export const maxInboxEvents = 100

/** Event with its state for a member. */
export interface InboxEntry {
  isUnread: boolean
  event: LoggedEvent
}

/** Events of the last 30 days, newest first. */
export interface Inbox {
  session: TeamSession
  /** Position of the last event that the member has marked as read. 0 for none. */
  readPosition: bigint
  /** Time at which the member joined. Earlier events are not unread. */
  joinedAt: Date
}

/** Opens the inbox of the caller. Null for operators, who are in no team. */
export async function openInbox(db: Db, session: Caller): Promise<Inbox | null> {
  if (session.kind === 'operator') return null
  const { teamId, userId } = session
  const member = await db.teamMember.findFirst({
    where: { teamId, userId, deletedAt: null },
    select: { inboxPosition: true, createdAt: true },
  })
  return {
    session,
    readPosition: member?.inboxPosition ?? 0n,
    joinedAt: member?.createdAt ?? new Date(0),
  }
}

const visibleIn = ({ session }: Inbox) =>
  visibleEvents(session, (topic) => !hiddenTopics.has(topic))

/** Counts the unread events of an inbox, at most `maxInboxEvents`. */
export async function countUnread(db: Db, inbox: Inbox): Promise<number> {
  const unread = await db.webhookEvent.findMany({
    where: {
      AND: [
        visibleIn(inbox),
        { position: { gt: inbox.readPosition }, createdAt: { gt: inbox.joinedAt } },
      ],
    },
    select: { id: true },
    orderBy: { position: 'desc' },
    take: maxInboxEvents,
  })
  return unread.length
}

/** Lists the newest events of an inbox. @param limit 1 to `maxInboxEvents` */
export async function listInbox(db: Db, inbox: Inbox, limit: number): Promise<InboxEntry[]> {
  const events = await db.webhookEvent.findMany({
    where: visibleIn(inbox),
    select: { id: true, topic: true, createdAt: true, payload: true, position: true },
    orderBy: { position: 'desc' },
    take: limit,
  })
  return events.map(({ position, ...event }) => ({
    isUnread: position! > inbox.readPosition && event.createdAt > inbox.joinedAt,
    event,
  }))
}

/**
 * Marks all events up to one as read for the caller. Has no effect if the caller has already marked a later event.
 * @throws AppError operator_token, validation_failed (the ID is not of an event of the team)
 */
export async function markInboxRead(db: Db, caller: Caller, eventId: string): Promise<Inbox> {
  if (caller.kind === 'operator')
    throw new AppError('operator_token', 'Operators have no inbox. Use a token of a team.')
  const { position } = await eventPosition(db, caller, eventId, 'eventId')
  const { teamId, userId } = caller
  await db.teamMember.updateMany({
    where: { teamId, userId, inboxPosition: { lt: position } },
    data: { inboxPosition: position },
  })
  return (await openInbox(db, caller))!
}
