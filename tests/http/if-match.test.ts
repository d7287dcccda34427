import { describe, expect, it } from 'vitest'
import { representationOf } from '../../rest/engine/conditional.js'
import { routes } from '../../rest/index.js'
import { tagged } from '../../src/http/entity-tag.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeOffer, makePublisher } from '../support/fixtures/publisher.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const body = { url: 'https://hooks.example.com/', topics: ['comment.*'] }

async function endpoint(given?: Awaited<ReturnType<typeof api.team>>) {
  const team = given ?? (await api.team())
  const { id } = (await api.post(team.token, '/webhook-endpoints', body)).body
  const path = `/webhook-endpoints/${id}`
  const etag = async () => (await api.get(team.token, path)).headers.etag!
  const patch = (change: object, ifMatch?: string, token = team.token) =>
    api.patch(token, path, change, ifMatch === undefined ? {} : { 'if-match': ifMatch })
  return { team, path, etag, patch }
}

const stale = {
  status: 412,
  code: 'precondition_failed',
  detail: expect.stringMatching(/Read it again/),
}

describe('If-Match', () => {
  it('accepts a change while the record is unchanged', async () => {
    const { etag, patch } = await endpoint()
    const first = await etag()
    expect((await patch({ description: 'a' }, first)).status).toBe(200)
    const second = await etag()
    expect(second).not.toBe(first)
    expect((await patch({ description: 'b' }, first)).body).toMatchObject(stale)
    expect((await patch({ description: 'b' }, `"other", ${second}`)).status).toBe(200)
    expect((await patch({ description: 'c' })).body.description).toBe('c')
  })

  it('compares strongly, and accepts * for any tag', async () => {
    const { etag, patch } = await endpoint()
    expect((await patch({ description: 'a' }, `W/${await etag()}`)).body).toMatchObject(stale)
    expect((await patch({ description: 'a' }, 'nonsense')).body).toMatchObject(stale)
    expect((await patch({ description: 'a' }, '')).body).toMatchObject(stale)
    expect((await patch({ description: 'a' }, '*')).body.description).toBe('a')
  })

  it('is checked after the request is validated, and after 404', async () => {
    const { patch, path } = await endpoint()
    expect((await patch({ topics: ['nothing'] }, '"x"')).status).toBe(400)
    const other = await api.team()
    expect((await api.patch(other.token, path, {}, { 'if-match': '*' })).status).toBe(404)
    const reader = await api.token(other, 'read_only')
    expect((await patch({}, '*', reader)).status).toBe(403)
  })

  it('needs no scope to read', async () => {
    const { team, etag, patch } = await endpoint()
    const writer = await api.token(team, 'custom', ['webhooks.update'])
    expect((await patch({ description: 'a' }, await etag(), writer)).status).toBe(200)
    expect((await patch({ description: 'b' }, '"x"', writer)).body).toMatchObject(stale)
  })

  it('accepts one of many changes with the same tag', async () => {
    const { etag, patch } = await endpoint()
    for (let round = 0; round < 3; round++) {
      const seen = await etag()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => patch({ description: `${round} ${n}` }, seen)),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412])
    }
  })

  it('is refused when another request changes the record in between', async () => {
    const { etag, patch } = await endpoint()
    for (let round = 0; round < 5; round++) {
      const seen = await etag()
      const [careful, careless] = await Promise.all([
        patch({ description: `careful ${round}` }, seen),
        patch({ topics: round % 2 ? ['comment.*'] : ['comment.created'] }),
      ])
      expect(careless.status).toBe(200)
      // In either order, the request with If-Match does not overwrite a change that it has not read.
      expect([200, 412]).toContain(careful.status)
    }
  })

  it('holds for a team', async () => {
    const team = await api.team()
    const path = `/teams/${team.id}`
    const { etag } = (await api.get(team.token, path)).headers
    const put = () => api.put(team.token, path, { name: 'Renamed' }, { 'if-match': etag! })
    expect((await put()).status).toBe(200)
    expect((await put()).status).toBe(412)
  })
})

describe('the response to a change', () => {
  const put = async (
    token: string,
    { method, path, body, read = path }: Change,
    headers: Record<string, string> = {},
  ) => {
    const answer = await api.send(method, token, path, body, headers)
    const current = await api.get(token, read)
    expect([answer.status, answer.headers.etag], path).toEqual([200, current.headers.etag])
    return answer.headers.etag!
  }

  it('has the new entity tag, which the next change can send', async () => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    const campaign = await makeCampaign(api, profile)
    const product = await makeProduct(api)
    const items = { campaignId: campaign.id, articleStatus: 'pending-draft' } as const
    const { articles } = await makeOrder(api, profile, product, items)
    const article = `/articles/${articles[0]!.id}`
    const { path: hook } = await endpoint(team)
    const publisher = await makePublisher(api)
    const offer = await makeOffer(api, publisher)
    const publishers = [`/publisher/outlets/${offer.outlet_id}`, `/publisher/products/${offer.id}`]
    const changes: Change[] = [
      { method: 'PUT', path: `/teams/${team.id}`, body: { name: 'Renamed' } },
      { method: 'PUT', path: `/campaigns/${campaign.id}`, body: { name: 'Renamed' } },
      { method: 'PUT', path: article, body: { name: 'Renamed' } },
      { method: 'PATCH', path: `${article}/approve-draft`, body: {}, read: article },
      { method: 'PATCH', path: hook, body: { description: 'Renamed' } },
      ...publishers.map((path) => ({
        ...{
          method: 'PATCH' as const,
          path,
          body: { description: 'Renamed' },
          token: publisher.token,
        },
      })),
      {
        ...{ method: 'PATCH', path: '/publisher/payout-account', token: publisher.token },
        body: { account_holder: 'Renamed' },
      },
    ]
    const chained: string[] = []
    for (const change of changes) {
      const { token = team.token } = change
      const first = await put(token, change)
      if (change.read) continue
      const again = { ...change, body: rename(change.body) }
      const second = await put(token, again, { 'if-match': first })
      expect(second).not.toBe(first)
      const { status } = await api.send(change.method, token, change.path, change.body, {
        'if-match': first,
      })
      expect(status).toBe(412)
      chained.push(change.path)
    }
    expect(chained).toHaveLength(7)
    const tested = changes.map(({ path }) => path.replace(/[0-9a-f-]{36}/, '{}'))
    const rows = routes.filter((row) => representationOf(row, routes))
    // The other transitions respond as approve-draft does.
    const moves = ['approve-brief', 'request-brief-changes', 'request-draft-changes']
    const expected = [...tested, ...moves.map((move) => `/articles/{}/${move}`)]
    expect(rows.map(({ path }) => path.replace(/\{\w+\}/, '{}')).sort()).toEqual(expected.sort())
  })
})

interface Change {
  method: 'PUT' | 'PATCH'
  path: string
  body: object
  /** Where the record is read, when not at the path. */
  read?: string
  /** Token of the caller, when not the team. */
  token?: string
}

const rename = (body: object) =>
  Object.fromEntries(Object.keys(body).map((name) => [name, 'Once more']))

describe('the representation of a row', () => {
  it('is read by the GET row of its path, or of the path without its action', () => {
    const row = (method: 'GET' | 'PATCH' | 'PUT', path: string) => ({ method, path }) as never
    const rows = [row('GET', '/a/{id}'), row('GET', '/a'), row('PATCH', '/a/{id}')]
    expect(representationOf(row('PATCH', '/a/{id}'), rows)).toBe(rows[0])
    expect(representationOf(row('PUT', '/a/{id}/approve'), rows)).toBe(rows[0])
    expect(representationOf(row('PUT', '/a/{id}/b/{other}'), rows)).toBeUndefined()
    expect(representationOf(row('GET', '/a/{id}'), rows)).toBeUndefined()
  })

  it('exists for every row that changes a record which can be read alone', () => {
    const without = routes
      .filter(({ method }) => method === 'PUT' || method === 'PATCH')
      .filter((row) => !representationOf(row, routes))
      .map(({ path }) => path)
    for (const path of without) {
      expect([
        '/folders/{folder_id}',
        '/articles/{article_id}/comments/{comment_reference}',
        '/profiles/{profile_id}',
      ]).toContain(path)
    }
  })
})

describe('an entity tag', () => {
  const key = `f_${'1'.repeat(22)}.png`

  it('excludes the signature of a URL', () => {
    const record = (expires: number, signature: string, file = key) =>
      tagged(
        JSON.stringify({
          file_url: `http://h/files/content/${file}?expires=${expires}&signature=${signature}`,
        }),
      ).etag
    expect(record(1, 'abc')).toBe(record(2, 'x-_9'))
    const presigned = (file: string, date: string) =>
      tagged(
        `{"file_url":"https://s3/b/${file}?X-Amz-Date=${date}&X-Amz-Signature=0a&x-id=GetObject","a":1}`,
      ).etag
    const other = key.replace('f_1', 'f_2')
    expect(presigned(key, '1')).toBe(presigned(key, '2'))
    expect(presigned(key, '1')).not.toBe(presigned(other, '1'))
    expect(record(1, 'abc')).not.toBe(record(1, 'abc', other))
  })

  it('includes the signatures of external URLs', () => {
    const linked = (signature: number) =>
      tagged(`{"live_url":"https://docs.example.com/a?expires=1&signature=${signature}"}`).etag
    expect(linked(1)).not.toBe(linked(2))
    const quoted = (suffix: string) => tagged(`{"content":"/${key}?signature=1 ${suffix}"}`).etag
    expect(quoted('yes')).not.toBe(quoted('no'))
  })

  // With quadratic time, 160 billion steps would exceed the time limit of the test.
  it('is computed for a string that consists of URLs', () => {
    for (const piece of ['?', '?X-Amz-', '/f_', `/${key}?`])
      expect(
        tagged(`{"content":"${piece.repeat(400_000 / piece.length)}ignature="}`).etag,
      ).toBeTruthy()
  })
})
