import { createHmac } from 'node:crypto'

/** A message as it is sent: the same id, timestamp of the event and body whenever it is sent again. */
export interface Message {
  /** The event's id: a receiver that has seen it has the event already. */
  id: string
  body: string
}

/** The body of an event. */
export function messageOf(event: {
  id: string
  topic: string
  createdAt: Date
  payload: unknown
}): Message {
  const { id, topic, createdAt, payload } = event
  return {
    id,
    body: JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload }),
  }
}

/**
 * The headers of Standard Webhooks for an attempt made now: one signature for each secret, separated by a
 * space, so that a receiver may hold the old or the new one during a rotation.
 */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly string[],
  now = new Date(),
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
