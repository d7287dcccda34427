import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import {
  keptDays,
  maxKeptOfTeam,
  purgeExpiredRequests,
  RequestLog,
} from '../../src/http/request-log.js'
import type { Job } from '../../src/jobs/queue.js'
import { dayMs } from '../../src/values/units.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { testApi } from '../support/api.js'

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

  test('needs a scope, and shows operators all teams', async () => {
    const team = await api.team()
    const token = await api.token(team, 'custom', ['orders.lists'])
    expect((await api.get(token, '/requests')).body.code).toBe('missing_scope')
    const teamId = { eq: team.id }
    await requestsOf(team.token, 1)
    const { apiRequests } = await api.graph(
      api.operator,
      'query ($where: ApiRequestWhere) { apiRequests(where: $where) { totalCount } }',
      { where: { teamId, path: { eq: '/requests' }, status: { eq: 403 } } },
    )
    expect(apiRequests.totalCount).toBe(1)
  })

  test('loses requests instead of delaying them, and counts these', async () => {
    const registry = new Registry()
    const team = await api.team()
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
      session: { kind: 'team', teamId: team.id, tokenId: uuidV7() },
    } as never
    for (let count = 0; count < 1_500; count++) log.note(request, 200, 3)
    log.note({ session: { kind: 'operator' } } as never, 200, 3)
    await log.flush()
    const total = async (outcome: string) =>
      (await registry.getSingleMetric('masthead_request_log_total')!.get()).values.find(
        ({ labels }) => labels.outcome === outcome,
      )!.value
    expect([await total('written'), await total('lost')]).toEqual([1_000, 500])
    const kept = await api.prisma.apiRequest.findFirstOrThrow({ where: { teamId: team.id } })
    expect(kept.path).toHaveLength(500)
    fail = true
    log.note(request, 200, 3)
    await log.flush()
    expect([await total('lost'), warnings.length]).toEqual([501, 1])
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
