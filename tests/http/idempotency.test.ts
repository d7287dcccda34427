import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isKept, purgeExpiredResponses } from '../../src/http/idempotency.js'
import { testApi } from '../support/api.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const product = await makeProduct(api)
const own = await makeBuyer(api)

const cart = (team: Buyer, more: object = {}) => ({
  profile_id: team.profileId,
  line_items: [line(product.id)],
  ...more,
})

const checkout = (team: Buyer, key: string, body: object = cart(team)) =>
  api.post(team.token, '/orders/checkout', body, { 'idempotency-key': key })

const orders = (team: Buyer) => api.prisma.order.count({ where: { teamId: team.id } })

describe('a key', () => {
  it('replays the first response without running the request again', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 150)
    const key = randomUUID()
    const first = await checkout(team, key)
    expect(first.status).toBe(200)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    const second = await checkout(team, key)
    expect(second.status).toBe(200)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.text).toBe(first.text)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await orders(team)).toBe(1)
    expect(await auditLedger(api, team.id)).toBe(5000n)
  })

  it('is refused for another body of the same path, and belongs to one team', async () => {
    const key = randomUUID()
    await checkout(own, key)
    const other = await checkout(own, key, cart(own, { discount: 1 }))
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const profile = { 'idempotency-key': key }
    expect((await api.post(own.token, '/profiles', { name: 'X' }, profile)).status).toBe(200)
    const theirs = await checkout(await makeBuyer(api), key)
    expect([theirs.status, theirs.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  it('replays validation errors, not refusals that depend on the token', async () => {
    const key = randomUUID()
    const bad = cart(own, { discount: -1 })
    const before = await orders(own)
    const first = await checkout(own, key, bad)
    const second = await checkout(own, key, bad)
    expect([first.status, second.status]).toEqual([400, 400])
    expect(second.text).toBe(first.text)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect((await checkout(own, key)).status).toBe(422)
    expect(await orders(own)).toBe(before)

    const reader = { ...own, token: await api.token(own, 'read_only') }
    const later = randomUUID()
    expect((await checkout(reader, later)).status).toBe(403)
    expect((await checkout(own, later)).headers['idempotency-replayed']).toBeUndefined()
  })

  it('rolls back on a refusal found late', async () => {
    const name = `Late ${randomUUID()}`
    const body = { name, industry: [randomUUID()] }
    const headers = { 'idempotency-key': randomUUID() }
    for (let round = 0; round < 2; round++)
      expect((await api.post(own.token, '/profiles', body, headers)).status).toBe(400)
    expect(await api.prisma.profile.count({ where: { name } })).toBe(0)
  })

  it('runs once for 100 concurrent requests', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    // 100 requests share a few connections. A request without one in time receives 503 and is retried.
    const persistent = async (): ReturnType<typeof checkout> => {
      const answer = await checkout(team, key)
      return answer.status === 503 ? persistent() : answer
    }
    const answers = await Promise.all(Array.from({ length: 100 }, persistent))
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body.code]).toEqual([409, 'idempotency_in_progress'])
    }
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(await orders(team)).toBe(1)
  })

  it('expires after a day', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    await checkout(team, key)
    const ofTeam = { where: { ownerId: team.id } }
    const kept = await api.prisma.idempotencyKey.findFirstOrThrow(ofTeam)
    expect(kept.expiresAt.getTime() - Date.now()).toBeGreaterThan(86_300_000)
    await api.prisma.idempotencyKey.updateMany({ ...ofTeam, data: { expiresAt: new Date() } })
    expect((await checkout(team, key)).headers['idempotency-replayed']).toBeUndefined()
    expect(await orders(team)).toBe(2)
    await api.prisma.idempotencyKey.updateMany({ ...ofTeam, data: { expiresAt: new Date() } })
    await purgeExpiredResponses.run({}, api.app.services)
    expect(await api.prisma.idempotencyKey.count(ofTeam)).toBe(0)
  })

  it.each(['', 'x'.repeat(256), 'naïve'])('must be a key: %s', async (key) => {
    const { status, body } = await checkout(own, key)
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: ['Idempotency-Key'] }])
  })
})

it('stores permanent refusals, not temporary ones', () => {
  expect([400, 401, 403, 404, 408, 409, 422, 429, 500, 503].filter(isKept)).toEqual([
    400, 404, 409, 422,
  ])
})
