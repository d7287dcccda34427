/**
 * Names of the data model as types, derived from the output of `prisma generate`. A misspelled model, column or
 * relation does not compile. Type parameters are model names, such as `'OrderItem'`.
 */
import type PrismaTypes from '../../prisma/generated/pothos.js'

export type ModelName = keyof PrismaTypes

/** Name of the model's delegate in the Prisma client: `orderItem` for `OrderItem`. */
export type DelegateName<Model extends ModelName = ModelName> = Uncapitalize<Model>

/** Prisma filter (`WhereInput`) of a model. */
export type ConditionOf<Model extends ModelName> = PrismaTypes[Model]['Where']

/** Column of a model, or of any model in a union. */
export type ColumnOf<Model extends ModelName> = Model extends ModelName
  ? keyof PrismaTypes[Model]['Shape'] & string
  : never

/** Column whose non-null values have exactly this type. An enum does not match `string`. */
export type ColumnOfType<Model extends ModelName, Value> = Model extends ModelName
  ? ColumnOfShape<PrismaTypes[Model]['Shape'], Value>
  : never

type ColumnOfShape<Shape, Value> = {
  [Column in keyof Shape]: IsSame<Exclude<Shape[Column], null>, Value> extends true ? Column : never
}[keyof Shape] &
  string

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** To-many relation. */
export type ManyRelationOf<Model extends ModelName> = PrismaTypes[Model]['ListRelations']

/** To-one relation. */
type OneRelationOf<Model extends ModelName> = Exclude<
  PrismaTypes[Model]['RelationName'],
  ManyRelationOf<Model>
>

/** Model at the other end of a relation. */
export type RelatedModel<
  Model extends ModelName,
  Relation extends string,
> = PrismaTypes[Model]['Relations'] extends {
  [Name in Relation]: { Name: infer Related extends ModelName }
}
  ? Related
  : never

/** Path to a record over one or two to-one relations: `product`, `product.outlet`. */
export type RelationPathOf<Model extends ModelName> = {
  [Relation in OneRelationOf<Model>]:
    | Relation
    | `${Relation}.${OneRelationOf<RelatedModel<Model, Relation>>}`
}[OneRelationOf<Model>]

/** Column of a model or of a to-one relation: `total`, `order.datePaid`. */
export type ShortColumnPath<Model extends ModelName> =
  | ColumnOf<Model>
  | {
      [Relation in OneRelationOf<Model>]: `${Relation}.${ColumnOf<RelatedModel<Model, Relation>>}`
    }[OneRelationOf<Model>]

/**
 * Path to a column over to-one relations, such as `product.outlet.name`. An invalid path resolves to the paths that
 * would be valid. An enumeration of all paths of a model would take seconds to compile.
 */
export type ColumnPath<
  Model extends ModelName,
  Path extends string,
> = Path extends `${infer Relation}.${infer Rest}`
  ? Relation extends OneRelationOf<Model>
    ? `${Relation}.${ColumnPath<RelatedModel<Model, Relation>, Rest>}`
    : `${OneRelationOf<Model>}.${Rest}`
  : ColumnOf<Model>

/** Path to a column over relations of any kind. */
export type ColumnPathToMany<
  Model extends ModelName,
  Path extends string,
> = Path extends `${infer Relation}.${infer Rest}`
  ? Relation extends PrismaTypes[Model]['RelationName']
    ? `${Relation}.${ColumnPathToMany<RelatedModel<Model, Relation>, Rest>}`
    : `${PrismaTypes[Model]['RelationName']}.${Rest}`
  : ColumnOf<Model>
