import {
  addToOutletList,
  archiveOutletList,
  createOutletList,
  type Listed,
  listedOutlets,
  listName,
  removeFromOutletList,
  renameOutletList,
  rotateShareToken,
} from '../../src/domain/catalogue/outlet-list.js'
import { bySession, type Context } from '../../src/graphql/context.js'
import { builder } from '../core/builder.js'
import { listField, orderInput } from '../core/connection.js'
import { createdAt, deletedAt, required, updatedAt } from '../core/fields.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { by } from '../core/where.js'
import { whereInput } from '../core/where-input.js'
import { Outlet } from './outlet.js'

const entries = {
  where: { outlet: { deletedAt: null } },
  orderBy: [{ position: 'asc' as const }, { outletId: 'asc' as const }],
}

const OutletList = builder.prismaObject('OutletList', {
  description: 'Outlets that a team has put aside for a profile.',
  authScopes: { scope: ['profiles.lists'] },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the list.' }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team.' }),
    profileId: t.expose('profileId', {
      type: 'UUID',
      description: 'Id of the profile that it is for.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    shareToken: t.exposeString('shareToken', {
      description:
        'Whoever has it can read the list by `sharedOutletList`: only for a token that may write.',
      extensions: { secret: 'forWriters' },
    }),
    outlets: t.field({
      type: [Outlet],
      description: 'Its outlets, in the order that they were put there; at most 500.',
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
      select: (_args, _context, nested) => ({
        entries: { ...entries, select: { outlet: nested(true) } },
      }),
      resolve: (list) => list.entries.map(({ outlet }) => outlet),
    }),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryFields((t) => ({
  outletList: t.prismaField({
    type: OutletList,
    description: "One list of outlets; a team token sees its own team's.",
    authScopes: { scope: ['profiles.lists'] },
    args: { id: t.arg(required('UUID', 'Id of the list.')) },
    resolve: (query, _root, { id }, context) =>
      ownRecordOf(context, 'outletList', query, { id, deletedAt: null }, 'Outlet list'),
  }),
  sharedOutletList: t.prismaField({
    type: SharedOutletList,
    description: 'A list of outlets by its share token; needs no other token.',
    authScopes: { public: true },
    args: {
      shareToken: t.arg(required('String', 'What its team has given out.')),
    },
    resolve: (query, _root, { shareToken }, context) =>
      recordOf(
        context,
        'outletList',
        query,
        // A NUL is no text for PostgreSQL.
        { shareToken: shareToken.replaceAll('\0', ''), deletedAt: null },
        'Outlet list',
      ),
  }),
}))

listField('outletLists', {
  node: OutletList,
  model: 'outletList',
  description: "Lists of outlets; a team token sees its own team's.",
  scope: ['profiles.lists'],
  tenant: 'teamId',
  where: whereInput('OutletList', () => ({
    id: by.uuid('id', 'Id of the list.'),
    teamId: by.uuid('teamId', 'Id of the team.'),
    profileId: by.uuid('profileId', 'Id of the profile that it is for.'),
    profile: by.one('profile', 'Profile', 'The profile that it is for.'),
    name: by.string('name', 'Its name.'),
    createdAt: by.dateTime('createdAt', 'When it was created.'),
    updatedAt: by.dateTime('updatedAt', 'When it was last changed.'),
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
      validate: listedOutlets.nullable() as never,
    }),
  }),
})

const OutletListInput = builder.inputType('OutletListInput', {
  description: 'A list of outlets.',
  fields: (t) => ({ id: t.field(required('UUID', 'Id of the list.')) }),
})

const RenameOutletListInput = builder.inputType('RenameOutletListInput', {
  description: 'Another name for a list of outlets.',
  fields: (t) => ({
    id: t.field(required('UUID', 'Id of the list.')),
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
    id: t.field(required('UUID', 'Id of the list.')),
    outletIds: t.field({
      type: ['UUID'],
      required: true,
      description: 'Ids of the outlets, at most 500.',
      validate: listedOutlets as never,
    }),
  }),
})

/** Declares a mutation that changes a list, and answers with it. */
function changing<Input extends object>(
  name: string,
  description: string,
  input: unknown,
  work: (context: Context, input: Input) => Promise<{ id: string }>,
): void {
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: OutletList,
      description,
      authScopes: { scope: ['profiles.update'] },
      args: { input: t.arg({ type: input as never, required: true, description: 'Which list.' }) },
      resolve: (async (query: object, _root: unknown, args: { input: Input }, context: Context) => {
        const { id } = await work(context, args.input)
        return recordOf(context, 'outletList', query, { id })
      }) as never,
    }),
  )
}

changing(
  'createOutletList',
  'Puts outlets aside for a profile.',
  CreateOutletListInput,
  (context, input: Parameters<typeof createOutletList>[2]) =>
    createOutletList(...bySession(context), input),
)
changing(
  'renameOutletList',
  'Gives a list of outlets another name.',
  RenameOutletListInput,
  (context, input: { id: string; name: string }) => renameOutletList(...bySession(context), input),
)
changing(
  'addToOutletList',
  'Adds outlets at the end of a list; those that it has stay where they are.',
  ListedOutletsInput,
  (context, input: Listed) => addToOutletList(...bySession(context), input),
)
changing(
  'removeFromOutletList',
  'Takes outlets out of a list; those that it has not are passed over.',
  ListedOutletsInput,
  (context, input: Listed) => removeFromOutletList(...bySession(context), input),
)
changing(
  'rotateOutletListShareToken',
  'Gives a list another share token; whoever has the old one reads it no longer.',
  OutletListInput,
  (context, { id }: { id: string }) => rotateShareToken(...bySession(context), id),
)
changing(
  'archiveOutletList',
  'Deletes a list softly; its share token opens it no longer.',
  OutletListInput,
  (context, { id }: { id: string }) => archiveOutletList(...bySession(context), id),
)
