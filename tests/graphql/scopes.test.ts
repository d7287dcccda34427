import {
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { getDatamodel } from '../../prisma/generated/pothos.js'
import { aggregates } from '../../schema/core/aggregate.js'
import type { Exports } from '../../schema/core/export-lists.js'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { grantScopes, scopes } from '../../src/access/scope.js'
import type { Session } from '../../src/access/session.js'
import type { AggregatePath, Expression } from '../../src/query/aggregate-question.js'
import { type Answer, codesOf, judge, partOf, refusals } from '../support/access/refusals.js'
import {
  changes,
  type Field,
  filters,
  hears,
  isPart,
  opens,
  reads,
  shows,
  showsAny,
  showsChanged,
  unknownNames,
} from '../support/access/scopes.js'
import { fieldErrors, rootParts } from '../support/access/walk.js'
import { testApi } from '../support/api.js'
import { graphRecords } from '../support/fixtures/graph-records.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { argumentsOf, least, sampleOf } from '../support/inputs/sample.js'

const api = await testApi({ demo: true, graphqlWorker: true })
const query = schema.getQueryType()!
/** All mutations except the one that requires a form. */
const mutations = Object.values(schema.getMutationType()!.getFields()).filter(
  ({ name }) => name !== 'uploadFiles',
)
/** Mutations that scopes for reading allow, but only to console sessions and full_access tokens. */
const ofFullTokens = ['markInboxRead']
const tokens = new Map<string, string>()
const readTypes = new Set<string>()

/** Fields of each type that an operator can export. */
const exportable = new Map(
  ((await api.get(api.operator, '/exports')).body as Exports).types.map((type) => [
    type.name,
    type,
  ]),
)

const { team, publisher, writer, rootOf } = await graphRecords(api)
const holders: Record<string, { id: string; ownerId: string }> = {
  publishing: publisher,
  writing: writer,
}
const holderOf = (scope: string) => holders[scope.split('.')[0]!] ?? team
/** Scope with which a grant reads less than an API token. */
const readsLessAsGrant = 'teams.read'
// Every second token is an access token of an OAuth client with the same rights.
for (const [index, scope] of scopes.entries()) {
  const isOauth =
    index % 2 === 1 &&
    scope !== readsLessAsGrant &&
    (grantScopes as readonly string[]).includes(scope)
  const token = isOauth
    ? (await oauthToken(api, holderOf(scope), { scopes: [scope] })).token
    : await api.token(holderOf(scope), 'custom', [scope])
  tokens.set(scope, token)
}
const ask = async (token: string, text: string): Promise<Answer> =>
  (await api.post(token, '/graphql', { query: text })).body
const judged = judge((scope, text) => ask(tokens.get(scope)!, text))
const { wronglyRefused, wronglyAllowed } = judged

test('the tables cover every type and root field', () => {
  expect(unknownNames()).toEqual([])
})

describe.each(scopes)('%s alone', (scope) => {
  const opened = (Object.values(query.getFields()) as Field[]).filter(({ name }) =>
    opens(scope, name),
  )

  test('gives access to its root fields', async () => {
    expect(await judged.wronglyRefused(scope, rootParts(opened, rootOf))).toEqual([])
  })

  test('reads its fields, by every relation, and no others', async () => {
    const errors = await fieldErrors({
      ...{ holder: scope, opened, rootOf, ask: (_, text) => ask(tokens.get(scope)!, text), judged },
      reads: (type, field) => reads(scope, type, field),
      seen: (type) => readTypes.add(type),
    })
    expect(errors).toEqual([])
  })

  test('runs the allowed mutations and returns only readable fields', async () => {
    const errors: string[] = []
    const seen = new Set<GraphQLObjectType>()
    for (const mutation of mutations) {
      if (!changes(scope, mutation.name) || ofFullTokens.includes(mutation.name)) continue
      const type = getNamedType(mutation.type)
      if (!isObjectType(type)) continue
      const put = (parts: string) =>
        `mutation { ${mutation.name}${argumentsOf(mutation.args)} { ${parts} } }`
      const all = Object.values(type.getFields()) as Field[]
      const shown = all.filter((field) => showsChanged(scope, type, field))
      const answer = await ask(tokens.get(scope)!, put(shown.map(partOf).join(' ')))
      if (codesOf(answer).some((code) => refusals.includes(code)))
        errors.push(`${scope} is refused ${mutation.name}: ${answer.errors![0]!.message}`)
      // Every mutation refuses unreadable fields of its response before it changes anything.
      if (seen.has(type)) continue
      seen.add(type)
      const refused = all.filter((field) => !shown.includes(field)).map(partOf)
      errors.push(...(await wronglyAllowed(scope, refused, put)))
    }
    expect(errors).toEqual([])
  })

  test('filters and sorts by its fields', async () => {
    const errors: string[] = []
    const seen = new Set<string>()
    const testedInputs = new Set<string>()
    for (const root of opened) {
      const where = root.args.find(({ name }) => name === 'where')
      const node = rootLists.get(root.name)?.node as { name: string } | undefined
      if (!where || !node) continue
      const record = schema.getType(node.name) as GraphQLObjectType
      const put = (conditions: string) =>
        `{ ${rootOf(root.name, { where: `{AND: [${conditions}]}` })} { __typename totalCount } }`
      const queue = [
        { input: getNamedType(where.type), record, wrap: (condition: string) => condition },
      ]
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { input, record, wrap } = next
        if (!isInputObjectType(input) || seen.has(`${root.name} ${input.name}`)) continue
        seen.add(`${root.name} ${input.name}`)
        const allowed: string[] = []
        const refused: string[] = []
        for (const field of Object.values(input.getFields())) {
          if (['AND', 'OR', 'NOT'].includes(field.name)) continue
          const type = getNamedType(field.type)
          const many = isInputObjectType(type) && type.getFields().some
          const inner = many ? getNamedType(many.type) : type
          const isWhere = isInputObjectType(inner) && /Where$/.test(inner.name)
          const target = isWhere
            ? (schema.getType(inner.name.replace(/Where$/, '')) as GraphQLObjectType)
            : undefined
          const around = (condition: string) =>
            wrap(`{${field.name}: ${many ? `{some: ${condition}}` : condition}}`)
          const condition = isWhere
            ? around('{}')
            : wrap(`{${field.name}: ${sampleOf(field.type)}}`)
          const may =
            filters(scope, record.name, field.name) && (!target || showsAny(scope, target))
          ;(may ? allowed : refused).push(condition)
          if (may && target) queue.push({ input: inner, record: target, wrap: around })
        }
        errors.push(...(await wronglyRefused(scope, allowed, put)))
        // An input requires the same scopes at every list.
        if (!testedInputs.has(input.name))
          errors.push(...(await wronglyAllowed(scope, refused, put)))
        testedInputs.add(input.name)
      }
      const order = getNamedType(root.args.find(({ name }) => name === 'orderBy')!.type)
      const keys = isInputObjectType(order) && getNamedType(order.getFields().field!.type)
      if (!isEnumType(keys)) continue
      const allowed: string[] = []
      const refused: string[] = []
      for (const { name } of keys.getValues()) {
        const field = name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
        const orderBy = `{field: ${name}, direction: ASC}`
        const may = shows(scope, record.name, field)
        ;(may ? allowed : refused).push(
          `${field}: ${rootOf(root.name, { orderBy, first: '1' })} { nodes { __typename } }`,
        )
      }
      errors.push(...(await wronglyRefused(scope, allowed)))
      errors.push(...(await wronglyAllowed(scope, refused)))
    }
    expect(errors).toEqual([])
  })

  test('groups, adds up and exports its fields', async () => {
    const errors: string[] = []
    for (const [list, { field = `${list}Aggregate`, model, keys, measures }] of Object.entries(
      aggregates,
    )) {
      if (!opens(scope, field)) continue
      const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      const allowed: string[] = []
      const refused: string[] = []
      for (const [key, { path, isDate, operator }] of Object.entries(keys)) {
        const by = isDate ? ', by: YEAR' : ''
        const may = !operator && showsExpression(scope, model, path)
        ;(may ? allowed : refused).push(
          `${key}: ${field}(groupBy: [{key: ${upper(key)}${by}}], orderBy: [{key: ${upper(key)}, direction: ASC}], limit: 1) { keys { ${key} } }`,
        )
      }
      for (const [measure, { sql, operator }] of Object.entries(measures)) {
        const may = !operator && showsExpression(scope, model, sql)
        const orderBy = `{function: MIN, of: ${upper(measure)}, direction: ASC}`
        ;(may ? allowed : refused).push(
          `min_${measure}: ${field} { min { ${measure} } }`,
          `by_${measure}: ${field}(orderBy: [${orderBy}]) { count }`,
        )
      }
      errors.push(...(await wronglyRefused(scope, allowed)))
      errors.push(...(await wronglyAllowed(scope, refused)))
    }
    for (const [name, list] of rootLists) {
      if (!opens(scope, name)) continue
      const allowed: string[] = []
      const refused: string[] = []
      const note = (typeName: string, prefix: string, may: boolean) => {
        const type = schema.getType(typeName) as GraphQLObjectType
        const field = (name: string) => type.getFields()[name] as Field
        const { fields, relations } = exportable.get(typeName)!
        for (const { name } of fields) {
          const shown = may && reads(scope, type, field(name))
          ;(shown ? allowed : refused).push(`${prefix}${name}`)
        }
        if (prefix) return
        for (const { name, type: target } of relations)
          note(target, `${name}.`, reads(scope, type, field(name)))
      }
      note((list.node as { name: string }).name, '', true)
      const exported = exportNameOf(name, list)
      const get = (names: string[]) =>
        api.get(tokens.get(scope)!, `/exports/${exported}.jsonl?limit=1&fields=${names.join(',')}`)
      const { status, text } = await get(allowed)
      if (status !== 200) errors.push(`${scope} is refused the export of ${name}: ${text}`)
      for (const field of refused) {
        const { body } = await get([field])
        if (!refusals.includes(body?.code)) errors.push(`${scope} exports ${field} of ${name}`)
      }
    }
    expect(errors).toEqual([])
  })
})

const { models } = getDatamodel().datamodel

/** GraphQL types by model, except those with access rules of their own. */
const typesOfModels = new Map<unknown, GraphQLObjectType[]>()
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || /^Shared|^Cart$/.test(type.name)) continue
  const model = type.extensions.pothosPrismaModel
  typesOfModels.set(model, [...(typesOfModels.get(model) ?? []), type])
}

/** Whether a single scope can read all fields from which a key or measure is computed. */
function showsExpression(scope: string, model: string, sql: AggregatePath | Expression): boolean {
  if (typeof sql === 'function') return true
  if (typeof sql === 'string') return showsPath(scope, model, sql)
  const paths: string[] = []
  sql.of((path) => String(paths.push(path)), { kind: 'operator' } as Session)
  const { reads = [] } = sql
  return (
    paths.every((path) => showsPath(scope, model, path)) &&
    reads.every(([other, column]) => showsPath(scope, other, column))
  )
}

/** Whether a single scope can read each step of a path in the data model. */
function showsPath(scope: string, model: string, path: string): boolean {
  let at = model
  return path.split('.').every((step) => {
    const may = (typesOfModels.get(at) ?? []).some((type) => shows(scope, type.name, step))
    const field = models[at as 'File']!.fields.find(({ name }) => name === step)
    if (field?.kind === 'object') at = field.type
    return may
  })
}

test('every record was read under some scope', () => {
  const unread = Object.values(schema.getTypeMap())
    .filter(
      (type) =>
        isObjectType(type) && scopes.some((scope) => showsAny(scope, type) && !isPart(type.name)),
    )
    .map(({ name }) => name)
    .filter(
      (name) =>
        !readTypes.has(name) &&
        !/^__|Event$|^Issued|^PublisherImport|Aggregate|Connection$|Edge$/.test(name),
    )
  expect(unread.filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name))).toEqual([])
})

test('a root field without access by other scopes is refused to all of them', async () => {
  const errors: string[] = []
  const issued = new Map<string, string>()
  const roots = [
    ...Object.values(query.getFields()).map(
      (field) => [field, opens, `{ ${rootOf(field.name)}`] as const,
    ),
    // A file must be sent in a form. As a string it is refused for every caller.
    ...mutations
      .filter(({ name }) => !['importCatalogue', 'importPublisherOutlets'].includes(name))
      .map(
        (field) => [field, changes, `mutation { ${field.name}${argumentsOf(field.args)}`] as const,
      ),
    ...Object.values(schema.getSubscriptionType()!.getFields()).map(
      (field) => [field, hears, `subscription { ${field.name}${argumentsOf(field.args)}`] as const,
    ),
  ]
  for (const [field, isOpen, text] of roots) {
    const others = scopes.filter((scope) => !isOpen(scope, field.name))
    if (others.length === 0) continue
    const key = others.join()
    const token = issued.get(key) ?? (await api.token(team, 'custom', others))
    issued.set(key, token)
    const { text: answer } = await api.post(
      token,
      '/graphql',
      { query: `${text} ${least(field.type)} }` },
      { accept: 'application/json, text/event-stream' },
    )
    if (!refusals.some((code) => answer.includes(`"code":"${code}"`))) errors.push(field.name)
  }
  expect(errors).toEqual([])
})
