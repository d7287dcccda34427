import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { csv, load, row } from '../support/files/catalogue.js'
import { approvalTeam, makeMember } from '../support/fixtures/approval.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const query = `{ teamAuditEntries(first: 100, orderBy: { field: CREATED_AT, direction: ASC }) {
  nodes { actorKind memberId member { fullName } action isNew entity entityId teamChanges }
} }`

const entriesOf = async (token: string) => (await api.graph(token, query)).teamAuditEntries.nodes

it('shows the account owner the changes of the team, with members and without operators', async () => {
  const team = await makeBuyer(api)
  const other = await makeBuyer(api)
  const created = await api.mutate(
    team.token,
    'createApiToken',
    { name: 'Reports', type: 'READ_ONLY' },
    'apiToken { id }',
  )
  await api.mutate(api.operator, 'updateTeam', {
    ...{ id: team.id, contactEmail: 'desk@people.example', discountLimitPercent: 10 },
  })
  await api.mutate(api.operator, 'updateTeam', { id: other.id, name: 'Other' })

  const entries = await entriesOf(team.token)
  const create = entries.find(({ action }: { action: string }) => action === 'create_api_token')
  expect(create).toMatchObject({
    ...{ actorKind: 'MEMBER', memberId: team.ownerId, entity: 'api_token' },
    ...{ entityId: created.apiToken.id, isNew: true },
    teamChanges: expect.arrayContaining([{ field: 'name', before: null, after: 'Reports' }]),
  })
  const update = entries.filter(({ action }: { action: string }) => action === 'update_team')
  expect(update).toEqual([
    {
      ...{ actorKind: 'OPERATOR', memberId: null, member: null },
      ...{ action: 'update_team', isNew: false, entity: 'team', entityId: team.id },
      teamChanges: [{ field: 'contactEmail', before: null, after: 'desk@people.example' }],
    },
  ])
})

it('shows the fields that decide about access and payment', async () => {
  const team = await approvalTeam(api)
  const { token, id, profileId, ownerId, approver } = team
  const changesOf = async (action: string) => {
    const entries = (await entriesOf(token)).filter(
      (entry: { action: string }) => entry.action === action,
    )
    return entries.flatMap(({ teamChanges }: { teamChanges: object[] }) => teamChanges)
  }
  const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

  await api.mutate(api.operator, 'updateTeam', {
    ...{ id, approvalRequiredAbove: null, approvalRequiredFor: ['API_TOKENS'] },
  })
  await api.mutate(api.operator, 'updateTeam', {
    ...{ id, approvalRequiredAbove: 80, approvalRequiredFor: [] },
  })
  expect(await changesOf('update_team')).toEqual([
    change('approvalRequiredAbove', null, 50),
    change('approvalRequiredAbove', 50, null),
    change('approvalRequiredFor', [], ['API_TOKENS']),
    change('approvalRequiredAbove', null, 80),
    change('approvalRequiredFor', ['API_TOKENS'], []),
  ])

  await api.mutate(token, 'updateProfile', { profileId, monthlyBudget: 5_000 })
  expect(await changesOf('update_profile')).toEqual([change('monthlyBudget', null, 5_000)])

  const product = await makeProduct(api, { standard: 100 })
  const approved = await checkOut(api, team, [line(product.id)])
  await api.mutate(approver.token, 'approveOrder', { orderId: approved.id })
  expect(await changesOf('approve_order')).toEqual([
    change('approvalStatus', 'PENDING', 'APPROVED'),
    change('approvalDecidedById', null, approver.userId),
  ])
  const rejected = await checkOut(api, team, [line(product.id)])
  await api.mutate(approver.token, 'rejectOrder', { orderId: rejected.id, reason: 'Too late.' })
  expect(await changesOf('reject_order')).toEqual([
    change('status', 'CREATED', 'CANCELLED'),
    change('approvalStatus', 'PENDING', 'REJECTED'),
    change('approvalReason', null, 'Too late.'),
    change('approvalDecidedById', null, approver.userId),
  ])

  const invited = { email: 'viewer@people.example', role: 'VIEWER' }
  await api.mutate(token, 'inviteTeamMember', invited, 'teamInvitation { id }')
  expect(await changesOf('invite_team_member')).toContainEqual(change('role', null, 'VIEWER'))
  const member = await makeMember(api, team, undefined, 'BUYER')
  expect(await changesOf('add_team_member')).toContainEqual(change('role', null, 'BUYER'))
  const { id: teamMemberId } = await api.prisma.teamMember.findFirstOrThrow({
    where: { teamId: id, userId: member.userId },
  })
  await api.mutate(token, 'updateTeamMember', { teamMemberId, role: 'EDITOR' })
  expect(await changesOf('update_team_member')).toEqual([change('role', 'BUYER', 'EDITOR')])

  await api.mutate(api.operator, 'changeTeamOwner', { teamId: id, userId: member.userId })
  await api.mutate(api.operator, 'changeTeamOwner', { teamId: id, userId: ownerId })
  const transfers = (await entriesOf(token)).filter(
    ({ action, entity }: { action: string; entity: string }) =>
      action === 'change_team_owner' && entity === 'team_member',
  )
  expect(transfers).toHaveLength(4)
  expect(transfers.slice(0, 2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ entityId: teamMemberId, teamChanges: [change('role', 'EDITOR', 'OWNER')] },
      }),
      expect.objectContaining({ teamChanges: [change('role', 'OWNER', 'ADMIN')] }),
    ]),
  )
})

it('omits changes of records that only operators see', async () => {
  const team = await makeBuyer(api)
  await api.prisma.auditEntry.create({
    data: { action: 'x', entity: 'order_item', entityId: team.id, teamId: team.id, after: {} },
  })
  const entities = (await entriesOf(team.token)).map(({ entity }: { entity: string }) => entity)
  expect(entities).not.toContain('order_item')
})

it('requires the scope audit.read, which members and applications do not have', async () => {
  const team = await makeBuyer(api)
  const token = await api.token(team, 'custom', ['teams.read', 'tokens.manage'])
  const { extensions } = await api.graphError(token, query)
  expect(extensions).toMatchObject({ code: 'missing_scope' })
  const { scopesOfRole } = await import('../../src/access/role.js')
  const { grantScopes } = await import('../../src/access/scope.js')
  expect(scopesOfRole('ADMIN', 'BUYER')).not.toContain('audit.read')
  expect(grantScopes).not.toContain('audit.read')
})

it('does not reveal fields of operators through the type', async () => {
  const team = await makeBuyer(api)
  const fields = ['before', 'after', 'actorId', 'actor { id }', 'requestId', 'changedFields']
  for (const field of [...fields, 'changes { field }']) {
    const error = await api.graphError(team.token, `{ teamAuditEntries { nodes { ${field} } } }`)
    expect(error.extensions.code).toBe('operator_only')
  }
  const [entry] = await api.prisma.auditEntry.findMany({ where: { teamId: team.id }, take: 1 })
  const node = await api.graphError(team.token, `{ node(id: "${entry!.id}") { id } }`)
  expect(node.extensions.code).toBe('not_found')
  const error = await api.graphError(team.token, '{ auditEntries { totalCount } }')
  expect(error.extensions.code).toBe('operator_only')
})

it('shows the owner of a publisher the changes of its outlets, without fields of operators', async () => {
  const publisher = await api.team({ name: 'Tidewater Media', kind: 'PUBLISHER' })
  const created = await api.mutate(publisher.token, 'createPublisherOutlet', {
    name: 'Harbor News',
    websiteUrl: `https://harbor-${crypto.randomUUID()}.example.com`,
  })
  await api.mutate(publisher.token, 'submitOutlet', { id: created.id }, 'id')
  const rejection = { id: created.id, decision: 'REJECT', reason: 'The site has no imprint.' }
  await api.mutate(api.operator, 'reviewOutlet', rejection, 'id')
  const change = { outletId: created.id, city: 'Kiel', isIndexed: true }
  await api.mutate(api.operator, 'updateOutlet', change, 'id')
  const entries = (await entriesOf(publisher.token)).filter(
    ({ entity }: { entity: string }) => entity === 'outlet',
  )
  const of = { entity: 'outlet', entityId: created.id }
  expect(entries).toMatchObject([
    { ...of, action: 'create_outlet', actorKind: 'MEMBER', memberId: publisher.ownerId },
    {
      ...{ ...of, action: 'submit_outlet', actorKind: 'MEMBER' },
      teamChanges: [{ field: 'status', before: 'DRAFT', after: 'PENDING_REVIEW' }],
    },
    {
      ...{ ...of, action: 'review_outlet', actorKind: 'OPERATOR', member: null },
      teamChanges: [
        { field: 'status', before: 'PENDING_REVIEW', after: 'REJECTED' },
        { field: 'rejectionReason', before: null, after: 'The site has no imprint.' },
      ],
    },
    {
      ...{ ...of, action: 'update_outlet', actorKind: 'OPERATOR' },
      teamChanges: [{ field: 'city', before: null, after: 'Kiel' }],
    },
  ])
  const [outlet] = await api.prisma.outlet.findMany({ where: { id: created.id } })
  await api.prisma.outlet.update({ where: { id: outlet!.id }, data: { publisherId: null } })
  await api.mutate(api.operator, 'updateOutlet', { outletId: created.id, city: 'Bremen' }, 'id')
  const last = await api.prisma.auditEntry.findFirstOrThrow({
    where: { entityId: created.id },
    orderBy: { id: 'desc' },
  })
  expect(last).toMatchObject({ action: 'update_outlet', teamId: null })
})

it('does not show a publisher the reason for which an outlet of the previous publisher was rejected', async () => {
  const publisher = await api.team({ name: 'Former Media', kind: 'PUBLISHER' })
  const next = await api.team({ name: 'Next Media', kind: 'PUBLISHER' })
  const { id } = await api.mutate(publisher.token, 'createPublisherOutlet', {
    name: 'Dune News',
    websiteUrl: `https://dune-${crypto.randomUUID()}.example.com`,
  })
  await api.mutate(publisher.token, 'submitOutlet', { id }, 'id')
  const rejection = { id, decision: 'REJECT', reason: 'The imprint names another owner.' }
  await api.mutate(api.operator, 'reviewOutlet', rejection, 'id')
  const assigned = { outletId: id, publisherId: next.id, city: 'Kiel' }
  await api.mutate(api.operator, 'updateOutlet', assigned, 'id')
  const entries = (await entriesOf(next.token)).filter(
    ({ entity }: { entity: string }) => entity === 'outlet',
  )
  expect(entries).toMatchObject([
    {
      ...{ action: 'update_outlet', entityId: id },
      teamChanges: [{ field: 'city', before: null, after: 'Kiel' }],
    },
  ])
})

it('shows the owner of a publisher the changes of its outlets by an import of the operators', async () => {
  const publisher = await api.team({ name: 'Seaside Media', kind: 'PUBLISHER' })
  const key = `seaside-${crypto.randomUUID()}`
  const data = { key, name: 'Seaside', publisherId: publisher.id }
  const { id } = await api.prisma.outlet.create({ data })
  const { issues } = await load(api.db, csv(row({ outlet_key: key, outlet_name: 'Seaside News' })))
  expect(issues).toBe(0)
  const entries = (await entriesOf(publisher.token)).filter(
    ({ entity }: { entity: string }) => entity === 'outlet',
  )
  expect(entries).toMatchObject([
    { action: 'import', entityId: id, actorKind: 'SYSTEM', memberId: null },
  ])
  expect(entries[0].teamChanges).toContainEqual({
    ...{ field: 'name', before: 'Seaside', after: 'Seaside News' },
  })
})
