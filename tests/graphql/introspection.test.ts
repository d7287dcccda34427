import { type ExecutionArgs, execute, getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema/index.js'
import { cachedIntrospection } from '../../src/graphql/introspection.js'
import { testApi } from '../support/api.js'

const api = await testApi()

describe('introspection', () => {
  const ofTypes = '{ __schema { types { name } } }'

  it('is cached across teams and charged to each', async () => {
    const [one, other] = [await api.team(), await api.team()]
    const first = await api.post(one.token, '/graphql', { query: ofTypes })
    const again = await api.post(other.token, '/graphql', { query: ofTypes })
    expect(first.body.data.__schema.types.length).toBeGreaterThan(100)
    expect(again.body).toEqual(first.body)
    expect(again.body.extensions.cost.requested).toBe(10)
  })

  it('runs once for concurrent requests', async () => {
    const answer = cachedIntrospection()
    let runs = 0
    const run = (args: ExecutionArgs) => {
      runs++
      return execute(args)
    }
    const results = Array.from({ length: 20 }, () =>
      answer({ schema, document: parse(getIntrospectionQuery()) }, run),
    )
    await Promise.all(results)
    expect(runs).toBe(1)
    expect(answer({ schema, document: parse('{ outlets { totalCount } }') }, run)).toBeUndefined()
  })

  it('is cached per operation and variables', async () => {
    const { token } = await api.team()
    const query =
      'query A($name: String!) { __type(name: $name) { name } } query B { __type(name: "Tag") { kind } }'
    const ask = async (operationName: string, variables: object) =>
      (await api.post(token, '/graphql', { query, operationName, variables })).body.data.__type
    expect(await ask('A', { name: 'Order' })).toEqual({ name: 'Order' })
    expect(await ask('A', { name: 'Outlet' })).toEqual({ name: 'Outlet' })
    expect(await ask('A', { name: 'Order' })).toEqual({ name: 'Order' })
    expect(await ask('B', { name: 'Order' })).toEqual({ kind: 'OBJECT' })
  })
})
