import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getIntrospectionQuery } from 'graphql'

/** Whom an attack is done to, and with what. */
export interface Target {
  url: string
  /** All of one team. */
  tokens: string[]
  /** Where requests come from, as a proxy says. */
  address: string
  /** An article whose draft is a document bomb, and tokens of its team. */
  bombed: { articleId: string; tokens: string[] }
  badToken(): string
  socket(): Socket
}

export interface Attack {
  name: string
  /** Goes on until it is told to stop, and counts what it is answered with. */
  run(target: Target, stop: AbortSignal, count: (what: string) => void): Promise<void>
}

/** Sends requests, so many at once and at most so many a second, until it is told to stop. */
function requests(
  name: string,
  atOnce: number,
  aSecond: number,
  request: (target: Target, index: number) => [path: string, init: RequestInit],
): Attack {
  return {
    name,
    async run(target, stop, count) {
      // Every request listens to it.
      setMaxListeners(0, stop)
      let index = 0
      const pause = (atOnce * 1_000) / aSecond
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (!stop.aborted) {
            const due = performance.now() + pause
            const [path, init] = request(target, index++)
            try {
              const headers = { ...init.headers, 'x-forwarded-for': target.address }
              const response = await fetch(target.url + path, { ...init, headers, signal: stop })
              count(String(response.status))
              await response.arrayBuffer()
            } catch {
              if (!stop.aborted) count('failed')
            }
            await sleep(Math.max(0, due - performance.now()))
          }
        }),
      )
    },
  }
}

/** Opens connections, sends the beginning of something on each, and leaves them so until it is told to stop. */
function stalled(
  name: string,
  connections: number,
  beginning: (target: Target, index: number) => string,
  drip = '',
): Attack {
  return {
    name,
    async run(target, stop, count) {
      const sockets = Array.from({ length: connections }, (_, index) => {
        const socket = target.socket()
        socket.once('data', (data) => count(data.toString('latin1').slice(9, 12)))
        socket.once('readable', () => undefined)
        const forwarded = `\r\nX-Forwarded-For: ${target.address}\r\n`
        socket.write(beginning(target, index).replace('\r\n', forwarded))
        // What is answered is not read any further.
        if (!drip) socket.once('data', () => socket.pause())
        return socket
      })
      while (!stop.aborted) {
        await sleep(200)
        if (drip) for (const socket of sockets) if (socket.writable) socket.write(drip)
      }
      for (const socket of sockets) socket.destroy()
    },
  }
}

const graph = (token: string | undefined, query: string, variables: object = {}): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ query, variables }),
})
const tokenOf = ({ tokens }: Pick<Target, 'tokens'>, index: number) =>
  tokens[index % tokens.length]!
const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

const head = (path: string, token: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: masthead\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n\r\n`

/** A filter as large as the limits have it, which nobody has asked before. */
const largeFilter = (index: number) => ({
  OR: Array.from({ length: 200 }, (_, at) => ({ name: { contains: `${index} ${at}` } })),
})
const wideDocument = (index: number) =>
  `{ ${Array.from({ length: 150 }, (_, at) => `a${at}: outlet(id: "${index}") { id name country city state websiteUrl }`).join(' ')} }`

/** What a neighbour may do who is greedy, or means harm. */
export const attacks: Attack[] = [
  requests('twenty introspections at once', 20, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), getIntrospectionQuery()),
  ]),
  requests('introspections that differ', 20, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), `# ${index}\n${getIntrospectionQuery()}`),
  ]),
  requests('requests by many tokens', 50, 500, (target, index) => [
    `/orders?page=${1 + (index % 9)}`,
    bearer(tokenOf(target, index)),
  ]),
  requests('bad tokens', 20, 500, (target) => ['/outlets', bearer(target.badToken())]),
  requests('unknown routes', 20, 500, (target, index) => [
    `/nothing/${index}`,
    bearer(target.badToken()),
  ]),
  requests('deep literals without a token', 10, 100, () => [
    '/graphql',
    graph(undefined, `{ outlets(first: ${'['.repeat(9_000)}) { totalCount } }`),
  ]),
  requests('huge documents', 10, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), wideDocument(index)),
  ]),
  requests('large filters', 10, 100, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target, index),
      'query ($where: OutletWhere) { outlets(where: $where) { totalCount } }',
      { where: largeFilter(index) },
    ),
  ]),
  requests('aggregates', 20, 100, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target, index),
      '{ listingsAggregate(groupBy: [{ key: COUNTRY }], limit: 1000) { count keys { country } } }',
    ),
  ]),
  requests('document bombs', 8, 20, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target.bombed, index),
      'mutation ($articleId: UUID!) { requestComplianceCheck(input: { articleId: $articleId }) { id } }',
      { articleId: target.bombed.articleId },
    ),
  ]),
  stalled('subscriptions', 600, (target, index) => {
    const body = JSON.stringify({
      query:
        'subscription { commentChanged(articleId: "00000000-0000-7000-8000-000000000000") { kind } }',
    })
    const headers = `Accept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    return head('/graphql', tokenOf(target, index), headers) + body
  }),
  stalled(
    'exports that nobody reads',
    10,
    (target, index) =>
      `GET /exports/listings.jsonl HTTP/1.1\r\nHost: masthead\r\nAuthorization: Bearer ${tokenOf(target, index)}\r\n\r\n`,
  ),
  stalled(
    'slow bodies',
    200,
    (target, index) =>
      `${head('/graphql', tokenOf(target, index), 'Content-Type: application/json\r\nContent-Length: 100000')}{`,
    ' ',
  ),
  stalled(
    'uploads that stall',
    100,
    (target, index) =>
      `${head('/files/upload', tokenOf(target, index), 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000')}--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\na`,
    'a',
  ),
]
