import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statusOfCode } from '../../src/errors/app-error.js'
import { issueCodes } from '../../src/errors/issue-codes.js'
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
])('%j is refused with the position of the syntax error', async (payload, error) => {
  const { status, body } = await api.send('POST', team.token, '/profiles', payload, {
    'content-type': 'application/json',
  })
  expect(status).toBe(400)
  expect(body.detail).toBe(`The body is not valid JSON: ${error}.`)
})

test.each([
  ['GET', '/order', 404],
  ['POST', '/orders', 405],
  ['GET', '/orders?limit=0', 400],
  ['GET', `/orders/${team.id}`, 404],
  ['GET', '/%ff', 400],
] as const)(
  'the problem of %s %s has its text as `detail` and `message`',
  async (method, url, status) => {
    const answer = await api.send(method, team.token, url)
    expect(answer.status).toBe(status)
    expect(answer.body.detail).toMatch(/\w/)
    expect(answer.body.message).toBe(answer.body.detail)
  },
)

test.each([
  ['GET', '/order', 'No route matches GET /order; did you mean /orders?'],
  ['GET', `/order/${team.id}`, `did you mean /orders/${team.id}?`],
  ['GET', `/Orders/${team.id}`, `did you mean /orders/${team.id}?`],
  ['GET', `/article/${team.id}/comment`, `did you mean /articles/${team.id}/comments?`],
  ['GET', '/api/orders', 'did you mean /orders?'],
  ['GET', '/v1/orders', 'did you mean /orders?'],
  ['GET', `/api/v1/order/${team.id}`, `did you mean /orders/${team.id}?`],
  ['GET', '/exports/orders', 'did you mean /exports/orders.csv?'],
  ['GET', '/order/1', 'did you mean /orders/{order_id}?'],
  ['GET', '/articles', 'did you mean /articles/{article_id}?'],
  ['GET', '/teams', 'did you mean /teams/{team_id}?'],
  [
    'GET',
    '/products',
    'did you mean /products/listings or /products/facets or /products/categories?',
  ],
  [
    'GET',
    '/comments',
    'did you mean /articles/{article_id}/comments or /publisher/placements/{placement_id}/comments?',
  ],
  ['GET', '/graphq', 'did you mean /graphql?'],
  ['GET', '/products/listing', 'No record has the ID listing; did you mean /products/listings?'],
  ['GET', '/orders/', 'The path has no order_id; did you mean /orders?'],
  ['GET', '/profiles', 'Did you mean GET /teams/{team_id}/profiles?'],
  ['POST', '/orders', 'Allowed: GET, HEAD. Did you mean POST /orders/checkout?'],
  ['POST', '/files', 'Did you mean POST /files/upload or POST /files/move?'],
] as const)('%s %s suggests the path', async (method, url, suggestion) => {
  expect((await api.send(method, team.token, url)).body.detail).toContain(suggestion)
})

test.each([
  ['GET', '/nonsense', 'No route matches GET /nonsense.'],
  ['GET', `/nonsense/${team.id}`, `No route matches GET /nonsense/${team.id}.`],
  ['GET', `/${team.id}/orders`, `No route matches GET /${team.id}/orders.`],
  ['GET', `/order${'s'.repeat(200)}`, `s.`],
  ['GET', '/docs/nope', 'No route matches GET /docs/nope.'],
  ['GET', '/credits', 'No route matches GET /credits.'],
  ['GET', '/items', 'No route matches GET /items.'],
  ['GET', '/exports/nope', 'No route matches GET /exports/nope.'],
  ['GET', '/exports/auditLog', 'No route matches GET /exports/auditLog.'],
  ['DELETE', '/exports', 'No route matches DELETE /exports.'],
  ['GET', '/api', 'No route matches GET /api.'],
  ['GET', '/products/nonsense', 'No record has the ID nonsense.'],
  ['DELETE', '/orders', 'DELETE is not supported by this path. Allowed: GET, HEAD.'],
  ['POST', `/articles/${team.id}`, 'POST is not supported by this path. Allowed: GET, PUT, HEAD.'],
] as const)('%s %s suggests no path', async (method, url, detail) => {
  const { body } = await api.send(method, team.token, url)
  expect(body.detail.endsWith(detail)).toBe(true)
  expect(body.detail).not.toMatch(/did you mean/i)
})

test.each([
  ['/orders?status=PAID', 'did you mean filters[status]?'],
  ['/orders?statsu=PAID', 'did you mean filters[status]?'],
  ['/orders?filters[limit]=3', 'did you mean limit?'],
  [
    '/orders?filters[status][eq]=PAID',
    'filters[status][eq] is not recognized; did you mean filters[status]?',
  ],
  ['/orders?filters[status][in][]=PAID', 'did you mean filters[status]?'],
  ['/orders?status[eq]=PAID', 'did you mean filters[status]?'],
  [
    '/outlets?filters[pricing][gte]=1',
    'did you mean filters[pricing][min] or filters[pricing][max]?',
  ],
  ['/outlets?filters[pricing]=1', 'did you mean filters[pricing][min] or filters[pricing][max]?'],
  ['/outlets?filters[max_price]=500', 'did you mean filters[pricing][max]?'],
  ['/outlets?filters[price]=3', 'did you mean filters[pricing][min] or filters[pricing][max]?'],
  ['/products/listings?filters[pricing][max]=500', 'did you mean filters[max_price]?'],
  ['/products/listings?maxPrice=500', 'did you mean filters[max_price]?'],
  ['/outlets?filter[status]=ACTIVE', 'did you mean filters[status]?'],
  ['/orders?sort=total', 'did you mean sort_by?'],
  ['/orders?filters[status][]=PAID', 'must be sent once, without []'],
  ['/orders?limit=1&limit=2', 'must be sent once, without []'],
  [
    '/exports/orders.csv?filters[status]=PAID',
    'must not have filters[status]; did you mean where? Allowed: fields, where, orderBy,',
  ],
  ['/exports/orders.csv?limt=1', 'must not have limt; did you mean limit?'],
  ['/exports/orders.csv?sort_by=total', 'did you mean orderBy?'],
  ['/exports/orders.csv?foo=1', 'must not have foo. Allowed: fields, where, orderBy,'],
  ['/exports/orders.csv?where={"status":"PAID"}', 'Did you mean {"eq":"PAID"}?'],
  [
    '/exports/orders.csv?orderBy="CREATED_AT"',
    'Did you mean {"field":"CREATED_AT","direction":"ASC"}?',
  ],
  [`/profiles/${team.id}/orders?filters[start_date]=2026-01-01`, 'did you mean start_date?'],
])('%s suggests the parameter', async (url, suggestion) => {
  const { body } = await api.get(team.token, url)
  expect(body.issues[0].message).toContain(suggestion)
})

test.each([
  '/outlets?foo=1',
  '/outlets?filters[budget]=3',
  '/orders?filters[date]=2026-01-01',
  '/outlets?filters[domain]=3',
])('%s is close to no parameter, and has no suggestion', async (url) => {
  const { body } = await api.get(team.token, url)
  expect(body.issues[0].message).not.toContain('did you mean')
})

test('a filter, a parameter and a field that are misspelt are recognized', async () => {
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
    { path: ['discount'], code: 'too_small', message: 'must not be negative', min: 0, unit: 'USD' },
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

test('no message has the wording of the validator', async () => {
  const error = await api.graphError(team.token, '{ listings(first: 0) { totalCount } }')
  expect(error.extensions.issues[0]).toMatchObject({ message: 'must be at least 1', min: 1 })
  const exported = await api.get(team.token, '/exports/orders.csv?limit=0&includeArchived=maybe')
  const messages = exported.body.issues.map(({ message }: { message: string }) => message)
  expect(messages.join()).not.toMatch(/Invalid|Too small|expected/)
})

test('GraphQL suggests fields and values, and returns the allowed ones as data', async () => {
  const query = 'query ($where: ListingWhere) { listings(where: $where) { totalCount } }'
  const variables = { where: { contry: { eq: 'x' } } }
  const { extensions } = await api.graphError(team.token, query, variables)
  expect(extensions.issues[0].message).toContain('country?')
  expect(extensions.issues[0].allowed).toContain('country')
  const wrong = { where: { status: { eq: 'ACTIV' } } }
  const value = await api.graphError(team.token, query, wrong)
  expect(value.extensions.issues[0].allowed).toContain('ACTIVE')
})

test.each([
  ['{ orders { id } }', 'Did you mean nodes { id }?'],
  ['{ orders(where: { status: PAID }) { totalCount } }', 'Did you mean { eq: PAID }?'],
  ['{ orders(where: { status: "PAID" }) { totalCount } }', 'Did you mean { eq: PAID }?'],
  ['{ orders(where: { status: [PAID] }) { totalCount } }', 'Did you mean { in: [PAID] }?'],
  ['{ listings(where: { tags: "Food" }) { totalCount } }', 'Did you mean { has: "Food" }?'],
  ['{ orders { records { id } } }', 'Did you mean nodes?'],
  ['{ orders { edges { id } } }', 'Did you mean edges { node { id } } or nodes { id }?'],
  [
    '{ orders(orderBy: CREATED_AT) { totalCount } }',
    'Did you mean { field: CREATED_AT, direction: ASC }?',
  ],
  ['{ listings(where: { tags: { eq: "Food" } }) { totalCount } }', 'Did you mean { has: "Food" }?'],
  [
    '{ orders(where: { status: { eq: "PAID" } }) { totalCount } }',
    'Did you mean PAID, without quotes?',
  ],
  ['{ orders(where: { status: { in: ["paid"] } }) { totalCount } }', ', without quotes?'],
])('%s suggests what graphql-js does not', async (query, suggestion) => {
  expect((await api.graphError(team.token, query)).message).toContain(suggestion)
  const stranger = await api.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(stranger.json().errors[0].message).not.toContain('Did you mean')
})

test.each([
  ['{ order(id: "x") { id } }', 'id must be a UUID'],
  [
    '{ orders(where: { createdAt: { gte: "yesterday" } }) { totalCount } }',
    'where.createdAt.gte must be an ISO 8601 date or time',
  ],
  [
    `{ orders(where: { id: { in: ["${team.id}", "x"] } }) { totalCount } }`,
    'where.id.in.1 must be a UUID',
  ],
  ['query ($id: UUID! = "x") { order(id: $id) { id } }', '$id must be a UUID'],
  ['{ orders(first: "x") { totalCount } }', 'first: Int cannot represent'],
])('%s names the argument', async (query, message) => {
  expect((await api.graphError(team.token, query)).message).toContain(message)
  const stranger = await api.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(stranger.json().errors[0].message).toContain(message)
})

test('a condition and an order in variables have the suggestions of literals', async () => {
  const query = `query ($where: ListingWhere, $orderBy: ListingOrder) {
    listings(where: $where, orderBy: $orderBy) { totalCount } }`
  const variables = { where: { tags: { eq: 'Food' } }, orderBy: 'NAME' }
  const { extensions } = await api.graphError(team.token, query, variables)
  const messages = extensions.issues.map(({ message }: { message: string }) => message)
  expect(messages[0]).toContain('did you mean {"has":"Food"}?')
  expect(messages[1]).toContain('Did you mean {"field":"NAME","direction":"ASC"}?')
})

test.each([
  [{ status: 'PAID' }, 'Did you mean {"eq":"PAID"}?'],
  [{ status: ['PAID'] }, 'Did you mean {"in":["PAID"]}?'],
])('the filter %j in a variable suggests the operator', async (where, suggestion) => {
  const query = 'query ($where: OrderWhere) { orders(where: $where) { totalCount } }'
  const { extensions } = await api.graphError(team.token, query, { where })
  expect(extensions.issues[0].message).toContain(suggestion)
})

test('the error of an unknown list names the lists', async () => {
  const { status, body } = await api.get(team.token, '/exports/ordrs.csv')
  expect(status).toBe(404)
  expect(body.detail).toMatch(
    /^There is no list ordrs; did you mean orders\? Available lists: .*listings/,
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

test('docs/errors.md lists every issue code with its parameters', () => {
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  const rows = Object.entries(issueCodes).map(([code, { parameters, meaning }]) => {
    const names = parameters.map((name) => `\`${name}\``).join(', ')
    return `| \`${code}\` | ${names} | ${meaning} |\n`
  })
  expect(text.endsWith(`| Code | Parameters | Meaning |\n|---|---|---|\n${rows.join('')}`)).toBe(
    true,
  )
})
