import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, date, team, teamId, timestamp } from '../core/aggregate-terms.js'
import { CreditType, LedgerType } from './ledger.js'

aggregateField(
  'ledgerEntries',
  aggregateOf({
    field: 'ledgerAggregate',
    name: 'Ledger',
    model: 'TeamLedgerEntry',
    description: 'Movements of team credits counted and added up, by type, team or date.',
    keys: {
      type: { path: 'type', type: LedgerType, description: 'Which way it goes.' },
      creditType: { path: 'creditType', type: CreditType, description: 'Kind of the credit.' },
      reason: { path: 'reason', type: 'String', description: 'Why it was made.' },
      teamId,
      team,
      orderId: { path: 'orderId', type: 'UUID', description: 'Id of the order.' },
      expiresAt: date('expiresAt', 'When a credit ends.'),
      createdAt,
    },
    measures: {
      amount: {
        sql: {
          of: (column) =>
            `(CASE WHEN ${column('type')} = 'DEBIT' THEN -${column('amount')} ELSE ${column('amount')} END)`,
        },
        kind: 'money',
        description:
          'Amount, in US dollars: positive for a credit, negative for a debit. The sum is the change of the balance.',
      },
      remaining: {
        sql: {
          of: (column) =>
            `(SELECT c."remaining" FROM "team_credit" AS c WHERE c."entry_id" = ${column('id')})`,
        },
        kind: 'money',
        description: 'What is left of a credit, in US dollars; null of a debit.',
      },
      createdAt: timestamp('createdAt', 'When it was made.'),
    },
    under: [{ node: Team, path: 'teamId' }],
  }),
)
