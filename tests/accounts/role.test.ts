import { afterAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { updateTeamMember } from '../../src/domain/accounts/team-member.js'
import { createApiToken } from '../../src/domain/accounts/token.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { makeProfile } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
const { prisma, operator } = api
const { work, newAddress } = mailing(api, smtp)
/** Another instance with a cache of its own. */
const other = new Authenticator(prisma)

type Role = 'OWNER' | 'ADMIN' | 'BUYER' | 'EDITOR' | 'FINANCE' | 'VIEWER'

/** A member of a team with a full_access token. */
async function memberOf(team: { id: string }, role: Role) {
  const email = newAddress(role.toLowerCase())
  const { id: userId } = await prisma.user.create({
    data: { firstName: 'Ada', lastName: '', email },
  })
  const { id } = await api.mutate(operator, 'addTeamMember', { teamId: team.id, userId, role })
  return { id, userId, token: await api.token({ id: team.id, ownerId: userId }) }
}

const setRole = (token: string, teamMemberId: string, role: Role) =>
  api.mutate(token, 'updateTeamMember', { teamMemberId, role }, 'id role')

const issueOf = async (token: string, name: string, input: object) => {
  const { extensions } = await api.mutateError(token, name, input)
  return extensions.issues?.[0].code ?? extensions.code
}

const ownerOf = async ({ id: teamId }: { id: string }) =>
  prisma.teamMember.findFirstOrThrow({ where: { teamId, role: 'OWNER' } })

/** Scopes of a token on this and another instance. */
const scopesOf = async (token: string) => [
  (await api.get(token, '/auth/token')).body.scopes,
  [...(await other.authenticate(`Bearer ${token}`)).scopes],
]

describe('the role of a member', () => {
  it('limits its tokens at once, on every instance, also those that were issued before', async () => {
    const team = await api.team()
    const { id: profileId } = await makeProfile(api, team)
    const member = await memberOf(team, 'ADMIN')
    const custom = await api.token({ id: team.id, ownerId: member.userId }, 'custom', [
      'profiles.update',
      'profiles.lists',
    ])
    for (const scopes of await scopesOf(custom))
      expect(scopes).toEqual(['profiles.update', 'profiles.lists'])
    for (const scopes of await scopesOf(member.token)) expect(scopes).toContain('tokens.manage')
    const update = () => api.patch(custom, `/profiles/${profileId}`, { overview: 'Water' })
    expect((await update()).status).toBe(200)

    expect(await setRole(team.token, member.id, 'VIEWER')).toEqual({
      id: member.id,
      role: 'VIEWER',
    })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    for (const scopes of await scopesOf(custom)) expect(scopes).toEqual(['profiles.lists'])
    for (const scopes of await scopesOf(member.token))
      expect(scopes.filter((scope: string) => !/\.(read|lists)$/.test(scope))).toEqual([])
    const { status, body } = await update()
    expect([status, body.code, body.issues[0].code]).toEqual([
      403,
      'missing_scope',
      'scope_of_other_role',
    ])
    const shown = await api.graph(
      team.token,
      `{ apiTokens(where: { userId: { eq: "${member.userId}" }, type: { eq: CUSTOM } }) { nodes { scopes } } }`,
    )
    expect(shown.apiTokens.nodes).toEqual([{ scopes: ['PROFILES_LISTS'] }])

    await setRole(team.token, member.id, 'BUYER')
    await expect.poll(async () => (await update()).status).toBe(200)
  })

  it('limits a token that the caches still hold with the former role, where tokens and members change', async () => {
    const team = await api.team()
    const { id, token } = await memberOf(team, 'ADMIN')
    const { id: teamMemberId } = await memberOf(team, 'VIEWER')
    const session = { ...(await other.authenticate(`Bearer ${token}`)), requestId: 'r' }
    await setRole(team.token, id, 'BUYER')
    const refusal = { code: 'missing_scope', issues: [{ code: 'scope_of_other_role' }] }
    const input = { name: 'Kept', type: 'full_access' } as const
    await expect(createApiToken(prisma, session, input)).rejects.toMatchObject(refusal)
    await expect(
      updateTeamMember(prisma, session, { id: teamMemberId, role: 'ADMIN' }),
    ).rejects.toMatchObject(refusal)
  })

  it('limits OAuth grants, which get the scopes back with the role', async () => {
    const team = await api.team()
    const { id, userId } = await memberOf(team, 'BUYER')
    const { token } = await oauthToken(
      api,
      { id: team.id, ownerId: userId },
      {
        scopes: ['profiles.create', 'profiles.lists'],
      },
    )
    const create = () => api.post(token, '/profiles', { name: 'Brightwater' })
    expect((await create()).status).toBe(200)
    await setRole(team.token, id, 'FINANCE')
    await expect.poll(async () => (await create()).body.code).toBe('missing_scope')
    expect((await api.get(token, '/auth/token')).body.scopes).toEqual(['profiles.lists'])
    await setRole(team.token, id, 'BUYER')
    await expect.poll(async () => (await create()).status).toBe(200)
  })

  it('is changed by owners and admins, is never made OWNER, and leaves one owner', async () => {
    const team = await api.team()
    const [admin, buyer] = [await memberOf(team, 'ADMIN'), await memberOf(team, 'BUYER')]
    const owner = await ownerOf(team)
    const change = (token: string, teamMemberId: string, role: Role) =>
      issueOf(token, 'updateTeamMember', { teamMemberId, role })
    for (const token of [team.token, admin.token, operator]) {
      expect(await change(token, buyer.id, 'OWNER')).toBe('owner_role')
      expect(await change(token, owner.id, 'ADMIN')).toBe('account_owner')
      expect(await issueOf(token, 'removeTeamMember', { teamMemberId: owner.id })).toBe(
        'account_owner',
      )
    }
    expect(await change(admin.token, admin.id, 'OWNER')).toBe('owner_role')
    expect(await change(buyer.token, buyer.id, 'ADMIN')).toBe('scope_of_other_role')
    const transfer = { teamId: team.id, userId: admin.userId }
    expect(await issueOf(admin.token, 'changeTeamOwner', transfer)).toBe('mutation_of_other_role')
    expect(await change(admin.token, admin.id, 'VIEWER')).toBe('own_role')
    const elsewhere = await api.team()
    expect(await change(elsewhere.token, buyer.id, 'VIEWER')).toBe('not_found')
    expect(await setRole(admin.token, buyer.id, 'EDITOR')).toMatchObject({ role: 'EDITOR' })

    await api.mutate(team.token, 'changeTeamOwner', transfer)
    expect(await ownerOf(team)).toMatchObject({ id: admin.id })
    expect(await prisma.teamMember.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
      role: 'ADMIN',
    })
    await expect(
      prisma.teamMember.update({ where: { id: buyer.id }, data: { role: 'OWNER' } }),
    ).rejects.toThrow(/unique/i)
  })

  it('cannot be raised or withdrawn by a token with fewer scopes', async () => {
    const team = await api.team()
    const [buyer, viewer] = [await memberOf(team, 'BUYER'), await memberOf(team, 'VIEWER')]
    const narrow = await api.token(team, 'custom', ['tokens.manage', 'orders.read'])
    const change = (teamMemberId: string, role: Role) =>
      issueOf(narrow, 'updateTeamMember', { teamMemberId, role })
    expect(await change(viewer.id, 'BUYER')).toBe('scope_not_held')
    expect(await change(buyer.id, 'VIEWER')).toBe('scope_not_held')
    const token = { name: 'More', type: 'CUSTOM', scopes: ['ORDERS_CREATE'] }
    expect(await issueOf(narrow, 'createApiToken', token)).toBe('scope_not_held')
  })

  it('is in the audit log, with the role before and after', async () => {
    const team = await api.team()
    const { id } = await memberOf(team, 'BUYER')
    await setRole(team.token, id, 'FINANCE')
    const entries = await prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      { action: 'add_team_member', after: { role: 'BUYER' } },
      {
        ...{ action: 'update_team_member', entity: 'team_member', teamId: team.id },
        ...{ actorId: team.ownerId, before: { role: 'BUYER' }, after: { role: 'FINANCE' } },
        changedFields: ['role'],
      },
    ])
  })

  it('is a condition of lists', async () => {
    const team = await api.team()
    const { userId } = await memberOf(team, 'EDITOR')
    await memberOf(team, 'VIEWER')
    const { teamMembers } = await api.graph(
      team.token,
      '{ teamMembers(where: { role: { in: [EDITOR, OWNER] } }) { nodes { role userId } } }',
    )
    expect(teamMembers.nodes).toEqual([
      { role: 'OWNER', userId: team.ownerId },
      { role: 'EDITOR', userId },
    ])
  })
})

describe('an invitation', () => {
  const accept = async (email: string) => {
    await work()
    const [, url] = /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(
      smtp.to(email).at(-1)!.text,
    )!
    await api.app.inject({
      ...{ method: 'POST', url: url! },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada+Byron',
    })
    const where = { user: { email }, deletedAt: null }
    return prisma.teamMember.findFirstOrThrow({ where })
  }
  const invite = (token: string, email: string, more: object) =>
    api.mutate(token, 'inviteTeamMember', { email, ...more }, 'teamInvitation { id role }')

  it('gives its role, or that of the kind of team', async () => {
    const buyers = await api.team()
    const publishers = await api.team({ kind: 'PUBLISHER' })
    const cases = [
      [buyers, { role: 'FINANCE' }, 'FINANCE'],
      [buyers, {}, 'BUYER'],
      [publishers, {}, 'EDITOR'],
    ] as const
    for (const [team, more, role] of cases) {
      const email = newAddress('invited')
      const { teamInvitation } = await invite(team.token, email, more)
      expect(teamInvitation.role).toBe(role)
      expect((await accept(email)).role).toBe(role)
    }
  })

  it('of an earlier release, without a role, gives that of the kind of team', async () => {
    const team = await api.team()
    const email = newAddress('invited')
    const { teamInvitation } = await invite(team.token, email, { role: 'ADMIN' })
    await prisma.teamInvitation.update({ where: { id: teamInvitation.id }, data: { role: null } })
    const { teamInvitations } = await api.graph(
      team.token,
      '{ teamInvitations { nodes { role } } }',
    )
    expect(teamInvitations.nodes).toEqual([{ role: 'BUYER' }])
    expect((await accept(email)).role).toBe('BUYER')
  })

  it('cannot make an owner, nor give more than the token has', async () => {
    const team = await api.team()
    const email = newAddress('invited')
    expect(await issueOf(team.token, 'inviteTeamMember', { email, role: 'OWNER' })).toBe(
      'owner_role',
    )
    const narrow = await api.token(team, 'custom', ['tokens.manage', 'orders.read'])
    expect(await issueOf(narrow, 'inviteTeamMember', { email, role: 'VIEWER' })).toBe(
      'scope_not_held',
    )
  })

  it('leaves the role of a member who is restored to the invitation, and of a current member as it is', async () => {
    const team = await api.team()
    const { id, userId } = await memberOf(team, 'ADMIN')
    await api.mutate(team.token, 'removeTeamMember', { teamMemberId: id })
    const member = { teamId: team.id, userId, role: 'VIEWER' }
    const again = await api.mutate(operator, 'addTeamMember', member, 'id role')
    expect(again).toEqual({ id, role: 'VIEWER' })
    const current = await api.mutate(
      operator,
      'addTeamMember',
      { ...member, role: 'ADMIN' },
      'role',
    )
    expect(current).toEqual({ role: 'VIEWER' })
  })
})

describe('a viewer', () => {
  it('gets no secret that pays without a token', async () => {
    const team = await api.team()
    const { token } = await memberOf(team, 'VIEWER')
    const { extensions } = await api.graphError(token, '{ orders { nodes { clientSecret } } }')
    expect(extensions.code).toBe('read_only_token')
  })
})

describe('the role of an operator token', () => {
  const create = (input: object, token = operator) =>
    api.mutate(
      token,
      'createOperatorToken',
      { name: 'Kim', ...input },
      'token operatorToken { id role type }',
    )

  it('follows from the type, and the type from the role', async () => {
    const cases = [
      [{}, 'FULL', 'FULL_ACCESS'],
      [{ type: 'READ_ONLY' }, 'READ_ONLY', 'READ_ONLY'],
      [{ role: 'READ_ONLY' }, 'READ_ONLY', 'READ_ONLY'],
      [{ role: 'FINANCE' }, 'FINANCE', 'FULL_ACCESS'],
    ] as const
    for (const [input, role, type] of cases)
      expect((await create(input)).operatorToken).toMatchObject({ role, type })
    const both = { name: 'Kim', role: 'SUPPORT', type: 'READ_ONLY' }
    const { extensions } = await api.mutateError(operator, 'createOperatorToken', both)
    expect(extensions.issues[0]).toMatchObject({ path: ['input', 'type'], code: 'invalid' })
  })

  it('stays with the token when it is rotated, and cannot create or rotate a token', async () => {
    const { token, operatorToken } = await create({ role: 'CATALOGUE' })
    const input = { operatorTokenId: operatorToken.id }
    expect(await issueOf(token, 'rotateOperatorToken', input)).toBe('mutation_of_other_role')
    expect(await issueOf(token, 'createOperatorToken', { name: 'More' })).toBe(
      'mutation_of_other_role',
    )
    const next = await api.mutate(operator, 'rotateOperatorToken', input, 'operatorToken { role }')
    expect(next.operatorToken).toEqual({ role: 'CATALOGUE' })
  })

  it('is READ_ONLY for a read_only token that an earlier release wrote', async () => {
    const { token, operatorToken } = await create({ role: 'READ_ONLY' })
    const where = { id: operatorToken.id }
    await prisma.operatorToken.update({ where, data: { role: 'FULL' } })
    expect(await issueOf(token, 'createTag', { name: 'New', category: 'TOPIC' })).toBe(
      'read_only_token',
    )
    const { operatorTokens } = await api.graph(
      operator,
      `{ operatorTokens(where: { id: { eq: "${operatorToken.id}" } }) { nodes { role } } }`,
    )
    expect(operatorTokens.nodes).toEqual([{ role: 'READ_ONLY' }])
  })
})
