import { defineRoutes } from '../engine/route.js'

export const disclaimerRoutes = defineRoutes({
  method: 'GET',
  id: 'listDisclaimers',
  path: '/outlet-disclaimers',
  summary: 'List the disclaimers',
  description:
    'Returns the disclaimers that outlets add to sponsored content. Use their names and IDs in catalogue filters.',
  tag: 'Disclaimers',
  scope: ['outlet_disclaimers.lists'],
  envelope: 'page',
  catalogue: true,
  list: {
    sort: { name: 'NAME', created_at: 'CREATED_AT' },
    default: { field: 'NAME', direction: 'asc' },
  },
  query: {
    'filters[fetch_all]': {
      effect: 'If `true`, returns all disclaimers on one page.',
      whenTrue: { all: true },
    },
  },
  operation: `
    query ($first: Int!, $offset: Int, $orderBy: DisclaimerOrder, $all: Boolean, $includeArchived: Boolean) {
      disclaimers(first: $first, offset: $offset, orderBy: $orderBy, all: $all, includeArchived: $includeArchived) {
        records: nodes { id name description }
        total_records: totalCount
      }
    }
  `,
})
