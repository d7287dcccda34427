import { randomBytes } from 'node:crypto'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { demoTokens } from '../../prisma/demo/seed.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { ownDirectory } from '../support/files/upload.js'
import { secretKey, spawnInstance } from '../support/processes/instance.js'
import { type CollectedSpan, openCollector } from '../support/services/trace-collector.js'
import { openReceiver } from '../support/services/webhook-receiver.js'

const api = await testApi({ demo: true })
const collector = await openCollector()
const receiver = await openReceiver()
const directory = ownDirectory()
const logFile = join(directory, 'server.log')
const server = spawnInstance(
  api.db.url,
  {
    DATA_DIR: directory,
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  },
  { log: openSync(logFile, 'w') },
)
const url = await server.listening
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await Promise.all([collector.close(), receiver.close()])
})

const { token } = demoTokens(secretKey).teams[0]!
const traceId = randomBytes(16).toString('hex')
const proxySpan = randomBytes(8).toString('hex')

async function ask(method: string, path: string, body?: object, traced = false) {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(traced && { traceparent: `00-${traceId}-${proxySpan}-01` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok, path).toBe(true)
  return response.json()
}

const inTrace = () => collector.spans.filter((span) => span.traceId === traceId)

async function until<T>(find: () => T | undefined): Promise<T> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const found = find()
    if (found) return found
  }
  throw new Error(`Not seen: ${JSON.stringify(inTrace().map(({ name }) => name))}`)
}

const text = (span: CollectedSpan, key: string) =>
  span.attributes.find((attribute) => attribute.key === key)?.value.stringValue

it('follows a request from the proxy through REST, operation and statement to the webhook', async () => {
  await ask('POST', '/webhook-endpoints', { url: receiver.url, topics: ['comment.*'] })
  const campaigns = await ask('GET', '/campaigns')
  const articles = await ask('GET', `/campaigns/${campaigns.records[0].id}/articles`)
  const path = `/articles/${articles.records[0].id}/comments`
  await ask('POST', path, { content: 'Where is it?', author: { name: 'Ada' } }, true)

  const delivery = await until(() =>
    inTrace().find(({ name }) => name === 'deliver comment.created'),
  )
  const received = await until(() => receiver.received[0])
  expect(received.headers.traceparent).toBe(`00-${traceId}-${delivery.spanId}-01`)

  const spans = await until(() =>
    inTrace().some(({ kind }) => kind === 2) ? inTrace() : undefined,
  )
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const chainOf = (span: CollectedSpan | undefined): string[] =>
    span ? [span.name, ...chainOf(byId.get(span.parentSpanId ?? ''))] : []
  const insert = spans.find(
    (span) => span.kind === 3 && /webhook_event/.test(text(span, 'db.query.text') ?? ''),
  )
  expect(chainOf(insert)).toEqual([
    expect.stringMatching(/^(WITH|INSERT)$/),
    expect.stringMatching(/^mutation /),
    'POST /articles/:article_id/comments',
  ])
  expect(chainOf(delivery)).toEqual([
    'deliver comment.created',
    expect.stringMatching(/^mutation /),
    'POST /articles/:article_id/comments',
  ])
  const request = spans.find(({ kind }) => kind === 2)!
  expect(request.parentSpanId).toBe(proxySpan)
})

it('writes its ID into the log, and no values into the trace', async () => {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  const about = lines.filter((line) => line.includes(traceId))
  expect(about.length).toBeGreaterThan(0)
  expect(JSON.stringify(collector.spans)).not.toContain('Where is it?')
  expect(JSON.stringify(collector.spans)).not.toContain(token)
})

it('follows a GraphQL query into the worker process', async () => {
  await ask(
    'POST',
    '/graphql',
    { query: 'query Mine { orders(first: 3) { totalCount nodes { id } } }' },
    true,
  )
  const operation = await until(() => inTrace().find(({ name }) => name === 'query Mine'))
  const statement = await until(() =>
    inTrace().find(({ kind, parentSpanId }) => kind === 3 && parentSpanId === operation.spanId),
  )
  expect(statement.name).toBe('SELECT')
})

it('loads no OpenTelemetry package without an exporter', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const importing = (what: RegExp) =>
    files.filter(
      (file) => /\.[jt]s$/.test(file) && what.test(readFileSync(join(root, 'src', file), 'utf8')),
    )
  expect(importing(/from '@opentelemetry\//)).toEqual(['tracing/otel.ts'])
  expect(importing(/from '\.[./]*(tracing\/)?otel\.js'/)).toEqual([])
})
