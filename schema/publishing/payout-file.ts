import { byCaller } from '../../src/compiler/context.js'
import { payoutReason } from '../../src/domain/publishing/payout.js'
import {
  cancelPayoutFile,
  createPayoutFile,
  isoDate,
  markPayoutFilePaid,
  maxPayouts,
  payoutIdList,
} from '../../src/domain/publishing/payout-file.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

export const PayoutFile = builder.prismaObject('PayoutFile', {
  description:
    'Payment file with which the bank of the marketplace transfers payouts (ISO 20022, pain.001.001.09).',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the file. Without hyphens, it is the message ID in the file.')),
    amount: t.expose('amount', { type: 'Money', description: 'Sum in US dollars.' }),
    payoutCount: t.exposeInt('payoutCount', {
      description: 'Number of payouts. `payouts(where: {fileId})` lists them.',
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
    cancelledAt: t.dateTime('cancelledAt', 'Time at which it was cancelled.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PayoutFile', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

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
    description: `Cancels a payment file that the bank does not execute. The pending payouts in it can be paid by another method. ${note}`,
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
