import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeMember, makeSession } from '../support/fixtures/approval.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { invitationPages, inviting, minutesAgo } from '../support/fixtures/invitation.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { prisma } = api
const { newAddress } = mailing(api, smtp)
const { invite, issueOf } = inviting(api)
const { linkTo, open, membersOf } = invitationPages(api, smtp)
beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

describe('an invitation, by the rights of its inviter,', () => {
  it('is sent again only by a caller that may invite with its role', async () => {
    const team = await api.team()
    const { token, userId } = await makeMember(api, team)
    const invited = {
      ...{ ADMIN: newAddress('admin'), BUYER: newAddress('buyer') },
      EDITOR: newAddress('editor'),
    }
    const idOf: Record<string, string> = {}
    for (const [role, email] of Object.entries(invited))
      idOf[role] = (await invite(team.token, email, { role })).teamInvitation.id
    const lastSentAt = minutesAgo(2)
    await prisma.teamInvitation.updateMany({ where: { teamId: team.id }, data: { lastSentAt } })
    const resend = (by: string, role: string) =>
      issueOf(by, 'resendTeamInvitation', { teamInvitationId: idOf[role] })
    const ofMember = { id: team.id, ownerId: userId }
    const limited = await api.token(ofMember, 'custom', ['tokens.manage', 'teams.read'])
    expect(await resend(limited, 'BUYER')).toBe('scope_not_held')
    const settings = { id: team.id, approvalRequiredFor: ['ADMINS'] }
    await api.mutate(api.operator, 'updateTeam', settings)
    for (const role of ['ADMIN', 'BUYER'])
      expect(await resend(token, role)).toBe('own_orders_restricted')
    for (const [by, role] of [
      [token, 'EDITOR'],
      [team.token, 'ADMIN'],
    ] as const) {
      const input = { teamInvitationId: idOf[role] }
      await api.mutate(by, 'resendTeamInvitation', input, 'teamInvitation { status }')
    }
  })

  it('with a role that approves orders is accepted only if its inviter could still send it', async () => {
    const settings = [{ approvalRequiredAbove: 100 }, { approvalRequiredFor: ['ADMINS'] }]
    for (const rule of settings) {
      const team = await api.team()
      const admin = await makeMember(api, team, newAddress('admin'))
      const linkOf = async (token: string, role: string) => {
        const address = newAddress('guest')
        await invite(token, address, { role, teamId: team.id })
        return linkTo(address)
      }
      const approver = await linkOf(admin.token, 'ADMIN')
      const others = [
        await linkOf(admin.token, 'EDITOR'),
        await linkOf(team.token, 'ADMIN'),
        await linkOf(api.operator, 'ADMIN'),
      ]
      await api.mutate(api.operator, 'updateTeam', { id: team.id, ...rule })
      for (const form of [undefined, { name: 'Eve' }])
        expect((await open(approver, form)).statusCode).toBe(404)
      expect((await membersOf(team)).members.nodes).toHaveLength(2)
      for (const url of others) expect((await open(url, { name: 'Ada' })).statusCode).toBe(303)
      expect((await membersOf(team)).members.nodes).toHaveLength(5)
      const none = { approvalRequiredAbove: null, approvalRequiredFor: [] }
      await api.mutate(api.operator, 'updateTeam', { id: team.id, ...none })
      expect((await open(approver, { name: 'Eve' })).statusCode).toBe(303)
    }
  })

  it('by an API token is not accepted once orders of API tokens need approval, until a session sends it again', async () => {
    const team = await api.team()
    const admin = await makeMember(api, team, newAddress('admin'))
    const sessionOf = async (ownerId: string) => {
      const session = await api.token({ id: team.id, ownerId })
      await makeSession(api, session)
      return session
    }
    const ofOwner = await sessionOf(team.ownerId)
    const roleOf = { api: 'ADMIN', order: 'BUYER', edit: 'EDITOR' }
    const linksBy = async (token: string) => {
      const urls: Record<string, { url: string; address: string; id: string }> = {}
      for (const [name, role] of Object.entries(roleOf)) {
        const address = newAddress(name)
        const { teamInvitation } = await invite(token, address, { role, teamId: team.id })
        urls[name] = { url: await linkTo(address), address, id: teamInvitation.id }
      }
      return urls
    }
    const byOwner = await linksBy(team.token)
    const byAdmin = await linksBy(admin.token)
    const bySession = await linksBy(await sessionOf(admin.userId))
    const byOperator = await linksBy(api.operator)
    await api.mutate(api.operator, 'updateTeam', {
      ...{ id: team.id, approvalRequiredFor: ['API_TOKENS'] },
    })
    const accept = async ({ url }: { url: string }) => (await open(url, { name: 'Eve' })).statusCode
    for (const links of [byOwner, byAdmin]) {
      for (const name of ['api', 'order']) {
        expect((await open(links[name]!.url)).statusCode).toBe(404)
        expect(await accept(links[name]!)).toBe(404)
      }
      expect(await accept(links.edit!)).toBe(303)
    }
    for (const links of [bySession, byOperator])
      for (const link of Object.values(links)) expect(await accept(link)).toBe(303)

    const { id, address } = byAdmin.order!
    const lastSentAt = minutesAgo(2)
    await prisma.teamInvitation.update({ where: { id }, data: { lastSentAt } })
    const again = { teamInvitationId: id }
    expect(await issueOf(team.token, 'resendTeamInvitation', again)).toBe('own_orders_restricted')
    const resent = await api.mutate(
      ...([ofOwner, 'resendTeamInvitation', again] as const),
      'teamInvitation { invitedBy { id } }',
    )
    expect(resent.teamInvitation.invitedBy).toEqual({ id: team.ownerId })
    expect(await accept({ url: await linkTo(address) })).toBe(303)
  })

  it('with a role that orders is accepted only if orders of its inviter need no approval', async () => {
    const team = await api.team()
    const admin = await makeMember(api, team, newAddress('admin'))
    const address = newAddress('buyer')
    await invite(admin.token, address, { role: 'BUYER' })
    const url = await linkTo(address)
    const setFor = (...approvalRequiredFor: string[]) =>
      api.mutate(api.operator, 'updateTeam', { id: team.id, approvalRequiredFor })
    await setFor('ADMINS')
    expect((await open(url, { name: 'Eve' })).statusCode).toBe(404)
    await setFor('BUYERS')
    expect((await open(url, { name: 'Eve' })).statusCode).toBe(303)
  })

  it('is withdrawn when its inviter is removed, blocked or can no longer invite, others are not', async () => {
    const team = await api.team()
    const elsewhere = await api.team()
    const [address, kept] = [newAddress('guest'), newAddress('kept')]
    await invite(team.token, kept)
    const openOf = async ({ token }: { token: string }) => {
      const query = '{ teamInvitations { nodes { status email } } }'
      const { teamInvitations } = await api.graph(token, query)
      return teamInvitations.nodes
        .filter(({ status }: { status: string }) => status === 'PENDING')
        .map(({ email }: { email: string }) => email)
        .sort()
    }
    const ends = {
      remove: ({ id }: { id: string }) =>
        api.mutate(team.token, 'removeTeamMember', { teamMemberId: id }),
      demote: ({ id }: { id: string }) =>
        api.mutate(team.token, 'updateTeamMember', { teamMemberId: id, role: 'BUYER' }),
      block: ({ userId }: { userId: string }) => api.mutate(api.operator, 'blockUser', { userId }),
    }
    for (const [name, end] of Object.entries(ends)) {
      const inviter = await makeMember(api, team, newAddress('inviter'))
      const where = { teamId: team.id, userId: inviter.userId }
      const member = await prisma.teamMember.findFirstOrThrow({ where })
      const guest = newAddress(name)
      const { teamInvitation } = await invite(inviter.token, guest, { role: 'ADMIN' })
      const url = await linkTo(guest)
      await api.mutate(team.token, 'updateTeamMember', { teamMemberId: member.id, role: 'ADMIN' })
      expect(await openOf(team)).toEqual([guest, kept].sort())
      await end(member)
      expect(await openOf(team)).toEqual([kept])
      expect((await open(url, { name: 'Eve' })).statusCode).toBe(404)
      expect(await prisma.user.count({ where: { email: guest } })).toBe(0)
      const entries = await prisma.auditEntry.findMany({
        where: { entityId: teamInvitation.id, action: 'withdraw_team_invitation' },
      })
      expect(entries).toMatchObject([{ teamId: team.id, changedFields: ['withdrawnAt'] }])
    }

    // An invitation to the address of a removed member, and one to another team.
    const { userId } = await makeMember(api, team)
    await invite(team.token, address)
    await invite(elsewhere.token, address)
    const member = await prisma.user.update({
      where: { id: userId },
      data: { email: address },
      include: { memberships: true },
    })
    await ends.remove(member.memberships[0]!)
    expect(await openOf(team)).toEqual([kept])
    expect(await openOf(elsewhere)).toEqual([address])
  })
})
