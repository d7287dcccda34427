import * as enums from '../../prisma/generated/client/enums.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { asSelected } from '../core/exported.js'
import { createdAt, orNull, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const PaymentAttemptStatus = builder.enumType('PaymentAttemptStatus', {
  description: 'Status of a payment attempt.',
  values: {
    [enums.PaymentAttemptStatus.STARTED]: { description: 'Started; not sent to the provider yet.' },
    [enums.PaymentAttemptStatus.PROCESSING]: {
      description: 'Sent to the provider; waiting for a response.',
    },
    [enums.PaymentAttemptStatus.SUCCEEDED]: { description: 'Succeeded. Final.' },
    [enums.PaymentAttemptStatus.FAILED]: { description: 'Declined by the provider. Final.' },
    [enums.PaymentAttemptStatus.EXPIRED]: {
      description: 'Expired. Final, unless the payment arrives late.',
    },
    [enums.PaymentAttemptStatus.RETURNED]: {
      description: 'The payment arrived when nothing was due and was refunded. Final.',
    },
  },
})

const Payment = builder.prismaObject('OrderPayment', {
  name: 'Payment',
  description: 'Attempt to pay an order, or the price difference of a swap.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the attempt.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that ordered.' }),
    team: t.field({
      type: Team,
      description: 'Team that ordered.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        order: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ order }) => order.team,
    }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'ID of the order.' }),
    order: t.relation('order', { description: 'Order to be paid.' }),
    swapId: t.expose('swapId', orNull('UUID', 'ID of the swap to be paid.')),
    swap: t.relation('swap', { nullable: true, description: 'Swap to be paid.' }),
    provider: t.exposeString('provider', { description: 'Name of the payment provider.' }),
    status: t.expose('status', {
      type: PaymentAttemptStatus,
      description: 'Status of the attempt.',
    }),
    amount: t.expose('amount', { type: 'Money', description: 'Amount of the payment.' }),
    currency: t.exposeString('currency', { description: 'Currency code (ISO 4217).' }),
    amountRefunded: t.expose('amountRefunded', {
      type: 'Money',
      description: 'Amount that the provider was requested to refund.',
    }),
    reference: t.expose('reference', orNull('String', 'Reference of the bank transfer.')),
    failureCode: t.expose('failureCode', orNull('String', 'Machine-readable failure code.')),
    failureMessage: t.expose('failureMessage', orNull('String', 'Failure message.')),
    expiresAt: t.expose('expiresAt', orNull('DateTime', 'Expiry time of the attempt.')),
    settledAt: t.expose(
      'settledAt',
      orNull('DateTime', 'Time at which the attempt succeeded or failed.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

listField('payments', {
  node: Payment,
  description: "Payment attempts. A team token sees only its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput(
    'OrderPayment',
    (t) => ({
      id: t.uuid('id', 'ID of the attempt.'),
      teamId: t.uuid('teamId', 'ID of the team that ordered.'),
      orderId: t.uuid('orderId', 'ID of the order.'),
      order: t.one('order', 'Order to be paid.'),
      status: t.enum('status', PaymentAttemptStatus, 'Status of the attempt.'),
      amount: t.money('amount', 'Amount of the payment.'),
      search: t.search(
        "Searches for words in the payment reference and provider, and in the order's number, buyer, profile and team, ignoring case.",
        'reference',
        'order.referenceNumber',
        'order.guestEmail',
        'order.accountOwnerEmail',
        'order.team.contactEmail',
        'order.profile.name',
        'provider',
        'order.team.name',
      ),
      createdAt: t.dateTime('createdAt', 'Creation time.'),
    }),
    'Payment',
  ),
  order: orderInput('OrderPayment', byAge, { field: 'CREATED_AT', direction: 'desc' }, 'Payment'),
})
