/**
 * What a definition of the graph says of itself beside its type: schema/ gives it as `extensions`, and who compiles,
 * weighs, guards, exports or describes the graph finds it there under the same names.
 */
import type { GraphQLFieldResolver } from 'graphql'
import type { AccessRequirement, FieldAccess } from '../access/access.js'
import type { Session } from '../access/session.js'
import type { ColumnSql } from '../query/export-field.js'
import type { ModelName } from '../query/model-types.js'
import type { Condition } from '../query/read.js'
import type { Context } from './context.js'
import type { PothosField, PothosInput, PothosType } from './pothos.js'
import type { Related } from './related.js'

/** What a field of an object says of itself. */
export interface FieldExtensions extends InRest {
  /** Complexity points beside those of its kind. */
  weight?: number
  /** Of a field of groups: its conditions are looked at once for all groups, by the statement that makes them. */
  weighsOnce?: boolean
  /** As its `authScopes` say. */
  secret?: FieldAccess['secret']
  /** What the graph says of it in its description, and REST does not. */
  descriptionSuffix?: string
  /** Its description without the addition. */
  described?: string | null
  /** The pages of a relation that can grow. */
  related?: Related
  /** It answers with the records behind those of another relation: `channels` of a product with each one's `channel`. */
  through?: readonly [string, string]
  /** What its `authScopes` say of a value for operators alone: the column that has it, if one does, and the value of others. */
  forOperators?: { column?: string | undefined; otherwise: string | null }
  /** What exports write of it, where neither a column nor a relation stands for it. */
  exported?: Exported
  /** Of a mutation: the model of the records that it changes, where it answers with something else. */
  changes?: ModelName
  /** Of a mutation that waits for more than the database: its transactions are its own. */
  ownTransactions?: boolean
  /** What it asks of the caller, worked out of the `authScopes` of fields and types. */
  requirement?: AccessRequirement
  /** Its resolver without the check of what it asks. */
  open?: GraphQLFieldResolver<unknown, Context>
}

/** What exports write of a field. With none of these: the column, the record or the records that it selects. */
export interface Exported {
  /** SQL over columns. */
  of?(column: ColumnSql): string
  /** Whether that is a column of the record in another form. */
  isOwn?: true
  /** Which of the selected records the caller is shown. */
  where?(session: Session): Condition
  /** A SELECT over columns of the record, whose columns are called as the fields of the type. */
  rows?(column: ColumnSql, session: Session): string
}

/** What the description of REST says of a value, where it is not what its type says. */
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
    /** What REST says of it, where the graph describes it elsewhere. */
    described?: string
  }
  interface GraphQLInputObjectTypeExtensions extends PothosInput {}
  interface GraphQLInputFieldExtensions extends InRest, PothosInput {
    /** Complexity points of a condition of a filter. */
    weight?: number
    /** What REST says of it, where the graph describes it elsewhere. */
    described?: string
  }
  interface GraphQLEnumTypeExtensions extends InRest {}
  interface GraphQLScalarTypeExtensions extends InRest {}
}
