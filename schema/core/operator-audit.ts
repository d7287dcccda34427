import { type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql'
import { isEntryClaimed, keepInLog } from '../../src/domain/rules/audit.js'
import { type Context, callerOf, services } from '../../src/graphql/context.js'
import { isUuid } from '../../src/values/uuid.js'

type Input = Record<string, unknown>
type Row = { id: string } & Record<string, unknown>
type Delegate = { findMany(query: object): Promise<Row[]> }

/** The extension of a mutation whose answer is not the records that it changes: their model. */
export const changes = (model: string) => ({ changes: model })

/** What belongs to a record though it lies in other tables. */
const parts: Record<string, object> = {
  Campaign: { questionnaire: true },
  OutletList: { entries: { orderBy: { position: 'asc' }, select: { outletId: true } } },
  Profile: { tags: { select: { category: true, value: true } } },
}

/** How the input of a mutation names the records of a model, where it is not by their ids. */
const named: Record<string, (input: Input) => object> = {
  Comment: ({ reference }) => ({ reference }),
  File: ({ id, fileIds = [id] }) => {
    const keys = fileIds as unknown[]
    return { OR: [{ id: { in: keys.filter(isUuid) } }, { key: { in: keys } }] }
  },
  Questionnaire: ({ campaignId }) => ({ campaignId }),
}

/**
 * Keeps what an operator does in the audit log, in the transaction of the mutation, unless the rule behind it has
 * said what the log is told: the records that it answers with, as they were and as they are.
 */
export async function auditOperator<Answer>(
  context: Context,
  { fieldName, returnType, parentType }: GraphQLResolveInfo,
  input: Input,
  change: () => Answer,
): Promise<Awaited<Answer>> {
  if (context.session?.kind !== 'operator') return await change()
  const field = parentType.getFields()[fieldName]!
  const type = getNamedType(returnType)
  const model = String(field.extensions.changes ?? type.extensions.pothosPrismaModel ?? '')
  const action = snakeCase(fieldName)
  const found = model ? await read(context, model, namedBy(input, model)) : []
  const answer = await change()
  const { prisma: tx } = services(context)
  if (!model) return answer
  const answered = [answer].flat().flatMap((row) => (row as Partial<Row> | null)?.id ?? [])
  const ids = (field.extensions.changes ? found.map(({ id }) => id) : answered).filter(
    (id) => !isEntryClaimed(tx, id),
  )
  const made = (await read(context, model, { id: { in: ids } })).map((after) => ({
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

function namedBy(input: Input, model: string): object {
  const name = lowerFirst(model)
  const ids = [input.id, input[`${name}Id`], input[`${name}Ids`]].flat().filter(isUuid)
  return named[model]?.(input) ?? { id: { in: ids } }
}

async function read(context: Context, model: string, where: object): Promise<Row[]> {
  const delegates = services(context).prisma as unknown as Record<string, Delegate>
  const include = parts[model]
  return delegates[lowerFirst(model)]!.findMany({ where, ...(include && { include }) })
}

const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1)
const snakeCase = (name: string) => lowerFirst(name).replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
