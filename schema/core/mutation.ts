/**
 * What every mutation does around its own work. Input: the resolver of a mutation; output: the same in one transaction, and
 * for operators with entries of the audit log: the records it changed, before and after.
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
import { asRows } from '../../src/compiler/selection.js'
import { isEntryClaimed, keepInLog } from '../../src/domain/rules/audit.js'
import type { Transaction } from '../../src/postgres/transaction.js'
import { delegateOf } from '../../src/query/model.js'
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

/** The extension of a mutation that waits for more than the database: its transactions are its own. */
export const ownTransactions: FieldExtensions = { ownTransactions: true }

/**
 * Lets every mutation read what it answers before it commits: whoever is told of an error then knows that nothing
 * was done; and keeps those of operators in the audit log. What a resolver below it reads by itself comes after.
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
      inOneTransaction(context as Context, async (within, tx) => {
        const { input = {} } = args as { input?: Input }
        const change = (asked: GraphQLResolveInfo) => answer(root, args, within, asked)
        return within.session?.kind === 'operator'
          ? auditOperator(within, tx, info, input, () => change(asRows(info, 'id')))
          : change(info)
      })
  }
}

/** The name of the plugin for the builder, which comes last: what others refuse begins no transaction. */
export const mutationTransaction = 'mutationTransaction' as const

SchemaBuilder.registerPlugin(mutationTransaction, MutationTransactionPlugin)

/** The input of a mutation, with what names the records that it changes. */
interface Input {
  /** Of a team; other records are named by their type. */
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

/** The extension of a mutation whose answer is not the records that it changes: their model. */
export const changes = (model: ModelName): FieldExtensions => ({ changes: model })

/** What belongs to a record though it lies in other tables. */
const parts: { [Model in ModelName]?: Include<Model> } = {
  Campaign: { questionnaire: true },
  OutletList: { entries: { orderBy: { position: 'asc' }, select: { outletId: true } } },
  Profile: { tags: { select: { category: true, value: true } } },
}

/** How the input of a mutation names the records of a model, where it is not by their ids. */
const named: { [Model in ModelName]?: (input: Input) => ConditionOf<Model> } = {
  Comment: ({ reference }) => ({ reference }),
  File: ({ fileId, fileIds = fileId ? [fileId] : [] }) => ({
    OR: [{ id: { in: fileIds.filter(isUuid) } }, { key: { in: fileIds } }],
  }),
  Questionnaire: ({ campaignId }) => ({ campaignId }),
}

/**
 * Keeps what an operator does in the audit log, in the transaction of the mutation, unless the rule behind it has
 * said what the log is told: the records that it answers with, as they were and as they are.
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
  const { changes: changed } = field.extensions
  const model = changed ?? (isObjectType(type) ? modelOfType(type) : undefined)
  const action = snakeCase(fieldName)
  const found = model ? await read(tx, model, namedBy(input, model)) : []
  const answer = await change()
  if (!model) return answer
  const answered = [answer].flat().flatMap((row) => (row as Partial<Row> | null)?.id ?? [])
  const ids = (changed ? found.map(({ id }) => id) : answered).filter(
    (id) => !isEntryClaimed(tx, id),
  )
  const made = (await read(tx, model, { id: { in: ids } })).map((after) => ({
    before: found.find(({ id }) => id === after.id) ?? null,
    after,
  }))
  const hidden = isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ extensions }) =>
        extensions.secret ? [String(extensions.pothosExposedField)] : [],
      )
    : []
  await keepInLog(tx, callerOf(context), { action, entity: snakeCase(model), hidden }, made)
  return answer
}

function namedBy(input: Input, model: ModelName): object {
  const name = delegateOf(model)
  const ids = [input.id, input[`${name}Id`], input[`${name}Ids`]].flat().filter(isUuid)
  return named[model]?.(input) ?? { id: { in: ids } }
}

async function read(tx: Transaction, model: ModelName, where: object): Promise<Row[]> {
  const delegate: Delegate = tx[delegateOf(model)]
  const include = parts[model]
  return (await delegate.findMany({ where, ...(include && { include }) })) as Row[]
}

const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1)
const snakeCase = (name: string) => lowerFirst(name).replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
