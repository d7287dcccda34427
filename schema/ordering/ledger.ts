import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import { grantCredit, withdrawCredit } from '../../src/domain/ordering/ledger.js'
import { freeText } from '../../src/domain/rules/text.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected } from '../core/exported.js'
import { orNull, required } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

export const LedgerType = builder.enumType('LedgerType', {
  description: 'Whether credits come or go.',
  values: {
    [enums.LedgerType.CREDIT]: { description: 'Adds to the balance.' },
    [enums.LedgerType.DEBIT]: { description: 'Takes from the balance.' },
  },
})

export const CreditType = builder.enumType('CreditType', {
  description: 'Where a credit comes from.',
  values: {
    [enums.CreditType.FUNDED]: { description: 'Paid in.' },
    [enums.CreditType.PROMOTIONAL]: { description: 'Given in a promotion.' },
    [enums.CreditType.REFERRAL]: { description: 'Given for a recommendation.' },
    [enums.CreditType.REFUND]: { description: 'Refunded for something bought.' },
    [enums.CreditType.MANUAL]: { description: 'Given by an operator.' },
    [enums.CreditType.BONUS]: { description: 'Given on top of another credit.' },
  },
})

builder.prismaObject('TeamLedgerLeg', {
  name: 'LedgerLeg',
  description: 'What part of an entry is of one type: a debit takes from several credits.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the part.')),
    entryId: t.expose('entryId', { type: 'UUID', description: 'Id of its entry.' }),
    entry: t.relation('entry', { description: 'Its entry.' }),
    creditType: t.expose('creditType', {
      type: CreditType,
      description: 'Where the credit came from.',
    }),
    direction: t.expose('direction', { type: LedgerType, description: "The entry's type." }),
    amount: t.expose('amount', { type: 'Money', description: 'Its part, in US dollars.' }),
    sourceId: t.expose('sourceId', orNull('UUID', 'Id of the credit that a debit takes from.')),
    source: t.relation('source', {
      nullable: true,
      description: 'The credit that a debit takes from.',
    }),
  }),
})

const LedgerEntry = builder.prismaObject('TeamLedgerEntry', {
  name: 'LedgerEntry',
  description: "An entry of a team's ledger of credits. It never changes.",
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the entry.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    type: t.expose('type', { type: LedgerType, description: 'Whether credits come or go.' }),
    amount: t.expose('amount', { type: 'Money', description: 'How much, in US dollars.' }),
    creditType: t.expose(
      'creditType',
      orNull(CreditType, 'Where a credit comes from; the legs of a debit say it.'),
    ),
    expiresAt: t.expose(
      'expiresAt',
      orNull('DateTime', 'Until when a credit can be spent; for ever when absent.'),
    ),
    remaining: t.field({
      type: 'Money',
      nullable: true,
      description: 'What is left of a credit, in US dollars.',
      extensions: asSelected,
      select: { credit: { select: { remaining: true } } },
      resolve: ({ credit }) => credit?.remaining ?? null,
    }),
    reason: t.expose('reason', orNull('String', 'Why.')),
    entity: t.expose(
      'entity',
      orNull('String', 'Kind of the record it is about, when that is no order.'),
    ),
    entityId: t.expose(
      'entityId',
      orNull('UUID', 'Id of the record it is about, when that is no order.'),
    ),
    transactionId: t.expose('transactionId', {
      type: 'UUID',
      description: 'The same for entries that belong together.',
    }),
    orderId: t.expose('orderId', orNull('UUID', 'Id of the order it is about.')),
    order: t.relation('order', { nullable: true, description: 'The order it is about.' }),
    orderReferenceNumber: t.string({
      nullable: true,
      description: 'Reference number of the order it is about.',
      extensions: asSelected,
      select: { order: { select: { referenceNumber: true } } },
      resolve: ({ order }) => order?.referenceNumber ?? null,
    }),
    legs: t.relation('legs', {
      description: 'Its parts by type.',
      extensions: bounded('One for each credit that it draws from'),
      query: { orderBy: { id: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})

listField('ledgerEntries', {
  node: LedgerEntry,
  description: "Entries of ledgers of credits; a team token sees its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput(
    'TeamLedgerEntry',
    (t) => ({
      id: t.uuid('id', 'Id of the entry.'),
      teamId: t.uuid('teamId', 'Id of the team.'),
      type: t.enum('type', LedgerType, 'Whether credits come or go.'),
      creditType: t.enum('creditType', CreditType, 'Where a credit comes from.'),
      amount: t.money('amount', 'How much.'),
      orderId: t.uuid('orderId', 'Id of the order it is about.'),
      transactionId: t.uuid('transactionId', 'The same for entries that belong together.'),
      search: t.search(
        "Words of why it was written, of its order's number or of its team's name, without case.",
        'reason',
        'order.referenceNumber',
        'team.name',
      ),
      expiresAt: t.dateTime('expiresAt', 'Until when a credit can be spent.'),
      createdAt: t.dateTime('createdAt', 'When it was written.'),
      team: t.one('team', 'The team.'),
      order: t.one('order', 'The order it is about; none fits where there is none.'),
    }),
    'LedgerEntry',
  ),
  order: orderInput(
    'TeamLedgerEntry',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was written.' } },
    { field: 'CREATED_AT', direction: 'desc' },
    'LedgerEntry',
  ),
})

const GrantCreditInput = builder.inputType('GrantCreditInput', {
  description: 'A credit for a team.',
  fields: (t) => ({
    teamId: t.field(required('UUID', 'Id of the team.')),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'How much, in US dollars: more than 0.',
      validate: z.bigint().positive('must be more than 0'),
    }),
    creditType: t.field({
      type: CreditType,
      required: true,
      defaultValue: 'MANUAL',
      description: 'Where it comes from.',
    }),
    reason: t.string({ description: 'Why.', validate: freeText(1_000).nullable() }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when it can be spent; for ever when absent.',
    }),
  }),
})

builder.mutationField('grantCredit', (t) =>
  t.field({
    type: LedgerEntry,
    description: 'Grants a team a credit. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(GrantCreditInput)) },
    resolve: (_root, { input }, context) => grantCredit(...byCaller(context), input),
  }),
)

const WithdrawCreditInput = builder.inputType('WithdrawCreditInput', {
  description: 'Credits of a team that are taken back.',
  fields: (t) => ({
    teamId: t.field(required('UUID', 'Id of the team.')),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'How much, in US dollars: more than 0, and no more than is left.',
      validate: z.bigint().positive('must be more than 0'),
    }),
    creditId: t.field({
      type: 'UUID',
      description:
        'Id of the ledger entry of the credit that it is taken from; when absent, of those that expire soonest.',
    }),
    reason: t.string({ description: 'Why.', validate: freeText(1_000).nullable() }),
  }),
})

builder.mutationField('withdrawCredit', (t) =>
  t.field({
    type: LedgerEntry,
    description:
      'Takes back credits of a team, as far as they are not spent. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(WithdrawCreditInput)) },
    resolve: (_root, { input }, context) => withdrawCredit(...byCaller(context), input),
  }),
)
