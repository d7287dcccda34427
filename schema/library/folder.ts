import { byCaller, bySession } from '../../src/compiler/context.js'
import {
  createFolder,
  deleteFolder,
  folderName,
  renameFolder,
} from '../../src/domain/library/folder.js'
import { restoreRecord } from '../../src/domain/rules/archive.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

export const Folder = builder.prismaObject('Folder', {
  description: 'Folder for files in the media library of a team. Folders cannot be nested.',
  authScopes: { scope: ['folders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the folder.')),
    name: t.exposeString('name', { description: 'Name of the folder. Not unique.' }),
    teamId: t.expose('teamId', {
      type: 'UUID',
      description: 'ID of the team that owns the folder.',
    }),
    team: t.relation('team', { description: 'Team that owns the folder.' }),
    createdById: t.expose('createdById', {
      type: 'UUID',
      description: 'ID of the user who created the folder.',
    }),
    createdBy: t.relation('createdBy', { description: 'User who created the folder.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const FolderWhere = whereInput('Folder', (t) => ({
  id: t.uuid('id', 'ID of the folder.'),
  teamId: t.uuid('teamId', 'ID of the team that owns the folder.'),
  name: t.string('name', 'Name of the folder.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
}))

listField('folders', {
  node: Folder,
  description: "Folders of the team's media library.",
  scope: ['folders.lists'],
  where: FolderWhere,
  fetchAll: true,
  order: orderInput(
    'Folder',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const nameDescription = 'Name of the folder, 1 to 255 characters on one line.'

const CreateFolderInput = builder.inputType('CreateFolderInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: nameDescription, validate: folderName }),
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
    }),
  }),
})

const RenameFolderInput = builder.inputType('RenameFolderInput', {
  fields: (t) => ({
    folderId: t.field(requiredInput('UUID', 'ID of the folder.')),
    name: t.string({ required: true, description: nameDescription, validate: folderName }),
  }),
})

const DeleteFolderInput = builder.inputType('DeleteFolderInput', {
  fields: (t) => ({ folderId: t.field(requiredInput('UUID', 'ID of the folder.')) }),
})

const RestoreFolderInput = builder.inputType('RestoreFolderInput', {
  fields: (t) => ({ folderId: t.field(requiredInput('UUID', 'ID of the folder.')) }),
})

builder.mutationFields((t) => ({
  createFolder: t.field({
    type: Folder,
    description: "Creates a folder in the team's media library.",
    authScopes: { scope: ['folders.create'] },
    args: { input: t.arg(requiredInput(CreateFolderInput)) },
    resolve: (_root, { input }, context) => createFolder(...bySession(context), input),
  }),
  renameFolder: t.field({
    type: Folder,
    description: 'Renames a folder.',
    authScopes: { scope: ['folders.update'] },
    args: { input: t.arg(requiredInput(RenameFolderInput)) },
    resolve: (_root, { input: { folderId: id, name } }, context) =>
      renameFolder(...bySession(context), { id, name }),
  }),
  deleteFolder: t.field({
    type: Folder,
    description: 'Deletes a folder. Files in it are moved to the root.',
    authScopes: { scope: ['folders.delete'] },
    args: { input: t.arg(requiredInput(DeleteFolderInput)) },
    resolve: (_root, { input }, context) => deleteFolder(...bySession(context), input.folderId),
  }),
  restoreFolder: t.field({
    type: Folder,
    description: 'Restores a deleted folder. The files that were in it are not moved back.',
    authScopes: { scope: ['folders.delete'] },
    args: { input: t.arg(requiredInput(RestoreFolderInput)) },
    resolve: (_root, { input }, context) =>
      restoreRecord(...byCaller(context), 'folder', input.folderId),
  }),
}))
