import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../../src/root.js'
import { type Client, clients, type Server } from '../client/clients.js'
import {
  BoardDocument,
  CatalogueDocument,
  type CatalogueQuery,
  MovesDocument,
  type MovesSubscription,
  SayDocument,
  UploadDocument,
} from '../client/generated/graphql.js'
import { testApi } from '../support/api.js'
import { samples } from '../support/files/upload.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'

const open = await testApi()
const only = await testApi({
  env: {
    MASTHEAD_PERSISTED_OPERATIONS: join(root, 'tests/client/generated/persisted-documents.json'),
    MASTHEAD_PERSISTED_OPERATIONS_ONLY: '1',
  },
})
const apis = { open, only }
const urls = { open: '', only: '' }
const names = Array.from({ length: 5 }, (_, n) => `Placement ${n}`)

for (const [name, api] of Object.entries(apis)) {
  for (const name of names) await makeProduct(api, { name })
  urls[name as keyof typeof urls] =
    `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`
}

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

const serverOf = (token: string): Server => ({ url: urls.open, token })

/** A team with a campaign of one article. */
async function production(api = open) {
  const team = await makeBuyer(api)
  const profile = await makeProfile(api, team)
  const campaign = await makeCampaign(api, profile)
  // Not on sale: the catalogue is counted.
  const product = await makeProduct(api, { active: false })
  const { articles } = await makeOrder(api, profile, product, { campaignId: campaign.id })
  return { ...team, profileId: profile.id, campaignId: campaign.id, article: articles[0]! }
}

async function wholeCatalogue(client: Client): Promise<string[]> {
  const found: CatalogueQuery['listings']['nodes'] = []
  let after: string | null = null
  do {
    const { listings }: CatalogueQuery = await client.query(CatalogueDocument, {
      first: 2,
      after,
      country: 'Portugal',
    })
    expect(listings.totalCount).toBe(names.length)
    found.push(...listings.nodes)
    after = listings.pageInfo.hasNextPage ? listings.pageInfo.endCursor : null
  } while (after)
  // @ts-expect-error The types are those of the operation, no more.
  expect(found[0]!.description).toBeUndefined()
  expect(found[0]!.prices[0]).toMatchObject({ unitAmount: 100, pricingTier: 'STANDARD' })
  return found.map(({ name }) => name)
}

describe.each(Object.entries(clients))('%s', (_name, connect) => {
  test('pages through a connection by its cursors', async () => {
    const { token } = await open.team()
    expect(await wholeCatalogue(connect(serverOf(token)))).toEqual(names)
  })

  test('runs a mutation and reads the change', async () => {
    const { token, profileId, article } = await production()
    const client = connect(serverOf(token))
    const input = { articleId: article.id, authorName: 'Ada', content: 'Looks good' }
    const { createComment } = await client.mutate(SayDocument, { input })
    expect(createComment).toMatchObject({ content: 'Looks good', visibility: 'TEAM' })
    const { campaigns } = await client.query(BoardDocument, { profileId })
    const [found] = campaigns.nodes[0]!.articles.nodes
    expect(found).toMatchObject({ id: article.id, status: { prefix: 'pending-content-brief' } })
    expect(found!.comments.nodes).toMatchObject([
      { content: 'Looks good', author: { name: 'Ada' } },
    ])
  })

  test('reads the issues from the extensions of errors', async () => {
    const team = await production()
    const client = connect(serverOf(team.token))
    const errorOf = (work: Promise<unknown>, by = client) =>
      work.then(
        () => undefined,
        (error: unknown) => by.errorOf(error),
      )
    const input = { articleId: team.article.id, authorName: 'Ada', content: ' ' }
    expect(await errorOf(client.mutate(SayDocument, { input }))).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['input', 'content'], message: 'must not be empty' }],
    })
    const noUuid = client.query(BoardDocument, { profileId: 'x' })
    expect(await errorOf(noUuid)).toMatchObject({ code: 'validation_failed' })
    const dear = client.query(CatalogueDocument, { first: 1_000_000 })
    expect(await errorOf(dear)).toMatchObject({ code: 'query_too_expensive' })
    const limited = connect(serverOf(await open.token(team, 'custom', ['files.read'])))
    const missing = limited.query(CatalogueDocument, { first: 1 })
    expect(await errorOf(missing, limited)).toMatchObject({ code: 'missing_scope' })
    const unknown = connect(serverOf(`${team.token}x`))
    expect(await errorOf(unknown.query(CatalogueDocument, { first: 1 }), unknown)).toMatchObject({
      code: 'invalid_token',
    })
  })
})

const has = (able: (client: Client) => unknown) =>
  Object.entries(clients).filter(([, connect]) => able(connect({ url: 'http://x', token: '' })))

test.each(has(({ uploads }) => uploads))('%s uploads files', async (_name, connect) => {
  const { token } = await open.team()
  const files = [new File([new Uint8Array(samples.png!)], 'a.png'), new File(['Hello'], 'b.txt')]
  const { uploadFiles } = await connect(serverOf(token)).mutate(UploadDocument, {
    input: { files },
  })
  expect(uploadFiles).toMatchObject([
    { name: 'a.png', mimeType: 'image/png', size: files[0]!.size },
    { name: 'b.txt', mimeType: 'text/plain', size: 5 },
  ])
})

test.each(has(({ subscribe }) => subscribe))('%s subscribes', async (_name, connect) => {
  const { token, article, campaignId } = await production()
  const moves: MovesSubscription['articleStatusChanged'][] = []
  const { live } = open.app.services
  const leave = connect(serverOf(token)).subscribe!(
    MovesDocument,
    { campaignId },
    ({ articleStatusChanged }) => moves.push(articleStatusChanged),
  )
  leaving.push(leave)
  await expect.poll(() => live.subscriptions().length).toBe(1)
  await open.patch(token, `/articles/${article.id}/approve-brief`)
  await expect
    .poll(() => moves)
    .toMatchObject([
      { sequence: 1, article: { id: article.id, status: { prefix: 'pending-draft' } } },
    ])
  leave()
  await expect.poll(() => live.subscriptions().length).toBe(0)
})

test.each(Object.entries(clients).filter(([name]) => name !== 'graphql-request'))(
  '%s sends operations by ID to a server that accepts no others',
  async (_name, connect) => {
    const { token, article } = await production(only)
    const server = { url: urls.only, token }
    const client = connect({ ...server, persisted: true })
    expect(await wholeCatalogue(client)).toEqual(names)
    const input = { articleId: article.id, authorName: 'Ada', content: 'By id' }
    const { createComment } = await client.mutate(SayDocument, { input })
    expect(createComment.content).toBe('By id')
    const texts = connect(server)
    const refused = texts
      .query(CatalogueDocument, { first: 1 })
      .catch((e: unknown) => texts.errorOf(e))
    expect(await refused).toMatchObject({ code: 'persisted_query_only' })
  },
)
