import { sleep } from './retry.js'
import type { WebhookEvent } from './webhook.js'

/** Event of the log. `type` determines the type of `data`. `id` is the `webhook-id` of the same event. */
export type MastheadEvent = Exclude<WebhookEvent, { type: 'webhook.test' }> & { id: string }

export interface EventsOptions {
  /** ID of the event after which the iteration begins. Default: the oldest event of the last 30 days. */
  after?: string | undefined
  /** Whether the iteration waits for further events. Default: true. */
  follow?: boolean
  /** Milliseconds between two requests while there are no further events. Default: 2,000. */
  waitMs?: number
  /** Ends the iteration, also while it waits. */
  signal?: AbortSignal
}

const pageSize = 100

/**
 * Iterates over the events of the team, see `Client.events`.
 * @param readPage requests a page of `GET /events`
 */
export async function* readEvents(
  readPage: (query: { limit: number; after?: string }) => Promise<MastheadEvent[]>,
  { after, follow = true, waitMs = 2_000, signal }: EventsOptions = {},
): AsyncGenerator<MastheadEvent, void, undefined> {
  let last = after
  while (!signal?.aborted) {
    const page = await readPage({ limit: pageSize, ...(last !== undefined && { after: last }) })
    for (const event of page) {
      yield event
      last = event.id
    }
    if (page.length === pageSize) continue
    if (!follow) return
    // An abort ends the loop.
    await sleep(waitMs, signal).catch(() => undefined)
  }
}
