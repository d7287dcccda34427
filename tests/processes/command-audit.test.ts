import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { mastheadJson } from '../support/processes/cli.js'

const api = await testApi()

interface Entry {
  action: string
  actor: { email: string } | null
  before: Record<string, unknown> | null
  after: Record<string, unknown>
  requestId: string | null
}

/** Audit log entries of a record, oldest first. */
async function entriesOf(entityId: string): Promise<Entry[]> {
  const { auditEntries } = await api.graph(
    api.operator,
    `query ($id: UUID!) {
      auditEntries(where: { entityId: { eq: $id } }, orderBy: { field: CREATED_AT, direction: ASC }) {
        nodes { action actor { email } before after requestId }
      }
    }`,
    { id: entityId },
  )
  return auditEntries.nodes
}

const operator = { email: 'tester@operators.invalid' }
const actions = async (id: string) => (await entriesOf(id)).map(({ action }) => action)

describe('the audit log', () => {
  it('contains every change of a team and its owner', async () => {
    const requestId = `team-${randomUUID()}`
    const { body } = await api.post(
      api.operator,
      '/graphql',
      { query: 'mutation { createTeam(input: { name: "Kept" }) { id owner { id } } }' },
      { 'x-request-id': requestId },
    )
    const { id, owner } = body.data.createTeam
    const row = await api.prisma.team.findUniqueOrThrow({ where: { id } })
    const token = await api.token(row)
    const renamed = await api.put(token, `/teams/${id}`, { name: 'Kept on' })
    expect(renamed.status).toBe(200)
    const entries = await entriesOf(id)
    expect(entries).toMatchObject([
      { action: 'create_team', actor: operator, before: null, after: { name: 'Kept' }, requestId },
      {
        action: 'update_team',
        actor: { email: expect.stringMatching(/^owner@/) },
        before: { name: 'Kept' },
        after: { name: 'Kept on' },
      },
    ])
    expect(await entriesOf(owner.id)).toMatchObject([{ action: 'create_user', actor: operator }])
  })

  it('contains every change of a token, and no secret', async () => {
    const team = await api.team()
    const { createApiToken: made } = await api.graph(
      team.token,
      'mutation { createApiToken(input: { name: "T", type: FULL_ACCESS }) { token apiToken { id } } }',
    )
    const { rotateApiToken: next } = await api.graph(
      team.token,
      `mutation { rotateApiToken(input: { apiTokenId: "${made.apiToken.id}", overlapSeconds: 60 }) { token apiToken { id } } }`,
    )
    const revoke = (id: string) =>
      api.graph(api.operator, `mutation { revokeApiToken(input: { apiTokenId: "${id}" }) { id } }`)
    await revoke(next.apiToken.id)
    await revoke(next.apiToken.id)
    expect(await actions(made.apiToken.id)).toEqual(['create_api_token', 'rotate_api_token'])
    expect(await actions(next.apiToken.id)).toEqual(['rotate_api_token', 'revoke_api_token'])
    const kept = JSON.stringify([
      await entriesOf(made.apiToken.id),
      await entriesOf(next.apiToken.id),
    ])
    for (const secret of [made.token.slice(8), next.token.slice(8), 'tokenHash', 'token_hash'])
      expect(kept).not.toContain(secret)
  })

  it("contains every change of an operator's token", async () => {
    const { createOperatorToken: made } = await api.graph(
      api.operator,
      'mutation { createOperatorToken(input: { name: "New", email: "new@example.org" }) { token operatorToken { id user { id } } } }',
    )
    const { id, user } = made.operatorToken
    await api.graph(
      api.operator,
      `mutation { revokeOperatorToken(input: { operatorTokenId: "${id}" }) { id } }`,
    )
    expect(await actions(id)).toEqual(['create_operator_token', 'revoke_operator_token'])
    expect(await actions(user.id)).toEqual(['create_user'])
    expect(JSON.stringify(await entriesOf(id))).not.toMatch(/tokenHash|token_hash/)
  })

  it('contains changes of the command line, without an actor', async () => {
    const team = await mastheadJson(api.db.url, 'team', 'create', '--name', 'Shell')
    const args = ['--team', team.slug, '--type', 'full_access']
    const token = await mastheadJson(api.db.url, 'token', 'create', ...args)
    await mastheadJson(api.db.url, 'token', 'revoke', token.id)
    const admin = await mastheadJson(api.db.url, 'operator', 'create', '--name', 'Shelley')
    expect(await entriesOf(team.id)).toMatchObject([{ action: 'create_team', actor: null }])
    expect(await actions(token.id)).toEqual(['create_api_token', 'revoke_api_token'])
    expect(await actions(admin.id)).toEqual(['create_operator_token'])
  })
})
