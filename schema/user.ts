import { isBlocked } from '../src/domain/user.js'
import { builder } from './builder.js'
import { createdAt, deletedAt, updatedAt } from './fields.js'
import { by, whereInput } from './where.js'

const operator = { operator: true } as const

const classOf = (name: 'UserRole' | 'UserAccountType', description: string) =>
  builder.prismaObject(name, {
    description,
    fields: (t) => ({
      id: t.expose('id', { type: 'UUID', description: 'Its id.' }),
      name: t.exposeString('name', { description: 'Its name.' }),
      createdAt: t.expose('createdAt', createdAt),
      updatedAt: t.expose('updatedAt', updatedAt),
      deletedAt: t.expose('deletedAt', deletedAt),
    }),
  })

export const UserRole = classOf(
  'UserRole',
  'What a user does here, such as Client, Writer or Operator. It names the work; what a user can do comes from tokens.',
)

export const UserAccountType = classOf(
  'UserAccountType',
  'What kind of customer a user is: Company or Individual.',
)

export const User = builder.prismaObject('User', {
  description:
    'A person who works with the marketplace: for a team, as a writer or as an operator.',
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the user.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; empty when there is none.' }),
    fullName: t.string({
      description: 'First and last name.',
      select: { firstName: true, lastName: true },
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    email: t.exposeString('email', {
      authScopes: operator,
      description: 'E-mail address, in lower case; operators only.',
    }),
    emailVerifiedAt: t.expose('emailVerifiedAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: operator,
      description: "When the e-mail address was found to be the user's own; operators only.",
    }),
    referralCode: t.exposeString('referralCode', {
      authScopes: operator,
      description: 'What those the user recommends the marketplace to quote; operators only.',
    }),
    userRoleId: t.expose('roleId', {
      type: 'UUID',
      nullable: true,
      authScopes: operator,
      description: 'Id of the role; operators only.',
    }),
    userRole: t.relation('role', {
      nullable: true,
      authScopes: operator,
      description: 'What the user does here; operators only.',
    }),
    userAccountTypeId: t.expose('accountTypeId', {
      type: 'UUID',
      nullable: true,
      authScopes: operator,
      description: 'Id of the kind of customer; operators only.',
    }),
    userAccountType: t.relation('accountType', {
      nullable: true,
      authScopes: operator,
      description: 'What kind of customer the user is; operators only.',
    }),
    crmContactId: t.exposeString('crmContactId', {
      nullable: true,
      authScopes: operator,
      description: 'Id of the contact in the system for customer relations; operators only.',
    }),
    timezone: t.exposeString('timezone', {
      nullable: true,
      authScopes: operator,
      description: 'Time zone, as an IANA name such as Europe/Berlin; operators only.',
    }),
    isBlocked: t.boolean({
      authScopes: operator,
      description:
        'Whether the user is blocked now: tokens that act as a blocked user do not work; operators only.',
      select: { blockedAt: true, blockedUntil: true },
      resolve: isBlocked,
    }),
    blockedAt: t.expose('blockedAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: operator,
      description: 'When the user was last blocked, unless the block was lifted; operators only.',
    }),
    blockedUntil: t.expose('blockedUntil', {
      type: 'DateTime',
      nullable: true,
      authScopes: operator,
      description: 'When the block ends by itself; for good when absent; operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const UserWhere = whereInput('User', () => ({
  id: by.uuid('id', 'Id of the user.'),
  firstName: by.string('firstName', 'First name.'),
  lastName: by.string('lastName', 'Last name.'),
}))
