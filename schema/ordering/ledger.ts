import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import { grantCredit, withdrawCredit } from '../../src/domain/ordering/ledger.js'
import { freeText } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected } from '../core/exported.js'
import { orNull, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

export const LedgerType = builder.enumType('LedgerType', {
  description: 'Direction of a ledger entry.',
  values: {
    [enums.LedgerType.CREDIT]: { description: 'Increases the balance.' },
    [enums.LedgerType.DEBIT]: { description: 'Decreases the balance.' },
  },
})

export const CreditType = builder.enumType('CreditType', {
  description: 'Type of a credit.',
  values: {
    [enums.CreditType.FUNDED]: { description: 'Paid in by the team.' },
    [enums.CreditType.PROMOTIONAL]: { description: 'Granted in a promotion.' },
    [enums.CreditType.REFERRAL]: { description: 'Granted for a referral.' },
    [enums.CreditType.REFUND]: { description: 'Refund of a purchase.' },
    [enums.CreditType.MANUAL]: { description: 'Granted by an operator.' },
    [enums.CreditType.BONUS]: { description: 'Bonus on another credit.' },
  },
})

builder.prismaObject('TeamLedgerLeg', {
  name: 'LedgerLeg',
  description:
    'Part of a ledger entry with one credit type. A debit can draw from several credits.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the leg.')),
    entryId: t.expose('entryId', { type: 'UUID', description: 'ID of the ledger entry.' }),
    entry: t.relation('entry', { description: 'Ledger entry of the leg.' }),
    creditType: t.expose('creditType', {
      type: CreditType,
      description: 'Type of the credit.',
    }),
    direction: t.expose('direction', {
      type: LedgerType,
      description: 'Direction of the ledger entry.',
    }),
    amount: t.expose('amount', { type: 'Money', description: 'Amount of the leg, in US dollars.' }),
    sourceId: t.expose('sourceId', orNull('UUID', 'ID of the credit that a debit draws from.')),
    source: t.relation('source', {
      nullable: true,
      description: 'Credit that a debit draws from.',
    }),
  }),
})

const LedgerEntry = builder.prismaObject('TeamLedgerEntry', {
  name: 'LedgerEntry',
  description: 'Entry in the credit ledger of a team. Immutable.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the entry.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that owns the ledger.' }),
    type: t.expose('type', { type: LedgerType, description: 'Direction of the entry.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Amount in US dollars.' }),
    creditType: t.expose(
      'creditType',
      orNull(CreditType, 'Type of the credit. Null for a debit; see `legs`.'),
    ),
    expiresAt: t.expose(
      'expiresAt',
      orNull('DateTime', 'Expiry time of a credit. Null if it does not expire.'),
    ),
    remaining: t.field({
      type: 'Money',
      nullable: true,
      description: 'Unspent amount of a credit, in US dollars. Null for a debit.',
      extensions: asSelected,
      select: { credit: { select: { remaining: true } } },
      resolve: ({ credit }) => credit?.remaining ?? null,
    }),
    reason: t.expose('reason', orNull('String', 'Reason for the entry.')),
    entity: t.expose(
      'entity',
      orNull('String', 'Type of the related record, if it is not an order.'),
    ),
    entityId: t.expose(
      'entityId',
      orNull('UUID', 'ID of the related record, if it is not an order.'),
    ),
    transactionId: t.expose('transactionId', {
      type: 'UUID',
      description: 'Transaction ID, shared by related entries.',
    }),
    orderId: t.expose('orderId', orNull('UUID', 'ID of the related order.')),
    order: t.relation('order', { nullable: true, description: 'Related order.' }),
    orderReferenceNumber: t.string({
      nullable: true,
      description: 'Reference number of the related order.',
      extensions: asSelected,
      select: { order: { select: { referenceNumber: true } } },
      resolve: ({ order }) => order?.referenceNumber ?? null,
    }),
    legs: t.relation('legs', {
      description: 'Parts of the entry by credit type.',
      extensions: listSize('One per credit that the entry draws from'),
      query: { orderBy: { id: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Creation time.' }),
  }),
})

listField('ledgerEntries', {
  node: LedgerEntry,
  description: "Entries of credit ledgers. A team token sees only its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput(
    'TeamLedgerEntry',
    (t) => ({
      id: t.uuid('id', 'ID of the entry.'),
      teamId: t.uuid('teamId', 'ID of the team.'),
      type: t.enum('type', LedgerType, 'Direction of the entry.'),
      creditType: t.enum('creditType', CreditType, 'Type of the credit.'),
      amount: t.money('amount', 'Amount in US dollars.'),
      orderId: t.uuid('orderId', 'ID of the related order.'),
      transactionId: t.uuid('transactionId', 'Transaction ID, shared by related entries.'),
      search: t.search(
        "Searches for words in the reason, the order's reference number and the team's name, ignoring case.",
        'reason',
        'order.referenceNumber',
        'team.name',
      ),
      expiresAt: t.dateTime('expiresAt', 'Expiry time of a credit.'),
      createdAt: t.dateTime('createdAt', 'Creation time.'),
      team: t.one('team', 'Team that owns the ledger.'),
      order: t.one('order', 'Related order. Never matches if null.'),
    }),
    'LedgerEntry',
  ),
  order: orderInput(
    'TeamLedgerEntry',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
    'LedgerEntry',
  ),
})

const GrantCreditInput = builder.inputType('GrantCreditInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'Amount in US dollars. Must be positive.',
      validate: z.bigint().positive('must be more than 0'),
    }),
    creditType: t.field({
      type: CreditType,
      required: true,
      defaultValue: 'MANUAL',
      description: 'Type of the credit.',
    }),
    reason: t.string({
      description: 'Reason for the credit, up to 1,000 characters.',
      validate: freeText(1_000).nullable(),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Expiry time. The credit does not expire if omitted.',
    }),
  }),
})

builder.mutationField('grantCredit', (t) =>
  t.field({
    type: LedgerEntry,
    description: 'Grants a credit to a team. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(GrantCreditInput)) },
    resolve: (_root, { input }, context) => grantCredit(...byCaller(context), input),
  }),
)

const WithdrawCreditInput = builder.inputType('WithdrawCreditInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'Amount in US dollars. Must be positive and not exceed the unspent credits.',
      validate: z.bigint().positive('must be more than 0'),
    }),
    creditId: t.field({
      type: 'UUID',
      description:
        'ID of the ledger entry of the credit to draw from. Defaults to the credits that expire first.',
    }),
    reason: t.string({
      description: 'Reason for the withdrawal, up to 1,000 characters.',
      validate: freeText(1_000).nullable(),
    }),
  }),
})

builder.mutationField('withdrawCredit', (t) =>
  t.field({
    type: LedgerEntry,
    description:
      'Withdraws unspent credits from a team. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(WithdrawCreditInput)) },
    resolve: (_root, { input }, context) => withdrawCredit(...byCaller(context), input),
  }),
)
