import { expect, it } from 'vitest'
import { builder } from '../../schema/core/builder.js'
import { asSql } from '../../schema/core/exported.js'
import { scopes } from '../../src/access/scope.js'
import type { Session } from '../../src/access/session.js'
import { shell } from '../../src/cli/shell.js'

const description = 'First letter of the name.'

// Declared before the schema is built of what was declared: no record has a computed value for operators yet.
builder.prismaObjectFields('Team', (t) => ({
  initial: t.field({
    type: 'String',
    nullable: true,
    description,
    authScopes: { operator: true, otherwise: null },
    extensions: asSql((column) => `left(${column('name')}, 1)`),
    select: { name: true },
    resolve: ({ name }) => name.slice(0, 1),
  }),
}))
const { testApi } = await import('../support/api.js')
const { sortColumn } = await import('../../schema/core/order.js')
const { translation } = await import('../../schema/core/where-condition.js')

const api = await testApi()
const team = await api.team()
const [initial] = (await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })).name

it('a computed value for operators is null to a team, wherever it is read', async () => {
  for (const query of [
    `{ teams(where: {id: {eq: "${team.id}"}}) { nodes { initial } } }`,
    `{ teams(where: {id: {eq: "${team.id}"}}) { nodes { ... on Team { initial name } } } }`,
    `{ nodes(ids: ["${team.id}"]) { ... on Team { initial } } }`,
  ]) {
    const read = async (token: string) => {
      const data = await api.graph(token, query)
      return (data.teams?.nodes ?? data.nodes)[0].initial
    }
    expect([query, await read(api.operator)]).toEqual([query, initial])
    expect([query, await read(team.token)]).toEqual([query, null])
  }
})

it('a computed value for operators is null in the export of a team', async () => {
  const where = encodeURIComponent(JSON.stringify({ id: { eq: team.id } }))
  const exported = async (token: string) => {
    const { text } = await api.get(token, `/exports/teams.jsonl?fields=initial&where=${where}`)
    return JSON.parse(text)
  }
  expect(await exported(api.operator)).toEqual({ initial })
  expect(await exported(team.token)).toEqual({ initial: null })
})

it('a team can neither filter nor sort by a computed value for operators', () => {
  const type = 'String' as const
  const filter = translation('Team', () => ({
    initial: { type, description, translate: () => ({}) },
  }))
  const order = {
    model: 'Team' as const,
    ref: undefined as never,
    columns: { INITIAL: { column: 'initial' as 'name', description } },
    fallback: { field: 'CREATED_AT', direction: 'asc' as const },
  }
  const asTeam: Session = { ...shell, kind: 'team', teamId: team.id, scopes: new Set(scopes) }
  const refusal = 'Only an operator sees initial.'
  expect(() => filter({ initial: { eq: 'A' } }, asTeam)).toThrow(refusal)
  expect(() => filter({ NOT: [{ initial: { eq: 'A' } }] }, asTeam)).toThrow(refusal)
  expect(() => sortColumn(order, 'INITIAL', asTeam)).toThrow(refusal)
  expect(filter({ initial: { eq: 'A' } }, shell)).toEqual({})
  expect(sortColumn(order, 'INITIAL', shell)).toBe('initial')
})
