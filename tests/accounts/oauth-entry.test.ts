import { describe, expect, test } from 'vitest'
import { createApiToken, lockTokensFor } from '../../src/domain/accounts/token.js'
import { testApi } from '../support/api.js'
import { oauthToken } from '../support/fixtures/oauth.js'

const api = await testApi()
const team = await api.team()
const user = { email: 'grace@example.com', firstName: 'Grace' }
const { id: userId } = await api.mutate(api.operator, 'createUser', user)
const { id: teamMemberId } = await api.mutate(api.operator, 'addTeamMember', {
  teamId: team.id,
  userId,
})
const { id: apiTokenId } = await api.prisma.apiToken.findFirstOrThrow({
  where: { teamId: team.id },
})
const { teamInvitation } = await api.mutate(
  team.token,
  'inviteTeamMember',
  { email: 'ada@example.com' },
  'teamInvitation { id }',
)
const teamInvitationId = teamInvitation.id as string
/** Grant of the account owner with every scope, also the one that no grant has. */
const { token } = await oauthToken(api, team)

describe('a grant of the account owner changes no', () => {
  const changes: [string, string, object][] = [
    ['invitation: sends one', 'inviteTeamMember', { email: 'eve@example.com' }],
    ['invitation: sends one again', 'resendTeamInvitation', { teamInvitationId }],
    ['invitation: withdraws one', 'withdrawTeamInvitation', { teamInvitationId }],
    ['member: changes a role', 'updateTeamMember', { teamMemberId, role: 'VIEWER' }],
    ['member: removes one', 'removeTeamMember', { teamMemberId }],
    ['owner', 'changeTeamOwner', { teamId: team.id, userId }],
    ['API token: creates one', 'createApiToken', { name: 'x', type: 'FULL_ACCESS' }],
    ['API token: rotates one', 'rotateApiToken', { apiTokenId }],
    ['API token: revokes one', 'revokeApiToken', { apiTokenId }],
  ]
  test.each(changes)('%s', async (_name, mutation, input) => {
    const { extensions } = await api.mutateError(token, mutation, input)
    expect(extensions.code).toBe('missing_scope')
    expect((await api.get(team.token, '/auth/token')).status).toBe(200)
  })

  test('record of these kinds, even with the scope', async () => {
    const session = await api.app.authenticator.authenticate(`Bearer ${token}`)
    const caller = { ...session, scopes: new Set([...session.scopes, 'tokens.manage']) }
    const refusal = { code: 'missing_scope', message: expect.stringContaining('OAuth') }
    const input = { name: 'x', type: 'full_access' as const }
    await expect(createApiToken(api.prisma, caller, input)).rejects.toMatchObject(refusal)
    await expect(
      api.prisma.$transaction((tx) => lockTokensFor(tx as never, caller, team.id)),
    ).rejects.toMatchObject(refusal)
  })
})
