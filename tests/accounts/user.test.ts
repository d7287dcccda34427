import { describe, expect, test } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { testApi } from '../support/api.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const fields =
  'id firstName lastName fullName email emailVerifiedAt referralCode userRoleId userRole { id name } userAccountType { name } crmContactId timezone isBlocked blockedAt blockedUntil createdAt updatedAt deletedAt'
/** Returns the result of a mutation, or its first error. */
const call = async (token: string, name: string, input: object, selection = fields) => {
  const query = `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`
  const { body } = await api.post(token, '/graphql', { query, variables: { input } })
  return body.errors ? body.errors[0] : body.data[name]
}
const operate = (name: string, input: object) => call(api.operator, name, input)
const issues = async (name: string, input: object) => {
  const { extensions } = await operate(name, input)
  return (extensions.issues ?? [{ path: [extensions.code] }])
    .map(({ path }: { path: string[] }) => path.join('.'))
    .sort()
}
const roleOf = async (name: string): Promise<string> => {
  const query =
    'query ($name: String!) { userRoles(where: { name: { eq: $name } }) { nodes { id } } }'
  return (await api.graph(api.operator, query, { name })).userRoles.nodes[0].id
}
const actions = async (entityId: string) => {
  const query =
    'query ($id: UUID!) { auditEntries(where: { entityId: { eq: $id } }, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { action entity before after requestId actor { fullName } } } }'
  return (await api.graph(api.operator, query, { id: entityId })).auditEntries.nodes
}
/** Returns the HTTP status of a request with a token, and the error code or `in`. */
const tokenStatus = async (token: string) => {
  const { status, body } = await api.post(token, '/graphql', { query: '{ session { source } }' })
  return `${status} ${body.errors?.[0].extensions.code ?? 'in'}`
}
/** A block takes effect on every instance within a second. */
const soon = { interval: 50 }

describe('a user', () => {
  test('is created, given a role, changed, blocked and unblocked, with entries in the audit log', async () => {
    const { userRoles, userAccountTypes } = await api.graph(
      api.operator,
      '{ userRoles { totalCount nodes { name createdAt updatedAt deletedAt } } userAccountTypes { nodes { id name } } }',
    )
    expect(userRoles.nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Client',
      'Operator',
      'Publisher',
      'Support agent',
      'Writer',
    ])
    const made = await operate('createUser', {
      firstName: ' Ada ',
      email: 'Ada@Example.com',
      userAccountTypeId: userAccountTypes.nodes[0].id,
    })
    expect(made).toMatchObject({
      firstName: 'Ada',
      lastName: '',
      fullName: 'Ada',
      email: 'ada@example.com',
      emailVerifiedAt: null,
      userRole: null,
      userAccountType: { name: 'Company' },
      isBlocked: false,
    })
    const { id } = made
    const changed = await operate('updateUser', {
      userId: id,
      lastName: 'Byron',
      userRoleId: await roleOf('Writer'),
      crmContactId: 'crm-7',
      timezone: 'Europe/Berlin',
      emailVerified: true,
    })
    expect(changed).toMatchObject({
      fullName: 'Ada Byron',
      userRole: { name: 'Writer' },
      crmContactId: 'crm-7',
      timezone: 'Europe/Berlin',
      emailVerifiedAt: expect.any(String),
    })
    const again = await operate('updateUser', {
      userId: id,
      emailVerified: true,
      email: 'ada@example.com',
    })
    expect(again.emailVerifiedAt).toBe(changed.emailVerifiedAt)
    expect(
      (await operate('updateUser', { userId: id, email: 'new@example.com' })).emailVerifiedAt,
    ).toBeNull()
    expect(
      await operate('updateUser', { userId: id, userRoleId: null, timezone: null }),
    ).toMatchObject({
      userRole: null,
      timezone: null,
      lastName: 'Byron',
    })

    const until = new Date(Date.now() + 60_000).toISOString()
    const blocked = await operate('blockUser', { userId: id, until })
    expect(blocked).toMatchObject({ isBlocked: true, blockedUntil: until })
    const { user } = await api.graph(api.operator, `{ user(id: "${id}") { isBlocked } }`)
    expect(user).toEqual({ isBlocked: true })
    const longer = await operate('blockUser', { userId: id })
    expect(longer).toMatchObject({ blockedAt: blocked.blockedAt, blockedUntil: null })
    const { users } = await api.graph(
      api.operator,
      'query ($id: UUID!) { users(where: { id: { eq: $id }, blockedAt: { isNull: false }, email: { startsWith: "NEW@" } }, orderBy: { field: BLOCKED_AT, direction: DESC }) { totalCount nodes { id } } }',
      { id },
    )
    expect(users).toEqual({ totalCount: 1, nodes: [{ id }] })
    const lifted = await operate('unblockUser', { userId: id })
    expect(lifted).toMatchObject({ isBlocked: false, blockedAt: null, blockedUntil: null })
    expect((await api.graph(api.operator, `{ user(id: "${id}") { ${fields} } }`)).user).toEqual(
      lifted,
    )

    const log = await actions(id)
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'create_user',
      ...Array(4).fill('update_user'),
      'block_user',
      'block_user',
      'unblock_user',
    ])
    expect(log[0]).toMatchObject({ entity: 'user', before: null, actor: { fullName: 'Tester' } })
    expect(log[5]).toMatchObject({ before: { blockedAt: null }, after: { blockedUntil: until } })
    expect(log[5].requestId).toBeTruthy()
  })

  test('is refused with every issue, and nothing is stored', async () => {
    const none = '00000000-0000-7000-8000-000000000000'
    const { id } = await operate('createUser', { firstName: 'Bo', email: 'bo@example.com' })
    const before = await api.prisma.auditEntry.count()
    expect(
      await issues('createUser', {
        firstName: ' ',
        email: 'no',
        timezone: '+01:00',
        lastName: null,
      }),
    ).toEqual(['input.email', 'input.firstName', 'input.lastName', 'input.timezone'])
    expect(await issues('createUser', { firstName: 'B', email: 'BO@example.com' })).toEqual([
      'input.email',
    ])
    expect(await issues('updateUser', { userId: id, userRoleId: none })).toEqual([
      'input.userRoleId',
    ])
    expect(await issues('updateUser', { userId: id, userAccountTypeId: none })).toEqual([
      'input.userAccountTypeId',
    ])
    expect(await issues('updateUser', { userId: id, email: null })).toEqual(['input.email'])
    expect(await issues('updateUser', { userId: none })).toEqual(['not_found'])
    expect(await issues('blockUser', { userId: none })).toEqual(['not_found'])
    expect(await issues('blockUser', { userId: id, until: '2020-01-01' })).toEqual(['input.until'])
    const { operatorTokens } = await api.graph(
      api.operator,
      '{ operatorTokens { nodes { user { id } } } }',
    )
    expect(await issues('blockUser', { userId: operatorTokens.nodes[0].user.id })).toEqual([
      'input.userId',
    ])
    expect(await api.prisma.auditEntry.count()).toBe(before)
  })

  test('is visible to and changed by operators only', async () => {
    const { token, ownerId: id } = await api.team()
    const codes = await Promise.all(
      [
        '{ users { totalCount } }',
        '{ userRoles { totalCount } }',
        '{ userAccountTypes { totalCount } }',
        `{ user(id: "${id}") { id } }`,
        `mutation { createUser(input: { firstName: "x", email: "x@example.com" }) { id } }`,
        `mutation { updateUser(input: { userId: "${id}", firstName: "x" }) { id } }`,
        `mutation { blockUser(input: { userId: "${id}" }) { id } }`,
        `mutation { unblockUser(input: { userId: "${id}" }) { id } }`,
      ].map(async (query) => (await api.graphError(token, query)).extensions.code),
    )
    expect(codes).toEqual(Array(codes.length).fill('operator_only'))
    // A team meets its own users with their names, and with no more.
    const names = '{ apiTokens { nodes { user { fullName } } } }'
    await api.graph(token, names)
    for (const field of ['email', 'isBlocked', 'blockedAt', 'referralCode', 'userRole { name }']) {
      const { extensions } = await api.graphError(
        token,
        names.replace('fullName', field).replace('apiTokens', 'apiTokens(first: 1)'),
      )
      expect([field, extensions.code]).toEqual([field, 'operator_only'])
    }
  })
})

describe('a block', () => {
  test('stops the tokens of the user within a second, in REST and GraphQL, until it ends', async () => {
    const team = await makeBuyer(api)
    const other = await api.token({ id: team.id, ownerId: (await api.team()).ownerId })
    expect(await tokenStatus(team.token)).toBe('200 in')
    await operate('blockUser', { userId: team.ownerId })
    await expect.poll(() => tokenStatus(team.token), soon).toBe('401 invalid_token')
    const { status, body } = await api.get(team.token, `/profiles/${team.profileId}/orders`)
    expect([status, body.code]).toEqual([401, 'invalid_token'])
    expect(body.detail).toBe('The user that the token acts as is blocked.')
    // The token of another user of the team stays valid.
    expect(await tokenStatus(other)).toBe('200 in')
    const refused = await api.graphError(
      api.operator,
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
      { input: { teamId: team.id, userId: team.ownerId, name: 'T', type: 'FULL_ACCESS' } },
    )
    expect(refused.extensions.issues[0]).toMatchObject({
      path: ['input', 'userId'],
      code: 'blocked',
    })
    await operate('unblockUser', { userId: team.ownerId })
    expect(await tokenStatus(team.token)).toBe('200 in')
  })

  test('ends by itself', async () => {
    const team = await api.team()
    const until = new Date(Date.now() + 3_000)
    await operate('blockUser', { userId: team.ownerId, until: until.toISOString() })
    await expect.poll(() => tokenStatus(team.token), soon).toBe('401 invalid_token')
    await expect.poll(() => tokenStatus(team.token)).toBe('200 in')
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
    const { user } = await api.graph(
      api.operator,
      `{ user(id: "${team.ownerId}") { isBlocked blockedUntil } }`,
    )
    expect(user).toEqual({ isBlocked: false, blockedUntil: until.toISOString() })
  })

  test('is refused when its end passes while it waits for a lock', async () => {
    const { ownerId: id } = await api.team()
    const until = new Date(Date.now() + 300).toISOString()
    const [refused] = await api.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM "user" WHERE id = ${id}::uuid FOR UPDATE`
      const waiting = api.graphError(
        api.operator,
        'mutation ($input: BlockUserInput!) { blockUser(input: $input) { id } }',
        { input: { userId: id, until } },
      )
      await new Promise((resolve) => setTimeout(resolve, 400))
      return [waiting]
    })
    expect((await refused!).extensions.issues[0].path).toEqual(['input', 'until'])
  })

  test('stops an operator too', async () => {
    const { raw, token } = await createOperatorToken(api.prisma, shell, { name: 'Leaving' })
    expect(await tokenStatus(raw)).toBe('200 in')
    await operate('blockUser', { userId: token.userId })
    await expect.poll(() => tokenStatus(raw), soon).toBe('401 invalid_token')
  })
})
