import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { guardHeader, signingIn } from '../support/fixtures/sign-in.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), RATE_LIMIT_PER_MINUTE: '100000' } })
const { prisma } = api
const { newAddress, reachable } = mailing(api, smtp)
beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

const { request, deliver, linksTo, linkFor, open, signIn, sessionOf } = signingIn(api, smtp)
const newMember = async (team: { id: string }, name = 'member') => {
  const email = newAddress(name)
  const user = await prisma.user.create({ data: { firstName: 'Ada', lastName: 'B', email } })
  await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId: user.id })
  return { id: user.id, email }
}

describe('a sign-in link', () => {
  it('opens the console once, by the button of its page, for twelve hours', async () => {
    const team = await reachable()
    const { email } = team
    const url = await linkFor(email, { language: 'DE' })
    expect(smtp.to(email)[0]!.headers.subject).toBe('Ihr Link zum Anmelden')
    const signature = new URL(url, 'https://x').searchParams.get('signature')!
    const kept = await prisma.email.findFirstOrThrow({ where: { address: email } })
    expect(JSON.stringify(kept)).not.toContain(signature)

    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.body).toContain(email)
    expect(page.body.match(/<button/g)).toHaveLength(1)

    const tries = await Promise.all([1, 2, 3].map(() => open(url, team.id)))
    const [cookie, ...others] = tries.flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(others).toEqual([])
    expect(cookie).toMatch(
      /^masthead_token=mst_\w{46}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(await sessionOf(String(cookie).split(';')[0]!)).toMatchObject({
      ...{ teamId: team.id, userId: team.ownerId, tokenType: 'FULL_ACCESS' },
    })
    const used = await open(url)
    expect([used.statusCode, used.body]).toEqual([
      410,
      expect.stringContaining('already been used'),
    ])

    const { apiTokens } = await api.graph(
      team.token,
      '{ apiTokens(where: { isSession: { eq: true } }) { nodes { id name expiresAt userId } } }',
    )
    const [session] = apiTokens.nodes
    expect(apiTokens.nodes).toHaveLength(1)
    const hours = (Date.parse(session.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    const log = await prisma.auditEntry.findMany({ where: { entityId: session.id } })
    expect(log).toMatchObject([
      {
        action: 'sign_in',
        actorId: team.ownerId,
        teamId: team.id,
        after: { signInMethod: 'EMAIL_LINK' },
      },
    ])
    const refused = await api.mutateError(team.token, 'rotateApiToken', { apiTokenId: session.id })
    expect(refused.extensions.code).toBe('invalid_transition')
    const owner = await prisma.user.findUniqueOrThrow({ where: { id: team.ownerId } })
    expect(owner.emailVerifiedAt).not.toBeNull()
  })

  it('ends when the address of the user changes', async () => {
    const team = await reachable()
    const url = await linkFor(team.email)
    const change = { userId: team.ownerId, firstName: 'Jon' }
    await api.mutate(api.operator, 'updateUser', change, 'id')
    expect((await open(url)).statusCode).toBe(200)
    const email = newAddress('corrected')
    await api.mutate(api.operator, 'updateUser', { ...change, email }, 'id')
    expect((await open(url)).statusCode).toBe(404)
    const refused = await open(url, team.id)
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await prisma.apiToken.count({ where: { teamId: team.id, isSession: true } })).toBe(0)
    const user = await prisma.user.findUniqueOrThrow({ where: { id: team.ownerId } })
    expect(user.emailVerifiedAt).toBeNull()
    expect(await linkFor(email)).not.toBe(url)
  })

  it('has the same response for every address, and is sent to active members only', async () => {
    const team = await reachable()
    const [blocked, former, operator] = [
      await newMember(team, 'blocked'),
      await newMember(team, 'former'),
      newAddress('operator'),
    ]
    await prisma.user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } })
    const where = { teamId: team.id, userId: former.id }
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where })
    await api.mutate(api.operator, 'removeTeamMember', { teamMemberId })
    const kim = { name: 'Kim', email: operator }
    await api.mutate(api.operator, 'createOperatorToken', kim, 'operatorToken { id }')
    const emails = [team.email, blocked.email, former.email, operator, newAddress('nobody')]
    const answers = []
    for (const email of emails) answers.push(await request(email))
    const responses = answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      Object.keys(headers).sort(),
    ])
    expect(new Set(responses.map((one) => JSON.stringify(one))).size).toBe(1)
    await deliver()
    expect(emails.filter((email) => linksTo(email).length > 0)).toEqual([team.email])
    for (const wrong of ['nobody', '', 7, undefined])
      expect((await request(wrong)).statusCode).toBe(400)
  })

  it('is sent once in five minutes, and invalidates the previous one', async () => {
    const { email, ownerId, id } = await reachable()
    const first = await linkFor(email)
    await linkFor(email)
    expect(linksTo(email)).toHaveLength(1)
    await prisma.singleUseLink.updateMany({
      where: { subjectId: ownerId },
      data: { createdAt: new Date(Date.now() - 301_000) },
    })
    const second = await linkFor(email)
    expect(linksTo(email)).toHaveLength(2)
    expect((await open(first)).statusCode).toBe(404)
    await prisma.singleUseLink.updateMany({
      where: { subjectId: ownerId },
      data: { expiresAt: new Date() },
    })
    const over = await open(second, id)
    expect(over.headers['set-cookie']).toBeUndefined()
    expect([(await open(second)).statusCode, over.statusCode]).toEqual([410, 303])
    // Not its last character, of which Base64 ignores some bits.
    const other = second.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
    expect((await open(other)).statusCode).toBe(403)
    expect((await open('/console/sign-in/x?signature=x')).statusCode).toBe(404)
  })

  it('is refused from a form of another site, to prevent login CSRF', async () => {
    const { email, id } = await reachable()
    const url = await linkFor(email)
    expect((await open(url)).headers['referrer-policy']).toBe('same-origin')
    const elsewhere = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' },
      { origin: 'https://attacker.example' },
      { origin: 'null' },
    ]
    for (const headers of elsewhere) {
      const answer = await open(url, id, headers)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, url])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    const origin = 'https://market.example.com'
    const own = await open(url, id, { origin })
    expect([own.headers.location, own.headers['set-cookie']]).toEqual([
      '/console',
      expect.stringMatching(/^masthead_token=mst_/),
    ])
    const again = await linkFor((await reachable()).email)
    expect((await open(again, 'x', { 'sec-fetch-site': 'same-origin', origin })).statusCode).toBe(
      404,
    )
  })

  it('is rate-limited by IP address', async () => {
    const answers = []
    for (let n = 0; n < 11; n++)
      answers.push((await request(newAddress('flood'), {}, '10.9.9.9')).statusCode)
    expect(answers).toEqual([...Array(10).fill(202), 429])
    expect((await request(newAddress('flood'))).statusCode).toBe(202)
  })

  it('offers the teams of its user, and opens no other', async () => {
    const [one, two, other] = [await reachable(), await api.team(), await api.team()]
    const { email, id } = await newMember(one)
    await api.mutate(api.operator, 'addTeamMember', { teamId: two.id, userId: id })
    const url = await linkFor(email)
    const { body } = await open(url)
    expect(body.match(/<option/g)).toHaveLength(2)
    for (const team of [other.id, 'x', ''])
      expect((await open(url, team)).headers['set-cookie']).toBeUndefined()
    const { headers } = await open(url, two.id)
    const cookie = String(headers['set-cookie']).split(';')[0]!
    expect((await sessionOf(cookie)).teamId).toBe(two.id)
  })
})

describe('a session that was opened by a sign-in link', () => {
  it('ends by signing out, by revocation, by leaving the team, and when a sixth begins', async () => {
    const team = await reachable()
    const ended = async (cookie: string) =>
      expect.poll(() => sessionOf(cookie)).toBe('invalid_token')
    const signOut = (cookie: string, headers: object = guardHeader) =>
      api.app.inject({
        ...{ method: 'DELETE', url: '/console/session' },
        headers: { cookie, ...headers },
      })
    const one = await signIn(team.email, team.id)
    await signOut(one, {})
    expect((await sessionOf(one)).teamId).toBe(team.id)
    await signOut(one)
    await ended(one)
    const log = await prisma.auditEntry.findMany({
      where: { teamId: team.id, action: 'sign_out' },
    })
    expect(log).toMatchObject([{ actorId: team.ownerId, entity: 'api_token' }])
    // Signing out with a pasted token does not revoke the token.
    await signOut(`masthead_token=${team.token}`)
    expect((await sessionOf(`masthead_token=${team.token}`)).teamId).toBe(team.id)

    const { email, id: userId } = await newMember(team)
    const sessions = []
    for (let n = 0; n < 6; n++) sessions.push(await signIn(email, team.id))
    await ended(sessions[0]!)
    const own = { userId, isSession: true, revokedAt: null }
    const [last] = await prisma.apiToken.findMany({ where: own, orderBy: { createdAt: 'desc' } })
    await api.mutate(api.operator, 'revokeApiToken', { apiTokenId: last!.id })
    await ended(sessions[5]!)
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where: { userId } })
    await api.mutate(api.operator, 'removeTeamMember', { teamMemberId })
    await ended(sessions[3]!)
  })

  it('has the scopes of the role, regardless of the tokens of its user', async () => {
    const team = await reachable()
    const { email, id: userId } = await newMember(team)
    const rights = async (cookie: string) => {
      const { role, scopes } = await sessionOf(cookie)
      return [role, scopes]
    }
    const newcomer = await rights(await signIn(email, team.id))
    expect(newcomer[0]).toBe('BUYER')
    expect(newcomer[1]).toContain('ORDERS_CREATE')
    for (const kept of ['TOKENS_MANAGE', 'TEAMS_UPDATE']) expect(newcomer[1]).not.toContain(kept)
    const input = { teamId: team.id, userId, name: 'Own', type: 'FULL_ACCESS' }
    await api.mutate(api.operator, 'createApiToken', input, 'apiToken { id }')
    expect(await rights(await signIn(email, team.id))).toEqual(newcomer)
  })

  it('gives a member who was removed and invited again none of the former rights', async () => {
    const team = await reachable()
    const { email, id: userId } = await newMember(team)
    const input = { teamId: team.id, userId, name: 'Own', type: 'FULL_ACCESS' }
    await api.mutate(api.operator, 'createApiToken', input, 'apiToken { id }')
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where: { userId } })
    await api.mutate(api.operator, 'removeTeamMember', { teamMemberId })
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    const session = await sessionOf(await signIn(email, team.id))
    expect(session.role).toBe('BUYER')
    expect(session.scopes).not.toContain('TOKENS_MANAGE')
  })

  it('has the current rights of its user when the account owner changes', async () => {
    const team = await reachable()
    const { email, id: userId } = await newMember(team)
    const [owners, members] = [await signIn(team.email, team.id), await signIn(email, team.id)]
    const roles = async () => [(await sessionOf(owners)).role, (await sessionOf(members)).role]
    expect(await roles()).toEqual(['OWNER', 'BUYER'])
    await api.mutate(team.token, 'changeTeamOwner', { teamId: team.id, userId })
    await expect.poll(roles).toEqual(['ADMIN', 'OWNER'])
  })
})

it('requires SMTP settings', async () => {
  const off = await testApi()
  const ask = (method: 'GET' | 'POST', url: string) =>
    off.app.inject({ method, url, ...(method === 'POST' && { payload: { email: 'a@b.example' } }) })
  expect((await ask('POST', '/console/sign-in-links')).statusCode).toBe(404)
  expect((await ask('GET', '/console/session')).json()).toMatchObject({ linksByEmail: false })
  const on = await api.app.inject({ url: '/console/session' })
  expect(on.json()).toMatchObject({ linksByEmail: true })
})

describe('a member of several teams', () => {
  const headersOf = (cookie: string) => ({ cookie, ...guardHeader })
  const teamsOf = async (cookie: string) => {
    const headers = headersOf(cookie)
    return (await api.app.inject({ url: '/console/session/teams', headers })).json().teams
  }
  const switchTo = (
    cookie: string,
    teamId: string,
    headers: Record<string, string> = headersOf(cookie),
  ) =>
    api.app.inject({
      ...{ method: 'POST', url: '/console/session/team', headers },
      payload: { teamId },
    })

  it('switches between them, which ends the session of the former team', async () => {
    const [buyer, publisher] = [
      await api.team({ name: 'Anchor Studio' }),
      await api.team({ name: 'Buoy Media', kind: 'PUBLISHER' }),
    ]
    const { id: userId, email } = await newMember(buyer)
    await api.mutate(api.operator, 'addTeamMember', { teamId: publisher.id, userId })
    const cookie = await signIn(email, buyer.id)
    expect(await teamsOf(cookie)).toEqual([
      { id: buyer.id, name: 'Anchor Studio' },
      { id: publisher.id, name: 'Buoy Media' },
    ])
    expect((await switchTo(cookie, publisher.id, { cookie })).statusCode).toBe(401)
    const endsAt = new Date(Date.now() + 3_600_000)
    const ofUser = { userId, isSession: true }
    await api.prisma.apiToken.updateMany({ where: ofUser, data: { expiresAt: endsAt } })
    const { statusCode, headers } = await switchTo(cookie, publisher.id)
    expect(statusCode).toBe(204)
    const next = String(headers['set-cookie']).split(';')[0]!
    const session = await sessionOf(next)
    expect(session).toMatchObject({ userId, teamId: publisher.id, role: 'EDITOR' })
    const { expiresAt } = await api.prisma.apiToken.findFirstOrThrow({
      where: { ...ofUser, teamId: publisher.id },
    })
    expect(expiresAt).toEqual(endsAt)
    expect(session.scopes).toContain('PUBLISHING_READ')
    expect(session.scopes).not.toContain('ORDERS_READ')
    await expect.poll(() => sessionOf(cookie)).toBe('invalid_token')
  })

  it('switches neither to a foreign team, nor with an API token', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { email } = await newMember(own)
    const cookie = await signIn(email, own.id)
    expect((await switchTo(cookie, other.id)).statusCode).toBe(404)
    expect(await sessionOf(cookie)).toMatchObject({ teamId: own.id })
    const authorization = `Bearer ${own.token}`
    expect((await switchTo('', own.id, { authorization })).statusCode).toBe(404)
    const listed = await api.app.inject({
      ...{ url: '/console/session/teams', headers: { authorization } },
    })
    expect(listed.json()).toEqual({ teams: [] })
  })
})
