/**
 * Plugin that wraps every mutation. It runs the resolver in one transaction. For operators, it also writes audit log
 * entries with the changed records before and after the mutation.
 */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
} from 'graphql'
import type PrismaTypes from '../../prisma/generated/pothos.js'
import { type Context, callerOf, inOneTransaction } from '../../src/compiler/context.js'
import type { FieldExtensions } from '../../src/compiler/field-extensions.js'
import { modelOfType } from '../../src/compiler/pothos.js'
import { asReadableRows } from '../../src/compiler/selection.js'
import { isEntryClaimed, writeAuditEntries } from '../../src/domain/rules/audit.js'
import type { Transaction } from '../../src/postgres/transaction.js'
import { delegateName } from '../../src/query/model.js'
import type { ConditionOf, ModelName } from '../../src/query/model-types.js'
import { isUuid } from '../../src/values/uuid.js'
import { completed } from './records.js'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      mutationTransaction: MutationTransactionPlugin<Types>
    }
  }
}

/**
 * Extension of a mutation that waits for more than the database and therefore opens its own
 * transactions.
 */
export const ownTransactions: FieldExtensions = { ownTransactions: true }

/**
 * Runs a mutation and reads its response in one transaction, so that an error means that nothing
 * was changed. Writes audit log entries for operators. Resolvers of nested fields run after the
 * commit.
 */
class MutationTransactionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): typeof resolve {
    if (kind !== 'Mutation') return resolve
    const answer: typeof resolve = async (root, args, context, info) =>
      completed(context as Context, info, await resolve(root, args, context, info))
    if (extensions?.ownTransactions) return answer
    return (root, args, context, info) =>
      inOneTransaction(context as Context, async (txContext, tx) => {
        const { input = {} } = args as { input?: Input }
        const change = (changeInfo: GraphQLResolveInfo) => answer(root, args, txContext, changeInfo)
        return txContext.session?.kind === 'operator'
          ? auditOperator(txContext, tx, info, input, () => change(asReadableRows(info, 'id')))
          : change(info)
      })
  }
}

/**
 * Pothos plugin name. Register it last, so that a mutation rejected by another plugin opens no
 * transaction.
 */
export const mutationTransaction = 'mutationTransaction' as const

SchemaBuilder.registerPlugin(mutationTransaction, MutationTransactionPlugin)

/** Mutation input: the fields that identify the records to change, among others. */
interface Input {
  /** ID of a team. Other records are identified by `<type>Id`. */
  id?: string
  reference?: string
  fileId?: string
  fileIds?: string[]
  campaignId?: string
  [name: string]: unknown
}
type Row = { id: string } & Record<string, unknown>
type Delegate = { findMany(query: object): Promise<object[]> }
type Include<Model extends ModelName> = PrismaTypes[Model]['Include']

/** Names the model of the records that a mutation changes, if it does not return them. */
export const changes = (model: ModelName): FieldExtensions => ({ changes: model })

/** Rows of other tables that are part of a record. */
const parts: { [Model in ModelName]?: Include<Model> } = {
  Campaign: { questionnaire: true },
  OutletList: { entries: { orderBy: { position: 'asc' }, select: { outletId: true } } },
  Profile: {
    tags: { select: { category: true, value: true } },
    cartLines: { select: { productId: true, quantity: true } },
  },
}

/** Conditions on the changed records, for models that the input does not identify by `<type>Id`. */
const conditionsByModel: { [Model in ModelName]?: (input: Input) => ConditionOf<Model> } = {
  Comment: ({ reference }) => ({ reference }),
  File: ({ fileId, fileIds = fileId ? [fileId] : [] }) => ({
    OR: [{ id: { in: fileIds.filter(isUuid) } }, { key: { in: fileIds } }],
  }),
  Questionnaire: ({ campaignId }) => ({ campaignId }),
}

/**
 * Writes the audit log entries of an operator's mutation in the mutation's transaction: the
 * returned records before and after. Skips records whose entries the domain has already written.
 */
async function auditOperator(
  context: Context,
  tx: Transaction,
  { fieldName, returnType, parentType }: GraphQLResolveInfo,
  input: Input,
  change: () => unknown,
): Promise<unknown> {
  const field = parentType.getFields()[fieldName]!
  const type = getNamedType(returnType)
  const { changes: changedModel } = field.extensions
  const model = changedModel ?? (isObjectType(type) ? modelOfType(type) : undefined)
  const action = snakeCase(fieldName)
  const before = model ? await read(tx, model, changedRecords(input, model)) : []
  const answer = await change()
  if (!model) return answer
  const returnedIds = [answer].flat().flatMap((row) => (row as Partial<Row> | null)?.id ?? [])
  const ids = (changedModel ? before.map(({ id }) => id) : returnedIds).filter(
    (id) => !isEntryClaimed(tx, id),
  )
  const entries = (await read(tx, model, { id: { in: ids } })).map((after) => ({
    before: before.find(({ id }) => id === after.id) ?? null,
    after,
  }))
  const hidden = isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ extensions }) =>
        extensions.secret ? [String(extensions.pothosExposedField)] : [],
      )
    : []
  await writeAuditEntries(
    tx,
    callerOf(context),
    { action, entity: snakeCase(model), hidden },
    entries,
  )
  return answer
}

function changedRecords(input: Input, model: ModelName): object {
  const name = delegateName(model)
  const ids = [input.id, input[`${name}Id`], input[`${name}Ids`]].flat().filter(isUuid)
  return conditionsByModel[model]?.(input) ?? { id: { in: ids } }
}

async function read(tx: Transaction, model: ModelName, where: object): Promise<Row[]> {
  const delegate: Delegate = tx[delegateName(model)]
  const include = parts[model]
  return (await delegate.findMany({ where, ...(include && { include }) })) as Row[]
}

const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1)
const snakeCase = (name: string) => lowerFirst(name).replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
