import { afterAll, describe, expect, it } from 'vitest'
import { scopes } from '../../src/access/scope.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { inviting, minutesAgo } from '../support/fixtures/invitation.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { prisma } = api
const { newAddress } = mailing(api, smtp)
const { invite, issueOf } = inviting(api)
afterAll(() => smtp.close())

describe('an invitation', () => {
  it('requires a token that manages tokens, and is limited to 100 a day', async () => {
    const team = await api.team()
    const email = newAddress('any')
    const other = await api.token(team, 'custom', ['teams.read', 'teams.update'])
    expect(await issueOf(other, 'inviteTeamMember', { email })).toBe('scope_missing')
    // The invited user could sign in and would have more scopes.
    const narrow = await api.token(team, 'custom', ['tokens.manage', 'orders.read'])
    expect(await issueOf(narrow, 'inviteTeamMember', { email })).toBe('scope_not_held')
    const manager = await api.token(team, 'custom', [...scopes])
    await invite(manager, email)
    const expiresAt = new Date()
    await prisma.teamInvitation.createMany({
      data: Array.from({ length: 99 }, (_, n) => ({
        ...{ teamId: team.id, email: `${n}@example.com`, expiresAt },
      })),
    })
    expect(await issueOf(manager, 'inviteTeamMember', { email: newAddress('one') })).toBe(
      'too_many',
    )
  })

  it('is sent to an address once a minute and five times a day, also after it was withdrawn', async () => {
    const team = await api.team()
    const email = newAddress('many')
    const last = { where: { teamId: team.id, email } }
    const age = () =>
      prisma.teamInvitation.updateMany({ ...last, data: { lastSentAt: minutesAgo(2) } })
    const first = (await invite(team.token, email)).teamInvitation.id
    await api.mutate(team.token, 'withdrawTeamInvitation', { teamInvitationId: first })
    expect(await issueOf(team.token, 'inviteTeamMember', { email })).toBe('too_soon')
    await age()
    const { id } = (await invite(team.token, email)).teamInvitation
    const resend = () =>
      api.mutate(
        team.token,
        'resendTeamInvitation',
        { teamInvitationId: id },
        'teamInvitation { id }',
      )
    for (let n = 0; n < 3; n++) {
      await age()
      await resend()
    }
    await age()
    const again = { teamInvitationId: id }
    expect(await issueOf(team.token, 'resendTeamInvitation', again)).toBe('too_many')
    await api.mutate(team.token, 'withdrawTeamInvitation', again)
    expect(await issueOf(team.token, 'inviteTeamMember', { email })).toBe('too_many')
    await prisma.teamInvitation.updateMany({ ...last, data: { lastSentAt: new Date(0) } })
    await invite(team.token, email)
  })

  it('counts repeated emails toward the 100 a day', async () => {
    const team = await api.team()
    const { id } = (await invite(team.token, newAddress('again'))).teamInvitation
    const expiresAt = new Date()
    const others = { teamId: team.id, expiresAt, sentCount: 3 }
    await prisma.teamInvitation.createMany({
      data: Array.from({ length: 33 }, (_, n) => ({ ...others, email: `${n}@example.com` })),
    })
    await prisma.teamInvitation.update({ where: { id }, data: { lastSentAt: minutesAgo(2) } })
    const again = { teamInvitationId: id }
    expect(await issueOf(team.token, 'resendTeamInvitation', again)).toBe('too_many')
    expect(await issueOf(team.token, 'inviteTeamMember', { email: newAddress('one') })).toBe(
      'too_many',
    )
  })

  it('counts toward the 100 of the day on which it is sent again', async () => {
    const team = await api.team()
    const days = { createdAt: minutesAgo(4_320), lastSentAt: minutesAgo(4_320) }
    await prisma.teamInvitation.createMany({
      data: Array.from({ length: 99 }, (_, n) => ({
        ...{ teamId: team.id, email: `${n}@example.com`, expiresAt: new Date(), ...days },
      })),
    })
    await invite(team.token, newAddress('first'))
    const sentAgain = { sentCount: 2, lastSentAt: minutesAgo(2) }
    const older = { teamId: team.id, createdAt: days.createdAt }
    await prisma.teamInvitation.updateMany({ where: older, data: sentAgain })
    const email = newAddress('second')
    expect(await issueOf(team.token, 'inviteTeamMember', { email })).toBe('too_many')
    const { id } = await prisma.teamInvitation.findFirstOrThrow({ where: older })
    const again = { teamInvitationId: id }
    expect(await issueOf(team.token, 'resendTeamInvitation', again)).toBe('too_many')
  })
})
