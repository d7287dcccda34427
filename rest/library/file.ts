import { defineRoutes } from '../engine/route.js'

const record = `
  id
  name
  file_key: key
  file_url: url
  size
  mime_type: mimeType
  team_id: teamId
  folder_id: folderId
  uploaded_by: uploadedById
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt
`

export const fileRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listFiles',
    path: '/files',
    summary: "List the files in your team's media library",
    description:
      "Returns the files in your team's media library. Each `file_url` is signed and valid for one hour.",
    tag: 'Files',
    scope: ['files.lists'],
    envelope: 'page',
    list: {
      sort: { name: 'NAME', created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: { q: 'where.name.contains', folder_id: 'folder' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: FileOrder, $where: FileWhere, $folder: ID, $includeArchived: Boolean) {
        files(first: $first, offset: $offset, orderBy: $orderBy, where: $where, folder: $folder, includeArchived: $includeArchived) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getFile',
    path: '/files/{file_id}',
    summary: 'Retrieve a file by ID or key',
    description: 'Returns a file with a newly signed `file_url`.',
    tag: 'Files',
    scope: ['files.read'],
    envelope: 'field',
    params: { file_id: 'id' },
    operation: `query ($id: ID!) { file(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'uploadFiles',
    path: '/files/upload',
    summary: 'Upload files: all or none',
    description:
      'Uploads 1 to 5 files as a form. All files are uploaded or none. Images can have up to 5 MB, documents up to 25 MB. The type is detected from the content and must match the file extension.',
    tag: 'Files',
    scope: ['files.create'],
    envelope: 'data',
    files: { field: 'files', to: 'input.files' },
    body: { folder_id: 'input.folderId' },
    records: { '': 'UploadedFiles', files: 'UploadedFile' },
    operation: `mutation ($input: UploadFilesInput!) {
      files: uploadFiles(input: $input) {
        id
        file_key: key
        file_url: url
        name
        size
        mime_type: mimeType
        folder_id: folderId
      }
    }`,
  },
  {
    method: 'GET',
    id: 'downloadFile',
    path: '/files/{file_id}/download',
    summary: "Download a file's content, or a range of it",
    description: 'Returns the content of a file, or a single range of it, as an attachment.',
    tag: 'Files',
    scope: ['files.read'],
    envelope: 'content',
    params: { file_id: 'id' },
    operation: 'query ($id: ID!) { file(id: $id) { key name mimeType size sha256 } }',
  },
  {
    method: 'POST',
    id: 'moveFiles',
    effect: 'change',
    path: '/files/move',
    summary: 'Move files into a folder or to the root: all or none',
    description:
      'Moves 1 to 50 files into a folder, or to the root if `folder_id` is null. All files are moved or none.',
    tag: 'Files',
    scope: ['files.update'],
    envelope: 'field',
    body: { file_ids: 'input.fileIds', folder_id: { to: 'input.folderId', present: true } },
    operation:
      'mutation ($input: MoveFilesInput!) { moveFiles(input: $input) { moved_count: movedCount } }',
  },
  {
    method: 'DELETE',
    id: 'deleteFile',
    path: '/files/{file_id}',
    summary: 'Delete a file by ID or key',
    description: 'Soft-deletes a file. It is removed from the library, and its URLs stop working.',
    tag: 'Files',
    scope: ['files.delete'],
    envelope: 'success',
    params: { file_id: 'input.fileId' },
    operation: 'mutation ($input: DeleteFileInput!) { deleteFile(input: $input) { id } }',
  },
)
