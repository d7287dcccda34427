import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, date, team, teamId, timestamp, usd } from '../core/aggregate-terms.js'
import { InvoiceStatus, InvoiceType } from './invoice.js'
import { InvoiceSource, Order } from './order.js'

aggregateField(
  'invoices',
  aggregateOf({
    name: 'Invoices',
    model: 'Invoice',
    description: 'Invoice documents counted and added up, by type, status, team or date.',
    keys: {
      type: { path: 'type', type: InvoiceType, description: 'What kind of document it is.' },
      status: { path: 'status', type: InvoiceStatus, description: 'Whether it is in force.' },
      teamId,
      team,
      profileId: {
        path: 'order.profileId',
        type: 'UUID',
        description: 'Id of the profile that was ordered for.',
      },
      profile: {
        path: 'order.profile.name',
        type: 'String',
        description: 'Name of the profile that was ordered for.',
      },
      externalSource: {
        path: 'externalSource',
        type: InvoiceSource,
        description: 'Where it was paid.',
      },
      couponCode: { path: 'couponCode', type: 'String', description: 'Code of a coupon.' },
      label: { path: 'label', type: 'String', description: 'Why another one has taken its place.' },
      issuedAt: date('issuedAt', 'When it was issued.'),
      datePaid: date('datePaid', 'When it was paid.'),
      createdAt,
    },
    measures: {
      netRevenue: {
        sql: {
          of: (column) =>
            `CASE ${column('type')} WHEN 'CREDIT_NOTE' THEN -${column('total')} ELSE ${column('total')} END`,
        },
        kind: 'money',
        description:
          'Its total, negative of a credit note: together what the invoices in force say, in US dollars.',
      },
      total: usd('total', 'What is to be paid'),
      subtotal: usd('subtotal', 'Sum of its lines'),
      discount: usd('discount', 'What is taken off'),
      creditsApplied: usd('creditsApplied', 'What team credits paid'),
      processingFee: usd('processingFee', 'What processing the payment costs'),
      amountPaid: usd('amountPaid', 'What was paid'),
      amountRefunded: usd('amountRefunded', 'What was refunded'),
      issuedAt: timestamp('issuedAt', 'When it was issued.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Order, path: 'orderId' },
    ],
  }),
)
