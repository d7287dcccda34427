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
import { schema } from '../../schema/index.js'
import { openapiText, schemaText } from '../../src/cli/contract-text.js'
import { root } from '../../src/root.js'
import { generatedClient } from '../client/codegen.js'

interface Described {
  name: string
  description?: string | null | undefined
}

/** Everything of a type that a reader of the schema meets, by where it is. */
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

test('every type, field, argument, enum value and input field says what it is', () => {
  const silent = types
    .flatMap(partsOf)
    .filter(([, { description }]) => !description?.trim())
    .map(([where]) => where)
  expect(silent).toEqual([])
})

test('the generated files in the tree are what the code says', async () => {
  const text = (path: string) => readFile(join(root, path), 'utf8')
  const sdl = schemaText()
  expect(await text('schema/schema.graphql')).toBe(sdl)
  for (const [path, content] of Object.entries(await generatedClient(sdl)))
    expect(await text(path)).toBe(content)
  expect(await text('rest/openapi.json')).toBe(openapiText('/'))
})
