import { createHmac } from 'node:crypto'

/** Webhook message. It is identical in every attempt. */
export interface WebhookMessage {
  /** ID of the event. Receivers use it to detect duplicates. */
  id: string
  body: string
}

/** Builds the message of an event. */
export function buildMessage(event: {
  id: string
  topic: string
  createdAt: Date
  payload: unknown
}): WebhookMessage {
  const { id, topic, createdAt, payload } = event
  return {
    id,
    body: JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload }),
  }
}

/**
 * Builds the headers of Standard Webhooks for an attempt. With several secrets there are several signatures, separated
 * by spaces. During a rotation the receiver may therefore use the old or the new secret.
 * @param now time of the attempt
 */
export function signedHeaders(
  { id, body }: WebhookMessage,
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
