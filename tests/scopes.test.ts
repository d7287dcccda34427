import {
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDatamodel } from '../prisma/generated/pothos.js'
import { aggregates } from '../schema/aggregates.js'
import { lists } from '../schema/connection.js'
import { schema } from '../schema/index.js'
import { scopes } from '../src/auth.js'
import { testApi } from './support/api.js'
import { argumentsOf, least, sampleOf } from './support/graph-values.js'
import { marketplace } from './support/marketplace.js'
import {
  changes,
  type Field,
  isPart,
  opens,
  reads,
  shows,
  showsAny,
  showsChanged,
  unknownNames,
} from './support/scopes.js'

const api = testApi()
const query = schema.getQueryType()!
const tokens = new Map<string, string>()
const readTypes = new Set<string>()
let team: { id: string; ownerId: string }
/** A record of the team, by type. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  team = await marketplace(api)
  for (const scope of scopes) tokens.set(scope, await api.token(team, 'custom', [scope]))
  for (const field of Object.values(query.getFields())) {
    const { name } = getNamedType(field.type)
    if (!field.args.some(({ name }) => name === 'id') || ids[name]) continue
    const delegate = (api.prisma as never)[name[0]!.toLowerCase() + name.slice(1)] as {
      findFirst(asked: object): Promise<{ id: string } | null>
    }
    const isOwn = columnsOf(name).has('teamId')
    const where = name === 'Team' ? { id: team.id } : isOwn ? { teamId: team.id } : {}
    const hasArchive = columnsOf(name).has('deletedAt')
    const found = await delegate.findFirst({
      where: { ...where, ...(hasArchive && { deletedAt: null }) },
    })
    if (!found) throw new Error(`The marketplace of the tests has no ${name}.`)
    ids[name] = found.id
  }
  const article = await api.prisma.article.findFirstOrThrow({ where: { teamId: team.id } })
  ids.articleId = article.id
})

const columnsOf = (model: string) =>
  new Set(getDatamodel().datamodel.models[model as 'File']!.fields.map(({ name }) => name))

const quoted = (text: string) => JSON.stringify(text)
const rootOf = (name: string, given: Record<string, string> = {}) => {
  const field = query.getFields()[name]!
  const own: Record<string, string> = { ...given }
  if (field.args.some((arg) => arg.name === 'id'))
    own.id = quoted(ids[getNamedType(field.type).name]!)
  if (name === 'articleComments') own.articleId = quoted(ids.articleId!)
  return `${name}${argumentsOf(field.args, own)}`
}

const ask = async (token: string, text: string) =>
  (await api.post(token, '/graphql', { query: text })).body

const refusals = ['missing_scope', 'operator_only', 'read_only_token']

type Refusal = { extensions: { code: string } }

/** What is wrong with an answer that should have been refused, and with one that should not. */
async function faultsOf(
  scope: string,
  allowed: string[],
  refused: string[],
  put: (part: string) => string,
) {
  const token = tokens.get(scope)!
  const faults: string[] = []
  if (allowed.length > 0) {
    const { errors } = await ask(token, put(allowed.join(' ')))
    for (const error of errors ?? [])
      faults.push(`${scope} is refused ${error.path?.join('.')}: ${error.message}`)
  }
  for (const part of refused) {
    const { errors } = await ask(token, put(part))
    const codes = (errors ?? []).map((error: Refusal) => error.extensions.code)
    if (codes.length === 0 || !codes.every((code: string) => refusals.includes(code)))
      faults.push(`${scope} reads ${put(part)}${codes.length > 0 ? `: ${codes}` : ''}`)
  }
  return faults
}

test('the tables say of every type and root field who is shown it', () => {
  expect(unknownNames()).toEqual([])
})

describe.each(scopes)('%s alone', (scope) => {
  const opened = Object.values(query.getFields()).filter(({ name }) => opens(scope, name))

  test('opens its root fields', async () => {
    const parts = opened
      .filter(({ name }) => name !== 'sharedOutletList')
      .map((field) => `${rootOf(field.name)} ${least(field.type)}`)
    expect(await faultsOf(scope, parts, [], (part) => `{ ${part} }`)).toEqual([])
  })

  test('reads what it shows, by every relation, and no more', async () => {
    const faults: string[] = []
    const seen = new Set<string>()
    const queue: { type: GraphQLObjectType; put: (part: string) => string }[] = []
    for (const field of opened) {
      const type = getNamedType(field.type)
      // Groups are asked for one by one below.
      if (isObjectType(type) && !/^sharedOutletList$|Aggregate$/.test(field.name))
        queue.push({ type, put: (part) => `{ ${rootOf(field.name)} { ${part} } }` })
    }
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { type, put } = next
      if (seen.has(type.name)) continue
      const fields = Object.values(type.getFields()) as Field[]
      const part = (field: Field) => `${field.name} ${least(field.type)}`
      const isShown = (field: Field) => reads(scope, type, field)
      // Without a record there is nothing to refuse.
      const { data } = await ask(tokens.get(scope)!, put('__typename'))
      if (!JSON.stringify(data ?? null).includes('__typename')) continue
      seen.add(type.name)
      readTypes.add(type.name)
      const shown = fields.filter(isShown)
      const refused = fields.filter((field) => !isShown(field))
      faults.push(...(await faultsOf(scope, shown.map(part), refused.map(part), put)))
      for (const field of shown) {
        const target = getNamedType(field.type)
        if (isObjectType(target))
          queue.push({ type: target, put: (inner) => put(`${field.name} { ${inner} }`) })
      }
    }
    expect(faults).toEqual([])
  })

  test('changes what it may, and is answered with no more', async () => {
    const faults: string[] = []
    for (const mutation of Object.values(schema.getMutationType()!.getFields())) {
      if (!changes(scope, mutation.name) || mutation.name === 'uploadFiles') continue
      const put = (part: string) =>
        `mutation { ${mutation.name}${argumentsOf(mutation.args)} ${part} }`
      const type = getNamedType(mutation.type)
      if (!isObjectType(type)) continue
      const all = Object.values(type.getFields()) as Field[]
      const part = (field: Field) => `${field.name} ${least(field.type)}`
      const shown = all.filter((field) => showsChanged(scope, type, field)).map(part)
      const { errors } = await ask(tokens.get(scope)!, put(`{ ${shown.join(' ')} }`))
      const [code] = (errors ?? []).map((error: Refusal) => error.extensions.code)
      if (refusals.includes(code))
        faults.push(`${scope} is refused ${mutation.name}: ${errors[0].message}`)
      const refused = all.filter((field) => !showsChanged(scope, type, field)).map(part)
      faults.push(...(await faultsOf(scope, [], refused, (one) => put(`{ ${one} }`))))
    }
    expect(faults).toEqual([])
  })

  test('filters and sorts by what it shows', async () => {
    const faults: string[] = []
    const seen = new Set<string>()
    for (const root of opened) {
      const where = root.args.find(({ name }) => name === 'where')
      const node = lists.get(root.name)?.node as { name: string } | undefined
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
          const may = shows(scope, record.name, field.name) && (!target || showsAny(scope, target))
          ;(may ? allowed : refused).push(condition)
          if (may && target) queue.push({ input: inner, record: target, wrap: around })
        }
        faults.push(...(await faultsOf(scope, allowed, refused, put)))
      }
      const order = getNamedType(root.args.find(({ name }) => name === 'orderBy')!.type)
      const keys = isInputObjectType(order) && getNamedType(order.getFields().field!.type)
      if (!isEnumType(keys)) continue
      for (const { name } of keys.getValues()) {
        const field = name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
        const orderBy = `{field: ${name}, direction: ASC}`
        const text = `{ ${rootOf(root.name, { orderBy })} { nodes { __typename } } }`
        const sets = shows(scope, record.name, field) ? [[text], []] : [[], [text]]
        faults.push(...(await faultsOf(scope, sets[0]!, sets[1]!, (part) => part)))
      }
    }
    expect(faults).toEqual([])
  })

  test('groups, adds up and exports what it shows', async () => {
    const faults: string[] = []
    for (const [list, { field = `${list}Aggregate`, model, keys, measures }] of Object.entries(
      aggregates,
    )) {
      if (!opens(scope, field)) continue
      const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      for (const [key, { path, isDate }] of Object.entries(keys)) {
        const by = isDate ? ', by: YEAR' : ''
        const text = `{ ${field}(groupBy: [{key: ${upper(key)}${by}}]) { keys { ${key} } } }`
        const may = showsPath(scope, model, path as string)
        faults.push(
          ...(await faultsOf(scope, may ? [text] : [], may ? [] : [text], (part) => part)),
        )
      }
      for (const [measure, { sql, operator }] of Object.entries(measures)) {
        const paths: string[] = []
        if (typeof sql === 'object') sql.of((path) => String(paths.push(path)))
        else if (typeof sql === 'string') paths.push(sql)
        const may = !operator && paths.every((path) => showsPath(scope, model, path))
        const text = `{ ${field} { min { ${measure} } } }`
        const sorted = `{ ${field}(orderBy: [{function: MIN, of: ${upper(measure)}, direction: ASC}]) { count } }`
        const parts = [text, sorted]
        for (const part of parts)
          faults.push(
            ...(await faultsOf(scope, may ? [part] : [], may ? [] : [part], (same) => same)),
          )
      }
    }
    for (const [name, list] of lists) {
      if (!opens(scope, name)) continue
      const node = schema.getType((list.node as { name: string }).name) as GraphQLObjectType
      const allowed: string[] = []
      const refused: string[] = []
      const note = (type: GraphQLObjectType, prefix: string, may: boolean) => {
        for (const field of Object.values(type.getFields()) as Field[]) {
          const { pothosExposedField, pothosPrismaRelationField, pothosOptions } =
            field.extensions as Record<string, { query?: unknown } | undefined>
          const target = getNamedType(field.type)
          if (pothosExposedField && field.args.length === 0) {
            const shown = may && reads(scope, type, field)
            ;(shown ? allowed : refused).push(`${prefix}${field.name}`)
          } else if (
            pothosPrismaRelationField &&
            !pothosOptions?.query &&
            isObjectType(target) &&
            !prefix &&
            !String(field.type).startsWith('[')
          )
            note(target, `${field.name}.`, reads(scope, type, field))
        }
      }
      note(node, '', true)
      const get = (names: string[]) =>
        api.get(tokens.get(scope)!, `/exports/${name}.jsonl?limit=1&fields=${names.join(',')}`)
      const whole = await get(allowed)
      if (whole.status !== 200)
        faults.push(`${scope} is refused the export of ${name}: ${whole.text}`)
      for (const field of refused) {
        const { body } = await get([field])
        if (!refusals.includes(body?.code)) faults.push(`${scope} exports ${field} of ${name}`)
      }
    }
    expect(faults).toEqual([])
  })
})

/** The types of a model, as the graph names them. */
const typesOf = (model: string) =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) &&
      type.extensions.pothosPrismaModel === model &&
      !/^Shared/.test(type.name),
  )

/** Whether a scope alone shows each step of a path over the data model. */
function showsPath(scope: string, model: string, path: string): boolean {
  let at = model
  return path.split('.').every((step) => {
    const types = typesOf(at)
    const may = types.some((type) => shows(scope, type.name, step))
    const field = getDatamodel().datamodel.models[at as 'File']!.fields.find(
      ({ name }) => name === step,
    )
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
        !readTypes.has(name) && !/^__|Event$|^Issued|Aggregate|Connection$|Edge$/.test(name),
    )
  expect(unread.filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name))).toEqual([])
})

test('a root field that none of the other scopes opens stays closed to all of them', async () => {
  const faults: string[] = []
  for (const field of Object.values(query.getFields())) {
    const others = scopes.filter((scope) => !opens(scope, field.name))
    if (others.length === 0) continue
    const token = await api.token(team, 'custom', others)
    const { errors } = await ask(token, `{ ${rootOf(field.name)} ${least(field.type)} }`)
    if (!refusals.includes(errors?.[0]?.extensions.code)) faults.push(field.name)
  }
  expect(faults).toEqual([])
})
