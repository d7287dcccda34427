import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isRequiredArgument,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { routes } from '../../rest/index.js'
import { aggregates } from '../../schema/core/aggregate.js'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { ofPublishers, ofWriters } from '../support/access/root-kinds.js'
import { callerKindOf } from '../support/access/route-caller.js'
import {
  type Attempt,
  Attempts,
  recordsOf,
  refusalOf,
  saidBy,
  unknownLike,
} from '../support/access/tenancy.js'
import {
  type Condition,
  conditionsOf,
  eraseTeam,
  everythingOf,
  fieldAt,
  rowsOf,
  type Values,
} from '../support/access/tenancy-reads.js'
import { testApi } from '../support/api.js'
import { type Feed, subscribe } from '../support/clients/subscription.js'
import { completeRecords } from '../support/fixtures/marketplace.js'

type RootField = GraphQLField<unknown, unknown>
const roots = (kind: 'query' | 'mutation' | 'subscription'): RootField[] =>
  Object.values(schema.getRootType(kind as never)!.getFields()).filter(
    ({ name }) => !ofPublishers.has(name) && !ofWriters.has(name),
  )

const api = await testApi({ demo: true, graphqlWorker: true })

const [one, two] = await api.prisma.team.findMany({
  where: { articles: { some: {} } },
  orderBy: { id: 'asc' },
})
const [team, other] = [one!, two!]
await completeRecords(api, team)
await completeRecords(api, other)
const token = await api.token(team)
const theirs = recordsOf(api, other)
const attempts = new Attempts(api, token, recordsOf(api, team))
const values = await valuesOf()

/** Returns values that only records of the other team have, and the same number of values that no record has. */
async function valuesOf() {
  // Names of the catalogue in records of the other team identify none of these records.
  const { rows: catalogue } = await api.db.pool.query(
    'SELECT name FROM product UNION SELECT name FROM outlet',
  )
  const known = JSON.stringify([await rowsOf(api, team), catalogue])
  const rows = Object.values(await rowsOf(api, other)).flatMap((found) => found.slice(0, 1))
  const of = (pattern: RegExp) => {
    const found = rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        pattern.test(name) && typeof value === 'string' && value.length > 3 ? [value] : [],
      ),
    )
    return [...new Set(found)].filter((value) => !known.includes(value))
  }
  const own = { ids: of(/^id$/), texts: of(/(reference|key|number|slug|name|title|content)$/) }
  return {
    theirs: own,
    unknown: { ids: own.ids.map(unknownLike), texts: own.texts.map(unknownLike) },
  }
}

/** Returns errors in the responses for records of another team. */
async function errorsOf(tried: Attempt[]): Promise<string[]> {
  const errors: string[] = [...attempts.unknown]
  for (const { at, names, changes, path, send } of tried) {
    const value = String((await theirs(names.model))[names.column])
    const none = unknownLike(value)
    const unknown = await send(none)
    const expected = saidBy(unknown, none)
    const { code, places } = refusalOf(unknown)
    const isRefused =
      code &&
      (['not_found', 'operator_only', 'wrong_team'].includes(code) ||
        places.includes(path.join('.')))
    if (code ? !isRefused : changes)
      errors.push(
        `${at} is not refused for the record it names, but answered ${unknown.text.slice(0, 300)}: give it what it needs in tests/support/access/tenancy.ts.`,
      )
    const said = saidBy(await send(value), value)
    if (said !== expected)
      errors.push(`${at} tells of another team's ${names.model}: ${said} in place of ${expected}`)
  }
  return errors
}

const expectUnchanged = async (work: () => Promise<void>) => {
  const before = await rowsOf(api, other)
  await work()
  expect(await rowsOf(api, other)).toEqual(before)
}

describe('a record of another team is rejected like one that does not exist', () => {
  it('by every query', async () => {
    const tried = await Promise.all(roots('query').map((field) => attempts.ofField('query', field)))
    expect(await errorsOf(tried.flat())).toEqual([])
  })

  it('by every mutation, which changes nothing of it', async () => {
    const tried = await Promise.all(
      roots('mutation').map((field) => attempts.ofField('mutation', field)),
    )
    await expectUnchanged(async () => expect(await errorsOf(tried.flat())).toEqual([]))
  })

  it('by every route of REST, which changes nothing of it', async () => {
    const open = routes.filter((route) => callerKindOf(route) === 'BUYER')
    const tried = await Promise.all(open.map((route) => attempts.ofRoute(route)))
    await expectUnchanged(async () => expect(await errorsOf(tried.flat())).toEqual([]))
  })
})

type Asked = (where: { any: object; none: object }) => Promise<{ said: string; code?: string }>

/** Conditions that only operators may make. */
const operatorsOnly = new Set<string>()

/** Returns errors of conditions. Runs all at once, then halves of those that fail or differ. */
async function wrongConditions(
  conditions: Condition[],
  ask: Asked,
): Promise<{ errors: string[]; usable: Condition[] }> {
  if (conditions.length === 0) return { errors: [], usable: [] }
  const answer = (of: Values) => {
    const all = conditions.map((condition) => condition.of(of))
    return ask({ any: { OR: all }, none: { AND: all.map((one) => ({ NOT: [one] })) } })
  }
  const unknown = await answer(values.unknown)
  const found = await answer(values.theirs)
  const isSame = found.said === unknown.said
  if (isSame && !found.code) return { errors: [], usable: conditions }
  if (conditions.length > 1) {
    const half = conditions.length >> 1
    const left = await wrongConditions(conditions.slice(0, half), ask)
    const right = await wrongConditions(conditions.slice(half), ask)
    return {
      errors: [...left.errors, ...right.errors],
      usable: [...left.usable, ...right.usable],
    }
  }
  const [{ at, field }] = conditions as [Condition]
  // A buyer's token with all scopes lacks only those of publishers.
  if (isSame && ['operator_only', 'missing_scope'].includes(found.code!)) {
    operatorsOnly.add(field)
    return { errors: [], usable: [] }
  }
  return { errors: [`${at}: ${found.said} in place of ${unknown.said}`], usable: [] }
}

/** A root field without arguments that are required, which a team may open at all. */
const isOpen = async ({ name, args, type }: RootField) => {
  if (args.some(isRequiredArgument)) return false
  const part = 'getFields' in getNamedType(type) ? '{ __typename }' : ''
  const { body } = await api.post(token, '/graphql', { query: `{ ${name} ${part} }` })
  const code = body.errors?.[0].extensions.code
  if (code && code !== 'operator_only') throw new Error(`${name}: ${JSON.stringify(body.errors)}`)
  return !code
}

it('no filter of a list, aggregate or export reveals records of another team', async () => {
  const errors: string[] = []
  for (const field of roots('query')) {
    const where = field.args.find(({ name }) => name === 'where')
    if (!where || !(await isOpen(field))) continue
    const isList = rootLists.has(field.name)
    const [first, part] = isList ? ['first: 3, ', 'totalCount nodes { __typename }'] : ['', 'count']
    const query = `query ($any: ${where.type}, $none: ${where.type}) {
      any: ${field.name}(${first}where: $any) { ${part} }
      none: ${field.name}(${first}where: $none) { ${part} }
    }`
    const { errors: told, usable } = await wrongConditions(
      conditionsOf(getNamedType(where.type) as GraphQLInputObjectType).filter(
        (condition) => !operatorsOnly.has(condition.field),
      ),
      async (variables) => {
        const answer = await api.post(token, '/graphql', { query, variables })
        return { said: saidBy(answer, query), code: answer.body.errors?.[0].extensions.code }
      },
    )
    errors.push(...told.map((error) => `${field.name}, ${error}`))
    if (!isList) continue
    // Exports keep the former name of emails.
    const exportName = field.name === 'emails' ? 'mails' : field.name
    const { errors: exported } = await wrongConditions(usable, async ({ any }) => {
      const answer = await api.post(token, `/exports/${exportName}.jsonl`, { where: any, limit: 3 })
      return { said: saidBy(answer, query), code: answer.body?.code }
    })
    errors.push(...exported.map((error) => `export of ${field.name}, ${error}`))
  }
  expect(errors).toEqual([])
})

it('no subscription reveals changes of records of another team', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const article = await api.prisma.article.findFirstOrThrow({
    where: { teamId: other.id, campaignId: { not: null }, deletedAt: null },
  })
  const own = await api.prisma.article.findFirstOrThrow({
    where: { teamId: team.id, deletedAt: null },
  })
  const { orderItemId } = article
  const { orderId } = await api.prisma.orderItem.findUniqueOrThrow({ where: { id: orderItemId } })
  const ids: Record<string, string | null> = {
    articleId: article.id,
    campaignId: article.campaignId,
    orderId,
  }
  const closed: [string, Feed][] = []
  const heard: Feed[] = []
  const theirToken = await api.token(other)
  for (const { name, args } of roots('subscription')) {
    const isOrder = name === 'orderChanged'
    const all = isOrder ? `${name}(orderId: "${orderId}") { id }` : `${name} { sequence }`
    heard.push(await subscribe(api.app, theirToken, `subscription { ${all} }`))
    for (const arg of args) {
      if (!ids[arg.name]) throw new Error(`Say in this test what ${arg.name} of ${name} names.`)
      const query = `subscription { ${name}(${arg.name}: "${ids[arg.name]}") { __typename } }`
      closed.push([`${name}(${arg.name})`, await subscribe(api.app, token, query)])
    }
  }
  const last = await subscribe(api.app, token, 'subscription { commentCreated { articleId } }')
  const comments = `/articles/${article.id}/comments`
  const said = { content: 'x', author: { name: 'H' } }
  const { body } = await api.post(theirToken, comments, said)
  await api.put(theirToken, `${comments}/${body.id}`, { content: 'y' })
  await api.delete(theirToken, `${comments}/${body.id}`)
  for (const status of ['pending-draft', 'pending-content-brief'])
    await api.graph(
      api.operator,
      `mutation { setArticleStatus(input: {articleId: "${article.id}", status: "${status}"}) { id } }`,
    )
  await api.mutate(api.operator, 'updateOrderItem', { orderItemId, refundRequired: true })
  await api.post(token, `/articles/${own.id}/comments`, said)
  // Every kind of event came to the team that it is of; so did ours, which is the last.
  for (const feed of [...heard, last])
    await expect.poll(() => feed.events.length).toBeGreaterThan(0)
  expect(last.events).toEqual([{ commentCreated: { articleId: own.id } }])
  const told = closed.filter(([, feed]) => feed.status !== 200 || feed.events.length > 0)
  for (const feed of [...heard, last, ...closed.map(([, one]) => one)]) feed.close()
  expect(told.map(([name]) => name)).toEqual([])
})

/** Fields that only operators read: they are left out once they were refused. A token is used, and time goes on meanwhile. */
const hidden = new Set([
  ...['ApiToken.lastUsedAt', 'ApiToken.updatedAt'],
  ...Object.entries(aggregates).flatMap(([list, { field = `${list}Aggregate`, ...made }]) => {
    const group = getNamedType(schema.getQueryType()!.getFields()[field]!.type) as GraphQLObjectType
    const named = [...Object.entries(made.keys), ...Object.entries(made.measures)]
    return named.flatMap(([name, { operator }]) =>
      Object.values(group.getFields()).map(({ type }) =>
        operator || name === 'daysInStatus' ? `${getNamedType(type).name}.${name}` : '',
      ),
    )
  }),
])

/** Returns the largest query of a root field that the caller can run without an error. */
async function wholeQuery(field: RootField): Promise<string> {
  const given = { first: 3, includeArchived: true }
  const parts = Object.entries(given).flatMap(([name, value]) =>
    field.args.some((arg) => arg.name === name) ? [`${name}: ${value}`] : [],
  )
  const args = parts.length > 0 ? `(${parts.join(', ')})` : ''
  for (;;) {
    const query = `{ ${field.name}${args} ${everythingOf(field, hidden)} }`
    const { errors } = (await api.post(token, '/graphql', { query })).body
    if (!errors) return query
    const { size } = hidden
    for (const { path, extensions } of errors)
      if (['operator_only', 'missing_scope'].includes(extensions.code)) hidden.add(fieldAt(path))
    if (hidden.size === size) throw new Error(`${field.name}: ${JSON.stringify(errors)}`)
  }
}

it('a team reads the same as though there were no other team', async () => {
  const ask = async (query: string) => saidBy(await api.post(token, '/graphql', { query }), query)
  const answers: [query: string, text: string][] = []
  for (const field of roots('query')) {
    // The log of requests contains those of this test.
    if (field.name === 'apiRequests' || !(await isOpen(field))) continue
    const query = await wholeQuery(field)
    answers.push([query, await ask(query)])
  }
  const told = answers.filter(([, text]) => values.theirs.ids.some((id) => text.includes(id)))
  expect(told).toEqual([])
  await eraseTeam(api, other)
  for (const [query, text] of answers) expect(await ask(query), query).toBe(text)
})
