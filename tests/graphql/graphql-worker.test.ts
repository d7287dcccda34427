import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Session } from '../../src/access/session.js'
import { testApi } from '../support/api.js'
import { subscribe } from '../support/clients/subscription.js'
import { ownDirectory } from '../support/files/upload.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const lines: { msg: string; graph?: { pid: number }; reqId?: string; err?: { message: string } }[] =
  []
const { log } = Fastify({
  logger: { level: 'info', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
})

const manifest = join(ownDirectory(), 'operations.json')
writeFileSync(manifest, JSON.stringify({ profiles: '{ profiles(first: 1) { nodes { name } } }' }))
const env = { RATE_LIMIT_PER_MINUTE: '500', MASTHEAD_PERSISTED_OPERATIONS: manifest }

const api = await testApi({ graphqlWorker: true, loggerInstance: log, env })
const inline = await testApi({ env })

await api.app.listen({ port: 0 })
// Closes streams that a test has left open.
afterAll(() => api.app.server.closeAllConnections())

const figure = async (name: string): Promise<number> => {
  const { payload } = await api.app.inject('/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(payload)?.[1])
}

const ask = async (to: typeof api, token: string, query: string, variables: object = {}) => {
  const { status, headers, body } = await to.post(token, '/graphql', { query, variables })
  const { ratelimit, 'content-type': type, 'retry-after': later, ...rest } = headers
  // The two responses may be sent in different seconds.
  const left = ratelimit?.replace(/;t=\d+/, '')
  return { status, body, ratelimit: left, type, later, policy: rest['ratelimit-policy'] }
}

describe('the GraphQL worker responds as inline execution does', () => {
  const queries: [string, string, object?][] = [
    ['a query', '{ outlets(first: 1) { totalCount nodes { name } } }'],
    ['one with variables', 'query ($n: Int!) { outlets(first: $n) { totalCount } }', { n: 2 }],
    ['one whose variable is wrong', 'query ($n: Int!) { outlets(first: $n) { totalCount } }'],
    ['no GraphQL', '{ outlets( }'],
    ['an unknown field', '{ outlets { nmae } }'],
    ['one that fails in a field', '{ listing(id: "x") { name } }'],
    ['a page too long', '{ outlets(first: 1000) { totalCount } }'],
    [
      'too expensive a query',
      '{ articles(first: 100) { nodes { comments(first: 100) { nodes { replies(first: 100) { nodes { id } } } } } } }',
    ],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['a mutation that is invalid', 'mutation { createProfile(input: { name: 3 }) { id } }'],
    ['two operations without a name', 'query A { __typename } query B { __typename }'],
  ]
  test.each(queries)('%s', async (_what, query, variables = {}) => {
    const [here, there] = [await inline.team(), await api.team()]
    const expected = await ask(inline, here.token, query, variables)
    expect(await ask(api, there.token, query, variables)).toEqual(expected)
    expect(await figure('masthead_graphql_worker_running')).toBe(1)
  })

  test('a read-only caller, for a secret', async () => {
    const readers = await Promise.all(
      [inline, api].map(async (to) => to.token(await to.team(), 'read_only')),
    )
    const secret = '{ outletLists { nodes { shareToken } } }'
    const expected = await ask(inline, readers[0]!, secret)
    expect([expected.status, expected.body.errors[0].extensions.code]).toEqual([
      403,
      'read_only_token',
    ])
    expect(await ask(api, readers[1]!, secret)).toEqual(expected)
  })

  test.each([
    ['a relation', 'profiles.lists', '{ profiles { nodes { name team { billingEmail } } } }'],
    ['a filter', 'profiles.lists', '{ profiles(where: { orders: { some: {} } }) { totalCount } }'],
    [
      'a key of groups',
      'articles.lists',
      '{ articlesAggregate(groupBy: [{ key: CAMPAIGN }]) { keys { campaign } } }',
    ],
  ])('%s that the scope of the token cannot read', async (_what, scope, query) => {
    const [expected, found] = await Promise.all(
      [inline, api].map(async (to) => {
        const team = await to.team()
        await makeProfile(to, team)
        return ask(to, await to.token(team, 'custom', [scope]), query)
      }),
    )
    expect(found).toEqual(expected)
    expect(found!.body.errors).toMatchObject([{ extensions: { code: 'missing_scope' } }])
  })

  test('a caller without a token', async () => {
    const injected = {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ outlets { id } }' },
    } as const
    const [expected, found] = [await inline.app.inject(injected), await api.app.inject(injected)]
    expect(found.statusCode).toBe(expected.statusCode)
    expect(found.json()).toEqual(expected.json())
  })

  test('the page for a browser', async () => {
    const page = await api.app.inject({ url: '/graphql', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.payload).toContain('GraphiQL')
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
    const zipped = await api.app.inject({ url: '/graphql', headers })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(page.payload)
    const { etag } = zipped.headers
    const again = await api.app.inject({
      url: '/graphql',
      headers: { ...headers, 'if-none-match': etag },
    })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
})

const answeredBy = (who: 'server' | 'process') =>
  figure(`masthead_graphql_queries_total\\{by="${who}"\\}`)

/** Repeats a query until the server executes it inline. */
async function learn(token: string, query: string, variables?: object): Promise<void> {
  await learnBy(() => ask(api, token, query, variables))
}

async function learnBy(send: () => Promise<unknown>): Promise<void> {
  const isAnsweredByServer = async () => {
    const before = await answeredBy('server')
    await send()
    return (await answeredBy('server')) > before
  }
  await expect.poll(isAnsweredByServer).toBe(true)
}

test('the server executes a repeated cheap query inline, with the access of each caller', async () => {
  const query = 'query Cheap($n: Int!) { profiles(first: $n) { totalCount nodes { name } } }'
  const [here, there] = [await inline.team(), await api.team()]
  for (const [to, team] of [
    [inline, here],
    [api, there],
  ] as const)
    await makeProfile(to, team, 'Ada')
  await learn((await api.team()).token, query, { n: 5 })
  const before = await answeredBy('server')
  for (const variables of [{ n: 3 }, { n: 'x' }, {}, { n: 1000 }])
    expect(await ask(api, there.token, query, variables)).toEqual(
      await ask(inline, here.token, query, variables),
    )
  // Two of the others have invalid variables, and one exceeds the cost limit of inline execution.
  expect(await answeredBy('server')).toBe(before + 1)
  const foreign = await api.token(there, 'custom', ['articles.lists'])
  const { body } = await ask(api, foreign, query, { n: 3 })
  expect(body.errors).toMatchObject([{ extensions: { code: 'missing_scope' } }])
})

test.each([
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/json;q=0.9, application/graphql-response+json',
  'application/json; charset=utf-8',
  'application/graphql-response+json, application/json, text/event-stream, multipart/mixed',
  'text/html;q=0.1, */*',
  'text/plain',
])('a response of inline execution has the accepted media type: %s', async (accept) => {
  const query = '{ profiles(first: 1) { totalCount } __typename }'
  const team = await api.team()
  await learn(team.token, query)
  const post = async (to: typeof api, bearer: string) => {
    const { statusCode, headers, payload } = await to.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${bearer}`, ...(accept && { accept }) },
      payload: { query, extensions: { clientLibrary: { name: 'x', version: '1' } } },
    })
    return { statusCode, type: headers['content-type'], payload }
  }
  const without = (text: string) => text.replace(/"remaining":\d+/, '')
  for (const bearer of [team.token, await api.token(team, 'custom', ['articles.lists'])]) {
    const found = await post(api, bearer)
    const other = await inline.team()
    const same =
      bearer === team.token ? other.token : await inline.token(other, 'custom', ['articles.lists'])
    const expected = await post(inline, same)
    expect({ ...found, payload: without(found.payload) }).toEqual({
      ...expected,
      payload: without(expected.payload),
    })
  }
})

test('a query equal to a registered document ID is parsed as a query', async () => {
  const { token } = await api.team()
  await learnBy(() => api.post(token, '/graphql', { documentId: 'profiles' }))
  const { body } = await api.post(token, '/graphql', { query: 'profiles' })
  expect(body.errors).toMatchObject([{ extensions: { code: 'malformed_request' } }])
})

test('a query with expensive values runs in the worker, and is charged once', async () => {
  const query =
    'query Wide($n: Int!) { articles(first: $n) { nodes { id comments { nodes { id replies { nodes { id } } } } } } }'
  const [here, there] = [await inline.team(), await api.team()]
  await learn((await api.team()).token, query, { n: 1 })
  const before = await answeredBy('process')
  const expected = await ask(inline, here.token, query, { n: 100 })
  expect(await ask(api, there.token, query, { n: 100 })).toEqual(expected)
  expect(expected.body.extensions.cost.requested).toBeGreaterThan(2)
  expect(await answeredBy('process')).toBe(before + 1)
})

test('a query with long variables runs in the worker', async () => {
  const query = 'query Long($where: ProfileWhere) { profiles(where: $where) { totalCount } }'
  const { token } = await api.team()
  const names = (count: number) => ({
    where: { OR: Array.from({ length: count }, (_, at) => ({ name: { contains: `name ${at}` } })) },
  })
  await learn(token, query, names(1))
  const before = await answeredBy('process')
  expect((await ask(api, token, query, names(50))).body.data.profiles.totalCount).toBe(0)
  expect(await answeredBy('process')).toBe(before + 1)
})

test('a mutation runs once, and the next query reads it', async () => {
  const team = await api.team()
  const create = 'mutation ($name: String!) { createProfile(input: { name: $name }) { name } }'
  expect(await api.graph(team.token, create, { name: 'Ada' })).toEqual({
    createProfile: { name: 'Ada' },
  })
  const found = await api.graph(team.token, '{ profiles { totalCount nodes { name } } }')
  expect(found).toEqual({ profiles: { totalCount: 1, nodes: [{ name: 'Ada' }] } })
})

test('a query whose text contains a cached mutation runs in the worker', async () => {
  const { token } = await api.team()
  const query =
    'mutation Make { createProfile(input: { name: "Both" }) { id } } query Ask { profiles { totalCount } }'
  const named = (operationName: string) => api.post(token, '/graphql', { query, operationName })
  for (let made = 0; made < 2; made++) expect((await named('Make')).body.errors).toBeUndefined()
  const before = await answeredBy('process')
  expect((await named('Ask')).body.data).toEqual({ profiles: { totalCount: 2 } })
  expect(await answeredBy('process')).toBe(before + 1)
})

test('a subscription receives the events of its team', async () => {
  const team = await api.team()
  const profile = await makeProfile(api, team)
  const campaign = await makeCampaign(api, profile)
  const product = await makeProduct(api)
  const { articles } = await makeOrder(api, profile, product, { campaignId: campaign.id })
  const { id } = articles[0]!
  const feed = await subscribe(
    api.app,
    team.token,
    'subscription ($id: UUID) { articleStatusChanged(articleId: $id) { status { prefix } } }',
    { id },
  )
  expect(feed.headers.get('content-type')).toContain('text/event-stream')
  await api.patch(team.token, `/articles/${id}/approve-brief`)
  await expect
    .poll(() => feed.events)
    .toEqual([{ articleStatusChanged: { status: { prefix: 'pending-draft' } } }])
  feed.close()
})

test('a deprecated field is counted once, wherever the query runs', async () => {
  const { id: teamId, token } = await api.team()
  const counted = async (count: number) =>
    vi.waitFor(async () => {
      const uses = await api.prisma.deprecatedUse.findMany({ where: { teamId } })
      expect(uses).toMatchObject([{ name: 'Campaign.goals', count }])
    }, 10_000)
  const query = '{ campaigns(first: 1) { nodes { goals } } }'
  const byProcess = 'masthead_graphql_queries_total{by="process"}'
  const before = await figure(byProcess)
  await ask(api, token, query)
  expect(await figure(byProcess)).toBe(before + 1)
  await counted(1)
  await ask(api, token, query)
  await counted(2)
})

test('the cost is charged to the limit of the token, and refused above it', async () => {
  const team = await api.team()
  const query =
    '{ articles(first: 100) { nodes { comments { nodes { id content } } statusChanges { nodes { id } } } } }'
  const first = await ask(api, team.token, query)
  const { requested, used, remaining } = first.body.extensions.cost
  expect(requested).toBeGreaterThan(10)
  expect(used).toBe(1)
  expect(remaining).toBe(500 - used)
  expect(first.ratelimit).toContain(`r=${remaining}`)
  const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
  const payer = { kind: 'team', tokenId: id, teamId: team.id } as Session
  await api.app.services.rateLimits.charge(payer, remaining - requested + 1)
  const refused = await ask(api, team.token, query)
  expect(refused.status).toBe(429)
  expect(refused.body.errors[0].extensions.code).toBe('rate_limited')
  expect(Number(refused.later)).toBeGreaterThan(0)
})

test('a total is counted again when the catalogue changes', async () => {
  const total = async () =>
    (await api.graph(api.operator, '{ listings(first: 1) { totalCount } }')).listings.totalCount
  const before = await total()
  await makeProduct(api)
  await expect.poll(total).toBe(before + 1)
})

test('an internal error is logged with the ID of its request', async () => {
  await api.prisma.$executeRaw`ALTER TABLE tag RENAME TO tag_away`
  const { body, headers } = await api.post(api.operator, '/graphql', {
    query: 'mutation { createTag(input: { name: "a", category: TOPIC }) { id } }',
  })
  await api.prisma.$executeRaw`ALTER TABLE tag_away RENAME TO tag`
  expect(body.errors[0].extensions.code).toBe('internal_error')
  const line = lines.find(({ reqId, err }) => err && reqId === headers['x-request-id'])
  expect(line?.err?.message).toContain('tag')
})

test('a query fails with the worker, and the next one restarts it', async () => {
  const team = await api.team()
  const { graph } = lines.findLast(({ msg }) => msg === 'The GraphQL worker is running')!
  process.kill(graph!.pid, 'SIGSTOP')
  const asking = api.post(team.token, '/graphql', { query: '{ __typename }' })
  expect((await api.get(team.token, '/outlets')).status).toBe(200)
  process.kill(graph!.pid, 'SIGKILL')
  const lost = await asking
  expect(lost.status).toBe(503)
  expect(lost.body.errors[0].extensions.code).toBe('unavailable')
  expect(lost.headers['retry-after']).toBe('2')
  expect(lines.map(({ msg }) => msg)).toContain('The GraphQL worker exited')
  // The worker starts again after a delay, because the query may have caused its exit.
  expect(await api.graph(team.token, '{ __typename }')).toEqual({ __typename: 'Query' })
  expect(await figure('masthead_graphql_worker_running')).toBe(1)
})
