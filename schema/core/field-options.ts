/**
 * Field options in addition to those of Pothos: description suffixes, deprecations, values that only operators see, and
 * secrets.
 * They are applied to the finished schema.
 */
import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core'
import {
  type GraphQLField,
  type GraphQLInputObjectType,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Context } from '../../src/compiler/context.js'
import {
  deprecationOf,
  fieldAccessOf,
  modelOfType,
  type SelectedRelation,
  type SelectOf,
} from '../../src/compiler/pothos.js'
import { type Deprecation, deprecationNote } from '../../src/http/deprecation.js'
import { appendDescriptionSuffix } from './description-suffix.js'
import { relatedTenant } from './tenant.js'
import { reportEveryIssue } from './validation.js'

declare global {
  export namespace PothosSchemaTypes {
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** Deprecates the field. Takes the place of `deprecationReason`. */
      deprecation?: Deprecation
    }
  }
}

type Field = GraphQLField<unknown, Context>

/** Lists the object types of a schema, except introspection types, which all schemas share. */
export const objectTypesOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      type instanceof GraphQLObjectType && !type.name.startsWith('__'),
  )

/** Applies the field options of a schema. */
export function withFieldOptions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of objectTypesOf(schema).flatMap((type) => Object.values(type.getFields()))) {
    const { secret, otherwise } = fieldAccessOf(field)
    if (otherwise !== undefined) hideFromTeams(field, otherwise)
    limitRelation(field)
    if (secret) field.extensions = { ...field.extensions, secret }
    appendDescriptionSuffix(field)
    deprecate(field)
    reportEveryIssue(field)
  }
  describeInputs(schema)
  return schema
}

/** @throws Error for a field that is deprecated without a date, or whose removal is too early */
function deprecate(field: Field): void {
  const deprecation = deprecationOf(field)
  if (deprecation) field.deprecationReason = deprecationNote(deprecation)
  else if (field.deprecationReason)
    throw new Error(`${field.name} has a deprecationReason. Declare its deprecation instead.`)
}

/** Describes the inputs of mutations that do not describe themselves. */
function describeInputs(schema: GraphQLSchema): void {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const input = args.find((arg) => arg.name === 'input')
    if (!input) continue
    const type = getNamedType(input.type) as GraphQLInputObjectType
    const omitted = name.startsWith('update') ? ' Omitted fields are unchanged.' : ''
    type.description ??= `Input for \`${name}\`.${omitted}`
  }
}

/**
 * Limits the related records that a field reads for an OAuth grant of a profile. Without it, a relation could lead to a
 * record of another profile. Required records, such as the order of an item, belong to the same profile.
 */
function limitRelation(field: Field): void {
  const { extensions, type } = field
  const { pothosPrismaSelect: select } = extensions
  const recordType = getNamedType(type)
  const model = isObjectType(recordType) && modelOfType(recordType)
  const isRequired = isNonNullType(type) && !isListType(type.ofType)
  if (typeof select !== 'function' || !model || isRequired) return
  const limited: SelectOf = (args, context, nested) => {
    const where = relatedTenant(model, (context as Partial<Context>).session)
    if (Object.keys(where).length === 0) return select(args, context, nested)
    const nestedWithin = (query: SelectedRelation | true) => {
      const own = query === true ? {} : query
      return nested({ ...own, where: own.where ? { AND: [own.where, where] } : where })
    }
    return select(args, context, nestedWithin)
  }
  field.extensions = { ...extensions, pothosPrismaSelect: limited }
}

/**
 * Returns the field's value to operators and `otherwise` to all other callers. The field no longer
 * exposes a plain column.
 */
function hideFromTeams(field: Field, otherwise: string | null): void {
  const { pothosExposedField: column, pothosOptions, ...extensions } = field.extensions
  const resolveForOperators = pothosOptions!.resolve!
  const operatorsOnly =
    (resolve: (...of: unknown[]) => unknown) =>
    (...[parent, args, context, ...more]: unknown[]) =>
      (context as Context).session?.kind === 'operator'
        ? resolve(parent, args, context, ...more)
        : otherwise
  field.resolve = operatorsOnly(field.resolve as typeof resolveForOperators)
  field.extensions = {
    ...extensions,
    // The compiler calls this resolver directly, without the wrappers of plugins.
    pothosOptions: { ...pothosOptions, resolve: operatorsOnly(resolveForOperators) },
    forOperators: { column, otherwise },
  }
}
