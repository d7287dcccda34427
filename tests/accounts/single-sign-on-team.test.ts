import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { guardHeader } from '../support/fixtures/sign-in.js'
import { sessionCookie, ssoMarket, ssoRefusal } from '../support/fixtures/sso.js'

const market = await ssoMarket({
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLES: 'cn=desk,dc=example=operator:PRODUCTION; editors=EDITOR; finance=FINANCE',
})
const { api, smtp, provider, mails, byLink, account, opened, openedOperator } = market
const { prisma } = api
const { signIn, choose } = market.client
const makeMember = (teamId: string, email?: string) => market.makeMember(teamId, email)
beforeEach(() => {
  smtp.emails.length = 0
})

const newDomain = () => `${randomUUID().slice(0, 8)}.example`

describe('domains and roles', () => {
  const withDomain = async (kind = 'BUYER') => {
    const domain = newDomain()
    const team = await api.team({ kind: kind as 'BUYER' })
    await api.mutate(api.operator, 'updateTeam', {
      id: team.id,
      ssoDomains: [domain.toUpperCase()],
    })
    return { ...team, domain }
  }
  const roleOf = async (teamId: string, userId: string) =>
    (await prisma.teamMember.findFirst({ where: { teamId, userId, deletedAt: null } }))?.role

  it('add new users of a domain to its team, with the role of a claim or the default', async () => {
    const team = await withDomain()
    const email = `ada@${team.domain}`
    const sub = account(email)
    const session = await opened(await signIn(sub))
    expect(session).toMatchObject({ teamId: team.id, role: 'BUYER' })
    const user = await prisma.user.findUniqueOrThrow({ where: { id: session.userId } })
    expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'Quimby', ssoSubject: sub })
    expect(user.emailVerifiedAt).not.toBeNull()
    const actions = await prisma.auditEntry.findMany({
      where: { entityId: { in: [user.id] } },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action }) => action)).toEqual(['create_user', 'update_user'])

    const editor = await signIn(
      account(`eve@${team.domain}`, { groups: ['all', 'editors', 'finance'] }),
    )
    expect(await opened(editor)).toMatchObject({ teamId: team.id, role: 'EDITOR' })
    for (const domain of [`sub.${team.domain}`, `x${team.domain}`])
      expect((await signIn(account(`ada@${domain}`))).body).toContain(ssoRefusal)
    const publisher = await withDomain('PUBLISHER')
    const pub = await signIn(account(`pub@${publisher.domain}`, { groups: 'finance' }))
    expect(await opened(pub)).toMatchObject({ teamId: publisher.id, role: 'FINANCE' })
  })

  it('follow the claim at each sign-in, except for the account owner and other teams', async () => {
    const team = await withDomain()
    const elsewhere = await api.team()
    const user = await makeMember(team.id, `kim@${team.domain}`)
    const sub = account(user.email, { groups: ['finance'] })
    expect(await opened(await signIn(sub))).toMatchObject({ role: 'FINANCE' })
    provider.accounts.set(sub, { email: user.email, email_verified: true, groups: ['editors'] })
    await signIn(sub)
    expect(await roleOf(team.id, user.id)).toBe('EDITOR')
    provider.accounts.set(sub, { email: user.email, email_verified: true })
    await signIn(sub)
    expect(await roleOf(team.id, user.id)).toBe('EDITOR')
    await api.mutate(api.operator, 'addTeamMember', { teamId: elsewhere.id, userId: user.id })
    provider.accounts.set(sub, { email: user.email, email_verified: true, groups: ['finance'] })
    await signIn(sub)
    expect([await roleOf(team.id, user.id), await roleOf(elsewhere.id, user.id)]).toEqual([
      'FINANCE',
      'BUYER',
    ])
    const ownerEmail = `owner@${team.domain}`
    await prisma.user.update({ where: { id: team.ownerId }, data: { email: ownerEmail } })
    const owner = await signIn(account(ownerEmail, { groups: ['editors'] }))
    expect(await opened(owner)).toMatchObject({ role: 'OWNER' })
  })

  it('do not bring back a member who was removed', async () => {
    const team = await withDomain()
    const sub = account(`ada@${team.domain}`)
    const { userId } = await opened(await signIn(sub))
    const where = { teamId: team.id, userId }
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where })
    await api.mutate(api.operator, 'removeTeamMember', { teamMemberId })
    expect((await signIn(sub)).body).toContain(ssoRefusal)
    expect(await roleOf(team.id, userId)).toBeUndefined()
  })

  it('make users operators by a claim, without a token', async () => {
    const email = mails.newAddress('desk')
    const sub = account(email, { groups: ['cn=desk,dc=example'] })
    const session = await openedOperator(await signIn(sub))
    expect(session).toMatchObject({ source: 'OPERATOR_TOKEN', operatorRole: 'PRODUCTION' })
    const user = await prisma.user.findUniqueOrThrow({ where: { email }, include: { role: true } })
    expect([user.id, user.role?.name]).toEqual([session.userId, 'Operator'])
    provider.accounts.set(sub, { email, email_verified: true, groups: [] })
    expect((await signIn(sub)).body).toContain(ssoRefusal)
  })

  it('are set by operators, each domain for one team', async () => {
    const team = await withDomain()
    const other = await api.team()
    const codeOf = async (token: string, input: object) => {
      const { extensions } = await api.mutateError(token, 'updateTeam', input)
      return [extensions.code, extensions.issues?.[0]?.code]
    }
    const taken = { id: other.id, ssoDomains: [newDomain(), team.domain] }
    expect(await codeOf(api.operator, taken)).toEqual(['validation_failed', 'domain_taken'])
    await api.mutate(api.operator, 'archiveTeam', { teamId: team.id })
    expect(await codeOf(api.operator, taken)).toEqual(['validation_failed', 'domain_taken'])
    expect((await signIn(account(`new@${team.domain}`))).body).toContain(ssoRefusal)
    for (const domain of ['example', 'a@b.example', '*.example.com', 'https://a.example', ''])
      expect(await codeOf(api.operator, { id: other.id, ssoDomains: [domain] })).toEqual([
        'validation_failed',
        'invalid_format',
      ])
    const own = { id: other.id, ssoDomains: [newDomain()] }
    expect((await codeOf(other.token, own))[0]).toBe('operator_only')
    const both = await Promise.allSettled(
      [other, await api.team()].map(({ id }) =>
        api.mutate(api.operator, 'updateTeam', { id, ssoDomains: own.ssoDomains }),
      ),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a team that requires SSO', () => {
  const requireSso = (id: string, ssoRequired = true) =>
    api.mutate(api.operator, 'updateTeam', { id, ssoRequired }, 'ssoRequired')

  it('refuses links and other sessions, at the next request, but no API tokens', async () => {
    const team = await mails.reachable()
    const link = await byLink.linkFor(team.email)
    const cookie = await byLink.signIn((await makeMember(team.id)).email, team.id)
    const own = await signIn(account(team.email))
    expect(await requireSso(team.id)).toEqual({ ssoRequired: true })
    await new Promise((resolve) => setTimeout(resolve, 900))
    const refused = await api.app.inject({
      ...{ method: 'POST', url: '/graphql', headers: { cookie, ...guardHeader } },
      payload: { query: '{ session { userId } }' },
    })
    expect(refused.json().errors[0].extensions).toMatchObject({
      ...{ code: 'invalid_token', issues: [{ code: 'sso_required' }] },
    })
    expect(await opened(own)).toMatchObject({ teamId: team.id })
    expect((await api.get(team.token, '/auth/token')).status).toBe(200)

    // Neither an existing link nor a new one opens a session.
    const page = await api.app.inject({ url: link })
    expect(page.statusCode).toBe(404)
    smtp.emails.length = 0
    expect((await byLink.request(team.email)).statusCode).toBe(202)
    await byLink.deliver()
    expect(byLink.linksTo(team.email)).toEqual([])

    await requireSso(team.id, false)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(await byLink.sessionOf(cookie)).toMatchObject({ teamId: team.id })
  })

  it('opens no session by link for a member whose invitation was sent before', async () => {
    const team = await mails.reachable()
    const email = mails.newAddress('invited')
    const input = { teamId: team.id, email }
    await api.mutate(api.operator, 'inviteTeamMember', input, 'teamInvitation { id }')
    await byLink.deliver()
    const { text } = smtp.to(email).at(-1)!
    const link = /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(text)![1]!
    await requireSso(team.id)
    const accepted = await api.app.inject({
      ...{ method: 'POST', url: link, payload: 'name=Ada' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(accepted.statusCode).toBe(303)
    expect((await byLink.request(email)).statusCode).toBe(202)
    await byLink.deliver()
    expect(byLink.linksTo(email)).toEqual([])
    expect(await opened(await signIn(account(email)))).toMatchObject({ teamId: team.id })
  })

  it('is not among the teams that a session by link can switch to', async () => {
    const [first, second] = [await mails.reachable(), await api.team()]
    await api.mutate(api.operator, 'addTeamMember', { teamId: second.id, userId: first.ownerId })
    await requireSso(second.id)
    const cookie = await byLink.signIn(first.email, first.id)
    const headers = { cookie, ...guardHeader }
    const teams = await api.app.inject({ url: '/console/session/teams', headers })
    expect(teams.json().teams.map(({ id }: { id: string }) => id)).toEqual([first.id])
    const change = await api.app.inject({
      ...{ method: 'POST', url: '/console/session/team', headers, payload: { teamId: second.id } },
    })
    expect(change.statusCode).toBe(404)
    const bySso = sessionCookie(await choose(await signIn(account(first.email)), first.id))!
    const moved = await api.app.inject({
      ...{ method: 'POST', url: '/console/session/team' },
      ...{ headers: { cookie: bySso, ...guardHeader }, payload: { teamId: second.id } },
    })
    expect(await opened(moved)).toMatchObject({ teamId: second.id })
  })

  it('is set by the account owner, in a session by SSO, and by operators', async () => {
    const team = await mails.reachable()
    const change = { id: team.id, ssoRequired: true }
    const refusedWith = async (token: string) => {
      const { extensions } = await api.mutateError(token, 'updateTeam', change)
      return [extensions.code, extensions.issues?.[0]?.code]
    }
    const admin = await makeMember(team.id)
    const ofAdmin = await api.token({ id: team.id, ownerId: admin.id })
    await prisma.teamMember.updateMany({
      where: { teamId: team.id, userId: admin.id },
      data: { role: 'ADMIN' },
    })
    expect(await refusedWith(ofAdmin)).toEqual(['operator_only', 'account_owner_only'])
    const limited = await api.token(team, 'custom', ['teams.update', 'teams.read'])
    expect((await refusedWith(limited))[0]).toBe('missing_scope')
    const linkToken = (await byLink.signIn(team.email, team.id)).split('=')[1]!
    expect(await refusedWith(linkToken)).toEqual(['validation_failed', 'sso_session_needed'])
    const bySso = sessionCookie(await signIn(account(team.email)))!.split('=')[1]!
    await api.mutate(bySso, 'updateTeam', change)
    const { teamAuditEntries } = await api.graph(
      bySso,
      '{ teamAuditEntries(first: 1) { nodes { action teamChanges } } }',
    )
    expect(JSON.stringify(teamAuditEntries.nodes[0])).toContain('ssoRequired')
    await api.mutate(team.token, 'updateTeam', { id: team.id, ssoRequired: false })
  })
})
