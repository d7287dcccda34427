import type { Prisma } from '../../prisma/generated/client/client.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { payoutReason } from '../../src/domain/publishing/payout.js'
import {
  cancelPayoutFile,
  createPayoutFile,
  isoDate,
  loadPayoutFileStatuses,
  markPayoutFilePaid,
  maxPayouts,
  type OpenPayouts as OpenPayoutsRecord,
  openPayouts,
  type PayoutFileStatus as PayoutFileStatusName,
  payoutFileStatusSql,
  payoutIdList,
} from '../../src/domain/publishing/payout-file.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSql } from '../core/exported.js'
import { createdAt, moneyOptions, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { enumFilter } from '../core/filter-types.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { matchingEnumValues } from '../core/where-condition.js'

const PayoutFileStatus = builder.enumType('PayoutFileStatus', {
  description: 'Status of a payment file.',
  values: {
    PENDING: { description: 'Contains pending payouts: the bank has not executed it yet.' },
    PAID: { description: 'None of its payouts is pending, and not all are reversed.' },
    REVERSED: { description: 'All of its payouts were reversed. Final.' },
    CANCELLED: { description: 'Cancelled. Final.' },
  } satisfies Record<PayoutFileStatusName, object>,
})

const pending = { status: 'PENDING' } as const
const notReversed = { status: { not: 'REVERSED' } } as const

/** Conditions on files by status. `payoutFileStatusSql` computes the same status. */
const statusConditions = {
  PENDING: { cancelledAt: null, payouts: { some: pending } },
  PAID: { cancelledAt: null, payouts: { none: pending, some: notReversed } },
  REVERSED: { cancelledAt: null, payouts: { none: notReversed } },
  CANCELLED: { cancelledAt: { not: null } },
} satisfies Record<PayoutFileStatusName, Prisma.PayoutFileWhereInput>

const statusNames = ['PENDING', 'PAID', 'REVERSED', 'CANCELLED'] as const

const statusOf = batchLoader((ids, _args, context) =>
  loadPayoutFileStatuses(services(context).prisma, ids),
)

export const PayoutFile = builder.prismaObject('PayoutFile', {
  description:
    'Payment file with which the bank of the marketplace transfers payouts (ISO 20022, pain.001.001.09).',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the file. Without hyphens, it is the message ID in the file.')),
    amount: t.expose('amount', moneyOptions('Sum in US dollars.')),
    payoutCount: t.exposeInt('payoutCount', {
      description: 'Number of payouts. `payouts(where: {fileId})` lists them.',
    }),
    status: t.field({
      type: PayoutFileStatus,
      description: 'Status, from its payouts and its cancellation.',
      extensions: asSql((column) => payoutFileStatusSql(column('id'), column('cancelledAt'))),
      select: { id: true },
      resolve: ({ id }, ...place) => statusOf(id, ...place),
    }),
    executionDate: t.expose('executionDate', {
      type: 'DateTime',
      description: 'Date on which the bank executes the transfers, at midnight UTC.',
    }),
    content: t.exposeString('content', {
      description: 'XML document, to be uploaded to the bank.',
    }),
    cancelledAt: t.expose('cancelledAt', orNull('DateTime', 'Time at which it was cancelled.')),
    reason: t.expose('reason', orNull('String', 'Reason of the cancellation.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryField('payoutFile', (t) =>
  t.field({
    type: PayoutFile,
    nullable: true,
    description: 'Fetches a payment file by ID. Operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(requiredInput('UUID', 'ID of the file.')) },
    resolve: (_root, { id }, context, info) => recordOf(context, info, 'PayoutFile', { id }),
  }),
)

listField('payoutFiles', {
  node: PayoutFile,
  description: 'Payment files. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('PayoutFile', (t) => ({
    id: t.uuid('id', 'ID of the file.'),
    amount: t.money('amount', 'Sum in US dollars.'),
    status: t.custom(enumFilter(PayoutFileStatus), 'Status of the file.', (operand) => ({
      OR: matchingEnumValues<PayoutFileStatusName>(operand, statusNames).map(
        (status) => statusConditions[status!],
      ),
    })),
    cancelledAt: t.dateTime('cancelledAt', 'Time at which it was cancelled.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PayoutFile', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const OpenPayouts = builder.objectRef<OpenPayoutsRecord>('OpenPayouts').implement({
  description: 'Pending payouts that no payment file contains, without those of test teams.',
  authScopes: { operator: true },
  fields: (t) => ({
    payoutIds: t.field({
      type: ['UUID'],
      description:
        'IDs of the payouts that a payment file can contain, oldest first: those of publishers with a bank account that is not held.',
      extensions: listSize(maxPayouts),
      resolve: ({ payoutIds }) => payoutIds,
    }),
    payoutCount: t.int({
      description: 'Number of `payoutIds`.',
      resolve: ({ payoutIds }) => payoutIds.length,
    }),
    amount: t.expose('amount', moneyOptions('Sum of these payouts.')),
    omittedCount: t.exposeInt('omittedCount', {
      description:
        'Number of the other open payouts: their publisher has no bank account, or one that is held, or they exceed the size of a file.',
    }),
  }),
})

builder.queryField('openPayouts', (t) =>
  t.field({
    type: OpenPayouts,
    description: 'Returns the payouts that the next payment file can contain. Operators only.',
    authScopes: { operator: true },
    resolve: (_root, _args, context) => openPayouts(services(context).prisma),
  }),
)

const CreatePayoutFileInput = builder.inputType('CreatePayoutFileInput', {
  fields: (t) => ({
    payoutIds: t.field({
      type: ['UUID'],
      required: true,
      description: `IDs of the payouts, at most ${maxPayouts}.`,
      validate: payoutIdList,
    }),
    executionDate: t.string({
      description:
        'Date on which the bank executes the transfers, such as 2026-03-01. Defaults to today.',
      validate: isoDate,
    }),
  }),
})

const CancelPayoutFileInput = builder.inputType('CancelPayoutFileInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the file.')),
    reason: t.string({
      required: true,
      description: 'Reason, 1 to 2,000 characters.',
      validate: payoutReason,
    }),
  }),
})

const MarkPayoutFilePaidInput = builder.inputType('MarkPayoutFilePaidInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the file.')) }),
})

const note = 'Operators only. Recorded in the audit log.'

builder.mutationFields((t) => ({
  createPayoutFile: t.field({
    type: PayoutFile,
    description: `Creates a payment file of pending payouts to publishers with an IBAN. The payouts stay PENDING. ${note}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreatePayoutFileInput)) },
    resolve: (_root, { input: { payoutIds, executionDate } }, context) =>
      createPayoutFile(...byCaller(context), payoutIds, executionDate),
  }),
  cancelPayoutFile: t.field({
    type: PayoutFile,
    description: `Cancels a PENDING payment file that the bank does not execute. The pending payouts in it can be paid by another method. ${note}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CancelPayoutFileInput)) },
    resolve: (_root, { input: { id, reason } }, context) =>
      cancelPayoutFile(...byCaller(context), id, reason),
  }),
  markPayoutFilePaid: t.field({
    type: PayoutFile,
    description: `Records that the bank has executed a payment file: the pending payouts in it are PAID. ${note}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(MarkPayoutFilePaidInput)) },
    resolve: (_root, { input }, context) => markPayoutFilePaid(...byCaller(context), input.id),
  }),
}))
