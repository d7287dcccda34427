/** What Pothos and its plugins note of the graph that they build: the one place that knows under which names. */
import type { GraphQLField, GraphQLObjectType } from 'graphql'
import type { z } from 'zod'
import type { Access, FieldAccess, GrantedScopes } from '../access/access.js'
import type { RelationStep } from '../query/export-field.js'
import type { ModelName } from '../query/model-types.js'

/** What a field selects, as Prisma has it. */
export type Select = Record<string, SelectedRelation | true>

/** A relation that a field selects. */
export interface SelectedRelation extends Omit<RelationStep, 'relation'> {
  select?: Select
}

/** A select that its arguments or its caller decide; `nested` is called with what it asks of a relation. */
export type SelectOf = (
  args: object,
  context: object,
  nested: (query: never) => unknown,
) => { select: Select }

export interface PothosField {
  pothosOptions?: { authScopes?: Access | FieldAccess; resolve?: (...args: unknown[]) => unknown }
  pothosExposedField?: string
  pothosPrismaRelationField?: { name: string }
  pothosPrismaSelect?: Select | SelectOf
}

export interface PothosType {
  pothosOptions?: { authScopes?: Access & { grants?: GrantedScopes } }
  pothosPrismaModel?: ModelName
  pothosPrismaSelect?: Select
}

export interface PothosInput {
  '@pothos/plugin-validation'?: { schemas?: z.ZodType[] }
}

/** The column or relation that a field exposes as it is. */
export const propertyOf = ({ extensions }: GraphQLField<unknown, never>): string | undefined =>
  extensions.pothosExposedField ?? extensions.pothosPrismaRelationField?.name

/** What makes a field of what it has selected. */
export const resolvedBy = ({ extensions }: GraphQLField<unknown, never>) =>
  extensions.pothosOptions?.resolve

/** The model of the records of a type; undefined of other types. */
export const modelOfType = ({ extensions }: GraphQLObjectType): ModelName | undefined =>
  extensions.pothosPrismaModel

/** To whom a field or a type says that it is shown; undefined where it leaves that to its type. */
export function accessOf({
  extensions,
}: GraphQLObjectType | GraphQLField<unknown, never>): Access | undefined {
  const access = extensions.pothosOptions?.authScopes
  if (!access || 'otherwise' in access) return undefined
  return 'scope' in access || 'operator' in access || 'public' in access ? access : undefined
}

/** What a field says of its access beside that. */
export const fieldAccessOf = ({ extensions }: GraphQLField<unknown, never>): FieldAccess =>
  (extensions.pothosOptions?.authScopes ?? {}) as FieldAccess

/** The scopes that a type grants to what is read below it. */
export const grantedScopesOf = ({ extensions }: GraphQLObjectType): GrantedScopes =>
  extensions.pothosOptions?.authScopes?.grants

/** The rules (`validate`) of an argument, an input field or an input type. */
export const rulesOf = ({ extensions }: { extensions: PothosInput }): readonly z.ZodType[] =>
  extensions['@pothos/plugin-validation']?.schemas ?? []
