import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const save = (name: string, input: object, fields = 'id') =>
  api
    .graph(
      api.operator,
      `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
      { input },
    )
    .then((data) => data[name])
const creating =
  'mutation ($input: CreateOutletCategoryInput!) { createOutletCategory(input: $input) { id } }'

test('a category is created, assigned to outlets, queried by teams, changed and deleted', async () => {
  const { token } = await api.team()
  const business = await save('createOutletCategory', { name: 'Business', prefix: 'business' })
  await save('createOutletCategory', { name: 'Arts', prefix: 'arts' })
  const outlet = await save('createOutlet', {
    name: 'The Ledger',
    status: 'ACTIVE',
    categoryId: business.id,
  })
  await save('createOutlet', { name: 'The Rest', status: 'ACTIVE' })
  await save('updateOutletCategory', { outletCategoryId: business.id, name: 'Business press' })

  const read = `{
    outletCategories(all: true) { totalCount nodes { name prefix } }
    outlets(where: {category: {prefix: {eq: "business"}}}) { nodes { name category { name } } }
    none: outlets(where: {categoryId: {isNull: true}}) { nodes { name category { name } } }
  }`
  expect(await api.graph(token, read)).toEqual({
    outletCategories: {
      totalCount: 2,
      nodes: [
        { name: 'Arts', prefix: 'arts' },
        { name: 'Business press', prefix: 'business' },
      ],
    },
    outlets: { nodes: [{ name: 'The Ledger', category: { name: 'Business press' } }] },
    none: { nodes: [{ name: 'The Rest', category: null }] },
  })

  await save('archiveOutletCategory', { outletCategoryId: business.id })
  const after = await api.graph(
    token,
    `{ outletCategories { nodes { prefix } } outlet(id: "${outlet.id}") { category { name } }
       outlets(where: {category: {prefix: {eq: "business"}}}) { totalCount } }`,
  )
  expect(after).toEqual({
    outlets: { totalCount: 0 },
    outletCategories: { nodes: [{ prefix: 'arts' }] },
    outlet: { category: null },
  })
  const { auditEntries } = await api.graph(
    api.operator,
    `{ auditEntries(where: {entityId: {eq: "${business.id}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { action } } }`,
  )
  expect(auditEntries.nodes.map(({ action }: { action: string }) => action)).toEqual([
    'create_outlet_category',
    'update_outlet_category',
    'archive_outlet_category',
  ])
})

test('invalid input is refused with the name of the field', async () => {
  await save('createOutletCategory', { name: 'Sport', prefix: 'sport' })
  const issues = async (input: object, token = api.operator) => {
    const { extensions } = await api.graphError(token, creating, { input })
    return (
      extensions.issues?.map(({ path }: { path: string[] }) => path.join('.')) ?? extensions.code
    )
  }
  expect(await issues({ name: 'Again', prefix: 'sport' })).toEqual(['input.prefix'])
  expect(await issues({ name: ' ', prefix: 'Not this' })).toEqual(['input.name', 'input.prefix'])
  const { token } = await api.team()
  expect(await issues({ name: 'Mine', prefix: 'mine' }, token)).toBe('operator_only')
})
