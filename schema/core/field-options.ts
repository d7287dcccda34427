/**
 * What fields say of themselves beside the options of Pothos: additions to their descriptions, values for operators alone,
 * secrets. Input: the schema as Pothos builds it; output: the same, with these in its fields.
 */
import { type GraphQLField, GraphQLObjectType, type GraphQLSchema } from 'graphql'
import type { Context } from '../../src/compiler/context.js'
import { fieldAccessOf } from '../../src/compiler/pothos.js'
import { describeAddition } from './addition.js'
import { tellEveryFault } from './validation.js'

type Field = GraphQLField<unknown, Context>

/** The object types of a schema, but for those of its introspection, which all schemas share. */
export const objectTypesOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      type instanceof GraphQLObjectType && !type.name.startsWith('__'),
  )

/** Changes the fields of a schema as they say. */
export function withFieldOptions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of objectTypesOf(schema).flatMap((type) => Object.values(type.getFields()))) {
    const { secret, otherwise } = fieldAccessOf(field)
    if (otherwise !== undefined) hideFromTeams(field, otherwise)
    if (secret) field.extensions = { ...field.extensions, secret }
    describeAddition(field)
    tellEveryFault(field)
  }
  return schema
}

/** The field with its value for operators and `otherwise` for everybody else: no longer the column as it is. */
function hideFromTeams(field: Field, otherwise: string | null): void {
  const { pothosExposedField: column, pothosOptions, ...extensions } = field.extensions
  const shown = pothosOptions!.resolve!
  const hiding =
    (resolve: (...of: unknown[]) => unknown) =>
    (...[parent, args, context, ...more]: unknown[]) =>
      (context as Context).session?.kind === 'operator'
        ? resolve(parent, args, context, ...more)
        : otherwise
  field.resolve = hiding(field.resolve as typeof shown)
  field.extensions = {
    ...extensions,
    // The compiler calls the resolver of the options, without what plugins put around it.
    pothosOptions: { ...pothosOptions, resolve: hiding(shown) },
    forOperators: { column, otherwise },
  }
}
