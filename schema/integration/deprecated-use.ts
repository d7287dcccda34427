import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const DeprecatedUse = builder.prismaObject('DeprecatedUse', {
  description:
    'Use of a deprecated route or GraphQL field by a token. Deleted 400 days after the last use.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the record.')),
    name: t.exposeString('name', {
      description: 'Route, such as `GET /tags`, or GraphQL field, such as `Campaign.goals`.',
    }),
    teamId: t.expose('teamId', orNull('UUID', 'ID of the team of the token. Null for operators.')),
    team: t.relation('team', {
      nullable: true,
      description: 'Team of the token. Null for operators.',
    }),
    tokenId: t.expose('tokenId', {
      type: 'UUID',
      description:
        'ID of the API token, the OAuth grant of an access token, or the operator token.',
    }),
    count: t.exposeInt('count', { description: 'Number of uses, up to 2,147,483,647.' }),
    firstUsedAt: t.expose('firstUsedAt', {
      type: 'DateTime',
      description: 'Time of the first use.',
    }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'Time of the last use.' }),
  }),
})

listField('deprecatedUses', {
  node: DeprecatedUse,
  description:
    'Tokens that use deprecated routes and GraphQL fields, at most 100,000. A use appears within seconds. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('DeprecatedUse', (t) => ({
    id: t.uuid('id', 'ID of the record.'),
    name: t.string('name', 'Route or GraphQL field.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    tokenId: t.uuid('tokenId', 'ID of the token, or of the OAuth grant of an access token.'),
    count: t.int('count', 'Number of uses.'),
    firstUsedAt: t.dateTime('firstUsedAt', 'Time of the first use.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last use.'),
  })),
  order: orderInput(
    'DeprecatedUse',
    {
      LAST_USED_AT: { column: 'lastUsedAt', description: 'Time of the last use.' },
    },
    { field: 'LAST_USED_AT', direction: 'desc' },
  ),
})
