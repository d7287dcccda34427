import { describe, expect, it } from 'vitest'
import { purgeConsoleSessions } from '../../src/domain/accounts/console-session.js'
import { guardHeader } from '../support/fixtures/sign-in.js'
import { cookieOf, sessionCookie, ssoMarket, ssoRefusal, ssoSite } from '../support/fixtures/sso.js'

const market = await ssoMarket()
const { api, provider, mails, account, makeUser, makeOperator, opened, openedOperator } = market
const { prisma } = api
const { start, atProvider, callback, signIn, choose } = market.client

describe('a sign-in by SSO', () => {
  it('opens the console for a member with a verified address, and stores the subject', async () => {
    const team = await mails.reachable()
    const sub = account(team.email.toUpperCase())
    const { response, cookie } = await start('/console/orders')
    expect(response.statusCode).toBe(303)
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-masthead_sso=[\w-]+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    const url = new URL(String(response.headers.location))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${ssoSite}/sign-in/sso/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    provider.account = sub
    const answer = await callback(await atProvider(url.href), cookie)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/console/orders'])
    const cookies = [answer.headers['set-cookie']].flat()
    expect(cookies).toEqual([
      '__Host-masthead_sso=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(
        /^masthead_token=mst_\w{46}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ])
    expect(await opened(answer)).toMatchObject({ teamId: team.id, userId: team.ownerId })
    const user = await prisma.user.findUniqueOrThrow({ where: { id: team.ownerId } })
    expect(user).toMatchObject({ ssoIssuer: provider.issuer, ssoSubject: sub })
    expect(user.emailVerifiedAt).not.toBeNull()
    const log = await prisma.auditEntry.findMany({
      where: { actorId: team.ownerId, action: 'sign_in' },
    })
    expect(log).toMatchObject([
      { entity: 'api_token', teamId: team.id, after: { signInMethod: 'SSO' } },
    ])
    const { apiTokens } = await api.graph(
      team.token,
      '{ apiTokens(where: { signInMethod: { eq: SSO } }) { nodes { isSession signInMethod } } }',
    )
    expect(apiTokens.nodes).toEqual([{ isSession: true, signInMethod: 'SSO' }])
  })

  it('opens a session with the role of an operator, which ends with the token of the operator', async () => {
    const { email, tokenId, userId, token } = await makeOperator('FINANCE')
    await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Reader', email, role: 'READ_ONLY' },
      'operatorToken { id }',
    )
    const answer = await signIn(account(email))
    expect(answer.headers.location).toBe('/console')
    expect(await openedOperator(answer)).toEqual({
      ...{ source: 'OPERATOR_TOKEN', userId, operatorRole: 'FINANCE' },
    })
    const session = await prisma.operatorToken.findFirstOrThrow({
      where: { userId, isSession: true },
    })
    expect(session).toMatchObject({ signInMethod: 'SSO', role: 'FINANCE' })
    expect(Number(session.expiresAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
    const entries = await prisma.auditEntry.findMany({ where: { entityId: session.id } })
    expect(entries).toMatchObject([{ action: 'sign_in', actorKind: 'OPERATOR', actorId: userId }])
    expect(JSON.stringify(entries)).not.toContain('tokenHash')
    const rotated = await api.mutateError(api.operator, 'rotateOperatorToken', {
      operatorTokenId: session.id,
    })
    expect(rotated.extensions.code).toBe('invalid_transition')

    await api.mutate(api.operator, 'revokeOperatorToken', { operatorTokenId: tokenId })
    const ended = await prisma.operatorToken.findUniqueOrThrow({ where: { id: session.id } })
    expect(ended.revokedAt).not.toBeNull()
    expect((await api.graphError(token, '{ session { userId } }')).extensions.code).toBe(
      'invalid_token',
    )
    // The other token still makes the user an operator, with its role.
    const again = await signIn([...provider.accounts].find(([, one]) => one.email === email)![0])
    expect(await openedOperator(again)).toMatchObject({ operatorRole: 'READ_ONLY' })
    const out = await api.app.inject({
      ...{ method: 'DELETE', url: '/console/session' },
      headers: { cookie: sessionCookie(again)!, ...guardHeader },
    })
    expect(out.statusCode).toBe(204)
    const open = { userId, isSession: true, revokedAt: null }
    expect(await prisma.operatorToken.count({ where: open })).toBe(0)
  })

  it('lets a user of several teams choose one, and an operator the marketplace', async () => {
    const [first, second] = [await api.team(), await api.team()]
    const { email, userId } = await makeOperator('SUPPORT')
    for (const team of [first, second])
      await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    const sub = account(email)
    const answer = await signIn(sub)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in/sso/team'])
    expect(sessionCookie(answer)).toBeUndefined()
    const cookie = cookieOf(answer, 'masthead_sso')!
    const page = await api.app.inject({ url: '/sign-in/sso/team', headers: { cookie } })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect([...page.body.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'operator',
      ...[first.id, second.id].sort(),
    ])

    const foreign = { origin: 'https://other.example' }
    expect(sessionCookie(await choose(answer, first.id, foreign))).toBeUndefined()
    const third = await api.team()
    expect((await choose(answer, third.id)).body).toContain(ssoRefusal)
    const forged = cookie.replace(/\.[\w-]+$/, '.AAAA')
    const refused = await api.app.inject({ url: '/sign-in/sso/team', headers: { cookie: forged } })
    expect(refused.headers.location).toBe('/console')

    expect(await opened(await choose(answer, second.id))).toMatchObject({ teamId: second.id })
    const asOperator = await choose(await signIn(sub), 'operator')
    expect(await openedOperator(asOperator)).toMatchObject({ operatorRole: 'SUPPORT' })
    // Neither a used choice nor one before a sign-out remains in the browser.
    const cleared = /^__Host-masthead_sso=; Max-Age=0;/
    expect([asOperator.headers['set-cookie']].flat()[0]).toMatch(cleared)
    const signedOut = await api.app.inject({
      ...{ method: 'DELETE', url: '/console/session' },
      headers: { cookie: `${sessionCookie(asOperator)}; ${cookie}`, ...guardHeader },
    })
    expect([signedOut.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(cleared))
    // The choice is checked again.
    const late = await signIn(sub)
    await prisma.user.update({ where: { id: userId }, data: { blockedAt: new Date() } })
    expect((await choose(late, first.id)).body).toContain(ssoRefusal)
  })

  it('leaves no session of an operator for more than 30 days after its end', async () => {
    const { email, tokenId, userId } = await makeOperator('SUPPORT')
    const sub = account(email)
    for (let n = 0; n < 4; n++) await openedOperator(await signIn(sub))
    const where = { userId, isSession: true }
    const sessions = await prisma.operatorToken.findMany({ where, orderBy: { createdAt: 'asc' } })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const ends = [
      { expiresAt: daysAgo(31) },
      { revokedAt: daysAgo(31) },
      { expiresAt: daysAgo(29) },
      { revokedAt: daysAgo(29) },
    ]
    for (const [at, { id }] of sessions.entries())
      await prisma.operatorToken.update({ where: { id }, data: ends[at]! })
    await prisma.operatorToken.update({
      where: { id: tokenId },
      data: { expiresAt: daysAgo(31), revokedAt: daysAgo(31) },
    })
    await purgeConsoleSessions.run({}, api.app.services)
    const left = await prisma.operatorToken.findMany({ where: { userId }, select: { id: true } })
    const kept = [tokenId, sessions[2]!.id, sessions[3]!.id]
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort())
  })

  it('works for test teams, whose tokens have a prefix of their own', async () => {
    const team = await api.team({ isTest: true })
    const email = mails.newAddress('tester')
    await prisma.user.update({ where: { id: team.ownerId }, data: { email } })
    expect(await opened(await signIn(account(email)))).toMatchObject({ teamId: team.id })
  })

  it('returns to paths of the console and of a consent only', async () => {
    const { email } = await mails.reachable()
    const sub = account(email)
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/console/../../evil',
      '/console//evil.example',
      '/consoles',
      String.raw`/console/\evil.example`,
      '/auth/token',
      '/console?a\r\nb',
      '/consoles?a=b',
      '//evil.example?a=/console',
    ])
      expect((await signIn(sub, to)).headers.location).toBe('/console')
    expect((await signIn(sub, '/console/teams/1')).headers.location).toBe('/console/teams/1')
    const filtered = '/console/orders?status=PAID&datePaid=2026-01-01..'
    expect((await signIn(sub, filtered)).headers.location).toBe(filtered)
    expect((await signIn(sub, '/oauth/consent/a_B-1')).headers.location).toBe(
      '/oauth/consent/a_B-1',
    )
  })
})

describe('a sign-in by SSO is refused', () => {
  const expectRefused = async (answer: Awaited<ReturnType<typeof signIn>>, text = ssoRefusal) => {
    expect([answer.statusCode, sessionCookie(answer)]).toEqual([403, undefined])
    expect(answer.body).toContain(text)
    return answer.body
  }

  it('with the same page for unknown, blocked and deleted users, and users without a team', async () => {
    const [blocked, deleted, outsider] = [
      await mails.reachable(),
      await mails.reachable(),
      mails.newAddress('outsider'),
    ]
    const now = new Date()
    await prisma.user.update({ where: { id: blocked.ownerId }, data: { blockedAt: now } })
    await prisma.user.update({ where: { id: deleted.ownerId }, data: { deletedAt: now } })
    await makeUser(outsider)
    const pages = new Set<string>()
    for (const email of [mails.newAddress('unknown'), blocked.email, deleted.email, outsider])
      pages.add(await expectRefused(await signIn(account(email))))
    expect(pages.size).toBe(1)
    // Nothing is stored, and no user is created.
    expect(await prisma.user.count({ where: { email: { contains: 'unknown' } } })).toBe(0)
    expect(await prisma.user.findUniqueOrThrow({ where: { email: outsider } })).toMatchObject({
      ssoSubject: null,
    })
  })

  it('if the provider has not verified the address', async () => {
    const { email, ownerId } = await mails.reachable()
    for (const claims of [
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
      { email: undefined },
      { email: 'no address' },
    ])
      await expectRefused(await signIn(account(email, claims)), 'is not verified')
    const user = await prisma.user.findUniqueOrThrow({ where: { id: ownerId } })
    expect(user).toMatchObject({ ssoSubject: null, emailVerifiedAt: null })
  })

  it('for another subject with the address of a user, until an operator unlinks the subject', async () => {
    const { email, id: teamId, ownerId } = await mails.reachable()
    const former = account(email)
    expect((await signIn(former)).statusCode).toBe(303)
    const successor = account(email)
    await expectRefused(await signIn(successor))
    const before = await api.graph(
      api.operator,
      `{ node(id: "${ownerId}") { ... on User { ssoSubject } } }`,
    )
    expect(before.node).toEqual({ ssoSubject: former })
    const wrong = { userId: ownerId, ssoSubject: successor }
    expect((await api.mutateError(api.operator, 'updateUser', wrong)).extensions.code).toBe(
      'validation_failed',
    )
    await api.mutate(api.operator, 'updateUser', { userId: ownerId, ssoSubject: null })
    expect(await opened(await signIn(successor))).toMatchObject({ teamId, userId: ownerId })
    await expectRefused(await signIn(former))
  })

  it('never as another user after the address changes at the provider', async () => {
    const [one, other] = [await mails.reachable(), await mails.reachable()]
    const sub = account(one.email)
    await signIn(sub)
    provider.accounts.set(sub, { email: other.email, email_verified: true })
    expect(await opened(await signIn(sub))).toMatchObject({
      ...{ teamId: one.id, userId: one.ownerId },
    })
    const user = await prisma.user.findUniqueOrThrow({ where: { id: one.ownerId } })
    expect(user.email).toBe(one.email)
    expect(await opened(await signIn(account(other.email)))).toMatchObject({
      ...{ teamId: other.id, userId: other.ownerId },
    })
  })

  it('if the callback belongs to another browser or request, or is used twice', async () => {
    const { email } = await mails.reachable()
    provider.account = account(email)
    const expired = async (answer: Awaited<ReturnType<typeof callback>>) => {
      expect([answer.statusCode, sessionCookie(answer)]).toEqual([400, undefined])
      expect(answer.body).toContain('This sign-in has expired.')
      expect(answer.body).toContain('href="/sign-in/sso?to&#61;%2Fconsole"')
    }
    const [mine, other] = [await start(), await start()]
    const back = await atProvider(String(mine.response.headers.location))
    await expired(await callback(back))
    await expired(await callback(back, other.cookie))
    await expired(await callback(back, mine.cookie.replace(/\.[\w-]+$/, '.forged')))
    const foreign = new URL(back)
    foreign.searchParams.set('state', 'x'.repeat(43))
    await expired(await callback(foreign, mine.cookie))
    await expired(await callback(new URL('/sign-in/sso/callback', ssoSite), mine.cookie))
    expect((await callback(back, mine.cookie)).statusCode).toBe(303)
    await expired(await callback(back, mine.cookie))

    const replaced = await start()
    const url = new URL(String(replaced.response.headers.location))
    url.searchParams.set('nonce', 'another nonce')
    await expired(await callback(await atProvider(url.href), replaced.cookie))
    const challenged = await start()
    const request = new URL(String(challenged.response.headers.location))
    request.searchParams.set('code_challenge', 'A'.repeat(43))
    await expired(await callback(await atProvider(request.href), challenged.cookie))
  })

  it('if the user refuses at the provider, in the language of the browser', async () => {
    const { response, cookie } = await start()
    provider.account = undefined
    const { pathname, search } = await atProvider(String(response.headers.location))
    const headers = { cookie, 'accept-language': 'de' }
    const answer = await api.app.inject({ url: pathname + search, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Die Anmeldung wurde abgebrochen.')
  })
})
