import { describe, expect, it } from 'vitest'
import { endUnpaidOrders } from '../../src/domain/ordering/order.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, type Team } from '../support/fixtures/team.js'

const api = await testApi()
const { prisma } = api

let people = 0
const person = () =>
  prisma.user.create({
    data: { firstName: 'Ada', lastName: '', email: `person${++people}@example.com` },
  })
/** A member of a team with a token of theirs. */
const withMember = async (team: Team, role = 'ADMIN') => {
  const { id: userId } = await person()
  const input = { teamId: team.id, userId, role }
  const { id } = await api.mutate(api.operator, 'addTeamMember', input)
  return { id: id as string, userId, token: await api.token({ id: team.id, ownerId: userId }) }
}
const membersOf = async (token: string, id: string) => {
  const query = `{ team(id: "${id}") { members { totalCount } memberships { totalCount nodes { role user { id } team { id } } } } }`
  const { members, memberships } = (await api.graph(token, query)).team
  expect(members.totalCount).toBe(memberships.totalCount)
  return Object.fromEntries(
    memberships.nodes.map(({ role, user }: { role: string; user: { id: string } }) => [
      user.id,
      role,
    ]),
  )
}
const codeOf = async (token: string, name: string, input: object) => {
  const { extensions } = await api.mutateError(token, name, input)
  return extensions.issues?.[0].code ?? extensions.code
}
const tokenStatus = async (token: string) => (await api.get(token, '/auth/token')).status
/** Polls until the cached session has expired. */
const soon = { interval: 50 }
const actions = async (entityId: string) =>
  (await prisma.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('the members of a team', () => {
  it('are its owner and the users added by operators', async () => {
    const team = await api.team()
    expect(await membersOf(team.token, team.id)).toEqual({ [team.ownerId]: 'OWNER' })
    const { id, userId } = await withMember(team)
    expect(await membersOf(team.token, team.id)).toEqual({
      [team.ownerId]: 'OWNER',
      [userId]: 'ADMIN',
    })
    const again = await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    expect(again.id).toBe(id)
    expect((await prisma.auditEntry.findFirst({ where: { entityId: id } }))!).toMatchObject({
      action: 'add_team_member',
      before: null,
      after: { teamId: team.id, userId },
    })
    const other = await api.team()
    expect(await membersOf(other.token, other.id)).toEqual({ [other.ownerId]: 'OWNER' })
    const hers = { teamId: team.id, userId: (await person()).id }
    expect(await codeOf(team.token, 'addTeamMember', hers)).toBe('operator_only')
  })

  it('are the only users of its tokens', async () => {
    const team = await api.team()
    const { id: userId } = await person()
    const token = { teamId: team.id, userId, name: 'Hers', type: 'FULL_ACCESS' }
    expect(await codeOf(api.operator, 'createApiToken', token)).toBe('not_member')
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    const made = await api.mutate(api.operator, 'createApiToken', token, 'token')
    expect(await tokenStatus(made.token)).toBe(200)
  })

  it('lose their tokens and grants when they leave, also after joining again', async () => {
    const team = await api.team()
    const { id, userId, token } = await withMember(team)
    const grant = { teamId: team.id, userId, clientId: 'assistant' }
    const { id: grantId } = await api.prisma.oauthGrant.create({ data: grant })
    expect(await tokenStatus(token)).toBe(200)
    const gone = await api.mutate(team.token, 'removeTeamMember', { teamMemberId: id }, 'deletedAt')
    expect(gone.deletedAt).not.toBeNull()
    await expect.poll(() => tokenStatus(token), soon).toBe(401)
    expect(await membersOf(team.token, team.id)).toEqual({ [team.ownerId]: 'OWNER' })
    const held = await prisma.apiToken.findFirstOrThrow({ where: { userId } })
    expect(await actions(held.id)).toEqual(['revoke_api_token'])
    expect(await actions(grantId)).toEqual(['revoke_oauth_grant'])
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    expect(await tokenStatus(token)).toBe(401)
    expect(await actions(id)).toEqual(['add_team_member', 'remove_team_member', 'add_team_member'])
  })

  it('are removed by the owner, admins and themselves, except the owner', async () => {
    const team = await api.team()
    const [one, two] = [await withMember(team), await withMember(team)]
    const [three, four] = [await withMember(team, 'BUYER'), await withMember(team, 'VIEWER')]
    const { memberships } = (
      await api.graph(
        team.token,
        `{ team(id: "${team.id}") { memberships { nodes { id user { id } } } } }`,
      )
    ).team
    const owner = memberships.nodes.find(
      ({ user }: { user: { id: string } }) => user.id === team.ownerId,
    )
    const remove = (token: string, teamMemberId: string) =>
      codeOf(token, 'removeTeamMember', { teamMemberId })
    expect(await remove(three.token, four.id)).toBe('scope_of_other_role')
    expect(await remove(three.token, owner.id)).toBe('scope_of_other_role')
    expect(await remove(one.token, owner.id)).toBe('account_owner')
    await api.mutate(one.token, 'removeTeamMember', { teamMemberId: three.id })
    await expect.poll(() => tokenStatus(three.token), soon).toBe(401)
    expect(await remove(team.token, owner.id)).toBe('account_owner')
    expect(await remove(api.operator, owner.id)).toBe('account_owner')
    expect(await remove((await api.team()).token, one.id)).toBe('not_found')
    const manages = await api.token(team, 'custom', ['tokens.manage'])
    expect(await remove(manages, one.id)).toBe('scope_not_held')
    await api.mutate(one.token, 'removeTeamMember', { teamMemberId: one.id })
    await expect.poll(() => tokenStatus(one.token), soon).toBe(401)
    expect(await remove(team.token, one.id)).toBe('not_found')
    expect(await tokenStatus(two.token)).toBe(200)
  })

  it('have one owner, who can transfer the ownership', async () => {
    const team = await api.team()
    const { userId, token } = await withMember(team)
    const input = { teamId: team.id, userId }
    expect(await codeOf(token, 'changeTeamOwner', input)).toBe('mutation_of_other_role')
    const stranger = { teamId: team.id, userId: (await person()).id }
    expect(await codeOf(team.token, 'changeTeamOwner', stranger)).toBe('not_member')
    expect(await codeOf(api.operator, 'changeTeamOwner', stranger)).toBe('not_member')
    // Sessions of the owner have full access, which a limited token could otherwise obtain.
    const manager = await api.token(team, 'custom', ['tokens.manage'])
    expect(await codeOf(manager, 'changeTeamOwner', input)).toBe('scope_not_held')
    await api.mutate(team.token, 'changeTeamOwner', input)
    expect(await membersOf(token, team.id)).toEqual({ [userId]: 'OWNER', [team.ownerId]: 'ADMIN' })
    const [entry] = await prisma.auditEntry.findMany({
      where: { entityId: team.id, action: 'change_team_owner' },
    })
    expect(entry).toMatchObject({ before: { ownerId: team.ownerId }, after: { ownerId: userId } })
    const back = { ...input, userId: team.ownerId }
    await expect
      .poll(() => codeOf(team.token, 'changeTeamOwner', back), soon)
      .toBe('mutation_of_other_role')
    await api.mutate(api.operator, 'changeTeamOwner', { ...input, userId: team.ownerId })
    expect(await membersOf(token, team.id)).toMatchObject({ [userId]: 'ADMIN' })
  })
})

describe('an archived team', () => {
  it('has no valid tokens and no open orders until it is restored', async () => {
    const team = await makeBuyer(api)
    const product = await makeProduct(api, { standard: 100 })
    await grantCredit(api, team.id, 40)
    const [waiting, begun, paid] = await Promise.all(
      [{}, { apply_credits: false }, { apply_credits: false }].map((more) =>
        checkOut(api, team, [line(product.id)], more),
      ),
    )
    await (await guest(api.app, begun.reference_number)).pay({ provider: 'WIRE' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: paid.id })
    expect(await codeOf(team.token, 'archiveTeam', { teamId: team.id })).toBe('operator_only')

    const archived = await api.mutate(
      api.operator,
      'archiveTeam',
      { teamId: team.id },
      'id deletedAt',
    )
    expect(archived).toEqual({ id: team.id, deletedAt: expect.any(String) })
    await expect.poll(() => tokenStatus(team.token), soon).toBe(401)
    await runJobs([endUnpaidOrders], api.app.services)
    const orders = await prisma.order.findMany({ where: { teamId: team.id } })
    const statusOf = (id: string) => orders.find((order) => order.id === id)!.status
    expect([waiting, begun, paid].map(({ id }) => statusOf(id))).toEqual([
      'CANCELLED',
      'CREATED',
      'PAID',
    ])
    expect(await auditLedger(api, team.id)).toBe(4_000n)

    const listed = `(where: { id: { eq: "${team.id}" } }`
    const { hidden, shown } = await api.graph(
      api.operator,
      `{ hidden: teams${listed}) { totalCount } shown: teams${listed}, includeArchived: true) { totalCount } }`,
    )
    expect([hidden.totalCount, shown.totalCount]).toEqual([0, 1])
    expect(await codeOf(api.operator, 'archiveTeam', { teamId: team.id })).toBe('not_found')
    expect(
      await codeOf(api.operator, 'createApiToken', {
        ...{ teamId: team.id, name: 'New', type: 'FULL_ACCESS' },
      }),
    ).toBe('not_found')

    await api.mutate(api.operator, 'restoreTeam', { teamId: team.id })
    expect(await tokenStatus(team.token)).toBe(200)
    expect(await codeOf(api.operator, 'restoreTeam', { teamId: team.id })).toBe('not_found')
    expect((await actions(team.id)).slice(-2)).toEqual(['archive_team', 'restore_team'])
  })
})
