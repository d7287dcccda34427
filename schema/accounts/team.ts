import { z } from 'zod'
import { byCaller } from '../../src/compiler/context.js'
import { createTeam, type TeamChange, teamsOf, updateTeam } from '../../src/domain/accounts/team.js'
import { setTeamArchived } from '../../src/domain/accounts/team-archive.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { emailAddress, oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

export const Team = builder.prismaObject('Team', {
  description:
    'A customer of the marketplace: what it orders, plans and keeps belongs to it alone.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the team.')),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', {
      description:
        'Its name in addresses, unique: the name and the referral code; it follows the name.',
    }),
    referralCode: t.exposeString('referralCode', {
      description: 'What those it recommends the marketplace to quote; unique, never changes.',
    }),
    contactEmail: t.expose('contactEmail', orNull('String', 'E-mail address it is reached at.')),
    billingEmail: t.expose('billingEmail', orNull('String', 'E-mail address its invoices go to.')),
    proPricingEnabled: t.exposeBoolean('proPricingEnabled', {
      description: 'Whether it sees prices of all tiers.',
    }),
    discountLimitPercent: t.expose('discountLimitPercent', {
      type: 'Int',
      nullable: true,
      authScopes: { operator: true },
      description:
        "How much of a subtotal its discounts may take off, in percent; null where the server's settings say it. Operators only.",
    }),
    creditBalance: t.field({
      type: 'Money',
      authScopes: { scope: ['teams.read', 'orders.lists'] },
      description:
        'Sum of its ledger of credits, in US dollars; what has expired leaves it within an hour.',
      extensions: asSql((column) => `coalesce(${column('balance.amount')}, 0)`),
      select: { balance: { select: { amount: true } } },
      resolve: ({ balance }) => balance?.amount ?? 0n,
    }),
    owner: t.relation('owner', {
      nullable: true,
      authScopes: { operator: true },
      description: 'The account owner; operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const TeamWhere = whereInput('Team', (t) => ({
  id: t.uuid('id', 'Id of the team.'),
  name: t.string('name', 'Its name.'),
  slug: t.string('slug', 'Its name in addresses.'),
  referralCode: t.string('referralCode', 'Its referral code.'),
  proPricingEnabled: t.boolean('proPricingEnabled', 'Whether it sees prices of all tiers.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  agreementAcceptances: t.many('agreementAcceptances', 'Its acceptances of agreements.'),
  orders: t.many('orders', 'Its orders.'),
}))

builder.queryField('team', (t) =>
  t.field({
    type: Team,
    nullable: true,
    description: 'One team; a team token sees its own.',
    authScopes: { scope: ['teams.read'] },
    args: { id: t.arg(required('UUID', 'Id of the team.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'Team', {
        AND: [{ id }, teamsOf(context.session!)],
        deletedAt: null,
      }),
  }),
)

listField('teams', {
  node: Team,
  description: 'The teams; a team token sees its own.',
  scope: ['teams.read'],
  where: TeamWhere,
  order: orderInput(
    'Team',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateTeamInput = builder.inputType('CreateTeamInput', {
  description: 'A new team.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters on one line.',
      validate: oneLine,
    }),
    contactEmail: t.string({
      description: 'E-mail address it is reached at.',
      validate: emailAddress.nullable(),
    }),
    billingEmail: t.string({
      description: 'E-mail address its invoices go to.',
      validate: emailAddress.nullable(),
    }),
    proPricingEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether it sees prices of all tiers.',
    }),
    ownerEmail: t.string({
      description: 'E-mail address of the account owner; a user is made when there is none of it.',
      validate: userEmail.nullable(),
    }),
    ownerName: t.string({
      description: 'First and last name of an account owner who is made.',
      validate: oneLine.nullable(),
    }),
  }),
})

const UpdateTeamInput = builder.inputType('UpdateTeamInput', {
  description: 'What of a team changes; what is absent stays.',
  fields: (t) => ({
    id: t.field(required('UUID', 'Id of the team.')),
    name: t.string({
      description: 'Its name, 1 to 255 characters on one line; the slug follows.',
      validate: oneLine,
    }),
    contactEmail: t.string({
      description: 'E-mail address it is reached at, or null.',
      validate: emailAddress.nullable(),
    }),
    billingEmail: t.string({
      description: 'E-mail address its invoices go to, or null.',
      validate: emailAddress.nullable(),
    }),
    proPricingEnabled: t.boolean({
      description: 'Whether it sees prices of all tiers; operators only.',
      validate: z.boolean(),
    }),
    discountLimitPercent: t.int({
      description:
        "How much of a subtotal its discounts may take off, in percent, 0 to 100; null: what the server's settings allow. Operators only.",
      validate: z.int().min(0, 'must not be negative').max(100, 'must be at most 100').nullable(),
    }),
  }),
  validate: neverNull('name', 'proPricingEnabled'),
})

const ArchiveTeamInput = builder.inputType('ArchiveTeamInput', {
  description: 'A team whose work here ends.',
  fields: (t) => ({ teamId: t.field(required('UUID', 'Id of the team.')) }),
})

const RestoreTeamInput = builder.inputType('RestoreTeamInput', {
  description: 'An archived team that comes back.',
  fields: (t) => ({ teamId: t.field(required('UUID', 'Id of the team.')) }),
})

builder.mutationFields((t) => ({
  createTeam: t.field({
    type: Team,
    description: 'Creates a team with its account owner; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateTeamInput)) },
    resolve: (_root, { input }, context) => {
      const { proPricingEnabled, ownerEmail, ownerName, ...rest } = input
      return createTeam(...byCaller(context), {
        ...rest,
        proPricing: proPricingEnabled,
        owner: { email: ownerEmail, name: ownerName },
      })
    },
  }),
  updateTeam: t.field({
    type: Team,
    description: 'Changes a team; a team token only its own.',
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(required(UpdateTeamInput)) },
    resolve: (_root, { input: { id, ...change } }, context) =>
      updateTeam(...byCaller(context), id, change as TeamChange),
  }),
  archiveTeam: t.field({
    type: Team,
    description:
      'Archives a team: its tokens fail everywhere within a second, and its orders that nobody has begun to pay are cancelled, their credits returned. What is paid goes on; a payment that is under way is awaited. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ArchiveTeamInput)) },
    resolve: (_root, { input }, context) =>
      setTeamArchived(...byCaller(context), input.teamId, true),
  }),
  restoreTeam: t.field({
    type: Team,
    description:
      'Takes the archiving of a team back: its tokens work again. Orders that were cancelled stay so. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RestoreTeamInput)) },
    resolve: (_root, { input }, context) =>
      setTeamArchived(...byCaller(context), input.teamId, false),
  }),
}))
