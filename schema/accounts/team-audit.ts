import * as enums from '../../prisma/generated/client/enums.js'
import { teamAuditFields } from '../../src/domain/rules/team-audit.js'
import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { User } from './user.js'

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

/** A type of its own, because fields of `AuditEntry` are for operators only. */
const TeamAuditEntry = builder.prismaObject('AuditEntry', {
  variant: 'TeamAuditEntry',
  description:
    'Change of a record of the team: by an operator, or by anyone to its tokens, members, invitations, grants, webhook endpoints and settings.',
  authScopes: { scope: ['audit.read'] },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'ID of the entry.' }),
    teamId: t.expose('teamId', orNull('UUID', 'ID of the team.')),
    actorKind: t.expose('actorKind', {
      type: AuditActorKind,
      description: 'Kind of actor that made the change.',
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
    action: t.exposeString('action', { description: 'Action, such as create_api_token.' }),
    entity: t.exposeString('entity', {
      description: 'Entity type of the changed record, such as api_token.',
    }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'ID of the changed record.' }),
    application: t.expose(
      'application',
      orNull('String', 'Name of the OAuth client through which the member made the change.'),
    ),
    teamChanges: t.expose(
      'teamChanges',
      orNull(
        'JSON',
        'Changed fields with `field`, `before` and `after`. Omits fields that only operators see. Null for entries of earlier releases.',
      ),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the change.' }),
  }),
})

listField('teamAuditEntries', {
  node: TeamAuditEntry,
  description:
    'Audit log of the team, with the scope `audit.read`. Changes by operators do not name the operator.',
  scope: ['audit.read'],
  archive: false,
  visible: () => ({ entity: { in: Object.keys(teamAuditFields) } }),
  where: whereInput(
    'AuditEntry',
    (t) => ({
      id: t.uuid('id', 'ID of the entry.'),
      actorKind: t.enum('actorKind', AuditActorKind, 'Kind of actor that made the change.'),
      teamId: t.uuid('teamId', 'ID of the team.'),
      memberId: t.uuid('memberId', 'ID of the member who made the change.'),
      action: t.string('action', 'Action, such as create_api_token.'),
      entity: t.string('entity', 'Entity type of the changed record, such as api_token.'),
      entityId: t.uuid('entityId', 'ID of the changed record.'),
      createdAt: t.dateTime('createdAt', 'Time of the change.'),
    }),
    'TeamAuditEntry',
  ),
  order: orderInput(
    'AuditEntry',
    { CREATED_AT: { column: 'createdAt', description: 'Time of the change.' } },
    { field: 'CREATED_AT', direction: 'desc' },
    'TeamAuditEntry',
  ),
})
