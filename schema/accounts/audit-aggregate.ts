import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, personKey, team, teamIdKey, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'auditEntries',
  declareAggregate({
    field: 'auditEntriesAggregate',
    name: 'AuditEntries',
    model: 'AuditEntry',
    description: 'Aggregates audit log entries by action, record, team, operator or date.',
    keys: {
      action: { path: 'action', type: 'String', description: 'Action, such as update_outlet.' },
      entity: {
        path: 'entity',
        type: 'String',
        description: 'Entity type of the changed record, such as outlet.',
      },
      entityId: { path: 'entityId', type: 'UUID', description: 'ID of the changed record.' },
      actorId: {
        path: 'actorId',
        type: 'UUID',
        description: 'ID of the user who made the change.',
      },
      actor: personKey('actor', 'Name of the user who made the change.'),
      teamId: teamIdKey,
      team,
      createdAt: createdAtKey,
    },
    measures: { createdAt: timestamp('createdAt', 'Time of the change.') },
  }),
)
