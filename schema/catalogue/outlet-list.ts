import type { GraphQLResolveInfo } from 'graphql'
import { byCaller, bySession, type Context } from '../../src/compiler/context.js'
import {
  addToOutletList,
  createOutletList,
  listedOutlets,
  listName,
  listSize,
  removeFromOutletList,
  renameOutletList,
  rotateShareToken,
} from '../../src/domain/catalogue/outlet-list.js'
import { archive, restore } from '../../src/domain/rules/archive.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Outlet } from './outlet.js'

const entries = {
  where: { outlet: { deletedAt: null } },
  orderBy: [{ position: 'asc' as const }, { outletId: 'asc' as const }],
}

const OutletList = builder.prismaObject('OutletList', {
  description: 'Outlets that a team has put aside for a profile.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the list.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    profileId: t.expose('profileId', {
      type: 'UUID',
      description: 'Id of the profile that it is for.',
    }),
    profile: t.relation('profile', { description: 'The profile that it is for.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    shareToken: t.exposeString('shareToken', {
      description:
        'Whoever has it can read the list by `sharedOutletList`: only for a token that may write.',
      authScopes: { secret: 'forWriters' },
    }),
    outlets: t.field({
      type: [Outlet],
      description: 'Its outlets, in the order that they were put there.',
      extensions: { through: ['entries', 'outlet'], ...bounded(listSize) },
      select: (_args, _context, nested) => ({
        entries: { ...entries, select: { outlet: nested(true) } },
      }),
      resolve: (list) => list.entries.map(({ outlet }) => outlet),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const SharedOutletList = builder.prismaObject('OutletList', {
  variant: 'SharedOutletList',
  description: 'A list of outlets as whoever has its share token sees it.',
  authScopes: { public: true, lends: ['outlets.read'] },
  select: {},
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    outlets: t.field({
      type: [Outlet],
      description: 'Its outlets, in the order that they were put there.',
      extensions: { through: ['entries', 'outlet'], ...bounded(listSize) },
      select: (_args, _context, nested) => ({
        entries: { ...entries, select: { outlet: nested(true) } },
      }),
      resolve: (list) => list.entries.map(({ outlet }) => outlet),
    }),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryFields((t) => ({
  outletList: t.field({
    type: OutletList,
    nullable: true,
    description: "One list of outlets; a team token sees its own team's.",
    authScopes: { scope: ['profiles.lists'] },
    args: { id: t.arg(required('UUID', 'Id of the list.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'OutletList', { id, deletedAt: null }, 'Outlet list'),
  }),
  sharedOutletList: t.field({
    type: SharedOutletList,
    nullable: true,
    description: 'A list of outlets by its share token; needs no other token.',
    authScopes: { public: true },
    args: {
      shareToken: t.arg(required('String', 'What its team has given out.')),
    },
    resolve: (_root, { shareToken }, context, info) =>
      recordOf(
        context,
        info,
        'OutletList',
        // A NUL is no text for PostgreSQL.
        { shareToken: shareToken.replaceAll('\0', ''), deletedAt: null },
        'Outlet list',
      ),
  }),
}))

listField('outletLists', {
  node: OutletList,
  description: "Lists of outlets; a team token sees its own team's.",
  scope: ['profiles.lists'],
  where: whereInput('OutletList', (t) => ({
    id: t.uuid('id', 'Id of the list.'),
    teamId: t.uuid('teamId', 'Id of the team.'),
    profileId: t.uuid('profileId', 'Id of the profile that it is for.'),
    profile: t.one('profile', 'The profile that it is for.'),
    name: t.string('name', 'Its name.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
    updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  })),
  order: orderInput(
    'OutletList',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOutletListInput = builder.inputType('CreateOutletListInput', {
  description: 'A new list of outlets.',
  fields: (t) => ({
    profileId: t.field(required('UUID', 'Id of the profile that it is for.')),
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters.',
      validate: listName,
    }),
    outletIds: t.field({
      type: ['UUID'],
      description: 'Ids of its outlets, at most 500.',
      validate: listedOutlets.nullable(),
    }),
  }),
})

const RotateOutletListShareTokenInput = builder.inputType('RotateOutletListShareTokenInput', {
  description: 'A list of outlets.',
  fields: (t) => ({ outletListId: t.field(required('UUID', 'Id of the list.')) }),
})

const ArchiveOutletListInput = builder.inputType('ArchiveOutletListInput', {
  description: 'A list of outlets.',
  fields: (t) => ({ outletListId: t.field(required('UUID', 'Id of the list.')) }),
})

const RestoreOutletListInput = builder.inputType('RestoreOutletListInput', {
  description: 'A list of outlets.',
  fields: (t) => ({ outletListId: t.field(required('UUID', 'Id of the list.')) }),
})

const RenameOutletListInput = builder.inputType('RenameOutletListInput', {
  description: 'Another name for a list of outlets.',
  fields: (t) => ({
    outletListId: t.field(required('UUID', 'Id of the list.')),
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters.',
      validate: listName,
    }),
  }),
})

const ListedOutletsInput = builder.inputType('ListedOutletsInput', {
  description: 'Outlets to put into a list, or to take out.',
  fields: (t) => ({
    outletListId: t.field(required('UUID', 'Id of the list.')),
    outletIds: t.field({
      type: ['UUID'],
      required: true,
      description: 'Ids of the outlets, at most 500.',
      validate: listedOutlets,
    }),
  }),
})

const mayChange = { scope: ['profiles.update'] }

/** The list that a mutation has changed, as it answers with it. */
const changed = (context: Context, info: GraphQLResolveInfo, { id }: { id: string }) =>
  recordOf(context, info, 'OutletList', { id })

builder.mutationFields((t) => ({
  createOutletList: t.field({
    type: OutletList,
    description: 'Puts outlets aside for a profile.',
    authScopes: mayChange,
    args: { input: t.arg(required(CreateOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      changed(context, info, await createOutletList(...bySession(context), input)),
  }),
  renameOutletList: t.field({
    type: OutletList,
    description: 'Gives a list of outlets another name.',
    authScopes: mayChange,
    args: { input: t.arg(required(RenameOutletListInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      changed(context, info, await renameOutletList(...bySession(context), { id, ...list })),
  }),
  addToOutletList: t.field({
    type: OutletList,
    description: 'Adds outlets at the end of a list; those that it has stay where they are.',
    authScopes: mayChange,
    args: { input: t.arg(required(ListedOutletsInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      changed(context, info, await addToOutletList(...bySession(context), { id, ...list })),
  }),
  removeFromOutletList: t.field({
    type: OutletList,
    description: 'Takes outlets out of a list; those that it has not are passed over.',
    authScopes: mayChange,
    args: { input: t.arg(required(ListedOutletsInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      changed(context, info, await removeFromOutletList(...bySession(context), { id, ...list })),
  }),
  rotateOutletListShareToken: t.field({
    type: OutletList,
    description: 'Gives a list another share token; whoever has the old one reads it no longer.',
    authScopes: mayChange,
    args: { input: t.arg(required(RotateOutletListShareTokenInput)) },
    resolve: async (_root, { input }, context, info) =>
      changed(context, info, await rotateShareToken(...bySession(context), input.outletListId)),
  }),
  archiveOutletList: t.field({
    type: OutletList,
    description: 'Deletes a list softly; its share token opens it no longer.',
    authScopes: mayChange,
    args: { input: t.arg(required(ArchiveOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      changed(context, info, await archive(...byCaller(context), 'outletList', input.outletListId)),
  }),
  restoreOutletList: t.field({
    type: OutletList,
    description: 'Takes back that a list was archived; its share token opens it again.',
    authScopes: mayChange,
    args: { input: t.arg(required(RestoreOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      changed(context, info, await restore(...byCaller(context), 'outletList', input.outletListId)),
  }),
}))
