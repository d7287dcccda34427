/** Descriptions of what rows take, from those of the graph: `where.price.gte` is that of `price`, with "Minimum, inclusive." */
import {
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Target } from '../../rest/engine/input.js'
import type { QueryTarget } from '../../rest/engine/route.js'

/** Descriptions of variables, by name. */
export type VariableDescriptions = ReadonlyMap<string, string>

/** The descriptions of the arguments of an operation that take a variable as their value. */
export function variableDescriptions(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): VariableDescriptions {
  const descriptions = new Map<string, string>()
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Argument({ value }) {
      const argument = info.getArgument()
      const description = argument?.extensions.described ?? argument?.description
      if (value.kind === Kind.VARIABLE && description)
        descriptions.set(value.name.value, description)
    },
  })
  visit(operation, visitor)
  return descriptions
}

/** The description of a query parameter that goes to `target`. */
export function parameterDescription(
  to: QueryTarget,
  target: Target | undefined,
  variables: VariableDescriptions,
): string | undefined {
  if (typeof to === 'string') return inputDescription(target!, variables)
  if ('ignored' in to) return to.ignored
  return 'to' in to ? to.description : `${to.effect} Defaults to \`false\`.`
}

/** What a condition says of the field that it is on. */
const conditions: Record<string, string> = {
  eq: '',
  in: 'Any of these values matches.',
  has: '',
  hasSome: 'Any of these values matches.',
  contains: 'Matches any part of the text, case-insensitive.',
  gte: 'Minimum, inclusive.',
  lte: 'Maximum, inclusive.',
}

/** The description of an input; a condition is described by the field it is on. */
export function inputDescription(
  { path, field, parent }: Target,
  variables?: VariableDescriptions,
): string | undefined {
  if (!field) return variables?.get(path[0]!)
  const said = conditions[field.name]
  const above = said === undefined ? undefined : inputDescription(parent!, variables)
  if (above) return `${above} ${said}`.trim()
  const { described = field.description ?? undefined } = field.extensions
  return described
}
