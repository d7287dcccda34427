import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shell } from '../src/cli/shell.js'
import { createApiToken } from '../src/domain/token.js'
import { masthead, mastheadJson } from './support/cli.js'
import { openTestDatabase } from './support/database.js'
import { openGraph } from './support/graph.js'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let graph: Awaited<ReturnType<typeof openGraph>>

beforeAll(async () => {
  database = await openTestDatabase()
  graph = await openGraph(database)
})
afterAll(async () => {
  await graph.close()
  await database.close()
})

const fields = 'id name slug referralCode contactEmail billingEmail proPricingEnabled'

const create = `mutation ($input: CreateTeamInput!) {
  createTeam(input: $input) { ${fields} owner { fullName email } }
}`

const update = `mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { ${fields} } }`

async function createTeam(input: object) {
  return (await graph.ask(graph.operator, create, { input })).createTeam
}

async function updateTeam(input: object, token = graph.operator) {
  return (await graph.ask(token, update, { input })).updateTeam
}

async function tokenOf(teamId: string, ...scopes: string[]): Promise<string> {
  const power = scopes.length > 0 ? { type: 'custom', scopes } : { type: 'full_access' }
  const issued = await createApiToken(database.prisma, shell, {
    teamId,
    name: 'Test',
    ...(power as { type: 'custom' }),
  })
  return issued.raw
}

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
        email: expect.stringMatching(/^owner-[0-9a-z]{8}@lodz-son-gmbh\.invalid$/),
      },
    })
  })

  it('takes the user of the address as owner, and makes one when there is none', async () => {
    const owner = { ownerEmail: 'Ada@Example.org', ownerName: 'Ada King Lovelace' }
    const first = await createTeam({ name: 'First of Ada', ...owner })
    const second = await createTeam({ name: 'Second of Ada', ...owner, ownerName: 'Else' })
    const ada = { fullName: 'Ada King Lovelace', email: 'ada@example.org' }
    expect([first.owner, second.owner]).toEqual([ada, ada])
  })

  it('gives every team of a name its own slug, however many come at once', async () => {
    const teams = await Promise.all(Array.from({ length: 12 }, () => createTeam({ name: 'Twins' })))
    const slugs = ['twins', ...Array.from({ length: 11 }, (_, index) => `twins-${index + 2}`)]
    expect(teams.map(({ slug }) => slug).sort()).toEqual(slugs.sort())
    expect(new Set(teams.map(({ referralCode }) => referralCode)).size).toBe(12)
  })

  it('has a slug for a name without a Latin letter', async () => {
    expect((await createTeam({ name: '東京' })).slug).toBe('team')
    expect((await createTeam({ name: '大阪' })).slug).toBe('team-2')
  })

  it('refuses what is no name and no address', async () => {
    for (const [field, value] of [
      ['name', ' \t'],
      ['name', 'two\nlines'],
      ['name', 'x'.repeat(256)],
      ['contactEmail', 'nobody'],
      ['billingEmail', ''],
      ['ownerEmail', 'a@b'],
    ] as const) {
      const { errors } = await graph.answer(graph.operator, create, {
        input: { name: 'Fine', [field]: value },
      })
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'validation_failed',
        issues: [{ path: ['input', field] }],
      })
    }
  })

  it('is for operators', async () => {
    const token = await tokenOf((await graph.team()).id)
    const { errors } = await graph.answer(token, create, { input: { name: 'Mine' } })
    expect(errors?.[0]?.extensions.code).toBe('operator_only')
  })
})

describe('changing a team', () => {
  it('changes what is given, and the slug with the name', async () => {
    const { id, slug, referralCode } = await graph.team('Before')
    const billed = await updateTeam({ id, billingEmail: 'bills@example.org' })
    expect(billed).toMatchObject({ name: 'Before', slug, billingEmail: 'bills@example.org' })
    const renamed = await updateTeam({ id, name: 'Behind', contactEmail: 'us@example.org' })
    expect(renamed).toMatchObject({ slug: 'behind', contactEmail: 'us@example.org', referralCode })
    expect(await updateTeam({ id, billingEmail: null })).toMatchObject({
      name: 'Behind',
      billingEmail: null,
      contactEmail: 'us@example.org',
    })
  })

  it('keeps slugs apart when many take one name at once', async () => {
    const teams = await Promise.all(
      Array.from({ length: 8 }, (_, index) => graph.team(`Maker ${index}`)),
    )
    const renamed = await Promise.all(teams.map(({ id }) => updateTeam({ id, name: 'Merged' })))
    expect(new Set(renamed.map(({ slug }) => slug)).size).toBe(8)
    expect(renamed.map(({ slug }) => slug)).toContain('merged')
    const [{ id, slug }] = renamed
    expect((await updateTeam({ id, name: 'Merged' })).slug).toBe(slug)
  })

  it('refuses null where there must be a value', async () => {
    const { id } = await graph.team()
    const { errors } = await graph.answer(graph.operator, update, { input: { id, name: null } })
    expect(errors?.[0]?.extensions.issues).toMatchObject([{ path: ['input', 'name'] }])
  })

  it('lets a team change its own under teams.update, but not its price tier', async () => {
    const [own, other] = [await graph.team('Own'), await graph.team('Other')]
    const token = await tokenOf(own.id, 'teams.update')
    expect(await updateTeam({ id: own.id, name: 'Own renamed' }, token)).toMatchObject({
      slug: 'own-renamed',
    })
    const codes = []
    for (const [bearer, input] of [
      [token, { id: other.id, name: 'Taken over' }],
      [token, { id: own.id, proPricingEnabled: true }],
      [await tokenOf(own.id, 'teams.read'), { id: own.id, name: 'X' }],
    ] as const) {
      const { errors } = await graph.answer(bearer, update, { input })
      codes.push(errors?.[0]?.extensions.code)
    }
    expect(codes).toEqual(['not_found', 'operator_only', 'missing_scope'])
  })
})

describe('reading teams', () => {
  it('shows a team itself and nobody else', async () => {
    const [own, other] = [await graph.team('Seer'), await graph.team('Hidden')]
    const token = await tokenOf(own.id)
    const { team, teams } = await graph.ask(
      token,
      'query ($id: UUID!) { team(id: $id) { name } teams { totalCount nodes { id } } }',
      { id: own.id },
    )
    expect({ team, teams }).toEqual({
      team: { name: 'Seer' },
      teams: { totalCount: 1, nodes: [{ id: own.id }] },
    })
    const foreign = await graph.answer(token, `{ team(id: "${other.id}") { name } }`)
    expect(foreign.errors?.[0]?.extensions.code).toBe('not_found')
    const owner = await graph.answer(token, `{ team(id: "${own.id}") { owner { id } } }`)
    expect(owner.errors?.[0]?.extensions.code).toBe('operator_only')
  })

  it('shows operators all', async () => {
    const { id } = await graph.team('Findable')
    const found = await graph.ask(
      graph.operator,
      '{ teams(where: { slug: { eq: "findable" } }) { nodes { id owner { lastName } } } }',
    )
    expect(found.teams.nodes).toEqual([{ id, owner: { lastName: 'owner' } }])
  })
})

describe('masthead team create', () => {
  it('prints the team as JSON, and nothing else', async () => {
    const args = ['team', 'create', '--name', 'Shell & Co', '--pro-pricing']
    const printed = await mastheadJson(database.url, ...args)
    expect(printed).toEqual({ id: expect.any(String), name: 'Shell & Co', slug: 'shell-co' })
    const team = await database.prisma.team.findUnique({ where: { id: printed.id } })
    expect(team).toMatchObject({ slug: 'shell-co', proPricingEnabled: true })
  })

  it('prints lines for people', async () => {
    const args = ['team', 'create', '--name', 'Readers', '--owner-email', 'reader@example.org']
    const { code, stdout } = await masthead(database.url, ...args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^id {4}\S+\nname {2}Readers\nslug {2}readers\n$/)
  })

  it('says what is wrong with its options', async () => {
    const unnamed = await masthead(database.url, 'team', 'create')
    expect(unnamed).toMatchObject({ code: 2, stdout: '' })
    expect(unnamed.stderr).toContain('--name')
    const blank = await masthead(database.url, 'team', 'create', '--name', ' ')
    expect(blank).toMatchObject({ code: 2, stderr: expect.stringContaining('must not be empty') })
  })
})
