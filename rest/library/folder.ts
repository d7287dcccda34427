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
    path: '/folders',
    summary: "List the folders of the team's media library",
    tag: 'Folders',
    scope: ['folders.lists'],
    envelope: 'field',
    list: {
      sort: { name: 'NAME', created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: { q: 'where.name.contains' },
    variables: { all: true },
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
    path: '/folders',
    summary: 'Create a folder',
    tag: 'Folders',
    scope: ['folders.create'],
    envelope: 'field',
    body: { name: 'input.name' },
    operation: `mutation ($input: CreateFolderInput!) { createFolder(input: $input) { ${record} } }`,
  },
  {
    method: 'PATCH',
    path: '/folders/{folder_id}',
    summary: 'Rename a folder',
    tag: 'Folders',
    scope: ['folders.update'],
    envelope: 'field',
    params: { folder_id: 'input.id' },
    body: { name: 'input.name' },
    operation: `mutation ($input: RenameFolderInput!) { renameFolder(input: $input) { ${record} } }`,
  },
  {
    method: 'DELETE',
    path: '/folders/{folder_id}',
    summary: 'Delete a folder; the files in it stay, at the root',
    tag: 'Folders',
    scope: ['folders.delete'],
    envelope: 'success',
    params: { folder_id: 'input.id' },
    operation: 'mutation ($input: DeleteFolderInput!) { deleteFolder(input: $input) { id } }',
  },
)
