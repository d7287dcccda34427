import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, personOf, team, teamId, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'auditEntries',
  aggregateOf({
    field: 'auditEntriesAggregate',
    name: 'AuditEntries',
    model: 'AuditEntry',
    description: 'Changes in the audit log counted, by action, record, team, operator or date.',
    keys: {
      action: { path: 'action', type: 'String', description: 'What it was.' },
      entity: { path: 'entity', type: 'String', description: 'Name of the table.' },
      entityId: { path: 'entityId', type: 'UUID', description: 'Id of the record.' },
      actorId: { path: 'actorId', type: 'UUID', description: 'Id of who made it.' },
      actor: personOf('actor', 'First and last name of who made it.'),
      teamId,
      team,
      createdAt,
    },
    measures: { createdAt: timestamp('createdAt', 'When it was made.') },
  }),
)
