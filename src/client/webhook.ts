import { Webhook } from 'standardwebhooks'
import type { webhooks } from './api.js'

/** An event, whose `type` tells what its `data` is. */
export type WebhookEvent = {
  [Topic in keyof webhooks]: webhooks[Topic]['post']['requestBody']['content']['application/json']
}[keyof webhooks]

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/**
 * The event that was posted to a webhook endpoint, when it is the server's and not older than five minutes.
 * @param secret `whsec_…`, as the endpoint was created with, or the one before while it is being replaced
 * @param headers of the request, of `fetch` or of Node.js
 * @param body of the request as it came, byte for byte
 * @throws Error that says what is wrong: answer 400, and do nothing
 */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const given = Object.fromEntries(names.map((name) => [name, headerOf(headers, name)]))
  return new Webhook(secret).verify(text, given) as WebhookEvent
}

function headerOf(headers: Parameters<typeof verifyWebhook>[1], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return String(value ?? '')
}
