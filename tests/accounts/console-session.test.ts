import { afterAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../src/access/token-form.js'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { purgeConsoleSessions } from '../../src/domain/accounts/console-session.js'
import { openSession } from '../../src/domain/accounts/session.js'
import { describeClient } from '../../src/domain/accounts/session-client.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { testApi } from '../support/api.js'
import { passkeyRoutes } from '../support/fixtures/authenticator.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { guardHeader, signingIn } from '../support/fixtures/sign-in.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), RATE_LIMIT_PER_MINUTE: '100000' } })
afterAll(() => smtp.close())
const { prisma } = api
const { newAddress, reachable } = mailing(api, smtp)
const { linkFor, open } = signingIn(api, smtp)
const passkeys = passkeyRoutes(api)
/** Another instance with a cache of its own. */
const other = new Authenticator(prisma)

type Role = 'ADMIN' | 'BUYER' | 'EDITOR' | 'FINANCE' | 'VIEWER'

/** Opens a session of a user directly; returns its cookie. */
async function session(userId: string, teamId: string) {
  const actor = { kind: 'team', userId, requestId: 'test' } as const
  const { raw } = await inTransaction(prisma, (tx) => openSession(tx, actor, teamId, 'EMAIL_LINK'))
  return `masthead_token=${raw}`
}

async function memberOf(team: { id: string }, role: Role) {
  const email = newAddress(role.toLowerCase())
  const { id } = await prisma.user.create({ data: { firstName: 'Ada', lastName: '', email } })
  await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId: id, role })
  return { id, cookie: await session(id, team.id) }
}

/** Data of a GraphQL request with a cookie, or the code of its first error. */
async function ask(cookie: string, query: string) {
  const headers = { cookie, ...guardHeader }
  const { data, errors } = (
    await api.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
  ).json()
  return errors ? (errors[0].extensions.issues?.[0].code ?? errors[0].extensions.code) : data
}
const listed = async (cookie: string, fields = 'id userId teamId isCurrent') =>
  (await ask(cookie, `{ consoleSessions { nodes { ${fields} } } }`)).consoleSessions.nodes
const current = async (cookie: string): Promise<string> =>
  (await listed(cookie)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
const end = (cookie: string, id: string) =>
  ask(cookie, `mutation { endConsoleSession(input: { id: "${id}" }) { id } }`)
const ofOthers = (userId?: string) =>
  `mutation { endOtherConsoleSessions(input: { ${userId ? `userId: "${userId}"` : ''} }) }`
const endOthers = (cookie: string, userId?: string) => ask(cookie, ofOthers(userId))
const isOpen = async (cookie: string) => (await ask(cookie, '{ session { userId } }')).session

/** Expects a session to be rejected here and on another instance within a second. */
async function expectEnded(cookie: string) {
  const deadline = { timeout: 1_000, interval: 50 }
  await expect
    .poll(() => ask(cookie, '{ session { userId } }'), deadline)
    .toBe('token_not_in_force')
  const authorization = `Bearer ${cookie.split('=')[1]}`
  const elsewhere = () => other.authenticate(authorization).then(String, ({ code }) => code)
  await expect.poll(elsewhere, deadline).toBe('invalid_token')
}

describe('the sessions of a user', () => {
  it('are listed with the browser and the network of the sign-in, the own one marked', async () => {
    const team = await reachable()
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'
    const answer = await open(await linkFor(team.email), team.id, { 'user-agent': agent })
    const byEmail = String(answer.headers['set-cookie']).split(';')[0]!
    const { key } = await passkeys.add(byEmail)
    const { cookie } = await passkeys.signIn(key, {}, { 'user-agent': 'curl/8.0' })
    const fields =
      'userId teamId signInMethod browser operatingSystem network isCurrent expiresAt createdAt'
    const sessions = await listed(cookie, fields)
    expect(sessions).toMatchObject([
      {
        ...{ signInMethod: 'PASSKEY', isCurrent: true, userId: team.ownerId, teamId: team.id },
        network: expect.stringMatching(/^10\.2\.\d+\.0\/24$/),
      },
      {
        ...{ signInMethod: 'EMAIL_LINK', isCurrent: false, network: '127.0.0.0/24' },
        ...{ browser: 'Firefox', operatingSystem: 'macOS' },
      },
    ])
    const [{ expiresAt, createdAt }] = sessions
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeCloseTo(12 * 3_600_000, -4)
    const used = await listed(byEmail, 'isCurrent lastUsedAt')
    expect(
      used.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).lastUsedAt,
    ).not.toBeNull()
    const where = 'where: { signInMethod: { eq: PASSKEY } }'
    const order = 'orderBy: { field: CREATED_AT, direction: ASC }'
    const filtered = await ask(
      cookie,
      `{ consoleSessions(${where}, ${order}) { totalCount nodes { signInMethod } } }`,
    )
    expect(filtered.consoleSessions).toEqual({
      ...{ totalCount: 1, nodes: [{ signInMethod: 'PASSKEY' }] },
    })
  })

  it('are ended one by one or all others at once, on every instance within a second', async () => {
    const team = await api.team()
    const [one, two, three, four] = [
      await session(team.ownerId, team.id),
      await session(team.ownerId, team.id),
      await session(team.ownerId, team.id),
      await session(team.ownerId, team.id),
    ]
    for (const cookie of [one, two, three, four]) {
      expect(await isOpen(cookie)).toEqual({ userId: team.ownerId })
      await other.authenticate(`Bearer ${cookie.split('=')[1]}`)
    }
    const id = await current(two)
    expect(await end(one, id)).toEqual({ endConsoleSession: { id } })
    await expectEnded(two)
    expect(await end(one, id)).toBe('not_found')
    expect(await listed(one)).toHaveLength(3)
    expect(await endOthers(one)).toEqual({ endOtherConsoleSessions: 2 })
    await expectEnded(three)
    await expectEnded(four)
    expect(await listed(one)).toMatchObject([{ isCurrent: true }])
    const log = await prisma.auditEntry.findMany({
      where: { teamId: team.id, action: 'end_console_session' },
    })
    expect(log.map(({ actorId, entity }) => [actorId, entity])).toEqual(
      Array(3).fill([team.ownerId, 'api_token']),
    )
    expect(await end(one, await current(one))).toMatchObject({ endConsoleSession: {} })
    await expectEnded(one)
  })

  it('are those in all teams, of which a token of a team shows its own', async () => {
    const [one, two] = [await api.team(), await api.team()]
    const { id: userId, cookie } = await memberOf(one, 'BUYER')
    await api.mutate(api.operator, 'addTeamMember', { teamId: two.id, userId })
    const elsewhere = await session(userId, two.id)
    const teams = async (token: string) =>
      (await listed(token)).map(({ teamId }: { teamId: string }) => teamId).sort()
    expect(await teams(cookie)).toEqual([one.id, two.id].sort())
    // The owner of one team does not see that its member has a session in another.
    expect(await teams(await session(one.ownerId, one.id))).toEqual([one.id, one.id])
    const own = '{ consoleSessions { nodes { teamId } } }'
    const { consoleSessions } = await api.graph(two.token, own)
    expect(consoleSessions.nodes).toEqual([{ teamId: two.id }])
    expect(await endOthers(cookie)).toEqual({ endOtherConsoleSessions: 1 })
    await expectEnded(elsewhere)
  })
})

describe('the sessions that a server of the previous release has opened', () => {
  /** Opens a session without a record. */
  async function unrecorded(userId: string, teamId: string) {
    const cookie = await session(userId, teamId)
    const tokenHash = hashToken(cookie.split('=')[1]!)
    const { id } = await prisma.apiToken.update({
      where: { tokenHash },
      data: { signInMethod: 'TOKEN' },
    })
    await prisma.consoleSession.delete({ where: { apiTokenId: id } })
    return cookie
  }

  it('are ended with the others of the user, by the user and by an admin', async () => {
    const [team, foreign] = [await api.team(), await api.team()]
    const admin = await memberOf(team, 'ADMIN')
    const target = await memberOf(team, 'VIEWER')
    const old = await unrecorded(target.id, team.id)
    await api.mutate(api.operator, 'addTeamMember', { teamId: foreign.id, userId: target.id })
    const elsewhere = await unrecorded(target.id, foreign.id)
    const own = await unrecorded(admin.id, team.id)
    const member = await memberOf(team, 'BUYER')
    expect(await endOthers(member.cookie, target.id)).toEqual({ endOtherConsoleSessions: 0 })
    // A session without a record does not end on its own.
    expect(await endOthers(old)).toEqual({ endOtherConsoleSessions: 2 })
    await expectEnded(target.cookie)
    await expectEnded(elsewhere)
    expect(await isOpen(old)).toEqual({ userId: target.id })

    const outside = await unrecorded(target.id, foreign.id)
    expect(await endOthers(admin.cookie, target.id)).toEqual({ endOtherConsoleSessions: 1 })
    await expectEnded(old)
    expect(await isOpen(outside)).toEqual({ userId: target.id })
    expect(await endOthers(admin.cookie)).toEqual({ endOtherConsoleSessions: 1 })
    await expectEnded(own)
    const where = { teamId: team.id, action: 'end_console_session' }
    expect(await prisma.auditEntry.count({ where })).toBe(3)
    const end = await api.graph(api.operator, ofOthers(target.id))
    expect(end).toEqual({ endOtherConsoleSessions: 1 })
    await expectEnded(outside)
  })
})

describe('the sessions of others', () => {
  it('are shown and ended for owners, admins and operators, and for no other user', async () => {
    const team = await api.team()
    const admin = await memberOf(team, 'ADMIN')
    const target = await memberOf(team, 'VIEWER')
    const foreign = await api.team()
    const stranger = await session(foreign.ownerId, foreign.id)
    const id = await current(target.cookie)
    const { token: grant } = await oauthToken(api, team, { scopes: ['teams.read'] })
    for (const role of ['BUYER', 'EDITOR', 'FINANCE', 'VIEWER'] as const) {
      const member = await memberOf(team, role)
      expect(await listed(member.cookie)).toMatchObject([{ userId: member.id, isCurrent: true }])
      expect(await end(member.cookie, id)).toBe('not_found')
      expect(await endOthers(member.cookie, target.id)).toEqual({ endOtherConsoleSessions: 0 })
      const token = await api.token({ id: team.id, ownerId: member.id })
      expect(await api.graph(token, '{ consoleSessions { totalCount } }')).toEqual({
        consoleSessions: { totalCount: 0 },
      })
    }
    expect(await listed(stranger)).toMatchObject([{ userId: foreign.ownerId }])
    expect(await end(stranger, id)).toBe('not_found')
    expect(await endOthers(stranger, target.id)).toEqual({ endOtherConsoleSessions: 0 })
    const input = { id }
    for (const token of [foreign.token, grant]) {
      const { extensions } = await api.mutateError(token, 'endConsoleSession', input)
      expect(extensions.code).toBe('not_found')
      const { body } = await api.post(token, '/graphql', { query: `{ node(id: "${id}") { id } }` })
      expect(body).toMatchObject({
        ...{ data: { node: null }, errors: [{ extensions: { code: 'not_found' } }] },
      })
    }
    expect(await isOpen(target.cookie)).toEqual({ userId: target.id })
    expect(await listed(admin.cookie)).toContainEqual(
      expect.objectContaining({ id, userId: target.id, isCurrent: false }),
    )
    expect(await end(admin.cookie, id)).toEqual({ endConsoleSession: { id } })
    await expectEnded(target.cookie)

    // Sessions of the account owner are ended by the owner alone.
    const owner = await session(team.ownerId, team.id)
    expect(await end(admin.cookie, await current(owner))).toBe('account_owner_only')
    expect(await endOthers(admin.cookie, team.ownerId)).toBe('account_owner_only')
    expect(await isOpen(owner)).toEqual({ userId: team.ownerId })

    const again = await session(target.id, team.id)
    expect(await endOthers(`masthead_token=${team.token}`, target.id)).toEqual({
      endOtherConsoleSessions: 1,
    })
    await expectEnded(again)
  })

  it('are ended by operators with the role FULL or SUPPORT', async () => {
    const team = await api.team()
    const target = await memberOf(team, 'BUYER')
    const id = await current(target.cookie)
    const operatorOf = async (role: string) => {
      const input = { name: role, role, email: newAddress(role.toLowerCase()) }
      return (await api.mutate(api.operator, 'createOperatorToken', input, 'token')).token
    }
    for (const role of ['FINANCE', 'CATALOGUE', 'PRODUCTION', 'READ_ONLY']) {
      const token = await operatorOf(role)
      const { extensions } = await api.mutateError(token, 'endConsoleSession', { id })
      expect(['missing_scope', 'read_only_token']).toContain(extensions.code)
      const others = await api.graphError(token, ofOthers(target.id))
      expect(['missing_scope', 'read_only_token']).toContain(others.extensions.code)
    }
    expect(await isOpen(target.cookie)).toEqual({ userId: target.id })
    const support = await operatorOf('SUPPORT')
    await api.mutate(support, 'endConsoleSession', { id })
    await expectEnded(target.cookie)
  })

  it('are ended in their own sessions for operators with any role that changes records', async () => {
    const input = { name: 'Kim', role: 'FINANCE', email: newAddress('kim') }
    const { token } = await api.mutate(api.operator, 'createOperatorToken', input, 'token')
    const { key } = await passkeys.add(`masthead_token=${token}`)
    const [one, two] = [await passkeys.signIn(key), await passkeys.signIn(key)]
    const own = async (cookie: string) =>
      (await listed(cookie)).filter(({ teamId }: { teamId: null }) => teamId === null)
    expect(await own(one.cookie)).toContainEqual(expect.objectContaining({ isCurrent: true }))
    expect(await endOthers(one.cookie)).toEqual({ endOtherConsoleSessions: 1 })
    await expectEnded(two.cookie)
    expect(await isOpen(one.cookie)).toBeTruthy()
  })
})

it('records a coarse network and names without versions', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
  expect(describeClient({ address: '203.0.113.77', agent: chrome })).toEqual({
    ...{ browser: 'Chrome', operatingSystem: 'Linux', network: '203.0.113.0/24' },
  })
  expect(describeClient({ address: '2001:db8:1:2::3', agent: null })).toEqual({
    ...{ browser: null, operatingSystem: null, network: '2001:db8:1::/48' },
  })
  expect(describeClient({ address: '::ffff:203.0.113.77', agent: '' }).network).toBe(
    '203.0.113.0/24',
  )
  expect(describeClient({ address: 'unknown', agent: 'x'.repeat(100_000) }).network).toBeNull()
})

it('deletes the browser and the network of a session that has ended', async () => {
  const team = await api.team()
  const cookies = [await session(team.ownerId, team.id), await session(team.ownerId, team.id)]
  const where = { teamId: team.id }
  await endOthers(cookies[0]!)
  await purgeConsoleSessions.run({}, api.app.services)
  expect(await prisma.consoleSession.count({ where })).toBe(1)
  await prisma.consoleSession.updateMany({ where, data: { expiresAt: new Date(0) } })
  await purgeConsoleSessions.run({}, api.app.services)
  expect(await prisma.consoleSession.count({ where })).toBe(0)
})

it('deletes tokens of sessions 30 days after their end, except the last one, which the next session continues', async () => {
  const [team, other] = [await api.team(), await api.team()]
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const opened = []
  // Ended, expired and recently ended sessions, from the oldest to the latest.
  const ends = [
    { revokedAt: ago(31), expiresAt: ago(31) },
    { expiresAt: ago(40) },
    { revokedAt: ago(29), expiresAt: ago(29) },
    { revokedAt: ago(60), expiresAt: ago(60) },
  ]
  for (const [index, data] of ends.entries()) {
    const cookie = await session(team.ownerId, team.id)
    const tokenHash = hashToken(cookie.split('=')[1]!)
    const createdAt = ago(100 - index)
    opened.push(
      await prisma.apiToken.update({ where: { tokenHash }, data: { ...data, createdAt } }),
    )
  }
  await session(other.ownerId, other.id)
  const expired = { revokedAt: ago(90), expiresAt: ago(90) }
  await prisma.apiToken.updateMany({ where: { teamId: other.id }, data: expired })
  await purgeConsoleSessions.run({}, api.app.services)
  const left = await prisma.apiToken.findMany({
    where: { teamId: team.id, isSession: true },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  expect(left).toEqual(opened.slice(2).map(({ id }) => ({ id })))
  // API tokens, and the only session of a user, remain.
  expect(await prisma.apiToken.count({ where: { teamId: other.id } })).toBe(2)
  const cookie = await session(team.ownerId, team.id)
  const next = await prisma.apiToken.findUniqueOrThrow({
    where: { tokenHash: hashToken(cookie.split('=')[1]!) },
  })
  expect(next.lineageId).toBe(opened[0]!.id)
  const entries = await prisma.auditEntry.findMany({
    where: { entityId: opened[0]!.id, action: 'sign_in' },
  })
  expect(entries).toHaveLength(1)
})
