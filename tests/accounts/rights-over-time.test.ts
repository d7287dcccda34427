import { afterAll, expect, it } from 'vitest'
import { scopesOfRole } from '../../src/access/role.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { signingIn } from '../support/fixtures/sign-in.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), RATE_LIMIT_PER_MINUTE: '100000' } })
const { prisma, operator } = api
const { newAddress, reachable, work } = mailing(api, smtp)
const { signIn, sessionOf } = signingIn(api, smtp)
afterAll(() => smtp.close())

/** Rights of a credential: the role if it has all scopes of the role, otherwise its scopes, or `nothing`. */
async function rightsOf(cookie: string): Promise<string> {
  const session = await sessionOf(cookie)
  if (typeof session === 'string') return session === 'invalid_token' ? 'nothing' : session
  const scopes: string[] = session.scopes
  return scopes.length === scopesOfRole(session.role, 'BUYER').length ? session.role : scopes.join()
}

it('follow the membership, the owner, the block and the archive, for every session and token', async () => {
  const team = await reachable()
  const email = newAddress('member')
  const credentials: Record<string, string> = {
    ownerToken: `masthead_token=${team.token}`,
    ownerSession: await signIn(team.email, team.id),
  }
  /** Compares all credentials at once, as soon as the caches of the server have ended. */
  const expectRights = (expected: Record<string, string>) =>
    expect
      .poll(async () => {
        const names = Object.keys(credentials)
        const rights = await Promise.all(names.map((name) => rightsOf(credentials[name]!)))
        return Object.fromEntries(names.map((name, index) => [name, rights[index]]))
      })
      .toEqual(expected)
  const join = async () => {
    await api.mutate(operator, 'inviteTeamMember', { teamId: team.id, email }, 'link')
    await work()
    const { text } = smtp.to(email).at(-1)!
    const [, url] = /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(text)!
    await api.app.inject({
      ...{ method: 'POST', url: url! },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada+Byron',
    })
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email } })
    const member = { teamId: team.id, userId, deletedAt: null }
    return (await prisma.teamMember.findFirstOrThrow({ where: member })) as {
      id: string
      userId: string
    }
  }
  const owners = { ownerToken: 'OWNER', ownerSession: 'OWNER' }

  const { id: teamMemberId, userId } = await join()
  credentials.memberSession = await signIn(email, team.id)
  await expectRights({ ...owners, memberSession: 'BUYER' })

  // A token of more or of less changes no session.
  const input = { teamId: team.id, userId, name: 'Own' }
  const made = async (more: object) =>
    `masthead_token=${(await api.mutate(operator, 'createApiToken', { ...input, ...more }, 'token')).token}`
  credentials.wide = await made({ type: 'FULL_ACCESS' })
  credentials.narrow = await made({ type: 'CUSTOM', scopes: ['ORDERS_READ'] })
  const members = { memberSession: 'BUYER', wide: 'BUYER', narrow: 'ORDERS_READ' }
  await expectRights({ ...owners, ...members })

  const role = (role: string) =>
    api.mutate(operator, 'updateTeamMember', { teamMemberId, role }, 'role')
  await role('VIEWER')
  const viewer = { memberSession: 'VIEWER', wide: 'VIEWER', narrow: 'ORDERS_READ' }
  await expectRights({ ...owners, ...viewer })
  await role('ADMIN')
  await expectRights({ ...owners, memberSession: 'ADMIN', wide: 'ADMIN', narrow: 'ORDERS_READ' })
  await role('BUYER')

  // A member who leaves loses all rights, and does not get them back by joining again.
  await api.mutate(operator, 'removeTeamMember', { teamMemberId })
  const none = { memberSession: 'nothing', wide: 'nothing', narrow: 'nothing' }
  await expectRights({ ...owners, ...none })
  await prisma.teamInvitation.updateMany({
    where: { email },
    data: { lastSentAt: new Date(0) },
  })
  await join()
  await prisma.singleUseLink.updateMany({
    where: { subjectId: userId, purpose: 'SIGN_IN' },
    data: { createdAt: new Date(0) },
  })
  credentials.newSession = await signIn(email, team.id)
  await expectRights({ ...owners, ...none, newSession: 'BUYER' })

  await api.mutate(operator, 'changeTeamOwner', { teamId: team.id, userId })
  const changed = { ...none, ownerToken: 'ADMIN', ownerSession: 'ADMIN' }
  await expectRights({ ...changed, newSession: 'OWNER' })
  await api.mutate(operator, 'changeTeamOwner', { teamId: team.id, userId: team.ownerId })
  await expectRights({ ...owners, ...none, newSession: 'ADMIN' })

  await api.mutate(operator, 'blockUser', { userId })
  await expectRights({ ...owners, ...none, newSession: 'nothing' })
  await api.mutate(operator, 'unblockUser', { userId })
  await expectRights({ ...owners, ...none, newSession: 'ADMIN' })

  await api.mutate(operator, 'archiveTeam', { teamId: team.id })
  const all = Object.keys(credentials).map((name) => [name, 'nothing'])
  await expectRights(Object.fromEntries(all))
  await api.mutate(operator, 'restoreTeam', { teamId: team.id })
  await expectRights({ ...owners, ...none, newSession: 'ADMIN' })
})
