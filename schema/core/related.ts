/**
 * Declares to-many relations as connections. Each is a page of a list, limited to the parent record, and read in the
 * same statement as the parent.
 *
 *     relatedFields(Team, { orders: { list: 'orders', description: '…' } })
 */
import type { Access } from '../../src/access/access.js'
import { type Session, unauthenticated } from '../../src/access/session.js'
import type { Context } from '../../src/compiler/context.js'
import type { RelationPageOptions, RequestedParts } from '../../src/compiler/related.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { inverseRelation, requireModelField } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import type { RecordRow } from '../../src/query/select.js'
import { builder } from './builder.js'
import {
  connectionType,
  type ListArgs,
  type ListOptions,
  listAccess,
  listArguments,
  listCondition,
  listPage,
  type NodeOf,
  rootLists,
} from './list.js'
import { type OrderValue, sortKey } from './order.js'
import { ConnectionArgs, readPage, selectedPageParts } from './page.js'
import { isTenanted, relatedTenant } from './tenant.js'
import { and } from './where-condition.js'

interface RelatedOptions {
  /** Root field of the list, which defines node type, filter, order and access. */
  list: string
  description: string
  /** Relation in the data model. Defaults to the field's name. */
  relation?: string
  /** Condition on the related records, if no foreign key relates them. */
  of?: (id: string) => Condition
  /** Condition in addition to those of the list. */
  condition?: (session: Session) => Condition
  /** Default order. Defaults to that of the list. */
  order?: OrderValue
  /** Access rule. Defaults to that of the list. */
  authScopes?: Access
}

/**
 * Declares to-many relations of a record type as connections. Declare the root fields of their
 * lists first.
 */
export function relatedFields<Model extends ModelName>(
  parent: NodeOf<Model>,
  relations: Record<string, RelatedOptions>,
): void {
  for (const [name, options] of Object.entries(relations)) relatedField(parent, name, options)
}

function relatedField(parent: NodeOf<ModelName>, name: string, options: RelatedOptions): void {
  const { relation = name, description, condition, order } = options
  const list = rootLists.get(options.list)
  if (!list) throw new Error(`There is no list ${options.list}.`)
  const model = parent.modelName
  // The records of a team's record belong to the same team, but a caller may see only a profile's of them.
  const own: ListOptions = {
    ...list,
    tenant: list.tenant === true && (model === 'Team' || !isTenanted(model)),
    ...(order && { order: { ...list.order, fallback: order } }),
  }
  const sliceOf = (args: ListArgs, session: Session) =>
    new ConnectionArgs(own.order.model, sortKey(own.order, session, args.orderBy, own.id), args)
  const related: RelationPageOptions = {
    list: options.list,
    relation,
    isByCaller:
      Boolean(own.visible || condition || own.tenant) ||
      typeof own.order.columns[own.order.fallback.field]!.column === 'function',
    wanted: selectedPageParts,
    read(rawArgs, context, { pageInfo, cursors }: RequestedParts) {
      const args = rawArgs as ListArgs
      const session = requireSessionFor(context, related.isByCaller, args)
      const slice = sliceOf(args, session)
      // A select that is the same for every caller is made without a context.
      const tenant = relatedTenant(own.order.model, context?.session)
      const where = and([listCondition(own, args, session), condition?.(session) ?? {}, tenant])
      return {
        page: slice.read(where, pageInfo),
        total: { where },
        columns: cursors ? [slice.key.id, slice.key.column] : [],
      }
    },
    page(rawArgs, context, rows, total) {
      const slice = sliceOf(rawArgs as ListArgs, context.session!)
      return readPage(slice, (rows ?? []) as RecordRow[], total as number)
    },
  }
  const { authScopes = listAccess(list) } = options
  const inverse = options.of ?? parentWhere(model, relation)
  // Cast, because Pothos types the field by the record of one type and this is generic.
  builder.objectField(parent as never, name, (t) =>
    t.field({
      type: connectionType(list.node),
      description,
      authScopes,
      // Nullable, so that a field for operators only does not null the parent record of a team.
      nullable: 'operator' in authScopes,
      args: listArguments({ ...own, fetchAll: true }, t.arg),
      extensions: { related, ...ofColumns('id') },
      resolve: (record: { id: string }, args, context, info) => {
        const tenant = relatedTenant(own.order.model, context.session)
        const narrowed = and([inverse(record.id), condition?.(context.session!) ?? {}, tenant])
        return listPage(own, args, context, info, narrowed)
      },
    }),
  )
}

/**
 * Returns the caller that a page depends on; undefined when its rows are the same for every caller.
 * @throws AppError unauthenticated
 */
function requireSessionFor(context: Context, isByCaller: boolean, args: ListArgs): Session {
  // Without these, neither the condition nor the order depends on the caller.
  if (!isByCaller && !args.where && !args.orderBy) return undefined as never
  const { session } = context
  if (!session) throw unauthenticated()
  return session
}

/** Returns the condition on the records of a to-many relation, by the ID of the parent record. */
function parentWhere(model: string, relation: string): (id: string) => Condition {
  const { type, isList } = requireModelField(model, relation)
  if (!isList) throw new Error(`${model}.${relation} is a to-one relation.`)
  const [key] = inverseRelation(model, relation).relationFromFields!
  if (!key) throw new Error(`${type} has no foreign key to ${model}.`)
  return (id) => ({ [key]: id })
}
