import { byCaller, services } from '../../src/compiler/context.js'
import { createPayoutStatement, monthText } from '../../src/domain/publishing/payout-statement.js'
import { statementPdfUrl } from '../../src/pdf/statement/mount.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { createdAt, moneyOptions, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const time = (description: string) => ({ type: 'DateTime', description }) as const

const PayoutStatement = builder.prismaObject('PayoutStatement', {
  description:
    'Monthly statement of a publisher: a self-billing invoice of what it earned, with its payouts and balance. Amounts are in US dollars.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the statement.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'Number, such as `STM-2026-000001`. Consecutive without gaps in each year.',
    }),
    periodStart: t.expose('periodStart', time('Start of the month in UTC.')),
    periodEnd: t.expose('periodEnd', time('End of the month in UTC, exclusive.')),
    openingBalance: t.expose('openingBalance', moneyOptions('Balance at the start of the month.')),
    earned: t.expose('earned', moneyOptions('Sum of the payouts of delivered placements.')),
    reversed: t.expose('reversed', moneyOptions('Sum of the reversals. Zero or negative.')),
    paid: t.expose(
      'paid',
      moneyOptions('Payouts, less returned ones. Negative if money was paid.'),
    ),
    closingBalance: t.expose(
      'closingBalance',
      moneyOptions('Balance at the end of the month: earned, and not paid out.'),
    ),
    issuedAt: t.expose('issuedAt', time('Time of issue.')),
    pdfUrl: t.string({
      description: 'URL of the statement as a PDF. Valid for one hour.',
      select: { id: true },
      resolve: ({ id }, _args, context) => statementPdfUrl(services(context), id),
    }),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

builder.queryField('payoutStatement', (t) =>
  t.field({
    type: PayoutStatement,
    nullable: true,
    description: 'Fetches a statement by ID. A publisher team sees only its own.',
    authScopes: { scope: ['publishing.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the statement.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'PayoutStatement', { id }),
  }),
)

listField('payoutStatements', {
  node: PayoutStatement,
  description: 'Monthly statements of publishers. A publisher team sees only its own.',
  scope: ['publishing.read'],
  archive: false,
  where: whereInput('PayoutStatement', (t) => ({
    id: t.uuid('id', 'ID of the statement.'),
    teamId: t.uuid('teamId', 'ID of the publisher team.'),
    referenceNumber: t.string('referenceNumber', 'Number of the statement.'),
    periodStart: t.dateTime('periodStart', 'Start of the month in UTC.'),
    issuedAt: t.dateTime('issuedAt', 'Time of issue.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PayoutStatement', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const CreatePayoutStatementInput = builder.inputType('CreatePayoutStatementInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description:
        "ID of the publisher team. Required for operators; defaults to the token's team.",
    }),
    month: t.string({
      required: true,
      description: 'Month in UTC that has ended, such as `2026-03`.',
      validate: monthText,
    }),
  }),
})

builder.mutationField('createPayoutStatement', (t) =>
  t.field({
    type: PayoutStatement,
    description:
      'Returns the statement of a publisher for a past month, and creates it if it does not exist. Statements with entries are also created after the end of each month.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(CreatePayoutStatementInput)) },
    resolve: (_root, { input }, context) => createPayoutStatement(...byCaller(context), input),
  }),
)
