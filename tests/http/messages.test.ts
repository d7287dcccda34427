import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statusOfCode } from '../../src/errors/app-error.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const team = await api.team()

test.each([
  ['{"name": nonsense}', 'invalid symbol at line 1, column 10'],
  ['{"name": "x"', 'close brace expected at line 1, column 13'],
  ['{\n  "name": "x",\n  "overview": }', 'value expected at line 3, column 15'],
  ["{'name': 1}", 'invalid symbol at line 1, column 2'],
  ['{"__proto__": 1}', 'it has a key that is not allowed, such as __proto__'],
])('%j is told where it stops being JSON', async (payload, fault) => {
  const { status, body } = await api.send('POST', team.token, '/profiles', payload, {
    'content-type': 'application/json',
  })
  expect(status).toBe(400)
  expect(body.detail).toBe(`The body is not valid JSON: ${fault}.`)
})

test('a filter, a parameter and a field that are misspelt are recognised', async () => {
  const { body } = await api.get(team.token, '/outlets?filters[serch]=x&limt=3')
  expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringMatching(/did you mean filters\[search\]\?/),
    expect.stringMatching(/did you mean limit\?/),
  ])
  expect(body.issues[0].allowed).toContain('filters[country]')
  const field = await api.post(team.token, '/profiles', { name: 'x', overveiw: 'y' })
  expect(field.body.issues).toEqual([
    expect.objectContaining({
      path: ['overveiw'],
      message: expect.stringContaining('did you mean overview?'),
      allowed: expect.arrayContaining(['overview']),
    }),
  ])
})

test('bounds and allowed values are data', async () => {
  const list = await api.get(team.token, '/outlets?limit=101&sort_by=x&filters[status]=OPEN')
  expect(list.body.issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: ['limit'], min: 1, max: 100 }),
      expect.objectContaining({ path: ['sort_by'], allowed: expect.arrayContaining(['name']) }),
      expect.objectContaining({
        path: ['filters', 'status'],
        allowed: expect.arrayContaining(['ACTIVE']),
      }),
    ]),
  )
  const item = { product_id: team.id, quantity: 0, is_add_on: false }
  const order = await api.post(team.token, '/orders/checkout', {
    profile_id: team.id,
    line_items: [item, { ...item, quantity: 101 }],
    discount: -1,
  })
  expect(order.body.issues).toEqual([
    {
      path: ['line_items', 0, 'quantity'],
      code: 'too_small',
      message: 'must be at least 1',
      min: 1,
    },
    {
      path: ['line_items', 1, 'quantity'],
      code: 'too_big',
      message: 'must be at most 100',
      max: 100,
    },
    { path: ['discount'], code: 'too_small', message: 'must not be negative', min: 0 },
  ])
  const profile = await api.post(team.token, '/profiles', {
    name: 'x',
    overview: 'x'.repeat(20_001),
    key_achievements: [1],
  })
  expect(profile.body.issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: ['overview'], max: 20_000 }),
      expect.objectContaining({ path: ['key_achievements', 0] }),
    ]),
  )
})

test('nothing is told in the words of the validator', async () => {
  const error = await api.graphError(team.token, '{ listings(first: 0) { totalCount } }')
  expect(error.extensions.issues[0]).toMatchObject({ message: 'must be at least 1', min: 1 })
  const exported = await api.get(team.token, '/exports/orders.csv?limit=0&includeArchived=maybe')
  const messages = exported.body.issues.map(({ message }: { message: string }) => message)
  expect(messages.join()).not.toMatch(/Invalid|Too small|expected/)
})

test('GraphQL suggests fields and values, and has what is allowed as data', async () => {
  const query = 'query ($where: ListingWhere) { listings(where: $where) { totalCount } }'
  const variables = { where: { contry: { eq: 'x' } } }
  const { extensions } = await api.graphError(team.token, query, variables)
  expect(extensions.issues[0].message).toContain('country?')
  expect(extensions.issues[0].allowed).toContain('country')
  const wrong = { where: { status: { eq: 'ACTIV' } } }
  const value = await api.graphError(team.token, query, wrong)
  expect(value.extensions.issues[0].allowed).toContain('ACTIVE')
})

test('an unknown list is answered with those that there are', async () => {
  const { status, body } = await api.get(team.token, '/exports/ordrs.csv')
  expect(status).toBe(404)
  expect(body.detail).toMatch(
    /^There is no list ordrs; did you mean orders\? The lists are .*listings/,
  )
  expect(body.detail).not.toContain('auditLog')
})

test('the type of every problem is a place on a page of this server', async () => {
  const { body } = await api.get(team.token, '/outlets?limit=0')
  expect(body.type).toBe('/docs/errors#validation_failed')
  const page = await api.app.inject({ url: '/docs/errors' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const code of Object.keys(statusOfCode)) expect(page.body).toContain(`id="${code}"`)
  // A number with a dot would begin a list.
  expect(page.body).not.toContain('<ol')
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  for (const [code, status] of Object.entries(statusOfCode))
    expect(text).toContain(`## ${code}\n\n${status}: `)
})
