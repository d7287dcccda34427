import { GraphQLScalarType } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { byCaller, bySession, services } from '../../src/compiler/context.js'
import {
  addFiles,
  deleteFile,
  fileName,
  fileWhere,
  folderFilesWhere,
  movedFiles,
  moveFiles,
  renameFile,
  restoreFile,
} from '../../src/domain/library/file.js'
import { filesAtOnce } from '../../src/files/type.js'
import { ownUrl, signedUrl } from '../../src/files/url.js'
import { withUploads } from '../../src/graphql/upload.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSql } from '../core/exported.js'
import { orNull, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { changes, ownTransactions } from '../core/mutation.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const File = builder.prismaObject('File', {
  description: 'File in the media library of a team.',
  authScopes: { scope: ['files.read', 'files.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the file.')),
    key: t.exposeString('key', {
      description: 'Unguessable key. Accepted in place of the ID.',
    }),
    name: t.exposeString('name', {
      description: 'Sanitized name of the file as uploaded. Not unique.',
    }),
    url: t.string({
      description:
        'Signed public URL of the content. Generated on each read and valid for one hour.',
      select: { key: true, name: true, deletedAt: true },
      // The store keeps serving the content of a deleted file until it is purged.
      resolve: ({ deletedAt, ...file }, _args, context) =>
        deletedAt ? ownUrl(services(context), file.key) : signedUrl(services(context), file),
    }),
    size: t.exposeInt('size', { description: 'Size of the content in bytes.' }),
    mimeType: t.exposeString('mimeType', { description: 'Media type (MIME) of the content.' }),
    sha256: t.string({
      description: 'SHA-256 hash of the content, 64 hexadecimal digits.',
      extensions: asSql((column) => `encode(${column('sha256')}, 'hex')`),
      select: { sha256: true },
      resolve: ({ sha256 }) => Buffer.from(sha256).toString('hex'),
    }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that owns the file.' }),
    team: t.relation('team', { description: 'Team that owns the file.' }),
    folderId: t.expose(
      'folderId',
      orNull('UUID', 'ID of the folder. Null if the file is at the root.'),
    ),
    folder: t.relation('folder', {
      nullable: true,
      description: 'Folder of the file. Null if the file is at the root.',
    }),
    uploadedById: t.expose('uploadedById', {
      type: 'UUID',
      description: 'ID of the user who uploaded the file.',
    }),
    uploadedBy: t.relation('uploadedBy', { description: 'User who uploaded the file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Upload time.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last move or change.',
    }),
    deletedAt: t.expose(
      'deletedAt',
      orNull('DateTime', 'Deletion time. The content is kept for another 30 days.'),
    ),
  }),
})

const FileWhere = whereInput('File', (t) => ({
  id: t.uuid('id', 'ID of the file.'),
  key: t.string('key', 'Key of the file.'),
  teamId: t.uuid('teamId', 'ID of the team that owns the file.'),
  folderId: t.uuid('folderId', 'ID of the folder. Null if the file is at the root.'),
  folder: t.one('folder', 'Folder of the file.'),
  name: t.string('name', 'Name of the file.'),
  mimeType: t.string('mimeType', 'Media type (MIME) of the content.'),
  size: t.int('size', 'Size of the content in bytes.'),
  uploadedById: t.uuid('uploadedById', 'ID of the user who uploaded the file.'),
  createdAt: t.dateTime('createdAt', 'Upload time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last move or change.'),
}))

const idDescription = 'ID or key of the file.'

builder.queryField('file', (t) =>
  t.field({
    type: File,
    nullable: true,
    description: 'Fetches a file of the media library by ID or key.',
    authScopes: { scope: ['files.read'] },
    args: { id: t.arg.id({ required: true, description: idDescription }) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'File', fileWhere(context.session!, id)),
  }),
)

listField('files', {
  node: File,
  description: "Files of the team's media library.",
  scope: ['files.lists'],
  where: FileWhere,
  narrow: {
    args: (arg) => ({
      folder: arg.id({
        description:
          'ID of a folder, or `root` for files in no folder. Returns all files if omitted.',
      }),
    }),
    condition: async ({ folder }, context) =>
      folder ? folderFilesWhere(...bySession(context), folder) : {},
  },
  order: orderInput(
    'File',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Upload time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last move or change.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.addScalarType(
  'Upload',
  new GraphQLScalarType({
    ...GraphQLUpload.toConfig(),
    description:
      'File in a form, sent according to the GraphQL multipart request specification with the header Apollo-Require-Preflight.',
    extensions: { jsonSchema: { type: 'string', format: 'binary' } },
  }),
)

const UploadFilesInput = builder.inputType('UploadFilesInput', {
  fields: (t) => ({
    files: t.field({
      type: ['Upload'],
      required: true,
      description:
        'Files, 1 to 5. Maximum size 5 MB for jpg, jpeg, png and webp, and 25 MB for docx, pdf and txt.',
    }),
    folderId: t.field({
      type: 'UUID',
      description: 'ID of the folder. Null or omitted for the root.',
    }),
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
    }),
  }),
})

const MoveFilesInput = builder.inputType('MoveFilesInput', {
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'IDs or keys of the files, 1 to 50.',
      validate: movedFiles,
    }),
    folderId: t.field({
      type: 'UUID',
      description: 'ID of the target folder. Null moves the files to the root.',
    }),
  }),
})

const MovedFiles = builder.objectRef<{ movedCount: number }>('MovedFiles').implement({
  description: 'Result of moving files.',
  authScopes: { scope: [] },
  fields: (t) => ({
    movedCount: t.exposeInt('movedCount', { description: 'Number of moved files.' }),
  }),
})

const RenameFileInput = builder.inputType('RenameFileInput', {
  fields: (t) => ({
    fileId: t.id({ required: true, description: idDescription }),
    name: t.string({
      required: true,
      description:
        'Name of the file, 1 to 255 characters on one line. The extension must match the type of the content.',
      validate: fileName,
    }),
  }),
})

const DeleteFileInput = builder.inputType('DeleteFileInput', {
  fields: (t) => ({ fileId: t.id({ required: true, description: idDescription }) }),
})

const RestoreFileInput = builder.inputType('RestoreFileInput', {
  fields: (t) => ({ fileId: t.id({ required: true, description: idDescription }) }),
})

builder.mutationFields((t) => ({
  uploadFiles: t.field({
    type: [File],
    description: 'Uploads files to the media library. All files are uploaded or none.',
    // Receiving the files can take longer than a transaction may last.
    extensions: { ...ownTransactions, ...listSize(filesAtOnce) },
    authScopes: { scope: ['files.create'] },
    args: { input: t.arg(requiredInput(UploadFilesInput)) },
    resolve: (_root, { input }, context) =>
      withUploads(services(context), input.files, (files) =>
        addFiles(...byCaller(context), { ...input, files }),
      ),
  }),
  moveFiles: t.field({
    type: MovedFiles,
    extensions: changes('File'),
    description: 'Moves files into a folder or to the root. All files are moved or none.',
    authScopes: { scope: ['files.update'] },
    args: { input: t.arg(requiredInput(MoveFilesInput)) },
    resolve: async (_root, { input: { fileIds, folderId = null } }, context) => ({
      movedCount: await moveFiles(...bySession(context), {
        fileIds,
        folderId,
      }),
    }),
  }),
  renameFile: t.field({
    type: File,
    description: 'Renames a file. The key, content and type are unchanged.',
    authScopes: { scope: ['files.update'] },
    args: { input: t.arg(requiredInput(RenameFileInput)) },
    resolve: (_root, { input: { fileId: id, name } }, context) =>
      renameFile(...bySession(context), id, name),
  }),
  deleteFile: t.field({
    type: File,
    description: 'Deletes a file. The content is kept for 30 days.',
    authScopes: { scope: ['files.delete'] },
    args: { input: t.arg(requiredInput(DeleteFileInput)) },
    resolve: (_root, { input }, context) => deleteFile(...bySession(context), input.fileId),
  }),
  restoreFile: t.field({
    type: File,
    description: 'Restores a deleted file. Possible for 30 days after deletion.',
    authScopes: { scope: ['files.delete'] },
    args: { input: t.arg(requiredInput(RestoreFileInput)) },
    resolve: (_root, { input }, context) => restoreFile(...byCaller(context), input.fileId),
  }),
}))
