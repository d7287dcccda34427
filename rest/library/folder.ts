import { routes } from '../engine/route.js'

const record = `
  id
  name
  team_id: teamId
  created_by: createdById
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt
`

export const folderRoutes = routes(
  {
    method: 'GET',
    id: 'listFolders',
    path: '/folders',
    summary: "List the folders of the team's media library",
    description: 'The folders of the media library. All of them, unless `limit` or `page` is sent.',
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
    description: 'Creates a folder. Folders do not nest.',
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
    description: 'Gives a folder another name.',
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
    summary: 'Delete a folder; the files in it stay, at the root',
    description: 'Deletes a folder softly. The files in it stay, at the root.',
    tag: 'Folders',
    scope: ['folders.delete'],
    envelope: 'success',
    params: { folder_id: 'input.folderId' },
    operation: 'mutation ($input: DeleteFolderInput!) { deleteFolder(input: $input) { id } }',
  },
)
