import { describe, expect, it } from 'vitest'
import { topics } from '../../src/domain/integration/event-topic.js'
import { decryptSecret } from '../../src/webhooks/secret.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const url = 'https://hooks.example.com/masthead'
const body = { url, topics: ['article.status_changed', 'comment.*'] }
const record = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  url,
  topics: ['article.status_changed', 'comment.*'],
  filters: { profile_ids: [], campaign_ids: [] },
  description: null,
  enabled: true,
  disabled_reason: null,
  created_at: expect.stringMatching(/Z$/),
  updated_at: expect.stringMatching(/Z$/),
}

const create = async (token: string, more: object = {}) => {
  const { status, body: created } = await api.post(token, '/webhook-endpoints', {
    ...body,
    ...more,
  })
  expect(status, JSON.stringify(created)).toBe(200)
  return created
}

describe('webhook endpoints', () => {
  it('are created with a secret that is returned only once', async () => {
    const { token } = await api.team()
    const created = await create(token)
    expect(created).toEqual({
      ...record,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    const read = await api.get(token, `/webhook-endpoints/${created.id}`)
    expect(read.body).toEqual(record)
    expect(read.text).not.toContain(created.secret)
    const list = await api.get(token, '/webhook-endpoints')
    expect(list.body).toMatchObject({ records: [record], total_records: 1 })
    expect(list.text).not.toContain('secret')
  })

  it('keep their secret encrypted, bound to the row', async () => {
    const { token } = await api.team()
    const created = await create(token)
    const { secret } = await api.prisma.webhookEndpoint.findUniqueOrThrow({
      where: { id: created.id },
    })
    const { secretKey } = api.app.services.env
    expect(Buffer.from(secret).toString('latin1')).not.toContain(created.secret.slice(6, 20))
    expect(decryptSecret(secretKey, created.id, secret)).toBe(created.secret)
    const other = (await create(token)).id
    expect(() => decryptSecret(secretKey, other, secret)).toThrow(/another SECRET_KEY/)
    expect(() => decryptSecret('x'.repeat(32), created.id, secret)).toThrow(/another SECRET_KEY/)
  })

  it('are updated partially, and deleted', async () => {
    const { token } = await api.team()
    const { id } = await create(token)
    const path = `/webhook-endpoints/${id}`
    const changed = await api.patch(token, path, { description: 'Orders', topics: [topics[1]] })
    expect(changed.body).toEqual({ ...record, description: 'Orders', topics: [topics[1]] })
    const disabled = await api.patch(token, path, { enabled: false, description: null })
    expect(disabled.body).toMatchObject({
      enabled: false,
      disabled_reason: null,
      description: null,
    })
    expect((await api.patch(token, path, { topics: null })).body.issues).toEqual([
      { path: ['topics'], code: expect.any(String), message: 'must be a list of topics' },
    ])
    expect((await api.delete(token, path)).body).toEqual({ success: true })
    for (const gone of [
      await api.get(token, path),
      await api.patch(token, path, {}),
      await api.delete(token, path),
      await api.post(token, `${path}/test`),
      await api.get(token, `${path}/deliveries`),
    ])
      expect(gone.status).toBe(404)
    expect((await api.get(token, '/webhook-endpoints')).body.records).toEqual([])
  })

  it('rotate their secret, with both signatures during the overlap', async () => {
    const { token } = await api.team()
    const { id, secret } = await create(token)
    const rotate = (overlap?: object) =>
      api.post(token, `/webhook-endpoints/${id}/rotate-secret`, overlap)
    const rotated = await rotate()
    expect(rotated.body).toEqual({ ...record, secret: expect.stringMatching(/^whsec_/) })
    expect(rotated.body.secret).not.toBe(secret)
    const row = await api.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })
    const day = 86_400_000
    expect(Math.abs(+row.previousSecretExpiresAt! - Date.now() - day)).toBeLessThan(60_000)
    await rotate({ overlap_seconds: 0 })
    expect(await api.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      previousSecret: null,
      previousSecretExpiresAt: null,
    })
    const { body: refused } = await rotate({ overlap_seconds: 604_801 })
    expect(refused.issues).toMatchObject([{ path: ['overlap_seconds'], message: /7 days/ }])
  })

  it.each([
    [{ url: 'http://hooks.example.com/' }, ['url'], /https/],
    [{ url: 'ftp://hooks.example.com/' }, ['url'], /https/],
    [{ url: 'hooks.example.com' }, ['url'], /https/],
    [{ url: 'https://' }, ['url'], /https/],
    [{ url: 'https://user:password@hooks.example.com/' }, ['url'], /password/],
    [{ url: 'https://user@hooks.example.com/' }, ['url'], /user name/],
    [{ url: 'https://hooks.example.com/#top' }, ['url'], /fragment/],
    [{ url: 'https://hooks.exa\nmple.com/' }, ['url'], /spaces/],
    [{ url: 'https:\\\\hooks.example.com' }, ['url'], /https/],
    [{ url: 'https://hooks.example.com:22/' }, ['url'], /443/],
    [{ url: `https://hooks.example.com/${'a'.repeat(2048)}` }, ['url'], /2,048/],
    [{ url: null }, ['url'], /null/],
    [{ topics: [] }, ['topics'], /at least one/],
    [{ topics: ['comment.created', 'order.lost'] }, ['topics', 1], /order\.lost.*comment\.\*/],
    [{ topics: ['order*'] }, ['topics', 0], /article\.status_changed/],
    [{ topics: 'comment.*' }, ['topics'], /list/],
    [{ description: 'a'.repeat(1001) }, ['description'], /1,000/],
    [{ secret: 'mine' }, [], /./],
  ])('refuse fault %#', async (issue, path, message) => {
    const { token } = await api.team()
    const { status, body: answer } = await api.post(token, '/webhook-endpoints', {
      ...body,
      ...issue,
    })
    // A secret is a field of the record, which a body may carry and which is ignored.
    if ('secret' in issue) return expect(status).toBe(200)
    expect(status).toBe(400)
    expect(answer.issues).toHaveLength(1)
    expect(answer.issues[0]).toMatchObject({
      path,
      code: expect.any(String),
      message: expect.stringMatching(message),
    })
  })

  it('accept every topic once, and are limited to 20 per team', async () => {
    const { token } = await api.team()
    const { topics: kept } = await create(token, { topics: [...topics, ...topics] })
    expect(kept).toEqual([...topics])
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => api.post(token, '/webhook-endpoints', body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.detail).toMatch(/at most 20/)
    expect((await api.get(token, '/webhook-endpoints')).body.total_records).toBe(20)
  })

  it('belong to one team, in REST and in GraphQL', async () => {
    const [mine, other] = [await api.team(), await api.team()]
    const { id } = await create(mine.token)
    const path = `/webhook-endpoints/${id}`
    for (const { status } of [
      await api.get(other.token, path),
      await api.patch(other.token, path, { enabled: false }),
      await api.delete(other.token, path),
      await api.post(other.token, `${path}/test`),
      await api.post(other.token, `${path}/rotate-secret`),
      await api.post(other.token, `${path}/replay`, { since: '2026-01-01' }),
      await api.get(other.token, `${path}/deliveries`),
    ])
      expect(status).toBe(404)
    const list = '{ webhookEndpoints { totalCount nodes { id secret } } }'
    expect((await api.graph(other.token, list)).webhookEndpoints.totalCount).toBe(0)
    expect((await api.graph(mine.token, list)).webhookEndpoints.nodes).toEqual([
      { id, secret: null },
    ])
    const refused = await api.graphError(
      other.token,
      `mutation { createWebhookEndpoint(input: {
        teamId: "${mine.id}", url: "${url}", topics: [COMMENT_ALL]
      }) { id } }`,
    )
    expect(refused.extensions.code).toBe('not_found')
  })

  it('are managed by operators in GraphQL', async () => {
    const { id: teamId } = await api.team()
    const { createWebhookEndpoint: made } = await api.graph(
      api.operator,
      `mutation { createWebhookEndpoint(input: {
        teamId: "${teamId}", url: "${url}", topics: [COMMENT_ALL]
      }) { id teamId secret } }`,
    )
    expect(made).toMatchObject({ teamId, secret: expect.stringMatching(/^whsec_/) })
    const missing = await api.graphError(
      api.operator,
      `mutation { createWebhookEndpoint(input: { url: "${url}", topics: [COMMENT_ALL] }) { id } }`,
    )
    expect(missing.extensions.issues).toMatchObject([{ path: ['input', 'teamId'] }])
  })
})

describe('tests and replays', () => {
  it('queue a test regardless of topics, and refuse a disabled endpoint', async () => {
    const { token } = await api.team()
    const { id } = await create(token)
    const {
      status,
      body: delivery,
      headers,
    } = await api.post(token, `/webhook-endpoints/${id}/test`)
    expect(status).toBe(200)
    expect(delivery).toEqual({
      id: expect.any(String),
      endpoint_id: id,
      event_id: expect.any(String),
      replay_of_id: null,
      event: {
        topic: 'webhook.test',
        sequence: null,
        request_id: headers['x-request-id'],
        data: { message: expect.any(String), endpoint_id: id },
        created_at: expect.any(String),
      },
      status: 'PENDING',
      attempt_count: 0,
      next_attempt_at: expect.any(String),
      completed_at: null,
      attempts: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await api.get(token, `/webhook-deliveries/${delivery.id}`)).body).toEqual(delivery)
    expect((await api.get(token, `/webhook-endpoints/${id}/deliveries`)).body.records).toEqual([
      delivery,
    ])

    await api.patch(token, `/webhook-endpoints/${id}`, { enabled: false })
    const ended = await api.get(token, `/webhook-deliveries/${delivery.id}`)
    expect(ended.body).toMatchObject({ status: 'FAILED', next_attempt_at: null })
    for (const refused of [
      await api.post(token, `/webhook-endpoints/${id}/test`),
      await api.post(token, `/webhook-deliveries/${delivery.id}/replay`),
      await api.post(token, `/webhook-endpoints/${id}/replay`, { since: '2026-01-01' }),
    ]) {
      expect(refused.body).toMatchObject({
        code: 'invalid_transition',
        detail: expect.stringMatching(/enable/),
      })
    }
    await api.patch(token, `/webhook-endpoints/${id}`, { enabled: true })
    const replay = await api.post(token, `/webhook-deliveries/${delivery.id}/replay`)
    expect(replay.body).toMatchObject({
      event_id: delivery.event_id,
      replay_of_id: delivery.id,
      status: 'PENDING',
    })
  })

  it('send a pending delivery at once, even if its endpoint waits to retry', async () => {
    const { token } = await api.team()
    const { id: endpointId } = await create(token)
    const { body } = await api.post(token, `/webhook-endpoints/${endpointId}/test`)
    const { id } = body
    const later = new Date(Date.now() + 3_600_000)
    const wait = async () => {
      await api.prisma.webhookDelivery.update({ where: { id }, data: { nextAttemptAt: later } })
      await api.prisma.webhookEndpoint.update({
        where: { id: endpointId },
        data: { holdUntil: later },
      })
    }
    const sentNow = async (delivery: { id: string; replay_of_id: null; status: string }) => {
      expect(delivery).toMatchObject({ id, status: 'PENDING' })
      const due = await api.prisma.webhookDelivery.findMany({ where: { endpointId } })
      expect(due).toMatchObject([{ id, status: 'PENDING', replayOfId: null }])
      expect(+due[0]!.nextAttemptAt!).toBeLessThanOrEqual(Date.now())
      const endpoint = await api.prisma.webhookEndpoint.findUnique({ where: { id: endpointId } })
      expect(endpoint!.holdUntil).toBeNull()
    }
    await wait()
    const replay = await api.post(token, `/webhook-deliveries/${id}/replay`)
    expect(replay.status).toBe(200)
    await sentNow(replay.body)
    await wait()
    const mutation = `mutation { replayWebhookDelivery(input: {webhookDeliveryId: "${id}"}) { id status } }`
    await sentNow((await api.graph(token, mutation)).replayWebhookDelivery)
  })

  it('list deliveries with filters and a bounded number of statements', async () => {
    const { token } = await api.team()
    const { id } = await create(token)
    const path = `/webhook-endpoints/${id}/deliveries`
    const send = () => api.post(token, `/webhook-endpoints/${id}/test`)
    await send()
    const one = await api.sqlOf(() => api.get(token, path))
    for (let i = 0; i < 5; i++) await send()
    expect((await api.sqlOf(() => api.get(token, path))).length).toBe(one.length)
    const total = async (query: string) => (await api.get(token, path + query)).body.total_records
    expect(await total('?filters[status]=PENDING')).toBe(6)
    expect(await total('?filters[status]=SUCCEEDED')).toBe(0)
    expect(await total('?filters[topic]=webhook.test')).toBe(6)
    expect((await api.get(token, `${path}?filters[state]=x`)).body.issues[0].message).toMatch(
      /filters\[status\]/,
    )
  })
})

describe('the URL of an endpoint', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.０.０.１/',
    'https://10.1.2.3:8443/',
    'https://169.254.169.254/latest',
    'https://168.63.129.16/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://app.localhost/',
    'https://8.8.8.8:22/',
    'https://user:word@hooks.example.com/',
  ])('is not %s, when it is made and when it is changed', async (address) => {
    const { token } = await api.team()
    const made = await api.post(token, '/webhook-endpoints', { ...body, url: address })
    expect([made.status, made.body.issues?.[0].path]).toEqual([400, ['url']])
    const { id } = await create(token)
    const changed = await api.patch(token, `/webhook-endpoints/${id}`, { url: address })
    expect([changed.status, changed.body.issues?.[0].path]).toEqual([400, ['url']])
    const query =
      'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }'
    const input = { url: address, topics: ['COMMENT_ALL'] }
    const { extensions } = await api.graphError(token, query, { input })
    expect(extensions).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['input', 'url'] }],
    })
  })

  it('may have a public address, or a host name that resolves to any', async () => {
    const { token } = await api.team()
    for (const address of [
      'https://8.8.8.8/',
      'https://[2606:4700::1111]/',
      'https://intranet.example/',
    ])
      expect((await create(token, { url: address })).url).toBe(address)
  })
})
