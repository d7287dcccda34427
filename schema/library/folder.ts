import { byCaller, bySession } from '../../src/compiler/context.js'
import {
  createFolder,
  deleteFolder,
  folderName,
  renameFolder,
} from '../../src/domain/library/folder.js'
import { restore } from '../../src/domain/rules/archive.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

export const Folder = builder.prismaObject('Folder', {
  description: "A place for files in a team's media library. Folders hold no folders.",
  authScopes: { scope: ['folders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the folder.')),
    name: t.exposeString('name', { description: 'Its name; several may have the same.' }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team it belongs to.' }),
    team: t.relation('team', { description: 'Its team.' }),
    createdById: t.expose('createdById', { type: 'UUID', description: 'Id of its creator.' }),
    createdBy: t.relation('createdBy', { description: 'The user who created it.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const FolderWhere = whereInput('Folder', (t) => ({
  id: t.uuid('id', 'Id of the folder.'),
  teamId: t.uuid('teamId', 'The team it belongs to.'),
  name: t.string('name', 'Its name.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
}))

listField('folders', {
  node: Folder,
  description: "The folders of the team's media library.",
  scope: ['folders.lists'],
  where: FolderWhere,
  fetchAll: true,
  order: orderInput(
    'Folder',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const nameDescription = 'Its name, 1 to 255 characters on one line.'

const CreateFolderInput = builder.inputType('CreateFolderInput', {
  description: 'A new folder.',
  fields: (t) => ({
    name: t.string({ required: true, description: nameDescription, validate: folderName }),
    teamId: t.field({
      type: 'UUID',
      description: "The team it is for; a team token's own when absent, required for operators.",
    }),
  }),
})

const RenameFolderInput = builder.inputType('RenameFolderInput', {
  description: "A folder's new name.",
  fields: (t) => ({
    folderId: t.field(required('UUID', 'Id of the folder.')),
    name: t.string({ required: true, description: nameDescription, validate: folderName }),
  }),
})

const DeleteFolderInput = builder.inputType('DeleteFolderInput', {
  description: 'The end of a folder.',
  fields: (t) => ({ folderId: t.field(required('UUID', 'Id of the folder.')) }),
})

const RestoreFolderInput = builder.inputType('RestoreFolderInput', {
  description: 'The return of a folder.',
  fields: (t) => ({ folderId: t.field(required('UUID', 'Id of the folder.')) }),
})

builder.mutationFields((t) => ({
  createFolder: t.field({
    type: Folder,
    description: "Creates a folder in the team's media library.",
    authScopes: { scope: ['folders.create'] },
    args: { input: t.arg(required(CreateFolderInput)) },
    resolve: (_root, { input }, context) => createFolder(...bySession(context), input),
  }),
  renameFolder: t.field({
    type: Folder,
    description: 'Gives a folder another name.',
    authScopes: { scope: ['folders.update'] },
    args: { input: t.arg(required(RenameFolderInput)) },
    resolve: (_root, { input: { folderId: id, name } }, context) =>
      renameFolder(...bySession(context), { id, name }),
  }),
  deleteFolder: t.field({
    type: Folder,
    description: 'Deletes a folder; the files in it stay, at the root.',
    authScopes: { scope: ['folders.delete'] },
    args: { input: t.arg(required(DeleteFolderInput)) },
    resolve: (_root, { input }, context) => deleteFolder(...bySession(context), input.folderId),
  }),
  restoreFolder: t.field({
    type: Folder,
    description:
      'Takes back that a folder was deleted; the files that were in it stay where they are.',
    authScopes: { scope: ['folders.delete'] },
    args: { input: t.arg(required(RestoreFolderInput)) },
    resolve: (_root, { input }, context) => restore(...byCaller(context), 'folder', input.folderId),
  }),
}))
