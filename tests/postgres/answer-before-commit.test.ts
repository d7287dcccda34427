import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { routes } from '../../rest/index.js'
import { callerKindOf } from '../support/access/route-caller.js'
import { type Api, testApi } from '../support/api.js'
import { formOf } from '../support/files/form.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { line, makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeDraft, makeOffer, makePublisher } from '../support/fixtures/publisher.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } })

type World = Awaited<ReturnType<typeof makeWorld>>

const text = { content: 'Hello', author: { name: 'Ada' } }

/** One record of each kind that a team can change. */
async function makeWorld() {
  const team = await api.team()
  const profile = await makeProfile(api, team)
  const product = await makeProduct(api)
  const campaign = await makeCampaign(api, profile)
  const { items, articles } = await makeOrder(api, profile, product, { units: 2 })
  const { order } = await makeOrder(api, profile, product, { status: 'CREATED' })
  const post = async (path: string, body: object = {}) =>
    (await api.post(team.token, path, body)).body
  const folder = await post('/folders', { name: `Folder ${randomUUID()}` })
  const endpoint = await post('/webhook-endpoints', {
    url: 'http://127.0.0.1:9/',
    topics: ['comment.*'],
  })
  const delivery = await post(`/webhook-endpoints/${endpoint.id}/test`)
  const comment = await post(`/articles/${articles[0]!.id}/comments`, text)
  const publisher = await makePublisher(api)
  const offer = await makeOffer(api, publisher)
  const placement = await api.prisma.placement.create({
    data: {
      ...{ teamId: publisher.id, orderItemId: items[1]!.id, productId: offer.id },
      ...{ salePrice: 120_00n, payout: 100_00n, commission: 20_00n, acceptBy: new Date() },
    },
  })
  return {
    ...{ publisher, offer, placement, outlet: await makeDraft(api, publisher) },
    ...{
      team,
      profile,
      campaign,
      order,
      items,
      article: articles[0]!,
      folder,
      endpoint,
      delivery,
      comment,
    },
    goods: await makeProduct(api),
    file: await makeFile(api, team),
  }
}

const world = await makeWorld()

const brief = {
  ...{ objectives: 'x', description: null, keywords: null, target_audience: null },
  ...{ tone: null, writing_samples: null, file_id: null },
}

/** Body of a route that changes the status of an article, which first gets the initial status of the transition. */
async function inStatus({ article }: World, status: string, body: object): Promise<object> {
  await api.mutate(api.operator, 'setArticleStatus', { articleId: article.id, status })
  return body
}

/** Body of a route that changes the placement, which first gets a status that allows the change. */
async function withPlacement(
  { placement: { id } }: World,
  status: 'OFFERED' | 'ACCEPTED',
  body?: object,
): Promise<object | undefined> {
  await api.prisma.placement.update({ where: { id }, data: { status } })
  return body
}

/** Body of a route that decides on the order, which another user has placed and which needs approval. */
async function waiting({ order: { id } }: World, body?: object): Promise<object | undefined> {
  const user = await api.mutate(api.operator, 'createUser', {
    ...{ email: `${randomUUID()}@example.com`, firstName: 'Ada' },
  })
  await api.prisma.order.update({
    where: { id },
    data: {
      ...{ status: 'CREATED', checkoutById: user.id },
      ...{ approvalStatus: 'PENDING', approvalDecidedById: null, approvalDecidedAt: null },
    },
  })
  return body
}

/** Body of each route that changes records, undefined for routes without one. */
const bodies: Record<string, (world: World) => unknown> = {
  'PUT /teams/{team_id}': () => ({ name: 'Renamed' }),
  'POST /profiles': () => ({ name: 'New' }),
  'PATCH /profiles/{profile_id}': () => ({ name: 'Changed' }),
  'POST /orders/checkout': ({ profile, goods }) => ({
    profile_id: profile.id,
    line_items: [line(goods.id)],
  }),
  'POST /orders/{order_id}/approve': (world) => waiting(world),
  'POST /orders/{order_id}/reject': (world) => waiting(world, { reason: 'No.' }),
  'POST /webhook-endpoints': () => ({ url: 'http://127.0.0.1:9/', topics: ['comment.*'] }),
  'PATCH /webhook-endpoints/{endpoint_id}': () => ({ description: 'Changed' }),
  'DELETE /webhook-endpoints/{endpoint_id}': () => undefined,
  'POST /webhook-endpoints/{endpoint_id}/rotate-secret': () => ({}),
  'POST /webhook-endpoints/{endpoint_id}/test': () => ({}),
  'POST /webhook-endpoints/{endpoint_id}/replay': () => ({ since: '2026-01-01' }),
  'POST /webhook-deliveries/{delivery_id}/replay': () => ({}),
  'POST /files/upload': () =>
    formOf([{ field: 'files', name: 'a.txt', content: 'Hello' } as never]),
  'POST /files/move': ({ file, folder }) => ({ file_ids: [file.key], folder_id: folder.id }),
  'DELETE /files/{file_id}': () => undefined,
  'POST /folders': () => ({ name: `Folder ${randomUUID()}` }),
  'PATCH /folders/{folder_id}': () => ({ name: `Renamed ${randomUUID()}` }),
  'DELETE /folders/{folder_id}': () => undefined,
  'POST /campaigns': ({ profile }) => ({ ...brief, name: 'New', profile_id: profile.id }),
  'PUT /campaigns/{campaign_id}': () => ({ name: 'Changed' }),
  'POST /campaigns/{campaign_id}/order-items': ({ items }) => ({ order_item_ids: [items[1]!.id] }),
  'POST /questionnaires/{campaign_id}/link': ({ file }) => ({
    ...{ file_id: file.key, file_url: 'https://x.example/f' },
    ...{ file_name: 'a.pdf', file_size: 9 },
  }),
  'PUT /articles/{article_id}': () => ({ name: 'Changed' }),
  'PATCH /articles/{article_id}/approve-brief': (world) =>
    inStatus(world, 'brief-ready-for-review', {}),
  'PATCH /articles/{article_id}/request-brief-changes': (world) =>
    inStatus(world, 'brief-ready-for-review', { notes: 'Shorter' }),
  'PATCH /articles/{article_id}/approve-draft': (world) =>
    inStatus(world, 'draft-ready-for-review', {}),
  'PATCH /articles/{article_id}/request-draft-changes': (world) =>
    inStatus(world, 'draft-ready-for-review', { notes: 'Shorter' }),
  'POST /articles/{article_id}/comments': () => text,
  'PUT /articles/{article_id}/comments/{comment_reference}': () => ({ content: 'Changed' }),
  'DELETE /articles/{article_id}/comments/{comment_reference}': () => undefined,
  'POST /publisher/outlets': () => ({ name: 'New' }),
  'PATCH /publisher/outlets/{outlet_id}': () => ({ city: 'Porto' }),
  'POST /publisher/outlets/{outlet_id}/submit': async ({ outlet: { id } }) => {
    await api.prisma.outlet.update({ where: { id }, data: { status: 'DRAFT' } })
  },
  'POST /publisher/outlets/{outlet_id}/verify-domain': () => undefined,
  'POST /publisher/products': ({ offer }) => ({
    ...{ outlet_id: offer.outlet_id, type: 'FULL_FEATURE', name: 'New', payout: 1 },
  }),
  'PATCH /publisher/products/{product_id}': () => ({ payout: 2 }),
  'PATCH /publisher/payout-account': () => ({ account_holder: 'New' }),
  'POST /publisher/statements': async ({ publisher: { id } }) => {
    await api.prisma.team.update({ where: { id }, data: { createdAt: new Date('2025-06-01') } })
    return { month: '2026-01' }
  },
  'POST /publisher/placements/{placement_id}/accept': (world) => withPlacement(world, 'OFFERED'),
  'POST /publisher/placements/{placement_id}/decline': (world) =>
    withPlacement(world, 'OFFERED', { reason: 'No capacity.' }),
  'POST /publisher/placements/{placement_id}/deliver': (world) =>
    withPlacement(world, 'ACCEPTED', { live_url: 'https://harbor.example.com/article' }),
  'POST /publisher/placements/{placement_id}/comments': () => ({ content: 'Hello' }),
}

const pathOf = (path: string, { team, profile, campaign, article, ...rest }: World) =>
  path
    .replace('{team_id}', team.id)
    .replace('{profile_id}', profile.id)
    .replace('{order_id}', rest.order.id)
    .replace('{campaign_id}', campaign.id)
    .replace('{article_id}', article.id)
    .replace('{endpoint_id}', rest.endpoint.id)
    .replace('{delivery_id}', rest.delivery.id)
    .replace('{folder_id}', rest.folder.id)
    .replace('{file_id}', rest.file.key)
    .replace('{comment_reference}', rest.comment.id)
    .replace('{outlet_id}', rest.outlet.id)
    .replace('{product_id}', rest.offer.id)
    .replace('{placement_id}', rest.placement.id)

/**
 * Statements outside of one transaction, without those that no response contains: the use of a token, failed uploads, and
 * the catalogue index following changes in read-only transactions.
 */
function outsideOfTransaction({ statements }: Api): string[] {
  const own = statements.filter(
    (sql) =>
      !/api_token|"team"\."pro_pricing_enabled"|pending_upload|listing_change|^BEGIN ISOLATION|^COPY/.test(
        sql,
      ),
  )
  const begin = own.findIndex((sql) => sql.startsWith('BEGIN'))
  expect(own.filter((sql) => sql.startsWith('BEGIN'))).toHaveLength(1)
  // The index may commit at any time, also before the request does.
  const commit = own.lastIndexOf('COMMIT')
  expect(commit).toBeGreaterThan(begin)
  return [...own.slice(0, begin), ...own.slice(commit + 1)].filter((sql) => sql !== 'COMMIT')
}

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
// Deletions last.
const writes = routes
  .filter(({ method }) => method !== 'GET')
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

it('every route that changes records is tested here', () => {
  expect(Object.keys(bodies).sort()).toEqual(writes.map(name).sort())
})

describe('the response is read before the commit of', () => {
  it.each(writes.map((row) => [name(row), row] as const))('%s', async (key, row) => {
    const keys = row.method === 'POST' ? [undefined, randomUUID()] : [undefined]
    for (const idempotencyKey of keys) {
      const sent = (await bodies[key]!(world)) as {
        payload?: unknown
        headers?: Record<string, string>
      }
      const isForm = row.files !== undefined
      api.statements.length = 0
      const answer = await api.send(
        row.method,
        callerKindOf(row) === 'PUBLISHER' ? world.publisher.token : world.team.token,
        pathOf(row.path, world),
        isForm ? sent.payload : sent,
        {
          ...(isForm && sent.headers),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
      )
      expect([answer.status < 300, answer.text]).toEqual([true, answer.text])
      expect(outsideOfTransaction(api)).toEqual([])
    }
  })
})

it('the response to a mutation is read before the commit', async () => {
  const { team, profile } = await makeWorld()
  const { token } = team
  api.statements.length = 0
  await api.graph(
    token,
    `mutation { createCampaign(input: { name: "New", profileId: "${profile.id}", objectives: "x" }) {
      id name profile { name } questionnaire { objectives }
    } }`,
  )
  expect(outsideOfTransaction(api)).toEqual([])
})
