import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asRows } from '../core/exported.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'
import { Team } from './team.js'
import { User } from './user.js'

const ofRecord = listSize('At most one per field of the record')

const partOf = (record: unknown, field: string): unknown =>
  (record as Record<string, unknown> | null)?.[field] ?? null

interface Change {
  field: string
  before: unknown
  after: unknown
}

const FieldChange = builder.objectRef<Change>('FieldChange').implement({
  description: "Value of a record's field before and after a change.",
  authScopes: { operator: true },
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field.' }),
    before: t.expose(
      'before',
      orNull('JSON', 'Value before the change. Null if the record or field did not exist.'),
    ),
    after: t.expose(
      'after',
      orNull('JSON', 'Value after the change. Null if the record or field does not exist.'),
    ),
  }),
})

const AuditEntry = builder.prismaObject('AuditEntry', {
  description:
    "Change made by an operator, or by anyone to a token, user or team. Values use the API's representation; amounts are in US dollars.",
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the entry.')),
    actor: t.relation('actor', {
      type: User,
      nullable: true,
      description: 'User who made the change.',
    }),
    action: t.exposeString('action', { description: 'Action, such as update_outlet.' }),
    entity: t.exposeString('entity', {
      description: 'Entity type of the changed record, such as outlet.',
    }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'ID of the changed record.' }),
    application: t.expose(
      'application',
      orNull('String', 'Name of the OAuth client through which the user made the change.'),
    ),
    applicationId: t.expose(
      'applicationId',
      orNull('String', 'Client ID of the OAuth client through which the user made the change.'),
    ),
    teamId: t.expose(
      'teamId',
      orNull('UUID', 'ID of the team that the record belongs to, or of the team itself.'),
    ),
    team: t.relation('team', {
      type: Team,
      nullable: true,
      description: 'Team that the record belongs to, or the team itself.',
    }),
    before: t.expose('before', orNull('JSON', 'Record before the change. Null if it was created.')),
    after: t.expose('after', orNull('JSON', 'Record after the change.')),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Names of the changed fields. All fields if the record was created.',
      extensions: ofRecord,
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'Changed fields with their values before and after.',
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
      orNull('String', 'ID of the request, as returned in the `X-Request-Id` header.'),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the change.' }),
  }),
})

listField('auditEntries', {
  node: AuditEntry,
  description:
    'Audit log: changes made by operators, and all changes to tokens, users and teams. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('AuditEntry', (t) => ({
    id: t.uuid('id', 'ID of the entry.'),
    actorId: keepOwnDescription(t.uuid('actorId', 'ID of the user who made the change.')),
    action: t.string('action', 'Action, such as update_outlet.'),
    entity: t.string('entity', 'Entity type of the changed record, such as outlet.'),
    entityId: t.uuid('entityId', 'ID of the changed record.'),
    teamId: t.uuid('teamId', 'ID of the team that the record belongs to, or of the team itself.'),
    team: t.one('team', 'Team that the record belongs to, or the team itself.'),
    actor: t.one('actor', 'User who made the change.'),
    changedFields: t.stringList('changedFields', 'Names of the changed fields.'),
    application: t.string(
      'application',
      'Name of the OAuth client through which the user made the change.',
    ),
    applicationId: t.string(
      'applicationId',
      'Client ID of the OAuth client through which the user made the change.',
    ),
    requestId: t.string('requestId', 'ID of the request.'),
    createdAt: t.dateTime('createdAt', 'Time of the change.'),
    search: t.search(
      "Searches for words in the action, the record's name and the changed fields, ignoring case.",
      'searchText',
    ),
  })),
  order: orderInput(
    'AuditEntry',
    { CREATED_AT: { column: 'createdAt', description: 'Time of the change.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
