/** Aggregates: the records of a list counted and added up by group, as fields of the graph. */
import type { ArgBuilder, InputFieldsFromShape } from '@pothos/core'
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { z } from 'zod'
import { invalidInput } from '../../src/errors/app-error.js'
import { type Context, services } from '../../src/graphql/context.js'
import { ofColumns } from '../../src/graphql/selection.js'
import { aggregate } from '../../src/query/aggregate.js'
import type { GroupRow, Question } from '../../src/query/aggregate-question.js'
import type { Condition } from '../../src/query/read.js'
import type { AggregateOptions, Parent } from './aggregate-options.js'
import { type AggregateArgs, askedOf } from './aggregate-question.js'
import {
  type AggregateTypes,
  aggregateTypes,
  type GroupPage,
  type GroupView,
} from './aggregate-types.js'
import { batchLoader } from './batch-loader.js'
import { builder, type GraphTypes } from './builder.js'
import { type ListOptions, lists } from './list.js'

/** What the graph adds up, by list. */
export const aggregates: Record<string, AggregateOptions> = {}

/** Groups that a list of them has at most. */
const mostGroups = 1_000
const weight = 200

interface Declared {
  list: ListOptions
  options: AggregateOptions
  types: AggregateTypes
}

/**
 * Declares the aggregates of a list, under its own rules: `<list>Aggregate` answers with all groups or none,
 * `<record>Groups` with pages of them.
 */
export function aggregateField(listName: string, options: AggregateOptions): void {
  const list = lists.get(listName)
  if (!list) throw new Error(`There is no list ${listName}.`)
  aggregates[listName] = options
  const declared = { list, options, types: aggregateTypes(options, list) }
  const field = options.field ?? `${listName}Aggregate`
  declareList(declared, field)
  declarePages(declared)
  for (const parent of options.under ?? []) declareUnder(declared, field, parent)
}

const accessOf = ({ operator, scope = [] }: ListOptions) =>
  operator ? { operator: true as const } : { scope }

/** The root field of the pages of a list's groups. */
const pagesOf = ({ node: { name } }: Pick<ListOptions, 'node'>) =>
  `${name[0]!.toLowerCase()}${name.slice(1)}Groups`

interface GroupsArgs extends AggregateArgs {
  limit?: number | null
}

interface PagesArgs extends AggregateArgs {
  first: number
  after?: string | null
}

function declareList(declared: Declared, name: string): void {
  const { list, options, types } = declared
  builder.queryField(name, (t) =>
    t.field({
      type: [types.Group],
      description: `${options.description} All groups that there are, at most 1,000: more are refused unless \`limit\` and \`orderBy\` say which come first; \`${pagesOf(list)}\` has them in pages.`,
      authScopes: accessOf(list),
      extensions: { weight },
      args: { ...argsOf(declared, t.arg), ...topArg(declared, t.arg), ...limitArg(t.arg) },
      resolve: async (_root, given, context, info) => {
        const args = given as GroupsArgs
        const { question, about } = askedOf(declared, args, info, info.fieldNodes, context.session!)
        const limit = args.limit ?? mostGroups
        const { groups } = await run(context, options, { ...question, limit: limit + 1 })
        return shown(declared, args, groups).map((row) => ({ row, ...about }))
      },
    }),
  )
}

function declarePages(declared: Declared): void {
  const { list, options, types } = declared
  builder.queryField(pagesOf(list), (t) =>
    t.field({
      type: types.Page,
      description: `${options.description} Page by page, with the number of groups.`,
      authScopes: accessOf(list),
      extensions: { weight },
      args: {
        ...argsOf(declared, t.arg),
        ...topArg(declared, t.arg),
        first: t.arg.int({
          required: true,
          description: 'Groups on a page, 1 to 1,000.',
          validate: z.number().int().min(1).max(mostGroups),
        }),
        after: t.arg.string({
          description: 'Cursor to go on from: the `endCursor` of the page before.',
          validate: z.string().max(100),
        }),
      },
      resolve: (_root, args, context, info) => pageOf(declared, args as PagesArgs, context, info),
    }),
  )
}

/** Adds up what belongs to a record: for all records that are shown in one statement. */
function declareUnder(declared: Declared, name: string, parent: Parent): void {
  const { list, options, types } = declared
  const groups = batchLoader<GroupView[], GroupsArgs>((ids, ...place) =>
    groupsUnder(declared, parent, ids, ...place),
  )
  builder.objectField(parent.node as never, name, (t) =>
    t.field({
      type: [types.Group],
      description: `${options.description} Of those that belong to it: all groups that there are, at most 1,000 for all records together.`,
      authScopes: accessOf(list),
      extensions: { weight: weight / 10, ...ofColumns('id') },
      args: { ...argsOf(declared, t.arg), ...limitArg(t.arg) },
      resolve: (record: unknown, args, ...place) =>
        groups((record as { id: string }).id, args as GroupsArgs, ...place),
    }),
  )
}

const parentKey = '#parent'

async function groupsUnder(
  declared: Declared,
  { path }: Parent,
  ids: readonly string[],
  args: GroupsArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<GroupView[][]> {
  const { options } = declared
  const { question, about } = askedOf(declared, args, info, info.fieldNodes, context.session!)
  const isOfParent = path
    .split('.')
    .reduceRight<Condition>((condition, step) => ({ [step]: condition }), { in: ids })
  const source = {
    ...options,
    keys: { ...options.keys, [parentKey]: { path, type: 'UUID' as const, description: '' } },
  }
  const { groups } = await run(context, source, {
    ...question,
    where: { AND: [isOfParent, question.where] },
    groupBy: [{ key: parentKey }, ...question.groupBy],
    top: args.limit ? { first: args.limit + 1, per: [parentKey] } : undefined,
    limit: mostGroups + 1,
  })
  if (groups.length > mostGroups) throw tooManyGroups(declared, mostGroups)
  const of = new Map<unknown, GroupRow[]>(ids.map((id) => [id, []]))
  for (const row of groups) of.get(row[parentKey])!.push(row)
  return [...of.values()].map((rows) => {
    // Of no records there is one group, without a key to tell it from others.
    const found = rows.length > 0 || question.groupBy.length > 0 ? rows : [{}]
    return shown(declared, args, found).map((row) => ({ row, ...about }))
  })
}

/** All groups, or those that the question says come first. */
function shown(declared: Declared, { limit, orderBy }: GroupsArgs, groups: GroupRow[]): GroupRow[] {
  const most = limit ?? mostGroups
  if (groups.length <= most) return groups
  if (!limit || !orderBy?.length) throw tooManyGroups(declared, most)
  return groups.slice(0, most)
}

const tooManyGroups = ({ list }: Declared, most: number) =>
  invalidInput(
    ['limit'],
    'too_many_groups',
    `leaves groups out: there are more than ${most}. Raise it (1,000 at most), say by orderBy which come first, or ask ${pagesOf(list)} for pages of them`,
  )

async function pageOf(
  declared: Declared,
  args: PagesArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<GroupPage> {
  const nodes = fieldsNamed('nodes', info)
  const { question, about } = askedOf(declared, args, info, nodes, context.session!)
  const { first } = args
  const offset = placeOf(args.after)
  const page = { ...question, limit: first + 1, offset, isCounted: true }
  const { groups, total } = await run(context, declared.options, page)
  const rows = groups.slice(0, first).map((row, index) => ({ row, ...about, index }))
  // A page past the end does not tell.
  const { total: all = 0 } =
    total === undefined && offset > 0
      ? await run(context, declared.options, { ...page, limit: 1, offset: 0 })
      : { total }
  return {
    where: question.where,
    rows: async () => ({
      rows: rows as unknown as Record<string, unknown>[],
      hasNextPage: groups.length > first,
      hasPreviousPage: offset > 0,
    }),
    count: async () => all,
    totalGroups: () => all,
    cursor: (row) => cursorOf(offset + (row.index as number) + 1),
  }
}

const cursorOf = (place: number) => Buffer.from(`group ${place}`).toString('base64url')

function placeOf(cursor: string | null | undefined): number {
  if (!cursor) return 0
  const place = /^group (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (place) return Number(place[1])
  throw invalidInput(['after'], 'invalid', 'is no cursor of this list')
}

/** The nodes of a field that is asked of an answer. */
function fieldsNamed(name: string, info: GraphQLResolveInfo): FieldNode[] {
  const within = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : []
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
      return within(inner?.selectionSet)
    })
  return info.fieldNodes.flatMap((node) => within(node.selectionSet))
}

function run(context: Context, { model, keys, measures }: AggregateOptions, question: Question) {
  return aggregate(services(context).db, context.session!, { model, keys, measures }, question)
}

type Arg = ArgBuilder<GraphTypes>

function argsOf(
  { list, types }: Declared,
  arg: Arg,
): InputFieldsFromShape<GraphTypes, AggregateArgs, 'Arg'> {
  return {
    ...(list.where && {
      where: arg({
        type: list.where.ref,
        description: 'Conditions on the records; all must hold.',
      }),
    }),
    groupBy: arg({
      type: [types.GroupBy],
      description: 'The keys to group by, at most 8; all records are one group without any.',
      validate: z.array(z.any()).max(8, 'must have at most 8 keys'),
    }),
    having: arg({ type: types.Having, description: 'Conditions on the groups.' }),
    orderBy: arg({
      type: [types.OrderBy],
      description: 'The order of the groups; then, and without it, by their keys.',
      validate: z.array(z.any()).max(8, 'must have at most 8 entries'),
    }),
    ...(list.archive !== false && {
      includeArchived: arg.boolean({ description: 'Adds soft-deleted records.' }),
    }),
  } as InputFieldsFromShape<GraphTypes, AggregateArgs, 'Arg'>
}

const topArg = ({ types }: Declared, arg: Arg) => ({
  top: arg({ type: types.Top, description: 'Only the first groups of each.' }),
})

const limitArg = (arg: Arg) => ({
  limit: arg.int({
    description: 'Groups to answer with, 1 to 1,000; all when absent.',
    validate: z.number().int().min(1).max(mostGroups),
  }),
})
