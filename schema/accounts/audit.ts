import { builder } from '../core/builder.js'
import { listField } from '../core/connection.js'
import { orNull } from '../core/fields.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { User } from './user.js'

const AuditEntry = builder.prismaObject('AuditEntry', {
  description: 'A change that an operator made, or anybody made of a token, a user or a team.',
  authScopes: { operator: true },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the entry.' }),
    actor: t.relation('actor', { type: User, nullable: true, description: 'Who made it.' }),
    action: t.exposeString('action', { description: 'What it was, such as update_outlet.' }),
    entity: t.exposeString('entity', { description: 'Name of the table.' }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'Id of the record.' }),
    before: t.expose(
      'before',
      orNull('JSON', 'The record before, amounts in cents; null when it is new.'),
    ),
    after: t.expose('after', orNull('JSON', 'The record after, amounts in cents.')),
    requestId: t.expose(
      'requestId',
      orNull('String', 'The request it was made in, as X-Request-Id shows it.'),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
})

listField('auditEntries', {
  node: AuditEntry,
  description:
    'What operators changed, and every change of a token, a user or a team; operators only.',
  operator: true,
  archive: false,
  where: whereInput('AuditEntry', (t) => ({
    id: t.uuid('id', 'Id of the entry.'),
    actorId: t.uuid('actorId', 'Who made it.'),
    action: t.string('action', 'What it was.'),
    entity: t.string('entity', 'Name of the table.'),
    entityId: t.uuid('entityId', 'Id of the record.'),
    requestId: t.string('requestId', 'The request it was made in.'),
    createdAt: t.dateTime('createdAt', 'When it was made.'),
  })),
  order: orderInput(
    'AuditEntry',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was made.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
