import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { openapiText, schemaText } from '../../codegen/contract-text.js'
import { generateClient } from '../../codegen/typed-client.js'
import { schema } from '../../schema/index.js'
import { root } from '../../src/root.js'

interface Described {
  name: string
  description?: string | null | undefined
}

/** A type with its fields, arguments and values, by path. */
function partsOf(type: GraphQLNamedType): [string, Described][] {
  const parts: [string, Described][] = [[type.name, type]]
  const add = (at: string, part: Described) => parts.push([`${at}.${part.name}`, part])
  if (isEnumType(type)) for (const value of type.getValues()) add(type.name, value)
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) add(type.name, field)
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(type.name, field)
      for (const arg of field.args) add(`${type.name}.${field.name}`, arg)
    }
  }
  return parts
}

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

const silent = types
  .flatMap(partsOf)
  .filter(([, { description }]) => !description?.trim())
  .map(([where]) => where)

/** Fields that are explained in `PageInfo`. */
const ofLists = [...schema.getType('PageInfo')!.description!.matchAll(/`(\w+)`/g)].map(
  ([, name]) => name,
)

/** Fields that many types share, by the type or document that describes them. */
const generic = {
  PageInfo: new RegExp(`(Connection|Edge)\\.\\w+$|\\.(${ofLists.join('|')})$`),
  'the type of the input': /^(Mutation|Query)\.\w+\.input$/,
  'docs/graphql.md': /Where\.(AND|OR|NOT)$|(Filter|Comparison|Condition|Order)\.\w+$/,
  AggregateFunction: /Aggregate\.(keys|count\w*|sum|avg|min|max|median|standardDeviation)$/,
  'the type of a part of an aggregate':
    /Aggregate(?!(Key|Measure|Function)\.)[A-Z]\w*\.\w+(\.\w+)?$/,
  'the field with the argument': /Aggregate\.(\w+\.)?(groupBy|having|top|limit|of|in|p|spans)$/,
  'the field that is compared': /Column\.\w+$/,
}
const conditions = silent.filter((where) => /Where\.[a-z]/.test(where))

test('every field has a description, unless it is described for all types', () => {
  const patterns = Object.values(generic)
  const others = silent.filter(
    (where) => !conditions.includes(where) && !patterns.some((pattern) => pattern.test(where)),
  )
  expect(others).toEqual([])
})

test('a condition without a description has the name of a described field of its record', () => {
  const unknown = conditions.filter((where) => {
    const [type = '', name = ''] = where
      .replace('UserAccountWhere', 'UserWhere')
      .replace('TeamAuditEntryWhere', 'AuditEntryWhere')
      .split('.')
    const record = schema.getType(type.replace(/Where$/, ''))
    return !(isObjectType(record) && record.getFields()[name]?.description)
  })
  expect(unknown).toEqual([])
})

test('the committed generated files match the code', async () => {
  const text = (path: string) => readFile(join(root, path), 'utf8')
  const sdl = schemaText()
  expect(await text('schema/schema.graphql')).toBe(sdl)
  for (const [path, content] of Object.entries(await generateClient(sdl)))
    expect(await text(path)).toBe(content)
  expect(await text('rest/openapi.json')).toBe(openapiText())
})
