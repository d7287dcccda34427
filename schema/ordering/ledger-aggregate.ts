import { aggregateField, aggregateOf } from '../core/aggregate.js'
import { createdAt, team, teamId, timestamp, usd } from '../core/aggregate-terms.js'

aggregateField(
  'ledgerEntries',
  aggregateOf({
    field: 'ledgerAggregate',
    name: 'Ledger',
    model: 'TeamLedgerEntry',
    description: 'Movements of team credits counted and added up, by type, team or date.',
    keys: {
      type: { path: 'type', type: 'String', description: 'DEBIT or CREDIT.' },
      creditType: { path: 'creditType', type: 'String', description: 'Kind of the credit.' },
      reason: { path: 'reason', type: 'String', description: 'Why it was made.' },
      teamId,
      team,
      createdAt,
    },
    measures: {
      amount: usd('amount', 'What was moved'),
      createdAt: timestamp('createdAt', 'When it was made.'),
    },
  }),
)
