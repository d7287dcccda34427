import { getNamedType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { aggregates } from '../../schema/core/aggregate.js'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { rowsOf } from '../support/access/tenancy-reads.js'
import { testApi } from '../support/api.js'
import { subscribe } from '../support/clients/subscription.js'
import { completeRecords } from '../support/fixtures/marketplace.js'
import { oauthToken } from '../support/fixtures/oauth.js'

const api = await testApi({ demo: true, graphqlWorker: true })

const team = await api.prisma.team.findFirstOrThrow({
  where: { articles: { some: {} } },
  orderBy: { id: 'asc' },
})
await completeRecords(api, team)
const profiles = await api.prisma.profile.findMany({
  where: { teamId: team.id, deletedAt: null },
  include: { _count: { select: { articles: true } } },
})
profiles.sort((a, b) => b._count.articles - a._count.articles)
const [own, other] = [profiles[0]!, profiles[1]!]
const { token } = await oauthToken(api, team, { profileId: own.id })
const whole = await api.token(team)

/** IDs of the team's records, by whether they belong to the profile. The SQL lists each table. */
async function idsOf(): Promise<{ mine: Set<string>; foreign: Set<string> }> {
  const { rows } = await api.db.pool.query<{ id: string }>(
    `WITH article AS (SELECT id FROM article WHERE profile_id = $2),
       orders AS (SELECT id FROM "order" WHERE profile_id = $2),
       checks AS (SELECT id FROM compliance_check WHERE article_id IN (SELECT id FROM article)),
       campaigns AS (SELECT id FROM campaign WHERE profile_id = $2),
       invoices AS (SELECT id FROM invoice WHERE order_id IN (SELECT id FROM orders)),
       entries AS (SELECT id FROM team_ledger WHERE order_id IN (SELECT id FROM orders))
     SELECT id FROM article UNION SELECT id FROM orders UNION SELECT id FROM campaigns
     UNION SELECT $1::uuid UNION SELECT $2::uuid
     UNION SELECT id FROM order_item WHERE profile_id = $2
     UNION SELECT id FROM order_line_item WHERE order_id IN (SELECT id FROM orders)
     UNION SELECT id FROM order_payment WHERE order_id IN (SELECT id FROM orders)
     UNION SELECT id FROM invoices
     UNION SELECT id FROM invoice_item WHERE invoice_id IN (SELECT id FROM invoices)
     UNION SELECT id FROM entries
     UNION SELECT id FROM team_ledger_leg WHERE entry_id IN (SELECT id FROM entries)
     UNION SELECT swap.id FROM swap JOIN order_item item ON item.id = order_item_id WHERE item.profile_id = $2
     UNION SELECT id FROM article_status_history WHERE article_id IN (SELECT id FROM article)
     UNION SELECT id FROM comment WHERE article_id IN (SELECT id FROM article)
     UNION SELECT id FROM checks
     UNION SELECT id FROM compliance_issue WHERE compliance_check_id IN (SELECT id FROM checks)
     UNION SELECT id FROM questionnaire WHERE campaign_id IN (SELECT id FROM campaigns)
     UNION SELECT id FROM outlet_list WHERE profile_id = $2
     UNION SELECT id FROM opportunity WHERE profile_id = $2
     UNION SELECT i.id FROM opportunity_interaction i JOIN opportunity o ON o.id = opportunity_id WHERE o.profile_id = $2
     UNION SELECT file_id FROM article_file WHERE article_id IN (SELECT id FROM article)
     UNION SELECT file_id FROM article_image WHERE article_id IN (SELECT id FROM article)
     UNION SELECT f.id FROM file f JOIN questionnaire q ON q.file_key = f.key WHERE q.campaign_id IN (SELECT id FROM campaigns)
     UNION SELECT id FROM oauth_grant WHERE profile_id = $2`,
    [team.id, own.id],
  )
  const mine = new Set(rows.map(({ id }) => id))
  const all = Object.values(await rowsOf(api, team)).flat()
  const foreign = all.flatMap(({ id }) => (typeof id === 'string' && !mine.has(id) ? [id] : []))
  return { mine, foreign: new Set(foreign) }
}

const { mine, foreign } = await idsOf()

/** IDs of other profiles that a response contains. */
const foreignIn = (text: string) =>
  (text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).filter((id) => foreign.has(id))

const newComment = { content: 'Hello', author: { name: 'Agent' } }
const newCampaign = (profileId: string) => ({
  name: 'Spring',
  profile_id: profileId,
  objectives: 'Reach readers',
  description: null,
  keywords: null,
  target_audience: null,
  tone: null,
  writing_samples: null,
  file_id: null,
})

describe('an access token of a grant for one profile', () => {
  test('has a team with records of other profiles to be kept from', () => {
    expect(profiles.length).toBeGreaterThan(1)
    expect(foreign.size).toBeGreaterThan(40)
  })

  test('lists only records of the profile, in every list', async () => {
    const sizes: Record<string, number> = {}
    for (const [name, list] of rootLists) {
      if (list.operator) continue
      const archived = list.archive !== false ? ', includeArchived: true' : ''
      const type = getNamedType(schema.getQueryType()!.getFields()[name]!.type)
      if (!isObjectType(type)) continue
      const node = getNamedType(type.getFields().nodes!.type)
      if (!isObjectType(node) || !node.getFields().id) continue
      const text = async (token: string) => {
        const query = `{ ${name}(first: 100${archived}) { totalCount nodes { id } } }`
        return (await api.post(token, '/graphql', { query })).text
      }
      const answer = await text(token)
      expect([name, foreignIn(answer)]).toEqual([name, []])
      sizes[name] = JSON.parse(answer).data?.[name]?.totalCount ?? 0
    }
    for (const name of ['articles', 'campaigns', 'orders', 'orderItems', 'profiles'])
      expect([name, sizes[name]! > 0]).toEqual([name, true])
    expect(sizes.profiles).toBe(1)
  })

  test('counts only them, in every aggregate', async () => {
    for (const name of Object.keys(aggregates)) {
      const { field = `${name}Aggregate` } = aggregates[name]!
      const query = (list: boolean) =>
        list ? `{ ${name} { totalCount } }` : `{ ${field} { count } }`
      const total = await api.post(token, '/graphql', { query: query(true) })
      const { body } = await api.post(token, '/graphql', { query: query(false) })
      const count = body.data?.[field]?.reduce(
        (sum: number, { count }: { count: number }) => sum + count,
        0,
      )
      expect([name, count]).toEqual([name, total.body.data?.[name]?.totalCount])
    }
  })

  test('reaches nothing else over the team', async () => {
    const relations = [
      'articles',
      'orders',
      'orderItems',
      'campaigns',
      'profiles',
      'files',
      'opportunities',
      'outletLists',
      'invoices',
      'swaps',
      'ledgerEntries',
    ]
    for (const relation of relations) {
      const query = `{ orders(first: 1) { nodes { team { ${relation}(first: 100) { totalCount nodes { id } } } } } ${relation} { totalCount } }`
      const { text, body } = await api.post(token, '/graphql', { query })
      expect([relation, foreignIn(text)]).toEqual([relation, []])
      if (!body.errors)
        expect([relation, body.data.orders.nodes[0].team[relation].totalCount]).toEqual([
          relation,
          body.data[relation].totalCount,
        ])
    }
  })

  test('exports only them', async () => {
    for (const [name, list] of rootLists) {
      if (list.operator) continue
      const { text } = await api.get(token, `/exports/${name}.jsonl?limit=1000`)
      expect([name, foreignIn(text)]).toEqual([name, []])
    }
  })

  test('finds no other record by its ID', async () => {
    const ids = [...foreign]
    for (let at = 0; at < ids.length; at += 100) {
      const variables = { ids: ids.slice(at, at + 100) }
      const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
      const { body } = await api.post(token, '/graphql', { query, variables })
      expect(body.data.nodes.filter(Boolean)).toEqual([])
    }
    const known = { ids: [...mine].slice(0, 100) }
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { body } = await api.post(token, '/graphql', { query, variables: known })
    expect(body.data.nodes.filter(Boolean).length).toBeGreaterThan(10)
  })

  test('reads only them by REST', async () => {
    for (const { method, path } of routes) {
      if (method !== 'GET') continue
      const url = path.replace('{team_id}', team.id).replace('{profile_id}', own.id)
      if (url.includes('{')) continue
      const { text } = await api.get(token, url)
      expect([path, foreignIn(text)]).toEqual([path, []])
    }
    const article = await api.prisma.article.findFirstOrThrow({ where: { profileId: other.id } })
    const order = await api.prisma.order.findFirstOrThrow({
      where: { teamId: team.id, profileId: other.id },
    })
    for (const url of [
      `/articles/${article.id}`,
      `/articles/${article.id}/comments`,
      `/orders/${order.id}`,
      `/profiles/${other.id}/orders`,
      `/profiles/${other.id}/campaigns`,
      `/profiles/${other.id}/order-items`,
    ]) {
      expect([url, (await api.get(whole, url)).status]).toEqual([url, 200])
      expect([url, (await api.get(token, url)).status]).toEqual([url, 404])
    }
  })

  test('changes only them', async () => {
    const theirs = { profileId: other.id, deletedAt: null }
    const article = await api.prisma.article.findFirstOrThrow({ where: theirs })
    const campaign = await api.prisma.campaign.findFirstOrThrow({ where: theirs })
    const item = await api.prisma.orderItem.findFirstOrThrow({
      where: { ...theirs, order: { status: { not: 'CANCELLED' } } },
    })
    const product = await api.prisma.product.findFirstOrThrow({
      where: { active: true, outlet: { status: 'ACTIVE' }, type: { prefix: 'FULL_FEATURE' } },
    })
    /** Sends a request that is refused to the grant, and accepted from a token of the whole team. */
    const refused = async (method: 'post' | 'put' | 'patch', url: string, body: object) => {
      const { status } = await api[method](token, url, body)
      expect([url, [400, 403, 404].includes(status)]).toEqual([url, true])
      const answer = await api[method](whole, url, body)
      expect([url, answer.status < 300, answer.body.detail]).toEqual([url, true, undefined])
    }
    await refused('patch', `/profiles/${other.id}`, { name: 'Mine' })
    await refused('post', '/profiles', { name: 'New' })
    await refused('post', '/campaigns', newCampaign(other.id))
    await refused('put', `/campaigns/${campaign.id}`, { name: 'Mine' })
    await refused('post', `/campaigns/${campaign.id}/order-items`, { order_item_ids: [item.id] })
    await refused('put', `/articles/${article.id}`, { name: 'Mine' })
    await refused('post', `/articles/${article.id}/comments`, newComment)
    await refused('put', `/teams/${team.id}`, { name: 'Mine' })
    await refused('post', '/folders', { name: 'Mine' })
    await refused('post', '/orders/checkout', {
      profile_id: other.id,
      line_items: [{ product_id: product.id, quantity: 1, is_add_on: false }],
    })
    const mine = await api.prisma.campaign.findFirstOrThrow({ where: { profileId: own.id } })
    const file = await api.prisma.file.findFirstOrThrow({
      where: { teamId: team.id, id: { in: [...foreign] }, deletedAt: null },
    })
    await refused('put', `/campaigns/${mine.id}`, { file_id: file.key })
    // Now it belongs to a campaign of the profile.
    expect((await api.graph(token, '{ files { nodes { id } } }')).files.nodes).toContainEqual({
      id: file.id,
    })
  })

  test('creates records of the profile, and events name the application', async () => {
    const { status, body } = await api.post(token, '/campaigns', newCampaign(own.id))
    expect([status, body.profile_id]).toEqual([200, own.id])
    const where = { profileId: own.id, deletedAt: null }
    const article = await api.prisma.article.findFirstOrThrow({ where })
    const made = await api.post(token, `/articles/${article.id}/comments`, newComment)
    expect(made.status).toBe(201)
    const event = await api.prisma.webhookEvent.findFirstOrThrow({
      where: { articleId: article.id },
      orderBy: { createdAt: 'desc' },
    })
    expect(event.payload).toMatchObject({ application: { name: 'Planner' } })
  })

  test('receives only events of the profile', async () => {
    await api.app.listen({ port: 0 })
    const feed = await subscribe(api.app, token, 'subscription { commentCreated { articleId } }')
    const articles = await Promise.all(
      [other, own].map(({ id }) =>
        api.prisma.article.findFirstOrThrow({ where: { profileId: id, deletedAt: null } }),
      ),
    )
    for (const { id } of articles) await api.post(whole, `/articles/${id}/comments`, newComment)
    await expect.poll(() => feed.events.length).toBeGreaterThan(0)
    expect(feed.events.map((event) => event.commentCreated.articleId)).toEqual([articles[1]!.id])
    feed.close()
  })

  test('learns nothing of an order of another profile by a subscription', async () => {
    const orders = await Promise.all(
      [other, own].map(({ id }) =>
        api.prisma.order.findFirstOrThrow({ where: { profileId: id, deletedAt: null } }),
      ),
    )
    const feeds = await Promise.all(
      orders.map(({ id }) =>
        subscribe(api.app, token, `subscription { orderChanged(orderId: "${id}") { id } }`),
      ),
    )
    for (const { id } of orders) {
      const item = await api.prisma.orderItem.findFirstOrThrow({ where: { orderId: id } })
      const change = { orderItemId: item.id, refundRequired: !item.refundRequired }
      await api.mutate(api.operator, 'updateOrderItem', change)
    }
    await expect.poll(() => feeds[1]!.events.length).toBeGreaterThan(0)
    expect(feeds[0]!.events).toEqual([])
    for (const feed of feeds) feed.close()
  })

  test('does not receive the stored response of another token', async () => {
    const headers = { 'idempotency-key': 'spring-1' }
    const made = await api.post(whole, '/campaigns', newCampaign(other.id), headers)
    expect(made.status).toBe(200)
    const replayed = await api.post(whole, '/campaigns', newCampaign(other.id), headers)
    expect(replayed.body).toEqual(made.body)
    const answer = await api.post(token, '/campaigns', newCampaign(other.id), headers)
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain(made.body.id)
  })

  test('ends when the profile is archived', async () => {
    const id = (await api.post(whole, '/profiles', { name: 'Short' })).body.id
    const { token } = await oauthToken(api, team, { profileId: id })
    expect((await api.get(token, '/auth/token')).status).toBe(200)
    await api.prisma.profile.update({ where: { id }, data: { deletedAt: new Date() } })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await api.get(token, '/auth/token')).status).toBe(401)
  })
})
