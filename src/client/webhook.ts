import { Webhook } from 'standardwebhooks'
import type { webhooks } from './api.js'

/** Webhook event. `type` determines the type of `data`. */
export type WebhookEvent = {
  [Topic in keyof webhooks]: webhooks[Topic]['post']['requestBody']['content']['application/json']
}[keyof webhooks]

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/**
 * Verifies the signature of a webhook request and returns its event. Rejects events older than five minutes.
 * @param secret `whsec_…` of the endpoint, or its previous secret during a rotation
 * @param headers Headers of the request, from `fetch` or Node.js
 * @param body Raw body of the request, unchanged
 * @throws Error with the reason. Respond with 400 and do not process the event.
 */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const webhookHeaders = Object.fromEntries(names.map((name) => [name, headerOf(headers, name)]))
  return new Webhook(secret).verify(text, webhookHeaders) as WebhookEvent
}

function headerOf(headers: Parameters<typeof verifyWebhook>[1], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return String(value ?? '')
}
