import { expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
const { id: teamId } = await api.prisma.team.findFirstOrThrow({
  where: { slug: 'northwind-communications' },
})
const owned = { where: { teamId }, orderBy: { id: 'asc' as const } }
const team = await api.prisma.team.findUniqueOrThrow({ where: { id: teamId } })
const token = await api.token(team)

const { profileId } = await api.prisma.order.findFirstOrThrow({
  ...owned,
  where: { teamId, status: 'PAID', profileId: { not: null } },
})
const campaign = await api.prisma.campaign.findFirstOrThrow({
  where: { teamId, articles: { some: {} } },
})
const article = await api.prisma.article.findFirstOrThrow(owned)
const folders = Array.from({ length: 30 }, (_, index) => ({
  teamId,
  name: `Folder ${index}`,
  createdById: team.ownerId,
}))
await api.prisma.folder.createMany({ data: folders })
for (let index = 0; index < 5; index++) {
  await api.post(token, `/articles/${article.id}/comments`, {
    content: `Comment ${index}`,
    author: { name: 'Ada' },
  })
}

const urls: Record<string, string> = {
  '/folders': '/folders',
  '/profiles/{profile_id}/order-items': `/profiles/${profileId}/order-items`,
  '/campaigns/{campaign_id}/articles': `/campaigns/${campaign.id}/articles`,
  '/articles/{article_id}/comments': `/articles/${article.id}/comments`,
}
const whole = routes.filter(({ list }) => list?.whole).map(({ path }) => path)

test('the lists that the specification gives without pages are these', () => {
  expect(whole.toSorted()).toEqual(Object.keys(urls).toSorted())
})

test.each(Object.entries(urls))('%s is whole without page parameters', async (_path, url) => {
  const ids = async (query: string) => {
    const { status, body } = await api.get(token, `${url}?${query}`)
    expect(status).toBe(200)
    return (Array.isArray(body) ? body : body.records).map(({ id }: { id: string }) => id)
  }
  const all = await ids('')
  expect(all.length).toBeGreaterThan(2)
  expect(await ids('limit=&page=')).toEqual(all)
  expect(await ids('limit=2')).toEqual(all.slice(0, 2))
  expect(await ids('limit=2&page=2')).toEqual(all.slice(2, 4))
  expect(await ids('page=1')).toEqual(all.slice(0, 25))
  expect(await ids('limit=100&page=1000000')).toEqual([])
})

test('all folders are more than a page', async () => {
  const { body } = await api.get(token, '/folders')
  expect(body.records.length).toBeGreaterThanOrEqual(30)
})
