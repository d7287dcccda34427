import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

const samples: Record<string, string> = {
  UUID: '"0198f0c0-0000-7000-8000-000000000000"',
  ID: '"0198f0c0-0000-7000-8000-000000000000"',
  String: '"x"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Money: '1',
  DateTime: '"2026-01-01T00:00:00.000Z"',
  EndDateTime: '"2026-01-01T00:00:00.000Z"',
  JSON: '{}',
  Upload: 'null',
}

/** Search that finds listings of the demo by a tag. */
const search = '"Founders"'

/** GraphQL literal of an input type. Objects contain the required fields, and at least one. */
export function sampleOf(type: GraphQLInputType, ids?: string): string {
  if (isNonNullType(type)) return sampleOf(type.ofType, ids)
  if (isListType(type)) return `[${sampleOf(type.ofType, ids)}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (!isInputObjectType(type)) {
    const sample = samples[type.name]
    if (!sample) throw new Error(`Add a sample of ${type.name} to tests/support/inputs/sample.ts.`)
    return ids && type.name === 'UUID' ? `"${ids}"` : sample
  }
  const all = Object.values(type.getFields())
  const required = all.filter(isRequiredInputField)
  return object(required.length > 0 ? required : all.slice(0, 1), ids)
}

const object = (fields: readonly GraphQLInputField[], ids?: string): string =>
  `{${fields.map(({ name, type }) => `${name}: ${sampleOf(type, ids)}`).join(', ')}}`

/** Required and given arguments of a field. */
export function argumentsOf(
  args: readonly GraphQLArgument[],
  given: Record<string, string> = {},
): string {
  const parts = args.flatMap((arg) => {
    const value = given[arg.name]
    if (value !== undefined) return [`${arg.name}: ${value}`]
    if (!isRequiredArgument(arg)) return []
    return [`${arg.name}: ${arg.name === 'q' ? search : sampleOf(arg.type)}`]
  })
  return parts.length > 0 ? `(${parts.join(', ')})` : ''
}

/** Argument with a search, if a field requires one. */
export const searchOf = (args: readonly GraphQLArgument[]): string =>
  args.some((arg) => arg.name === 'q' && isRequiredArgument(arg)) ? `(q: ${search})` : ''

/** Smallest selection of a type. */
export const least = (type: GraphQLObjectType['name'] | unknown): string =>
  isCompositeType(getNamedType(type as never)) ? '{ __typename }' : ''
