import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { triesAll } from '../support/attempts.js'
import { type Attempt, attempts } from '../support/inputs/hostile.js'

const api = await testApi()
const atOnce = pLimit(6)

/** Sends all attempts and returns those that cause an `internal_error`. */
async function internalErrors(
  kind: 'query' | 'mutation',
  token: string,
  tried: Attempt[],
): Promise<string[]> {
  const found = await Promise.all(
    tried.map((attempt) =>
      atOnce(async () => {
        const { body } = await api.post(token, '/graphql', operationOf(kind, attempt))
        const code = body.errors?.[0]?.extensions.code ?? body.code
        if (code !== 'internal_error') return []
        return `${attempt.at} ${JSON.stringify(attempt.args.map(({ value }) => value)).slice(0, 200)}`
      }),
    ),
  )
  return found.flat()
}

function operationOf(kind: 'query' | 'mutation', { field, args, selection }: Attempt) {
  const types = args.map(({ name, type }) => `$${name}: ${type}`)
  const given = args.map(({ name }) => `${name}: $${name}`)
  return {
    query: `${kind} (${types.join(', ')}) { ${field}(${given.join(', ')}) ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, value }) => [name, value])),
  }
}

describe('nested brackets', () => {
  const open = (count: number, inner = '') => '['.repeat(count) + inner + ']'.repeat(count)

  it.each([
    ['a list', `{ outlets(first: ${'['.repeat(9_000)}) { totalCount } }`],
    ['a list that is closed', `{ outlets(first: ${open(4_900)}) { totalCount } }`],
    ['objects', `{ outlets(where: ${'{AND: '.repeat(3_000)}) { totalCount } }`],
    ['a type', `query ($a: ${open(4_900, 'Int')}) { outlets { totalCount } }`],
    ['fields', `${'{ outlets '.repeat(4_000)}`],
  ])('%s in the text', async (_what, query) => {
    for (const headers of [{}, { authorization: `Bearer ${api.operator}` }]) {
      const payload = { query }
      const answer = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatchObject({
        message: 'The query is nested deeper than 100 brackets.',
        extensions: { code: 'malformed_request' },
      })
    }
  })

  it('in a variable', async () => {
    const { token } = await api.team()
    const where = JSON.parse(`${'{"AND":['.repeat(60)}${']}'.repeat(60)}`)
    for (const query of [
      'query ($where: OutletWhere) { outlets(where: $where) { totalCount } }',
      'mutation ($where: String!) { createProfile(input: { name: $where }) { id } }',
    ]) {
      const { status, body } = await api.post(token, '/graphql', { query, variables: { where } })
      expect(status).toBe(400)
      expect(body.errors[0].message).toBe('A variable is nested deeper than 100 brackets.')
    }
  })
})

describe('any value of an argument is accepted or refused', () => {
  const sample = (tried: Attempt[], most: number) => {
    const every = triesAll ? 1 : Math.ceil(tried.length / most)
    return tried.filter((_, at) => at % every === 0)
  }
  const queries = attempts(schema, 'query')

  it('in queries of operators', async () => {
    expect(await internalErrors('query', api.operator, sample(queries, 700))).toEqual([])
  })

  it('in queries of teams', async () => {
    const { token } = await api.team()
    expect(await internalErrors('query', token, sample(queries, 700))).toEqual([])
  })

  it('in mutations', async () => {
    const tried = sample(attempts(schema, 'mutation'), 1200)
    expect(await internalErrors('mutation', api.operator, tried)).toEqual([])
  })

  it.each([
    ['orders', 'createdAt', 'CREATED_AT', [{ equals: 1 }, [], 1, 'x', true, '0000-00-00']],
    ['orders', 'total', 'TOTAL', [{ equals: 1 }, [], 'x', true, 1.5, '9'.repeat(30)]],
    ['orders', 'referenceNumber', 'REFERENCE_NUMBER', [{ equals: 1 }, [], 1, true, '\0', null]],
    [
      'listings',
      'popularity',
      'POPULARITY',
      [{ gt: 1 }, [1], '12', true, 1.5, 2 ** 31, -(2 ** 33)],
    ],
  ])('in a cursor of %s by %s', async (list, column, field, values) => {
    for (const value of values) {
      for (const typed of [{ v: value }, { d: value }, { n: value }]) {
        const text = JSON.stringify([column, 'asc', typed, crypto.randomUUID()])
        const after = Buffer.from(text).toString('base64url')
        const { extensions } = await api.graphError(
          api.operator,
          `query ($after: String) { ${list}(after: $after, orderBy: { field: ${field}, direction: ASC }) { nodes { id } } }`,
          { after },
        )
        expect(extensions).toMatchObject({ issues: [{ path: ['after'], code: 'invalid_cursor' }] })
      }
    }
  })

  it('in the order of an aggregate, such as the sum of a date', async () => {
    const { extensions } = await api.graphError(
      api.operator,
      '{ ordersAggregate(orderBy: { function: SUM, of: CREATED_AT, direction: ASC }) { count } }',
    )
    expect(extensions.issues).toEqual([
      {
        path: ['orderBy', 0, 'of'],
        code: 'conflict',
        message: 'cannot be CREATED_AT, because SUM does not apply to dates',
        field: 'function',
      },
    ])
  })

  it('in a span of days', async () => {
    for (const days of [2147483647, -2147483648]) {
      const query = `{ listings(where: { createdWithinDays: ${days} }) { totalCount } }`
      expect(await api.graph(api.operator, query)).toEqual({ listings: { totalCount: 0 } })
    }
  })

  it('in a key of a file, for an unknown profile', async () => {
    const { extensions } = await api.graphError(
      api.operator,
      `mutation { createCampaign(input: { name: "a", objectives: "b", profileId: "${crypto.randomUUID()}", fileKey: "c" }) { id } }`,
    )
    expect(extensions.issues).toMatchObject([{ path: ['input', 'profileId'] }])
  })

  it('as an alias that is a property of Object.prototype', async () => {
    const { token } = await api.team()
    const query = 'mutation { __proto__: createProfile(input: { name: "Ada" }) { name } }'
    const { status, text } = await api.post(token, '/graphql', { query })
    expect(status).toBe(200)
    expect(text).toContain('"__proto__":{"name":"Ada"}')
  })
})
