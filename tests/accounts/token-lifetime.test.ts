import { describe, expect, it } from 'vitest'
import { hashToken } from '../../src/access/token-form.js'
import { testApi } from '../support/api.js'

const api = await testApi()

const create = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id scopes expiresAt } }
}`
const rotate = `mutation ($input: RotateApiTokenInput!) {
  rotateApiToken(input: $input) { token apiToken { id expiresAt } }
}`
const revoke = 'mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { id } }'

type Team = Awaited<ReturnType<typeof api.team>>

interface Asked {
  /** Code and path of the refusal. */
  refused?: string
  raw?: string
  id?: string
  expiresAt?: string | null
}

/** Runs a mutation of tokens. */
async function ask(token: string, query: string, input: object): Promise<Asked> {
  const { body } = await api.post(token, '/graphql', { query, variables: { input } })
  if (body.errors) {
    const { code, issues } = body.errors[0].extensions
    return { refused: [code, ...(issues?.[0].path ?? [])].join(' ') }
  }
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the query.
  const [changed] = Object.values(body.data) as any[]
  return changed.apiToken ? { raw: changed.token, ...changed.apiToken } : changed
}

const full = { name: 'T', type: 'FULL_ACCESS' }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const idOf = async (team: Team, raw: string) =>
  (
    await api.prisma.apiToken.findFirstOrThrow({
      where: { teamId: team.id, hint: raw.slice(0, 8) },
    })
  ).id
const tokenStatus = async (raw: string) => (await api.get(raw, '/auth/token')).status
const live = (teamId: string) =>
  api.prisma.apiToken.count({
    where: { teamId, OR: [{ revokedAt: null }, { revokedAt: { gt: new Date() } }] },
  })

describe('a token with an expiry', () => {
  it('creates no token without an expiry or with a later one', async () => {
    const team = await api.team()
    const expiresAt = inMinutes(1)
    const brief = await api.token(team, 'full_access', [], { expiresAt })
    for (const later of [undefined, null, new Date(+expiresAt + 1).toISOString()]) {
      expect(await ask(brief, create, { ...full, expiresAt: later })).toEqual({
        refused: 'validation_failed input expiresAt',
      })
    }
    const made = await ask(brief, create, { ...full, expiresAt: expiresAt.toISOString() })
    expect(made).toMatchObject({ expiresAt: expiresAt.toISOString() })
    // The created token has the same limit.
    expect(await ask(made.raw!, create, full)).toEqual({
      refused: 'validation_failed input expiresAt',
    })
  })

  it('is not extended by rotation, and cannot extend another one', async () => {
    const team = await api.team()
    const expiresAt = inMinutes(1)
    const brief = await api.token(team, 'full_access', [], { expiresAt })
    const endless = await ask(api.operator, create, { ...full, teamId: team.id })
    expect(await ask(brief, rotate, { apiTokenId: endless.id })).toMatchObject({
      expiresAt: expiresAt.toISOString(),
    })
    const successor = await ask(brief, rotate, { apiTokenId: await idOf(team, brief) })
    expect(successor).toMatchObject({ expiresAt: expiresAt.toISOString() })
  })

  it('is extended by an operator, to the maximum date', async () => {
    const team = await api.team()
    const expiresAt = '9999-12-31T23:59:59.999Z'
    const { id } = await ask(api.operator, create, { ...full, teamId: team.id, expiresAt })
    expect(await ask(api.operator, rotate, { apiTokenId: id })).toMatchObject({ expiresAt })
  })
})

describe('a token during its rotation', () => {
  it('creates, rotates and revokes no tokens', async () => {
    const team = await api.team()
    const other = await ask(team.token, create, full)
    const id = await idOf(team, team.token)
    const successor = await ask(team.token, rotate, { apiTokenId: id, overlapSeconds: 600 })
    for (const [query, input] of [
      [create, full],
      [rotate, { apiTokenId: other.id }],
      [revoke, { apiTokenId: other.id }],
      [revoke, { apiTokenId: successor.id }],
    ] as const) {
      expect(await ask(team.token, query, input)).toEqual({ refused: 'missing_scope' })
    }
    expect((await api.get(team.token, '/tags')).status).toBe(200)
    expect(await ask(successor.raw!, revoke, { apiTokenId: id })).toEqual({ id })
  })

  it('creates none once it is revoked, even if it is cached', async () => {
    const team = await api.team()
    const [chief, clerk] = [await api.token(team), await ask(team.token, create, full)]
    const attempts = Array.from({ length: 6 }, () => ask(clerk.raw!, create, full))
    const ended = ask(chief, revoke, { apiTokenId: clerk.id })
    await Promise.all(attempts)
    expect(await ended).toMatchObject({ id: clerk.id })
    const { revokedAt } = await api.prisma.apiToken.findUniqueOrThrow({ where: { id: clerk.id! } })
    const late = await api.prisma.apiToken.count({
      where: { teamId: team.id, createdAt: { gt: revokedAt! } },
    })
    expect(late).toBe(0)
    const { refused } = await ask(clerk.raw!, create, full)
    expect(refused).toBe('invalid_token')
  })

  it('is rotated once by concurrent requests', async () => {
    const team = await api.team()
    const id = await idOf(team, team.token)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        ask(team.token, rotate, { apiTokenId: id, overlapSeconds: 600 }),
      ),
    )
    expect(answers.filter(({ refused }) => !refused)).toHaveLength(1)
    expect(await live(team.id)).toBe(2)
  })
})

describe('revoking a token', () => {
  it('requires the scopes that rotating it requires', async () => {
    const team = await api.team()
    const clerk = await api.token(team, 'custom', ['tokens.manage', 'orders.read'])
    const reader = await api.token(team, 'custom', ['files.read'])
    for (const raw of [team.token, reader]) {
      const id = await idOf(team, raw)
      expect(await ask(clerk, rotate, { apiTokenId: id })).toEqual({ refused: 'missing_scope' })
      expect(await ask(clerk, revoke, { apiTokenId: id })).toEqual({ refused: 'missing_scope' })
      expect((await api.graph(raw, '{ session { source } }')).session.source).toBeTruthy()
    }
    const own = await ask(clerk, create, { name: 'T', type: 'CUSTOM', scopes: ['ORDERS_READ'] })
    expect(await ask(clerk, revoke, { apiTokenId: own.id })).toMatchObject({ id: own.id })
  })

  it('of another user is allowed to the account owner and operators, and rotating it to operators', async () => {
    const team = await api.team()
    const user = await api.prisma.user.create({
      data: { email: `${team.id}@example.org`, firstName: 'Colleague', lastName: '' },
    })
    const input = { ...full, teamId: team.id, userId: user.id }
    const { teamId, userId } = input
    await api.mutate(api.operator, 'addTeamMember', { teamId, userId, role: 'ADMIN' })
    const colleague = await ask(api.operator, create, input)
    const id = await idOf(team, team.token)
    for (const query of [rotate, revoke])
      expect(await ask(colleague.raw!, query, { apiTokenId: id })).toEqual({
        refused: 'operator_only',
      })
    const theirs = { apiTokenId: colleague.id }
    expect(await ask(team.token, rotate, theirs)).toEqual({ refused: 'operator_only' })
    expect(await tokenStatus(colleague.raw!)).toBe(200)
    const next = await ask(api.operator, rotate, theirs)
    const own = await ask(next.raw!, rotate, { apiTokenId: next.id })
    expect(await tokenStatus(own.raw!)).toBe(200)
    expect(await ask(team.token, revoke, { apiTokenId: own.id })).toMatchObject({ id: own.id })
    await expect.poll(() => tokenStatus(own.raw!)).toBe(401)
  })
})

describe('the tokens of a team', () => {
  it('are limited to 100, also for concurrent requests', async () => {
    const team = await api.team()
    const stored = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const more = (tokenHash: string, rest: object = {}) => ({
      ...{ ...stored, id: undefined, tokenHash: hashToken(`${team.id} ${tokenHash}`), ...rest },
    })
    const past = new Date(Date.now() - 1000)
    await api.prisma.apiToken.createMany({
      data: [
        ...Array.from({ length: 94 }, (_, n) => more(`live ${n}`)),
        more('revoked', { revokedAt: past }),
        more('expired', { expiresAt: past }),
      ],
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask(n % 2 ? team.token : api.operator, create, { ...full, teamId: team.id }),
      ),
    )
    expect(answers.filter(({ refused }) => !refused)).toHaveLength(5)
    expect(new Set(answers.map(({ refused }) => refused))).toEqual(
      new Set([undefined, 'validation_failed']),
    )

    const [some] = answers.filter(({ refused }) => !refused)
    const overlapping = { apiTokenId: some!.id, overlapSeconds: 60 }
    expect((await ask(team.token, rotate, overlapping)).refused).toBe('validation_failed')
    const successor = await ask(team.token, rotate, { apiTokenId: some!.id })
    expect(successor.refused).toBeUndefined()
    const another = async () =>
      (await ask(api.operator, create, { ...full, teamId: team.id })).refused
    expect(await another()).toBe('validation_failed')
    await ask(team.token, revoke, { apiTokenId: successor.id })
    expect(await another()).toBeUndefined()
    expect((await ask((await api.team()).token, create, full)).refused).toBeUndefined()
  })

  it('end with their user', async () => {
    const team = await api.team()
    const user = await api.prisma.user.create({
      data: { email: `gone-${team.id}@example.org`, firstName: 'Gone', lastName: '' },
    })
    const gone = { teamId: team.id, userId: user.id }
    await api.mutate(api.operator, 'addTeamMember', gone)
    const { raw } = await ask(api.operator, create, { ...full, ...gone })
    await api.prisma.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } })
    expect((await api.get(raw!, '/tags')).status).toBe(401)
  })
})
