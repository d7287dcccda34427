import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const topic = await api.prisma.tag.create({ data: { name: 'Robotics', category: 'TOPIC' } })
await api.prisma.tag.create({ data: { name: 'Engineers', category: 'AUDIENCE' } })
const topicId = topic.id

const fields = {
  name: 'Brightwater',
  website_url: 'https://brightwater.example',
  overview: 'Robots.\nThat clean.',
  products_and_services: 'Robots',
  key_achievements: ['140 cities'],
  unique_value_propositions: ['No digging'],
  industry: ['Slow food', 'robotics'],
  target_audience: ['Engineers'],
}

const recordKeys = [
  ...['id', 'team_id', 'name', 'website_url', 'overview', 'products_and_services'],
  ...['key_achievements', 'unique_value_propositions', 'industry', 'target_audience'],
  ...['created_at', 'updated_at'],
].sort()

const listKeys = [
  ...['id', 'name', 'legal_company_name', 'type', 'logo', 'location', 'overview'],
  ...['products_and_services', 'google_drive_link', 'writing_samples', 'primary_goals'],
  ...['website_url', 'team_id', 'brand_tone_and_voice_id', 'last_generated_at'],
  ...['created_at', 'updated_at', 'deleted_at'],
].sort()

describe('creating a profile', () => {
  it('returns the record with its tags in the given order', async () => {
    const team = await api.team()
    const { status, body } = await api.post(team.token, '/profiles', {
      ...fields,
      industry: [topicId.toUpperCase(), 'Slow food', 'ROBOTICS'],
    })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(recordKeys)
    expect(body).toMatchObject({
      ...fields,
      industry: [topicId, 'Slow food', 'ROBOTICS'],
      team_id: team.id,
    })
    const tags = await api.prisma.profileTag.findMany({
      where: { profileId: body.id, category: 'TOPIC' },
      orderBy: { position: 'asc' },
    })
    expect(tags.map(({ tagId }) => tagId)).toEqual([topicId, null, topicId])
  })

  it('needs a name only', async () => {
    const { token } = await api.team()
    const { status, body } = await api.post(token, '/profiles', { name: ' Bare ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Bare', website_url: '', overview: '', industry: [] })
  })

  it('ignores read-only fields', async () => {
    const { token, id } = await api.team()
    const { status, body } = await api.post(token, '/profiles', {
      name: 'Copy',
      id: randomUUID(),
      team_id: randomUUID(),
      created_at: 'x',
      deleted_at: null,
    })
    expect(status).toBe(200)
    expect(body.team_id).toBe(id)
  })

  it('reports every issue with its path', async () => {
    const { token } = await api.team()
    const { status, body } = await api.post(token, '/profiles', {
      ...fields,
      name: ' ',
      overview: null,
      key_achievements: 'one',
      target_audience: ['ok', '', 5],
      color: 'red',
    })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: unknown[] }) => path.join('.')).sort()).toEqual([
      'color',
      'key_achievements',
      'name',
      'overview',
      'target_audience.2',
    ])
    const missing = await api.post(token, '/profiles', {})
    expect(missing.body.issues).toMatchObject([{ path: ['name'], code: 'required' }])
  })

  it('refuses unknown tags, and tags of another category', async () => {
    const { token } = await api.team()
    const { status, body } = await api.post(token, '/profiles', {
      name: 'X',
      industry: ['fine', randomUUID()],
      target_audience: [topicId],
    })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([
      { path: ['industry', 1], code: 'unknown_id' },
      { path: ['target_audience', 0], code: 'unknown_id' },
    ])
    expect(await api.prisma.profile.count({ where: { name: 'X' } })).toBe(0)
  })
})

describe('changing a profile', () => {
  const create = async (token: string) => (await api.post(token, '/profiles', fields)).body

  it('keeps omitted fields, replaces tags, and clears with an empty list', async () => {
    const { token } = await api.team()
    const { id } = await create(token)
    const first = await api.patch(token, `/profiles/${id}`, { industry: ['Only this'] })
    expect(first.status).toBe(200)
    expect(Object.keys(first.body).sort()).toEqual(recordKeys)
    expect(first.body).toMatchObject({ ...fields, industry: ['Only this'] })
    const second = await api.patch(token, `/profiles/${id}`, { industry: [], name: 'New' })
    expect(second.body).toMatchObject({ ...fields, industry: [], name: 'New' })
  })

  it("refuses null, and another team's profile", async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { id } = await create(own.token)
    const nulls = await api.patch(own.token, `/profiles/${id}`, { name: null, industry: null })
    expect(nulls.status).toBe(400)
    expect(nulls.body.issues).toHaveLength(2)
    for (const path of [id, randomUUID(), 'x']) {
      const { status } = await api.patch(other.token, `/profiles/${path}`, { name: 'Mine' })
      expect(status).toBe(404)
    }
    const { extensions } = await api.graphError(
      own.token,
      `mutation { updateProfile(input: {profileId: "${id}", overview: null}) { id } }`,
    )
    expect(extensions.code).toBe('validation_failed')
  })
})

describe('listing profiles', () => {
  it('returns the full records of the own team, newest first', async () => {
    const [own, other] = [await api.team(), await api.team()]
    for (const name of ['One', 'Two']) await api.post(own.token, '/profiles', { name })
    await api.post(other.token, '/profiles', { name: 'Theirs' })
    const { body } = await api.get(own.token, `/teams/${own.id}/profiles`)
    expect(body).toMatchObject({ total_records: 2, total_pages: 1, current_page: 1 })
    expect(body.records.map(({ name }: { name: string }) => name)).toEqual(['Two', 'One'])
    expect(Object.keys(body.records[0]).sort()).toEqual(listKeys)
    expect(body.records[0]).toMatchObject({ type: 'COMPANY', primary_goals: [], logo: null })
  })

  it('takes a bounded number of statements', async () => {
    const { id, token } = await api.team()
    await api.prisma.profile.createMany({
      data: Array.from({ length: 30 }, (_, n) => ({ teamId: id, name: `P${n}` })),
    })
    const sql = await api.sqlOf(() => api.get(token, `/teams/${id}/profiles?limit=30`))
    expect(sql.length).toBeLessThanOrEqual(2)
  })
})

describe('GET /profiles/{profile_id}/campaigns', () => {
  it('returns the campaigns of one profile, and 404 for a profile of another team', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const profile = (await api.post(own.token, '/profiles', { name: 'Planner' })).body
    const path = `/profiles/${profile.id}/campaigns`
    expect((await api.get(own.token, path)).body.records).toEqual([])
    const data = { teamId: own.id, profileId: profile.id, name: 'Spring', reference: 'S-1' }
    const { id } = await api.prisma.campaign.create({ data })
    const token = await api.token(own, 'custom', ['campaigns.lists'])
    const { body } = await api.get(token, path)
    expect(body).toMatchObject({ total_records: 1, current_page: 1 })
    expect(body.records).toEqual([
      {
        id,
        name: 'Spring',
        reference: 'S-1',
        profile_id: profile.id,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        deleted_at: null,
      },
    ])
    expect((await api.get(other.token, path)).status).toBe(404)
  })
})

describe('GraphQL', () => {
  it('reads one profile of its own team, and requires the team from operators', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const input = { name: 'Made by an operator', industry: ['a'] }
    const create = 'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { id } }'
    const { extensions } = await api.graphError(api.operator, create, { input })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'teamId'] }])
    const unnamed = { ...input, teamId: null }
    expect(await api.graph(own.token, create, { input: unnamed })).toMatchObject({
      createProfile: { id: expect.any(String) },
    })
    const made = await api.graph(api.operator, create, { input: { ...input, teamId: own.id } })
    const one = 'query ($id: UUID!) { profile(id: $id) { name industry team { id } } }'
    expect((await api.graph(own.token, one, made.createProfile)).profile).toEqual({
      name: 'Made by an operator',
      industry: ['a'],
      team: { id: own.id },
    })
    const foreign = await api.graphError(other.token, one, made.createProfile)
    expect(foreign.extensions.code).toBe('not_found')
  })

  it('writes every field that a team can set', async () => {
    const { token } = await api.team()
    const input = {
      type: 'BRAND',
      legalCompanyName: 'Brightwater Ltd',
      logo: 'https://logos.example.com/b.png',
      location: 'Porto',
      primaryGoals: ['BRAND_AWARENESS', 'Hiring'],
      writingSamples: 'https://brightwater.example/blog',
      googleDriveLink: 'https://drive.example.com/b',
      brandToneAndVoiceId: randomUUID(),
    }
    const names = Object.keys(input).join(' ')
    const made = await api.mutate(token, 'createProfile', { name: 'B', ...input }, `id ${names}`)
    expect(made).toEqual({ id: made.id, ...input })
    const none = Object.fromEntries(Object.keys(input).map((name) => [name, null]))
    const cleared = { ...none, type: 'INDIVIDUAL', primaryGoals: [] }
    const changed = await api.mutate(
      token,
      'updateProfile',
      { profileId: made.id, ...cleared },
      names,
    )
    expect(changed).toEqual(cleared)
    const bad = { type: null, primaryGoals: null, logo: 'javascript:x', legalCompanyName: ' ' }
    const { extensions } = await api.mutateError(token, 'updateProfile', {
      profileId: made.id,
      ...bad,
    })
    const issues = extensions.issues.map(({ path }: { path: string[] }) => path[1])
    expect(issues.sort()).toEqual(Object.keys(bad).sort())
    const rest = await api.patch(token, `/profiles/${made.id}`, { location: 'Porto' })
    expect(rest.status).toBe(400)
  })
})
