import { isBlocked } from '../../src/domain/accounts/user.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Language, MailKind } from '../integration/mail-kind.js'

const operator = { operator: true } as const

/** Options of a field that only operators see, and that may be null. */
const hidden = <const Type>(type: Type, description: string) => ({
  ...orNull(type, `${description}; operators only.`),
  authScopes: operator,
})

const classOf = (name: 'UserRole' | 'UserAccountType', description: string) =>
  builder.prismaObject(name, {
    description,
    authScopes: { operator: true },
    interfaces: [Node],
    select: {},
    fields: (t) => ({
      id: t.expose('id', id('Its id.')),
      name: t.exposeString('name', { description: 'Its name.' }),
      createdAt: t.expose('createdAt', createdAt),
      updatedAt: t.expose('updatedAt', updatedAt),
      deletedAt: t.expose('deletedAt', deletedAt),
    }),
  })

const UserRole = classOf(
  'UserRole',
  'What a user does here, such as Client, Writer or Operator. It names the work; what a user can do comes from tokens.',
)

const UserAccountType = classOf(
  'UserAccountType',
  'What kind of customer a user is: Company or Individual.',
)

export const User = builder.prismaObject('User', {
  description:
    'A person who works with the marketplace: for a team, as a writer or as an operator.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the user.')),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; empty when there is none.' }),
    fullName: t.string({
      description: 'First and last name.',
      extensions: asSql(
        (column) => `btrim(${column('firstName')} || ' ' || ${column('lastName')})`,
      ),
      select: { firstName: true, lastName: true },
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    email: t.expose('email', hidden('String', 'E-mail address, in lower case')),
    emailVerifiedAt: t.expose(
      'emailVerifiedAt',
      hidden('DateTime', "When the e-mail address was found to be the user's own"),
    ),
    referralCode: t.expose(
      'referralCode',
      hidden('String', 'What those the user recommends the marketplace to quote'),
    ),
    userRoleId: t.expose('roleId', hidden('UUID', 'Id of the role')),
    userRole: t.relation('role', {
      nullable: true,
      authScopes: operator,
      description: 'What the user does here; operators only.',
    }),
    userAccountTypeId: t.expose('accountTypeId', hidden('UUID', 'Id of the kind of customer')),
    userAccountType: t.relation('accountType', {
      nullable: true,
      authScopes: operator,
      description: 'What kind of customer the user is; operators only.',
    }),
    crmContactId: t.expose(
      'crmContactId',
      hidden('String', 'Id of the contact in the system for customer relations'),
    ),
    timezone: t.expose(
      'timezone',
      hidden('String', 'Time zone, as an IANA name such as Europe/Berlin'),
    ),
    language: t.expose('language', hidden(Language, 'In which language mail is written')),
    unwantedMails: t.expose('unwantedMails', {
      type: [MailKind],
      nullable: true,
      authScopes: operator,
      description: 'What the user does not want to be told by mail; operators only.',
    }),
    isBlocked: t.boolean({
      nullable: true,
      authScopes: operator,
      description:
        'Whether the user is blocked now: tokens that act as a blocked user do not work; operators only.',
      extensions: asSql(
        (column) =>
          `(${column('blockedAt')} IS NOT NULL AND coalesce(${column('blockedUntil')} > now(), true))`,
      ),
      select: { blockedAt: true, blockedUntil: true },
      // Of a record that was read as JSON, a time is a text.
      resolve: ({ blockedAt, blockedUntil }) =>
        isBlocked({ blockedAt, blockedUntil: blockedUntil && new Date(blockedUntil) }),
    }),
    blockedAt: t.expose(
      'blockedAt',
      hidden('DateTime', 'When the user was last blocked, unless the block was lifted'),
    ),
    blockedUntil: t.expose(
      'blockedUntil',
      hidden('DateTime', 'When the block ends by itself; for good when absent'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

whereInput('User', (t) => ({
  id: t.uuid('id', 'Id of the user.'),
  firstName: t.string('firstName', 'First name.'),
  lastName: t.string('lastName', 'Last name.'),
}))

const RoleWhere = whereInput('UserRole', (t) => ({
  id: t.uuid('id', 'Its id.'),
  name: t.string('name', 'Its name.'),
}))

const AccountTypeWhere = whereInput('UserAccountType', (t) => ({
  id: t.uuid('id', 'Its id.'),
  name: t.string('name', 'Its name.'),
}))

const byName = { NAME: { column: 'name', description: 'By name.' }, ...byAge } as const
const nameFirst = { field: 'NAME', direction: 'asc' } as const

listField('userRoles', {
  node: UserRole,
  description: 'What users do here; operators only.',
  operator: true,
  where: RoleWhere,
  order: orderInput('UserRole', byName, nameFirst),
})

listField('userAccountTypes', {
  node: UserAccountType,
  description: 'The kinds of customers; operators only.',
  operator: true,
  where: AccountTypeWhere,
  order: orderInput('UserAccountType', byName, nameFirst),
})

builder.queryField('user', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'One user; operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(required('UUID', 'Id of the user.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'User', { id, deletedAt: null }),
  }),
)

listField('users', {
  node: User,
  description: 'The users; operators only.',
  operator: true,
  // Beside `UserWhere`, which everybody may use on whom they see: who may not read an address may not guess it.
  where: whereInput(
    'User',
    (t) => ({
      id: t.uuid('id', 'Id of the user.'),
      firstName: t.string('firstName', 'First name.'),
      lastName: t.string('lastName', 'Last name.'),
      email: t.string('email', 'E-mail address.'),
      search: t.search(
        'Words of the name or the e-mail address, without case.',
        'firstName',
        'lastName',
        'email',
      ),
      referralCode: t.string('referralCode', 'Referral code.'),
      userRole: t.one('role', 'What the user does here.'),
      userAccountType: t.one('accountType', 'What kind of customer.'),
      crmContactId: t.string('crmContactId', 'Id in the system for customer relations.'),
      timezone: t.string('timezone', 'Time zone.'),
      emailVerifiedAt: t.dateTime('emailVerifiedAt', "When the address was found the user's own."),
      blockedAt: t.dateTime('blockedAt', 'When the user was last blocked.'),
      blockedUntil: t.dateTime('blockedUntil', 'When the block ends by itself.'),
      createdAt: t.dateTime('createdAt', 'When it was created.'),
      updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
    }),
    'UserAccount',
  ),
  order: orderInput(
    'User',
    {
      ...byAge,
      LAST_NAME: { column: 'lastName', description: 'By last name.' },
      EMAIL: { column: 'email', description: 'By e-mail address.' },
      BLOCKED_AT: {
        column: 'blockedAt',
        nullable: true,
        description: 'By when the user was last blocked.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
