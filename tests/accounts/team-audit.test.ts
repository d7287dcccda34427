import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const query = `{ teamAuditEntries(orderBy: { field: CREATED_AT, direction: ASC }) {
  nodes { actorKind memberId member { fullName } action entity entityId teamChanges }
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
    entityId: created.apiToken.id,
    teamChanges: expect.arrayContaining([{ field: 'name', before: null, after: 'Reports' }]),
  })
  const update = entries.filter(({ action }: { action: string }) => action === 'update_team')
  expect(update).toEqual([
    {
      ...{ actorKind: 'OPERATOR', memberId: null, member: null },
      ...{ action: 'update_team', entity: 'team', entityId: team.id },
      teamChanges: [{ field: 'contactEmail', before: null, after: 'desk@people.example' }],
    },
  ])
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
