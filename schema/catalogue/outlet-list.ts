import type { GraphQLResolveInfo } from 'graphql'
import { byCaller, bySession, type Context, services } from '../../src/compiler/context.js'
import {
  addToOutletList,
  createOutletList,
  entryOrder,
  listedOutlets,
  listName,
  maxListedOutlets,
  removeFromOutletList,
  renameOutletList,
  reorderOutletList,
  rotateShareToken,
  updateSharing,
} from '../../src/domain/catalogue/outlet-list.js'
import {
  sharedEntries,
  sharedListUrl,
  sharedListWhere,
} from '../../src/domain/catalogue/shared-list.js'
import { archive, restoreRecord } from '../../src/domain/rules/archive.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, deletedAt, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Outlet } from './outlet.js'

const entries = { where: { outlet: { deletedAt: null } }, orderBy: entryOrder }

const OutletList = builder.prismaObject('OutletList', {
  description: 'List of outlets that a team has saved for a profile.',
  authScopes: { scope: ['profiles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the list.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that owns the list.' }),
    profileId: t.expose('profileId', {
      type: 'UUID',
      description: 'ID of the profile.',
    }),
    profile: t.relation('profile', { description: 'Profile that the list is for.' }),
    name: t.exposeString('name', { description: 'Name of the list.' }),
    shareToken: t.exposeString('shareToken', {
      description:
        'Secret for reading the list with `sharedOutletList` and on its public page. Requires a token with a writing scope.',
      authScopes: { secret: 'forWriters' },
    }),
    shareUrl: t.string({
      nullable: true,
      description:
        'URL of the public page of the list. Null if the list is not shared. Requires a token with a writing scope.',
      authScopes: { secret: 'forWriters' },
      select: { shareToken: true, isShared: true },
      resolve: ({ shareToken, isShared }, _args, context) =>
        isShared ? sharedListUrl(services(context).env, shareToken) : null,
    }),
    isShared: t.exposeBoolean('isShared', {
      description: 'Whether holders of the share token can read the list.',
    }),
    showsPrices: t.exposeBoolean('showsPrices', {
      description: 'Whether the public page shows standard prices.',
    }),
    outlets: t.field({
      type: [Outlet],
      description: 'Outlets of the list, in its order.',
      extensions: { through: ['entries', 'outlet'], ...listSize(maxListedOutlets) },
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
  description: 'Outlet list as shown to holders of its share token.',
  authScopes: { public: true, grants: ['outlets.read'] },
  select: {},
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the list.' }),
    outlets: t.field({
      type: [Outlet],
      description: 'ACTIVE outlets of the list, in its order.',
      extensions: { through: ['entries', 'outlet'], ...listSize(maxListedOutlets) },
      select: (_args, _context, nested) => ({
        entries: { ...sharedEntries, select: { outlet: nested(true) } },
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
    description: "Fetches an outlet list by ID. A team token sees only its own team's.",
    authScopes: { scope: ['profiles.lists'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the list.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'OutletList', { id, deletedAt: null }, 'Outlet list'),
  }),
  sharedOutletList: t.field({
    type: SharedOutletList,
    nullable: true,
    description:
      'Fetches an outlet list by share token. Requires no API token. Returns an error if the list is not shared, or the list, its profile or its team is archived.',
    authScopes: { public: true },
    args: {
      shareToken: t.arg(requiredInput('String', 'Share token of the list.')),
    },
    resolve: (_root, { shareToken }, context, info) =>
      recordOf(context, info, 'OutletList', sharedListWhere(shareToken), 'Outlet list'),
  }),
}))

listField('outletLists', {
  node: OutletList,
  description: "Outlet lists. A team token sees only its own team's.",
  scope: ['profiles.lists'],
  where: whereInput('OutletList', (t) => ({
    id: t.uuid('id', 'ID of the list.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    profileId: t.uuid('profileId', 'ID of the profile.'),
    profile: t.one('profile', 'Profile that the list is for.'),
    name: t.string('name', 'Name of the list.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
    updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  })),
  order: orderInput(
    'OutletList',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOutletListInput = builder.inputType('CreateOutletListInput', {
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile.')),
    name: t.string({
      required: true,
      description: 'Name of the list, 1 to 255 characters.',
      validate: listName,
    }),
    outletIds: t.field({
      type: ['UUID'],
      description: 'IDs of the outlets. Maximum 500.',
      validate: listedOutlets.nullable(),
    }),
  }),
})

const RotateOutletListShareTokenInput = builder.inputType('RotateOutletListShareTokenInput', {
  fields: (t) => ({ outletListId: t.field(requiredInput('UUID', 'ID of the list.')) }),
})

const ArchiveOutletListInput = builder.inputType('ArchiveOutletListInput', {
  fields: (t) => ({ outletListId: t.field(requiredInput('UUID', 'ID of the list.')) }),
})

const RestoreOutletListInput = builder.inputType('RestoreOutletListInput', {
  fields: (t) => ({ outletListId: t.field(requiredInput('UUID', 'ID of the list.')) }),
})

const RenameOutletListInput = builder.inputType('RenameOutletListInput', {
  fields: (t) => ({
    outletListId: t.field(requiredInput('UUID', 'ID of the list.')),
    name: t.string({
      required: true,
      description: 'Name of the list, 1 to 255 characters.',
      validate: listName,
    }),
  }),
})

const UpdateOutletListSharingInput = builder.inputType('UpdateOutletListSharingInput', {
  description: 'Settings to update. Omitted settings are unchanged.',
  fields: (t) => ({
    outletListId: t.field(requiredInput('UUID', 'ID of the list.')),
    isShared: t.boolean({ description: 'Whether holders of the share token can read the list.' }),
    showsPrices: t.boolean({ description: 'Whether the public page shows standard prices.' }),
  }),
})

const ListedOutletsInput = builder.inputType('ListedOutletsInput', {
  description: 'Input for `addToOutletList`, `removeFromOutletList` and `reorderOutletList`.',
  fields: (t) => ({
    outletListId: t.field(requiredInput('UUID', 'ID of the list.')),
    outletIds: t.field({
      type: ['UUID'],
      required: true,
      description: 'IDs of the outlets. Maximum 500.',
      validate: listedOutlets,
    }),
  }),
})

const mayChange = { scope: ['profiles.update'] }

/** Returns the list that a mutation has changed. */
const readList = (context: Context, info: GraphQLResolveInfo, { id }: { id: string }) =>
  recordOf(context, info, 'OutletList', { id })

builder.mutationFields((t) => ({
  createOutletList: t.field({
    type: OutletList,
    description: 'Creates an outlet list for a profile.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(CreateOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      readList(context, info, await createOutletList(...bySession(context), input)),
  }),
  renameOutletList: t.field({
    type: OutletList,
    description: 'Renames an outlet list.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(RenameOutletListInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      readList(context, info, await renameOutletList(...bySession(context), { id, ...list })),
  }),
  addToOutletList: t.field({
    type: OutletList,
    description:
      'Adds outlets to the end of a list. Outlets already in the list keep their position.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(ListedOutletsInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      readList(context, info, await addToOutletList(...bySession(context), { id, ...list })),
  }),
  removeFromOutletList: t.field({
    type: OutletList,
    description: 'Removes outlets from a list. Ignores outlets that are not in the list.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(ListedOutletsInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      readList(context, info, await removeFromOutletList(...bySession(context), { id, ...list })),
  }),
  reorderOutletList: t.field({
    type: OutletList,
    description:
      'Changes the order of a list. The given outlets come first; the others follow in their previous order. Ignores outlets that are not in the list.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(ListedOutletsInput)) },
    resolve: async (_root, { input: { outletListId: id, ...list } }, context, info) =>
      readList(context, info, await reorderOutletList(...bySession(context), { id, ...list })),
  }),
  updateOutletListSharing: t.field({
    type: OutletList,
    description:
      'Updates how a list is shared. If `isShared` is false, its share token and its public page do not work.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(UpdateOutletListSharingInput)) },
    resolve: async (_root, { input: { outletListId: id, ...sharing } }, context, info) =>
      readList(context, info, await updateSharing(...bySession(context), { id, ...sharing })),
  }),
  rotateOutletListShareToken: t.field({
    type: OutletList,
    description: 'Replaces the share token of a list. The old token stops working.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(RotateOutletListShareTokenInput)) },
    resolve: async (_root, { input }, context, info) =>
      readList(context, info, await rotateShareToken(...bySession(context), input.outletListId)),
  }),
  archiveOutletList: t.field({
    type: OutletList,
    description: 'Archives a list. Its share token stops working.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(ArchiveOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      readList(
        context,
        info,
        await archive(...byCaller(context), 'outletList', input.outletListId),
      ),
  }),
  restoreOutletList: t.field({
    type: OutletList,
    description: 'Restores an archived list. Its share token works again.',
    authScopes: mayChange,
    args: { input: t.arg(requiredInput(RestoreOutletListInput)) },
    resolve: async (_root, { input }, context, info) =>
      readList(
        context,
        info,
        await restoreRecord(...byCaller(context), 'outletList', input.outletListId),
      ),
  }),
}))
