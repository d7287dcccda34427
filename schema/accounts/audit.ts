import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asRows } from '../core/exported.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'
import { Team } from './team.js'
import { User } from './user.js'

const ofRecord = bounded('One for each field of the record at most')

const partOf = (record: unknown, field: string): unknown =>
  (record as Record<string, unknown> | null)?.[field] ?? null

interface Change {
  field: string
  before: unknown
  after: unknown
}

const FieldChange = builder.objectRef<Change>('FieldChange').implement({
  description: 'A field of a record before and after a change.',
  authScopes: { operator: true },
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name.' }),
    before: t.expose('before', orNull('JSON', 'What it was; null when there was none.')),
    after: t.expose('after', orNull('JSON', 'What it is; null when there is none.')),
  }),
})

const AuditEntry = builder.prismaObject('AuditEntry', {
  description:
    'A change that an operator made, or anybody made of a token, a user or a team. Records are as the API has them: amounts in US dollars.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the entry.')),
    actor: t.relation('actor', { type: User, nullable: true, description: 'Who made it.' }),
    action: t.exposeString('action', { description: 'What it was, such as update_outlet.' }),
    entity: t.exposeString('entity', { description: 'Name of the table.' }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'Id of the record.' }),
    teamId: t.expose('teamId', orNull('UUID', 'Id of the team that the record belongs to, or is.')),
    team: t.relation('team', {
      type: Team,
      nullable: true,
      description: 'The team that the record belongs to, or is.',
    }),
    before: t.expose('before', orNull('JSON', 'The record before; null when it is new.')),
    after: t.expose('after', orNull('JSON', 'The record after.')),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Names of what differs; of a new record all that it has.',
      extensions: ofRecord,
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'What differs, as it was and as it is.',
      extensions: {
        ...ofRecord,
        ...asRows(
          (column) =>
            `SELECT f AS "field", ${column('before')} -> f AS "before", ${column('after')} -> f AS "after" FROM unnest(${column('changedFields')}) AS f`,
        ),
      },
      select: { before: true, after: true, changedFields: true },
      resolve: ({ before, after, changedFields }) =>
        changedFields.map((field) => ({
          field,
          before: partOf(before, field),
          after: partOf(after, field),
        })),
    }),
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
    actorId: described(t.uuid('actorId', 'Who made it.')),
    action: t.string('action', 'What it was.'),
    entity: t.string('entity', 'Name of the table.'),
    entityId: t.uuid('entityId', 'Id of the record.'),
    teamId: t.uuid('teamId', 'The team that the record belongs to, or is.'),
    team: t.one('team', 'The team that the record belongs to, or is.'),
    actor: t.one('actor', 'Who made it.'),
    changedFields: t.stringList('changedFields', 'Names of what differs.'),
    requestId: t.string('requestId', 'The request it was made in.'),
    createdAt: t.dateTime('createdAt', 'When it was made.'),
    search: t.search(
      'Words of the action, the name of the record and the fields that changed, without case.',
      'searchText',
    ),
  })),
  order: orderInput(
    'AuditEntry',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was made.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
