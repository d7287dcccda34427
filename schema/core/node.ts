/**
 * Root fields `node` and `nodes`, which return records of any type by ID (Relay's global object identification). The
 * results are in the order of the IDs. A record that the caller cannot see is null with an error.
 */
import { brandWithType } from '@pothos/core'
import { type GraphQLObjectType, type GraphQLResolveInfo, isObjectType } from 'graphql'
import { z } from 'zod'
import { isShownAny } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import type { Context } from '../../src/compiler/context.js'
import { modelOfType } from '../../src/compiler/pothos.js'
import { notFound } from '../../src/errors/app-error.js'
import { hasField } from '../../src/query/model.js'
import type { ConditionOf, ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import type { RecordRow } from '../../src/query/select.js'
import { isUuid } from '../../src/values/uuid.js'
import { builder } from './builder.js'
import { listSize } from './description-suffix.js'
import { type NodeOf, rootLists, visibleWhere } from './list.js'
import { fieldSelect, modelsOfIds, recordsOf } from './records.js'
import { tenantIn } from './tenant.js'
import { and } from './where-condition.js'

/** Interface of all records with a globally unique ID. */
export const Node = builder.interfaceRef<object>('Node').implement({
  description: 'Record that can be fetched by ID.',
  fields: (t) => ({
    id: t.id({
      description: 'Globally unique ID (UUID).',
      resolve: (node) => (node as { id: string }).id,
    }),
  }),
})

/** Returns the options of the field `id`. */
export const id = (description: string) => ({ type: 'ID', description }) as const

type VisibilityCondition = (session: Session) => Condition

/**
 * Conditions on the records that a caller can fetch by ID, for models without a list or with rules
 * of their own.
 */
const visibilityConditions = new Map<string, VisibilityCondition>()

/**
 * Sets the condition on the records that a caller can fetch by ID, for a model without a list.
 * Defaults to the records of the caller's team that are not deleted.
 */
export function setVisibleNodes<Model extends ModelName>(
  { modelName }: NodeOf<Model>,
  condition: (session: Session) => ConditionOf<Model>,
): void {
  visibilityConditions.set(modelName, condition)
}

/** Record type and the column of its IDs. */
interface NodeType {
  type: GraphQLObjectType
  model: ModelName
  column: string
  condition: VisibilityCondition
  isOperators: boolean
  /** Converts between the ID of a record and the value of the column. */
  ofId: (id: string) => string
}

/** Types whose IDs are derived from the IDs of other records. */
const derived = new Map<string, Pick<NodeType, 'column' | 'ofId'>>()

/**
 * Declares that the IDs of a type are derived from a column.
 * @param ofId conversion between ID and column value; must be its own inverse
 */
export function derivedIds(type: string, column: string, ofId: (id: string) => string): void {
  derived.set(type, { column, ofId })
}

let cachedTypes: NodeType[] | undefined

function getNodeTypes({ schema }: GraphQLResolveInfo): NodeType[] {
  cachedTypes ??= Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return []
    const model = modelOfType(type)!
    const list = [...rootLists.values()].find(({ node }) => node.name === type.name)
    const { column = 'id', ofId = (id: string) => id } = derived.get(type.name) ?? {}
    const ofList: VisibilityCondition = (session) => visibleWhere(list!, {}, session)
    const condition = visibilityConditions.get(model) ?? (list ? ofList : ownWhere(model))
    return { type, model, column, ofId, condition, isOperators: list?.operator ?? false }
  })
  return cachedTypes
}

function ownWhere(model: ModelName): VisibilityCondition {
  const live: Condition = hasField(model, 'deletedAt') ? { deletedAt: null } : {}
  return (session) => ({ ...live, ...tenantIn(model, session) })
}

/**
 * Reads the records of these IDs. Returns an error in place of each record that does not exist or
 * that the caller cannot see.
 */
async function read(
  context: Context,
  info: GraphQLResolveInfo,
  ids: readonly string[],
): Promise<(RecordRow | Error)[]> {
  const session = context.session!
  const types = getNodeTypes(info)
  const uuids = ids.filter(isUuid)
  const sought = types.map(({ model, column, ofId }) => ({ model, column, ids: uuids.map(ofId) }))
  // One statement over the primary keys of all tables.
  const models = uuids.length > 0 ? await modelsOfIds(context, sought) : []
  const typeById = new Map(models.map(({ at, id }) => [types[at]!.ofId(id), types[at]!]))
  const rows = new Map<string, RecordRow>()
  for (const node of types) {
    const { type, model, column, ofId, condition } = node
    const nodeIds = ids
      .filter((id) => typeById.get(id.toLowerCase()) === node)
      .map((id) => ofId(id))
    const isVisible = session.kind === 'operator' || !node.isOperators
    if (nodeIds.length === 0 || !isVisible || !isShownAny(session, type.name)) continue
    const records = await recordsOf(context, model).findMany({
      ...fieldSelect(context, info, { columns: [column], typeName: type.name }),
      where: and([{ [column]: { in: nodeIds } }, condition(session)]),
    })
    for (const row of records) {
      // Pothos types this parameter with its own type names, but compares names at run time.
      brandWithType(row, type.name as never)
      rows.set(ofId(row[column] as string), row)
    }
  }
  return ids.map((id) => rows.get(id.toLowerCase()) ?? notFound('Record'))
}

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description:
      "Fetches a record of any type by ID, with the access rules of the type's root field. Returns null with an error if the record does not exist or the caller cannot see it.",
    authScopes: { scope: [] },
    args: { id: t.arg.id({ required: true, description: 'Record ID.' }) },
    resolve: async (_root, { id }, context, info) => {
      const [record] = await read(context, info, [id])
      if (record instanceof Error) throw record
      return record!
    },
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    description:
      'Fetches records by ID, in the order of the IDs. Null with an error for each record that `node` would not return.',
    extensions: listSize(100),
    authScopes: { scope: [] },
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Record IDs. Maximum 100.',
        validate: z.array(z.string()).max(100, 'must have at most 100 IDs'),
      }),
    },
    resolve: (_root, { ids }, context, info) => read(context, info, ids),
  }),
}))
