/** A typed client of the REST API. It needs nothing of the server, and runs wherever there is `fetch`. */
export type { components, paths } from './api.js'
export { type Client, type ClientOptions, createClient } from './client.js'
export { type Issue, MastheadError } from './error.js'
export { paginate } from './paginate.js'
export { verifyWebhook, type WebhookEvent } from './webhook.js'
