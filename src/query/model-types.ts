/**
 * The names of the data model as types, from what `prisma generate` writes: with them a misspelt model,
 * column or relation does not compile. Every type takes a model by its name, such as `'OrderItem'`.
 */
import type PrismaTypes from '../../prisma/generated/pothos.js'

export type ModelName = keyof PrismaTypes

/** Prisma's delegate of a model: `orderItem` of `OrderItem`. */
export type DelegateName<Model extends ModelName = ModelName> = Uncapitalize<Model>

/** A filter of a model's rows, as Prisma takes it. */
export type ConditionOf<Model extends ModelName> = PrismaTypes[Model]['Where']

/** A column; of several models, of any of them. */
export type ColumnOf<Model extends ModelName> = Model extends ModelName
  ? keyof PrismaTypes[Model]['Shape'] & string
  : never

/** A column whose values, unless null, have exactly this type: no enum is a `string`. */
export type ColumnOfType<Model extends ModelName, Value> = Model extends ModelName
  ? ColumnOfShape<PrismaTypes[Model]['Shape'], Value>
  : never

type ColumnOfShape<Shape, Value> = {
  [Column in keyof Shape]: IsSame<Exclude<Shape[Column], null>, Value> extends true ? Column : never
}[keyof Shape] &
  string

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** A relation to many records. */
export type ManyRelationOf<Model extends ModelName> = PrismaTypes[Model]['ListRelations']

/** A relation to one record, or none. */
type OneRelationOf<Model extends ModelName> = Exclude<
  PrismaTypes[Model]['RelationName'],
  ManyRelationOf<Model>
>

/** The model at the other end of a relation. */
export type RelatedModel<
  Model extends ModelName,
  Relation extends string,
> = PrismaTypes[Model]['Relations'] extends {
  [Name in Relation]: { Name: infer Related extends ModelName }
}
  ? Related
  : never

/** The path to one record, over one relation or two: `product`, `product.outlet`. */
export type RelationPathOf<Model extends ModelName> = {
  [Relation in OneRelationOf<Model>]:
    | Relation
    | `${Relation}.${OneRelationOf<RelatedModel<Model, Relation>>}`
}[OneRelationOf<Model>]

/** A column of a model, or of a record that belongs to it: `total`, `order.datePaid`. */
export type ShortColumnPath<Model extends ModelName> =
  | ColumnOf<Model>
  | {
      [Relation in OneRelationOf<Model>]: `${Relation}.${ColumnOf<RelatedModel<Model, Relation>>}`
    }[OneRelationOf<Model>]

/**
 * A column by its path over relations to one, such as `product.outlet.name`: the path itself where it is one,
 * else those that its beginning could lead to. To enumerate all of a model would take the compiler seconds.
 */
export type ColumnPath<
  Model extends ModelName,
  Path extends string,
> = Path extends `${infer Relation}.${infer Rest}`
  ? Relation extends OneRelationOf<Model>
    ? `${Relation}.${ColumnPath<RelatedModel<Model, Relation>, Rest>}`
    : `${OneRelationOf<Model>}.${Rest}`
  : ColumnOf<Model>

/** The same over relations of any kind, and lists: each value counts. */
export type ColumnPathToMany<
  Model extends ModelName,
  Path extends string,
> = Path extends `${infer Relation}.${infer Rest}`
  ? Relation extends PrismaTypes[Model]['RelationName']
    ? `${Relation}.${ColumnPathToMany<RelatedModel<Model, Relation>, Rest>}`
    : `${PrismaTypes[Model]['RelationName']}.${Rest}`
  : ColumnOf<Model>
