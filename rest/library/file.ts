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
    path: '/files',
    summary: "List the files of the team's media library",
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
    path: '/files/{file_id}',
    summary: 'Read a file, by id or key',
    tag: 'Files',
    scope: ['files.read'],
    envelope: 'field',
    params: { file_id: 'id' },
    operation: `query ($id: ID!) { file(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    path: '/files/upload',
    summary: 'Upload files: all of them or none',
    tag: 'Files',
    scope: ['files.create'],
    envelope: 'data',
    files: { field: 'files', to: 'input.files' },
    body: { folder_id: 'input.folderId' },
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
    path: '/files/{file_id}/download',
    summary: "Download a file's content, or ranges of it",
    tag: 'Files',
    scope: ['files.read'],
    envelope: 'content',
    params: { file_id: 'id' },
    operation: 'query ($id: ID!) { file(id: $id) { key name mimeType size sha256 } }',
  },
  {
    method: 'POST',
    path: '/files/move',
    summary: 'Move files into a folder, or to the root: all of them or none',
    tag: 'Files',
    scope: ['files.update'],
    envelope: 'field',
    body: { file_ids: 'input.fileIds', folder_id: { to: 'input.folderId', present: true } },
    operation:
      'mutation ($input: MoveFilesInput!) { moveFiles(input: $input) { moved_count: movedCount } }',
  },
  {
    method: 'DELETE',
    path: '/files/{file_id}',
    summary: 'Delete a file, by id or key',
    tag: 'Files',
    scope: ['files.delete'],
    envelope: 'success',
    params: { file_id: 'input.id' },
    operation: 'mutation ($input: DeleteFileInput!) { deleteFile(input: $input) { id } }',
  },
)
