/** Relations to many that can grow, as connections: pages of a list's records that belong to one, read with it. */
import type { Access } from '../../src/access/access.js'
import { type Session, unauthenticated } from '../../src/access/session.js'
import type { Context } from '../../src/compiler/context.js'
import type { Related, Wanted } from '../../src/compiler/related.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { fieldOf, inverseOf } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import type { Row } from '../../src/query/select.js'
import { builder } from './builder.js'
import {
  argsOf,
  connectionType,
  type ListArgs,
  type ListOptions,
  listCondition,
  listPage,
  lists,
  type NodeOf,
} from './list.js'
import { type OrderValue, sortKey } from './order.js'
import { readPage, Slice, withinOf } from './page.js'
import { isTenanted } from './tenant.js'
import { and } from './where-condition.js'

interface RelatedOptions {
  /** The list whose records, filter, order and rules it has: the name of its root field. */
  list: string
  description: string
  /** The relation in the data model; of the field's name when absent. */
  relation?: string
  /** What belongs to a record, where no foreign key says it. */
  of?: (id: string) => Condition
  /** A condition beside those of the list. */
  condition?: (session: Session) => Condition
  /** In place of the order of the list when none is asked for. */
  order?: OrderValue
  /** Who is shown it; absent: whoever is shown the list. */
  authScopes?: Access
}

/** Declares the relations of a record that can grow; each list has its root field before. */
export function relatedFields<Model extends ModelName>(
  parent: NodeOf<Model>,
  relations: Record<string, RelatedOptions>,
): void {
  for (const [name, options] of Object.entries(relations)) relatedField(parent, name, options)
}

function relatedField(parent: NodeOf<ModelName>, name: string, options: RelatedOptions): void {
  const { relation = name, description, condition, order } = options
  const list = lists.get(options.list)
  if (!list) throw new Error(`There is no list ${options.list}.`)
  const model = parent.modelName
  // What belongs to a team's record is the team's.
  const own: ListOptions = {
    ...list,
    tenant: list.tenant === true && !isTenanted(model),
    ...(order && { order: { ...list.order, fallback: order } }),
  }
  const where = (args: ListArgs, session: Session) =>
    and([listCondition(own, args, session), condition?.(session) ?? {}])
  const keyOf = (args: ListArgs, session: Session) =>
    sortKey(own.order, session, args.orderBy, own.id ?? 'id')
  const related: Related = {
    list: options.list,
    relation,
    isByCaller:
      Boolean(own.visible || condition || own.tenant) ||
      typeof own.order.columns[own.order.fallback.field]!.column === 'function',
    wanted: withinOf,
    read(given, context, { pageInfo, cursors }: Wanted) {
      const args = given as ListArgs
      const session = sessionOf(context, related.isByCaller, args)
      const key = keyOf(args, session)
      const all = where(args, session)
      return {
        page: new Slice(own.order.model, key, args).read(all, pageInfo),
        total: { where: all },
        columns: cursors ? [key.id, key.column] : [],
      }
    },
    page(given, context, rows, total) {
      const args = given as ListArgs
      const key = keyOf(args, context.session!)
      const slice = new Slice(own.order.model, key, args)
      return readPage(key, slice, {}, (rows ?? []) as Row[], total as number)
    },
  }
  const ofList: Access = list.operator ? { operator: true } : { scope: list.scope ?? [] }
  const { authScopes = ofList } = options
  const inverse = options.of ?? ofKey(model, relation)
  // Pothos types a field by the record of one type, and this is of any.
  builder.objectField(parent as never, name, (t) =>
    t.field({
      type: connectionType(list.node),
      description,
      authScopes,
      // What only operators are shown takes no record of a team along.
      nullable: 'operator' in authScopes,
      args: argsOf({ ...own, fetchAll: true }, t.arg),
      extensions: { related, ...ofColumns('id') },
      resolve: (record: { id: string }, args, context, info) =>
        listPage(
          own,
          args,
          context,
          info,
          and([inverse(record.id), condition?.(context.session!) ?? {}]),
        ),
    }),
  )
}

/**
 * Returns the caller that a page depends on; undefined when its rows are the same for every caller.
 * @throws AppError unauthenticated
 */
function sessionOf(context: Context, isByCaller: boolean, args: ListArgs): Session {
  // No condition and no order looks at it then.
  if (!isByCaller && !args.where && !args.orderBy) return undefined as never
  const { session } = context
  if (!session) throw unauthenticated()
  return session
}

/** The records of a relation of one, by its id. */
function ofKey(model: string, relation: string): (id: string) => Condition {
  const { type, isList } = fieldOf(model, relation)
  if (!isList) throw new Error(`${model}.${relation} is a relation to one.`)
  const [key] = inverseOf(model, relation).relationFromFields!
  if (!key) throw new Error(`${type} has no key of ${model}.`)
  return (id) => ({ [key]: id })
}
