import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { expect, test } from 'vitest'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'

const api = await testApi()

/** Every GraphQL list, with the type of its records. */
const all = [...rootLists.keys()].map((name) => {
  const field = schema.getQueryType()!.getFields()[name]!
  const connection = getNamedType(field.type) as GraphQLObjectType
  const node = getNamedType(connection.getFields().nodes!.type) as GraphQLObjectType
  const argument = (arg: string) => field.args.find(({ name }) => name === arg)
  return { name, node, where: argument('where'), orderBy: argument('orderBy') }
})

const samples: Record<string, unknown> = {
  UUID: '00000000-0000-7000-8000-000000000000',
  String: 'a',
  Int: 3,
  Float: 1.5,
  Money: 10.5,
  Boolean: true,
  DateTime: '2026-11-01',
  EndDateTime: '2026-11-01',
}

/** Values of an input type, one for each field. A relation is only tested for existence. */
function inputs(type: GraphQLInputType): unknown[] {
  const inner = getNullableType(type)
  if (isListType(inner)) return inputs(inner.ofType).map((value) => [value])
  if (isEnumType(inner)) return [inner.getValues()[0]!.name]
  if (!isInputObjectType(inner)) return [samples[inner.name]]
  const fields = Object.values(inner.getFields())
  const required = fields.filter((field) => isRequiredInputField(field))
  const rest = Object.fromEntries(required.map(({ name, type: of }) => [name, inputs(of)[0]]))
  return fields.flatMap(({ name, type: of }) => {
    const values = /Where$/.test(getNamedType(of).name)
      ? [isListType(getNullableType(of)) ? [{}] : {}]
      : inputs(of)
    return values.map((value) => ({ ...rest, [name]: value }))
  })
}

test.each(all.filter(({ where }) => where))(
  'the read engine writes every condition on $name',
  async ({ name, where }) => {
    const conditions = inputs(where!.type)
    expect(conditions.length).toBeGreaterThan(3)
    const type = where!.type.toString()
    const query = `query ($yes: ${type}, $no: ${type}) {
      yes: ${name}(where: $yes) { totalCount } no: ${name}(where: $no) { totalCount } }`
    for (let from = 0; from < conditions.length; from += 40) {
      const AND = conditions.slice(from, from + 40)
      await api.graph(api.operator, query, { yes: { AND }, no: { NOT: AND } })
    }
  },
)

test.each(all)('the read engine writes every order of $name', async ({ name, orderBy }) => {
  const order = getNamedType(orderBy!.type) as GraphQLInputObjectType
  const field = getNamedType(order.getFields().field!.type) as GraphQLEnumType
  const pages = field
    .getValues()
    .flatMap(({ name: by }) =>
      ['ASC', 'DESC'].map(
        (direction) =>
          `${by}_${direction}: ${name}(first: 1, orderBy: { field: ${by}, direction: ${direction} }) { pageInfo { endCursor } }`,
      ),
    )
  await api.graph(api.operator, `{ ${pages.join(' ')} }`)
})

/** All fields of a type and its relations up to a depth, with one record of each list that has arguments. */
function selection(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    if (args.some((arg) => isRequiredArgument(arg) && arg.name !== 'first')) return []
    const text = args.some((arg) => arg.name === 'first') ? `${name}(first: 1)` : name
    const inner = getNamedType(of)
    if (!isObjectType(inner)) return [text]
    return depth > 0 ? [`${text} { ${selection(inner, depth - 1)} }`] : []
  })
  return fields.join(' ') || '__typename'
}

test.each(all)('the read engine reads all of $name', async ({ name, node }) => {
  const read = (fields: string) =>
    api.graph(api.operator, `{ ${name}(first: 1) { nodes { ${fields} } } }`)
  await read(selection(node, 0))
  for (const { name: field, type, args } of Object.values(node.getFields())) {
    const inner = getNamedType(type)
    const needed = args.filter((arg) => isRequiredArgument(arg) && arg.name !== 'first')
    const given = needed.map((arg) => `${arg.name}: ${JSON.stringify(inputs(arg.type)[0])}`)
    const text = given.length > 0 ? `${field}(${given.join(', ')})` : field
    if (isObjectType(inner)) await read(`${text} { ${selection(inner, 1)} }`)
  }
})
