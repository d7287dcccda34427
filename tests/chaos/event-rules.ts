import type { Topic } from '../../src/domain/integration/event-topic.js'

/** Counts rows per record: a statement of the IDs of records, some of them repeated. */
const perRecord = (ids: string) => `SELECT id, count(*) FROM (${ids}) AS one (id) GROUP BY id`

/** Events of a topic by a value of theirs. */
const eventsOf = (topics: string, key: string, value: string) => `
  SELECT ${key} AS id, topic, sequence, ${value} AS now,
    lag(${value}) OVER later AS before, lead(id) OVER later IS NULL AS is_last
  FROM webhook_event WHERE topic IN (${topics})
  WINDOW later AS (PARTITION BY ${key} ORDER BY sequence)`

// A delivery sets the time of the acceptance too, when there was none.
const acceptedBeforeDelivery = `
  SELECT p.id FROM placement p WHERE accepted_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM webhook_event e WHERE e.record_id = p.id AND e.topic = 'placement.delivered'
      AND (e.payload #>> '{placement,delivered_at}')::timestamptz = p.accepted_at)`

/**
 * IDs of the changed records by topic, one for each event that must exist. Null for topics whose changes leave no row of
 * their own, which `chains` compares by their values.
 */
const changes: Record<Topic, string | null> = {
  'article.created': 'SELECT id FROM article',
  'article.status_changed':
    'SELECT article_id FROM article_status_history WHERE previous_status_id IS NOT NULL',
  'comment.created': "SELECT article_id FROM comment WHERE visibility = 'TEAM'",
  'comment.updated': null,
  'comment.archived':
    "SELECT article_id FROM comment WHERE visibility = 'TEAM' AND deleted_at IS NOT NULL",
  'order.created': 'SELECT id FROM "order"',
  'order.paid': `SELECT id FROM "order" WHERE status = 'PAID'`,
  'order.cancelled': `SELECT id FROM "order" WHERE status = 'CANCELLED'`,
  'order.refunded':
    'SELECT i.order_id FROM item_refund r JOIN order_item i ON i.id = r.order_item_id',
  'swap.proposed': 'SELECT id FROM swap',
  'swap.completed': "SELECT id FROM swap WHERE status = 'COMPLETED'",
  'invoice.issued': 'SELECT id FROM invoice',
  'file.created': 'SELECT id FROM file',
  'campaign.created': 'SELECT id FROM campaign',
  'opportunity.created': 'SELECT id FROM opportunity',
  'placement.offered': 'SELECT id FROM placement',
  'placement.accepted': acceptedBeforeDelivery,
  'placement.declined': 'SELECT id FROM placement WHERE declined_at IS NOT NULL',
  // A delivery that is undone and repeated is booked again.
  'placement.delivered': "SELECT placement_id FROM publisher_ledger WHERE type = 'EARNED'",
  'payout.paid': "SELECT id FROM payout WHERE status IN ('PAID', 'REVERSING', 'REVERSED')",
  'outlet.status_changed': null,
}

/** Changes of values: the last event has the present value, and no event has the value of the one before. */
const chains: Record<string, string> = {
  'texts of comments without their event, or the other way round': `
    SELECT FROM (${eventsOf(
      "'comment.created', 'comment.updated'",
      "payload #>> '{comment,id}'",
      "payload #>> '{comment,content}'",
    )}) e LEFT JOIN comment c ON c.reference = e.id
    WHERE (topic = 'comment.updated' AND now = before) OR (is_last AND now IS DISTINCT FROM c.content)`,
  'statuses of outlets without their event, or the other way round': `
    SELECT FROM (${eventsOf("'outlet.status_changed'", 'record_id', "payload #>> '{outlet,status}'")}) e
    JOIN outlet o ON o.id = e.id
    WHERE now = before OR (is_last AND now <> o.status::text)`,
  'statuses of outlets that are not those of the event before': `
    SELECT FROM (
      SELECT payload ->> 'previous_status' AS before,
        lag(payload #>> '{outlet,status}', 1, 'ACTIVE') OVER (PARTITION BY record_id ORDER BY sequence) AS last
      FROM webhook_event WHERE topic = 'outlet.status_changed') e
    WHERE before <> last`,
  'outlets of publishers that changed without an event': `
    SELECT FROM outlet o WHERE publisher_id IS NOT NULL AND status <> 'ACTIVE' AND NOT EXISTS (
      SELECT FROM webhook_event WHERE record_id = o.id AND topic = 'outlet.status_changed')`,
}

/** The rules over other events than those of the table. @param source SQL of a subquery */
export const rulesOver = (source: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(eventRules).map(([name, sql]) => [
      name,
      sql.replaceAll(
        /FROM webhook_event( e)?\b/g,
        (_, alias = ' webhook_event') => `FROM (${source}) AS${alias}`,
      ),
    ]),
  )

/** Statements that find changes without their event and events without their change, by name. Each sees one moment. */
export const eventRules: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(changes)
      .filter((entry): entry is [string, string] => entry[1] !== null)
      .map(([topic, ids]) => [
        `changes without their event ${topic}, or the other way round`,
        `SELECT FROM (${perRecord(ids)}) AS change FULL JOIN (
           ${perRecord(`SELECT record_id FROM webhook_event WHERE topic = '${topic}'`)}
         ) AS event USING (id)
         WHERE change.count IS DISTINCT FROM event.count`,
      ]),
  ),
  ...chains,
}
