import {
  ConnectionHandler,
  createOperationDescriptor,
  fetchQuery,
  getFragment,
  getRequest,
  getSingularSelector,
} from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApi } from '../support/api.js'
import { examplesOf } from '../support/files/guide.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { demoTeam } from '../support/fixtures/marketplace.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import {
  cachingClients,
  commit,
  type Data,
  type Operation,
  relayEnvironment,
  type Send,
} from './caches/clients.js'
import { operations, relayOnly } from './caches/operations.js'
import { compileForRelay } from './caches/relay.js'
import { wholeQueries } from './caches/whole.js'

const api = await testApi({ demo: true })
const url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`
const whole = wholeQueries()
const { artifacts, output } = await compileForRelay({
  Caches: [...Object.values(operations), ...relayOnly],
  Whole: whole,
  Board: examplesOf('frontends.md', 'js relay').flatMap((block) =>
    Array.from(block.matchAll(/graphql`([^`]+)`/g), ([, text]) => text!),
  ),
})

const operation = (text: string): Operation => {
  const name = /(?:query|mutation) (\w+)/.exec(text)![1]!
  return { text, artifact: artifacts[name]! }
}
const documents = Object.fromEntries(
  Object.entries(operations).map(([name, text]) => [name, operation(text)]),
) as Record<keyof typeof operations, Operation>

const warnings: unknown[][] = []
beforeEach(() => {
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void warnings.push(words))
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(warnings.splice(0)).toEqual([])
})

/** Returns a `fetch` that sends the token and stores the responses. */
const sender =
  (token: string, answers: Data[] = []): Send =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(input, { ...init, headers })
    answers.push(await response.clone().json())
    return response
  }

/** A client with a token, and the responses that it received. */
function connected(connect: (typeof cachingClients)[string], token: string) {
  const answers: Data[] = []
  return { client: connect(url, sender(token, answers)), answers }
}

/** A team with two campaigns of two articles each. */
async function marketplace() {
  const buyer = await makeBuyer(api)
  const profile = { id: buyer.profileId, teamId: buyer.id }
  const product = await makeProduct(api, { active: false })
  const campaigns = []
  for (const name of ['Autumn', 'Spring']) {
    const { id: campaignId } = await makeCampaign(api, profile, name)
    const { articles, items } = await makeOrder(api, profile, product, { campaignId, units: 2 })
    campaigns.push({ id: campaignId, articles, items })
  }
  const [autumn, spring] = campaigns as [(typeof campaigns)[0], (typeof campaigns)[0]]
  return { ...buyer, autumn, spring, article: autumn.articles[0]! }
}

const counted = (campaign: Data) =>
  Object.fromEntries(
    campaign.statusCounts
      .filter(({ count }: Data) => count > 0)
      .map(({ prefix, count }: Data) => [prefix, count]),
  )

describe.each(Object.entries(cachingClients))('%s', (_name, connect) => {
  const opened = async () => {
    const market = await marketplace()
    const { client, answers } = connected(connect, market.token)
    /** Runs a mutation, and expects the cached records to change without another request. */
    const changed = async (
      mutation: Operation,
      input: object,
      shown: () => unknown,
      is: unknown,
    ) => {
      const before = answers.length
      await client.mutate(mutation, { input })
      await expect.poll(shown).toEqual(is)
      expect(answers).toHaveLength(before + 1)
    }
    return { ...market, client, changed }
  }

  test('shows the changes of a campaign, its profile and its articles everywhere', async () => {
    const { client, changed, autumn, article, profileId } = await opened()
    const board = await client.show(documents.Board)
    const items = await client.show(documents.Items)
    const one = await client.show(documents.Article, { id: article.id })
    const node = await client.show(documents.Node, { id: autumn.id })
    const its = ({ node }: Data) => node.article?.id === article.id
    const item = () => items().orderItems.edges.find(its).node
    const card = () =>
      board()
        .campaigns.nodes.flatMap(({ articles }: Data) => articles.nodes)
        .find(({ id }: Data) => id === article.id)

    await changed(
      documents.UpdateCampaign,
      { campaignId: autumn.id, name: 'Harvest' },
      () => [
        board().campaigns.nodes.map(({ name }: Data) => name),
        item().campaign.name,
        item().article.campaign.name,
        one().article.campaign.name,
        node().node.name,
      ],
      [['Harvest', 'Spring'], 'Harvest', 'Harvest', 'Harvest', 'Harvest'],
    )
    await changed(
      documents.UpdateProfile,
      { profileId: profileId, name: 'Ada' },
      () => [
        board().campaigns.nodes.map(({ profile }: Data) => profile.name),
        item().article.campaign.profile.name,
      ],
      [['Ada', 'Ada'], 'Ada'],
    )
    await changed(
      documents.UpdateArticle,
      { articleId: article.id, name: 'Five robots' },
      () => [card().name, item().article.name, one().article.name],
      Array(3).fill('Five robots'),
    )
  })

  test('counts the articles of each status in their campaign', async () => {
    const { client, changed, article } = await opened()
    const board = await client.show(documents.Board)
    const items = await client.show(documents.Items)
    const one = await client.show(documents.Article, { id: article.id })
    const counts = () => board().campaigns.nodes.map(counted)
    const first = 'pending-content-brief'
    expect(counts()).toEqual([{ [first]: 2 }, { [first]: 2 }])
    await changed(
      documents.ApproveBrief,
      { articleId: article.id },
      () => [
        counts(),
        counted(one().article.campaign),
        items()
          .orderItems.edges.map(({ node }: Data) => node.article.status.prefix)
          .sort(),
      ],
      [
        [{ [first]: 1, 'pending-draft': 1 }, { [first]: 2 }],
        { [first]: 1, 'pending-draft': 1 },
        [first, first, first, 'pending-draft'],
      ],
    )
  })

  test('shows an operator its status changes', async () => {
    const { autumn } = await marketplace()
    const { client, answers } = connected(connect, api.operator)
    const [moved, other] = await Promise.all(
      autumn.articles.map(({ id }) => client.show(documents.Article, { id })),
    )
    const before = answers.length
    const input = { articleId: autumn.articles[0]!.id, status: 'pending-publishing' }
    await client.mutate(documents.SetArticleStatus, { input })
    const expected = { 'pending-content-brief': 1, 'pending-publishing': 1 }
    await expect
      .poll(() => [moved!(), other!()].map(({ article }) => counted(article.campaign)))
      .toEqual([expected, expected])
    expect(answers).toHaveLength(before + 1)
  })

  test('shows assigned, written and renamed records in their place', async () => {
    const market = await opened()
    const { client, changed, token, profileId, autumn, article } = market
    const product = await makeProduct(api, { active: false })
    const loose = await makeOrder(api, { id: profileId, teamId: market.id }, product)
    const { body: folder } = await api.post(token, '/folders', { name: 'Drafts' })
    const file = await makeFile(api, market, { folderId: folder.id, name: 'a.txt' })
    const files = { articleId: article.id, fileIds: [file.id] }
    await api.mutate(api.operator, 'setArticleFiles', files)
    const { reference } = await api.mutate(
      token,
      'createComment',
      { articleId: article.id, authorName: 'Ada', content: 'Looks good' },
      'reference',
    )
    const library = await client.show(documents.Library)
    const comments = await client.show(documents.Comments)
    const items = await client.show(documents.Items)
    const one = await client.show(documents.Article, { id: article.id })

    await changed(
      documents.RenameFolder,
      { folderId: folder.id, name: 'Texts' },
      () => [
        library().files.nodes[0].folder.name,
        library().folders.nodes[0].name,
        one().article.files[0].file.folder.name,
      ],
      ['Texts', 'Texts', 'Texts'],
    )
    await changed(
      documents.UpdateComment,
      { reference, content: 'Looks fine' },
      () => [one().article.comments.nodes[0].content, comments().comments.nodes[0].content],
      ['Looks fine', 'Looks fine'],
    )
    const item = () =>
      items().orderItems.edges.find(({ node }: Data) => node.id === loose.items[0]!.id).node
    await changed(
      documents.AssignOrderItems,
      { campaignId: autumn.id, orderItemIds: [loose.items[0]!.id] },
      () => [item().campaign?.name, item().article.campaign?.name],
      ['Autumn', 'Autumn'],
    )
  })

  test('shows all records of every list as they were received', async () => {
    const token = await api.token(await demoTeam(api))
    const { client, answers } = connected(connect, token)
    for (const text of whole) {
      const shown = await client.show(operation(text))
      const { data, errors } = answers.at(-1)
      expect(errors).toBeUndefined()
      expect(data).toMatchObject(shown())
    }
    expect(answers).toHaveLength(whole.length)
  })
})

describe('Relay', () => {
  /** Opens a record by a fragment. @returns the environment, and a function that reads the fragment */
  const opened = async (token: string, query: string, fragment: string, id: string) => {
    const environment = relayEnvironment(url, sender(token))
    const operation = createOperationDescriptor(getRequest(artifacts[query]!), { id })
    await fetchQuery(environment, artifacts[query]!, { id }).toPromise()
    environment.retain(operation)
    const shown = (): Data => {
      const [record] = Object.values(environment.lookup(operation.fragment).data as Data)
      const selector = getSingularSelector(getFragment(artifacts[fragment]!), record)
      return environment.lookup(selector!).data
    }
    return { environment, shown }
  }
  const nodes = ({ edges }: Data, field: string) => edges.map(({ node }: Data) => node[field])

  test('compiles nested pages, refetchable records and deleted records', () => {
    expect(output).not.toMatch(/warn|error/i)
    // Those of docs/frontends.md are included.
    expect(Object.keys(artifacts)).toContain('BoardPageQuery')
  })

  test('appends the nested pages of a record, and refetches it', async () => {
    const { token, autumn } = await marketplace()
    const query = 'CachesCampaignQuery'
    const { environment, shown } = await opened(token, query, 'Caches_campaign', autumn.id)
    expect(shown().articles.edges).toHaveLength(1)
    const { endCursor, hasNextPage } = shown().articles.pageInfo
    expect(hasNextPage).toBe(true)
    await api.put(token, `/campaigns/${autumn.id}`, { name: 'Harvest' })
    const variables = { id: autumn.id, first: 1, after: endCursor }
    await fetchQuery(environment, artifacts.CachesCampaignPageQuery!, variables).toPromise()
    expect(shown().name).toBe('Harvest')
    expect(nodes(shown().articles, 'id').sort()).toEqual(autumn.articles.map(({ id }) => id).sort())
    expect(shown().articles.pageInfo.hasNextPage).toBe(false)
  })

  test('adds records that a mutation creates, and removes those that it deletes', async () => {
    const { token, article } = await marketplace()
    const query = 'CachesCommentedQuery'
    const { environment, shown } = await opened(token, query, 'Caches_article', article.id)
    const connections = [ConnectionHandler.getConnectionID(article.id, 'Caches_comments')]
    const { createComment } = await commit(environment, artifacts.CachesCreateCommentMutation!, {
      input: { articleId: article.id, authorName: 'Ada', content: 'Looks good' },
      connections,
    })
    expect(nodes(shown().comments, 'content')).toEqual(['Looks good'])
    const { reference } = await api.prisma.comment.findUniqueOrThrow({
      where: { id: createComment.id },
    })
    const archive = artifacts.CachesArchiveCommentMutation!
    await commit(environment, archive, { input: { reference }, connections })
    expect(shown().comments.edges).toEqual([])
  })

  test('removes a deleted record from the store', async () => {
    const { token } = await marketplace()
    const { body: folder } = await api.post(token, '/folders', { name: 'Drafts' })
    const environment = relayEnvironment(url, sender(token))
    await fetchQuery(environment, documents.Library.artifact, {}).toPromise()
    const source = environment.getStore().getSource()
    expect(source.get(folder.id)).toMatchObject({ name: 'Drafts' })
    await commit(environment, artifacts.CachesDeleteFolderMutation!, {
      input: { folderId: folder.id },
    })
    expect(source.get(folder.id)).toBeNull()
  })
})
