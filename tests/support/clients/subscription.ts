import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Subscription over HTTP with server-sent events. */
export interface Feed {
  status: number
  headers: Headers
  /** Data of the received events, or errors. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an event depends on its query.
  events: any[]
  /** The `id` of each of `events`. */
  ids: (string | undefined)[]
  /** Last received `id`. */
  lastId(): string | undefined
  /** Resolves when the server ends the subscription. */
  ended: Promise<void>
  /** Whether the server has sent a `complete` event. */
  completed(): boolean
  close(): void
}

/** Subscribes at a listening server. The subscription is open when this resolves. */
export async function subscribe(
  app: FastifyInstance,
  token: string,
  query: string,
  variables: object = {},
  lastEventId?: string,
): Promise<Feed> {
  const { port } = app.server.address() as AddressInfo
  const controller = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    body: JSON.stringify({ query, variables }),
    signal: controller.signal,
  })
  const feed: Feed = {
    status: response.status,
    headers: response.headers,
    events: [],
    ids: [],
    lastId: () => lastId,
    ended: Promise.resolve(),
    completed: () => completed,
    close: () => controller.abort(),
  }
  let completed = false
  let lastId: string | undefined
  const take = (message: string) => {
    const [, name] = /^event: (\w+)/m.exec(message) ?? []
    const [, data] = /^data: (.+)$/m.exec(message) ?? []
    const [, id] = /^id: (.+)$/m.exec(message) ?? []
    lastId = id ?? lastId
    if (name === 'next' && data) {
      const result = JSON.parse(data)
      feed.events.push(result.errors ?? result.data)
      feed.ids.push(id)
    }
    if (name === 'complete') completed = true
  }
  feed.ended = read(response, take).catch(() => {})
  return feed
}

async function read(response: Response, take: (message: string) => void): Promise<void> {
  let rest = ''
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    const messages = (rest + bytes).split('\n\n')
    rest = messages.pop()!
    for (const message of messages) take(message)
  }
}
