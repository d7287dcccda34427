import { randomUUID } from 'node:crypto'
import type { GraphQLFormattedError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

interface ReportedIssue {
  path: (string | number)[]
  code: string
  message: string
}

/** The issues in the one error of a refused operation, as `path: code`, sorted. */
async function inputIssues(
  token: string,
  query: string,
  variables: object = {},
): Promise<string[]> {
  const { body } = await api.send('POST', token, '/graphql', { query, variables })
  expect(body.errors).toHaveLength(1)
  const { code, issues } = body.errors[0].extensions
  expect(code).toBe('validation_failed')
  return issues.map(({ path, code }: ReportedIssue) => `${path.join('.')}: ${code}`).sort()
}

describe('a GraphQL input', () => {
  it('is refused with the issues of all its fields', async () => {
    const create = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }'
    const input = { name: ' ', contactEmail: 'nobody', billingEmail: '', ownerName: 'two\nlines' }
    expect(await inputIssues(api.operator, create, { input })).toEqual([
      'input.billingEmail: invalid_format',
      'input.contactEmail: invalid_format',
      'input.name: too_small',
      'input.ownerName: invalid_format',
    ])
  })

  it('reports null values together with other issues', async () => {
    const { id } = await api.team()
    const update = 'mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { id } }'
    const input = { id, name: null, billingEmail: 'nobody', contactEmail: null }
    expect(await inputIssues(api.operator, update, { input })).toEqual([
      'input.billingEmail: invalid_format',
      'input.name: not_null',
    ])
  })

  it.each([
    ['Profile', 'overview'],
    ['User', 'firstName'],
    ['Tag', 'name'],
    ['ComplianceIssue', 'title'],
    ['WebhookEndpoint', 'topics'],
  ])('of %s reports null with the same code as all', async (type, field) => {
    const update = `mutation ($input: Update${type}Input!) { update${type}(input: $input) { id } }`
    const key = `${type[0]!.toLowerCase()}${type.slice(1)}Id`
    const input = { [key]: randomUUID(), [field]: null }
    expect(await inputIssues(api.operator, update, { input })).toEqual([`input.${field}: not_null`])
  })

  it('reports the issues of lists of inputs with those of other fields', async () => {
    const team = await makeBuyer(api)
    const { id: productId } = await makeProduct(api)
    const checkout = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { id } }'
    const line = (quantity: number) => ({ productId, quantity, isAddOn: false })
    const order = (lineItems: object[], discount: number) => ({
      input: { profileId: team.profileId, lineItems, discount },
    })
    expect(
      await inputIssues(team.token, checkout, order([line(0), line(1), line(101)], -1)),
    ).toEqual([
      'input.discount: too_small',
      'input.lineItems.0.quantity: too_small',
      'input.lineItems.2.quantity: too_big',
    ])
    expect(await inputIssues(team.token, checkout, order([], -1))).toEqual([
      'input.discount: too_small',
      'input.lineItems: too_small',
    ])
    expect(await api.prisma.order.count({ where: { teamId: team.id } })).toBe(0)
  })

  it('reports the issues of nested inputs, of other fields and of rules over both', async () => {
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const product = {
      outletId: randomUUID(),
      type: 'FULL_FEATURE',
      name: '',
      minDeliveryDays: -1,
      maxDeliveryDays: 3,
      image: 'nowhere',
    }
    const prices = [
      { pricingTier: 'STANDARD', unitAmount: 10 },
      { pricingTier: 'PRO', unitAmount: -10 },
    ]
    expect(await inputIssues(api.operator, create, { input: { ...product, prices } })).toEqual([
      'input.image: invalid_format',
      'input.minDeliveryDays: too_small',
      'input.name: too_small',
      'input.prices.1.unitAmount: too_small',
    ])
  })

  it('reports the issues of every argument, also of queries', async () => {
    const { token } = await api.team()
    expect(await inputIssues(token, '{ orders(first: 0, offset: -1) { nodes { id } } }')).toEqual([
      'first: too_small',
      'offset: too_small',
    ])
  })

  it('is accepted in the form normalized by its rules', async () => {
    const create = `mutation ($input: CreateTeamInput!) {
      createTeam(input: $input) { name contactEmail }
    }`
    const input = { name: '  Fine  ', contactEmail: 'us@example.org', billingEmail: null }
    expect((await api.graph(api.operator, create, { input })).createTeam).toEqual({
      name: 'Fine',
      contactEmail: 'us@example.org',
    })
  })

  it('is refused like its REST body, issue by issue', async () => {
    const { token } = await api.team()
    const id = randomUUID()
    const long = 'x'.repeat(10_001)
    const put = { name: '', objectives: ' ', target_audience: long }
    const { body } = await api.put(token, `/campaigns/${id}`, put)
    const rest = body.issues.map(
      ({ path, code }: ReportedIssue) => `input.${path.join('.')}: ${code}`,
    )
    const update =
      'mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { id } }'
    const input = { campaignId: id, name: '', objectives: ' ', targetAudience: long }
    const issues = await inputIssues(token, update, { input })
    expect(issues).toHaveLength(3)
    expect(issues.map((error) => error.replace('targetA', 'target_a'))).toEqual(rest.sort())
  })
})

describe('an invalid value of a scalar', () => {
  const query = (input: string) => `mutation { checkout(input: ${input}) { id } }`

  it('reports the location of each issue in the document', async () => {
    const { token } = await api.team()
    const { body } = await api.post(token, '/graphql', {
      query: query('{profileId: "x", discount: 1.234, lineItems: []}'),
    })
    const found = (body.errors as GraphQLFormattedError[]).map(
      ({ message, extensions, locations }) => [message, extensions?.code, locations?.[0]?.column],
    )
    expect(found).toEqual([
      ['input.profileId must be a UUID', 'validation_failed', 40],
      ['input.discount must be an amount with at most two decimals', 'validation_failed', 55],
    ])
  })
})

describe('variables of wrong types', () => {
  it('are refused with every issue', async () => {
    const { token } = await api.team()
    const checkout = `mutation ($input: CheckoutInput!, $other: UUID!) {
      checkout(input: $input) { id }
      cancelOrder(input: { orderId: $other }) { id }
    }`
    const input = {
      profileId: 'x',
      discount: 1.234,
      lineItems: [
        { productId: randomUUID(), quantity: 0.5, isAddOn: null },
        { quantity: 1, isAddOn: false, color: 'red' },
      ],
    }
    expect(await inputIssues(token, checkout, { input })).toEqual([
      'input.discount: invalid_type',
      'input.lineItems.0.isAddOn: not_null',
      'input.lineItems.0.quantity: invalid_type',
      'input.lineItems.1.color: unknown_field',
      'input.lineItems.1.productId: required',
      'input.orderId: required',
      'input.profileId: invalid_type',
    ])
  })

  it('are also refused in queries and subscriptions, without suggestions', async () => {
    const { token } = await api.team()
    const query = `query ($id: UUID!, $order: OrderOrder) {
      order(id: $id) { id }
      orders(orderBy: $order) { nodes { id } }
    }`
    const order = { field: 'CREATED_ATT', direction: 'DESC' }
    expect(await inputIssues(token, query, { id: null, order })).toEqual([
      'id: not_null',
      'orderBy.field: invalid_value',
    ])
    const { extensions } = await api.graphError(token, query, { id: randomUUID(), order })
    expect(extensions.issues[0].message).not.toContain('mean')
    const subscription =
      'subscription ($id: UUID!) { articleStatusChanged(articleId: $id) { sequence } }'
    const { errors } = (
      await api.post(token, '/graphql', { query: subscription, variables: { id: 'x' } })
    ).body
    expect(errors).toMatchObject([{ extensions: { issues: [{ path: ['articleId'] }] } }])
  })

  it('are reported by the path of their argument, together with other issues', async () => {
    const { token } = await api.team()
    const query = `mutation ($data: CheckoutInput!, $line: CheckoutLineItemInput!, $off: Money) {
      whole: checkout(input: $data) { id }
      part: checkout(input: { profileId: "${randomUUID()}", lineItems: [$line], discount: $off }) { id }
    }`
    const line = { productId: randomUUID(), quantity: 101, isAddOn: false }
    const data = { profileId: 'x', discount: -1, lineItems: [line, { ...line, isAddOn: 'no' }] }
    const wrong = { ...line, color: 'red', quantity: 1.5 }
    expect(await inputIssues(token, query, { data, line: wrong, off: -1 })).toEqual([
      'input.discount: too_small',
      'input.discount: too_small',
      'input.lineItems.0.color: unknown_field',
      'input.lineItems.0.quantity: invalid_type',
      'input.lineItems.1.isAddOn: invalid_type',
      'input.lineItems.1.quantity: too_big',
      'input.profileId: invalid_type',
    ])
  })

  it('have the status of other issues for JSON, and 400 for the GraphQL media type', async () => {
    const { token } = await api.team()
    const query = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }'
    const statusOf = async (name: unknown, accept: string) => {
      const payload = { query, variables: { input: { name } } }
      const { status, body } = await api.post(token, '/graphql', payload, { accept })
      const [{ path }] = body.errors[0].extensions.issues
      return [status, path]
    }
    const name = ['input', 'name']
    expect(await statusOf(5, 'application/json')).toEqual([200, name])
    expect(await statusOf(' ', 'application/json')).toEqual([200, name])
    expect(await statusOf(5, 'application/graphql-response+json')).toEqual([400, name])
  })

  it('are validated up to 100 issues', async () => {
    const { token } = await api.team()
    const query = 'query ($where: OrderWhere) { orders(where: $where) { totalCount } }'
    const where = { id: { in: Array(20_000).fill('x') } }
    expect(await inputIssues(token, query, { where })).toHaveLength(100)
  })
})

describe('an input with thousands of issues', () => {
  const many = 20_000
  const id = randomUUID()
  const issuesOf = (answer: { body: { issues: ReportedIssue[] } }) => answer.body.issues.length

  it('is validated up to its hundredth issue', async () => {
    const { token } = await api.team()
    const ids = await api.post(token, `/campaigns/${id}/order-items`, {
      order_item_ids: Array(many).fill('x'),
    })
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]))
    const unknown = await api.put(token, `/campaigns/${id}`, fields)
    const exported = await api.post(token, '/exports/orders.jsonl', {
      fields: ['id'],
      where: { id: { in: Array(many).fill('x') } },
    })
    expect([ids, unknown, exported].map(issuesOf)).toEqual([100, 100, 100])
    const checkout = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { id } }'
    const lineItems = Array(500).fill({ productId: id, quantity: 0, isAddOn: false })
    const input = { profileId: id, lineItems, discount: -1 }
    expect(await inputIssues(token, checkout, { input })).toHaveLength(100)
  })
})
