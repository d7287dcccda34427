import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi({ env: { METRICS_TOKEN: 'the token of the metrics' } })

test('reports that it is live and ready', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('returns metrics to localhost, and to other addresses only with the token', async () => {
  await api.app.inject('/healthz')
  const local = await api.app.inject('/metrics')
  expect(local.body).toContain(
    'masthead_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
  )
  expect(local.body).toContain('masthead_database_connections{state="idle"}')
  const remoteAddress = '203.0.113.9'
  expect((await api.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404)
  const forwarded = { 'x-forwarded-for': remoteAddress }
  expect((await api.app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404)
  const headers = { authorization: 'Bearer the token of the metrics' }
  expect((await api.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(200)
})

test('serves the OpenAPI document and its page without a token', async () => {
  const { info, openapi } = (await api.app.inject('/openapi.json')).json()
  expect([info.version, openapi]).toEqual(['2.6.2', '3.1.0'])
  const page = await api.app.inject('/docs')
  expect(page.headers['content-type']).toMatch('text/html')
})

test('returns 503 while the database is unreachable, and 200 afterwards', async () => {
  const { token } = await api.team()
  const url = '/tags?limit=7'
  const connect = api.db.pool.connect
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  api.db.pool.connect = ((done?: (error: Error) => void) =>
    done ? done(away) : Promise.reject(away)) as never
  const lost = await api.get(token, url)
  api.db.pool.connect = connect
  expect(lost.status).toBe(503)
  expect(lost.body.code).toBe('unavailable')
  expect(lost.headers['retry-after']).toBe('2')
  expect((await api.get(token, url)).status).toBe(200)
})
