/** What a list of the graph is: its node, filter and order, and which of a model's rows a caller sees in it. */
import type { ArgBuilder, InputFieldMap, InputShapeFromFields, OutputRef } from '@pothos/core'
import type { prismaModelKey } from '@pothos/plugin-prisma'
import type { Session } from '../../src/access/session.js'
import type { Context } from '../../src/graphql/context.js'
import { checkFilter } from '../../src/graphql/limits.js'
import type { ColumnOfType, ConditionOf, ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/shape.js'
import type { GraphTypes } from './builder.js'
import type { Order, OrderValue } from './order.js'
import { type Names, namesOf, type Where, type WhereValue } from './where-condition.js'

/** The node type of a model, as `builder.prismaObject` makes it. */
export interface NodeOf<Model extends ModelName> extends OutputRef {
  modelName: string
  [prismaModelKey]: { Name: Model }
}

export interface ListOptions<
  Model extends ModelName = ModelName,
  Field extends string = string,
  Args extends InputFieldMap = InputFieldMap,
> {
  node: NodeOf<Model>
  description: string
  /** Any of these scopes lets a team token in. */
  scope?: readonly string[]
  operator?: boolean
  order: Order<NoInfer<Model>>
  where?: Where<NoInfer<Model>, Field>
  /** Column that ends every order; `id` when not given. */
  id?: ColumnOfType<Model, string>
  /**
   * Column of the soft deletion, `deletedAt` when not given; false when the model has none, `visible`
   * when that tells what of the deleted is listed.
   */
  archive?: ColumnOfType<Model, Date> | 'visible' | false
  /** Column that names the team: a team token sees only its own rows. */
  tenant?: ColumnOfType<Model, string>
  /** What a caller can see at all, beside the tenancy; a default gives way to a filter that names its field. */
  visible?(session: Session, args: ListArgs<Field>, names: Names): ConditionOf<Model>
  /** Further arguments, and the condition they stand for, which may have to be looked up. */
  narrow?: {
    args(arg: ArgBuilder<GraphTypes>): Args
    condition(args: InputShapeFromFields<Args>, context: Context): Promise<ConditionOf<Model>>
  }
  /** Offers `all`: every record on one page, for tables that stay small. */
  fetchAll?: boolean
  /** Part of the catalogue: its totals are remembered until that changes. */
  catalogue?: boolean
}

/** The arguments that every list takes. */
export interface ListArgs<Field extends string = string> {
  first?: number | null
  last?: number | null
  all?: boolean | null
  offset?: number | null
  after?: string | null
  before?: string | null
  orderBy?: OrderValue | null
  where?: WhereValue<Field> | null
  includeArchived?: boolean | null
}

/** The lists of the graph by their root fields: what else reads whole lists reads these, by the same rules. */
export const lists = new Map<string, ListOptions>()

type ConditionArgs = Pick<ListArgs, 'where' | 'includeArchived'> & Partial<ListArgs>

/** The Prisma filter of what a caller sees of a list: its own team's, not archived, fitting `where`. */
export function listCondition(list: ListOptions, args: ConditionArgs, session: Session): Condition {
  if (!list.where || !args.where) return seenOf(list, args, session)
  return and([seenOf(list, args, session), whereCondition(list, args.where, session)])
}

/**
 * The same without `where`, which only tells which defaults give way.
 * @param names what it names
 */
export function seenOf(
  list: ListOptions,
  args: ConditionArgs,
  session: Session,
  names: Names = list.where && args.where ? namesOf(list.where, args.where) : () => false,
): Condition {
  const { archive = 'deletedAt' } = list
  const conditions: Condition[] = []
  if (list.tenant && session.kind === 'team') conditions.push({ [list.tenant]: session.teamId })
  if (list.visible) conditions.push(list.visible(session, args as ListArgs, names))
  if (archive && archive !== 'visible' && !args.includeArchived)
    conditions.push({ [archive]: null })
  return and(conditions)
}

/** What a `where` of a list asks of its records. */
export function whereCondition(
  { where }: Pick<ListOptions, 'where'>,
  value: WhereValue,
  session: Session,
): Condition {
  checkFilter(value)
  return where ? where.translate(value, session) : {}
}

/** One filter of several, without those that are empty. */
export function and(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0)
  return real.length > 1 ? { AND: real } : (real[0] ?? {})
}
