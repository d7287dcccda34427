import { defineRoutes } from '../engine/route.js'

const record = `
  id
  party
  content
  author_name: authorName
  created_at: createdAt
`

export const placementCommentRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPlacementComments',
    path: '/publisher/placements/{placement_id}/comments',
    summary: 'List the comments on a placement',
    description:
      'Returns the discussion of a placement between your publisher team and the operators. Buyers and writers cannot see it.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'page',
    list: {
      sort: { created_at: 'CREATED_AT' },
      default: { field: 'CREATED_AT', direction: 'asc' },
    },
    params: { placement_id: 'where.placementId.eq' },
    exists: 'query ($placement_id: UUID!) { placement(id: $placement_id) { id } }',
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: PlacementCommentOrder, $where: PlacementCommentWhere) {
        placementComments(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'POST',
    id: 'createPlacementComment',
    path: '/publisher/placements/{placement_id}/comments',
    summary: 'Create a comment on a placement',
    description:
      'Adds a comment to the discussion of a placement, which only your publisher team and the operators see. The operators are notified by email. `author_name` defaults to the name of the user of the token.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    status: 201,
    params: { placement_id: 'input.placementId' },
    body: { content: 'input.content', author_name: 'input.authorName' },
    operation: `mutation ($input: CreatePlacementCommentInput!) { createPlacementComment(input: $input) { ${record} } }`,
  },
)
