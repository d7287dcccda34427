import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { description } from '../support/contract.js'

const api = await testApi({ demo: true })
const standard = await api.team()
const tokens = {
  standard: standard.token,
  pro: (await api.team({ proPricing: true })).token,
}

/** Query parameters by name. */
type Parameters = Record<string, string>

const urlOf = (path: string, parameters: Parameters) =>
  `/products/${path}?${new URLSearchParams(parameters)}`

async function facetsOf(token: string, parameters: Parameters = {}) {
  const { status, body } = await api.get(token, urlOf('facets', parameters))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function totalSuffix(token: string, parameters: Parameters): Promise<number> {
  const { status, body } = await api.get(token, urlOf('listings', { ...parameters, limit: '1' }))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.total_records
}

const disclaimers = new Map(
  (await api.prisma.disclaimer.findMany()).map(({ name, id }) => [name, id]),
)

interface Count {
  value: string
  count: number
}
interface Span {
  from: number
  to: number | null
  count: number
}

const within = (name: string, step: number) => ({
  own: [`filters[min_${name}]`, `filters[max_${name}]`],
  as: ({ from, to }: Span) => ({
    [`filters[min_${name}]`]: String(from),
    ...(to !== null && { [`filters[max_${name}]`]: String(to - step) }),
  }),
})
const anyOf = (name: string, sent = (value: string) => value) => ({
  own: [`filters[${name}][]`],
  as: ({ value }: Count) => ({ [`filters[${name}][]`]: sent(value) }),
})

/** Filters of each facet, and a function that returns the filter of one of its values. */
const facets = {
  countries: {
    own: ['filters[country]', 'filters[include_global]'],
    as: ({ value }: Count) => ({
      'filters[country]': value,
      ...(value !== 'Global' && { 'filters[include_global]': 'false' }),
    }),
  },
  tags: anyOf('tags'),
  disclaimers: anyOf('disclaimer_ids', (name) => disclaimers.get(name)!),
  channel_types: anyOf('channel_types'),
  placement_types: anyOf('placement_types'),
  prices: within('price', 0.01),
  authorities: within('da', 1),
}
type Facet = keyof typeof facets
const names = Object.keys(facets) as Facet[]

// biome-ignore lint/suspicious/noExplicitAny: the shape of a response depends on its request.
const countsIn = (body: any, facet: Facet): (Count & Span)[] =>
  Array.isArray(body[facet]) ? body[facet] : body[facet].values

const [tag] = (await facetsOf(tokens.standard)).tags.values as Count[]
const [disclaimer] = [...disclaimers.values()]

describe.each(['standard', 'pro'] as const)('with %s prices', (visibility) => {
  const token = tokens[visibility]

  test.each<Parameters>([
    {},
    { include_archived: 'true', 'filters[search]': 'th' },
    {
      'filters[tags][]': tag!.value,
      'filters[min_price]': '100',
      'filters[max_price]': '900.5',
      'filters[is_indexed]': 'true',
      'filters[max_tat]': '20',
    },
    {
      'filters[channel_types][]': 'WEBSITE',
      'filters[placement_types][]': 'FULL_FEATURE',
      'filters[disclaimer_ids][]': disclaimer!,
      'filters[min_da]': '35',
      'filters[include_global]': 'false',
      'filters[most_popular]': 'true',
    },
    { 'filters[country]': 'Germany', 'filters[max_da]': '75', 'filters[is_do_follow]': 'true' },
    { 'filters[new_last_30_days]': 'true', 'filters[min_dr]': '10' },
  ])('each count is the total of the listings with its value: %o', async (filters) => {
    const body = await facetsOf(token, filters)
    expect(Object.keys(body)).toEqual(['total_records', ...names])
    expect(body.total_records).toBe(await totalSuffix(token, filters))
    for (const facet of names) {
      const { own, as } = facets[facet]
      const others = Object.fromEntries(
        Object.entries(filters).filter(([name]) => !own.includes(name)),
      )
      const counts = countsIn(body, facet)
      expect(counts.length, facet).toBeGreaterThan(0)
      for (const one of [...counts.slice(0, 10), ...counts.slice(10).slice(-2)]) {
        const total = await totalSuffix(token, { ...others, ...as(one) })
        expect([facet, one, total]).toEqual([facet, one, one.count])
      }
    }
  })
})

test('a facet ignores its own filters, and applies those of every other facet', async () => {
  const filters = { 'filters[tags][]': tag!.value }
  const [all, tagged] = [await facetsOf(tokens.pro), await facetsOf(tokens.pro, filters)]
  expect(tagged.tags).toEqual(all.tags)
  expect(tagged.total_records).toBeLessThan(all.total_records)
  for (const facet of names.filter((name) => name !== 'tags'))
    expect([facet, tagged[facet]]).not.toEqual([facet, all[facet]])
})

test('prices are in dollars, and counts use the prices that the team sees', async () => {
  const [cheap, ...others] = (await facetsOf(tokens.standard)).prices as Span[]
  expect(cheap).toMatchObject({ from: 0, to: 100 })
  expect(others.at(-1)).toMatchObject({ from: 5000, to: null })
  expect((await facetsOf(tokens.pro)).prices).not.toEqual([cheap, ...others])
})

test('limit limits the values of countries, tags and disclaimers, those with the most listings first', async () => {
  const all = await facetsOf(tokens.standard, { limit: '1000' })
  for (const facet of ['countries', 'tags', 'disclaimers'] as const) {
    const { values, has_more } = all[facet] as { values: Count[]; has_more: boolean }
    expect(has_more).toBe(false)
    expect(values).toEqual(
      values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    )
    const few = await facetsOf(tokens.standard, { limit: '2' })
    expect(few[facet]).toEqual({ values: values.slice(0, 2), has_more: values.length > 2 })
    const usual = (await facetsOf(tokens.standard))[facet]
    expect(usual).toEqual({ values: values.slice(0, 100), has_more: values.length > 100 })
    const exactly = await facetsOf(tokens.standard, { limit: String(values.length) })
    expect(exactly[facet]).toEqual(all[facet])
  }
})

/** The issues of a request that is refused. */
async function issuesOf(path: string, query: string) {
  const { status, body } = await api.get(tokens.standard, `/products/${path}?${query}`)
  expect([status, body.code]).toEqual([400, 'validation_failed'])
  return body.issues as { path: string[]; code: string; message: string; allowed?: string[] }[]
}

describe('refuses', () => {
  test.each([
    ['0', { code: 'too_small', message: 'must be at least 1', min: 1 }],
    ['1001', { code: 'too_big', message: 'must be at most 1,000', max: 1000 }],
    ['2.5', { code: 'invalid_type', message: 'must be a whole number' }],
    ['many', { code: 'invalid_type', message: 'must be a whole number' }],
    ['2&limit=3', { code: 'given_twice' }],
  ])('limit=%s', async (limit, issue) => {
    expect(await issuesOf('facets', `limit=${limit}`)).toEqual([
      expect.objectContaining({ path: ['limit'], ...issue }),
    ])
  })

  test.each([
    'filters[min_da]=x&filters[channel_types][]=BLOG&filters[product_ids][]=1',
    'filters[min_price]=1.234&filters[is_indexed]=perhaps&filters[most_popular]=perhaps',
    'filters[state]=a&filters[state]=b&include_archived=perhaps',
  ])('invalid filters as the listings do: %s', async (query) => {
    const issues = await issuesOf('facets', query)
    expect(issues.length).toBeGreaterThan(1)
    expect(new Set(issues)).toEqual(new Set(await issuesOf('listings', query)))
  })

  test('all issues at once', async () => {
    const issues = await issuesOf('facets', 'limit=0&filters[min_da]=x&page=2')
    expect(issues.map(({ path }) => path.join('.')).sort()).toEqual([
      'filters.min_da',
      'limit',
      'page',
    ])
  })

  test.each(['page=1', 'sort_by=name', 'order_by=asc', 'filters[status]=ACTIVE', 'first=3'])(
    'the unknown parameter %s',
    async (query) => {
      const [issue] = await issuesOf('facets', query)
      expect(issue).toMatchObject({ code: 'unknown_parameter' })
      expect(issue!.allowed).toEqual(expect.arrayContaining(['filters[max_dr]', 'limit']))
      expect(issue!.allowed).not.toContain('page')
    },
  )

  test('tokens without products.read', async () => {
    const reader = await api.token(standard, 'custom', ['products.read'])
    expect((await api.get(reader, '/products/facets')).status).toBe(200)
    const other = await api.token(standard, 'custom', ['outlets.read', 'outlets.lists'])
    const refused = await api.get(other, '/products/facets')
    expect([refused.status, refused.body.code]).toEqual([403, 'missing_scope'])
    expect((await api.app.inject({ url: '/products/facets' })).statusCode).toBe(401)
  })
})

test('the OpenAPI document has the parameters of the listings except page and order, and the range of limit', () => {
  const parametersOf = (path: string) =>
    description.paths[path]!.get!.parameters!.map(
      ({ $ref, ...own }) => description.components.parameters[$ref?.split('/').at(-1) ?? ''] ?? own,
    ) as { name: string; schema?: object }[]
  const namesOf = (path: string) => parametersOf(path).map(({ name }) => name)
  const facets = parametersOf('/products/facets')
  expect(facets.map(({ name }) => name).sort()).toEqual(
    namesOf('/products/listings')
      .filter((name) => !['page', 'sort_by', 'order_by'].includes(name))
      .sort(),
  )
  expect(facets.find(({ name }) => name === 'limit')!.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 100,
  })
})

test('a response is cached with its entity tag until the catalogue changes', async () => {
  const url = urlOf('facets', { 'filters[is_do_follow]': 'true', limit: '3' })
  const first = await api.get(tokens.standard, url)
  const { etag } = first.headers
  expect(etag).toMatch(/^"[\w-]+"$/)
  let again: typeof first | undefined
  const sql = await api.sqlOf(async () => {
    again = await api.get(tokens.standard, url)
  })
  expect(sql).toEqual([])
  expect([again!.text, again!.headers.etag]).toEqual([first.text, etag])
  const unchanged = await api.get(tokens.standard, url, { 'if-none-match': etag! })
  expect([unchanged.status, unchanged.text]).toEqual([304, ''])
  const { productId } = await api.prisma.listing.findFirstOrThrow({
    where: { withheld: null, channels: { array_contains: [{ isDoFollow: true }] } },
  })
  await api.prisma.product.update({ where: { id: productId }, data: { active: false } })
  await expect
    .poll(async () => (await api.get(tokens.standard, url)).body.total_records)
    .toBe(first.body.total_records - 1)
})
