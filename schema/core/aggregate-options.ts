/** Dimensions (keys) and measures of an aggregate, as each list declares them. */
import type { OutputType } from '@pothos/core'
import type { Session } from '../../src/access/session.js'
import type { GroupKey, Measure } from '../../src/query/aggregate-question.js'
import type {
  ColumnOf,
  ColumnPath,
  ColumnPathToMany,
  ModelName,
  ShortColumnPath,
} from '../../src/query/model-types.js'
import type { GraphTypes } from './builder.js'
import type { NodeOf } from './list.js'

/** Key or measure with its description in the SDL. */
export interface Described {
  description: string
}
type Declared<T> = Record<string, T & Described>

/**
 * Record type that gets an aggregate field over the list's records that belong to it. `path` leads
 * from those records to its ID.
 */
export interface Parent {
  node: NodeOf<ModelName>
  path: string
}

/** Aggregate of a list: the query engine's `Source` with GraphQL types and descriptions. */
export interface AggregateOptions {
  /** Name of the root field. Defaults to the list's name with the suffix `Aggregate`. */
  field?: string
  /** Prefix of the type names, such as `Orders`. */
  name: string
  description: string
  model: ModelName
  keys: Declared<GroupKey & { type: OutputType<GraphTypes> }>
  measures: Declared<Measure>
  /** Record types that get an aggregate field. */
  under?: readonly Parent[]
}

/** SQL expression of any model. A test checks the columns that it reads. */
type AnyExpression = { of(column: unknown, session: Session): string }

type Keys = Declared<
  Omit<GroupKey, 'path'> & { path: string | AnyExpression; type: OutputType<GraphTypes> }
>

/** Returns the SQL of a column by its path, for expressions over several columns. */
type ColumnSql<Model extends ModelName> = <Path extends string>(
  path: Path & ColumnPath<Model, Path>,
) => string

type Expression<Model extends ModelName> = {
  reads?: readonly (readonly [ModelName, string])[]
  of(column: ColumnSql<Model>, session: Session): string
}

type Measures<Model extends ModelName> = Declared<
  Omit<Measure, 'sql'> & {
    sql: ShortColumnPath<Model> | ((session: Session) => ColumnOf<Model>) | Expression<Model>
  }
>

type KeyPath<Model extends ModelName, Own> = Own extends { path: infer Path extends string }
  ? Own extends { isMany: true }
    ? ColumnPathToMany<Model, Path>
    : ColumnPath<Model, Path>
  : AnyExpression

/**
 * Declares the aggregate of a list. A path that the model does not have is a compile-time error.
 */
export function declareAggregate<Model extends ModelName, const Own extends Keys>(
  options: Omit<AggregateOptions, 'model' | 'keys' | 'measures' | 'under'> & {
    model: Model
    keys: Own & { [Name in keyof Own]: { path: KeyPath<Model, Own[Name]> } }
    measures: Measures<Model>
    under?: readonly Parent[]
  },
): AggregateOptions {
  // The compiler has checked the paths against the model; the engine takes plain strings.
  return options as unknown as AggregateOptions
}
