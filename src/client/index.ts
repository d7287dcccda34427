/** Typed client of the REST API. It imports nothing of the server and runs wherever `fetch` exists. */
export type { components, paths } from './api.js'
export { type Client, type ClientOptions, createClient } from './client.js'
export { type Issue, MastheadError } from './error.js'
export type { EventsOptions, MastheadEvent } from './events.js'
export { paginate } from './paginate.js'
export type { SubscribeOptions, SubscriptionEvent } from './subscribe.js'
export { verifyWebhook, type WebhookEvent } from './webhook.js'
