import { expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'

const api = await testApi({ demo: true })
const mcp = mcpClient(api)
const team = await api.team()

const namesFor = async (token: string): Promise<string[]> =>
  (await mcp.result(token, 'tools/list')).tools.map(({ name }: { name: string }) => name)
const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const problemOf = ({ isError, content }: { isError?: boolean; content: { text: string }[] }) => {
  expect(isError, JSON.stringify(content)).toBe(true)
  return JSON.parse(content[0]!.text)
}
const profileOf = async (token: string) =>
  (await mcp.call(token, 'create_profile', { name: 'Brightwater' })).structuredContent

test('tools/list shows what the scopes of a token allow', async () => {
  const token = await api.token(team, 'custom', ['orders.read', 'orders.create'])
  const names = await namesFor(token)
  for (const { id, scope } of routes) {
    const isAllowed =
      scope.length === 0 || scope.some((name) => ['orders.read', 'orders.create'].includes(name))
    expect(names.includes(snake(id)), id).toBe(isAllowed)
  }
  expect(names).toContain('graphql_query')
  expect(names).not.toContain('list_waiting_work')
})

test('a token without scopes sees the tools that need none', async () => {
  const names = await namesFor(await api.token(team, 'custom', []))
  const open = routes.filter(({ scope }) => scope.length === 0).map(({ id }) => snake(id))
  const exports = ['list_exports', 'export_list', 'export_list_by_body']
  expect(names).toEqual([...open, ...exports, 'graphql_search', 'graphql_query'])
})

test('a read_only token sees tools that read', async () => {
  const token = await api.token(team, 'read_only')
  const { tools } = await mcp.result(token, 'tools/list')
  for (const { name, annotations } of tools) expect(annotations.readOnlyHint, name).toBe(true)
})

test('a tool beyond the scopes is refused, with what to do next', async () => {
  const token = await api.token(team, 'custom', ['orders.read'])
  const result = await mcp.call(token, 'list_campaigns')
  expect(problemOf(result)).toMatchObject({ status: 403, code: 'missing_scope' })
  expect(result.content[1].text).toContain('Ask the user')
})

test('arguments follow the rules of REST, and issues name them', async () => {
  const { token } = team
  const cases = [
    ['list_orders', { limit: 1000 }, ['limit'], 'out_of_range'],
    ['list_orders', { filters: { status: 'LOST' } }, ['filters', 'status'], 'invalid_value'],
    ['list_orders', { shade: 'red' }, ['shade'], 'unknown_parameter'],
    ['list_orders', { filters: { shade: 'red' } }, ['filters', 'shade'], 'unknown_parameter'],
    ['get_order', {}, ['order_id'], 'required'],
    ['create_profile', {}, ['name'], 'required'],
    ['create_profile', { name: 'A', industry: 'x' }, ['industry'], 'invalid_type'],
    ['checkout', { line_items: [{ quantity: 1 }] }, ['profile_id'], 'required'],
    [
      'upload_files',
      { files: [{ name: 'a.txt', content: '%' }] },
      ['files', 0, 'content'],
      'invalid_type',
    ],
    ['upload_files', { files: [] }, ['files'], 'wrong_number'],
  ] as const
  for (const [name, args, path, code] of cases) {
    const problem = problemOf(await mcp.call(token, name, args))
    expect(problem.code, name).toBe('validation_failed')
    expect(problem.issues, name).toContainEqual(expect.objectContaining({ path, code }))
  }
})

test('an ID that identifies nothing is not found', async () => {
  const order_id = '00000000-0000-7000-8000-000000000000'
  for (const args of [{ order_id }, { order_id: 'x' }])
    expect(problemOf(await mcp.call(team.token, 'get_order', args)).code).toBe('not_found')
})

test("the team is the token's, and no other", async () => {
  const own = await mcp.call(team.token, 'get_team')
  expect(own.structuredContent.name).toBe('Acme')
  const other = await api.team()
  const refused = await mcp.call(team.token, 'get_team', { team_id: other.id })
  expect(problemOf(refused).code).toBe('wrong_team')
})

test('a call with a key happens once', async () => {
  const args = { name: 'Once', idempotency_key: 'k-1' }
  const first = await mcp.call(team.token, 'create_profile', args)
  const again = await mcp.call(team.token, 'create_profile', args)
  expect(again.structuredContent).toEqual(first.structuredContent)
  const other = await mcp.call(team.token, 'create_profile', { ...args, name: 'Twice' })
  expect(problemOf(other).code).toBe('idempotency_key_reused')
  // The key is that of the REST request.
  const rest = await api.post(
    team.token,
    '/profiles',
    { name: 'Once' },
    { 'idempotency-key': 'k-1' },
  )
  expect(rest.headers['idempotency-replayed']).toBe('true')
  expect(rest.body.id).toBe(first.structuredContent.id)
})

test('a refused call with a key is replayed as refused', async () => {
  const args = { line_items: [], idempotency_key: 'k-2' }
  const first = problemOf(await mcp.call(team.token, 'checkout', args))
  expect(problemOf(await mcp.call(team.token, 'checkout', args))).toEqual(first)
})

test('a change by a tool is seen by REST, and the reverse', async () => {
  const { id: profile_id } = await profileOf(team.token)
  await mcp.call(team.token, 'update_profile', { profile_id, overview: 'Robots' })
  const { body } = await api.get(team.token, `/teams/${team.id}/profiles`)
  expect(body.records).toContainEqual(
    expect.objectContaining({ id: profile_id, overview: 'Robots' }),
  )
})

test('a list that is too large is cut to a page, and the rest follows', async () => {
  const owner = await api.team()
  const { id: profile_id } = await profileOf(owner.token)
  const objectives = 'x'.repeat(9000)
  const keywords = objectives
  for (let number = 0; number < 10; number++)
    await api.post(owner.token, '/campaigns', {
      name: `C${number}`,
      profile_id,
      ...others,
      objectives,
      keywords,
    })
  const found: string[] = []
  let args: object | undefined = { sort_by: 'created_at', order_by: 'asc' }
  let calls = 0
  while (args) {
    const { structuredContent, content }: { structuredContent: Page; content: { text: string }[] } =
      await mcp.call(owner.token, 'list_campaigns', args)
    expect(content[0]!.text.length).toBeLessThanOrEqual(100_000)
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent)
    found.push(...structuredContent.records.map(({ name }) => name))
    const more: string | undefined = /\{"limit":\d+,"page":\d+\}/.exec(content[1]?.text ?? '')?.[0]
    const { limit } = args as { limit?: number }
    args = more
      ? { ...args, ...JSON.parse(more) }
      : structuredContent.next_page
        ? { ...args, limit, page: structuredContent.next_page }
        : undefined
    calls++
  }
  expect(found).toEqual(Array.from({ length: 10 }, (_, number) => `C${number}`))
  expect(calls).toBeGreaterThan(1)
})

interface Page {
  records: { name: string }[]
  next_page: number | null
}

const others = {
  description: null,
  target_audience: null,
  tone: null,
  writing_samples: null,
  file_id: null,
}

test('a file is uploaded in Base64 and downloaded by a link', async () => {
  const content = Buffer.from('A brief.\n').toString('base64')
  const uploaded = await mcp.call(team.token, 'upload_files', {
    files: [{ name: 'brief.txt', content }],
  })
  const [{ id: file_id }] = uploaded.structuredContent.files
  const { content: links } = await mcp.call(team.token, 'download_file', { file_id })
  expect(links[0]).toMatchObject({
    type: 'resource_link',
    name: 'brief.txt',
    mimeType: 'text/plain',
    size: 9,
  })
  const response = await api.app.inject(links[0].uri.replace(/^https?:\/\/[^/]+/, ''))
  expect(response.payload).toBe('A brief.\n')
  // Text that is not Base64 is refused in linear time.
  const spaces = { name: 'brief.txt', content: `${' '.repeat(800_000)}!` }
  const notBase64 = await mcp.call(team.token, 'upload_files', { files: [spaces] })
  expect(problemOf(notBase64).code).toBe('validation_failed')
  const wrong = { name: 'brief.pdf', content }
  const refused = await mcp.call(team.token, 'upload_files', { files: [wrong] })
  expect(problemOf(refused).code).toBe('unsupported_media_type')
})

test('an operator has tools of its own, and every write is audited', async () => {
  const names = await namesFor(api.operator)
  expect(names).toEqual([
    'graphql_search',
    'graphql_query',
    'list_waiting_work',
    'set_article_status',
    'confirm_order_payment',
    'refund_order_item',
    'close_outlet_inquiry',
  ])
  expect(problemOf(await mcp.call(api.operator, 'list_orders')).code).toBe('operator_token')
  expect((await mcp.send(team.token, 'tools/call', { name: 'list_waiting_work' })).error.code).toBe(
    -32602,
  )

  const { id: profile_id } = await profileOf(team.token)
  const { structuredContent: listings } = await mcp.call(team.token, 'list_product_listings', {
    limit: 1,
  })
  const [{ id: product_id }] = listings.records
  const line_items = [{ product_id, quantity: 1, is_add_on: false }]
  const order = (await mcp.call(team.token, 'checkout', { profile_id, line_items }))
    .structuredContent
  const paid = await mcp.call(api.operator, 'confirm_order_payment', {
    order_id: order.id,
    reference: 'SEPA 1',
  })
  expect(paid.structuredContent).toMatchObject({ id: order.id, status: 'PAID' })
  const waiting = await mcp.call(api.operator, 'list_waiting_work', { limit: 3 })
  expect(Object.keys(waiting.structuredContent)).toEqual([
    'unpaid_orders',
    'refunds',
    'articles',
    'inquiries',
  ])
  const { nodes } = (
    await api.graph(
      api.operator,
      `{ orderItems(where: { orderId: { eq: "${order.id}" } }) { nodes { id article { id } } } }`,
    )
  ).orderItems
  const moved = await mcp.call(api.operator, 'set_article_status', {
    article_id: nodes[0].article.id,
    status: 'needs-info',
    notes: 'Which audience?',
  })
  expect(moved.structuredContent.status.prefix).toBe('needs-info')
  const refunded = await mcp.call(api.operator, 'refund_order_item', {
    order_item_id: nodes[0].id,
    method: 'CREDIT',
  })
  expect(refunded.structuredContent.is_refunded).toBe(true)
  const { auditEntries } = await api.graph(
    api.operator,
    '{ auditEntries(first: 3) { nodes { action } } }',
  )
  expect(auditEntries.nodes).toHaveLength(3)
})

test('a read-only token of an operator reads only', async () => {
  const { raw } = await createOperatorToken(api.db.prisma, shell, {
    name: 'Reader',
    type: 'read_only',
  })
  expect(await namesFor(raw)).toEqual(['graphql_search', 'graphql_query', 'list_waiting_work'])
  const args = { article_id: '00000000-0000-7000-8000-000000000000', status: 'needs-info' }
  const refused = await mcp.call(raw, 'set_article_status', args)
  expect(problemOf(refused).code).toBe('read_only_token')
})

test('list_exports returns the fields of every list, also for a token with all scopes', async () => {
  const { structuredContent, content } = await mcp.call(team.token, 'list_exports')
  const { lists, types } = structuredContent
  const fieldsOf = (name: string) => {
    const type = types.find((one: { name: string }) => one.name === name)
    return type?.fields.map((field: { name: string }) => field.name) ?? []
  }
  expect(lists.length).toBeGreaterThan(30)
  for (const { type } of lists) expect(fieldsOf(type).length, type).toBeGreaterThan(0)
  expect(fieldsOf('Order')).toContain('total')
  expect(content[0].text.length).toBeLessThanOrEqual(100_000)
})

test('graphql_search uses the first words of a query only', async () => {
  const search = async (query: string) =>
    (await mcp.call(team.token, 'graphql_search', { query })).structuredContent.records.length
  const unknown = Array.from({ length: 8 }, (_, index) => `qqzzxx${index}`)
  expect(await search([...unknown.slice(1), 'refund'].join(' '))).toBeGreaterThan(0)
  expect(await search([...unknown, 'refund'].join(' '))).toBe(0)
})

test('GraphQL queries run, and writes and expensive queries are refused', async () => {
  const found = await mcp.call(team.token, 'graphql_search', { query: 'orders paid' })
  expect(found.structuredContent.records.length).toBeGreaterThan(3)
  const { structuredContent } = await mcp.call(team.token, 'graphql_search', {
    query: 'OrderWhere',
  })
  expect(structuredContent.records[0]).toMatchObject({ name: 'OrderWhere', kind: 'input' })
  expect(structuredContent.records[0].definition).toMatch(/^"""|^input OrderWhere/)

  const query = 'query ($first: Int) { profiles(first: $first) { totalCount nodes { name } } }'
  const answer = await mcp.call(team.token, 'graphql_query', { query, variables: { first: 2 } })
  expect(answer.structuredContent.data.profiles.nodes.length).toBeGreaterThan(0)
  expect(answer.structuredContent.extensions.cost.requested).toBeGreaterThan(0)

  const write = 'mutation { createProfile(input: { name: "x" }) { id } }'
  const refused = await mcp.call(team.token, 'graphql_query', { query: write })
  expect(problemOf(refused).code).toBe('method_not_allowed')
  const lists = (text: string) =>
    `campaigns(first: 100) { nodes { articles(first: 100) { nodes { ${text} } } } }`
  const comments = 'comments(first: 100) { nodes { id replies(first: 100) { nodes { id } } } }'
  const expensive = await mcp.call(team.token, 'graphql_query', { query: `{ ${lists(comments)} }` })
  expect(expensive.isError).toBe(true)
  expect(JSON.parse(expensive.content[0].text).errors[0].extensions.code).toBe(
    'query_too_expensive',
  )
  expect(expensive.content[1].text).toContain('Request fewer with `first`')
  const invalid = await mcp.call(team.token, 'graphql_query', { query: '{ orders { nope } }' })
  expect(invalid.isError).toBe(true)
  expect(invalid.content[1].text).toContain('graphql_search')
  const broken = await mcp.call(team.token, 'graphql_query', { query: '{' })
  expect(problemOf(broken).code).toBe('malformed_request')
})

test('a token of one team sees nothing of another', async () => {
  const other = await api.team()
  const { id } = await profileOf(other.token)
  const refused = await mcp.call(team.token, 'update_profile', { profile_id: id, overview: 'x' })
  expect(problemOf(refused).code).toBe('not_found')
  const query = `{ profiles(where: { id: { eq: "${id}" } }) { totalCount } }`
  const { structuredContent } = await mcp.call(team.token, 'graphql_query', { query })
  expect(structuredContent.data.profiles.totalCount).toBe(0)
})

test('a large export is cut to whole lines', async () => {
  const args = { list: 'listings', format: 'jsonl', fields: 'id,name,description,requirements' }
  const { content } = await mcp.call(team.token, 'export_list', args)
  for (const line of content[0].text.trimEnd().split('\n')) JSON.parse(line)
  expect(content[0].text.length).toBeLessThanOrEqual(100_000)
  expect(content[1].text).toContain('cut')
})
