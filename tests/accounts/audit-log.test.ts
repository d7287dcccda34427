import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

it('has an entry of what an operator does to articles and opportunities, and none of what their team does', async () => {
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
  const asked = {
    updateArticle: `id: "${id}", name: "Changed"`,
    moveArticle: `${article}, campaignId: "${campaign.id}"`,
    setArticleFiles: `${article}, fileIds: ["${file.id}"]`,
    setArticleImages: `${article}, images: [{fileId: "${picture.id}"}]`,
    approveBrief: article,
    approveDraft: article,
    setArticleStatus: `${article}, status: "published", notes: "Out"`,
    recordOpportunityInteraction: `opportunityId: "${opportunity}", type: DISMISS`,
    reopenOpportunity: `id: "${opportunity}"`,
  }
  for (const [field, input] of Object.entries(asked))
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
    ...Object.keys(asked).map((name) => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)),
  ])
  expect(entries.every(({ actorId, requestId }) => actorId && requestId)).toBe(true)
  expect(entries.find(({ action }) => action === 'set_article_status')).toMatchObject({
    entity: 'article',
    before: { id, status: 'pending-publishing' },
    after: { id, status: 'published', notes: 'Out' },
  })
})
