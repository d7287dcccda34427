import { type Session, teamOf } from '../../src/access/session.js'
import { tenantOf } from '../../src/access/tenancy.js'
import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node, setVisibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const ApiRequest = builder.prismaObject('ApiRequest', {
  description: 'Request of a team to the API, without query, body and secrets. Kept for 7 days.',
  authScopes: { scope: [] },
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

const RequestShow = builder.enumType('RequestShow', {
  description: 'Selection of requests. Operators see the requests of all teams.',
  values: {
    OWN: {
      description: 'Requests of the calling token, and of those that it replaced by rotation.',
    },
    ALL: {
      description:
        'Requests of all tokens of the team, if the calling token has the scopes `teams.read` and `tokens.manage`.',
    },
  },
})

const maySeeAll = (session: Session) =>
  session.kind === 'operator' ||
  ['teams.read', 'tokens.manage'].every((scope) => session.scopes.has(scope))

/**
 * Includes the requests of the tokens that the calling token has replaced. Requests that an earlier release logged have
 * no lineage: of these, it includes those of the calling token and of the first of its lineage.
 */
const ownWhere = ({ tokenId, lineageId }: Session) => ({
  OR: [{ lineageId }, { lineageId: null, tokenId: { in: [tokenId, lineageId] } }],
})

setVisibleNodes(ApiRequest, (session) => ({
  ...tenantOf(session, 'ApiRequest'),
  ...(!maySeeAll(session) && ownWhere(session)),
}))

listField('apiRequests', {
  node: ApiRequest,
  description:
    'Requests to the API of the last 7 days, at most 100,000 per team. They appear within seconds. Defaults to the requests of the calling token; see `show`.',
  archive: false,
  show: { type: RequestShow, default: 'OWN' },
  visible: (session, { show }) =>
    teamOf(session) === null || (show === 'ALL' && maySeeAll(session)) ? {} : ownWhere(session),
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
