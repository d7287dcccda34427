import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const ApiRequest = builder.prismaObject('ApiRequest', {
  description: 'Request of a team to the API, without query, body and secrets. Kept for 7 days.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the record.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    tokenId: t.expose('tokenId', {
      type: 'UUID',
      description: 'ID of the token, or of the OAuth grant of an access token.',
    }),
    method: t.exposeString('method', { description: 'HTTP method.' }),
    path: t.exposeString('path', {
      description: 'Path without the query, up to 500 characters.',
    }),
    status: t.exposeInt('status', { description: 'HTTP status of the response.' }),
    errorCode: t.expose(
      'errorCode',
      orNull('String', 'Code of the error in the response. Null for a success.'),
    ),
    duration: t.exposeInt('duration', {
      description: 'Milliseconds from the first byte of the request to the last of the response.',
    }),
    requestId: t.exposeString('requestId', {
      description: 'ID of the request, as returned in the `X-Request-Id` header.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Start of the request.' }),
  }),
})

listField('apiRequests', {
  node: ApiRequest,
  description:
    "Requests to the API of the last 7 days, at most 100,000 per team. They appear within seconds. A team token sees only its own team's.",
  scope: ['teams.read'],
  archive: false,
  where: whereInput('ApiRequest', (t) => ({
    id: t.uuid('id', 'ID of the record.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    tokenId: t.uuid('tokenId', 'ID of the token, or of the OAuth grant of an access token.'),
    method: t.string('method', 'HTTP method.'),
    path: t.string('path', 'Path without the query.'),
    status: t.int('status', 'HTTP status of the response.'),
    errorCode: t.string('errorCode', 'Code of the error in the response.'),
    duration: t.int('duration', 'Duration in milliseconds.'),
    requestId: t.string('requestId', 'ID of the request.'),
    createdAt: t.dateTime('createdAt', 'Start of the request.'),
  })),
  order: orderInput(
    'ApiRequest',
    { CREATED_AT: { column: 'createdAt', description: 'Start of the request.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
