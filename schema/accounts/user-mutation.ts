import { z } from 'zod'
import { byCaller } from '../../src/compiler/context.js'
import {
  blockUser,
  saveUser,
  timeZone,
  type UserInput,
  unblockUser,
  userEmail,
} from '../../src/domain/accounts/user.js'
import { oneLine } from '../../src/domain/rules/text.js'
import { future } from '../../src/domain/rules/time.js'
import { builder } from '../core/builder.js'
import { type InputFields, required } from '../core/fields.js'
import { notNull } from '../core/validation.js'
import { User } from './user.js'

/** What operators note of a user. */
const fieldsOf = (t: InputFields, required: boolean) => ({
  firstName: t.string({ required, description: 'First name, 1 to 255 characters on one line.' }),
  lastName: t.string({ description: 'Last name, up to 255 characters on one line, or "".' }),
  email: t.string({ required, description: 'E-mail address, unique without case.' }),
  emailVerified: t.boolean({
    description:
      "Whether the address is the user's own; false when absent and the address is a new one.",
  }),
  userRoleId: t.field({ type: 'UUID', description: 'Id of the role, or null.' }),
  userAccountTypeId: t.field({
    type: 'UUID',
    description: 'Id of the kind of customer, or null.',
  }),
  crmContactId: t.string({
    description:
      'Id of the contact in the system for customer relations, 1 to 255 characters, or null.',
  }),
  timezone: t.string({
    description: 'IANA name of the time zone, such as Europe/Berlin, or null.',
  }),
})

const rules = z.looseObject({
  firstName: notNull.pipe(oneLine).optional(),
  lastName: notNull.pipe(z.literal('').or(oneLine)).optional(),
  email: notNull.pipe(userEmail).optional(),
  emailVerified: notNull.optional(),
  crmContactId: oneLine.nullish(),
  timezone: timeZone.nullish(),
})

const CreateUserInput = builder.inputType('CreateUserInput', {
  description: 'A new user.',
  fields: (t) => fieldsOf(t, true),
  validate: rules,
})

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'What of a user changes; what is absent stays.',
  fields: (t) => ({
    userId: t.field(required('UUID', 'Id of the user.')),
    ...fieldsOf(t, false),
  }),
  validate: rules,
})

const BlockUserInput = builder.inputType('BlockUserInput', {
  description: 'A user to block.',
  fields: (t) => ({
    userId: t.field(required('UUID', 'Id of the user.')),
    until: t.field({
      type: 'DateTime',
      description: 'When the block ends by itself; for good when absent.',
      validate: future.nullable(),
    }),
  }),
})

const UnblockUserInput = builder.inputType('UnblockUserInput', {
  description: 'A user whose block is lifted.',
  fields: (t) => ({ userId: t.field(required('UUID', 'Id of the user.')) }),
})

type Given = Record<string, unknown> & {
  userRoleId?: string | null | undefined
  userAccountTypeId?: string | null | undefined
}

/** An input by the columns' names. */
const columnsOf = ({ userRoleId, userAccountTypeId, ...rest }: Given): UserInput => ({
  ...rest,
  ...(userRoleId !== undefined && { roleId: userRoleId }),
  ...(userAccountTypeId !== undefined && { accountTypeId: userAccountTypeId }),
})

const kept = 'Operators only; kept in the audit log.'

builder.mutationFields((t) => ({
  createUser: t.field({
    type: User,
    description: `Creates a user. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateUserInput)) },
    resolve: (_root, { input }, context) =>
      saveUser(...byCaller(context), null, {
        lastName: '',
        ...columnsOf(input),
      }),
  }),
  updateUser: t.field({
    type: User,
    description: `Changes a user, the role among others. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateUserInput)) },
    resolve: (_root, { input: { userId: id, ...change } }, context) =>
      saveUser(...byCaller(context), id, columnsOf(change)),
  }),
  blockUser: t.field({
    type: User,
    description: `Blocks a user: every token that acts as the user fails within a second, and subscriptions end. Blocking again changes the end. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(BlockUserInput)) },
    resolve: (_root, { input }, context) =>
      blockUser(...byCaller(context), input.userId, input.until ?? null),
  }),
  unblockUser: t.field({
    type: User,
    description: `Lifts the block of a user: the tokens work again. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(UnblockUserInput)) },
    resolve: (_root, { input }, context) => unblockUser(...byCaller(context), input.userId),
  }),
}))
