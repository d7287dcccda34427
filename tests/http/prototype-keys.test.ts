import { getNamedType, isCompositeType, isInputObjectType, isRequiredArgument } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import type { BodyFields } from '../../rest/engine/route.js'
import { routes } from '../../rest/index.js'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { callerKindOf } from '../support/access/route-caller.js'
import { testApi } from '../support/api.js'
import { formOf } from '../support/files/form.js'
import { plain } from '../support/inputs/hostile.js'

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const nil = '00000000-0000-7000-8000-000000000000'

const api = await testApi()
const team = await api.team()
const token = team.token
const publisher = await api.team({ kind: 'PUBLISHER' })
const tokenOf = (path: string) => (callerKindOf({ path }) === 'PUBLISHER' ? publisher.token : token)
afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype).filter((key) => key === 'polluted')).toEqual([])
  expect((Object as unknown as { polluted?: unknown }).polluted).toBeUndefined()
})

const values = ['{"polluted": true}', '{"prototype": {"polluted": true}}', '1', 'null']
/** JSON with the literal key. An object literal would set the prototype. */
const json = (name: string, value: string) => `{${JSON.stringify(name)}: ${value}}`
const pathOf = (path: string) => path.replace('{team_id}', team.id).replaceAll(/\{\w+\}/g, nil)

/** The JSON parser rejects keys that would set a prototype. Any other key is an unknown field. */
const codeOf = (name: string, value: string) =>
  name === '__proto__' || (name === 'constructor' && value.includes('"prototype"'))
    ? 'malformed_request'
    : 'validation_failed'

/** Objects of a body: the body itself, and every nested object and list of objects. */
const placesOf = (fields: BodyFields): string[][] => [
  [],
  ...Object.entries(fields).flatMap(([name, to]) => {
    if (typeof to === 'string') return []
    if ('fields' in to) return placesOf(to.fields).map((path) => [name, ...path])
    return to.each ? placesOf(to.each).map((path) => [name, '0', ...path]) : []
  }),
]

/** Sends literal JSON. */
async function send(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload: string,
  as = token,
) {
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' }
  const { statusCode, body } = await api.app.inject({ method, url, headers, payload })
  return { status: statusCode, body: JSON.parse(body) }
}

describe('a key of Object.prototype is refused', () => {
  const reads = routes.filter(({ method }) => method === 'GET')
  const writes = routes.filter(({ method, body }) => method !== 'GET' && body)

  test.each(reads.map(({ path }) => path))('in the query string of GET %s', async (path) => {
    for (const name of names) {
      for (const key of [name, `${name}[x]`, `filters[${name}]`, `filters[${name}][x]`]) {
        const { status, body } = await api.get(tokenOf(path), `${pathOf(path)}?${key}=1`)
        expect([key, status, body.code]).toEqual([key, 400, 'validation_failed'])
        expect(body.issues[0].path).toContain(name)
      }
    }
  })

  test.each(
    writes.flatMap(({ method, path, body, files }) =>
      files ? [] : [[method, path, body!] as const],
    ),
  )('in the body of %s %s, and in what is within it', async (method, path, fields) => {
    for (const at of placesOf(fields)) {
      for (const name of names) {
        for (const value of values) {
          const sent = at.reduceRight(
            (inner, key) => (key === '0' ? `[${inner}]` : json(key, inner)),
            json(name, value),
          )
          const { status, body } = await send(method as 'POST', pathOf(path), sent, tokenOf(path))
          expect([sent, status, body.code]).toEqual([sent, 400, codeOf(name, value)])
          if (body.code === 'validation_failed')
            expect(body.issues).toContainEqual(
              expect.objectContaining({
                path: [...at.map((key) => (key === '0' ? 0 : key)), name],
                code: 'unknown_field',
              }),
            )
        }
      }
    }
  })

  test('in a form', async () => {
    for (const field of names) {
      const { payload, headers } = formOf([
        { field, value: 'x' },
        { field: 'files', name: 'a.txt', content: 'a' } as never,
      ])
      const { status, body } = await api.post(token, '/files/upload', payload, headers)
      expect([field, status, body.code]).toEqual([field, 400, 'validation_failed'])
    }
    expect(await api.prisma.file.count()).toBe(0)
  })

  test('in every GraphQL variable that is an object', async () => {
    const errors: string[] = []
    let tried = 0
    for (const kind of ['query', 'mutation'] as const) {
      for (const { name: field, args, type } of Object.values(
        schema.getRootType(kind as never)!.getFields(),
      )) {
        for (const argument of args) {
          if (!isInputObjectType(getNamedType(argument.type))) continue
          const required = args.filter((one) => one === argument || isRequiredArgument(one))
          const given = required.map(({ name }) => `${name}: $${name}`)
          const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : ''
          const query = `${kind} (${required.map(({ name, type }) => `$${name}: ${type}`)}) { ${field}(${given}) ${selection} }`
          for (const name of names.slice(0, 2)) {
            const texts = required.map((one) => {
              const value = JSON.stringify(plain(one.type))
              const own = json(name, '{"polluted": true}')
              return `"${one.name}": ${one === argument ? own : value}`
            })
            const sent = `{"query": ${JSON.stringify(query)}, "variables": {${texts}}}`
            const { status, body } = await send('POST', '/graphql', sent, api.operator)
            const code = body.errors?.[0].extensions.code ?? body.code
            tried++
            const issues: { path: string[] }[] = body.errors?.[0].extensions.issues ?? []
            const isTold = issues.some(({ path }) => path.join() === `${argument.name},${name}`)
            if (status !== 200 || code !== 'validation_failed' || !isTold)
              errors.push(`${field} ${texts}: ${status} ${code}`)
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(300)
    expect(errors).toEqual([])
  })

  test('as the type of a file', async () => {
    for (const name of names) {
      const { payload, headers } = formOf([
        { field: 'files', name: `a.${name}`, content: 'a' } as never,
      ])
      expect((await api.post(token, '/files/upload', payload, headers)).status).toBe(415)
    }
  })

  test('in the body of an export', async () => {
    for (const name of names) {
      for (const list of [...rootLists].map((entry) => exportNameOf(...entry))) {
        for (const [argument, value] of [
          ['where', json(name, '{"eq": 1}')],
          ['where', json('id', json(name, '1'))],
          ['orderBy', json(name, '1')],
          ['fields', name],
          ['fields', `id.${name}`],
          [name, '1'],
        ] as const) {
          const url = `/exports/${list}.csv`
          const query = new URLSearchParams({ [argument]: value })
          const queried = await api.get(api.operator, `${url}?${query}`)
          const sent = json(argument, argument === 'fields' ? `["${value}"]` : value)
          const posted = await send('POST', url, sent, api.operator)
          expect([url, sent, queried.status, posted.status]).toEqual([url, sent, 400, 400])
        }
      }
      for (const url of [`/exports/${name}.csv`, `/exports/outlets.${name}`])
        expect([url, (await api.get(token, url)).status]).toEqual([url, 404])
    }
  })
})

describe('a name of Object.prototype names nothing', () => {
  test.each(names)('a variable %s that is not given is absent', async (name) => {
    const ask = (type: string) =>
      api.post(token, '/graphql', {
        query: `query ($${name}: ${type}) { outlets(first: $${name}) { totalCount } }`,
        variables: {},
      })
    expect((await ask('Int')).body.data).toEqual({ outlets: { totalCount: 0 } })
    const { errors } = (await ask('Int!')).body
    expect(errors[0].extensions.issues).toMatchObject([{ path: ['first'], code: 'required' }])
  })

  test.each(names)('%s', async (name) => {
    const query = 'query A { outlets { totalCount } }'
    for (const [url, status] of [
      [`/orders/${name}`, 404],
      [`/files/${name}`, 404],
      [`/orders?sort_by=${name}`, 400],
      [`/${name}`, 404],
    ] as const)
      expect([url, (await api.get(token, url)).status]).toEqual([url, status])
    for (const params of [{ documentId: name }, { query, operationName: name }]) {
      const { status, body } = await api.post(token, '/graphql', params)
      expect([params, status < 500]).toEqual([params, true])
      expect(body.errors[0].extensions.code).not.toBe('internal_error')
    }
    const unused = `{"query": ${JSON.stringify(query)}, "variables": ${json(name, '1')}}`
    expect([400, 200]).toContain((await send('POST', '/graphql', unused)).status)
  })
})
