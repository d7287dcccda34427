import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  type PublisherBalance as Balance,
  cancelPayout,
  createPayout,
  markPayoutPaid,
  payoutReason,
  payoutReference,
  publisherBalance,
} from '../../src/domain/publishing/payout.js'
import { reversePayout, sendPayout } from '../../src/domain/publishing/payout-transfer.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { PayoutFile } from './payout-file.js'
import { Placement } from './placement.js'

const PayoutStatus = builder.enumType('PayoutStatus', {
  description: 'Status of a payout.',
  values: {
    [enums.PayoutStatus.PENDING]: { description: 'Created; not transferred yet.' },
    [enums.PayoutStatus.SENDING]: {
      description: 'Being transferred by a payment provider. Becomes PAID or FAILED.',
    },
    [enums.PayoutStatus.PAID]: { description: 'Transferred.' },
    [enums.PayoutStatus.REVERSING]: {
      description:
        'The payment provider reverses the transfer. Becomes REVERSED, or PAID if it cannot.',
    },
    [enums.PayoutStatus.REVERSED]: {
      description: 'The transfer was reversed. The amount is in the balance again. Final.',
    },
    [enums.PayoutStatus.FAILED]: {
      description: 'The transfer failed. The amount is in the balance again. Final.',
    },
    [enums.PayoutStatus.CANCELLED]: {
      description: 'Cancelled before the transfer. The amount is in the balance again. Final.',
    },
  },
})

const PublisherEntryType = builder.enumType('PublisherEntryType', {
  description: 'Type of an entry in the ledger of a publisher.',
  values: {
    [enums.PublisherEntryType.EARNED]: { description: 'Payout of a delivered placement.' },
    [enums.PublisherEntryType.REVERSED]: {
      description: 'Reduction by a refund, or because the article is no longer published.',
    },
  },
})

export const Payout = builder.prismaObject('Payout', {
  description: 'Transfer to a publisher of everything that was payable when it was created.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the payout.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    status: t.expose('status', { type: PayoutStatus, description: 'Status of the payout.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Amount in US dollars.' }),
    currency: t.exposeString('currency', { description: 'Currency code (ISO 4217).' }),
    reference: t.expose(
      'reference',
      orNull(
        'String',
        'Reference of the transfer, as entered by the operator or returned by the payment provider.',
      ),
    ),
    paidAt: t.expose('paidAt', orNull('DateTime', 'Time at which it was marked as paid.')),
    provider: t.expose('provider', {
      type: 'String',
      nullable: true,
      authScopes: { operator: true },
      description:
        'Payment provider that transfers the payout. Null if operators transfer it. Operators only.',
    }),
    providerAccountId: t.expose('providerAccountId', {
      type: 'String',
      nullable: true,
      authScopes: { operator: true },
      description: 'ID of the account at the payment provider that receives it. Operators only.',
    }),
    reason: t.expose('reason', {
      type: 'String',
      nullable: true,
      authScopes: { operator: true },
      description: 'Reason of a cancellation, failure or reversal. Operators only.',
    }),
    endedAt: t.expose(
      'endedAt',
      orNull('DateTime', 'Time at which it was cancelled, failed or was reversed.'),
    ),
    fileId: t.expose('fileId', {
      type: 'UUID',
      nullable: true,
      authScopes: { operator: true },
      description: 'ID of the payment file that contains it. Operators only.',
    }),
    file: t.relation('file', {
      type: PayoutFile,
      nullable: true,
      authScopes: { operator: true },
      description: 'Payment file that contains it. Operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const PublisherLedgerEntry = builder.prismaObject('PublisherLedgerEntry', {
  description: 'Entry in the ledger of a publisher.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the entry.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    type: t.expose('type', { type: PublisherEntryType, description: 'Type of the entry.' }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Amount in US dollars. Negative if reversed.',
    }),
    payableAt: t.expose('payableAt', {
      type: 'DateTime',
      description: 'Time from which a payout includes the entry.',
    }),
    placementId: t.expose('placementId', {
      type: 'UUID',
      description: 'ID of the placement.',
    }),
    placement: t.relation('placement', { type: Placement, description: 'Placement.' }),
    payoutId: t.expose('payoutId', orNull('UUID', 'ID of the payout that includes the entry.')),
    payout: t.relation('payout', {
      type: Payout,
      nullable: true,
      description: 'Payout that includes the entry.',
    }),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

const PublisherBalance = builder.objectRef<Balance>('PublisherBalance').implement({
  description: 'Sums of the ledger of a publisher, in US dollars.',
  authScopes: { scope: ['publishing.read'] },
  fields: (t) => ({
    pending: t.expose('pending', {
      type: 'Money',
      description: 'Earned, but still in the holding period.',
    }),
    payable: t.expose('payable', {
      type: 'Money',
      description: 'Amount of the next payout. Negative if reversals exceed it.',
    }),
    inPayout: t.expose('inPayout', {
      type: 'Money',
      description: 'In payouts that are not paid yet.',
    }),
    paid: t.expose('paid', { type: 'Money', description: 'In payouts that are paid.' }),
  }),
})

const teamIdArg = {
  type: 'UUID',
  description: "ID of the publisher team. Required for operators; defaults to the token's team.",
} as const

builder.queryFields((t) => ({
  payout: t.field({
    type: Payout,
    nullable: true,
    description: 'Fetches a payout by ID. A publisher team sees only its own.',
    authScopes: { scope: ['publishing.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the payout.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Payout', { id }),
  }),
  publisherBalance: t.field({
    type: PublisherBalance,
    description: 'Returns the sums of the ledger of a publisher.',
    authScopes: { scope: ['publishing.read'] },
    args: { teamId: t.arg(teamIdArg) },
    resolve: (_root, { teamId }, context) => publisherBalance(...byCaller(context), teamId),
  }),
}))

listField('payouts', {
  node: Payout,
  description: 'Payouts. A publisher team sees only its own.',
  scope: ['publishing.read'],
  archive: false,
  where: whereInput('Payout', (t) => ({
    id: t.uuid('id', 'ID of the payout.'),
    teamId: t.uuid('teamId', 'ID of the publisher team.'),
    team: t.one('team', 'Publisher team.'),
    status: t.enum('status', PayoutStatus, 'Status of the payout.'),
    amount: t.money('amount', 'Amount in US dollars.'),
    reference: t.string('reference', 'Reference of the transfer.'),
    fileId: t.uuid('fileId', 'ID of the payment file that contains it. Operators only.'),
    paidAt: t.dateTime('paidAt', 'Time at which it was marked as paid.'),
    endedAt: t.dateTime('endedAt', 'Time at which it was cancelled, failed or was reversed.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('Payout', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

listField('publisherLedgerEntries', {
  node: PublisherLedgerEntry,
  description: 'Entries in the ledgers of publishers. A publisher team sees only its own.',
  scope: ['publishing.read'],
  archive: false,
  where: whereInput('PublisherLedgerEntry', (t) => ({
    id: t.uuid('id', 'ID of the entry.'),
    teamId: t.uuid('teamId', 'ID of the publisher team.'),
    type: t.enum('type', PublisherEntryType, 'Type of the entry.'),
    amount: t.money('amount', 'Amount in US dollars.'),
    placementId: t.uuid('placementId', 'ID of the placement.'),
    payoutId: t.uuid('payoutId', 'ID of the payout that includes the entry.'),
    payableAt: t.dateTime('payableAt', 'Time from which a payout includes the entry.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PublisherLedgerEntry', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const CreatePayoutInput = builder.inputType('CreatePayoutInput', {
  fields: (t) => ({ teamId: t.field(requiredInput('UUID', 'ID of the publisher team.')) }),
})

const MarkPayoutPaidInput = builder.inputType('MarkPayoutPaidInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the payout.')),
    reference: t.string({
      required: true,
      description: 'Reference of the transfer, 1 to 255 characters.',
      validate: payoutReference,
    }),
  }),
})

const SendPayoutInput = builder.inputType('SendPayoutInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the payout.')) }),
})

const reason = {
  required: true,
  description: 'Reason, 1 to 2,000 characters. Publishers do not see it.',
  validate: payoutReason,
} as const

const CancelPayoutInput = builder.inputType('CancelPayoutInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the payout.')),
    reason: t.string(reason),
  }),
})

const ReversePayoutInput = builder.inputType('ReversePayoutInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the payout.')),
    reason: t.string(reason),
  }),
})

builder.mutationFields((t) => ({
  createPayout: t.field({
    type: Payout,
    description:
      'Creates a payout of all that is payable to a publisher. Rejected if nothing is payable. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreatePayoutInput)) },
    resolve: (_root, { input }, context) => createPayout(...byCaller(context), input.teamId),
  }),
  markPayoutPaid: t.field({
    type: Payout,
    description:
      'Records that a payout has been transferred, which settles the delivered placements. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(MarkPayoutPaidInput)) },
    resolve: (_root, { input: { id, reference } }, context) =>
      markPayoutPaid(...byCaller(context), id, reference),
  }),
  sendPayout: t.field({
    type: Payout,
    description:
      'Sends a pending payout through the payment provider at which its publisher has an account. The status becomes SENDING, then PAID or FAILED. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(SendPayoutInput)) },
    resolve: (_root, { input }, context) => sendPayout(...byCaller(context), input.id),
  }),
  cancelPayout: t.field({
    type: Payout,
    description:
      'Cancels a pending payout and returns the amount to the balance. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CancelPayoutInput)) },
    resolve: (_root, { input: { id, reason } }, context) =>
      cancelPayout(...byCaller(context), id, reason),
  }),
  reversePayout: t.field({
    type: Payout,
    description:
      'Reverses a paid payout, and returns its amount to the balance. A transfer of a payment provider is reversed there first: the status becomes REVERSING, then REVERSED, or PAID if the provider cannot. Otherwise it is REVERSED at once: record it when you have the money back. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ReversePayoutInput)) },
    resolve: (_root, { input: { id, reason } }, context) =>
      reversePayout(...byCaller(context), id, reason),
  }),
}))
