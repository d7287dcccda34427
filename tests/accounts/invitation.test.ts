import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { invitationPages, inviting } from '../support/fixtures/invitation.js'
import { guardHeader } from '../support/fixtures/sign-in.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const withoutEmail = await testApi({ env: { APPLICATION_HOST: 'https://market.example.com' } })
const { prisma } = api
const { newAddress } = mailing(api, smtp)
const { invite, issueOf } = inviting(api)
const { linkTo, open, membersOf } = invitationPages(api, smtp)
beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

const fields = 'teamInvitation { id status email invitedBy { id } } link'

describe('an invitation', () => {
  it('is sent by email with inviter and team, and creates a new user as a member, once', async () => {
    const team = await api.team({ name: 'Brightwater & <Co>' })
    await prisma.user.update({
      where: { id: team.ownerId },
      data: { firstName: 'Ada', lastName: 'Byron' },
    })
    const address = newAddress('guest')
    const { teamInvitation } = await invite(team.token, address.toUpperCase(), { language: 'DE' })
    expect(teamInvitation).toMatchObject({ status: 'PENDING', email: address })
    const url = await linkTo(address)
    const [mail] = smtp.to(address)
    expect(mail!.headers.subject).toBe('Einladung zu Brightwater & <Co>')
    expect(mail!.headers).not.toHaveProperty('list-unsubscribe')
    const kept = await prisma.email.findFirstOrThrow({ where: { address } })
    const signature = new URL(url, 'https://x').searchParams.get('signature')!
    expect(JSON.stringify(kept.model)).not.toContain(signature)

    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const part of [
      '<html lang="de">',
      'Ada Byron lädt Sie ein, bei Example Market im Team Brightwater &#38; &#60;Co&#62; mitzuarbeiten.',
      address,
    ])
      expect(page.body).toContain(part)
    const nameless = await open(url, { name: ' ' })
    expect(nameless.statusCode).toBe(400)
    expect(nameless.body).toContain('aria-invalid="true"')

    const tries = await Promise.all([1, 2, 3].map(() => open(url, { name: 'Grace B. Hopper' })))
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect((await open(url)).body).toContain('Sie gehören zu Brightwater')
    expect((await membersOf(team)).members.nodes).toHaveLength(2)
    const grace = await prisma.user.findUniqueOrThrow({ where: { email: address } })
    expect(grace).toMatchObject({
      firstName: 'Grace',
      lastName: 'B. Hopper',
      language: 'DE',
      emailVerifiedAt: expect.any(Date),
    })
    expect((await membersOf(team)).invitations.nodes).toEqual([
      { status: 'ACCEPTED', acceptedBy: { fullName: 'Grace B. Hopper' } },
    ])
    const log = await prisma.auditEntry.findMany({
      where: { entityId: teamInvitation.id },
      orderBy: { id: 'asc' },
    })
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['invite_team_member', team.ownerId],
      ['accept_team_invitation', grace.id],
    ])
    const { teamAuditEntries } = await api.graph(
      team.token,
      '{ teamAuditEntries { nodes { action entity member { fullName } } } }',
    )
    const joining = (teamAuditEntries.nodes as { action: string }[]).filter(({ action }) =>
      ['accept_team_invitation', 'join_team'].includes(action),
    )
    const member = { fullName: 'Grace B. Hopper' }
    expect(joining).toEqual([
      { action: 'accept_team_invitation', entity: 'team_invitation', member },
      { action: 'join_team', entity: 'team_member', member },
    ])
    expect(await issueOf(team.token, 'inviteTeamMember', { email: address })).toBe('member')
  })

  it('opens the console of its team for a new user, without a session, a form of another site or required SSO', async () => {
    const team = await api.team({ name: 'Lands here' })
    const accept = async (headers: object = {}, address = newAddress('lands')) => {
      await invite(team.token, address)
      const url = await linkTo(address)
      const answer = await open(url, { name: 'Grace Hopper' }, headers)
      expect(answer.statusCode).toBe(303)
      const members = { user: { email: address }, teamId: team.id }
      expect(await prisma.teamMember.count({ where: members })).toBe(1)
      return { answer, url }
    }
    const { answer } = await accept()
    expect(answer.headers.location).toBe('/console')
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!
    const { session } = (
      await api.app.inject({
        ...{ method: 'POST', url: '/graphql', headers: { cookie, ...guardHeader } },
        payload: { query: '{ session { teamId userName } }' },
      })
    ).json().data
    expect(session).toEqual({ teamId: team.id, userName: 'Grace Hopper' })

    const foreign = await accept({ origin: 'https://other.example' })
    expect(foreign.answer.headers.location).toBe(foreign.url)
    expect(foreign.answer.headers).not.toHaveProperty('set-cookie')

    // A browser in which another user is signed in.
    const other = await accept({ cookie })
    expect(other.answer.headers.location).toBe(other.url)
    expect(other.answer.headers).not.toHaveProperty('set-cookie')

    // A user who can have other teams and passkeys.
    const known = newAddress('lands')
    await prisma.user.create({ data: { firstName: 'Known', lastName: '', email: known } })
    const existing = await accept({}, known)
    expect(existing.answer.headers.location).toBe(existing.url)
    expect(existing.answer.headers).not.toHaveProperty('set-cookie')

    await prisma.team.update({ where: { id: team.id }, data: { ssoRequired: true } })
    const single = await accept()
    expect(single.answer.headers.location).toBe(single.url)
    expect(single.answer.headers).not.toHaveProperty('set-cookie')
  })

  it('adds the existing user of the address, without the name form', async () => {
    const team = await api.team()
    const address = newAddress('known')
    const data = { firstName: 'Known', lastName: '', email: address }
    const { id: userId } = await prisma.user.create({ data })
    await api.mutate(api.operator, 'inviteTeamMember', { teamId: team.id, email: address }, fields)
    const url = await linkTo(address)
    expect((await open(url)).body).not.toContain('name="name"')
    expect((await open(url, {})).statusCode).toBe(303)
    const where = { teamId_userId: { teamId: team.id, userId } }
    expect(await prisma.teamMember.count({ where: where.teamId_userId })).toBe(1)
    expect(
      (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt,
    ).not.toBe(null)
  })

  it('is accepted by its own link until it expires, is withdrawn or is sent again', async () => {
    const team = await api.team()
    const address = newAddress('late')
    const { teamInvitation } = await invite(team.token, address)
    const input = { teamInvitationId: teamInvitation.id }
    const first = await linkTo(address)
    for (const [wrong, status] of [
      [first.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')), 403],
      [first.replace(/\?.*/, ''), 403],
      [first.replace(/invitations\/[^?]*/, 'invitations/nothing'), 404],
    ] as const)
      expect((await open(wrong, { name: 'Eve' })).statusCode).toBe(status)

    expect(await issueOf(team.token, 'inviteTeamMember', { email: address })).toBe('invited')
    expect(await issueOf(team.token, 'resendTeamInvitation', input)).toBe('too_soon')
    const aged = { where: { id: teamInvitation.id }, data: { lastSentAt: new Date(0) } }
    await prisma.teamInvitation.update(aged)
    await api.mutate(team.token, 'resendTeamInvitation', input, 'teamInvitation { status }')
    const second = await linkTo(address)
    expect(second).not.toBe(first)
    expect((await open(first, { name: 'Eve' })).statusCode).toBe(404)

    const past = new Date(Date.now() - 1_000)
    await prisma.teamInvitation.update({ ...aged, data: { expiresAt: past } })
    await prisma.singleUseLink.updateMany({
      where: { subjectId: teamInvitation.id },
      data: { expiresAt: past },
    })
    const late = await open(second)
    expect([late.statusCode, late.body]).toEqual([410, expect.stringContaining('has expired')])
    await open(second, { name: 'Eve' })
    expect((await membersOf(team)).invitations.nodes[0].status).toBe('EXPIRED')

    await prisma.teamInvitation.update(aged)
    await api.mutate(team.token, 'resendTeamInvitation', input, 'teamInvitation { status }')
    const third = await linkTo(address)
    const other = await api.team()
    expect(await issueOf(other.token, 'withdrawTeamInvitation', input)).toBe('not_found')
    await api.mutate(team.token, 'withdrawTeamInvitation', input)
    expect((await open(third)).statusCode).toBe(404)
    expect(await issueOf(team.token, 'resendTeamInvitation', input)).toBe('status_final')
    expect((await membersOf(team)).members.nodes).toHaveLength(1)
    expect(await prisma.user.count({ where: { email: address } })).toBe(0)
    await prisma.teamInvitation.update(aged)
    await invite(team.token, address)
  })

  it('admits no blocked user, and no user to an archived team', async () => {
    const team = await api.team()
    const address = newAddress('blocked')
    const blocked = { firstName: 'B', lastName: '', email: address, blockedAt: new Date() }
    await prisma.user.create({ data: blocked })
    await invite(team.token, address)
    const url = await linkTo(address)
    const page = await open(url, {})
    expect([page.statusCode, page.body]).toEqual([
      409,
      expect.stringContaining('cannot join a team'),
    ])
    expect((await membersOf(team)).invitations.nodes[0].status).toBe('PENDING')
    await api.mutate(api.operator, 'archiveTeam', { teamId: team.id })
    expect((await open(url)).statusCode).toBe(404)
    await api.mutate(api.operator, 'restoreTeam', { teamId: team.id })
    expect((await open(url)).statusCode).toBe(200)
  })

  it('returns its link to operators only, without SMTP settings', async () => {
    const team = await withoutEmail.team()
    const [one, two] = [newAddress('hand'), newAddress('hand')]
    const made = await withoutEmail.mutate(
      withoutEmail.operator,
      'inviteTeamMember',
      { teamId: team.id, email: one },
      fields,
    )
    const url = made.link.replace('https://market.example.com', '')
    expect((await open(url, { name: 'Hand' }, {}, withoutEmail)).statusCode).toBe(303)
    // The address was not verified.
    const user = await withoutEmail.prisma.user.findUniqueOrThrow({ where: { email: one } })
    expect(user.emailVerifiedAt).toBeNull()
    const refused = await withoutEmail.graphError(
      team.token,
      `mutation { inviteTeamMember(input: { email: "${two}" }) { link } }`,
    )
    expect(refused.extensions.code).toBe('operator_only')
    const withEmail = { teamId: (await api.team()).id, email: newAddress('mailed') }
    const { link } = await api.mutate(api.operator, 'inviteTeamMember', withEmail, fields)
    expect(link).toBeNull()
  })
})
