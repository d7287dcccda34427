import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getIntrospectionQuery } from 'graphql'

/** Target of an attack, with tokens and files. */
export interface Target {
  url: string
  /** Tokens of one team. */
  tokens: string[]
  /** IP address of the client, for `X-Forwarded-For`. */
  address: string
  /** An article whose draft is a document bomb, and tokens of its team. */
  bombed: { articleId: string; tokens: string[] }
  badToken(): string
  socket(): Socket
}

export interface Attack {
  name: string
  /**
   * Status, and error code if there is one, which only the attacked code returns. Null if the attack gets no response
   * while it runs.
   */
  proof: string | null
  /** Runs until `stop` aborts, and counts the responses. */
  run(target: Target, stop: AbortSignal, count: (what: string) => void): Promise<void>
}

/** Returns the status with the code of the first error in the body, such as `400 validation_failed`. */
function answerOf(status: string, body: string): string {
  const code = /"code":"(\w+)"/.exec(body)?.[1]
  return code ? `${status} ${code}` : status
}

/** Sends requests with a maximum concurrency and rate, until `stop` aborts. */
function requests(
  name: string,
  proof: string | null,
  atOnce: number,
  aSecond: number,
  request: (target: Target, index: number) => [path: string, init: RequestInit],
): Attack {
  return {
    name,
    proof,
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
              count(answerOf(String(response.status), await response.text()))
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

/** Opens connections, sends an incomplete request on each, and keeps them open until `stop` aborts. */
function stalled(
  name: string,
  proof: string | null,
  connections: number,
  beginning: (target: Target, index: number) => string,
  drip = '',
): Attack {
  return {
    name,
    proof,
    async run(target, stop, count) {
      const sockets = Array.from({ length: connections }, (_, index) => {
        const socket = target.socket()
        socket.once('data', (data) => {
          const text = data.toString('latin1')
          count(answerOf(text.slice(9, 12), text))
        })
        socket.once('readable', () => undefined)
        const forwarded = `\r\nX-Forwarded-For: ${target.address}\r\n`
        socket.write(beginning(target, index).replace('\r\n', forwarded))
        // Stops reading the response.
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
const post: RequestInit = { method: 'POST', headers: { 'content-type': 'application/json' } }
const tokenOf = ({ tokens }: Pick<Target, 'tokens'>, index: number) =>
  tokens[index % tokens.length]!
const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

const head = (path: string, token: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: masthead\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n\r\n`

/** Filter of the maximum size that is not cached yet. */
const largeFilter = (index: number) => ({
  OR: Array.from({ length: 200 }, (_, at) => ({ name: { contains: `${index} ${at}` } })),
})
const wideDocument = (index: number) =>
  `{ ${Array.from({ length: 150 }, (_, at) => `a${at}: outlet(id: "${index}") { id name country city state websiteUrl }`).join(' ')} }`

/** Attacks of another team. */
export const attacks: Attack[] = [
  requests('twenty introspections at once', '200', 20, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), getIntrospectionQuery()),
  ]),
  requests('introspections that differ', '200', 20, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), `# ${index}\n${getIntrospectionQuery()}`),
  ]),
  requests('requests by many tokens', '200', 50, 500, (target, index) => [
    `/orders?page=${1 + (index % 9)}`,
    bearer(tokenOf(target, index)),
  ]),
  requests('bad tokens', '401 invalid_token', 20, 500, (target) => [
    '/outlets',
    bearer(target.badToken()),
  ]),
  requests('unknown routes', '404 route_not_found', 20, 500, (target, index) => [
    `/nothing/${index}`,
    bearer(target.badToken()),
  ]),
  requests('deep literals without a token', '400 malformed_request', 10, 100, () => [
    '/graphql',
    graph(undefined, `{ outlets(first: ${'['.repeat(9_000)}) { totalCount } }`),
  ]),
  requests('huge documents', '422 query_too_expensive', 10, 100, (target, index) => [
    '/graphql',
    graph(tokenOf(target, index), wideDocument(index)),
  ]),
  requests('large filters', '200', 10, 100, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target, index),
      'query ($where: OutletWhere) { outlets(where: $where) { totalCount } }',
      { where: largeFilter(index) },
    ),
  ]),
  requests('aggregates', '200', 20, 100, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target, index),
      '{ listingsAggregate(groupBy: [{ key: COUNTRY }], limit: 1000) { count keys { country } } }',
    ),
  ]),
  requests('document bombs', '200', 8, 20, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target.bombed, index),
      'mutation ($articleId: UUID!) { requestComplianceCheck(input: { articleId: $articleId }) { id } }',
      { articleId: target.bombed.articleId },
    ),
  ]),
  requests('checks of long texts', '200', 10, 50, (target, index) => [
    '/graphql',
    graph(
      tokenOf(target.bombed, index),
      'mutation ($articleId: UUID!, $text: String!) { requestComplianceCheck(input: { articleId: $articleId, text: $text }) { id } }',
      { articleId: target.bombed.articleId, text: 'A. '.repeat(33_000) },
    ),
  ]),
  requests('searches of the documents', '200', 20, 500, (_target, index) => [
    `/docs/search?q=${encodeURIComponent(`${index} ${'webhok delivry '.repeat(12)}`)}`,
    {},
  ]),
  requests('large sign-ins that are not JSON', '413 payload_too_large', 10, 100, () => [
    '/console/session',
    { ...post, body: '['.repeat(1_000_000) },
  ]),
  requests('sign-ins that are not JSON', '400 malformed_request', 20, 500, () => [
    '/console/session',
    { ...post, body: '['.repeat(1_000) },
  ]),
  requests('sign-ins with bad tokens', '401 invalid_token', 20, 500, (target) => [
    '/console/session',
    { ...post, body: JSON.stringify({ token: target.badToken() }) },
  ]),
  stalled('subscriptions', '200', 600, (target, index) => {
    const body = JSON.stringify({
      query:
        'subscription { articleStatusChanged(articleId: "00000000-0000-7000-8000-000000000000") { sequence } }',
    })
    const headers = `Accept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    return head('/graphql', tokenOf(target, index), headers) + body
  }),
  stalled(
    'exports that nobody reads',
    '200',
    10,
    (target, index) =>
      `GET /exports/listings.jsonl HTTP/1.1\r\nHost: masthead\r\nAuthorization: Bearer ${tokenOf(target, index)}\r\n\r\n`,
  ),
  stalled(
    'slow bodies',
    null,
    200,
    (target, index) =>
      `${head('/graphql', tokenOf(target, index), 'Content-Type: application/json\r\nContent-Length: 100000')}{`,
    ' ',
  ),
  stalled(
    'uploads that stall',
    null,
    100,
    (target, index) =>
      `${head('/files/upload', tokenOf(target, index), 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000')}--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\na`,
    'a',
  ),
]
