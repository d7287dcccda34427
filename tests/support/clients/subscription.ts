import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A subscription over HTTP, as a client of server-sent events has it. */
export interface Feed {
  status: number
  headers: Headers
  /** What came so far: the data of each event, or an error. */
  // biome-ignore lint/suspicious/noExplicitAny: events have whatever shape their test asked for.
  events: any[]
  /** The `id` of each of `events`. */
  ids: (string | undefined)[]
  /** The last `id` that came. */
  lastId(): string | undefined
  /** Resolves when the server ends it. */
  ended: Promise<void>
  /** Whether the server said so. */
  completed(): boolean
  close(): void
}

/** Subscribes at a server that listens; the feed is open when this resolves. */
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
