/**
 * Relations to many that can grow, as connections. Input: `{ orders: { list: 'orders', description: '…' } }` of a record type;
 * output: fields that are pages of that list, of the records that belong to one, read in the statement of the record.
 */
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
  listAccess,
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
  const sliceOf = (args: ListArgs, session: Session) =>
    new Slice(own.order.model, sortKey(own.order, session, args.orderBy, own.id), args)
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
      const slice = sliceOf(args, session)
      const where = and([listCondition(own, args, session), condition?.(session) ?? {}])
      return {
        page: slice.read(where, pageInfo),
        total: { where },
        columns: cursors ? [slice.key.id, slice.key.column] : [],
      }
    },
    page(given, context, rows, total) {
      const slice = sliceOf(given as ListArgs, context.session!)
      return readPage(slice, (rows ?? []) as Row[], total as number)
    },
  }
  const { authScopes = listAccess(list) } = options
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
      resolve: (record: { id: string }, args, context, info) => {
        const narrowed = and([inverse(record.id), condition?.(context.session!) ?? {}])
        return listPage(own, args, context, info, narrowed)
      },
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
