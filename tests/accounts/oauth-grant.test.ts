import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team({ name: 'Other' })])

const fields =
  'id teamId userId clientId profileId sessionId resource isInForce grantedAt revokedAt user { fullName }'
/** What a mutation answers, or its first error. */
const call = async (token: string, name: string, input: object) => {
  const query = `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`
  const { body } = await api.post(token, '/graphql', { query, variables: { input } })
  return body.errors ? body.errors[0] : body.data[name]
}
const grant = (input: object = {}) =>
  call(api.operator, 'createOauthGrant', {
    teamId: team.id,
    userId: team.ownerId,
    clientId: 'assistant',
    ...input,
  })
const revoke = (id: string) => call(api.operator, 'revokeOauthGrant', { oauthGrantId: id })
const session = '01900000-0000-7000-8000-00000000abcd'

test('a grant is given, seen by its team, revoked and given anew', async () => {
  const profile = await makeProfile(api, team)
  const input = {
    profileId: profile.id,
    sessionId: session,
    resource: 'https://api.example.com/mcp',
  }
  const made = await grant(input)
  expect(made).toMatchObject({
    teamId: team.id,
    userId: team.ownerId,
    clientId: 'assistant',
    ...input,
    isInForce: true,
    revokedAt: null,
  })
  // The same again, and at once, is the same grant; anything else is another.
  const same = await Promise.all([grant(input), grant(input)])
  expect(same.map(({ id }) => id)).toEqual([made.id, made.id])
  expect((await grant({ ...input, resource: null })).id).not.toBe(made.id)

  const one = `query ($id: UUID!) { oauthGrant(id: $id) { ${fields} } }`
  expect((await api.graph(team.token, one, { id: made.id })).oauthGrant).toEqual(made)
  const inForce =
    'query ($id: UUID!) { oauthGrants(where: { id: { eq: $id }, revokedAt: { isNull: true } }) { totalCount nodes { clientId } } }'
  const count = async () =>
    (await api.graph(team.token, inForce, { id: made.id })).oauthGrants.totalCount
  expect(await count()).toBe(1)
  const revoked = await revoke(made.id)
  expect(revoked).toMatchObject({ isInForce: false, revokedAt: expect.any(String) })
  expect(revoked.revokedAt >= revoked.grantedAt).toBe(true)
  expect(await revoke(made.id)).toEqual(revoked)
  expect(await count()).toBe(0)
  const anew = await grant(input)
  expect([anew.id === made.id, anew.isInForce]).toEqual([false, true])

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

test('many at once give one', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => grant({ clientId: 'race' })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await api.prisma.oauthGrant.count({ where: { clientId: 'race' } })).toBe(1)
})

test('what does not fit is refused by name', async () => {
  const none = '00000000-0000-7000-8000-000000000000'
  const elsewhere = await makeProfile(api, other)
  const issue = async (input: object) => {
    const { extensions } = await grant(input)
    return extensions.issues.map(({ path }: { path: string[] }) => path.join('.'))
  }
  expect(await issue({ teamId: none })).toEqual(['input.teamId'])
  expect(await issue({ userId: none })).toEqual(['input.userId'])
  expect(await issue({ profileId: elsewhere.id })).toEqual(['input.profileId'])
  expect(await issue({ clientId: ' ' })).toEqual(['input.clientId'])
  for (const resource of ['/mcp', 'https://example.com/#part', 'nonsense', '']) {
    expect([resource, await issue({ resource })]).toEqual([resource, ['input.resource']])
  }
  const { ownerId } = await api.team()
  await api.graph(api.operator, `mutation { blockUser(input: { userId: "${ownerId}" }) { id } }`)
  expect(await issue({ userId: ownerId })).toEqual(['input.userId'])
  expect((await revoke(none)).extensions.code).toBe('not_found')
})

test('a grant is its own team’s and nobody else’s', async () => {
  const { id } = await grant({ clientId: 'mine' })
  const list =
    'query ($id: UUID!) { byId: oauthGrants(where: { id: { eq: $id } }) { totalCount nodes { id } } byClient: oauthGrants(where: { OR: [{ clientId: { eq: "mine" } }, { id: { eq: $id } }] }) { totalCount nodes { id } } }'
  const counts = async (token: string) =>
    Object.values(await api.graph(token, list, { id })).map(
      (page) => (page as { totalCount: number }).totalCount,
    )
  expect(await counts(team.token)).toEqual([1, 1])
  expect(await counts(api.operator)).toEqual([1, 1])
  expect(await counts(other.token)).toEqual([0, 0])
  const code = async (token: string, query: string) =>
    (await api.graphError(token, query)).extensions.code
  expect(await code(other.token, `{ oauthGrant(id: "${id}") { id } }`)).toBe('not_found')
  for (const { token } of [team, other]) {
    expect(
      await code(token, `mutation { revokeOauthGrant(input: { oauthGrantId: "${id}" }) { id } }`),
    ).toBe('operator_only')
    expect(
      await code(
        token,
        `mutation { createOauthGrant(input: { teamId: "${team.id}", userId: "${team.ownerId}", clientId: "x" }) { id } }`,
      ),
    ).toBe('operator_only')
  }
  const orders = await api.token(team, 'custom', ['orders.lists'])
  expect(await code(orders, '{ oauthGrants { totalCount } }')).toBe('missing_scope')
})
