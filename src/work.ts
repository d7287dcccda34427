import { cleanUpFiles } from './domain/file.js'
import { refreshPopularity } from './domain/listing.js'
import type { Job } from './jobs.js'
import { dispatchWebhooks } from './webhooks/dispatch.js'
import { forgetWebhooks } from './webhooks/retention.js'

/** Every job of the server. */
export const jobs: readonly Job<never>[] = [
  refreshPopularity,
  dispatchWebhooks,
  forgetWebhooks,
  cleanUpFiles,
]
