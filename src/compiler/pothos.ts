/** Metadata that Pothos and its plugins store in GraphQL extensions. No other file uses the plugins' keys. */
import type { GraphQLField, GraphQLObjectType } from 'graphql'
import type { z } from 'zod'
import type { Access, FieldAccess, GrantedScopes } from '../access/access.js'
import type { Deprecation } from '../http/deprecation.js'
import type { RelationStep } from '../query/export-field.js'
import type { ModelName } from '../query/model-types.js'

/** A Prisma select of a field. */
export type Select = Record<string, SelectedRelation | true>

/** Relation in the select of a field. */
export interface SelectedRelation extends Omit<RelationStep, 'relation'> {
  select?: Select
}

/**
 * A select that depends on the arguments or the context. `nested` receives the query of a relation and returns it
 * with the selection of the nested fields.
 */
export type SelectOf = (
  args: object,
  context: object,
  nested: (query: SelectedRelation | true) => unknown,
) => { select: Select }

export interface PothosField {
  pothosOptions?: {
    authScopes?: Access | FieldAccess
    deprecation?: Deprecation
    resolve?: (...args: unknown[]) => unknown
  }
  /** Column of an exposed field. */
  pothosExposedField?: string
  /** Relation of an exposed field. */
  pothosPrismaRelationField?: { name: string }
  /** Columns and relations that the field needs of its record. */
  pothosPrismaSelect?: Select | SelectOf
}

/** Extensions of an object type. */
export interface PothosType {
  pothosOptions?: { authScopes?: Access & { grants?: GrantedScopes; isOwnRecord?: true } }
  pothosPrismaModel?: ModelName
  pothosPrismaSelect?: Select
}

/** Extensions of an argument or an input. */
export interface PothosInput {
  '@pothos/plugin-validation'?: { schemas?: z.ZodType[] }
}

/** Name of the column or relation that a field exposes unchanged. */
export const exposedProperty = ({ extensions }: GraphQLField<unknown, never>): string | undefined =>
  extensions.pothosExposedField ?? extensions.pothosPrismaRelationField?.name

/** Returns the `resolve` option of a field, which computes the value from the selected columns. */
export const resolvedBy = ({ extensions }: GraphQLField<unknown, never>) =>
  extensions.pothosOptions?.resolve

/** Returns the Prisma model of an object type, or undefined if the type is not a model. */
export const modelOfType = ({ extensions }: GraphQLObjectType): ModelName | undefined =>
  extensions.pothosPrismaModel

/** Returns the access rule of a field or a type, or undefined if the field inherits that of its type. */
export function accessOf({
  extensions,
}: GraphQLObjectType | GraphQLField<unknown, never>): Access | undefined {
  const access = extensions.pothosOptions?.authScopes
  if (!access || 'otherwise' in access) return undefined
  return 'scope' in access || 'operator' in access || 'public' in access ? access : undefined
}

/** Returns the access options of a field that modify its access rule. */
export const fieldAccessOf = ({ extensions }: GraphQLField<unknown, never>): FieldAccess =>
  (extensions.pothosOptions?.authScopes ?? {}) as FieldAccess

/** Returns the deprecation of a field, or undefined if the field is not deprecated. */
export const deprecationOf = ({
  extensions,
}: GraphQLField<unknown, never>): Deprecation | undefined => extensions.pothosOptions?.deprecation

/** Returns the scopes that a type grants to the fields below it. */
export const grantedScopesOf = ({ extensions }: GraphQLObjectType): GrantedScopes =>
  extensions.pothosOptions?.authScopes?.grants

/** Whether the access rules of a type are not those of the other types of its model. */
export const isOwnRecord = ({ extensions }: GraphQLObjectType): boolean =>
  extensions.pothosOptions?.authScopes?.isOwnRecord ?? false

/** Returns the validation rules (`validate`) of an argument, an input field or an input type. */
export const rulesOf = ({ extensions }: { extensions: PothosInput }): readonly z.ZodType[] =>
  extensions['@pothos/plugin-validation']?.schemas ?? []
