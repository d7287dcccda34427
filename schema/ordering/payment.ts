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
  description: 'What became of an attempt to pay.',
  values: {
    [enums.PaymentAttemptStatus.STARTED]: { description: 'Begun; the provider was not asked yet.' },
    [enums.PaymentAttemptStatus.PROCESSING]: {
      description: 'The provider has it, and no answer came yet.',
    },
    [enums.PaymentAttemptStatus.SUCCEEDED]: { description: 'The money has come. Final.' },
    [enums.PaymentAttemptStatus.FAILED]: { description: 'The provider refused it. Final.' },
    [enums.PaymentAttemptStatus.EXPIRED]: {
      description: 'Its time was over. Final, unless the money comes all the same.',
    },
    [enums.PaymentAttemptStatus.RETURNED]: {
      description: 'The money came when nobody owed it, and is refunded. Final.',
    },
  },
})

const Payment = builder.prismaObject('OrderPayment', {
  name: 'Payment',
  description: 'An attempt to pay an order, or what a swap costs more.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the attempt.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team that ordered.' }),
    team: t.field({
      type: Team,
      description: 'Its team.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        order: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ order }) => order.team,
    }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'Id of the order.' }),
    order: t.relation('order', { description: 'The order.' }),
    swapId: t.expose('swapId', orNull('UUID', 'Id of the swap that it pays.')),
    swap: t.relation('swap', { nullable: true, description: 'The swap that it pays.' }),
    provider: t.exposeString('provider', { description: 'Whose way to pay it is.' }),
    status: t.expose('status', {
      type: PaymentAttemptStatus,
      description: 'What became of it.',
    }),
    amount: t.expose('amount', { type: 'Money', description: 'How much.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of the currency.' }),
    amountRefunded: t.expose('amountRefunded', {
      type: 'Money',
      description: 'How much of it its provider was asked to refund.',
    }),
    reference: t.expose('reference', orNull('String', 'What names a transfer at the bank.')),
    failureCode: t.expose('failureCode', orNull('String', 'Why it failed, for programs.')),
    failureMessage: t.expose('failureMessage', orNull('String', 'Why it failed, for people.')),
    expiresAt: t.expose('expiresAt', orNull('DateTime', 'Until when it waits.')),
    settledAt: t.expose('settledAt', orNull('DateTime', 'When it succeeded or failed.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

listField('payments', {
  node: Payment,
  description: "Attempts to pay; a team token sees its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput(
    'OrderPayment',
    (t) => ({
      id: t.uuid('id', 'Id of the attempt.'),
      teamId: t.uuid('teamId', 'Id of the team that ordered.'),
      orderId: t.uuid('orderId', 'Id of the order.'),
      order: t.one('order', 'The order.'),
      status: t.enum('status', PaymentAttemptStatus, 'What became of it.'),
      amount: t.money('amount', 'How much.'),
      search: t.search(
        "Words of its reference or provider, or of its order's number, buyer, profile or team, without case.",
        'reference',
        'order.referenceNumber',
        'order.guestEmail',
        'order.accountOwnerEmail',
        'order.team.contactEmail',
        'order.profile.name',
        'provider',
        'order.team.name',
      ),
      createdAt: t.dateTime('createdAt', 'When it was created.'),
    }),
    'Payment',
  ),
  order: orderInput('OrderPayment', byAge, { field: 'CREATED_AT', direction: 'desc' }, 'Payment'),
})
