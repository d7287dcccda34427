import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTeamForOwner } from '../../src/domain/accounts/owner-invitation.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { prisma } = api
const { work, newAddress } = mailing(api, smtp)
beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

const linkIn = (text: string) =>
  /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(text)![1]!
const linkTo = async (address: string) => {
  await work()
  return linkIn(smtp.to(address).at(-1)!.text)
}
const open = (url: string, payload?: string) =>
  api.app.inject({
    url,
    method: payload === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload !== undefined && { payload }),
  })
const create = (input: object) =>
  api.mutate(
    api.operator,
    'createTeam',
    { name: 'Brightwater & <Co>', ...input },
    'id owner { id }',
  )
const inviteAgain = (teamId: string, email: string) =>
  api.mutate(api.operator, 'inviteTeamMember', { teamId, email }, 'teamInvitation { id status }')
const age = (teamId: string) =>
  prisma.teamInvitation.updateMany({ where: { teamId }, data: { lastSentAt: new Date(0) } })

describe('the owner of a team that an operator creates', () => {
  it('is named by the open invitation, also for the team', async () => {
    const address = newAddress('owner')
    const { id } = await create({ ownerEmail: address, ownerName: 'Ada Byron' })
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where: { teamId: id } })
    const other = newAddress('other')
    await api.mutate(api.operator, 'inviteTeamMember', { teamId: id, email: other }, 'link')
    const query = '{ teamInvitations { nodes { email teamMemberId } } }'
    const token = await api.token(await prisma.team.findUniqueOrThrow({ where: { id } }))
    const { teamInvitations } = await api.graph(token, query)
    expect(teamInvitations.nodes).toEqual([
      { email: other, teamMemberId: null },
      { email: address, teamMemberId },
    ])
    await prisma.teamMember.update({ where: { id: teamMemberId }, data: { deletedAt: new Date() } })
    const later = (await api.graph(token, query)).teamInvitations.nodes
    expect(later).toMatchObject([{ teamMemberId: null }, { teamMemberId: null }])
  })

  it('is named neither by an invitation of the team, which can guess addresses, nor by one that is not open', async () => {
    const address = newAddress('guessed')
    const { id } = await create({ ownerEmail: address })
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where: { teamId: id } })
    const token = await api.token(await prisma.team.findUniqueOrThrow({ where: { id } }))
    const query = '{ teamInvitations { nodes { id status teamMemberId } } }'
    const list = async () => (await api.graph(token, query)).teamInvitations.nodes
    const [open] = await list()
    expect(open).toMatchObject({ status: 'PENDING', teamMemberId })
    await api.mutate(api.operator, 'withdrawTeamInvitation', { teamInvitationId: open.id }, 'id')
    await age(id)
    await api.mutate(token, 'inviteTeamMember', { email: address }, 'teamInvitation { id }')
    expect(await list()).toMatchObject([
      { status: 'PENDING', teamMemberId: null },
      { status: 'WITHDRAWN', teamMemberId: null },
    ])
  })

  it('gets an email that leads to the console, without a session', async () => {
    const address = newAddress('owner')
    const { id } = await create({ ownerEmail: address.toUpperCase(), ownerName: 'Ada Byron' })
    const url = await linkTo(address)
    const [email] = smtp.to(address)
    expect(email!.headers.subject).toBe('Your team Brightwater & <Co>')
    expect(email!.text).toContain('You are its account owner.')

    const page = await open(url)
    expect(page.body).toContain('was created for you on Example Market')
    expect(page.body).not.toContain('name="name"')
    const accepted = await open(url, '')
    expect(accepted.headers.location).toBe(url)
    expect(accepted.headers).not.toHaveProperty('set-cookie')
    expect((await open(url)).body.replaceAll('&#61;', '=')).toContain(
      `https://market.example.com/console#email=${encodeURIComponent(address)}`,
    )
    const members = await prisma.teamMember.findMany({
      where: { teamId: id },
      select: { role: true, user: { select: { email: true, emailVerifiedAt: true } } },
    })
    expect(members).toEqual([
      { role: 'OWNER', user: { email: address, emailVerifiedAt: expect.any(Date) } },
    ])
    const log = await prisma.auditEntry.findMany({
      where: { teamId: id, action: { in: ['accept_team_invitation', 'join_team'] } },
    })
    expect(log.map(({ action }) => action)).toEqual(['accept_team_invitation'])
    const again = { teamId: id, email: address }
    const { extensions } = await api.mutateError(api.operator, 'inviteTeamMember', again)
    expect(extensions.issues[0].code).toBe('member')
  })

  it('gets it again, also after it was withdrawn, until the address is verified', async () => {
    const address = newAddress('again')
    const { id } = await create({ ownerEmail: address, kind: 'PUBLISHER' })
    const first = await linkTo(address)
    const { teamInvitations } = await api.graph(
      api.operator,
      `{ teamInvitations(where: { teamId: { eq: "${id}" } }) { nodes { id } } }`,
    )
    const input = { teamInvitationId: teamInvitations.nodes[0].id }
    await age(id)
    await api.mutate(api.operator, 'resendTeamInvitation', input, 'teamInvitation { id }')
    const second = await linkTo(address)
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)

    await api.mutate(api.operator, 'withdrawTeamInvitation', input, 'id')
    await age(id)
    await inviteAgain(id, address)
    expect((await open(await linkTo(address), '')).statusCode).toBe(303)
    // The role of the invitation does not replace that of the owner.
    expect(await prisma.teamMember.findMany({ where: { teamId: id } })).toMatchObject([
      { role: 'OWNER', deletedAt: null },
    ])
  })

  it('is not replaced by the person at a wrong address, after the address was corrected', async () => {
    const wrong = newAddress('typo')
    const { id, owner } = await create({ ownerEmail: wrong })
    const elsewhere = await create({ name: 'Elsewhere' })
    await inviteAgain(elsewhere.id, wrong)
    const links = async () => {
      await work()
      return smtp.to(wrong).map(({ text }) => linkIn(text))
    }
    const [ofOwner, ofOther] = await links()
    const right = { userId: owner.id, email: newAddress('right'), firstName: 'Jon' }
    await api.mutate(api.operator, 'updateUser', right, 'id')

    expect((await open(ofOwner!)).statusCode).toBe(404)
    const accepted = await open(ofOwner!, 'name=Someone+Else')
    expect(accepted.statusCode).toBe(404)
    expect(accepted.headers).not.toHaveProperty('set-cookie')
    expect(await prisma.user.count({ where: { email: wrong } })).toBe(0)
    expect(await prisma.teamMember.count({ where: { teamId: id } })).toBe(1)
    const log = { teamId: id, action: 'withdraw_team_invitation' }
    expect(await prisma.auditEntry.count({ where: log })).toBe(1)
    // The user is no member of the other team, which invited the address itself.
    expect((await open(ofOther!)).statusCode).toBe(200)

    await inviteAgain(id, right.email)
    await api.mutate(api.operator, 'updateUser', { ...right, firstName: 'John' }, 'id')
    expect((await open(await linkTo(right.email))).statusCode).toBe(200)
  })

  it('is shown no role that the invitation does not give, and neither is another member', async () => {
    const address = newAddress('roles')
    const { id } = await create({ ownerEmail: address })
    const roles = async (email: string) => {
      const { teamInvitations } = await api.graph(
        api.operator,
        `{ teamInvitations(where: { teamId: { eq: "${id}" }, email: { eq: "${email}" } }, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { id role } } }`,
      )
      return teamInvitations.nodes as { id: string; role: string }[]
    }
    const [first] = await roles(address)
    expect(first!.role).toBe('BUYER')
    await api.mutate(api.operator, 'withdrawTeamInvitation', { teamInvitationId: first!.id }, 'id')
    await age(id)
    const again = { teamId: id, email: address, role: 'ADMIN' }
    await api.mutate(api.operator, 'inviteTeamMember', again, 'teamInvitation { id }')
    expect((await roles(address)).map(({ role }) => role)).toEqual(['BUYER', 'BUYER'])

    const email = newAddress('viewer')
    const user = await prisma.user.create({ data: { firstName: 'Vi', lastName: 'W', email } })
    const member = { teamId: id, userId: user.id, role: 'VIEWER' }
    await api.mutate(api.operator, 'addTeamMember', member, 'id')
    const invited = { ...again, email }
    await api.mutate(api.operator, 'inviteTeamMember', invited, 'teamInvitation { id }')
    expect((await roles(email)).map(({ role }) => role)).toEqual(['VIEWER'])
  })

  it('gets it from the command line, which has no user', async () => {
    const address = newAddress('shell')
    const { shell } = await import('../../src/cli/shell.js')
    await createTeamForOwner(prisma, shell, { name: 'Shell', owner: { email: address } })
    expect((await open(await linkTo(address))).body).toContain('Your team Shell')
  })

  it('gets none without an address, for the own address of the operator, and from a server without email', async () => {
    const count = (teamId: string) => prisma.teamInvitation.count({ where: { teamId } })
    expect(await count((await create({})).id)).toBe(0)
    const { token, operatorToken } = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Kim', email: newAddress('kim'), role: 'FULL' },
      'token operatorToken { user { email } }',
    )
    const own = { name: 'Own', ownerEmail: operatorToken.user.email }
    expect(await count((await api.mutate(token, 'createTeam', own, 'id')).id)).toBe(0)
    const silent = await testApi()
    const other = { name: 'Silent', ownerEmail: newAddress('silent') }
    const { id } = await silent.mutate(silent.operator, 'createTeam', other, 'id')
    expect(await silent.prisma.teamInvitation.count({ where: { teamId: id } })).toBe(0)
  })
})
