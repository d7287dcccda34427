import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { FairConcurrencyLimiter } from '../../src/access/concurrency-limit.js'
import { type Answer, testApi } from '../support/api.js'
import { openTestDatabase } from '../support/database.js'
import { formOf } from '../support/files/form.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  database: (options) => openTestDatabase({ ...options, poolSize: 10 }),
  requestQueueTimeoutMs: 5_000,
})

/** Locks a table, so that every reader waits, until `work` ends. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: api.db.url })
  await client.connect()
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}

/** Number of statements of the server that wait for a lock. */
const waiting = async () => {
  const rows = await api.prisma.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return rows[0]!.n
}

describe('a team whose changes wait', () => {
  it('leaves connections to others, and is refused requests that wait too long', async () => {
    const [greedy, other] = [await makeBuyer(api), await api.team()]
    const { id: productId } = await makeProduct(api)
    const { id } = await checkOut(api, greedy, [line(productId)])
    const { id: campaignId } = await api.prisma.campaign.create({
      data: { teamId: greedy.id, profileId: greedy.profileId, name: 'Launch' },
    })
    const items = await api.prisma.orderItem.findMany({ where: { orderId: id } })
    const holder = new pg.Client({ connectionString: api.db.url })
    await holder.connect()
    const answers: Answer[] = []
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM "order" WHERE id = $1 FOR UPDATE', [id])
      const sent = Array.from({ length: 30 }, (_, index) =>
        api
          .post(
            greedy.token,
            `/campaigns/${campaignId}/order-items`,
            { order_item_ids: items.map((item) => item.id) },
            index % 2 ? { 'idempotency-key': `change ${index}` } : {},
          )
          .then((answer) => answers.push(answer)),
      )
      await expect.poll(waiting).toBe(6)
      expect((await api.get(other.token, `/teams/${other.id}`)).status).toBe(200)
      const renamed = await api.put(other.token, `/teams/${other.id}`, { name: 'Quick' })
      expect(renamed.status).toBe(200)
      const refused = () => answers.filter(({ status }) => status === 429)
      await expect.poll(() => refused().length).toBeGreaterThan(0)
      for (const { headers } of refused()) expect(headers['retry-after']).toMatch(/^\d+$/)
      await holder.query('ROLLBACK')
      await Promise.all(sent)
    } finally {
      await holder.end()
    }
  })
})

describe('a team whose queries wait', () => {
  it('has three concurrent forms, and other requests meanwhile', async () => {
    const { token } = await api.team()
    const { payload, headers } = formOf([
      {
        field: 'operations',
        value: JSON.stringify({ query: '{ tags { nodes { name } } }' }),
      },
      { field: 'map', value: '{}' },
    ])
    const preflight = { 'apollo-require-preflight': 'true' }
    const form = () => api.post(token, '/graphql', payload, { ...headers, ...preflight })
    let sent: Promise<Answer>[] = []
    await whileLocked('tag', async () => {
      sent = Array.from({ length: 3 }, form)
      await expect.poll(waiting).toBe(3)
      sent.push(...Array.from({ length: 6 }, form))
      const names = '{ profiles { nodes { name } } }'
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => api.post(token, '/graphql', { query: names })),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(await waiting()).toBe(3)
    })
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
  })

  it('leaves connections to others, and is refused requests above its queue limit', async () => {
    const [greedy, other] = [await api.team(), await api.team()]
    await whileLocked('tag', async () => {
      const tokens = [greedy.token, await api.token(greedy)]
      const refused: Answer[] = []
      for (let index = 0; index < 110; index++) {
        api
          .post(tokens[index % 2]!, '/graphql', { query: '{ tags { nodes { name } } }' })
          .then((answer) => answer.status === 429 && refused.push(answer))
      }
      await expect.poll(waiting).toBe(6)
      await expect.poll(() => refused.length).toBe(4)
      for (const { headers, body } of refused) {
        expect(headers['retry-after']).toMatch(/^\d+$/)
        expect(body.errors[0].extensions.code).toBe('rate_limited')
      }
      const { payload } = await api.app.inject('/metrics')
      expect(payload).toMatch(/^masthead_requests_waiting 100$/m)
      expect(await api.graph(other.token, '{ folders { totalCount } }')).toEqual({
        folders: { totalCount: 0 },
      })
    })
    await expect.poll(waiting).toBe(0)
  })

  it('leaves a connection of the analysts to others', async () => {
    const [greedy, other] = [await api.team(), await api.team()]
    let later: Promise<unknown[]> | undefined
    await whileLocked('order_item', async () => {
      const responses = Array.from({ length: 3 }, () =>
        api.graph(greedy.token, '{ orderItemsAggregate { count } }'),
      )
      later = Promise.all(responses)
      later.catch(() => undefined)
      await expect.poll(waiting).toBe(2)
      expect(await api.graph(other.token, '{ articlesAggregate { count } }')).toEqual({
        articlesAggregate: [{ count: 0 }],
      })
    })
    expect(await later).toHaveLength(3)
  })
})

describe('three queries that hang', () => {
  it.each([1, 2, 3])('of %i teams delay no other team, and no facet', async (count) => {
    const teams = await Promise.all(Array.from({ length: count }, () => api.team()))
    const [other, shopper] = [await api.team(), await api.team()]
    await api.graph(shopper.token, '{ listings { facets { countries { hasMore } } } }')
    let later: Promise<unknown[]> | undefined
    await whileLocked('order_item', async () => {
      const responses = Array.from({ length: 3 }, (_, index) =>
        api.graph(teams[index % count]!.token, '{ orderItemsAggregate { count } }'),
      )
      later = Promise.all(responses)
      later.catch(() => undefined)
      await expect.poll(waiting).toBe(count === 1 ? 2 : 3)
      const begun = performance.now()
      await Promise.all([
        api.graph(other.token, '{ articlesAggregate { count } }'),
        api.graph(other.token, '{ ordersAggregate { count sum { total } } }'),
        api.graph(
          shopper.token,
          '{ listings(where: { outletName: { contains: "a" } }) { facets { tags { hasMore } } } }',
        ),
      ])
      expect(performance.now() - begun).toBeLessThan(1_000)
    })
    expect(await later).toHaveLength(3)
  })
})

describe('a team whose reads wait', () => {
  it.each([
    ['/orders', 'order_line_item', 6],
    // The list is not cached yet, and its total is counted once for all requests.
    ['/products/listings', 'listing', 7],
  ])('of %s leaves connections to others', async (path, table, taken) => {
    const [greedy, other] = [await makeBuyer(api), await api.team()]
    await checkOut(api, greedy, [line((await makeProduct(api)).id)])
    await whileLocked(table, async () => {
      const responses = Array.from({ length: 20 }, (_, index) =>
        api.get(greedy.token, `${path}?limit=${index + 1}`),
      )
      await expect.poll(waiting).toBe(taken)
      expect((await api.get(other.token, `/teams/${other.id}`)).status).toBe(200)
      Promise.all(responses).catch(() => undefined)
    })
    await expect.poll(waiting).toBe(0)
  })
})

it('alternates between teams, regardless of the load of one team', async () => {
  const limiter = new FairConcurrencyLimiter({
    maxConcurrent: 1,
    maxConcurrentPerTeam: 1,
    queueLimit: 10,
    what: 'questions',
  })
  const order: string[] = []
  const ask = (team: string) =>
    limiter.run(team, async () => {
      order.push(team)
    })
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask))
  expect(order.join('')).toBe('aabcaba')
})
