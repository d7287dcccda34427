import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../src/access/session.js'
import { limits } from '../../src/graphql/limits.js'
import { testApi } from '../support/api.js'
import { subscribe } from '../support/clients/subscription.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const ask = async (token: string, query: string, variables: object = {}) =>
  api.send('POST', token, '/graphql', { query, variables })

const costOf = async (query: string, variables: object = {}): Promise<number> => {
  const { body } = await ask(api.operator, query, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.extensions.cost.requested
}

/** Returns the message of a refused query, and expects no database statement. */
const refusal = async (query: string, variables: object = {}) => {
  let answer: Awaited<ReturnType<typeof ask>> | undefined
  const sql = await api.sqlOf(async () => {
    answer = await ask(api.operator, query, variables)
  })
  expect(sql).toEqual([])
  expect(answer!.status).toBe(422)
  expect(answer!.body.data).toBeUndefined()
  expect(answer!.body.errors[0].extensions.code).toBe('query_too_expensive')
  return answer!.body.errors[0].message as string
}

describe('the cost of an operation', () => {
  test('grows with the page, given or by default, literally or by a variable', async () => {
    expect(await costOf('{ outlets(first: 1) { nodes { name } } }')).toBe(1)
    const full = await costOf('{ outlets(first: 100) { nodes { name channels { id } } } }')
    expect(full).toBeGreaterThan(2)
    const byVariable = 'query ($n: Int!) { outlets(first: $n) { nodes { name channels { id } } } }'
    expect(await costOf(byVariable, { n: 100 })).toBe(full)
    expect(await costOf(byVariable, { n: 1 })).toBe(1)
    const preset =
      'query ($n: Int! = 100) { outlets(first: $n) { nodes { name channels { id } } } }'
    expect(await costOf(preset)).toBe(full)
    expect(await costOf('{ outlets { nodes { name channels { id } } } }')).toBeLessThan(full)
  })

  test('counts edges as nodes, each alias, and fragments where they are spread', async () => {
    const nodes = await costOf('{ outlets(first: 100) { nodes { channels { id } } } }')
    const edges = await costOf('{ outlets(first: 100) { edges { node { channels { id } } } } }')
    expect(edges).toBeGreaterThanOrEqual(nodes)
    const twice = await costOf(
      '{ a: outlets(first: 100) { nodes { channels { id } } } b: outlets(first: 100) { nodes { ...c } } } fragment c on Outlet { channels { id } }',
    )
    expect(twice).toBeGreaterThanOrEqual(2 * nodes - 1)
  })

  test('counts a statement for each root field, however little it returns', async () => {
    const aliases = Array.from({ length: 200 }, (_, index) => `a${index}: states`).join(' ')
    expect(await costOf('{ states }')).toBe(1)
    expect(await costOf(`{ ${aliases} }`)).toBeGreaterThanOrEqual(20)
  })

  test('grows with the conditions of a filter beyond those that are free', async () => {
    const query = 'query ($where: OutletWhere) { outlets(first: 1, where: $where) { totalCount } }'
    const named = (count: number) => ({
      where: { OR: Array.from({ length: count }, (_, at) => ({ name: { contains: `${at}` } })) },
    })
    expect(await costOf(query, named(5))).toBe(1)
    expect(await costOf(query, named(200))).toBeGreaterThanOrEqual(10)
  })

  test('counts the conditions of filtered once for any number of groups', async () => {
    const of = (groups: number, part: string) =>
      costOf(
        `{ orderItemsAggregate(limit: ${groups}, groupBy: [{ key: CAMPAIGN }]) { count ${part} } }`,
      )
    const published =
      '{ order: { status: { eq: PAID } }, article: { publishedAt: { isNull: false } } }'
    for (const part of [`filtered(where: ${published}) { count }`, `share(of: ${published})`]) {
      expect(await of(1, part)).toBeGreaterThan(await of(1, ''))
      expect(await of(500, part)).toBeLessThanOrEqual(30)
    }
    const wide = Array.from({ length: 150 }, () => '{ order: { status: { eq: PAID } } }').join()
    expect(await of(1, `share(of: { OR: [${wide}] })`)).toBeGreaterThanOrEqual(50)
  })

  test('is that of the executed operation', async () => {
    const query =
      'query Small { outlets(first: 1) { nodes { id } } } query Large { outlets(first: 100) { nodes { id channels { id } } } }'
    const run = (operationName: string) =>
      api.send('POST', api.operator, '/graphql', { query, operationName })
    const small = (await run('Small')).body.extensions.cost.requested
    const large = (await run('Large')).body.extensions.cost.requested
    expect(large).toBeGreaterThan(small)
  })
})

test('a list queried with all: true is charged by its actual length', async () => {
  const team = await api.team()
  const profile = await makeProfile(api, team)
  const { articles } = await makeOrder(api, profile, await makeProduct(api))
  const article = { teamId: team.id, articleId: articles[0]!.id, content: 'x', authorName: 'Ada' }
  await api.prisma.comment.createMany({
    data: Array.from({ length: 950 }, (_, i) => {
      const reference = `c_${String(1_111_111_111 + i).replaceAll('0', 'A')}`
      return { ...article, reference }
    }),
  })
  const { body, headers } = await ask(
    team.token,
    '{ articles { nodes { comments(all: true) { nodes { id } } } } }',
  )
  const { requested, remaining, limit } = body.extensions.cost
  expect(body.data.articles.nodes[0].comments.nodes).toHaveLength(950)
  expect(requested).toBe(10)
  expect(remaining).toBe(limit - 10)
  expect(headers.ratelimit).toContain(`r=${remaining}`)
})

test('an automatic check is charged for its work after the response', async () => {
  const team = await api.team()
  const profile = await makeProfile(api, team)
  const { articles } = await makeOrder(api, profile, await makeProduct(api))
  const { body } = await ask(
    team.token,
    `mutation { requestComplianceCheck(input: { articleId: "${articles[0]!.id}", text: "Plain." }) { id } }`,
  )
  const { requested, remaining, limit } = body.extensions.cost
  expect(requested).toBe(10)
  expect(remaining).toBe(limit - 10)
})

describe('unused cost', () => {
  const pages = (first: number) =>
    Array.from(
      { length: 5 },
      (_, i) => `a${i}: articles(first: ${first}) { nodes { id comments { nodes { id } } } }`,
    ).join(' ')

  test('is refunded, and requested stays the whole cost', async () => {
    const { token } = await api.team()
    const { body, headers } = await ask(token, `{ ${pages(100)} }`)
    const { requested, used, remaining, limit } = body.extensions.cost
    expect(requested).toBeGreaterThan(10)
    expect(used).toBe(1)
    expect(remaining).toBe(limit - 1)
    expect(headers.ratelimit).toContain(`r=${remaining}`)
    const { remaining: next } = (await ask(token, `{ ${pages(100)} }`)).body.extensions.cost
    expect(next).toBe(limit - 2)
  })

  test('cannot be spent before the response', async () => {
    const team = await api.team()
    const cost = (await ask(team.token, `{ ${pages(100)} }`)).body.extensions.cost
    const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const payer = { kind: 'team', tokenId: id, teamId: team.id } as Session
    await api.app.services.rateLimits.charge(payer, cost.remaining - cost.requested + 1)
    const { body } = await ask(team.token, `{ ${pages(100)} }`)
    expect(body.errors[0].extensions.code).toBe('rate_limited')
  })

  test('is not refunded after an error', async () => {
    const token = await api.token(await api.team(), 'custom', ['articles.lists'])
    const { body } = await ask(token, `{ ${pages(100)} profiles { nodes { id } } }`)
    const { requested, used } = body.extensions.cost
    expect(body.errors).toHaveLength(1)
    expect(used).toBe(requested)
  })
})

test('a caller without a token is charged by IP address', async () => {
  const query = `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: sharedOutletList(shareToken: "none") { name }`).join(' ')} }`
  const answer = await api.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query }, remoteAddress: '192.0.2.1' },
  })
  const { requested, remaining, limit } = answer.json().extensions.cost
  expect(requested).toBeGreaterThan(3)
  expect(remaining).toBe(limit - requested)
})

describe('a subscription', () => {
  const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])
  const nested = (depth: number) =>
    `subscription { articleStatusChanged { article { ${'campaign { articles { nodes { '.repeat(depth)}id${' } } }'.repeat(depth)} } } }`
  const open = async (token: string, text: string) => {
    const feed = await subscribe(api.app, token, text)
    feed.close()
    return feed
  }

  test('is charged for the maximum cost of an event when it is opened', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { token } = await api.team()
    const cheap = await open(token, nested(0))
    const dear = await open(token, nested(4))
    expect(left(cheap.headers)).toBeGreaterThan(0)
    expect(left(cheap.headers) - left(dear.headers)).toBeGreaterThan(5)
  })

  test('that costs too much is refused before it is opened', async () => {
    const { token } = await api.team()
    const feed = await subscribe(api.app, token, nested(6))
    await feed.ended
    expect(feed.events).toMatchObject([[{ extensions: { code: 'query_too_expensive' } }]])
  })
})

describe('a maximum', () => {
  const wide = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: outlets(first: 100) { nodes { channels { id } tags { id } } }`).join(' ')} }`

  test('of records names the points and suggests fewer records', async () => {
    const message = await refusal(wide(20))
    expect(message).toMatch(/costs \d+ points\. The maximum per request is 100\. Request fewer/)
  })

  test('is in an error with the cost', async () => {
    const { body } = await ask(api.operator, wide(20))
    expect(body.extensions.cost.requested).toBeGreaterThan(100)
  })

  test('of repeated fields, which validation compares with each other', async () => {
    const same = 'articles(first: 1) { nodes { campaign { id name } } } '
    expect(await refusal(`{ ${same.repeat(150)} }`)).toMatch(/same fields too many times/)
    expect(await costOf(`{ ${same.repeat(20)} }`)).toBeGreaterThan(0)
  })

  test('of the text: characters and tokens', async () => {
    expect(await refusal(`{ outlets { nodes { id } } } #${' '.repeat(limits.characters)}`)).toMatch(
      /characters/,
    )
    expect(await refusal(`{ ${'id '.repeat(limits.tokens)} }`)).toMatch(/tokens/)
  })

  test('of its shape: depth, fields, aliases, directives', async () => {
    expect(
      await refusal(`${'{ a '.repeat(limits.depth + 1)}${'}'.repeat(limits.depth + 1)}`),
    ).toMatch(/deeper than/)
    expect(await refusal(`{ ${'id '.repeat(limits.fields + 1)} }`)).toMatch(/fields/)
    const aliases = Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: __typename`)
    expect(await refusal(`{ ${aliases.join(' ')} }`)).toMatch(/aliases/)
    expect(
      await refusal(`{ __typename ${'@skip(if: false) '.repeat(limits.directives + 1)} }`),
    ).toMatch(/directives/)
  })

  test('of fragments that double each other', async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, i) => `fragment f${i} on Query { __typename ...f${i + 1} ...f${i + 1} }`,
    )
    const message = await refusal(
      `{ ...f0 } ${fragments.join(' ')} fragment f30 on Query { __typename }`,
    )
    expect(message).toMatch(/fields/)
  })

  test('of introspection', async () => {
    const many = Array.from({ length: 11 }, (_, i) => `a${i}: __schema { queryType { name } }`)
    expect(await refusal(`{ ${many.join(' ')} }`)).toMatch(/points/)
  })

  test('of a mutation, many times in one request', async () => {
    const many = Array.from(
      { length: 101 },
      (_, i) =>
        `a${i}: revokeApiToken(input: {apiTokenId: "00000000-0000-7000-8000-000000000000"}) { id }`,
    )
    expect(await refusal(`mutation { ${many.join(' ')} }`)).toMatch(/points/)
  })
})

test('fragments that spread themselves are reported as such', async () => {
  const { status, body } = await ask(
    api.operator,
    '{ ...a } fragment a on Query { __typename ...b } fragment b on Query { ...a }',
  )
  expect(status).toBe(200)
  expect(body.errors[0].message).toMatch(/Cannot spread fragment/)
  expect(body.errors[0].extensions.code).toBe('validation_failed')
})

test('several operations in one request are refused', async () => {
  const batch = [{ query: '{ __typename }' }, { query: '{ __typename }' }]
  const { status } = await api.send('POST', api.operator, '/graphql', batch)
  expect(status).toBe(400)
})

test('the introspection of GraphiQL is never refused for its cost', async () => {
  const query = getIntrospectionQuery({
    descriptions: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  })
  expect(await costOf(query)).toBeLessThanOrEqual(10)
})

test('the schema is hidden without a token, also after a token has cached it', async () => {
  const query = '{ __schema { types { name } } }'
  const stranger = () =>
    api.app.inject({ method: 'POST', url: '/graphql', payload: { query } }).then((r) => r.json())
  expect((await stranger()).errors[0].message).toMatch(/Send a token/)
  expect((await ask(api.operator, query)).body.data.__schema.types.length).toBeGreaterThan(10)
  const { data, errors } = await stranger()
  expect(data).toBeUndefined()
  expect(errors[0].message).toMatch(/Send a token/)
})

test('a misspelt name is corrected only for callers with a token', async () => {
  const query = '{ outletz { nodes { id } } }'
  const { body } = await ask(api.operator, query)
  expect(body.errors[0].message).toMatch(/Did you mean/)
  const stranger = await api.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(stranger.json().errors[0].message).not.toMatch(/Did you mean/)
})

describe('99 misspelt names', () => {
  const documentOf = (count: number) =>
    `{ __typename } ${Array.from({ length: count }, (_, n) => `fragment F${n} on ArticleStatusChangesAggregate${n}X { a }`).join(' ')}`
  let sent = 0
  /** Sends a document that is in no cache. */
  const errorsOf = async (headers: Record<string, string>, count: number) => {
    const payload = { query: `${documentOf(count)} # ${sent++}` }
    const answer = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload })
    return answer.json().errors as { message: string }[]
  }
  /** Processor time of the quickest of five, in microseconds. */
  const timeOf = async (headers: Record<string, string>, count: number) => {
    const times: number[] = []
    for (let run = 0; run < 5; run++) {
      const before = process.cpuUsage()
      await errorsOf(headers, count)
      const { user, system } = process.cpuUsage(before)
      times.push(user + system)
    }
    return Math.min(...times)
  }

  test.each<[string, Record<string, string>, suggestions: number]>([
    ['a token', { authorization: `Bearer ${api.operator}` }, 5],
    ['a stranger', {}, 0],
  ])(
    'of %s cost little more than one, with few suggestions',
    async (_who, headers, suggestions) => {
      const errors = await errorsOf(headers, 99)
      expect(errors.length).toBeGreaterThanOrEqual(99)
      expect(errors.filter(({ message }) => /Did you mean/.test(message))).toHaveLength(suggestions)
      const one = await timeOf(headers, 1)
      expect(await timeOf(headers, 99)).toBeLessThan(12 * one)
    },
  )
})
