/**
 * Metadata of GraphQL fields, arguments and types.
 *
 * The files of `schema/` set it as `extensions`. The compiler, the cost calculation, the access checks, the exports
 * and the generator of the OpenAPI document read it under the same names.
 */
import type { GraphQLFieldResolver } from 'graphql'
import type { AccessRequirement, FieldAccess } from '../access/access.js'
import type { Session } from '../access/session.js'
import type { ColumnSql } from '../query/export-field.js'
import type { ModelName } from '../query/model-types.js'
import type { Condition } from '../query/read.js'
import type { Context } from './context.js'
import type { PothosField, PothosInput, PothosType } from './pothos.js'
import type { RelationPageOptions } from './related.js'

/** Metadata of a field of an object type. */
export interface FieldExtensions extends InRest {
  /** Cost of the field in addition to the default for its kind, in hundredths of a point. */
  weight?: number
  /**
   * For a field of aggregate groups: its filters are charged once and not per group, because one statement evaluates
   * them for all groups.
   */
  weighsOnce?: boolean
  /** Copied from `authScopes`. */
  secret?: FieldAccess['secret']
  /** Text that GraphQL appends to the description of the field. The OpenAPI document omits it. */
  descriptionSuffix?: string
  /** Description without `descriptionSuffix`. */
  described?: string | null
  /** For a paginated relation: how its pages are read. */
  related?: RelationPageOptions
  /**
   * Two relations that the field follows. `channels` of a product returns the `channel` of each of its `channels`
   * records.
   */
  through?: readonly [string, string]
  /** For a value that only operators see: its column, if it has one, and the value for other callers. */
  forOperators?: { column?: string | undefined; otherwise: string | null }
  /** Whether the field shows only that its columns have values, which callers may see who cannot read the values. */
  showsOnlyPresence?: true
  /** SQL for exports, if the field is not a column or a relation. */
  exported?: Exported
  /** For a mutation: model of the changed records, if the return type has another one. */
  changes?: ModelName
  /** For a mutation that also waits for an external system: it begins its transactions itself. */
  ownTransactions?: boolean
  /** Access requirement, derived from `authScopes` of the field and its type. */
  requirement?: AccessRequirement
  /** Resolver without the access check. */
  open?: GraphQLFieldResolver<unknown, Context>
}

/**
 * SQL that exports write for a field. Without members, they write the column or the records that the field selects.
 */
export interface Exported {
  /** Returns SQL over columns of the record. */
  of?(column: ColumnSql): string
  /** Whether the SQL converts a single column of the record. */
  isOwn?: true
  /** Returns a condition on the selected records that the caller may see. */
  where?(session: Session): Condition
  /** Returns a SELECT over columns of the record. Its columns are named like the fields of the type. */
  rows?(column: ColumnSql, session: Session): string
}

/** JSON Schema in the OpenAPI document, if the GraphQL type does not imply it. */
interface InRest {
  jsonSchema?: Record<string, unknown>
}

declare module 'graphql/type/definition.js' {
  // biome-ignore-start lint/suspicious/noExplicitAny: declarations of one interface take the same parameters
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs = any>
    extends FieldExtensions,
      PothosField {}
  interface GraphQLObjectTypeExtensions<_TSource = any, _TContext = any> extends PothosType {}
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
  interface GraphQLArgumentExtensions extends InRest, PothosInput {
    /** Description in the OpenAPI document, if it differs from the one in GraphQL. */
    described?: string
  }
  interface GraphQLInputObjectTypeExtensions extends PothosInput {}
  interface GraphQLInputFieldExtensions extends InRest, PothosInput {
    /** Cost of a filter condition in addition to the default, in hundredths of a point. */
    weight?: number
    /** Description in the OpenAPI document, if it differs from the one in GraphQL. */
    described?: string
  }
  interface GraphQLEnumTypeExtensions extends InRest {}
  interface GraphQLScalarTypeExtensions extends InRest {}
}
