/**
 * Declares aggregates, which count and aggregate the records of a list by group.
 *
 * `aggregateField('orders', options)` declares the root field `ordersAggregate`, which returns groups, and fields on
 * other record types, which return one group for each record.
 */
import type { ArgBuilder, InputFieldsFromShape } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { type Context, services } from '../../src/compiler/context.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { invalidInput } from '../../src/errors/app-error.js'
import { aggregate } from '../../src/query/aggregate.js'
import type { Question } from '../../src/query/aggregate-question.js'
import type { AggregateOptions, Parent } from './aggregate-options.js'
import { type AggregateArgs, maxGroups, translateAggregate } from './aggregate-question.js'
import { type AggregateTypes, aggregateTypes, type GroupView } from './aggregate-types.js'
import { batchLoader } from './batch-loader.js'
import { builder, type GraphTypes } from './builder.js'
import {
  type ListOptions,
  listAccess,
  rootLists,
  type TestArgs,
  type VisibilityArgs,
  visibilityArgs,
} from './list.js'
import { nestUnderPath } from './nested-condition.js'
import { withoutTestTeams } from './tenant.js'

/** Aggregates by list. */
export const aggregates: Record<string, AggregateOptions> = {}

/** Cost of an aggregate in hundredths of a point. */
const weight = 200

interface Declared {
  list: ListOptions
  options: AggregateOptions
  types: AggregateTypes
}

/**
 * Declares the aggregate of a list with the list's access rules: the root field, and totals on the
 * records of `under`.
 */
export function aggregateField(listName: string, options: AggregateOptions): void {
  const list = rootLists.get(listName)
  if (!list) throw new Error(`There is no list ${listName}.`)
  aggregates[listName] = options
  const declared = { list, options, types: aggregateTypes(options, list) }
  const field = options.field ?? `${listName}Aggregate`
  declareList(declared, field)
  for (const parent of options.under ?? []) declareUnder(declared, field, parent)
}

interface GroupsArgs extends AggregateArgs {
  limit?: number | null
  offset?: number | null
}

function declareList(declared: Declared, name: string): void {
  const { list, options, types } = declared
  builder.queryField(name, (t) =>
    t.field({
      type: [types.Group],
      description: `${options.description} Returns at most 1,000 groups; \`limit\` is required if there are more.`,
      authScopes: listAccess(list),
      extensions: { weight },
      args: { ...recordArgs(declared, t.arg), ...groupArgs(declared, t.arg) },
      resolve: async (_root, rawArgs, context, info) => {
        const { limit, offset, ...args } = rawArgs as GroupsArgs
        const { question, about } = translateAggregate(declared, args, info, context.session)
        const { groups, total } = await run(context, options, {
          ...question,
          limit: limit ?? maxGroups + 1,
          offset: offset ?? 0,
        })
        if (!limit && groups.length > maxGroups) throw tooManyGroups()
        return groups.map((row) => ({ row, groupCount: total ?? groups.length, ...about }))
      },
    }),
  )
}

const tooManyGroups = () =>
  invalidInput(
    ['limit'],
    'too_many_groups',
    `is required, because there are more than ${maxGroups} groups. Use \`limit\` and \`offset\` to page through them`,
    { max: maxGroups },
  )

/**
 * Declares an aggregate field on a record type. One statement computes it for all records of a
 * page.
 */
function declareUnder(declared: Declared, name: string, parent: Parent): void {
  const { list, options, types } = declared
  const totals = batchLoader<GroupView, AggregateArgs>((ids, ...place) =>
    totalsUnder(declared, parent, ids, ...place),
  )
  // Cast, because Pothos types the field by the record of one type and this is generic.
  builder.objectField(parent.node as never, name, (t) =>
    t.field({
      type: types.Group,
      description: `${options.description} Covers the records that belong to this one, as a single group without keys.`,
      authScopes: listAccess(list),
      extensions: { weight: weight / 10, ...ofColumns('id') },
      args: recordArgs(declared, t.arg),
      resolve: (record: unknown, args, ...place) =>
        totals((record as { id: string }).id, args as AggregateArgs, ...place),
    }),
  )
}

const parentKey = '#parent'

async function totalsUnder(
  declared: Declared,
  { path }: Parent,
  ids: readonly string[],
  args: AggregateArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<GroupView[]> {
  const { options } = declared
  const { question, about } = translateAggregate(declared, args, info, context.session)
  const source = {
    ...options,
    keys: { ...options.keys, [parentKey]: { path, type: 'UUID' as const, description: '' } },
  }
  const { groups } = await run(context, source, {
    ...question,
    where: { AND: [nestUnderPath(path, { in: ids }), question.where] },
    groupBy: [{ key: parentKey }],
    isCounted: false,
    limit: ids.length,
  })
  const rows = new Map(groups.map((row) => [row[parentKey], row]))
  return ids.map((id) => ({ row: rows.get(id) ?? {}, groupCount: 1, ...about }))
}

async function run(context: Context, options: AggregateOptions, question: Question) {
  const { db, catalogue } = services(context)
  const where = await catalogue.withoutSearch(question.where)
  const filters = await Promise.all(
    question.filters.map((filter) => catalogue.withoutSearch(filter)),
  )
  return aggregate(db, context.session!, options, { ...question, where, filters })
}

const includeTestDescription =
  'Includes records of test teams. Only for operators: a team aggregates all of its own records.'

type Arg = ArgBuilder<GraphTypes>
type Args<Of> = InputFieldsFromShape<GraphTypes, Of, 'Arg'>

/**
 * Declares the arguments that select the records. Cast, because Pothos does not infer a spread that may be
 * empty.
 */
const recordArgs = ({ list }: Declared, arg: Arg) =>
  ({
    ...(list.where && {
      where: arg({ type: list.where.ref }),
    }),
    ...visibilityArgs(list, arg),
    ...(withoutTestTeams(list.order.model) && {
      includeTest: arg.boolean({ description: includeTestDescription }),
    }),
  }) as Args<Pick<AggregateArgs, 'where' | keyof (VisibilityArgs & TestArgs)>>

/**
 * Declares the arguments that group, sort and limit. Cast, because the types of a list do not exist before it is
 * declared.
 */
const groupArgs = ({ types }: Declared, arg: Arg) =>
  ({
    groupBy: arg({
      type: [types.GroupBy],
      validate: z.array(z.any()).max(8, 'must have at most 8 keys'),
    }),
    having: arg({ type: types.Having }),
    orderBy: arg({
      type: [types.OrderBy],
      validate: z.array(z.any()).max(8, 'must have at most 8 entries'),
    }),
    top: arg({ type: types.Top }),
    limit: arg.int({ validate: z.number().int().min(1).max(maxGroups) }),
    offset: arg.int({ validate: z.number().int().min(0).max(100_000_000) }),
  }) as Args<Omit<GroupsArgs, 'where' | keyof (VisibilityArgs & TestArgs)>>
