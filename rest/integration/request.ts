import { defineRoutes } from '../engine/route.js'

export const requestRoutes = defineRoutes({
  method: 'GET',
  id: 'listRequests',
  path: '/requests',
  summary: "List your token's requests of the last 7 days",
  description:
    'Returns the requests that your token, or a token that it replaced by rotation, sent to the API, newest first, without queries, bodies and secrets. A request appears within seconds. At most 100,000 requests of a team are kept.',
  tag: 'Requests',
  scope: [],
  envelope: 'page',
  list: { sort: { time: 'CREATED_AT' }, default: { field: 'CREATED_AT', direction: 'desc' } },
  query: {
    all_tokens: {
      whenTrue: { show: 'ALL' },
      effect:
        "Lists the requests of all of your team's tokens, if your token has the scopes `teams.read` and `tokens.manage`.",
    },
    'filters[method]': 'where.method.eq',
    'filters[path]': 'where.path.startsWith',
    'filters[status]': 'where.status.eq',
    'filters[min_status]': 'where.status.gte',
    'filters[error_code]': 'where.errorCode.eq',
    'filters[token_id]': 'where.tokenId.eq',
    'filters[request_id]': 'where.requestId.eq',
    'filters[from]': 'where.createdAt.gte',
    'filters[to]': 'where.createdAt.lt',
  },
  operation: `
    query ($first: Int!, $offset: Int, $orderBy: ApiRequestOrder, $where: ApiRequestWhere, $show: RequestShow) {
      apiRequests(first: $first, offset: $offset, orderBy: $orderBy, where: $where, show: $show) {
        records: nodes {
          id
          time: createdAt
          method
          path
          status
          error_code: errorCode
          duration
          request_id: requestId
          token_id: tokenId
        }
        total_records: totalCount
      }
    }
  `,
})
