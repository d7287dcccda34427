import * as enums from '../../prisma/generated/client/enums.js'
import { teamAuditFields } from '../../src/domain/rules/team-audit.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asRows, asSql } from '../core/exported.js'
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

const AuditActorKind = builder.enumType('AuditActorKind', {
  description: 'Kind of actor that made a change.',
  values: {
    [enums.AuditActorKind.MEMBER]: { description: 'Member of the team.' },
    [enums.AuditActorKind.OPERATOR]: {
      description: 'Operator of the marketplace. Teams do not see which one.',
    },
    [enums.AuditActorKind.SYSTEM]: {
      description: 'The server itself, a guest, or a member of another team.',
    },
  },
})

const operator = { operator: true } as const

const AuditEntry = builder.prismaObject('AuditEntry', {
  description:
    "Change made by an operator, or by anyone to a token, user or team. Values use the API's representation; amounts are in US dollars.",
  authScopes: { scope: ['audit.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the entry.')),
    actorKind: t.expose('actorKind', {
      type: AuditActorKind,
      description: 'Kind of actor that made the change.',
    }),
    actorId: t.expose('actorId', {
      ...orNull('UUID', 'ID of the user who made the change. Operators only.'),
      authScopes: operator,
    }),
    actor: t.relation('actor', {
      type: User,
      nullable: true,
      authScopes: operator,
      description: 'User who made the change. Operators only.',
    }),
    memberId: t.expose(
      'memberId',
      orNull('UUID', 'ID of the member who made the change. Null for other actors.'),
    ),
    member: t.relation('member', {
      type: User,
      nullable: true,
      description: 'Member who made the change. Null for other actors.',
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
    isNew: t.boolean({
      description: 'Whether the record did not exist before the change.',
      extensions: {
        ...asSql((column) => `${column('before')} IS NULL`),
        showsOnlyPresence: true,
      },
      select: { before: true },
      resolve: ({ before }) => before === null,
    }),
    before: t.expose('before', {
      ...orNull('JSON', 'Record before the change. Null if it was created. Operators only.'),
      authScopes: operator,
    }),
    after: t.expose('after', {
      ...orNull(
        'JSON',
        'Record after the change. The outlet of a proposed change has the proposed values. Operators only.',
      ),
      authScopes: operator,
    }),
    changedFields: t.exposeStringList('changedFields', {
      nullable: true,
      authScopes: operator,
      description:
        'Names of the changed fields. All fields if the record was created. Operators only.',
      extensions: ofRecord,
    }),
    teamChanges: t.expose(
      'teamChanges',
      orNull(
        'JSON',
        'Changed fields that the team sees, as objects with `field`, `before` and `after`. Null for entries of earlier releases.',
      ),
    ),
    changes: t.field({
      type: [FieldChange],
      nullable: true,
      authScopes: operator,
      description: 'Changed fields with their values before and after. Operators only.',
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
    requestId: t.expose('requestId', {
      ...orNull(
        'String',
        'ID of the request, as returned in the `X-Request-Id` header. Operators only.',
      ),
      authScopes: operator,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the change.' }),
  }),
})

const AuditEntryOrder = orderInput(
  'AuditEntry',
  { CREATED_AT: { column: 'createdAt', description: 'Time of the change.' } },
  { field: 'CREATED_AT', direction: 'desc' },
)

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
  order: AuditEntryOrder,
})

listField('teamAuditEntries', {
  node: AuditEntry,
  description:
    'Audit log of the team: changes of its records by operators, and all changes of its tokens, members, invitations, grants, webhook endpoints and settings.',
  scope: ['audit.read'],
  archive: false,
  visible: () => ({ entity: { in: Object.keys(teamAuditFields) } }),
  // Separate from `AuditEntryWhere`, which would let a team guess operators and fields that only operators see.
  where: whereInput(
    'AuditEntry',
    (t) => ({
      id: t.uuid('id', 'ID of the entry.'),
      teamId: t.uuid('teamId', 'ID of the team.'),
      actorKind: t.enum('actorKind', AuditActorKind, 'Kind of actor that made the change.'),
      memberId: t.uuid('memberId', 'ID of the member who made the change.'),
      action: t.string('action', 'Action, such as create_api_token.'),
      entity: t.string('entity', 'Entity type of the changed record, such as api_token.'),
      entityId: t.uuid('entityId', 'ID of the changed record.'),
      createdAt: t.dateTime('createdAt', 'Time of the change.'),
    }),
    'TeamAuditEntry',
  ),
  order: AuditEntryOrder,
})
