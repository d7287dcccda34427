import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { oauthServer } from '../support/clients/oauth-server.js'

const { api, team, clientId, connect, post, status } = await oauthServer()

/** Status of a token on another instance, which has seen it before. */
const elsewhere = () => {
  const other = new Authenticator(api.prisma)
  return (token: string) =>
    other.authenticate(`Bearer ${token}`).then(
      () => 200,
      (error) => error.status,
    )
}

const grantOf = async (token: string) =>
  (await new Authenticator(api.prisma).authenticate(`Bearer ${token}`)) as {
    kind: 'team'
    grant: { id: string }
  }

describe('access ends within one second, on every instance', () => {
  const ends = async (token: string, work: () => Promise<unknown>) => {
    const other = elsewhere()
    expect([await status(token), await other(token)]).toEqual([200, 200])
    await work()
    await sleep(1000)
    expect([await status(token), await other(token)]).toEqual([401, 401])
  }
  const own = async () => {
    const team = await api.team()
    return { team, ...(await connect(team.token)) }
  }
  const refreshError = async (token: string) => {
    const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }
    return (await post(fields)).body.error
  }

  test('when the grant is revoked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const { grant } = await grantOf(token)
    await ends(token, () => api.mutate(team.token, 'revokeOauthGrant', { id: grant.id }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the team is archived', async () => {
    const { team, access_token: token } = await own()
    await ends(token, () => api.mutate(api.operator, 'archiveTeam', { teamId: team.id }))
  })

  test('when the user is blocked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    await ends(token, () => api.mutate(api.operator, 'blockUser', { userId: team.ownerId }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the API token by which the user signed in is revoked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const data = { revokedAt: new Date() }
    await ends(token, () => api.prisma.apiToken.updateMany({ where: { teamId: team.id }, data }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the API token by which the user signed in is rotated', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const input = { apiTokenId: id }
    await ends(token, () => api.mutate(team.token, 'rotateApiToken', input, 'apiToken { id }'))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the overlap of the rotated API token ends', async () => {
    const { team, access_token: token } = await own()
    const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const input = { apiTokenId: id, overlapSeconds: 3600 }
    await api.mutate(team.token, 'rotateApiToken', input, 'apiToken { id }')
    const where = { id }
    const data = { revokedAt: new Date() }
    await ends(token, () => api.prisma.apiToken.update({ where, data }))
  })

  test('when the member leaves the team', async () => {
    const user = { email: 'leaver@example.com', firstName: 'Leaver' }
    const { id: userId } = await api.mutate(api.operator, 'createUser', user)
    const input = { teamId: team.id, userId }
    const { id: teamMemberId } = await api.mutate(api.operator, 'addTeamMember', input)
    const session = await api.token({ id: team.id, ownerId: userId })
    const chosen = ['orders.lists', 'offline_access']
    const { access_token: token, refresh_token: refresh } = await connect(session, { chosen })
    await ends(token, () => api.mutate(api.operator, 'removeTeamMember', { teamMemberId }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })
})
