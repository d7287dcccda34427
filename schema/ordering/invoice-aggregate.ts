import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, date, team, teamIdKey, timestamp, usd } from '../core/aggregate-terms.js'
import { InvoiceStatus, InvoiceType } from './invoice.js'
import { InvoiceSource, Order } from './order.js'

aggregateField(
  'invoices',
  declareAggregate({
    name: 'Invoices',
    model: 'Invoice',
    description: 'Aggregates invoice documents by type, status, team or date.',
    keys: {
      type: { path: 'type', type: InvoiceType, description: 'Type of the document.' },
      status: { path: 'status', type: InvoiceStatus, description: 'Status of the document.' },
      teamId: teamIdKey,
      team,
      profileId: {
        path: 'order.profileId',
        type: 'UUID',
        description: "ID of the order's profile.",
      },
      profile: {
        path: 'order.profile.name',
        type: 'String',
        description: "Name of the order's profile.",
      },
      externalSource: {
        path: 'externalSource',
        type: InvoiceSource,
        description: 'Payment channel.',
      },
      couponCode: { path: 'couponCode', type: 'String', description: 'Coupon code.' },
      label: {
        path: 'label',
        type: 'String',
        description: 'Reason why the document was superseded.',
      },
      issuedAt: date('issuedAt', 'Time of issue.'),
      datePaid: date('datePaid', 'Payment time.'),
      createdAt: createdAtKey,
    },
    measures: {
      netRevenue: {
        sql: {
          of: (column) =>
            `CASE ${column('type')} WHEN 'CREDIT_NOTE' THEN -${column('total')} ELSE ${column('total')} END`,
        },
        kind: 'money',
        description:
          'Total in US dollars, negative for credit notes. The sum over issued documents is the net revenue.',
      },
      total: usd('total', 'Amount due'),
      subtotal: usd('subtotal', 'Sum of the lines'),
      discount: usd('discount', 'Discount'),
      creditsApplied: usd('creditsApplied', 'Amount paid with team credits'),
      processingFee: usd('processingFee', 'Payment processing fee'),
      amountPaid: usd('amountPaid', 'Amount paid'),
      amountRefunded: usd('amountRefunded', 'Amount refunded'),
      issuedAt: timestamp('issuedAt', 'Time of issue.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Order, path: 'orderId' },
    ],
  }),
)
