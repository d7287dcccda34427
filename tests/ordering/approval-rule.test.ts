import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { approvalTeam, approving, makeMember, makeSession } from '../support/fixtures/approval.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'

const api = await testApi()
const { prisma } = api
const product = await makeProduct(api, { standard: 50 })
const { orderOf, refusalOf, checkOutAsOperator } = approving(api, product.id)

const tokenIdOf = async (token: string): Promise<string> =>
  (await api.graph(token, '{ session { tokenId } }')).session.tokenId

describe('conditions for callers', () => {
  it('apply to API tokens and applications, and not to sessions of the console', async () => {
    const team = await approvalTeam(api, null)
    const { token: grant } = await oauthToken(api, team)
    const session = await api.token(team)
    await makeSession(api, session)
    const setFor = (...approvalRequiredFor: string[]) =>
      api.mutate(api.operator, 'updateTeam', { id: team.id, approvalRequiredFor })
    const statusOf = async (token: string) => {
      const { id } = await checkOut(api, { ...team, token }, [line(product.id)])
      return (await orderOf(team.token, id)).approvalStatus
    }
    const all = async () => [
      await statusOf(team.token),
      await statusOf(grant),
      await statusOf(session),
      (await checkOutAsOperator(team.profileId)).approvalStatus,
    ]
    expect(await all()).toEqual([null, null, null, null])
    await setFor('API_TOKENS', 'API_TOKENS')
    expect(await all()).toEqual(['PENDING', null, null, null])
    await setFor('OAUTH_APPLICATIONS', 'API_TOKENS')
    expect(await all()).toEqual(['PENDING', 'PENDING', null, null])
  })

  it('apply to an application that was connected with an API token, like to the token', async () => {
    const team = await approvalTeam(api, null)
    const settings = { id: team.id, approvalRequiredFor: ['API_TOKENS'] }
    await api.mutate(api.operator, 'updateTeam', settings)
    const session = await api.token(team)
    await makeSession(api, session)
    const ordered = async (consentedWith: string) => {
      const sessionId = await tokenIdOf(consentedWith)
      const { token } = await oauthToken(api, team, { sessionId })
      const { id } = await checkOut(api, { ...team, token }, [line(product.id)])
      return (await orderOf(team.token, id)).approvalStatus
    }
    expect(await ordered(await api.token(team))).toBe('PENDING')
    expect(await ordered(session)).toBeNull()
  })

  it('cannot be changed by the callers to whom they apply, nor without the scope to approve', async () => {
    const team = await approvalTeam(api, null)
    await api.mutate(api.operator, 'updateTeam', {
      id: team.id,
      approvalRequiredFor: ['API_TOKENS'],
    })
    const lift = { id: team.id, approvalRequiredFor: [] }
    expect(await refusalOf(team.token, 'updateTeam', lift)).toEqual([
      'missing_scope',
      'own_orders_restricted',
    ])
    const budget = { profileId: team.profileId, monthlyBudget: 1000 }
    expect(await refusalOf(team.token, 'updateProfile', budget)).toEqual([
      'missing_scope',
      'own_orders_restricted',
    ])
    const scoped = await api.token(team, 'custom', ['teams.update', 'profiles.update'])
    await makeSession(api, scoped)
    expect(await refusalOf(scoped, 'updateTeam', lift)).toEqual(['missing_scope', 'scope_missing'])
    expect(await refusalOf(scoped, 'updateProfile', budget)).toEqual([
      'missing_scope',
      'scope_missing',
    ])
    await api.mutate(scoped, 'updateTeam', { id: team.id, contactEmail: 'a@example.com' })
    const session = await api.token(team)
    await makeSession(api, session)
    await api.mutate(session, 'updateTeam', lift)
    const publisher = await api.team({ kind: 'PUBLISHER' })
    expect(
      await refusalOf(api.operator, 'updateTeam', { id: publisher.id, approvalRequiredAbove: 1 }),
    ).toEqual(['validation_failed', 'wrong_team_kind'])
    expect(
      await refusalOf(api.operator, 'updateTeam', { id: team.id, approvalRequiredAbove: -1 }),
    ).toMatchObject(['validation_failed', expect.any(String)])
  })
})

describe('approval settings', () => {
  it('are changed by the account owner and operators, and not by applications', async () => {
    const team = await approvalTeam(api, null)
    const { token: application } = await oauthToken(api, team)
    for (const change of [{ approvalRequiredAbove: 10 }, { approvalRequiredFor: ['BUYERS'] }]) {
      const input = { id: team.id, ...change }
      expect(await refusalOf(application, 'updateTeam', input)).toEqual([
        'missing_scope',
        'oauth_application',
      ])
      expect(await refusalOf(team.approver.token, 'updateTeam', input)).toEqual([
        'operator_only',
        'account_owner_only',
      ])
      for (const token of [team.token, api.operator]) await api.mutate(token, 'updateTeam', input)
    }
    const renamed = { id: team.id, contactEmail: 'b@example.com' }
    await api.mutate(team.approver.token, 'updateTeam', renamed)
    const budget = { profileId: team.profileId, monthlyBudget: 1000 }
    expect(await refusalOf(application, 'updateProfile', budget)).toEqual([
      'missing_scope',
      'oauth_application',
    ])
    await api.mutate(team.approver.token, 'updateProfile', budget)
  })

  it('also decide who makes members that can approve', async () => {
    const team = await approvalTeam(api, null)
    const other = await makeMember(api, team)
    const buyer = await makeMember(api, team, undefined, 'BUYER')
    const idOf = async (userId: string) =>
      (await prisma.teamMember.findFirstOrThrow({ where: { teamId: team.id, userId } })).id
    const [adminId, buyerId] = [await idOf(other.userId), await idOf(buyer.userId)]
    const settings = { id: team.id, approvalRequiredFor: ['ADMINS'] }
    await api.mutate(team.token, 'updateTeam', settings)
    const { token } = team.approver
    const restricted = ['missing_scope', 'own_orders_restricted']
    for (const role of ['ADMIN', 'BUYER']) {
      const invitation = { email: `${team.id}@people.example`, role }
      expect(await refusalOf(token, 'inviteTeamMember', invitation)).toEqual(restricted)
    }
    for (const change of [
      { teamMemberId: buyerId, role: 'ADMIN' },
      { teamMemberId: adminId, role: 'BUYER' },
    ])
      expect(await refusalOf(token, 'updateTeamMember', change)).toEqual(restricted)
    await api.mutate(token, 'updateTeamMember', { teamMemberId: buyerId, role: 'EDITOR' })
    await api.mutate(
      token,
      'inviteTeamMember',
      { email: `${team.id}@people.example`, role: 'EDITOR' },
      'teamInvitation { id }',
    )
    const raise = { teamMemberId: buyerId, role: 'ADMIN' }
    await api.mutate(team.token, 'updateTeamMember', raise)
  })
})

describe('with only an amount', () => {
  it('an administrator makes no second member that approves its orders', async () => {
    const team = await approvalTeam(api)
    const admin = team.approver.token
    const buyer = await makeMember(api, team, undefined, 'BUYER')
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({
      where: { teamId: team.id, userId: buyer.userId },
    })
    const ownerOnly = ['operator_only', 'account_owner_only']
    const invitation = { email: `second-${team.id}@people.example`, role: 'ADMIN' }
    expect(await refusalOf(admin, 'inviteTeamMember', invitation)).toEqual(ownerOnly)
    const promotion = { teamMemberId, role: 'ADMIN' }
    expect(await refusalOf(admin, 'updateTeamMember', promotion)).toEqual(ownerOnly)
    const { teamInvitation } = await api.mutate(
      team.token,
      'inviteTeamMember',
      invitation,
      'teamInvitation { id }',
    )
    const again = { teamInvitationId: teamInvitation.id }
    expect(await refusalOf(admin, 'resendTeamInvitation', again)).toEqual(ownerOnly)
    await api.mutate(admin, 'updateTeamMember', { teamMemberId, role: 'EDITOR' })
    await api.mutate(team.token, 'updateTeamMember', promotion)
    const settings = { id: team.id, approvalRequiredAbove: null }
    await api.mutate(team.token, 'updateTeam', settings)
    await api.mutate(admin, 'updateTeamMember', { teamMemberId, role: 'BUYER' })
  })
})
