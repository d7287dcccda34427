/** Which callers can read the events of a topic, by `GET /events` and by webhooks. */
import { type Scope, scopesOfKind } from '../../access/scope.js'
import { requireScope, type Session } from '../../access/session.js'
import { groupPattern, type Topic, testTopic, topicNamed, topics } from './event-topic.js'

/** Scopes of which a token needs one to read any events. */
export const eventScopes: readonly Scope[] = [
  ...new Set(topics.flatMap((topic) => topicNamed(topic).readScopes)),
]

/**
 * Topics whose events the scopes for webhooks include. The tokens of release 1.0, which had no other topics, therefore
 * keep their access.
 */
const includedTopics: ReadonlySet<string> = new Set<Topic | typeof testTopic>([
  'article.status_changed',
  'comment.created',
  'comment.updated',
  'comment.archived',
  testTopic,
])

/** Whether a caller can read the records of a topic. */
export const isReadable = (session: Session, topic: Topic): boolean =>
  session.kind === 'operator' ||
  topicNamed(topic).readScopes.some((scope) => session.scopes.has(scope))

/** Topics that a topic or a pattern covers. */
const coveredTopics = (subscription: string): Topic[] =>
  topics.filter(
    (topic) =>
      subscription === '*' || subscription === topic || subscription === groupPattern(topic),
  )

/** Whether a team of the caller's kind has the events of a topic. */
export function isOfTeam(session: Session, topic: Topic): boolean {
  if (session.kind === 'operator') return true
  const available: readonly Scope[] = scopesOfKind[session.teamKind]
  return topicNamed(topic).readScopes.some((scope) => available.includes(scope))
}

/**
 * Requires that a caller can read the records of each topic, because an endpoint receives the records. Topics of
 * another kind of team are allowed, as the team has no such events.
 * @param subscriptions topics and patterns
 * @throws AppError missing_scope, read_only_token
 */
export function requireReadable(session: Session, subscriptions: readonly string[]): void {
  for (const topic of subscriptions.flatMap(coveredTopics)) {
    if (isOfTeam(session, topic) && !includedTopics.has(topic))
      requireScope(session, topicNamed(topic).readScopes)
  }
}

/** Whether a caller with `webhooks.read` sees the data of a delivered event. */
export const isShownInDeliveries = (session: Session, topic: string): boolean =>
  includedTopics.has(topic) || isReadable(session, topic as Topic)
