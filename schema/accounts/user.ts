import { services } from '../../src/compiler/context.js'
import { isBlocked } from '../../src/domain/accounts/user.js'
import { loadUnsubscribedKinds, unsubscribedKindsSql } from '../../src/domain/integration/email.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { asColumn, asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { EmailKind, Language } from '../integration/email-kind.js'

const operator = { operator: true } as const

/** Returns the options of a nullable field that only operators can read. */
const hidden = <const Type>(type: Type, description: string) => ({
  ...orNull(type, `${description}. Operators only.`),
  authScopes: operator,
})

const unsubscribedKindsOf = batchLoader((ids, _args, context) =>
  loadUnsubscribedKinds(services(context).prisma, ids),
)

const classOf = (name: 'UserRole' | 'UserAccountType', description: string) =>
  builder.prismaObject(name, {
    description,
    authScopes: { operator: true },
    interfaces: [Node],
    select: {},
    fields: (t) => ({
      id: t.expose('id', id('ID of the record.')),
      name: t.exposeString('name', { description: 'Name of the record.' }),
      createdAt: t.expose('createdAt', createdAt),
      updatedAt: t.expose('updatedAt', updatedAt),
      deletedAt: t.expose('deletedAt', deletedAt),
    }),
  })

const UserRole = classOf(
  'UserRole',
  'Role of a user, such as Client, Writer or Operator. Descriptive only: permissions come from tokens.',
)

const UserAccountType = classOf('UserAccountType', 'Account type of a user: Company or Individual.')

export const User = builder.prismaObject('User', {
  description: 'User account of a team member, a writer, or an operator of the marketplace.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the user.')),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name. May be empty.' }),
    fullName: t.string({
      description: 'First and last name.',
      extensions: asSql(
        (column) => `btrim(${column('firstName')} || ' ' || ${column('lastName')})`,
      ),
      select: { firstName: true, lastName: true },
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    email: t.expose('email', hidden('String', 'Email address, in lower case')),
    emailVerifiedAt: t.expose(
      'emailVerifiedAt',
      hidden('DateTime', 'Time at which the email address was verified'),
    ),
    referralCode: t.expose('referralCode', hidden('String', 'Referral code for new customers')),
    userRoleId: t.expose('roleId', hidden('UUID', 'ID of the role')),
    userRole: t.relation('role', {
      nullable: true,
      authScopes: operator,
      description: 'Role of the user. Operators only.',
    }),
    userAccountTypeId: t.expose('accountTypeId', hidden('UUID', 'ID of the account type')),
    userAccountType: t.relation('accountType', {
      nullable: true,
      authScopes: operator,
      description: 'Account type of the user. Operators only.',
    }),
    ssoSubject: t.expose(
      'ssoSubject',
      hidden('String', 'Identifier at the OpenID provider. Null before the first single sign-on'),
    ),
    crmContactId: t.expose('crmContactId', hidden('String', 'ID of the contact in the CRM')),
    timezone: t.expose('timezone', hidden('String', 'IANA time zone, such as Europe/Berlin')),
    language: t.expose('language', hidden(Language, 'Language of emails')),
    unsubscribedKinds: t.field({
      type: [EmailKind],
      nullable: true,
      authScopes: operator,
      description: 'Kinds of email that the user has unsubscribed from. Operators only.',
      extensions: asColumn((column) => unsubscribedKindsSql(column('unsubscribedKinds'))),
      select: { id: true },
      resolve: ({ id }, ...place) => unsubscribedKindsOf(id, ...place),
    }),
    isBlocked: t.boolean({
      nullable: true,
      authScopes: operator,
      description:
        'Whether the user is currently blocked. Tokens that act as a blocked user do not work. Operators only.',
      extensions: asSql(
        (column) =>
          `(${column('blockedAt')} IS NOT NULL AND coalesce(${column('blockedUntil')} > now(), true))`,
      ),
      select: { blockedAt: true, blockedUntil: true },
      // Records that were read as JSON have times as strings.
      resolve: ({ blockedAt, blockedUntil }) =>
        isBlocked({ blockedAt, blockedUntil: blockedUntil && new Date(blockedUntil) }),
    }),
    blockedAt: t.expose(
      'blockedAt',
      hidden('DateTime', 'Start of the current or last block. Null if it was lifted'),
    ),
    blockedUntil: t.expose(
      'blockedUntil',
      hidden('DateTime', 'End of the block. Null if the block is permanent'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

whereInput('User', (t) => ({
  id: t.uuid('id', 'ID of the user.'),
  firstName: t.string('firstName', 'First name.'),
  lastName: t.string('lastName', 'Last name.'),
}))

const RoleWhere = whereInput('UserRole', (t) => ({
  id: t.uuid('id', 'ID of the record.'),
  name: t.string('name', 'Name of the record.'),
}))

const AccountTypeWhere = whereInput('UserAccountType', (t) => ({
  id: t.uuid('id', 'ID of the record.'),
  name: t.string('name', 'Name of the record.'),
}))

const byName = { NAME: { column: 'name', description: 'Name.' }, ...byAge } as const
const nameFirst = { field: 'NAME', direction: 'asc' } as const

listField('userRoles', {
  node: UserRole,
  description: 'Roles of users. Operators only.',
  operator: true,
  where: RoleWhere,
  order: orderInput('UserRole', byName, nameFirst),
})

listField('userAccountTypes', {
  node: UserAccountType,
  description: 'Account types of users. Operators only.',
  operator: true,
  where: AccountTypeWhere,
  order: orderInput('UserAccountType', byName, nameFirst),
})

builder.queryField('user', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'Fetches a user by ID. Operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(requiredInput('UUID', 'ID of the user.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'User', { id, deletedAt: null }),
  }),
)

listField('users', {
  node: User,
  description: 'Users. Operators only.',
  operator: true,
  // Separate from `UserWhere`, which every caller may use on the users they see: a caller who may
  // not read an email address must not be able to guess it.
  where: whereInput(
    'User',
    (t) => ({
      id: t.uuid('id', 'ID of the user.'),
      firstName: t.string('firstName', 'First name.'),
      lastName: t.string('lastName', 'Last name.'),
      email: t.string('email', 'Email address.'),
      search: t.search(
        'Searches for words in the name or the email address, ignoring case.',
        'firstName',
        'lastName',
        'email',
      ),
      referralCode: t.string('referralCode', 'Referral code.'),
      userRole: t.one('role', 'Role of the user.'),
      userAccountType: t.one('accountType', 'Account type of the user.'),
      crmContactId: t.string('crmContactId', 'ID of the contact in the CRM.'),
      timezone: t.string('timezone', 'IANA time zone.'),
      emailVerifiedAt: t.dateTime(
        'emailVerifiedAt',
        'Time at which the email address was verified.',
      ),
      blockedAt: t.dateTime('blockedAt', 'Start of the current or last block.'),
      blockedUntil: t.dateTime('blockedUntil', 'End of the block.'),
      createdAt: t.dateTime('createdAt', 'Creation time.'),
      updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
    }),
    'UserAccount',
  ),
  order: orderInput(
    'User',
    {
      ...byAge,
      LAST_NAME: { column: 'lastName', description: 'Last name.' },
      EMAIL: { column: 'email', description: 'Email address.' },
      BLOCKED_AT: {
        column: 'blockedAt',
        nullable: true,
        description: 'Start of the current or last block.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
