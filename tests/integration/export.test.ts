import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { parse as parseCsv } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { guard } from '../../src/values/csv-formula.js'
import { testApi } from '../support/api.js'
import { demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })

const { token, ...team } = await api.team()

const csv = (text: string) => parseCsv(text, { columns: true }) as Record<string, string>[]
const lines = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

describe('an export', () => {
  test('as JSON Lines has every record of the list, with the values of the GraphQL API', async () => {
    const { status, headers, text } = await api.get(
      token,
      '/exports/listings.jsonl?fields=name,outlet.name,channelType,createdAt,isFeatured,domainAuthority,exampleLinks&orderBy={"field":"NAME","direction":"ASC"}',
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="listings.jsonl"')
    const { listings } = await api.graph(
      token,
      '{ listings(first: 100, orderBy: { field: NAME, direction: ASC }) { totalCount nodes { name outlet { name } channelType createdAt isFeatured domainAuthority exampleLinks } } }',
    )
    const records = lines(text)
    expect(records).toHaveLength(listings.totalCount)
    expect(records.slice(0, 100)).toEqual(
      listings.nodes.map(({ outlet, ...node }: { outlet: { name: string } }) => ({
        ...node,
        'outlet.name': outlet.name,
      })),
    )
  })

  test('as CSV begins with its header, by default with all own columns', async () => {
    const { status, text } = await api.get(token, '/exports/outlets.csv')
    expect(status).toBe(200)
    const [first] = csv(text)
    expect(Object.keys(first!)).toEqual(
      expect.arrayContaining(['id', 'name', 'status', 'createdAt']),
    )
    expect(first!.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('writes amounts in major units, exactly', async () => {
    await api.prisma.product.updateMany({ data: { internalCost: 15450n } })
    const body = { fields: ['product.internalCost'], limit: 1 }
    const answer = await api.post(api.operator, '/exports/listings.jsonl', body)
    expect(answer.text).toBe('{"product.internalCost":154.5}\n')
  })

  test('names values of enums as GraphQL does, also in lists', async () => {
    const own = await api.team()
    const topics = ['comment.*', 'article.status_changed']
    await api.post(own.token, '/webhook-endpoints', { url: 'https://hooks.example.com/', topics })
    const { text } = await api.get(own.token, '/exports/webhookEndpoints.jsonl?fields=topics')
    expect(lines(text)).toEqual([{ topics: ['COMMENT_ALL', 'ARTICLE_STATUS_CHANGED'] }])
    const cells = await api.get(own.token, '/exports/webhookEndpoints.csv?fields=topics')
    expect(csv(cells.text)).toEqual([{ topics: '["COMMENT_ALL","ARTICLE_STATUS_CHANGED"]' }])
    const tokens = await api.get(own.token, '/exports/apiTokens.jsonl?fields=type&limit=1')
    expect(lines(tokens.text)).toEqual([{ type: 'FULL_ACCESS' }])
  })

  test('writes status changes with the article and its campaign', async () => {
    const buyer = await demoTeam(api)
    const body = {
      fields: ['id', 'status.prefix', 'article.id', 'article.name', 'article.campaign.name'],
      orderBy: { field: 'EFFECTIVE_AT', direction: 'ASC' },
    }
    const buyerToken = await api.token(buyer)
    const { text } = await api.post(buyerToken, '/exports/articleStatusChanges.jsonl', body)
    const { articleStatusChanges } = await api.graph(
      buyerToken,
      '{ articleStatusChanges(first: 100, orderBy: { field: EFFECTIVE_AT, direction: ASC }) { nodes { id status { prefix } article { id name campaign { name } } } } }',
    )
    expect(articleStatusChanges.nodes.length).toBeGreaterThan(0)
    const byId = new Map(lines(text).map((record) => [record.id, record]))
    for (const { id, status, article } of articleStatusChanges.nodes) {
      expect(byId.get(id)).toEqual({
        id,
        'status.prefix': status.prefix,
        'article.id': article.id,
        'article.name': article.name,
        'article.campaign.name': article.campaign?.name ?? null,
      })
    }
  })

  test('is filtered, ordered and limited like the list, also by POST', async () => {
    const { status, text } = await api.post(token, '/exports/listings.csv', {
      fields: ['name', 'country'],
      where: {
        country: { in: ['Germany', 'Global', "it's \\ $1"] },
        tags: { hasSome: ['Technology'] },
      },
      orderBy: { field: 'NAME', direction: 'DESC' },
      limit: 7,
    })
    expect(status).toBe(200)
    const names = csv(text).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(7)
    expect(new Set(csv(text).map(({ country }) => country))).not.toContain('France')
  })

  test('escapes formulas for spreadsheets', async () => {
    const outlet = await api.prisma.outlet.create({
      data: { name: '=HYPERLINK("http://x")', status: 'DRAFT', city: "'=1" },
    })
    const where = JSON.stringify({ id: { eq: outlet.id }, status: { eq: 'DRAFT' } })
    const url = `fields=name,city,state&show=ALL&where=${encodeURIComponent(where)}`
    const { text } = await api.get(token, `/exports/outlets.csv?${url}`)
    expect(csv(text)).toEqual([{ name: `'=HYPERLINK("http://x")`, city: "''=1", state: '' }])
    const json = await api.get(token, `/exports/outlets.jsonl?${url}`)
    expect(lines(json.text)).toEqual([{ name: '=HYPERLINK("http://x")', city: "'=1", state: null }])
  })

  test('escapes every form of a formula, and nothing else', async () => {
    const formulas = [
      '\n=1',
      '\r=1',
      '\t=1',
      '＝1',
      '＋1',
      '－1',
      '＠1',
      ' =1',
      '\ufeff=1',
      '\u00a0+1',
      "'\n",
      '-1',
    ]
    const separated = [
      ['x;=1', "x;'=1"],
      ['x\n＝1\n- y', "x\n'＝1\n- y"],
      [';\u00a0-1', ";'\u00a0-1"],
    ]
    const harmless = ['x;1', 'x; - y', 'x=1', "it's", ' x', '1-1', "'x", 'ä', '（1']
    const city = [...formulas, ...harmless, ...separated.map(([text]) => text!)]
    await api.prisma.outlet.createMany({
      data: city.map((city) => ({ name: 'Guarded', status: 'DRAFT' as const, city })),
    })
    const where = JSON.stringify({ name: { eq: 'Guarded' }, status: { eq: 'DRAFT' } })
    const { text } = await api.get(
      token,
      `/exports/outlets.csv?fields=city&show=ALL&where=${encodeURIComponent(where)}`,
    )
    const written = csv(text).map(({ city }) => city)
    const expected = [
      ...formulas.map((one) => `'${one.replace(/^[\n\r](?==)/, "$&'")}`),
      ...harmless,
      ...separated.map(([, guarded]) => guarded!),
    ]
    expect(written.sort()).toEqual(expected.sort())
    expect(city.map(guard).sort()).toEqual(expected.sort())
    await api.prisma.outlet.deleteMany({ where: { name: 'Guarded' } })
  })

  test('contains only fields that the caller can read', async () => {
    const other = await api.team({ name: 'Other' })
    const { text } = await api.get(token, '/exports/teams.jsonl?fields=id,name')
    expect(lines(text)).toEqual([{ id: team.id, name: 'Acme' }])
    const all = await api.get(api.operator, '/exports/teams.jsonl?fields=id')
    expect(lines(all.text).map(({ id }) => id)).toEqual(expect.arrayContaining([team.id, other.id]))
    const ownFilter = { fields: ['id'], where: { id: { eq: other.id } } }
    expect((await api.post(token, '/exports/teams.jsonl', ownFilter)).text).toBe('')
  })
})

describe('refused is', () => {
  const refusal = async (as: string, url: string) => {
    const { status, body } = await api.get(as, url)
    return { status, code: body.code, issues: body.issues }
  }

  test('an unknown list, form or parameter', async () => {
    expect(await refusal(token, '/exports/things.csv')).toMatchObject({ status: 404 })
    for (const format of ['xml', 'toString', 'constructor', '__proto__'])
      expect(await refusal(token, `/exports/outlets.${format}`)).toMatchObject({ status: 404 })
    expect(await refusal(token, '/exports/outlets.csv?field=id')).toMatchObject({ status: 400 })
  })

  test('every field, condition and order that does not fit, all at once', async () => {
    const { status, issues } = await refusal(
      token,
      '/exports/outlets.csv?fields=id,nothing,products.id,tags&where={"nam":1,"id":{"eq":"x"}}&orderBy={"field":"NO","direction":"ASC"}',
    )
    expect(status).toBe(400)
    expect(issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'where.id.eq',
      'where.nam',
      'orderBy.field',
      'fields.1',
      'fields.2',
      'fields.3',
    ])
  })

  test('an operator-only column, a list without its scope, a caller without a token', async () => {
    const cost = '/exports/listings.csv?fields=product.internalCost'
    expect(await refusal(token, cost)).toMatchObject({ status: 403, code: 'operator_only' })
    expect((await refusal(token, '/exports/operatorTokens.csv')).code).toBe('operator_only')
    const limited = await api.token(team, 'custom', ['files.read'])
    expect((await refusal(limited, '/exports/outlets.csv')).code).toBe('missing_scope')
    const stranger = await api.app.inject({ url: '/exports/outlets.csv' })
    expect(stranger.statusCode).toBe(401)
  })
})

test('fields that give access to a payment or a list are exported only by name, with write access', async () => {
  const reader = await api.token(team, 'read_only')
  for (const [list, secret] of [
    ['orders', 'clientSecret'],
    ['outletLists', 'shareToken'],
  ]) {
    const columns = async (as: string, query = '') => {
      const { status, text, body } = await api.get(as, `/exports/${list}.csv${query}`)
      return status === 200 ? text.split('\n')[0]!.split(',') : body.code
    }
    for (const as of [token, reader, api.operator]) expect(await columns(as)).not.toContain(secret)
    expect(await columns(token, `?fields=id,${secret}`)).toEqual(['id', secret])
    expect(await columns(reader, `?fields=id,${secret}`)).toBe('read_only_token')
  }
})

test('no field that holds a secret can be exported', async () => {
  const { text } = await api.get(api.operator, '/exports/apiTokens.csv')
  expect(text.split('\n')[0]).not.toMatch(/hash|secret/i)
})

test('many records stream in little memory, and a client that leaves frees the connection', async () => {
  await api.prisma.$transaction([
    api.prisma.$executeRaw`SET LOCAL statement_timeout = 0`,
    api.prisma.$executeRaw`
      INSERT INTO "tag" ("id", "name", "category")
      SELECT gen_random_uuid(), 'Tag ' || n || repeat('x', 100), 'TOPIC' FROM generate_series(1, 100000) n
      ON CONFLICT DO NOTHING`,
  ])
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const read = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      get(`${address}/exports/tags.csv`, { headers, agent: false }, resolve).on('error', reject)
    })
  global.gc?.()
  const before = process.memoryUsage().rss
  let bytes = 0
  for await (const chunk of await read()) bytes += chunk.length
  expect(bytes).toBeGreaterThan(12_000_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)

  const busy = () => api.db.exports.totalCount - api.db.exports.idleCount
  for (let i = 0; i < 5; i++) {
    const response = await read()
    await once(response, 'readable')
    response.destroy()
    await expect.poll(busy).toBe(0)
  }
})
