import { Readable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { readRows } from '../../src/catalogue-file/read.js'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'
import { expectLinear, filled, repeated } from '../support/growth.js'

const api = await testApi({ demo: true, bodyTimeout: 60_000 })
const team = await demoTeam(api)
await completeRecords(api, team)
const { id: articleId } = await api.prisma.article.findFirstOrThrow({ where: { teamId: team.id } })
const token = await api.token(team, 'full_access')

type Sent = InjectOptions & {
  headers?: Record<string, string>
}

const get = (url: string, headers: Record<string, string> = {}): Sent => ({
  method: 'GET',
  url,
  headers,
})
const post = (url: string, payload: string | object): Sent => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json' },
})
// A lone surrogate cannot be encoded in a URL.
const inUrl = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
/** Replaces characters that a header must not contain. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, 'x')

const urlLength = 16_000
const bodyLength = 50_000

/** Inputs that the server parses or compares itself, with their maximum length. */
const inputs: Record<string, [length: number, send: (text: string) => Sent]> = {
  'a path': [urlLength, (text) => get(`/${inUrl(text)}`)],
  'a path of segments': [urlLength, (text) => get(`/orders/${[...text].map(inUrl).join('/')}`)],
  'the name of a parameter': [urlLength, (text) => get(`/orders?${inUrl(text)}=1`)],
  'the name of a filter': [urlLength, (text) => get(`/orders?filters[${inUrl(text)}]=1`)],
  'the value of a filter': [urlLength, (text) => get(`/outlets?filters[tags]=${inUrl(text)}`)],
  'a search': [urlLength, (text) => get(`/products/listings?search=${inUrl(text)}`)],
  'a search of the documents': [urlLength, (text) => get(`/docs/search?q=${inUrl(text)}`)],
  'fields of an export': [urlLength, (text) => get(`/exports/orders.csv?fields=${inUrl(text)}`)],
  'a condition of an export': [
    urlLength,
    (text) => get(`/exports/orders.csv?where=${inUrl(text)}`),
  ],
  'a token': [urlLength, (text) => get('/orders', { authorization: `Bearer ${inHeader(text)}` })],
  'a language': [
    urlLength,
    (text) => get('/orders/checkout/ORD-1', { 'accept-language': inHeader(text) }),
  ],
  'a condition on a version': [
    urlLength,
    (text) => get(`/articles/${articleId}`, { 'if-none-match': inHeader(text) }),
  ],
  'a trace': [urlLength, (text) => get('/orders', { traceparent: inHeader(text) })],
  'a body that is not JSON': [bodyLength, (text) => post('/folders', text)],
  'a sign-in': [bodyLength, (text) => post('/console/session', text)],
  'a name': [bodyLength, (text) => post('/folders', { name: text })],
  'a comment': [bodyLength, (text) => post('/comments', { article_id: articleId, content: text })],
  'an email address': [bodyLength, (text) => post('/profiles', { name: 'A', email: text })],
  'an address of a webhook': [
    bodyLength,
    (text) =>
      post('/webhook-endpoints', { url: `https://a.example/${text}`, topics: ['order.paid'] }),
  ],
  'a query': [bodyLength, (text) => post('/graphql', { query: text })],
  'a query of fields': [bodyLength, (text) => post('/graphql', { query: `{ ${text} }` })],
  'a variable': [
    bodyLength,
    (text) =>
      post('/graphql', {
        query: 'query ($q: String!) { products(where: { search: $q }) { totalCount } }',
        variables: { q: text },
      }),
  ],
}

test.each(Object.entries(inputs))(
  '%s takes time in proportion to its length',
  async (name, input) => {
    const [length, send] = input
    for (const piece of repeated) {
      await expectLinear(`${name}: ${JSON.stringify(piece)}`, length, async (length) => {
        const { headers, ...sent } = send(filled(piece, length))
        const { statusCode } = await api.app.inject({
          ...sent,
          headers: { authorization: `Bearer ${token}`, ...headers },
        })
        expect(statusCode).toBeLessThan(500)
      })
    }
  },
)

test.each(['csv', 'jsonl'] as const)(
  'the header of a %s file takes time in proportion to its length',
  async (format) => {
    const columns = (length: number) =>
      [...Array.from({ length }, (_, at) => `x${at}`), ...Array(length).fill('outlet_key')].join(
        ',',
      )
    for (const text of [
      columns,
      ...repeated.map((piece) => (length: number) => filled(piece, length)),
    ]) {
      await expectLinear(`${format}: ${JSON.stringify(text(10))}`, 20_000, async (length) => {
        const read = readRows(Readable.from([Buffer.from(text(length))]), format)
        for await (const _ of read);
      })
    }
  },
)
