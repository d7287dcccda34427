import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { argumentsOf } from '../support/inputs/sample.js'

const types = Object.values(schema.getTypeMap())
const objects = types.filter(isObjectType).filter(({ name }) => !name.startsWith('__'))
const secrets = objects.flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ extensions }) => extensions.secret === 'forWriters')
    .map((field) => ({ type, field })),
)

const call = ({ name, args }: GraphQLField<unknown, unknown>) => `${name}${argumentsOf(args)}`

/** Shortest path from a root to each type, as a function that encloses a selection. */
const waysFrom = (root: GraphQLObjectType) => {
  const ways = new Map<string, (inner: string) => string>([[root.name, (inner) => `{ ${inner} }`]])
  for (const [name, way] of ways) {
    for (const field of Object.values((schema.getType(name) as GraphQLObjectType).getFields())) {
      const type = getNamedType(field.type)
      if (!isObjectType(type) || ways.has(type.name)) continue
      ways.set(type.name, (inner) => way(`${call(field)} { ${inner} }`))
    }
  }
  return ways
}

/** Operations that select the secret by every field of its type, under every root field. */
const operationsFor = ({ type, field: secret }: (typeof secrets)[number]) => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return roots.flatMap((root, index) => {
    const kind = ['query', 'mutation', 'subscription'][index]
    const ways = waysFrom(root!)
    return objects.flatMap((parent) =>
      Object.values(parent.getFields())
        .filter((field) => getNamedType(field.type) === type && ways.has(parent.name))
        .map((field) => ({
          through: `${parent.name}.${field.name}`,
          text: `${kind} ${ways.get(parent.name)!(`${call(field)} { ${secret.name} }`)}`,
        })),
    )
  })
}

const query =
  'query Lists { outletLists { nodes { name ...Shared } } } fragment Shared on OutletList { shareToken }'
const directory = mkdtempSync(join(tmpdir(), 'masthead-operations-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const manifest = join(directory, 'operations.json')
const hash = createHash('sha256').update(query).digest('hex')
writeFileSync(manifest, JSON.stringify({ lists: query, [hash]: query }))

const api = await testApi({ env: { MASTHEAD_PERSISTED_OPERATIONS: manifest } })

const team = await makeBuyer(api)
const readers = [
  await api.token(team, 'read_only'),
  await api.token(team, 'custom', ['orders.lists', 'orders.read', 'profiles.lists']),
]

const ask = async (token: string, text: string, variables: object = {}) => {
  const { status, body } = await api.post(token, '/graphql', { query: text, variables })
  const [error] = body?.errors ?? []
  return { status, code: error?.extensions.code, message: error?.message, data: body?.data }
}

describe.each(secrets.map((secret) => [`${secret.type.name}.${secret.field.name}`, secret]))(
  '%s',
  (name, secret) => {
    const operations = operationsFor(secret)

    test('is refused to read-only tokens, by every path to it', async () => {
      expect(operations.length).toBeGreaterThan(0)
      for (const { text, through } of operations) {
        for (const reader of readers) {
          const refused = await ask(reader, text)
          expect([through, refused]).toEqual([
            through,
            {
              status: 403,
              code: 'read_only_token',
              message: `A read-only token cannot read ${name}, because its holder could act without a token.`,
              data: undefined,
            },
          ])
        }
      }
    })

    test('is readable by a token with write access', async () => {
      const queries = operations.filter(({ text }) => text.startsWith('query'))
      for (const { text, through } of queries) {
        const { code } = await ask(team.token, text)
        expect([through, code]).not.toEqual([through, 'validation_failed'])
        expect([through, code]).not.toEqual([through, 'read_only_token'])
      }
    })

    test('cannot be guessed by a condition, order or key', () => {
      const inputs = types
        .filter(isInputObjectType)
        .filter(({ name }) => /Where$|Order$|By$/.test(name))
      expect(inputs.length).toBeGreaterThan(20)
      const names = inputs.flatMap((type) => Object.keys(type.getFields()))
      const values = types
        .filter(isEnumType)
        .flatMap((type) => type.getValues().map(({ name }) => name))
      expect(names).not.toContain(secret.field.name)
      expect(values).not.toContain(secret.field.name.replace(/[A-Z]/g, '_$&').toUpperCase())
    })
  },
)

test('the schema marks the fields that give access to a payment or a list', () => {
  expect(secrets.map(({ type, field }) => `${type.name}.${field.name}`).toSorted()).toEqual([
    'Order.checkoutLink',
    'Order.clientSecret',
    'OutletList.shareToken',
    'OutletList.shareUrl',
    'Swap.paymentUrl',
  ])
})

describe('a read-only token', () => {
  test('is refused a secret by the ID of an operation, in a fragment or under an alias', async () => {
    const [reader] = readers
    for (const params of [
      { documentId: 'lists' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { query: '{ outletLists { nodes { x: shareToken } } }' },
      { query: 'query A { outletLists { nodes { ... @include(if: true) { shareToken } } } }' },
    ]) {
      const { status, body } = await api.post(reader!, '/graphql', params)
      expect([status, body.errors[0].extensions.code]).toEqual([403, 'read_only_token'])
    }
    const inUrl = `/graphql?${new URLSearchParams({ query })}`
    expect((await api.get(reader!, inUrl)).status).toBe(403)
  })

  test('is allowed an operation that skips the secret', async () => {
    const text = `query ($writes: Boolean = false) { outletLists { totalCount nodes { name shareToken @include(if: $writes) } } }`
    const [reader] = readers
    expect(await ask(reader!, text)).toMatchObject({ status: 200, code: undefined })
    expect(await ask(reader!, text, { writes: true })).toMatchObject({ code: 'read_only_token' })
    const two = `${query} query Names { outletLists { nodes { name } } }`
    const { body } = await api.post(reader!, '/graphql', { query: two, operationName: 'Names' })
    expect(body.errors).toBeUndefined()
  })

  test('reads the same order by REST as before', async () => {
    const { id } = await checkOut(api, team, [line((await makeProduct(api)).id)])
    const [own, read] = await Promise.all(
      [team.token, readers[0]!].map((token) => api.get(token, `/orders/${id}`)),
    )
    expect(read!.text).toBe(own!.text)
    expect(read!.body.client_secret).toBeTruthy()
  })
})
