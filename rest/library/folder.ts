import { defineRoutes } from '../engine/route.js'

const record = `
  id
  name
  team_id: teamId
  created_by: createdById
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt
`

export const folderRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listFolders',
    path: '/folders',
    summary: "List the folders in your team's media library",
    description:
      'Returns the folders of the media library. Returns all folders unless `limit` or `page` is sent.',
    tag: 'Folders',
    scope: ['folders.lists'],
    envelope: 'field',
    list: {
      sort: { name: 'NAME', created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
      whole: true,
    },
    query: { q: 'where.name.contains' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: FolderOrder, $where: FolderWhere, $all: Boolean, $includeArchived: Boolean) {
        folders(first: $first, offset: $offset, orderBy: $orderBy, where: $where, all: $all, includeArchived: $includeArchived) {
          records: nodes { ${record} }
        }
      }
    `,
  },
  {
    method: 'POST',
    id: 'createFolder',
    path: '/folders',
    summary: 'Create a folder',
    description: 'Creates a folder. Folders cannot be nested.',
    tag: 'Folders',
    scope: ['folders.create'],
    envelope: 'field',
    body: { name: 'input.name' },
    operation: `mutation ($input: CreateFolderInput!) { createFolder(input: $input) { ${record} } }`,
  },
  {
    method: 'PATCH',
    id: 'renameFolder',
    path: '/folders/{folder_id}',
    summary: 'Rename a folder',
    description: 'Renames a folder.',
    tag: 'Folders',
    scope: ['folders.update'],
    envelope: 'field',
    params: { folder_id: 'input.folderId' },
    body: { name: 'input.name' },
    operation: `mutation ($input: RenameFolderInput!) { renameFolder(input: $input) { ${record} } }`,
  },
  {
    method: 'DELETE',
    id: 'deleteFolder',
    path: '/folders/{folder_id}',
    summary: 'Delete a folder and move its files to the root',
    description: 'Soft-deletes a folder. Files in it are moved to the root.',
    tag: 'Folders',
    scope: ['folders.delete'],
    envelope: 'success',
    params: { folder_id: 'input.folderId' },
    operation: 'mutation ($input: DeleteFolderInput!) { deleteFolder(input: $input) { id } }',
  },
)
