import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import { createTeamForOwner } from '../../src/domain/accounts/owner-invitation.js'
import { emailDomain, maxSsoDomains } from '../../src/domain/accounts/sso-settings.js'
import { type TeamChange, updateTeam, visibleTeamsWhere } from '../../src/domain/accounts/team.js'
import { setTeamArchived } from '../../src/domain/accounts/team-archive.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { approvalAmount } from '../../src/domain/ordering/approval-rule.js'
import { emailAddress, oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

export const TeamKind = builder.enumType('TeamKind', {
  description: 'Side of the marketplace that a team acts on. It never changes.',
  values: {
    [enums.TeamKind.BUYER]: { description: 'Orders placements.' },
    [enums.TeamKind.PUBLISHER]: { description: 'Offers placements in its outlets.' },
    [enums.TeamKind.WRITER]: {
      description: 'Writes drafts. `inviteWriter` creates one if none exists.',
    },
  },
})

const ApprovalCondition = builder.enumType('ApprovalCondition', {
  description: 'Callers whose orders of any amount need approval.',
  values: {
    [enums.ApprovalCondition.API_TOKENS]: {
      description:
        'API tokens, and applications that a user connected with an API token. Sessions of the console are not API tokens.',
    },
    [enums.ApprovalCondition.OAUTH_APPLICATIONS]: {
      description: 'Applications with an OAuth access token.',
    },
    [enums.ApprovalCondition.BUYERS]: {
      description: 'Members with the role BUYER, and their tokens and applications.',
    },
    [enums.ApprovalCondition.ADMINS]: {
      description: 'Members with the role ADMIN, and their tokens and applications.',
    },
  },
})

export const Team = builder.prismaObject('Team', {
  description:
    'Customer or publisher of the marketplace. Owns its records, such as orders, outlets and files.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the team.')),
    name: t.exposeString('name', { description: 'Team name.' }),
    slug: t.exposeString('slug', {
      description:
        'URL slug, derived from the team name and the referral code. Changes when the name changes.',
    }),
    kind: t.expose('kind', { type: TeamKind, description: 'Buyer, publisher or writer.' }),
    isTest: t.exposeBoolean('isTest', {
      description: 'Whether the team is a test team. Never changes.',
    }),
    testEmailEnabled: t.exposeBoolean('testEmailEnabled', {
      description: 'Whether emails about a test team are sent. No effect for other teams.',
    }),
    referralCode: t.exposeString('referralCode', {
      description: 'Unique referral code for new customers. Never changes.',
    }),
    contactEmail: t.expose('contactEmail', orNull('String', 'Contact email address.')),
    billingEmail: t.expose('billingEmail', orNull('String', 'Email address for invoices.')),
    proPricingEnabled: t.exposeBoolean('proPricingEnabled', {
      description: 'Whether the team sees prices of all tiers.',
    }),
    discountLimitPercent: t.expose('discountLimitPercent', {
      type: 'Int',
      nullable: true,
      authScopes: { operator: true },
      description:
        "Maximum discount on a subtotal, in percent. Null if the server's configuration applies. Operators only.",
    }),
    commissionPercent: t.expose('commissionPercent', {
      type: 'Float',
      nullable: true,
      authScopes: { operator: true },
      description:
        "Commission on the payouts of a publisher, in percent. Null if the server's configuration applies. Operators only.",
    }),
    approvalRequiredAbove: t.expose(
      'approvalRequiredAbove',
      orNull(
        'Money',
        'Amount in US dollars above which orders need approval: subtotal less discount. Null if no amount does.',
      ),
    ),
    approvalRequiredFor: t.expose('approvalRequiredFor', {
      type: [ApprovalCondition],
      description: 'Callers whose orders of any amount need approval.',
    }),
    ssoRequired: t.exposeBoolean('ssoRequired', {
      description:
        'Whether console sessions of the team must be opened by single sign-on. Other sessions are refused. API tokens are not affected.',
    }),
    ssoDomains: t.exposeStringList('ssoDomains', {
      description:
        'Domains of email addresses whose users join the team when they first sign in by single sign-on.',
    }),
    creditBalance: t.field({
      type: 'Money',
      authScopes: { scope: ['teams.read', 'orders.lists'] },
      description: 'Credit balance in US dollars. Expired credits are removed within an hour.',
      extensions: asSql((column) => `coalesce(${column('balance.amount')}, 0)`),
      select: { balance: { select: { amount: true } } },
      resolve: ({ balance }) => balance?.amount ?? 0n,
    }),
    owner: t.relation('owner', {
      nullable: true,
      authScopes: { operator: true },
      description: 'Account owner. Operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const TeamWhere = whereInput('Team', (t) => ({
  id: t.uuid('id', 'ID of the team.'),
  name: t.string('name', 'Team name.'),
  slug: t.string('slug', 'Unique name for URLs.'),
  kind: t.enum('kind', TeamKind, 'Buyer, publisher or writer.'),
  isTest: t.boolean('isTest', 'Whether the team is a test team.'),
  referralCode: t.string('referralCode', 'Referral code.'),
  proPricingEnabled: t.boolean('proPricingEnabled', 'Whether the team sees prices of all tiers.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  agreementAcceptances: t.many('agreementAcceptances', 'Acceptances of agreements by the team.'),
  orders: t.many('orders', 'Orders of the team.'),
}))

builder.queryField('team', (t) =>
  t.field({
    type: Team,
    nullable: true,
    description: 'Fetches a team by ID. A team token sees only its own.',
    authScopes: { scope: ['teams.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the team.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'Team', {
        AND: [{ id }, visibleTeamsWhere(context.session!)],
        deletedAt: null,
      }),
  }),
)

listField('teams', {
  node: Team,
  description: 'Teams. A team token sees only its own.',
  scope: ['teams.read'],
  where: TeamWhere,
  order: orderInput(
    'Team',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateTeamInput = builder.inputType('CreateTeamInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Team name, 1 to 255 characters on one line.',
      validate: oneLine,
    }),
    kind: t.field({
      type: TeamKind,
      required: true,
      defaultValue: enums.TeamKind.BUYER,
      description: 'Buyer, publisher or writer. It cannot be changed later.',
    }),
    isTest: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the team is a test team. It cannot be changed later.',
    }),
    contactEmail: t.string({
      description: 'Contact email address.',
      validate: emailAddress.nullable(),
    }),
    billingEmail: t.string({
      description: 'Email address for invoices.',
      validate: emailAddress.nullable(),
    }),
    proPricingEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the team sees prices of all tiers.',
    }),
    ownerEmail: t.string({
      description: 'Email address of the account owner. Creates a user if the address is new.',
      validate: userEmail.nullable(),
    }),
    ownerName: t.string({
      description: 'First and last name of the account owner, if a user is created.',
      validate: oneLine.nullable(),
    }),
  }),
})

const UpdateTeamInput = builder.inputType('UpdateTeamInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the team.')),
    name: t.string({
      description: 'Team name, 1 to 255 characters on one line. Also changes the slug.',
      validate: oneLine,
    }),
    contactEmail: t.string({
      description: 'Contact email address, or null.',
      validate: emailAddress.nullable(),
    }),
    billingEmail: t.string({
      description: 'Email address for invoices, or null.',
      validate: emailAddress.nullable(),
    }),
    testEmailEnabled: t.boolean({
      description: 'Whether emails about the team are sent. Test teams only.',
      validate: z.boolean(),
    }),
    approvalRequiredAbove: t.field({
      type: 'Money',
      description:
        'Amount in US dollars above which orders need approval: subtotal less discount. Null for no amount. Buyer teams only. The account owner and operators only. Also requires the scope `orders.approve`.',
      validate: approvalAmount.nullable(),
    }),
    approvalRequiredFor: t.field({
      type: [ApprovalCondition],
      description:
        'Callers whose orders of any amount need approval. Replaces the existing list. Buyer teams only. The account owner and operators only. Also requires the scope `orders.approve`. A caller to whom a condition applies cannot change it.',
    }),
    ssoRequired: t.boolean({
      description:
        'Whether console sessions of the team must be opened by single sign-on. The account owner and operators only. Also requires the scope `tokens.manage`, and a console session must have been opened by single sign-on.',
      validate: z.boolean(),
    }),
    ssoDomains: t.stringList({
      description:
        'Domains of email addresses whose users join the team when they first sign in by single sign-on, such as `example.com`. Subdomains are not included. A domain belongs to one team. Maximum 20. Replaces the existing list. Operators only.',
      validate: z
        .array(emailDomain)
        .max(maxSsoDomains, `must have at most ${maxSsoDomains} domains`),
    }),
    proPricingEnabled: t.boolean({
      description: 'Whether the team sees prices of all tiers. Operators only.',
      validate: z.boolean(),
    }),
    discountLimitPercent: t.int({
      description:
        "Maximum discount on a subtotal, in percent, 0 to 100. Null applies the server's configuration. Operators only.",
      validate: z.int().min(0, 'must not be negative').max(100, 'must be at most 100').nullable(),
    }),
    commissionPercent: t.float({
      description:
        "Commission on the payouts of a publisher, in percent, 0 to 1,000, rounded to four decimals. Changes the prices of its products, except those set by an operator. Null applies the server's configuration. Operators only.",
      validate: z
        .number()
        .min(0, 'must not be negative')
        .max(1_000, 'must be at most 1,000')
        .nullable(),
    }),
  }),
  validate: neverNull(
    ...(['name', 'proPricingEnabled', 'testEmailEnabled', 'approvalRequiredFor'] as const),
    ...(['ssoRequired', 'ssoDomains'] as const),
  ),
})

const ArchiveTeamInput = builder.inputType('ArchiveTeamInput', {
  fields: (t) => ({ teamId: t.field(requiredInput('UUID', 'ID of the team.')) }),
})

const RestoreTeamInput = builder.inputType('RestoreTeamInput', {
  fields: (t) => ({ teamId: t.field(requiredInput('UUID', 'ID of the team.')) }),
})

builder.mutationFields((t) => ({
  createTeam: t.field({
    type: Team,
    description:
      'Creates a team with its account owner. The owner is invited by email, unless `ownerEmail` is omitted or the server sends no email. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateTeamInput)) },
    resolve: (_root, { input }, context) => {
      const { proPricingEnabled, ownerEmail, ownerName, ...rest } = input
      return createTeamForOwner(...byCaller(context), {
        ...rest,
        proPricing: proPricingEnabled,
        owner: { email: ownerEmail, name: ownerName },
      })
    },
  }),
  updateTeam: t.field({
    type: Team,
    description: 'Updates a team. A team token can update only its own.',
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(requiredInput(UpdateTeamInput)) },
    resolve: (_root, { input: { id, ...change } }, context) =>
      updateTeam(...byCaller(context), id, change as TeamChange),
  }),
  archiveTeam: t.field({
    type: Team,
    description:
      'Archives a team. Its tokens stop working within a second. Orders without a started payment are cancelled and their credits returned; paid orders and started payments continue. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ArchiveTeamInput)) },
    resolve: (_root, { input }, context) =>
      setTeamArchived(...byCaller(context), input.teamId, true),
  }),
  restoreTeam: t.field({
    type: Team,
    description:
      'Restores an archived team. Its tokens work again; cancelled orders stay cancelled. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RestoreTeamInput)) },
    resolve: (_root, { input }, context) =>
      setTeamArchived(...byCaller(context), input.teamId, false),
  }),
}))
