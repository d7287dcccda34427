import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.js'
import { Live, maxPerTeam, maxPerToken } from '../../src/live/live.js'
import { openDatabase } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { type Feed, subscribe } from '../support/clients/subscription.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { testMarket } from '../support/market.js'

const api = await testApi()
const feeds: Feed[] = []

const secondDb = openDatabase({
  market: testMarket,
  url: api.db.url,
  poolSize: 3,
  applicationName: 'second',
})
const second = await buildApp({ env: api.app.services.env, db: secondDb })
await Promise.all([api.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
const [team, other] = await Promise.all([api.team(), api.team()])
const product = await makeProduct(api)
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close()
})
afterAll(async () => {
  await second.close()
  await secondDb.close()
})

async function open(...args: Parameters<typeof subscribe>): Promise<Feed> {
  const feed = await subscribe(...args)
  feeds.push(feed)
  return feed
}

async function article(owner = team) {
  const profile = await makeProfile(api, owner)
  const campaign = await makeCampaign(api, profile)
  const { articles } = await makeOrder(api, profile, product, { campaignId: campaign.id })
  return articles[0]!
}

const statusFeed = `subscription ($articleId: UUID, $campaignId: UUID) {
  articleStatusChanged(articleId: $articleId, campaignId: $campaignId) {
    articleId status { prefix } previousStatus { prefix } sequence
  }
}`
const fullFeed = `subscription {
  articleStatusChanged { article { id name status { prefix } campaign { name } } sequence }
}`
const commentFeed = (name: string) =>
  `subscription { ${name} { reference comment { content author { name } deletedAt } articleId sequence } }`

const approve = (id: string, token = team.token) =>
  api.patch(token, `/articles/${id}/approve-brief`)
const addComment = (id: string, body: object = {}) =>
  api.post(team.token, `/articles/${id}/comments`, { content: 'x', author: { name: 'H' }, ...body })

const came = (feed: Feed, count: number) =>
  expect.poll(() => feed.events.length, { interval: 10 }).toBe(count)
/** Waits long enough for an event to arrive. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 200))

describe('subscriptions', () => {
  it('stream the events of every instance, to their team only', async () => {
    const { id } = await article()
    const [here, there, theirs, operators] = await Promise.all([
      open(api.app, team.token, statusFeed),
      open(second, team.token, statusFeed),
      open(second, other.token, statusFeed),
      open(second, api.operator, statusFeed),
    ])
    await approve(id)
    for (const feed of [here, there, operators]) {
      await came(feed, 1)
      expect(feed.events[0].articleStatusChanged).toEqual({
        articleId: id,
        status: { prefix: 'pending-draft' },
        previousStatus: { prefix: 'pending-content-brief' },
        sequence: 1,
      })
    }
    const foreign = await article(other)
    await approve(foreign.id, other.token)
    await came(theirs, 1)
    await came(operators, 2)
    expect(theirs.events[0].articleStatusChanged.articleId).toBe(foreign.id)
    await quiet()
    expect([here.events.length, there.events.length]).toEqual([1, 1])
  })

  it('return the current article', async () => {
    const { id, name } = await article()
    const feed = await open(second, team.token, fullFeed)
    await approve(id)
    await came(feed, 1)
    expect(feed.events[0].articleStatusChanged).toEqual({
      article: { id, name, status: { prefix: 'pending-draft' }, campaign: { name: 'Launch' } },
      sequence: 1,
    })
  })

  it('can be limited to one article or campaign', async () => {
    const [one, two] = [await article(), await article()]
    const byArticle = await open(api.app, team.token, statusFeed, { articleId: one.id })
    const byCampaign = await open(api.app, team.token, statusFeed, { campaignId: two.campaignId })
    await approve(one.id)
    await approve(two.id)
    await came(byArticle, 1)
    await came(byCampaign, 1)
    expect(byArticle.events[0].articleStatusChanged.articleId).toBe(one.id)
    expect(byCampaign.events[0].articleStatusChanged.articleId).toBe(two.id)
  })

  it('stream comments, but not internal ones', async () => {
    const { id } = await article()
    const [created, updated, archived] = await Promise.all(
      ['commentCreated', 'commentUpdated', 'commentArchived'].map((name) =>
        open(second, team.token, commentFeed(name)),
      ),
    )
    await api.graph(
      api.operator,
      'mutation ($input: CreateCommentInput!) { createComment(input: $input) { id } }',
      { input: { articleId: id, content: 'x', authorName: 'Ruth', visibility: 'INTERNAL' } },
    )
    const { body } = await addComment(id, { content: 'First' })
    const url = `/articles/${id}/comments/${body.id}`
    await api.put(team.token, url, { content: 'Second' })
    await came(updated!, 1)
    await api.delete(team.token, url)
    await came(archived!, 1)
    await came(created!, 1)
    const about = { reference: body.id, articleId: id }
    expect(created!.events[0].commentCreated).toMatchObject({ ...about, sequence: 1 })
    expect(updated!.events[0].commentUpdated).toEqual({
      ...about,
      comment: { content: 'Second', author: { name: 'H' }, deletedAt: null },
      sequence: 2,
    })
    expect(archived!.events[0].commentArchived).toMatchObject({
      ...about,
      comment: { deletedAt: expect.any(String) },
      sequence: 3,
    })
  })

  it('come in the order of the article’s sequence', async () => {
    const { id } = await article()
    const feed = await open(second, team.token, commentFeed('commentCreated'))
    await Promise.all(Array.from({ length: 12 }, () => addComment(id)))
    await came(feed, 12)
    expect(feed.events.map((event) => event.commentCreated.sequence)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })

  it('stream nothing of a rolled-back transaction', async () => {
    const { id } = await article()
    const feed = await open(api.app, team.token, statusFeed)
    await approve(id)
    expect((await approve(id)).status).toBe(409)
    await came(feed, 1)
    await quiet()
    expect(feed.events).toHaveLength(1)
  })
})

describe('a subscription to an order', () => {
  const orderFeed = `subscription ($orderId: UUID!) {
    orderChanged(orderId: $orderId) { id status lineItems { items { refundRequired } } }
  }`
  const order = async (owner = team) => {
    const profile = await makeProfile(api, owner)
    return (await makeOrder(api, profile, product, { status: 'CREATED' })).order
  }
  const paid = (orderId: string) =>
    api.mutate(api.operator, 'markOrderPaid', { orderId }, 'lineItems { items { id } }')

  it('returns it after each change on any instance, to its team only', async () => {
    const [{ id: orderId }, another] = [await order(), await order()]
    const [mine, operators, theirs] = await Promise.all([
      open(second, team.token, orderFeed, { orderId }),
      open(second, api.operator, orderFeed, { orderId }),
      open(second, other.token, orderFeed, { orderId }),
    ])
    await paid(another.id)
    const { lineItems } = await paid(orderId)
    await came(mine, 1)
    await api.mutate(api.operator, 'updateOrderItem', {
      ...{ orderItemId: lineItems[0].items[0].id, refundRequired: true },
    })
    const eventWith = (refundRequired: boolean) => ({
      orderChanged: { id: orderId, status: 'PAID', lineItems: [{ items: [{ refundRequired }] }] },
    })
    for (const feed of [mine, operators]) {
      await came(feed, 2)
      expect(feed.events).toEqual([eventWith(false), eventWith(true)])
    }
    await quiet()
    expect(theirs.events).toEqual([])
  })

  it('sends nothing after a refused change', async () => {
    const { id: orderId } = await order()
    const feed = await open(second, team.token, orderFeed, { orderId })
    await paid(orderId)
    await api.mutateError(api.operator, 'markOrderPaid', { orderId })
    await came(feed, 1)
    await quiet()
    expect(feed.events).toHaveLength(1)
  })

  it('returns it again after the connection was lost, because changes may have been missed', async () => {
    const { id: orderId } = await order()
    const live = new Live(api.prisma, api.app.log)
    const subscription = await live.subscribe(await sessionOf(team.token), {
      ...{ topic: 'order.changed', orderId },
    })
    await live.interrupted()
    expect((await subscription.next()).value).toMatchObject({ orderId })
    live.close()
  })

  it('requires the scope that reads orders', async () => {
    const { id: orderId } = await order()
    const token = await api.token(team, 'custom', ['articles.read'])
    const feed = await open(api.app, token, orderFeed, { orderId })
    await feed.ended
    expect(feed.events.flat()).toMatchObject([{ extensions: { code: 'missing_scope' } }])
  })
})

describe('a subscriber', () => {
  const errors = async (token: string, app = api.app) => {
    const feed = await open(app, token, statusFeed)
    await feed.ended
    return feed.events.flat()
  }

  it('needs the scope that reads articles', async () => {
    const without = await api.token(team, 'custom', ['orders.read'])
    expect(await errors(without)).toMatchObject([{ extensions: { code: 'missing_scope' } }])
    const reader = await api.token(team, 'read_only')
    const feed = await open(api.app, reader, statusFeed)
    const { id } = await article()
    await approve(id)
    await came(feed, 1)
  })

  it('receives the fields that the token can read, at each event', async () => {
    const reader = await api.token(team, 'custom', ['articles.lists'])
    const [allowed, refused] = await Promise.all([
      open(second, reader, statusFeed),
      open(second, reader, fullFeed),
    ])
    const { id } = await article()
    await approve(id)
    await came(allowed, 1)
    await came(refused, 1)
    expect(allowed.events[0].articleStatusChanged.articleId).toBe(id)
    expect(refused.events[0]).toMatchObject([
      {
        path: ['articleStatusChanged', 'article', 'campaign', 'name'],
        extensions: { code: 'missing_scope' },
      },
    ])
  })

  it('has a maximum of concurrent subscriptions per token', async () => {
    const token = await api.token(team)
    const open20 = await Promise.all(
      Array.from({ length: maxPerToken }, () => open(api.app, token, statusFeed)),
    )
    expect(await errors(token)).toMatchObject([{ extensions: { code: 'rate_limited' } }])
    open20[0]!.close()
    await expect
      .poll(async () => (await api.app.services.live.subscriptions()).length)
      .toBe(maxPerToken - 1)
    const again = await open(api.app, token, statusFeed)
    const { id } = await article()
    await approve(id)
    await came(again, 1)
  })

  it('shares the maximum with the operator token that it replaces', async () => {
    const { token, operatorToken } = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Live' },
      'token operatorToken { id }',
    )
    const opened = await Promise.all(
      Array.from({ length: maxPerToken }, () => open(api.app, token, statusFeed)),
    )
    const { token: successor } = await api.mutate(
      api.operator,
      'rotateOperatorToken',
      { operatorTokenId: operatorToken.id, overlapSeconds: 60 },
      'token',
    )
    expect(await errors(successor)).toMatchObject([{ extensions: { code: 'rate_limited' } }])
    // Another token of the same operator has its own.
    expect((await open(api.app, api.operator, statusFeed)).status).toBe(200)
    const { live } = api.app.services
    const before = live.subscriptions().length
    opened[0]!.close()
    await expect.poll(() => live.subscriptions().length).toBe(before - 1)
    const feed = await open(api.app, successor, statusFeed)
    const { id } = await article()
    await approve(id)
    await came(feed, 1)
  })

  it('has a maximum per team across its tokens', async () => {
    const many = await api.team()
    for (let opened = 0; opened < maxPerTeam; opened += maxPerToken) {
      const token = await api.token(many)
      await Promise.all(Array.from({ length: maxPerToken }, () => open(api.app, token, statusFeed)))
    }
    expect(await errors(await api.token(many))).toMatchObject([
      {
        extensions: { code: 'rate_limited' },
        message: expect.stringMatching(/a team can have at most 100/),
      },
    ])
    expect((await open(api.app, other.token, statusFeed)).status).toBe(200)
  })
})

describe('the end of a subscription', () => {
  it('comes soon after its token is revoked', async () => {
    const token = await api.token(team)
    const feed = await open(second, token, statusFeed)
    const mine = await open(second, team.token, statusFeed)
    await api.prisma.apiToken.updateMany({
      where: {
        teamId: team.id,
        name: 'Test',
        hint: token.slice(0, 8),
        createdAt: { gt: team.createdAt },
      },
      data: { revokedAt: new Date() },
    })
    await Promise.race([feed.ended, new Promise((_, no) => setTimeout(no, 4_000))])
    expect(feed.completed()).toBe(true)
    expect(mine.completed()).toBe(false)
  })

  it('comes soon after its user is blocked', async () => {
    const leaving = await api.team()
    const feed = await open(second, leaving.token, statusFeed)
    const mine = await open(second, team.token, statusFeed)
    await api.graph(
      api.operator,
      `mutation { blockUser(input: { userId: "${leaving.ownerId}" }) { id } }`,
    )
    await Promise.race([feed.ended, new Promise((_, no) => setTimeout(no, 4_000))])
    expect(feed.completed()).toBe(true)
    expect(mine.completed()).toBe(false)
  })

  it('by the client frees its resources', async () => {
    const feed = await open(second, team.token, statusFeed)
    const before = second.services.live.subscriptions().length
    feed.close()
    await expect
      .poll(() => second.services.live.subscriptions().length, { interval: 10 })
      .toBe(before - 1)
  })

  it('comes with that of the server, in order', async () => {
    const app = await buildApp({ env: api.app.services.env, db: secondDb })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const feed = await open(app, team.token, statusFeed)
    const closing = app.close()
    await feed.ended
    expect(feed.completed()).toBe(true)
    const late = app.services.live.subscribe({} as never, { topic: 'comment.created' })
    await expect(late).rejects.toThrow(/server is shutting down/)
    app.server.closeIdleConnections()
    await closing
  })
})

const sessionOf = (token: string) => api.app.authenticator.authenticate(`Bearer ${token}`)
