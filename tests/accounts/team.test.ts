import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const fields = 'id name slug referralCode contactEmail billingEmail proPricingEnabled'

const create = `mutation ($input: CreateTeamInput!) {
  createTeam(input: $input) { ${fields} owner { fullName email } }
}`

const update = `mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { ${fields} } }`

async function createTeam(input: object) {
  return (await api.graph(api.operator, create, { input })).createTeam
}

async function updateTeam(input: object, token = api.operator) {
  return (await api.graph(token, update, { input })).updateTeam
}

const tokenOf = (team: { id: string; ownerId: string }, ...scopes: string[]) =>
  api.token(team, 'custom', scopes)

describe('creating a team', () => {
  it('gives it a slug, a referral code and an owner', async () => {
    const team = await createTeam({ name: '  Łódź & Søn GmbH ' })
    expect(team).toMatchObject({
      name: 'Łódź & Søn GmbH',
      slug: 'lodz-son-gmbh',
      referralCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
      contactEmail: null,
      proPricingEnabled: false,
      owner: {
        fullName: 'Łódź & Søn GmbH owner',
        email: expect.stringMatching(/^owner@lodz-son-gmbh-[0-9a-z]{8}\.invalid$/),
      },
    })
  })

  it('makes the user of the address the owner, or creates one', async () => {
    const owner = { ownerEmail: 'Ada@Example.org', ownerName: 'Ada King Lovelace' }
    const first = await createTeam({ name: 'First of Ada', ...owner })
    const second = await createTeam({ name: 'Second of Ada', ...owner, ownerName: 'Else' })
    const ada = { fullName: 'Ada King Lovelace', email: 'ada@example.org' }
    expect([first.owner, second.owner]).toEqual([ada, ada])
  })

  it('gives the first team of a name its slug, and each other one a unique slug', async () => {
    const teams = await Promise.all(Array.from({ length: 12 }, () => createTeam({ name: 'Twins' })))
    expect(teams.filter(({ slug }) => slug === 'twins')).toHaveLength(1)
    const others = teams.filter(({ slug }) => slug !== 'twins')
    for (const { slug, referralCode } of [...others, await createTeam({ name: 'Twins' })])
      expect(slug, referralCode).toMatch(/^twins-[0-9a-z]{8}$/)
    expect(new Set(teams.map(({ slug }) => slug)).size).toBe(12)
    expect(new Set(teams.map(({ referralCode }) => referralCode)).size).toBe(12)
  })

  it('has a slug for a name without a Latin letter', async () => {
    expect((await createTeam({ name: '東京' })).slug).toMatch(/^team(-[0-9a-z]{8})?$/)
  })

  it('refuses invalid names and addresses', async () => {
    for (const [field, value] of [
      ['name', ' \t'],
      ['name', 'two\nlines'],
      ['name', 'x'.repeat(256)],
      ['contactEmail', 'nobody'],
      ['billingEmail', ''],
      ['ownerEmail', 'a@b'],
    ] as const) {
      const { extensions } = await api.graphError(api.operator, create, {
        input: { name: 'Fine', [field]: value },
      })
      expect(extensions).toMatchObject({
        code: 'validation_failed',
        issues: [{ path: ['input', field] }],
      })
    }
  })

  it('is for operators', async () => {
    const { token } = await api.team()
    const { extensions } = await api.graphError(token, create, { input: { name: 'Mine' } })
    expect(extensions.code).toBe('operator_only')
  })
})

describe('changing a team', () => {
  it('changes the given fields, and the slug with the name', async () => {
    const { id, slug, referralCode } = await api.team({ name: 'Before' })
    const billed = await updateTeam({ id, billingEmail: 'bills@example.org' })
    expect(billed).toMatchObject({ name: 'Before', slug, billingEmail: 'bills@example.org' })
    const renamed = await updateTeam({ id, name: 'Behind', contactEmail: 'us@example.org' })
    expect(renamed).toMatchObject({
      slug: `behind-${referralCode.toLowerCase()}`,
      contactEmail: 'us@example.org',
      referralCode,
    })
    expect(await updateTeam({ id, billingEmail: null })).toMatchObject({
      name: 'Behind',
      billingEmail: null,
      contactEmail: 'us@example.org',
    })
  })

  it('keeps slugs unique when concurrent requests use one name', async () => {
    const teams = await Promise.all(
      Array.from({ length: 8 }, (_, index) => api.team({ name: `Maker ${index}` })),
    )
    const renamed = await Promise.all(teams.map(({ id }) => updateTeam({ id, name: 'Merged' })))
    expect(new Set(renamed.map(({ slug }) => slug)).size).toBe(8)
    const [{ id, slug }] = renamed
    expect((await updateTeam({ id, name: 'Merged' })).slug).toBe(slug)
  })

  it('refuses null for required values', async () => {
    const { id } = await api.team()
    const { extensions } = await api.graphError(api.operator, update, { input: { id, name: null } })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'name'] }])
  })

  it('lets a team change its own under teams.update, but not its price tier', async () => {
    const [own, other] = [await api.team({ name: 'Own' }), await api.team({ name: 'Other' })]
    const token = await tokenOf(own, 'teams.update')
    expect(await updateTeam({ id: own.id, name: 'Own renamed' }, token)).toMatchObject({
      slug: `own-renamed-${own.referralCode.toLowerCase()}`,
    })
    const codes = []
    for (const [bearer, input] of [
      [token, { id: other.id, name: 'Taken over' }],
      [token, { id: own.id, proPricingEnabled: true }],
      [await tokenOf(own, 'teams.read'), { id: own.id, name: 'X' }],
    ] as const) {
      const { extensions } = await api.graphError(bearer, update, { input })
      codes.push(extensions.code)
    }
    expect(codes).toEqual(['not_found', 'operator_only', 'missing_scope'])
  })
})

describe('reading teams', () => {
  it('shows a team only itself', async () => {
    const [own, other] = [await api.team({ name: 'Seer' }), await api.team({ name: 'Hidden' })]
    const { team, teams } = await api.graph(
      own.token,
      'query ($id: UUID!) { team(id: $id) { name } teams { totalCount nodes { id } } }',
      { id: own.id },
    )
    expect({ team, teams }).toEqual({
      team: { name: 'Seer' },
      teams: { totalCount: 1, nodes: [{ id: own.id }] },
    })
    const foreign = await api.graphError(own.token, `{ team(id: "${other.id}") { name } }`)
    expect(foreign.extensions.code).toBe('not_found')
    const owner = await api.graphError(own.token, `{ team(id: "${own.id}") { owner { id } } }`)
    expect(owner.extensions.code).toBe('operator_only')
  })

  it('shows all teams to operators', async () => {
    const { id } = await api.team({ name: 'Findable' })
    const found = await api.graph(
      api.operator,
      '{ teams(where: { slug: { startsWith: "findable" } }) { nodes { id owner { lastName } } } }',
    )
    expect(found.teams.nodes).toEqual([{ id, owner: { lastName: 'owner' } }])
  })
})

describe('/teams/{team_id}', () => {
  const keys = ['name', 'slug', 'referral_code', 'contact_email', 'billing_email']

  it('returns exactly the public fields', async () => {
    const { id, token, referralCode } = await api.team({ name: 'Public' })
    const { status, body } = await api.get(token, `/teams/${id}`)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([...keys].sort())
    expect(body).toMatchObject({
      name: 'Public',
      slug: 'public',
      referral_code: referralCode,
    })
  })

  it('changes the three fields, and ignores read-only ones', async () => {
    const { id, token, referralCode } = await api.team({ name: 'Old name' })
    const { status, body } = await api.put(token, `/teams/${id}`, {
      id: 'x',
      name: 'New name',
      slug: 'ignored',
      referral_code: 'IGNORED',
      contact_email: 'us@example.org',
      billing_email: null,
      created_at: 'never',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      name: 'New name',
      slug: expect.stringMatching(/^new-name-[0-9a-z]{8}$/),
      referral_code: referralCode,
      contact_email: 'us@example.org',
      billing_email: null,
    })
  })

  it('reports issues with their path', async () => {
    const { id, token } = await api.team()
    const { status, body } = await api.put(token, `/teams/${id}`, {
      name: null,
      contact_email: 'nobody',
      pro_pricing_enabled: true,
    })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual([
      'contact_email',
      'name',
      'pro_pricing_enabled',
    ])
  })
})
