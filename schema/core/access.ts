/** Field-level authorization: adds to every field a check of the caller's scopes, which runs before its resolver. */
import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core'
import {
  defaultFieldResolver,
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
} from 'graphql'
import {
  type Access,
  type AccessRequirement,
  declareRecord,
  type FieldAccess,
  type GrantedScopes,
  oneOf,
  type RecordAccess,
  requireAccess,
  requirementBelow,
} from '../../src/access/access.js'
import { limitedQueries } from '../../src/access/role.js'
import type { Scope } from '../../src/access/scope.js'
import type { Context } from '../../src/compiler/context.js'
import {
  accessOf,
  exposedProperty,
  fieldAccessOf,
  grantedScopesOf,
  isOwnRecord,
  modelOfType,
} from '../../src/compiler/pothos.js'
import { objectTypesOf } from './field-options.js'

/**
 * Access rule of a type or field. A public type can grant scopes to the fields selected below it. The scopes of a team
 * token do not count for these. `isOwnRecord`: the scopes of the type give no access to the other types of its model.
 */
type TypeAccess = Access & { grants?: readonly Scope[]; isOwnRecord?: true }

declare global {
  export namespace PothosSchemaTypes {
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      /** Default access rule for fields that declare none. */
      authScopes?: TypeAccess
    }
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** Access rule of the field. Defaults to the rule of its type. */
      authScopes?: Access | FieldAccess
    }
  }
}

type Field = GraphQLField<unknown, Context>

/** Fields that a scope grants in addition to those that declare it, by type. */
export type AdditionalFields = Partial<Record<Scope, Readonly<Record<string, readonly string[]>>>>

/**
 * Adds the access check to every field, regardless of the path on which it is selected.
 *
 * A field without an access rule has that of its type. A field that leads to other records also requires access to
 * any of their fields. All GraphQL types of one model count as one record. A field that is readable through one type
 * is therefore readable through all of them. Types with `isOwnRecord` and public types are excepted.
 * @param additional fields that a scope grants in addition to those that declare it
 * @throws Error if a type or a root field has no access rule
 */
export function declareAccess(schema: GraphQLSchema, additional: AdditionalFields): GraphQLSchema {
  const records = computeRecordAccess(schema, additional)
  for (const [type, record] of records) {
    declareRecord([recordName(type), type.name], record)
    for (const field of Object.values(type.getFields())) {
      const own = record.fields.get(field.name)!
      refuseShowing(type, field, own, record)
      const target = getNamedType(field.type)
      const leads = target instanceof GraphQLObjectType && !own.public && type.name !== 'Mutation'
      const requirement = leads ? allOf(own, records.get(target)!.any) : own
      const isLimited =
        type.name === 'Mutation' || (type.name === 'Query' && limitedQueries.includes(field.name))
      guard(field, intern(isLimited ? { ...requirement, operation: field.name } : requirement))
    }
  }
  return schema
}

/**
 * @throws Error if a field without an operator rule is computed from the value of a column that only operators can read
 */
export function refuseShowing(
  type: GraphQLObjectType,
  field: Field,
  requirement: AccessRequirement,
  { columns, operators }: RecordAccess,
): void {
  const { pothosPrismaSelect: select, forOperators, showsOnlyPresence } = field.extensions
  if (requirement.operator || forOperators || showsOnlyPresence) return
  if (typeof select !== 'object') return
  for (const column of Object.keys(select))
    if (operators.has(column) || columns.get(column)?.operator)
      throw new Error(
        `${type.name}.${field.name} is computed from ${column}, which only operators can read. Add authScopes.`,
      )
}

/** Computes the access requirements of every record type. */
export function computeRecordAccess(
  schema: GraphQLSchema,
  additional: AdditionalFields,
): Map<GraphQLObjectType, RecordAccess> {
  const types = objectTypesOf(schema)
  const mutationScopes = collectMutationScopes(schema)
  const variants = new Map<string, GraphQLObjectType[]>()
  for (const type of types) add(variants, recordName(type), [type])
  const records = new Map<GraphQLObjectType, RecordAccess>()
  for (const of of variants.values()) {
    const fields = new Map<string, Access[]>()
    const columns = new Map<string, Access[]>()
    const operators = new Set<string>()
    for (const type of of) {
      for (const field of Object.values(type.getFields())) {
        const access = [requireOwnAccess(type, field), ...additionalAccess(additional, type, field)]
        if (!accessOf(field)) access.push(...(mutationScopes.get(type) ?? []))
        add(fields, field.name, access)
        const column = exposedProperty(field)
        if (column) add(columns, column, access)
        if (field.extensions.forOperators)
          operators.add(field.name).add(field.extensions.forOperators.column ?? field.name)
      }
    }
    const own = anyOf(of.map((type) => accessOf(type) ?? { scope: [] }))
    const any = anyOf([...fields.values()].flat(), own)
    const access: RecordAccess = {
      own,
      any,
      fields: anyOfEach(fields),
      columns: anyOfEach(columns),
      operators,
    }
    // Access to any field of a record includes its ID.
    if (fields.has('id')) access.fields.set('id', any)
    if (columns.has('id')) access.columns.set('id', any)
    for (const type of of) records.set(type, access)
  }
  return records
}

const rootNames = new Set(['Query', 'Mutation', 'Subscription'])

function requireOwnAccess(type: GraphQLObjectType, field: Field): Access {
  const access = accessOf(field) ?? (rootNames.has(type.name) ? undefined : accessOf(type))
  if (!access) {
    const name = rootNames.has(type.name) ? `${type.name}.${field.name}` : type.name
    throw new Error(`${name} has no access rule. Add authScopes.`)
  }
  return access
}

/**
 * Returns the name under which types share their access rules. A public type, and one with `isOwnRecord`, is a record of
 * its own: it grants no access to the model behind it.
 */
function recordName(type: GraphQLObjectType): string {
  const access = accessOf(type)
  const isSeparate = isOwnRecord(type) || (access !== undefined && 'public' in access)
  return (isSeparate ? undefined : modelOfType(type)) ?? type.name
}

/**
 * Collects the scopes of mutations by returned type, because a mutation returns the record that it changed under its
 * own scope.
 */
function collectMutationScopes(schema: GraphQLSchema): Map<unknown, Access[]> {
  const scopesByType = new Map<unknown, Access[]>()
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const access = accessOf(field)
    if (access && 'scope' in access && !fieldAccessOf(field).answer)
      add(scopesByType, getNamedType(field.type), [access])
  }
  return scopesByType
}

function additionalAccess(
  additional: AdditionalFields,
  type: GraphQLObjectType,
  field: Field,
): Access[] {
  const additionalScopes = Object.entries(additional).flatMap(([scope, fieldsByType]) =>
    fieldsByType[type.name]?.includes(field.name) ? [scope] : [],
  )
  return [...additionalScopes, ...(fieldAccessOf(field).also ?? [])].map((scope) => ({
    scope: [scope],
  }))
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, values: Value[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values])
}

const anyOfEach = (accesses: Map<string, Access[]>) =>
  new Map([...accesses].map(([name, access]) => [name, anyOf(access)]))

const nothing: AccessRequirement = { operator: false, public: false, scopes: [] }

/**
 * Returns the requirement that any one of these access rules meets.
 * @param inErrors requirement whose scopes an error message lists
 */
function anyOf(accesses: readonly Access[], inErrors?: AccessRequirement): AccessRequirement {
  if (accesses.some((access) => 'public' in access)) return { ...nothing, public: true }
  const lists = accesses.flatMap((access) => ('scope' in access ? [access.scope] : []))
  if (lists.length === 0) return { ...nothing, operator: true }
  if (lists.some((list) => list.length === 0)) return nothing
  const scopes = [...new Set(lists.flat())]
  return { ...nothing, scopes: [oneOf(scopes, inErrors?.scopes[0]?.named ?? lists[0])] }
}

function allOf(one: AccessRequirement, other: AccessRequirement): AccessRequirement {
  return {
    operator: one.operator || other.operator,
    public: false,
    scopes: [...one.scopes, ...other.scopes],
  }
}

const requirements = new Map<string, AccessRequirement>()

/**
 * Returns one shared object per distinct requirement, so that a request checks each requirement
 * once.
 */
function intern(requirement: AccessRequirement): AccessRequirement {
  const key = JSON.stringify(requirement)
  if (!requirements.has(key)) requirements.set(key, requirement)
  return requirements.get(key)!
}

/** Wraps the resolvers of a field with the check. `extensions.open` keeps the resolver without it. */
function guard(field: Field, requirement: AccessRequirement): void {
  const { resolve = defaultFieldResolver, subscribe } = field
  const check = ({ session }: Context, { operation, path, schema }: GraphQLResolveInfo) => {
    const remaining = requirementBelow(requirement, grantedScopesAt(path, schema))
    if (remaining) requireAccess(session, remaining, operation.operation === 'mutation')
  }
  const checked =
    (run: typeof resolve): typeof resolve =>
    (parent, args, context, info) => {
      check(context, info)
      return run(parent, args, context, info)
    }
  field.extensions = { ...field.extensions, requirement, open: resolve }
  field.resolve = checked(resolve)
  field.subscribe = subscribe && checked(subscribe)
}

function grantedScopesAt(path: GraphQLResolveInfo['path'], schema: GraphQLSchema): GrantedScopes {
  for (let at = path.prev; at; at = at.prev) {
    const scopes = at.typename && grantedScopesOf(schema.getType(at.typename) as GraphQLObjectType)
    if (scopes) return scopes
  }
  return undefined
}
