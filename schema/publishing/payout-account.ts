import { byCaller, callerOf, serverServices } from '../../src/compiler/context.js'
import { resolveTeamId } from '../../src/domain/accounts/team.js'
import {
  accountHolder,
  bicText,
  ibanText,
  publisherAddress,
  taxNumber,
  updatePayoutAccount,
} from '../../src/domain/publishing/bank-account.js'
import { countryCode, createOnboardingLink } from '../../src/domain/publishing/payout-account.js'
import { webAddress } from '../../src/domain/rules/text.js'
import type { OnboardingLink } from '../../src/payment/provider.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { ownTransactions } from '../core/mutation.js'
import { id, Node } from '../core/node.js'
import { ownRecordOf } from '../core/records.js'

const PayoutAccount = builder.prismaObject('PayoutAccount', {
  description: 'Account to which payouts of a publisher are transferred.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the account.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    provider: t.expose(
      'provider',
      orNull('String', 'Payment provider at which the publisher has an account.'),
    ),
    providerAccountId: t.expose(
      'providerAccountId',
      orNull('String', 'ID of the account at the payment provider.'),
    ),
    accountHolder: t.expose('accountHolder', orNull('String', 'Holder of the bank account.')),
    iban: t.expose('iban', orNull('String', 'IBAN of the bank account, without spaces.')),
    bic: t.expose('bic', orNull('String', 'BIC of the bank.')),
    heldUntil: t.expose(
      'heldUntil',
      orNull(
        'DateTime',
        'Time until which payment files omit the account, because the publisher has replaced its IBAN. Null if it has not, or an operator has set the IBAN since.',
      ),
    ),
    address: t.expose('address', orNull('String', 'Address of the publisher on statements.')),
    taxNumber: t.expose(
      'taxNumber',
      orNull('String', 'Tax number of the publisher on statements.'),
    ),
    payoutsEnabled: t.exposeBoolean('payoutsEnabled', {
      description: 'Whether the payment provider accepts transfers to the account.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const PayoutOnboardingLink = builder.objectRef<OnboardingLink>('PayoutOnboardingLink').implement({
  description: 'Link to a page of the payment provider. It can be used once, for some minutes.',
  authScopes: { scope: ['publishing.update'] },
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'URL of the page. Anyone with it can enter the details: do not store or share it.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Expiry time.' }),
  }),
})

const teamId = {
  type: 'UUID',
  description: "ID of the publisher team. Required for operators; defaults to the token's team.",
} as const

builder.queryField('payoutAccount', (t) =>
  t.field({
    type: PayoutAccount,
    nullable: true,
    description: 'Fetches the account to which payouts of a publisher are transferred.',
    authScopes: { scope: ['publishing.read'] },
    args: { teamId: t.arg(teamId) },
    resolve: (_root, { teamId }, context, info) =>
      ownRecordOf(context, info, 'PayoutAccount', {
        teamId: resolveTeamId(callerOf(context), teamId),
      }),
  }),
)

const CreatePayoutOnboardingLinkInput = builder.inputType('CreatePayoutOnboardingLinkInput', {
  fields: (t) => ({
    teamId: t.field(teamId),
    country: t.string({
      description:
        'Country of the publisher (ISO 3166-1 alpha-2), such as `PT`. It is used for a new account, and cannot be changed later. Defaults to the country of the marketplace.',
      validate: countryCode,
    }),
    returnUrl: t.string({
      description:
        'URL to which the page returns, also if the link has expired. Defaults to the console.',
      validate: webAddress,
    }),
  }),
})

const UpdatePayoutAccountInput = builder.inputType('UpdatePayoutAccountInput', {
  fields: (t) => ({
    teamId: t.field(teamId),
    accountHolder: t.string({
      description: 'Holder of the bank account, up to 140 characters. Required with an IBAN.',
      validate: accountHolder.nullable(),
    }),
    iban: t.string({
      description: 'IBAN of the bank account, with or without spaces.',
      validate: ibanText.nullable(),
    }),
    bic: t.string({
      description: 'BIC of the bank, 8 or 11 characters. Most banks do not require it.',
      validate: bicText.nullable(),
    }),
    address: t.string({
      description: 'Postal address on statements, up to 1,000 characters. May have several lines.',
      validate: publisherAddress.nullable(),
    }),
    taxNumber: t.string({
      description: 'Tax number on statements, up to 100 characters.',
      validate: taxNumber.nullable(),
    }),
  }),
})

builder.mutationField('updatePayoutAccount', (t) =>
  t.field({
    type: PayoutAccount,
    description:
      'Updates the bank account of a publisher, for payment files, and its address and tax number, for statements. Omitted fields are unchanged. The publisher is notified of a changed bank account. If the publisher replaces its IBAN, payment files omit the account for 3 days, or until an operator sets the IBAN again. Recorded in the audit log.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(UpdatePayoutAccountInput)) },
    resolve: (_root, { input }, context) => updatePayoutAccount(...byCaller(context), input),
  }),
)

builder.mutationField('createPayoutOnboardingLink', (t) =>
  t.field({
    type: PayoutOnboardingLink,
    description:
      'Creates a link to the page on which a publisher enters its details at the payment provider, to receive payouts by transfer. Creates its account on first use. Recorded in the audit log.',
    authScopes: { scope: ['publishing.update'] },
    extensions: ownTransactions,
    args: { input: t.arg(requiredInput(CreatePayoutOnboardingLinkInput)) },
    resolve: (_root, { input }, context) => {
      const { prisma, payments, env } = serverServices(context)
      const returnUrl = input.returnUrl ?? `${env.publicUrl}/console`
      const services = { prisma, payments }
      return createOnboardingLink(services, callerOf(context), { ...input, returnUrl })
    },
  }),
)
