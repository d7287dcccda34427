/**
 * Records by their ids alone, whatever their type: `node` and `nodes`, as Relay has them. Input: ids; output: for each, in
 * their order, the record that the caller sees, or null with an error.
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
import type { Row } from '../../src/query/select.js'
import { isUuid } from '../../src/values/uuid.js'
import { bounded } from './addition.js'
import { builder } from './builder.js'
import { lists, type NodeOf, seenOf } from './list.js'
import { asked, modelsOfIds, recordsOf } from './records.js'
import { tenantIn } from './tenant.js'
import { and } from './where-condition.js'

/** What every record is: it has an id that no other record has, of whatever type. */
export const Node = builder.interfaceRef<object>('Node').implement({
  description: 'A record, which can be read again by its id.',
  fields: (t) => ({
    id: t.id({
      description: 'Its id: a UUID that no other record has, of whatever type.',
      resolve: (node) => (node as { id: string }).id,
    }),
  }),
})

/** Options of the field `id` of a record. */
export const id = (description: string) => ({ type: 'ID', description }) as const

type Visible = (session: Session) => Condition

/** What a caller finds of records that have no list, or that have rules of their own. */
const visible = new Map<string, Visible>()

/** Says what a caller finds by its id of a model that has no list; without that, what is its team's and not deleted. */
export function visibleNodes<Model extends ModelName>(
  { modelName }: NodeOf<Model>,
  condition: (session: Session) => ConditionOf<Model>,
): void {
  visible.set(modelName, condition)
}

/** A type of records, and where its ids stand. */
interface NodeType {
  type: GraphQLObjectType
  model: ModelName
  column: string
  condition: Visible
  isOperators: boolean
  /** The id that the column has for one of a record. */
  ofId: (id: string) => string
}

/** Types whose ids are those of other records, made their own. */
const derived = new Map<string, Pick<NodeType, 'column' | 'ofId'>>()

/** Says that the ids of a type are made of a column, and how one becomes the other: the same way back and forth. */
export function derivedIds(type: string, column: string, ofId: (id: string) => string): void {
  derived.set(type, { column, ofId })
}

let found: NodeType[] | undefined

function nodeTypes({ schema }: GraphQLResolveInfo): NodeType[] {
  found ??= Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return []
    const model = modelOfType(type)!
    const list = [...lists.values()].find(({ node }) => node.name === type.name)
    const { column = 'id', ofId = (id: string) => id } = derived.get(type.name) ?? {}
    const ofList: Visible = (session) => seenOf(list!, {}, session)
    const condition = visible.get(model) ?? (list ? ofList : ofOwn(model))
    return { type, model, column, ofId, condition, isOperators: list?.operator ?? false }
  })
  return found
}

function ofOwn(model: ModelName): Visible {
  const live: Condition = hasField(model, 'deletedAt') ? { deletedAt: null } : {}
  return (session) => ({ ...live, ...tenantIn(model, session) })
}

/** The records of these ids; one that is not there, or not for the caller, is an error in its place. */
async function read(
  context: Context,
  info: GraphQLResolveInfo,
  ids: readonly string[],
): Promise<(Row | Error)[]> {
  const session = context.session!
  const types = nodeTypes(info)
  const uuids = ids.filter(isUuid)
  const sought = types.map(({ model, column, ofId }) => ({ model, column, ids: uuids.map(ofId) }))
  // One statement over the keys of all tables.
  const known = uuids.length > 0 ? await modelsOfIds(context, sought) : []
  const typeOf = new Map(known.map(({ at, id }) => [types[at]!.ofId(id), types[at]!]))
  const rows = new Map<string, Row>()
  for (const node of types) {
    const { type, model, column, ofId, condition } = node
    const own = ids.filter((id) => typeOf.get(id.toLowerCase()) === node).map((id) => ofId(id))
    const isShown = session.kind === 'operator' || !node.isOperators
    if (own.length === 0 || !isShown || !isShownAny(session, type.name)) continue
    const found = await recordsOf(context, model).findMany({
      ...asked(context, info, { columns: [column], typeName: type.name }),
      where: and([{ [column]: { in: own } }, condition(session)]),
    })
    for (const row of found) {
      // Pothos types the names of its own types alone, and compares names.
      brandWithType(row, type.name as never)
      rows.set(ofId(row[column] as string), row)
    }
  }
  return ids.map((id) => rows.get(id.toLowerCase()) ?? notFound('The record'))
}

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description:
      'The record of an id, whatever its type, as the root field of its type would find it. Whoever is shown nothing of a type finds none of it.',
    authScopes: { scope: [] },
    args: { id: t.arg.id({ required: true, description: 'Id of the record.' }) },
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
      'The records of these ids in their order, whatever their types; null, with an error, for one that `node` would not find.',
    extensions: bounded(100),
    authScopes: { scope: [] },
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Ids of the records, at most 100.',
        validate: z.array(z.string()).max(100, 'must have at most 100 ids'),
      }),
    },
    resolve: (_root, { ids }, context, info) => read(context, info, ids),
  }),
}))
