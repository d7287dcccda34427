import { routes } from '../engine/route.js'

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

export const fileRoutes = routes(
  {
    method: 'GET',
    id: 'listFiles',
    path: '/files',
    summary: "List the files of the team's media library",
    description:
      'The files in the media library of your team. Each `file_url` is signed and opens the file for an hour.',
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
    summary: 'Read a file, by id or key',
    description: 'One file with a freshly signed `file_url`.',
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
    summary: 'Upload files: all of them or none',
    description:
      'Uploads 1 to 5 files as a form, all of them or none: images up to 5 MB, documents up to 25 MB. The type is found out from the content, and the extension of the name must agree.',
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
    summary: "Download a file's content, or ranges of it",
    description: 'The content of a file, or one range of it, as an attachment.',
    tag: 'Files',
    scope: ['files.read'],
    envelope: 'content',
    params: { file_id: 'id' },
    operation: 'query ($id: ID!) { file(id: $id) { key name mimeType size sha256 } }',
  },
  {
    method: 'POST',
    id: 'moveFiles',
    path: '/files/move',
    summary: 'Move files into a folder, or to the root: all of them or none',
    description:
      'Moves 1 to 50 files into a folder, or to the root with a `folder_id` of null: all of them or none.',
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
    summary: 'Delete a file, by id or key',
    description:
      'Deletes a file softly: it leaves the library, and its addresses open nothing any more.',
    tag: 'Files',
    scope: ['files.delete'],
    envelope: 'success',
    params: { file_id: 'input.fileId' },
    operation: 'mutation ($input: DeleteFileInput!) { deleteFile(input: $input) { id } }',
  },
)
