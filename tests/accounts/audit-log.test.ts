import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

it('records the changes of operators to articles and opportunities, and not those of their team', async () => {
  const team = await api.team()
  const profile = await makeProfile(api, team)
  const { articles } = await makeOrder(api, profile, await makeProduct(api), { units: 2 })
  const [{ id }, theirs] = [articles[0]!, articles[1]!]
  const campaign = await makeCampaign(api, profile)
  const file = await makeFile(api, team)
  const picture = await makeFile(api, team, { mimeType: 'image/png' })

  const suggested = await api.graph(
    api.operator,
    `mutation { createOpportunity(input: {profileId: "${profile.id}", title: "News", description: "x"}) { id } }`,
  )
  const opportunity = suggested.createOpportunity.id
  const article = `articleId: "${id}"`
  const updates = {
    updateArticle: `articleId: "${id}", name: "Changed"`,
    moveArticle: `${article}, campaignId: "${campaign.id}"`,
    setArticleFiles: `${article}, fileIds: ["${file.id}"]`,
    setArticleImages: `${article}, images: [{fileId: "${picture.id}"}]`,
    approveBrief: article,
    approveDraft: article,
    setArticleStatus: `${article}, status: "published", notes: "Out", liveUrl: "https://daily.example/a"`,
    correctArticleStatus: `${article}, status: "pending-publishing", reason: "Too early"`,
    recordOpportunityInteraction: `opportunityId: "${opportunity}", type: DISMISS`,
    reopenOpportunity: `opportunityId: "${opportunity}"`,
  }
  for (const [field, input] of Object.entries(updates))
    await api.graph(api.operator, `mutation { ${field}(input: {${input}}) { id } }`)
  await api.graph(
    team.token,
    `mutation { approveBrief(input: {articleId: "${theirs.id}"}) { id } }`,
  )

  const entries = await api.prisma.auditEntry.findMany({
    where: { entityId: { in: [id, theirs.id, opportunity] } },
    orderBy: { createdAt: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual([
    'create_opportunity',
    ...Object.keys(updates).map((name) => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)),
  ])
  expect(entries.every(({ actorId, requestId }) => actorId && requestId)).toBe(true)
  expect(entries.find(({ action }) => action === 'set_article_status')).toMatchObject({
    entity: 'article',
    before: { id, status: 'pending-publishing', liveUrl: null },
    after: { id, status: 'published', notes: 'Out', liveUrl: 'https://daily.example/a' },
  })
})

it('records the changed fields with the amounts of the API, filtered by team, actor, field and time', async () => {
  const [team, other] = [await api.team(), await api.team()]
  const profile = await makeProfile(api, team)
  const { items } = await makeOrder(api, profile, await makeProduct(api))
  const orderItemId = items[0]!.id
  const since = new Date()
  const commission = { orderItemId, referrerTeamId: other.id, amount: 2.5 }
  await api.mutate(api.operator, 'setCommission', commission)
  await api.mutate(api.operator, 'updateTeam', { id: team.id, discountLimitPercent: 10 })
  await api.mutate(api.operator, 'updateTeam', { id: other.id, discountLimitPercent: 20 })

  const found = async (where: object) => {
    const { auditEntries } = await api.graph(
      api.operator,
      `query ($where: AuditEntryWhere) {
        auditEntries(where: $where, orderBy: { field: CREATED_AT, direction: ASC }) {
          nodes { action entityId team { id } changedFields changes { field before after } }
        }
      }`,
      { where: { AND: [{ createdAt: { gte: since } }, where] } },
    )
    return auditEntries.nodes
  }
  const set = {
    action: 'set_commission',
    entityId: orderItemId,
    team: { id: team.id },
    changedFields: ['referrerTeamId', 'commissionStatus', 'commissionAmount'],
    changes: [
      { field: 'referrerTeamId', before: null, after: other.id },
      { field: 'commissionStatus', before: 'NOT_APPLICABLE', after: 'PENDING' },
      { field: 'commissionAmount', before: null, after: 2.5 },
    ],
  }
  const limited = {
    action: 'update_team',
    entityId: team.id,
    changes: [{ field: 'discountLimitPercent', before: null, after: 10 }],
  }
  const teamId = { eq: team.id }
  expect(await found({ teamId })).toMatchObject([set, limited])
  expect(await found({ teamId, changedFields: { has: 'commissionAmount' } })).toEqual([set])
  expect(await found({ teamId, entity: { eq: 'team' } })).toMatchObject([limited])
  const operators = { actor: { firstName: { eq: 'Tester' } } }
  expect(
    await found({ ...operators, changedFields: { has: 'discountLimitPercent' } }),
  ).toHaveLength(2)
  expect(await found({ teamId, createdAt: { lt: since.toISOString() } })).toEqual([])
  expect(await found({ teamId, actorId: { eq: team.ownerId } })).toEqual([])
})

it('finds entries by a field that changed and by the name of the record', async () => {
  const product = await makeProduct(api, { name: 'Searched feature' })
  const change = (id: string, input: string) =>
    api.graph(
      api.operator,
      `mutation { updateProduct(input: {productId: "${id}", ${input}}) { id } }`,
    )
  await change(product.id, 'prices: [{ pricingTier: STANDARD, unitAmount: 250 }]')
  await change(product.id, 'maxDeliveryDays: 9')
  const found = async (search: string) => {
    const { auditEntries } = await api.graph(
      api.operator,
      `query ($search: String!, $id: UUID!) {
        auditEntries(where: { search: $search, entityId: { eq: $id } }) { nodes { changedFields } }
      }`,
      { search, id: product.id },
    )
    return auditEntries.nodes.map((node: { changedFields: string[] }) => node.changedFields)
  }
  expect(await found('price')).toEqual([['prices']])
  expect(await found('max delivery')).toEqual([['maxDeliveryDays']])
  expect(await found('SEARCHED update product')).toEqual([['maxDeliveryDays'], ['prices']])
  expect(await found('searched create')).toEqual([])
})
