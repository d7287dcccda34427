import { type FieldNode, type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { MemberRole, OperatorRole } from '../../prisma/generated/client/enums.js'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'
import { mutationsOfRoles } from '../../src/access/role.js'
import { isReading, scopes, scopesOfKind } from '../../src/access/scope.js'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { type Answer, codesOf, judge, refusals } from '../support/access/refusals.js'
import {
  isGiven,
  memberMutations,
  memberScopes,
  namesIn,
  operatorMutations,
} from '../support/access/role-table.js'
import { callerKindOf } from '../support/access/route-caller.js'
import { changes, type Field, opens, shows, showsAny } from '../support/access/scopes.js'
import { fieldErrors, rootParts } from '../support/access/walk.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { formOf } from '../support/files/form.js'
import { graphUpload } from '../support/files/upload.js'
import { graphRecords } from '../support/fixtures/graph-records.js'
import { argumentsOf, least } from '../support/inputs/sample.js'

const api = await testApi({ demo: true, env: { RATE_LIMIT_PER_MINUTE: '1000000' } })
const mcp = mcpClient(api)
const mutations = Object.values(schema.getMutationType()!.getFields()) as Field[]
const roots = Object.values(schema.getQueryType()!.getFields()) as Field[]
const { team, publisher, writer, rootOf } = await graphRecords(api)

const memberRoles = Object.values(MemberRole)
const operatorRoles = Object.values(OperatorRole)
const kinds = { BUYER: team.id, PUBLISHER: publisher.id, WRITER: writer.id }
type Kind = keyof typeof kinds

/** Full-access tokens by role and kind of team, which have the rights of the role. */
const tokens = new Map<string, string>()
const teams = new Map<string, string>()
for (const role of memberRoles) {
  for (const [kind, teamId] of Object.entries(kinds)) {
    const { ownerId } = await api.prisma.team.findUniqueOrThrow({ where: { id: teamId } })
    const userId = role === 'OWNER' ? ownerId : (await newUser()).id
    if (role !== 'OWNER') await api.mutate(api.operator, 'addTeamMember', { teamId, userId, role })
    tokens.set(`${role} ${kind}`, await api.token({ id: teamId, ownerId: userId }))
    teams.set(`${role} ${kind}`, teamId)
  }
}
for (const role of operatorRoles) {
  const { raw } = await createOperatorToken(api.prisma, shell, { name: role, role })
  tokens.set(role, raw)
}

function newUser() {
  const email = `${crypto.randomUUID()}@example.com`
  return api.prisma.user.create({ data: { firstName: 'Ada', lastName: '', email } })
}

const ask = async (holder: string, text: string): Promise<Answer> =>
  (await api.post(tokens.get(holder)!, '/graphql', { query: text })).body
const judged = judge(ask)

const isReadByAll = (scope: string) =>
  isReading(scope) && !['tokens.manage', 'audit.read'].includes(scope)

/** Scopes of a role, by the tables of the tests. */
const scopesOf = (role: string, kind: Kind) =>
  scopesOfKind[kind].filter((scope) => isReadByAll(scope) || isGiven(memberScopes, role, scope))

/** Kind of team whose tokens can run a mutation. */
const kindFor = (mutation: string): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) =>
    scopesOfKind[kind].some((scope) => changes(scope, mutation)),
  ) ?? 'BUYER'

/** Runs a mutation with a sample of its input. Returns the codes of its errors. */
async function run(holder: string, { name, args, type }: Field): Promise<string[]> {
  if (name === 'uploadFiles') {
    const input = teams.has(holder) ? {} : { teamId: team.id }
    const files = [{ name: 'a.txt', content: 'a' }]
    return codesOf((await graphUpload(api, tokens.get(holder)!, files, { input })).body)
  }
  if (name === 'importCatalogue') {
    const { payload, headers } = formOf([{ name: 'a.csv', content: 'a', field: 'file' }])
    const { body } = await api.post(tokens.get(holder)!, '/imports', payload, headers)
    return [body.code]
  }
  if (name === 'importPublisherOutlets') {
    const { payload, headers } = formOf([{ name: 'a.csv', content: 'a', field: 'file' }])
    const url = teams.has(holder)
      ? '/publisher/imports'
      : `/publisher/imports?team_id=${publisher.id}`
    const { body } = await api.post(tokens.get(holder)!, url, payload, headers)
    return [body.code]
  }
  // Without a user, these are the caller's own. Sessions of others need more than the mutation.
  const given: Record<string, string> = name === 'endOtherConsoleSessions' ? { input: '{}' } : {}
  return codesOf(
    await ask(holder, `mutation { ${name}${argumentsOf(args, given)} ${least(type)} }`),
  )
}

const isRefused = (codes: string[]) => codes.some((code) => refusals.includes(code))

/** Mutations that the role can run, where the table differs, and the reverse. */
async function wrongMutations(holderOf: (name: string) => string, may: (name: string) => boolean) {
  const errors: string[] = []
  for (const mutation of mutations) {
    const holder = holderOf(mutation.name)
    const codes = await run(holder, mutation)
    if (isRefused(codes) === may(mutation.name))
      errors.push(`${holder} ${mutation.name}: ${codes.join() || 'allowed'}`)
  }
  return errors
}

test('the tables contain each mutation and scope once', () => {
  const all = mutations.map(({ name }) => name).sort()
  const ofTeams = mutations.filter(({ extensions }) => !extensions.requirement!.operator)
  expect(namesIn(operatorMutations)).toEqual(all)
  expect(namesIn(memberMutations)).toEqual(ofTeams.map(({ name }) => name).sort())
  const others = scopes.filter((scope) => !isReadByAll(scope))
  expect(namesIn(memberScopes)).toEqual([...others].sort())
  expect(mutationsOfRoles.filter((name) => !all.includes(name))).toEqual([])
})

describe.each(memberRoles)('a member with the role %s', (role) => {
  test('runs the mutations of the role, and no others', async () => {
    expect(
      await wrongMutations(
        (name) => `${role} ${kindFor(name)}`,
        (name) => isGiven(memberMutations, role, name),
      ),
    ).toEqual([])
  })

  test.each(Object.keys(kinds) as Kind[])(
    'reads what the role shows in a %s team',
    async (kind) => {
      const holder = `${role} ${kind}`
      const held = scopesOf(role, kind)
      const some = (is: (scope: string) => boolean) => held.some(is)
      const opened = roots.filter(
        ({ name }) =>
          some((scope) => opens(scope, name)) &&
          canFind(kind, name) &&
          // The grant is the owner's. Other members see only their own.
          (name !== 'oauthGrant' || role === 'OWNER'),
      )
      expect(await judged.wronglyRefused(holder, rootParts(opened, rootOf))).toEqual([])
      const closed = roots.filter(({ name }) => !some((scope) => opens(scope, name)))
      expect(await judged.wronglyAllowed(holder, rootParts(closed, rootOf))).toEqual([])
      const isWriter = held.some((scope) => !isReading(scope))
      const errors = await fieldErrors({
        ...{ holder, opened, rootOf, ask, judged },
        reads: (type, field) => {
          if (field.extensions.secret === 'forWriters' && !isWriter) return false
          const target = getNamedType(field.type)
          return (
            some((scope) => shows(scope, type.name, field.name)) &&
            (!isObjectType(target) || some((scope) => showsAny(scope, target)))
          )
        },
      })
      expect(errors).toEqual([])
    },
  )

  test('has the scopes and mutations of the role in `session`', async () => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { session } = (
        (await ask(`${role} ${kind}`, '{ session { role operatorRole scopes mutations } }')) as {
          data: { session: Record<string, string[]> }
        }
      ).data
      expect(session).toMatchObject({ role, operatorRole: null })
      const inGraph = (scope: string) => scope.replace('.', '_').toUpperCase()
      expect(session.scopes).toEqual(scopesOf(role, kind).map(inGraph))
      const own = mutations.filter(
        ({ name }) =>
          isGiven(memberMutations, role, name) &&
          scopesOf(role, kind).some((scope) => changes(scope, name)),
      )
      expect(session.mutations!.filter((name) => !own.some((one) => one.name === name))).toEqual([])
    }
  })

  test('calls the routes and sees the tools of the role', async () => {
    const errors: string[] = []
    const listed = new Map<Kind, string[]>()
    for (const kind of ['BUYER', 'PUBLISHER'] as const) {
      const { tools } = await mcp.result(tokens.get(`${role} ${kind}`)!, 'tools/list')
      listed.set(
        kind,
        tools.map(({ name }: { name: string }) => name),
      )
    }
    for (const route of routes) {
      const kind = callerKindOf(route)
      const [definition] = parse(route.operation).definitions as readonly {
        operation?: string
        selectionSet?: { selections: readonly FieldNode[] }
      }[]
      const mutation = definition!.selectionSet!.selections[0]!.name.value
      const held = scopesOf(role, kind)
      const may =
        (route.scope.length === 0 || route.scope.some((scope) => held.includes(scope))) &&
        (definition!.operation === 'query' || isGiven(memberMutations, role, mutation))
      const tool = route.id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      if (listed.get(kind)!.includes(tool) !== may) errors.push(`${role} lists ${tool}`)
      const url = route.path
        .replace('{team_id}', teams.get(`${role} ${kind}`)!)
        .replace(/\{\w+\}/g, '0198f0c0-0000-7000-8000-000000000000')
      const { body, status } = await api.send(
        route.method as 'POST',
        tokens.get(`${role} ${kind}`)!,
        url,
        route.method === 'GET' ? undefined : {},
      )
      const code = status < 400 ? '' : body.code
      if (refusals.includes(code) === may)
        errors.push(`${role} ${route.method} ${route.path}: ${status} ${code}`)
    }
    expect(errors).toEqual([])
  })
})

/** Whether a team of a kind has the record that the call of a root field names. */
function canFind(kind: Kind, root: string): boolean {
  if (kind === 'BUYER') return true
  const field = schema.getQueryType()!.getFields()[root]!
  const isOfBuyer = scopesOfKind.BUYER.some((scope) => opens(scope, root))
  return !(isOfBuyer && field.args.some(({ name }) => name === 'id'))
}

describe.each(operatorRoles)('an operator with the role %s', (role) => {
  test('runs the mutations of the role, and no others', async () => {
    expect(
      await wrongMutations(
        () => role,
        (name) => isGiven(operatorMutations, role, name),
      ),
    ).toEqual([])
    const { data } = (await ask(role, '{ session { role operatorRole mutations } }')) as {
      data: { session: { mutations: string[] } }
    }
    expect(data.session).toMatchObject({ role: null, operatorRole: role })
    const own = mutations.map(({ name }) => name)
    expect(data.session.mutations).toEqual(
      own.filter((name) => isGiven(operatorMutations, role, name)),
    )
  })

  /** The call of a root field, with a team for those of one team. */
  const rootOfTeam = (name: string) => {
    const hasTeam = roots
      .find((root) => root.name === name)!
      .args.some(({ name }) => name === 'teamId')
    return rootOf(name, hasTeam ? { teamId: JSON.stringify(publisher.id) } : {})
  }

  test('reads every field, except exports of a person', async () => {
    const opened = roots.filter(({ name }) => name !== 'personExport')
    expect(await judged.wronglyRefused(role, rootParts(opened, rootOfTeam))).toEqual([])
    const [code] = codesOf(await ask(role, `{ ${rootOfTeam('personExport')} }`))
    const codes = { FULL: 'not_found', READ_ONLY: 'read_only_token' } as Record<string, string>
    expect(code).toBe(codes[role] ?? 'missing_scope')
    const reads = (_type: GraphQLObjectType, field: Field) =>
      role !== 'READ_ONLY' || field.extensions.secret !== 'forWriters'
    const errors = await fieldErrors({
      ...{ holder: role, opened, rootOf: rootOfTeam, ask, judged, reads },
    })
    expect(errors).toEqual([])
  })
})
