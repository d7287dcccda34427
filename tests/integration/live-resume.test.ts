import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.js'
import { openDatabase } from '../../src/postgres/database.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { testApi } from '../support/api.js'
import { type Feed, subscribe } from '../support/clients/subscription.js'
import { bareArticles, writeEvents } from '../support/fixtures/event.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { testMarket } from '../support/market.js'

const api = await testApi()
const secondDb = openDatabase({
  market: testMarket,
  url: api.db.url,
  poolSize: 3,
  applicationName: 'second',
})
const second = await buildApp({ env: api.app.services.env, db: secondDb })
await Promise.all([api.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(async () => {
  await second.close()
  await secondDb.close()
})

const query = 'subscription { commentCreated { articleId sequence } }'
const came = (feed: Feed, count: number) =>
  expect.poll(() => feed.events.length, { interval: 10 }).toBe(count)

describe('a subscription', () => {
  it('has the ID of each event, which the log of events has too', async () => {
    const team = await api.team()
    const [article] = await bareArticles(api.db, team.id, 1)
    const feed = await subscribe(api.app, team.token, query)
    await expect.poll(feed.lastId).toMatch(/^[0-9a-f-]{36}$/)
    await writeEvents(api.db, [article!], { each: 3 })
    await came(feed, 3)
    feed.close()
    const { body } = await api.get(team.token, '/events')
    expect(feed.ids).toEqual(body.records.map(({ id }: { id: string }) => id))
  })

  it('resumes after the last event, also if none has come yet, and on another instance', async () => {
    const team = await api.team()
    const [article] = await bareArticles(api.db, team.id, 1)
    const write = (each: number) => writeEvents(api.db, [article!], { each })
    const seen: number[] = []
    let lastId: string | undefined
    for (const app of [api.app, second, api.app]) {
      const idle = await subscribe(app, team.token, query, {}, lastId)
      await expect.poll(idle.lastId).toBeDefined()
      idle.close()
      await write(2)
      const feed = await subscribe(app, team.token, query, {}, idle.lastId())
      await came(feed, 2)
      await write(1)
      await came(feed, 3)
      feed.close()
      lastId = feed.lastId()
      seen.push(...feed.events.map(({ commentCreated }) => commentCreated.sequence))
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('gives each event once, however often it is interrupted while events are written', async () => {
    const team = await api.team()
    const articles = await bareArticles(api.db, team.id, 8)
    let isWriting = true
    const writer = async (articleId: string, number: number) => {
      for (let round = 0; round < 6; round++) {
        await inTransaction(api.prisma, async (tx) => {
          await writeEvents({ prisma: tx } as never, [articleId])
          await tx.$executeRaw`SELECT pg_sleep(${((number * 5 + round * 3) % 7) / 100}::float8)`
        })
      }
    }
    const ids: (string | undefined)[] = []
    const reader = async () => {
      const begin = await subscribe(api.app, team.token, query)
      await expect.poll(begin.lastId).toBeDefined()
      begin.close()
      let lastId = begin.lastId()
      const writing = Promise.all(articles.map(writer)).finally(() => {
        isWriting = false
      })
      for (let turn = 0; isWriting || ids.length < 48; turn++) {
        const feed = await subscribe(turn % 2 ? second : api.app, team.token, query, {}, lastId)
        const count = (turn % 4) + 1
        await expect.poll(() => feed.events.length >= count || !isWriting).toBe(true)
        if (!isWriting && ids.length + feed.events.length < 48) await came(feed, 48 - ids.length)
        feed.close()
        ids.push(...feed.ids)
        lastId = feed.lastId()
      }
      await writing
    }
    await reader()
    expect(ids).toHaveLength(48)
    expect(new Set(ids).size).toBe(48)
    const { body } = await api.get(team.token, '/events?limit=100')
    expect(ids).toEqual(body.records.map(({ id }: { id: string }) => id))
  })

  it('refuses an unknown ID, one of another team, and one of an old event', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const [theirs, old] = await Promise.all([
      bareArticles(api.db, other.id, 1),
      bareArticles(api.db, team.id, 1),
    ])
    await writeEvents(api.db, [theirs[0]!, old[0]!])
    await (await subscribe(api.app, team.token, query)).close()
    const idOf = async (articleId: string) =>
      (await api.prisma.webhookEvent.findFirstOrThrow({ where: { articleId } })).id
    await api.prisma.webhookEvent.updateMany({
      where: { articleId: old[0]! },
      data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
    })
    const unknown = '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11'
    const oldId = await idOf(old[0]!)
    for (const id of [await idOf(theirs[0]!), unknown, 'x']) {
      const feed = await subscribe(api.app, team.token, query, {}, id)
      await feed.ended
      expect(feed.events.flat()).toMatchObject([
        {
          message: expect.stringMatching(/an event of the last 30 days/),
          extensions: { code: 'validation_failed', issues: [{ path: ['Last-Event-ID'] }] },
        },
      ])
      expect((await api.get(team.token, `/events?after=${id}`)).status).toBe(400)
    }
    // The log has a gap after it. A stream without events since begins with it, and can be resumed.
    expect((await api.get(team.token, `/events?after=${oldId}`)).status).toBe(400)
    const idle = await subscribe(api.app, team.token, query)
    await expect.poll(idle.lastId).toBe(oldId)
    idle.close()
    const feed = await subscribe(api.app, team.token, query, {}, oldId)
    await writeEvents(api.db, [old[0]!])
    await came(feed, 1)
    feed.close()
    expect(feed.events).toEqual([{ commentCreated: { articleId: old[0], sequence: 2 } }])
  })

  it('to an order begins with the order after a resume, because its changes are not stored', async () => {
    const team = await api.team()
    const [article] = await bareArticles(api.db, team.id, 1)
    await writeEvents(api.db, [article!])
    const profile = await makeProfile(api, team)
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    const orderFeed = `subscription { orderChanged(orderId: "${order.id}") { status } }`
    const feed = await subscribe(api.app, team.token, orderFeed)
    await expect.poll(feed.lastId).toMatch(/^[0-9a-f-]{36}$/)
    feed.close()
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    const resumed = await subscribe(second, team.token, orderFeed, {}, feed.lastId())
    await came(resumed, 1)
    resumed.close()
    expect(resumed.events).toEqual([{ orderChanged: { status: 'PAID' } }])
    expect(resumed.ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  })
})
