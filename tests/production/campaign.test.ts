import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const [team, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, team)
const foreign = await makeProfile(api, other)
const product = await makeProduct(api)

const full = () => ({
  name: 'Autumn launch',
  profile_id: profile.id,
  objectives: 'Be known',
  description: null,
  keywords: 'robots, pipes',
  target_audience: null,
  tone: 'Plain',
  writing_samples: null,
  file_id: null as string | null,
})

const baseKeys = [
  'id',
  'name',
  'description',
  'reference',
  'profile_id',
  'v1_campaign_id',
  'status',
  'goals',
  'target_date',
  'budget',
  'total_articles',
  'created_at',
  'updated_at',
  'deleted_at',
]
const answerKeys = [
  'keywords',
  'objectives',
  'target_audience',
  'tone',
  'writing_samples',
  'file_id',
]
const questionnaireKeys = [
  'id',
  'campaign_id',
  ...answerKeys,
  'file_name',
  'file_size',
  'file_url',
  'created_at',
  'updated_at',
  'deleted_at',
]
const keys = (record: object) => Object.keys(record).sort()
const sorted = (...names: string[]) => [...names].sort()
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

async function create(body: object = {}, token = team.token) {
  const answer = await api.post(token, '/campaigns', { ...full(), ...body })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('POST /campaigns', () => {
  it('returns the campaign and its questionnaire as one record', async () => {
    const file = await makeFile(api, team)
    const campaign = await create({ file_id: file.key })
    expect(keys(campaign)).toEqual(sorted(...baseKeys, ...answerKeys, 'questionnaire_id'))
    expect(campaign).toEqual({
      ...full(),
      file_id: file.key,
      id: expect.any(String),
      questionnaire_id: expect.any(String),
      reference: null,
      v1_campaign_id: null,
      status: null,
      goals: null,
      target_date: null,
      budget: null,
      total_articles: 0,
      created_at: timestamp,
      updated_at: timestamp,
      deleted_at: null,
    })
    const questionnaire = await api.prisma.questionnaire.findUniqueOrThrow({
      where: { campaignId: campaign.id },
    })
    expect(questionnaire).toMatchObject({
      ...{ fileName: file.name, fileSize: file.size, teamId: team.id },
    })
  })

  it('requires nullable fields, and reports every issue', async () => {
    const { status, body } = await api.post(team.token, '/campaigns', { name: ' ', nonsense: 1 })
    expect(status).toBe(400)
    const issues = body.issues.map(({ path }: { path: string[] }) => path.join('.')).sort()
    expect(issues).toEqual(sorted(...Object.keys(full()), 'nonsense'))
    for (const [field, wrong] of [
      ['name', 'x'.repeat(256)],
      ['name', 'two\nlines'],
      ['name', null],
      ['objectives', null],
      ['objectives', '  \n '],
      ['objectives', 'x'.repeat(10_001)],
      ['description', 7],
      ['tone', 'x'.repeat(10_001)],
      ['keywords', 'a\0b'],
      ['profile_id', 'no-uuid'],
      ['profile_id', randomUUID()],
      ['profile_id', foreign.id],
      ['file_id', 'f_unknown'],
      ['file_id', (await makeFile(api, other)).key],
      ['file_id', (await makeFile(api, team, { deletedAt: new Date() })).key],
    ] as const) {
      const answer = await api.post(team.token, '/campaigns', { ...full(), [field]: wrong })
      expect(answer.status, `${field} ${wrong}`).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: [field] }])
    }
    const both = await api.post(team.token, '/campaigns', {
      ...full(),
      profile_id: foreign.id,
      file_id: 'f_unknown',
    })
    expect(both.body.issues).toMatchObject([{ path: ['profile_id'] }, { path: ['file_id'] }])
  })
})

describe('PUT /campaigns/{campaign_id}', () => {
  it('changes given fields, clears null fields, and keeps the rest', async () => {
    const { key } = await makeFile(api, team)
    const before = await create({ file_id: key })
    const url = `/campaigns/${before.id}`
    const { status, body } = await api.put(team.token, url, { name: 'New', keywords: null })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, name: 'New', keywords: null, updated_at: timestamp })
    expect(body.updated_at > before.updated_at).toBe(true)
    const cleared = await api.put(team.token, url, { file_id: null, description: 'Why' })
    expect(cleared.body).toMatchObject({ file_id: null, description: 'Why', tone: 'Plain' })
    const read = await api.get(team.token, url)
    expect(read.body.questionnaire).toMatchObject({
      file_name: null,
      file_size: null,
      file_url: null,
    })
    const same = await api.put(team.token, url, {})
    expect(same.body).toEqual(cleared.body)
    const back = await api.put(team.token, url, { ...cleared.body, name: 'Back' })
    expect(back.body.name).toBe('Back')
  })

  it('refuses null for required strings, and records of other teams', async () => {
    const { id } = await create()
    for (const [body, path] of [
      [{ name: null }, 'name'],
      [{ objectives: null }, 'objectives'],
      [{ objectives: '   ' }, 'objectives'],
      [{ file_id: 'f_x' }, 'file_id'],
      [{ budget_eur: 5 }, 'budget_eur'],
    ] as const) {
      const answer = await api.put(team.token, `/campaigns/${id}`, body)
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: [path] }])
    }
    const theirs = await api.put(other.token, `/campaigns/${id}`, { name: 'Mine' })
    expect(theirs.status).toBe(404)
  })
})

describe('reading campaigns', () => {
  it('returns one with its profile and questionnaire', async () => {
    const { key } = await makeFile(api, team)
    const { id } = await create({ file_id: key })
    const { status, body } = await api.get(team.token, `/campaigns/${id}`)
    expect(status).toBe(200)
    expect(keys(body)).toEqual(sorted(...baseKeys, 'profile', 'questionnaire'))
    expect(body.profile).toEqual({ id: profile.id, name: profile.name, logo: profile.logo })
    expect(keys(body.questionnaire)).toEqual(sorted(...questionnaireKeys))
    expect(body.questionnaire.file_url).toMatch(
      new RegExp(`/files/content/${key}\\?expires=\\d+&signature=[\\w-]{43}$`),
    )
    for (const unknown of [randomUUID(), 'no-uuid', (await makeCampaign(api, foreign)).id]) {
      expect((await api.get(team.token, `/campaigns/${unknown}`)).status).toBe(404)
    }
  })

  it('lists them with articles and questionnaires in a bounded number of statements', async () => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    const addOn = await makeProduct(api, { name: 'Translation' })
    const sizes = [1, 4]
    const counts: number[] = []
    for (const size of sizes) {
      for (let i = 0; i < size; i++) {
        const { id } = await makeCampaign(api, profile, `Campaign ${i}`)
        const { lineItem } = await makeOrder(api, profile, product, { units: 3, campaignId: id })
        await makeOrder(api, profile, addOn, { addOnTo: lineItem.id })
        await makeOrder(api, profile, addOn, { addOnTo: lineItem.id, status: 'CANCELLED' })
      }
      const statements = await api.sqlOf(() => api.get(team.token, '/campaigns?limit=100'))
      counts.push(statements.length)
    }
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBe(1)

    const { body } = await api.get(team.token, '/campaigns?limit=2&sort_by=name&order_by=asc')
    expect(keys(body)).toEqual(
      sorted(
        'records',
        'total_records',
        'total_pages',
        'current_page',
        'next_page',
        'previous_page',
      ),
    )
    expect(body).toMatchObject({ total_records: 5, total_pages: 3, next_page: 2 })
    const [campaign] = body.records
    expect(keys(campaign)).toEqual(sorted(...baseKeys, 'articles', 'questionnaire'))
    expect(keys(campaign.questionnaire)).toEqual(sorted(...questionnaireKeys))
    expect(campaign).toMatchObject({ name: 'Campaign 0', total_articles: 3 })
    expect(campaign.articles).toHaveLength(3)
    expect(campaign.articles[0]).toEqual({
      id: expect.any(String),
      name: product.name,
      campaign_id: campaign.id,
      live_url: null,
      order_item: {
        name: product.name,
        outlet: { name: 'The Daily', logo: 'https://logos.example.com/daily.png' },
        addons: [{ id: expect.any(String), name: 'Translation' }],
      },
    })
  })

  it('searches by name, in either form, taking wildcards literally', async () => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    for (const name of ['Spring sale', '100% spring', 'Autumn'])
      await makeCampaign(api, profile, name)
    const found = async (query: string) =>
      (await api.get(team.token, `/campaigns?sort_by=name&order_by=asc&${query}`)).body.records.map(
        ({ name }: { name: string }) => name,
      )
    expect(await found('search=SPRING')).toEqual(['100% spring', 'Spring sale'])
    expect(await found('filters[search]=spring')).toEqual(['100% spring', 'Spring sale'])
    expect(await found('search=0%25')).toEqual(['100% spring'])
    expect(await found('search=_')).toEqual([])
    expect((await api.get(team.token, '/campaigns?filters[name]=x')).status).toBe(400)
  })

  it('includes archived ones on request', async () => {
    const team = await api.team()
    const { id } = await makeCampaign(api, await makeProfile(api, team))
    await api.prisma.campaign.update({ where: { id }, data: { deletedAt: new Date() } })
    expect((await api.get(team.token, '/campaigns')).body.total_records).toBe(0)
    const { body } = await api.get(team.token, '/campaigns?include_archived=true')
    expect(body.records).toMatchObject([{ id, deleted_at: timestamp }])
    expect((await api.get(team.token, `/campaigns/${id}`)).status).toBe(404)
  })
})

describe('POST /questionnaires/{campaign_id}/link', () => {
  const link = { file_url: 'https://x.example/f', file_name: 'Notes.pdf', file_size: 99 }

  it('links an uploaded file and returns the questionnaire', async () => {
    const { id } = await makeCampaign(api, profile)
    const { key } = await makeFile(api, team)
    const url = `/questionnaires/${id}/link`
    const { status, body } = await api.post(team.token, url, { ...link, file_id: key })
    expect(status).toBe(200)
    expect(keys(body)).toEqual(sorted(...questionnaireKeys))
    expect(body).toMatchObject({
      campaign_id: id,
      file_id: key,
      file_name: 'Notes.pdf',
      file_size: 99,
      objectives: 'Be known',
    })
    expect(body.file_url).toContain(`/files/content/${key}?expires=`)
  })

  it('returns no URL of a deleted file', async () => {
    const { id } = await makeCampaign(api, profile)
    const { key } = await makeFile(api, team)
    await api.post(team.token, `/questionnaires/${id}/link`, { ...link, file_id: key })
    await api.delete(team.token, `/files/${key}`)
    const { questionnaire } = (await api.get(team.token, `/campaigns/${id}`)).body
    expect(questionnaire).toMatchObject({ file_id: key, file_name: 'Notes.pdf', file_url: null })
  })

  it('refuses unknown files, files of other teams, and incomplete links', async () => {
    const { id } = await makeCampaign(api, profile)
    const { key } = await makeFile(api, team)
    const url = `/questionnaires/${id}/link`
    for (const [change, path] of [
      [{ file_id: 'f_nothing' }, 'file_id'],
      [{ file_id: (await makeFile(api, other)).key }, 'file_id'],
      [{ file_id: null }, 'file_id'],
      [{ file_id: undefined }, 'file_id'],
      [{ file_url: undefined }, 'file_url'],
      [{ file_name: '' }, 'file_name'],
      [{ file_size: -1 }, 'file_size'],
      [{ file_size: 1.5 }, 'file_size'],
      [{ file_size: '12' }, 'file_size'],
    ] as const) {
      const answer = await api.post(team.token, url, { ...link, file_id: key, ...change })
      expect(answer.status, JSON.stringify(change)).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: [path] }])
    }
    const theirs = await makeCampaign(api, foreign)
    const answer = await api.post(team.token, `/questionnaires/${theirs.id}/link`, {
      ...link,
      file_id: key,
    })
    expect(answer.status).toBe(404)
  })
})

describe('in GraphQL', () => {
  it('operators see every team’s campaigns, a team its own', async () => {
    const theirs = await makeCampaign(api, foreign)
    const query = `query ($where: CampaignWhere) { campaigns(where: $where) { nodes { id teamId } totalCount } }`
    const where = { teamId: { eq: other.id } }
    const { campaigns } = await api.graph(api.operator, query, { where })
    expect(campaigns.nodes).toContainEqual({ id: theirs.id, teamId: other.id })
    expect((await api.graph(team.token, query, { where })).campaigns.totalCount).toBe(0)
  })

  it('an operator creates a campaign for the team of the profile', async () => {
    const { createCampaign } = await api.graph(
      api.operator,
      `mutation ($input: CreateCampaignInput!) {
        createCampaign(input: $input) { teamId questionnaire { objectives fileUrl } statusCounts { count } }
      }`,
      { input: { name: 'For them', profileId: foreign.id, objectives: 'Grow' } },
    )
    expect(createCampaign).toMatchObject({
      teamId: other.id,
      questionnaire: { objectives: 'Grow' },
    })
    expect(createCampaign.statusCounts).toHaveLength(12)
  })
})
