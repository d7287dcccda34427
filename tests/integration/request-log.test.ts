import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { hashToken } from '../../src/access/token-form.js'
import {
  keptDays,
  maxBatchOfTeam,
  maxKeptOfTeam,
  purgeExpiredRequests,
  RequestLog,
} from '../../src/http/request-log.js'
import type { Job } from '../../src/jobs/queue.js'
import { dayMs } from '../../src/values/units.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'

const api = await testApi()

/** Requests of a team by REST, once there are `count` of them. */
async function requestsOf(token: string, count: number, query = '') {
  for (let attempt = 0; attempt < 80; attempt++) {
    const { body } = await api.get(token, `/requests?limit=100${query}`)
    if (body.total_records >= count) return body.records
    await sleep(100)
  }
  throw new Error(`There are no ${count} requests`)
}

describe('the request log', () => {
  test('shows requests without a lineage, from before the column existed, to the token that sent them', async () => {
    const team = await api.team()
    const [first, other] = [
      await api.token(team, 'custom', ['orders.lists']),
      await api.token(team, 'custom', ['orders.lists']),
    ]
    const idOf = async (token: string) =>
      (await api.prisma.apiToken.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })).id
    const firstId = await idOf(first)
    const input = { apiTokenId: firstId }
    const { token } = await api.mutate(team.token, 'rotateApiToken', input, 'token')
    const requestOf = (tokenId: string, path: string) => ({
      ...{ teamId: team.id, tokenId, lineageId: null, method: 'GET', path },
      ...{ status: 200, duration: 1, requestId: 'before', createdAt: new Date() },
    })
    await api.prisma.apiRequest.createMany({
      data: [
        requestOf(firstId, '/first'),
        requestOf(await idOf(token), '/second'),
        requestOf(await idOf(other), '/other'),
      ],
    })
    const pathsOf = async (of: string) =>
      (await requestsOf(of, 1))
        .filter((one: { request_id: string }) => one.request_id === 'before')
        .map(({ path }: { path: string }) => path)
        .sort()
    expect(await pathsOf(token)).toEqual(['/first', '/second'])
    expect(await pathsOf(other)).toEqual(['/other'])
    const before = await api.prisma.apiRequest.findFirstOrThrow({
      where: { teamId: team.id, path: '/other' },
    })
    const node = `{ node(id: "${before.id}") { id } }`
    expect((await api.graph(other, node)).node).toEqual({ id: before.id })
    expect((await api.graphError(token, node)).extensions.code).toBe('not_found')
  })

  test('shows the requests of the team within seconds, without queries and bodies', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const headers = { 'x-request-id': 'trace-1' }
    await api.get(team.token, '/orders?filters[search]=secret-word&limit=1', headers)
    await api.get(team.token, '/orders?limit=1000')
    await api.post(team.token, '/folders', { name: 'secret-name' })
    await api.get(other.token, '/profiles/nonsense')
    await api.graphError(team.token, '{ order(id: "nonsense") { id } }')
    const records = await requestsOf(team.token, 4)
    const { id: tokenId } = await api.prisma.apiToken.findFirstOrThrow({
      where: { teamId: team.id },
    })
    const of = (path: string, status: number) =>
      records.find(
        (one: { path: string; status: number }) => one.path === path && one.status === status,
      )
    expect(of('/orders', 200)).toEqual({
      id: expect.any(String),
      time: expect.stringMatching(/Z$/),
      method: 'GET',
      path: '/orders',
      status: 200,
      error_code: null,
      duration: expect.any(Number),
      request_id: 'trace-1',
      token_id: tokenId,
    })
    expect(of('/orders', 400)).toMatchObject({ error_code: 'validation_failed' })
    expect(of('/folders', 200)).toMatchObject({ method: 'POST', error_code: null })
    expect(of('/graphql', 200)).toMatchObject({ error_code: 'validation_failed' })
    expect(JSON.stringify(records)).not.toMatch(/secret|nonsense/)
  })

  test('is filtered by method, status, path, error, token and time', async () => {
    const team = await api.team()
    await api.get(team.token, '/orders')
    await api.get(team.token, '/orders/00000000-0000-7000-8000-000000000000')
    await api.post(team.token, '/folders', {})
    await requestsOf(team.token, 3)
    const paths = async (query: string) =>
      (await requestsOf(team.token, 0, query))
        .map(({ path }: { path: string }) => path)
        .filter((path: string) => path !== '/requests')
    expect(await paths('&filters[method]=POST')).toEqual(['/folders'])
    expect(await paths('&filters[min_status]=400')).toHaveLength(2)
    expect(await paths('&filters[status]=404')).toEqual([
      '/orders/00000000-0000-7000-8000-000000000000',
    ])
    expect(await paths('&filters[path]=/orders')).toHaveLength(2)
    expect(await paths('&filters[error_code]=not_found')).toHaveLength(1)
    expect(await paths(`&filters[token_id]=${uuidV7()}`)).toEqual([])
    expect(await paths('&filters[to]=2020-01-01')).toEqual([])
    const { apiRequests } = await api.graph(
      team.token,
      '{ apiRequests(where: { path: { startsWith: "/orders" }, status: { gte: 400 } }) { nodes { method path errorCode duration } } }',
    )
    expect(apiRequests.nodes).toMatchObject([{ method: 'GET', errorCode: 'not_found' }])
  })

  test('shows a token its own requests for any scopes, and operators those of all teams', async () => {
    const team = await api.team()
    const tokens = [
      await api.token(team, 'custom', ['orders.lists']),
      await api.token(team, 'custom', ['teams.read']),
    ]
    await api.get(team.token, '/orders')
    for (const token of tokens) await api.get(token, '/profiles')
    const query = '{ apiRequests(first: 100, show: ALL) { nodes { id path } } }'
    for (const token of tokens) {
      const records = await requestsOf(token, 1, '&all_tokens=true')
      expect(records.map(({ path }: { path: string }) => path)).not.toContain('/orders')
      expect(new Set(records.map((one: { token_id: string }) => one.token_id)).size).toBe(1)
      expect(JSON.stringify(await api.graph(token, query))).not.toContain('"/orders"')
    }
    const own = await requestsOf(team.token, 1)
    expect(own.map(({ path }: { path: string }) => path)).not.toContain('/profiles')
    const all = await requestsOf(team.token, 5, '&all_tokens=true')
    const paths = all.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/orders', '/profiles']))
    const [{ id }] = own
    const node = `{ node(id: "${id}") { id } }`
    expect((await api.graph(team.token, node)).node).toEqual({ id })
    expect((await api.graphError(tokens[1]!, node)).extensions.code).toBe('not_found')
    const { apiRequests } = await api.graph(
      api.operator,
      'query ($where: ApiRequestWhere) { apiRequests(where: $where) { totalCount } }',
      { where: { teamId: { eq: team.id }, path: { eq: '/profiles' } } },
    )
    expect(apiRequests.totalCount).toBe(2)
  })

  test('shows a rotated token the requests of its predecessors', async () => {
    const team = await api.team()
    const first = await api.token(team, 'custom', ['orders.lists'])
    const other = await api.token(team, 'custom', ['orders.lists'])
    await api.get(first, '/orders')
    await api.get(other, '/profiles')
    const tokenHash = hashToken(first)
    const { id: firstId } = await api.prisma.apiToken.findUniqueOrThrow({ where: { tokenHash } })
    const rotate = (apiTokenId: string) =>
      api.mutate(team.token, 'rotateApiToken', { apiTokenId }, 'token apiToken { id }')
    const second = await rotate(firstId)
    const third = await rotate(second.apiToken.id)
    await api.get(third.token, '/campaigns')
    const records = await requestsOf(third.token, 3)
    const paths = records.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/orders', '/campaigns']))
    expect(paths).not.toContain('/profiles')
    const [{ id }] = records.filter(({ path }: { path: string }) => path === '/orders')
    expect((await api.graph(third.token, `{ node(id: "${id}") { id } }`)).node).toEqual({ id })
  })

  test('shows errors without a route, of another version, and of MCP', async () => {
    const team = await api.team()
    await api.get(team.token, '/orders', { 'api-version': '1' })
    await api.get(team.token, '/ordres')
    await api.put(team.token, '/orders', {})
    await mcpClient(api).call(team.token, 'get_order', { order_id: uuidV7() })
    const records = await requestsOf(team.token, 4)
    const seen = records.map((one: Record<string, unknown>) => [
      ...[one.method, one.path, one.status, one.error_code],
    ])
    expect(seen).toEqual(
      expect.arrayContaining([
        ['GET', '/orders', 400, 'validation_failed'],
        ['GET', '/ordres', 404, 'route_not_found'],
        ['PUT', '/orders', 405, 'method_not_allowed'],
        ['POST', '/mcp', 200, 'not_found'],
      ]),
    )
  })

  test('loses requests instead of delaying them, and counts these', async () => {
    const registry = new Registry()
    const [team, other] = [await api.team(), await api.team()]
    const warnings: unknown[] = []
    let fail = false
    const pool = {
      query: (statement: object) =>
        fail ? Promise.reject(new Error('away')) : api.db.pool.query(statement as never),
    }
    const log = new RequestLog(
      { pool } as never,
      { warn: (...line: unknown[]) => warnings.push(line) } as never,
      registry,
    )
    const request = {
      id: 'r-1',
      url: `/orders/${'x'.repeat(600)}?a=b`,
      method: 'GET',
      errorCode: null,
      session: { kind: 'team', teamId: team.id, tokenId: uuidV7(), lineageId: uuidV7() },
    } as never
    for (let count = 0; count < 1_500; count++) log.note(request, 200, 3)
    const session = { kind: 'team', teamId: other.id, tokenId: uuidV7() }
    const ofOther = { ...(request as object), session } as never
    // Milliseconds of a subscription of four weeks.
    log.note(ofOther, 200, 28 * dayMs)
    log.note(ofOther, 429, 1)
    log.note({ session: { kind: 'operator' } } as never, 200, 3)
    await log.flush()
    const total = async (outcome: string) =>
      (await registry.getSingleMetric('masthead_request_log_total')!.get()).values.find(
        ({ labels }) => labels.outcome === outcome,
      )!.value
    expect([await total('written'), await total('lost')]).toEqual([
      maxBatchOfTeam + 1,
      1_500 - maxBatchOfTeam,
    ])
    const ofOthers = await api.prisma.apiRequest.findMany({ where: { teamId: other.id } })
    expect(ofOthers).toMatchObject([{ status: 200, duration: 2 ** 31 - 1 }])
    const kept = await api.prisma.apiRequest.findFirstOrThrow({ where: { teamId: team.id } })
    expect(kept.path).toHaveLength(500)
    fail = true
    log.note(request, 200, 3)
    await log.flush()
    expect([await total('lost'), warnings.length]).toEqual([1_501 - maxBatchOfTeam, 1])
  })

  test('of a team is not displaced by the floods of others', async () => {
    const log = new RequestLog({ pool: api.db.pool }, api.app.log, new Registry())
    const flooding = await Promise.all(Array.from({ length: 11 }, () => api.team()))
    const quiet = await Promise.all([api.team(), api.team()])
    const noteFor = ({ id: teamId }: { id: string }, count: number) => {
      const session = { kind: 'team', teamId, tokenId: uuidV7(), lineageId: uuidV7() }
      const request = { id: 'r', url: '/orders', method: 'GET', errorCode: null, session }
      for (let index = 0; index < count; index++) log.note(request as never, 200, 1)
    }
    for (const team of flooding) noteFor(team, 1_000)
    for (const team of quiet) noteFor(team, 20)
    // A flood of the others that continues does not end the share of a team either.
    for (const team of flooding) noteFor(team, 1_000)
    noteFor(quiet[0]!, 20)
    await log.flush()
    const countOf = ({ id: teamId }: { id: string }) =>
      api.prisma.apiRequest.count({ where: { teamId } })
    expect(await Promise.all(quiet.map(countOf))).toEqual([40, 20])
    const ofFlooding = await Promise.all(flooding.map(countOf))
    expect(Math.max(...ofFlooding)).toBe(maxBatchOfTeam)
    expect(Math.min(...ofFlooding)).toBeGreaterThan(100)
  })

  test('keeps 7 days, and a bounded number of each team', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const row = (teamId: string, createdAt: Date) => ({
      teamId,
      tokenId: uuidV7(),
      method: 'GET',
      path: '/orders',
      status: 200,
      duration: 1,
      requestId: 'r',
      createdAt,
    })
    const old = new Date(Date.now() - keptDays * dayMs - 1_000)
    await api.prisma.apiRequest.createMany({
      data: [row(other.id, old), row(other.id, new Date())],
    })
    await api.prisma.$executeRaw`
      INSERT INTO api_request (id, team_id, token_id, method, path, status, duration, request_id, created_at)
      SELECT gen_random_uuid(), ${team.id}::uuid, gen_random_uuid(), 'GET', '/orders', 200, 1, 'r', now() - n * interval '1 second'
      FROM generate_series(1, ${maxKeptOfTeam + 10}) AS n`
    await (purgeExpiredRequests as Job).run(undefined, api.app.services)
    const count = (teamId: string) => api.prisma.apiRequest.count({ where: { teamId } })
    expect([await count(team.id), await count(other.id)]).toEqual([maxKeptOfTeam, 1])
  })
})
