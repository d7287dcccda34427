import { GraphQLScalarType } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { byCaller, bySession, services } from '../../src/compiler/context.js'
import {
  addFiles,
  deleteFile,
  fileName,
  filesIn,
  movedFiles,
  moveFiles,
  renameFile,
  restoreFile,
  theFile,
} from '../../src/domain/library/file.js'
import { filesAtOnce } from '../../src/files/type.js'
import { ownUrl, signedUrl } from '../../src/files/url.js'
import { withFiles } from '../../src/graphql/upload.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { orNull, required } from '../core/fields.js'
import { listField } from '../core/list.js'
import { changes, ownTransactions } from '../core/mutation.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const File = builder.prismaObject('File', {
  description: "A file in a team's media library.",
  authScopes: { scope: ['files.read', 'files.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the file.')),
    key: t.exposeString('key', {
      description: 'Its unguessable name; wherever an id is asked for, it is accepted as well.',
    }),
    name: t.exposeString('name', {
      description: 'Its name as uploaded, made safe to show; several may have the same.',
    }),
    url: t.string({
      description: 'Where its content is for anybody, signed afresh on each read for one hour.',
      select: { key: true, name: true, deletedAt: true },
      // The store would go on to serve a deleted file's content while it is kept.
      resolve: ({ deletedAt, ...file }, _args, context) =>
        deletedAt ? ownUrl(services(context), file.key) : signedUrl(services(context), file),
    }),
    size: t.exposeInt('size', { description: 'Size of the content in bytes.' }),
    mimeType: t.exposeString('mimeType', { description: 'Media type of the content.' }),
    sha256: t.string({
      description: 'SHA-256 of the content, 64 hexadecimal digits.',
      extensions: asSql((column) => `encode(${column('sha256')}, 'hex')`),
      select: { sha256: true },
      resolve: ({ sha256 }) => Buffer.from(sha256).toString('hex'),
    }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team it belongs to.' }),
    team: t.relation('team', { description: 'Its team.' }),
    folderId: t.expose('folderId', orNull('UUID', 'The folder it lies in; absent at the root.')),
    folder: t.relation('folder', {
      nullable: true,
      description: 'The folder it lies in; absent at the root.',
    }),
    uploadedById: t.expose('uploadedById', {
      type: 'UUID',
      description: 'Id of the user who uploaded it.',
    }),
    uploadedBy: t.relation('uploadedBy', { description: 'The user who uploaded it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last moved or changed.',
    }),
    deletedAt: t.expose(
      'deletedAt',
      orNull('DateTime', 'When it was deleted; its content is kept for 30 days after.'),
    ),
  }),
})

const FileWhere = whereInput('File', (t) => ({
  id: t.uuid('id', 'Id of the file.'),
  key: t.string('key', 'Its key.'),
  teamId: t.uuid('teamId', 'The team it belongs to.'),
  folderId: t.uuid('folderId', 'The folder it lies in; null at the root.'),
  folder: t.one('folder', 'The folder it lies in.'),
  name: t.string('name', 'Its name.'),
  mimeType: t.string('mimeType', 'Media type of its content.'),
  size: t.int('size', 'Size of its content in bytes.'),
  uploadedById: t.uuid('uploadedById', 'The user who uploaded it.'),
  createdAt: t.dateTime('createdAt', 'When it was uploaded.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last moved or changed.'),
}))

const idDescription = 'Id or key of the file.'

builder.queryField('file', (t) =>
  t.field({
    type: File,
    nullable: true,
    description: 'One file of the media library.',
    authScopes: { scope: ['files.read'] },
    args: { id: t.arg.id({ required: true, description: idDescription }) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'File', theFile(context.session!, id)),
  }),
)

listField('files', {
  node: File,
  description: "The files of the team's media library.",
  scope: ['files.lists'],
  where: FileWhere,
  narrow: {
    args: (arg) => ({
      folder: arg.id({
        description:
          'Returns only the files in the folder with this ID, or with `root` the files in no folder. All files when omitted.',
      }),
    }),
    condition: async ({ folder }, context) =>
      folder ? filesIn(...bySession(context), folder) : {},
  },
  order: orderInput(
    'File',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was uploaded.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last moved or changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.addScalarType(
  'Upload',
  new GraphQLScalarType({
    ...GraphQLUpload.toConfig(),
    description:
      'A file in a form, sent as the GraphQL multipart request specification says, with the header Apollo-Require-Preflight.',
    extensions: { jsonSchema: { type: 'string', format: 'binary' } },
  }),
)

const UploadFilesInput = builder.inputType('UploadFilesInput', {
  description: 'Files for the media library.',
  fields: (t) => ({
    files: t.field({
      type: ['Upload'],
      required: true,
      description:
        'The files, 1 to 5: jpg, jpeg, png and webp of at most 5 MB each; docx, pdf and txt of at most 25 MB each.',
    }),
    folderId: t.field({
      type: 'UUID',
      description: 'The folder they go to; null or absent is the root.',
    }),
    teamId: t.field({
      type: 'UUID',
      description: "The team they are for; a team token's own when absent, required for operators.",
    }),
  }),
})

const MoveFilesInput = builder.inputType('MoveFilesInput', {
  description: 'Files and where they go.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'Ids or keys of the files, 1 to 50.',
      validate: movedFiles,
    }),
    folderId: t.field({
      type: 'UUID',
      description: 'ID of the target folder. Null moves the files to the root.',
    }),
  }),
})

const MovedFiles = builder.objectRef<{ movedCount: number }>('MovedFiles').implement({
  description: 'What a move did.',
  authScopes: { scope: [] },
  fields: (t) => ({
    movedCount: t.exposeInt('movedCount', { description: 'How many files were moved.' }),
  }),
})

const RenameFileInput = builder.inputType('RenameFileInput', {
  description: "A file's new name.",
  fields: (t) => ({
    fileId: t.id({ required: true, description: idDescription }),
    name: t.string({
      required: true,
      description:
        'Its name, 1 to 255 characters on one line, with an extension of the type that its content has.',
      validate: fileName,
    }),
  }),
})

const DeleteFileInput = builder.inputType('DeleteFileInput', {
  description: 'The end of a file.',
  fields: (t) => ({ fileId: t.id({ required: true, description: idDescription }) }),
})

const RestoreFileInput = builder.inputType('RestoreFileInput', {
  description: 'The return of a file.',
  fields: (t) => ({ fileId: t.id({ required: true, description: idDescription }) }),
})

builder.mutationFields((t) => ({
  uploadFiles: t.field({
    type: [File],
    description: 'Adds files to the media library: all of them or none.',
    // They arrive while it is answered, which takes longer than a transaction may.
    extensions: { ...ownTransactions, ...bounded(filesAtOnce) },
    authScopes: { scope: ['files.create'] },
    args: { input: t.arg(required(UploadFilesInput)) },
    resolve: (_root, { input }, context) =>
      withFiles(services(context), input.files, (files) =>
        addFiles(...byCaller(context), { ...input, files }),
      ),
  }),
  moveFiles: t.field({
    type: MovedFiles,
    extensions: changes('File'),
    description: 'Moves files into a folder or to the root: all of them or none.',
    authScopes: { scope: ['files.update'] },
    args: { input: t.arg(required(MoveFilesInput)) },
    resolve: async (_root, { input: { fileIds, folderId = null } }, context) => ({
      movedCount: await moveFiles(...bySession(context), {
        fileIds,
        folderId,
      }),
    }),
  }),
  renameFile: t.field({
    type: File,
    description: 'Gives a file another name; its key, its content and its type stay.',
    authScopes: { scope: ['files.update'] },
    args: { input: t.arg(required(RenameFileInput)) },
    resolve: (_root, { input: { fileId: id, name } }, context) =>
      renameFile(...bySession(context), id, name),
  }),
  deleteFile: t.field({
    type: File,
    description: 'Deletes a file; its content is kept for 30 days.',
    authScopes: { scope: ['files.delete'] },
    args: { input: t.arg(required(DeleteFileInput)) },
    resolve: (_root, { input }, context) => deleteFile(...bySession(context), input.fileId),
  }),
  restoreFile: t.field({
    type: File,
    description: 'Takes back that a file was deleted, within the 30 days that its content is kept.',
    authScopes: { scope: ['files.delete'] },
    args: { input: t.arg(required(RestoreFileInput)) },
    resolve: (_root, { input }, context) => restoreFile(...byCaller(context), input.fileId),
  }),
}))
