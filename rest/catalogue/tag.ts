import { defineRoutes } from '../engine/route.js'

export const tagRoutes = defineRoutes({
  method: 'GET',
  id: 'listTags',
  path: '/tags',
  summary: 'List the tags',
  description: 'Returns the names of tags, which describe outlets and profiles.',
  tag: 'Tags',
  scope: ['tags.lists'],
  envelope: 'page',
  catalogue: true,
  list: {
    sort: { name: 'NAME', created_at: 'CREATED_AT' },
    default: { field: 'NAME', direction: 'asc' },
  },
  query: {
    'filters[search]': 'where.name.contains',
    'filters[category]': 'where.category.eq',
    'filters[fetch_all]': {
      effect: 'If `true`, returns all tags on one page.',
      whenTrue: { all: true },
    },
  },
  operation: `
    query ($first: Int!, $offset: Int, $orderBy: TagOrder, $where: TagWhere, $all: Boolean, $includeArchived: Boolean) {
      tags(first: $first, offset: $offset, orderBy: $orderBy, where: $where, all: $all, includeArchived: $includeArchived) {
        records: nodes { name }
        total_records: totalCount
      }
    }
  `,
})
