import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest'
import {
  createClient,
  MastheadError,
  paginate,
  verifyWebhook,
  type WebhookEvent,
} from '../../src/client/index.js'
import { generateSecret } from '../../src/webhooks/secret.js'
import { signedHeaders } from '../../src/webhooks/sign.js'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
await api.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => api.app.close())
const baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/`
const team = await api.team()
const client = createClient({ baseUrl, token: team.token, retryWaitMs: 1 })

describe('a call', () => {
  test('returns the documented fields, with their types', async () => {
    const { data, response } = await client.GET('/auth/token')
    expectTypeOf(data.token_type).toEqualTypeOf<'full_access' | 'custom' | 'read_only'>()
    expect(data.team_id).toBe(team.id)
    expect(response.headers.get('api-version')).toBe('2.6.2')
  })

  test('accepts path, filters and a body', async () => {
    const { data: profile } = await client.POST('/profiles', { body: { name: 'Acme Robots' } })
    const { data: changed } = await client.PATCH('/profiles/{profile_id}', {
      params: { path: { profile_id: profile.id } },
      body: { industry: ['Robots'] },
    })
    expect(changed.industry).toEqual(['Robots'])
    const query = {
      'filters[channel_types][]': ['NEWSLETTER' as const, 'PODCAST' as const],
      'filters[max_price]': 500,
    }
    const { data } = await client.GET('/products/listings', { params: { query } })
    expect(data.records.length).toBeGreaterThan(0)
    expect(data.records.every(({ prices }) => prices[0]!.unit_amount <= 500)).toBe(true)
    const { data: facets } = await client.GET('/products/facets', {
      params: { query: { ...query, limit: 3 } },
    })
    expectTypeOf(facets.prices[0]!.to).toEqualTypeOf<number | null>()
    expect(facets.total_records).toBe(data.total_records)
    expect(facets.tags).toMatchObject({ values: { length: 3 }, has_more: true })
  })

  test('uploads files, downloads them, and deletes without a body', async () => {
    const files = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')]
    const { data } = await client.POST('/files/upload', { body: { files } })
    expect(data.files.map(({ name }) => name)).toEqual(['one.txt', 'two.txt'])
    const path = { file_id: data.files[0]!.id }
    const content = await client.GET('/files/{file_id}/download', {
      params: { path },
      parseAs: 'text',
    })
    expectTypeOf(content.data).toEqualTypeOf<string>()
    expect(content.data).toBe('one')
    const { data: gone } = await client.DELETE('/files/{file_id}', { params: { path } })
    expect(gone.success).toBe(true)
  })

  test('that is refused throws an error with every issue', async () => {
    const error = await client
      .POST('/profiles', { body: { name: '', overview: 'x'.repeat(20_001) } })
      .catch((error) => error)
    expect(error).toBeInstanceOf(MastheadError)
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(error.issues).toContainEqual(
      expect.objectContaining({ path: ['overview'], max: 20_000 }),
    )
    const other = createClient({ baseUrl, token: 'mst_nonsense' })
    await expect(other.GET('/orders')).rejects.toMatchObject({
      code: 'invalid_token',
      issues: [{ path: [], code: 'token_malformed' }],
    })
  })

  test('whose response is not from the server throws, too', async () => {
    const fetch = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })
    const other = createClient({ baseUrl, token: 'x', retries: 0, fetch })
    await expect(other.GET('/orders')).rejects.toMatchObject({ status: 502, code: 'unknown' })
  })
})

describe('a retry', () => {
  /** A client whose first requests fail, and the requests that were sent. */
  const failing = (...failures: (() => Promise<Response>)[]) => {
    const sent: Request[] = []
    const fetch = async (request: Request) => {
      sent.push(request)
      const failure = failures[sent.length - 1]
      return failure ? failure() : globalThis.fetch(request)
    }
    return { sent, client: createClient({ baseUrl, token: team.token, retryWaitMs: 1, fetch }) }
  }
  const lost = () => Promise.reject(new TypeError('fetch failed'))
  const answer =
    (status: number, headers = {}) =>
    async () =>
      new Response('', { status, headers })

  test('of a POST sends the same key, and runs once', async () => {
    // The first response is lost.
    const { sent, client } = failing(
      async () => {
        await globalThis.fetch(sent[0]!.clone())
        return lost()
      },
      answer(503, { 'retry-after': '0' }),
    )
    const { data, response } = await client.POST('/folders', { body: { name: 'Once' } })
    expect(data.name).toBe('Once')
    expect(response.headers.get('idempotency-replayed')).toBe('true')
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(await api.prisma.folder.count({ where: { name: 'Once' } })).toBe(1)
  })

  test('sends files again', async () => {
    const { client } = failing(lost)
    const { data } = await client.POST('/files/upload', {
      body: { files: [new File(['x'], 'a.txt')] },
    })
    expect(data.files[0]!.size).toBe(1)
  })

  test('keeps a key of the caller', async () => {
    const { sent, client } = failing(answer(409, { 'retry-after': '0' }))
    const params = { header: { 'Idempotency-Key': 'mine' } }
    await client.POST('/folders', { params, body: { name: 'Mine' } })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['mine', 'mine'])
  })

  test('waits for the rate limit with any method, up to a maximum', async () => {
    const limit = answer(429, { 'retry-after': '0' })
    const path = { folder_id: team.id }
    const patch = failing(limit, limit)
    await expect(
      patch.client.PATCH('/folders/{folder_id}', { params: { path }, body: { name: 'x' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(patch.sent).toHaveLength(3)
    const all = failing(limit, limit, limit, limit)
    await expect(all.client.GET('/orders')).rejects.toMatchObject({ status: 429 })
  })

  test('is not made if a change could be applied twice', async () => {
    const { sent, client } = failing(lost)
    const path = { article_id: team.id }
    await expect(
      client.PATCH('/articles/{article_id}/approve-brief', { params: { path } }),
    ).rejects.toThrow('fetch failed')
    expect(sent).toHaveLength(1)
  })
})

describe('paginate', () => {
  test('iterates over all pages, and fetches each only when it is needed', async () => {
    const names: string[] = []
    const query = { limit: 7, sort_by: 'name', order_by: 'asc' } as const
    for await (const { name } of paginate(client, '/tags', { params: { query } })) names.push(name)
    const { data } = await client.GET('/tags', {
      params: { query: { 'filters[fetch_all]': true } },
    })
    expect(names).toHaveLength(data.total_records)
    expect(new Set(names)).toEqual(new Set(data.records.map(({ name }) => name)))
    for await (const order of paginate(client, '/orders')) expectTypeOf(order.total).toBeNumber()
  })

  test('accepts lists without pages', async () => {
    const { data: profile } = await client.POST('/profiles', { body: { name: 'Bare' } })
    const path = { profile_id: profile.id }
    const items = paginate(client, '/profiles/{profile_id}/order-items', { params: { path } })
    for await (const { id } of items) throw new Error(`There is ${id}`)
    const folders = []
    for await (const { name } of paginate(client, '/folders')) folders.push(name)
    expect(folders).toContain('Once')
  })
})

describe('verifyWebhook', () => {
  const secret = generateSecret()
  const event = {
    type: 'webhook.test',
    timestamp: '2026-03-01T09:00:00.000Z',
    data: { message: 'This is a test.', endpoint_id: team.id },
  }
  const body = JSON.stringify(event)

  test('returns the event, typed by its topic', () => {
    const headers = signedHeaders({ id: 'e1', body }, [secret])
    for (const given of [headers, new Headers(headers)]) {
      const verified: WebhookEvent = verifyWebhook(secret, given, Buffer.from(body))
      expect(verified).toEqual(event)
      if (verified.type === 'article.status_changed')
        expectTypeOf(verified.data.status.prefix).toBeString()
      if (verified.type === 'webhook.test') expectTypeOf(verified.data.message).toBeString()
    }
  })

  test('refuses another secret, an altered body, an old timestamp, and a missing signature', () => {
    const headers = signedHeaders({ id: 'e1', body }, [secret])
    expect(() => verifyWebhook(generateSecret(), headers, body)).toThrow(/signature/)
    expect(() => verifyWebhook(secret, headers, body.replace('test', 'tset'))).toThrow(/signature/)
    const old = signedHeaders({ id: 'e1', body }, [secret], new Date(Date.now() - 600_000))
    expect(() => verifyWebhook(secret, old, body)).toThrow(/old/)
    expect(() => verifyWebhook(secret, {}, body)).toThrow(/headers/)
  })
})
