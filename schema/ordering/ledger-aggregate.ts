import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, date, team, teamIdKey, timestamp } from '../core/aggregate-terms.js'
import { CreditType, LedgerType } from './ledger.js'

aggregateField(
  'ledgerEntries',
  declareAggregate({
    field: 'ledgerAggregate',
    name: 'Ledger',
    model: 'TeamLedgerEntry',
    description: 'Aggregates ledger entries of team credits by type, team or date.',
    keys: {
      type: { path: 'type', type: LedgerType, description: 'Direction of the entry.' },
      creditType: { path: 'creditType', type: CreditType, description: 'Type of the credit.' },
      reason: { path: 'reason', type: 'String', description: 'Reason for the entry.' },
      teamId: teamIdKey,
      team,
      orderId: { path: 'orderId', type: 'UUID', description: 'ID of the order.' },
      expiresAt: date('expiresAt', 'Expiry time of a credit.'),
      createdAt: createdAtKey,
    },
    measures: {
      amount: {
        sql: {
          of: (column) =>
            `(CASE WHEN ${column('type')} = 'DEBIT' THEN -${column('amount')} ELSE ${column('amount')} END)`,
        },
        kind: 'money',
        description:
          'Amount in US dollars: positive for a credit, negative for a debit. The sum is the change of the balance.',
      },
      remaining: {
        sql: {
          of: (column) =>
            `(SELECT c."remaining" FROM "team_credit" AS c WHERE c."entry_id" = ${column('id')})`,
        },
        kind: 'money',
        description: 'Unspent amount of a credit, in US dollars. Null for a debit.',
      },
      createdAt: timestamp('createdAt', 'Creation time.'),
    },
    under: [{ node: Team, path: 'teamId' }],
  }),
)
