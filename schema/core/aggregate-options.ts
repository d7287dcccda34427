/**
 * What can be asked of a list in sums, as each noun declares it:
 * `aggregateOf({ name: 'Orders', model: 'Order', keys: { team }, measures: { total: usd('total', 'Total') } })`.
 */
import type { OutputType } from '@pothos/core'
import type { Session } from '../../src/access/session.js'
import type { Key, Measure } from '../../src/query/aggregate-question.js'
import type {
  ColumnOf,
  ColumnPath,
  ColumnPathToMany,
  ModelName,
  ShortColumnPath,
} from '../../src/query/model-types.js'
import type { GraphTypes } from './builder.js'
import type { NodeOf } from './list.js'

/** What the graph says of a key or a measure. */
export interface Described {
  description: string
}
type Declared<T> = Record<string, T & Described>

/** A record whose own records of the list can be added up: by the path from those to its id. */
export interface Parent {
  node: NodeOf<ModelName>
  path: string
}

/** What can be asked of a list in sums: `Source` with the types and words of the graph. */
export interface AggregateOptions {
  /** The root field; the list's name and `Aggregate` when not given. */
  field?: string
  /** What the types begin with, such as `Orders`. */
  name: string
  description: string
  model: ModelName
  keys: Declared<Key & { type: OutputType<GraphTypes> }>
  measures: Declared<Measure>
  under?: readonly Parent[]
}

/** An expression of any model: what it looks at is checked by a test. */
type AnyExpression = { of(column: unknown): string }

type Keys = Declared<
  Omit<Key, 'path'> & { path: string | AnyExpression; type: OutputType<GraphTypes> }
>

/** The SQL of a column by its path, for what is made of several. */
type ColumnSql<Model extends ModelName> = <Path extends string>(
  path: Path & ColumnPath<Model, Path>,
) => string

type Expression<Model extends ModelName> = {
  reads?: readonly (readonly [ModelName, string])[]
  of(column: ColumnSql<Model>): string
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

/** What can be asked of a list in sums; a path that its model does not have does not compile. */
export function aggregateOf<Model extends ModelName, const Own extends Keys>(
  options: Omit<AggregateOptions, 'model' | 'keys' | 'measures' | 'under'> & {
    model: Model
    keys: Own & { [Name in keyof Own]: { path: KeyPath<Model, Own[Name]> } }
    measures: Measures<Model>
    under?: readonly Parent[]
  },
): AggregateOptions {
  // Paths were checked against the model above; from here on they are texts.
  return options as unknown as AggregateOptions
}
