import { expect, test } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { createOauthGrant, type NewGrant } from '../../src/domain/accounts/oauth-grant.js'
import { testApi } from '../support/api.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team({ name: 'Other' })])

const fields =
  'id teamId userId clientId clientName scopes profileId resource isInForce grantedAt revokedAt lastUsedAt'
/** ID of the token of a user in a team, by which the user signs in to consent. */
const sessionOf = async (teamId: string, userId: string) =>
  (await api.prisma.apiToken.findFirstOrThrow({ where: { teamId, userId } })).id
const sessionId = await sessionOf(team.id, team.ownerId)

/** Grants as the consent page does. */
const grant = (input: Partial<NewGrant> = {}) =>
  createOauthGrant(api.prisma, shell, {
    teamId: team.id,
    userId: team.ownerId,
    clientId: 'assistant',
    clientName: 'Assistant',
    scopes: ['orders.lists'],
    profileId: null,
    sessionId,
    resource: 'https://api.example.com',
    ...input,
  })
const revoke = (token: string, id: string) => api.mutate(token, 'revokeOauthGrant', { id }, fields)
const one = `query ($id: UUID!) { oauthGrant(id: $id) { ${fields} } }`

test('a grant is created, listed for its team, revoked and created again', async () => {
  const profile = await makeProfile(api, team)
  const input = { profileId: profile.id, resource: 'https://api.example.com/mcp' }
  const made = await grant(input)
  const { oauthGrant } = await api.graph(team.token, one, { id: made.id })
  expect(oauthGrant).toMatchObject({
    teamId: team.id,
    userId: team.ownerId,
    clientId: 'assistant',
    clientName: 'Assistant',
    scopes: ['orders.lists'],
    ...input,
    isInForce: true,
    revokedAt: null,
    lastUsedAt: null,
  })
  // The same again, and at once, is the same grant with the new scopes; anything else is another.
  const same = await Promise.all([grant(input), grant({ ...input, scopes: ['orders.read'] })])
  expect(same.map(({ id }) => id)).toEqual([made.id, made.id])
  expect((await grant()).id).not.toBe(made.id)

  const inForce =
    'query ($id: UUID!) { oauthGrants(where: { id: { eq: $id }, revokedAt: { isNull: true } }) { totalCount } }'
  const count = async () =>
    (await api.graph(team.token, inForce, { id: made.id })).oauthGrants.totalCount
  expect(await count()).toBe(1)
  const revoked = await revoke(team.token, made.id)
  expect(revoked).toMatchObject({ isInForce: false, revokedAt: expect.any(String) })
  expect(revoked.revokedAt >= revoked.grantedAt).toBe(true)
  expect(await revoke(team.token, made.id)).toEqual(revoked)
  expect(await count()).toBe(0)
  expect((await grant(input)).id).not.toBe(made.id)

  const { auditEntries } = await api.graph(
    api.operator,
    'query ($id: UUID!) { auditEntries(where: { entityId: { eq: $id }, action: { startsWith: "revoke" } }, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { entity before after } } }',
    { id: made.id },
  )
  expect(auditEntries.nodes[0]).toMatchObject({
    entity: 'oauth_grant',
    before: { revokedAt: null },
    after: { revokedAt: revoked.revokedAt },
  })
})

test('concurrent requests create one grant', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => grant({ clientId: 'race' })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await api.prisma.oauthGrant.count({ where: { clientId: 'race' } })).toBe(1)
})

test('a grant for a blocked user, or for a profile of another team, is refused', async () => {
  const elsewhere = await makeProfile(api, other)
  await expect(grant({ profileId: elsewhere.id })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  const { id: teamId, ownerId: userId } = await api.team()
  await api.mutate(api.operator, 'blockUser', { userId })
  const blocked = { teamId, userId, sessionId: await sessionOf(teamId, userId) }
  await expect(grant(blocked)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a session that has ended grants nothing, even if a request with it is in progress', async () => {
  const user = { email: 'leaver@example.com', firstName: 'Leaver' }
  const { id: userId } = await api.mutate(api.operator, 'createUser', user)
  const member = await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
  await api.token({ id: team.id, ownerId: userId })
  const left = { userId, sessionId: await sessionOf(team.id, userId), clientId: 'left' }
  await api.mutate(api.operator, 'removeTeamMember', { teamMemberId: member.id })
  await expect(grant(left)).rejects.toMatchObject({ code: 'invalid_token' })
  await expect(grant({ sessionId: other.id })).rejects.toMatchObject({ code: 'invalid_token' })
  expect(await api.prisma.oauthGrant.count({ where: { clientId: 'left' } })).toBe(0)
})

test('a member sees and revokes their own grants, the owner those of the team, an operator all', async () => {
  const user = { email: 'grace@example.com', firstName: 'Grace' }
  const { id: userId } = await api.mutate(api.operator, 'createUser', user)
  await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
  const member = await api.token({ id: team.id, ownerId: userId })
  const [owners, members] = [
    await grant({ clientId: 'owner' }),
    await grant({ clientId: 'member', userId, sessionId: await sessionOf(team.id, userId) }),
  ]
  const seen = async (token: string) => {
    const query =
      '{ oauthGrants(where: { clientId: { in: ["owner", "member"] } }) { nodes { clientId } } }'
    const { oauthGrants } = await api.graph(token, query)
    return oauthGrants.nodes.map(({ clientId }: { clientId: string }) => clientId).sort()
  }
  expect(await seen(member)).toEqual(['member'])
  expect(await seen(team.token)).toEqual(['member', 'owner'])
  expect(await seen(api.operator)).toEqual(['member', 'owner'])
  expect(await seen(other.token)).toEqual([])

  const code = async (token: string, id: string) =>
    (await api.mutateError(token, 'revokeOauthGrant', { id })).extensions.code
  expect(await code(member, owners.id)).toBe('not_found')
  expect(await code(other.token, owners.id)).toBe('not_found')
  expect(await code(await api.token(team, 'read_only'), owners.id)).toBe('read_only_token')
  expect(await code(await api.token(team, 'custom', ['orders.lists']), owners.id)).toBe(
    'missing_scope',
  )
  expect((await api.graphError(other.token, one, { id: owners.id })).extensions.code).toBe(
    'not_found',
  )
  expect((await revoke(member, members.id)).isInForce).toBe(false)
  expect((await revoke(team.token, owners.id)).isInForce).toBe(false)
})

test('only operators register clients', async () => {
  const input = { name: 'Desk', redirectUris: ['https://desk.example/cb'], isConfidential: true }
  const made =
    'clientSecret oauthClient { id name redirectUris isConfidential isDynamic createdBy { id } }'
  const { clientSecret, oauthClient } = await api.mutate(
    api.operator,
    'createOauthClient',
    input,
    made,
  )
  expect(clientSecret).toMatch(/^[\w-]{43}$/)
  expect(oauthClient).toMatchObject({ ...input, isDynamic: false })
  const list = '{ oauthClients { nodes { id name } } }'
  expect((await api.graph(api.operator, list)).oauthClients.nodes).toEqual([
    { id: oauthClient.id, name: 'Desk' },
  ])
  expect((await api.graphError(team.token, list)).extensions.code).toBe('operator_only')
  expect((await api.mutateError(team.token, 'createOauthClient', input)).extensions.code).toBe(
    'operator_only',
  )
  for (const uri of [
    'http://desk.example/cb',
    'javascript:alert(1)',
    'intent://desk.example',
    'ms-word:ofe|u|https://desk.example',
    'https://desk.example/#x',
    'nonsense',
  ]) {
    const error = await api.mutateError(api.operator, 'createOauthClient', {
      ...input,
      redirectUris: [uri],
    })
    expect([uri, error.extensions.code]).toEqual([uri, 'validation_failed'])
  }
})
