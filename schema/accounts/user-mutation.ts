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
import { type InputFields, requiredInput } from '../core/fields.js'
import { notNull } from '../core/validation.js'
import { User } from './user.js'

/** Declares the input fields of a user. */
const fieldsOf = (t: InputFields, required: boolean) => ({
  firstName: t.string({ required, description: 'First name, 1 to 255 characters on one line.' }),
  lastName: t.string({ description: 'Last name, up to 255 characters on one line. May be empty.' }),
  email: t.string({ required, description: 'Email address, unique ignoring case.' }),
  emailVerified: t.boolean({
    description:
      "Whether the user's ownership of the address is verified. Defaults to false if the address changes.",
  }),
  userRoleId: t.field({ type: 'UUID', description: 'ID of the role, or null.' }),
  userAccountTypeId: t.field({
    type: 'UUID',
    description: 'ID of the account type, or null.',
  }),
  crmContactId: t.string({
    description: 'ID of the contact in the CRM, 1 to 255 characters, or null.',
  }),
  timezone: t.string({
    description: 'IANA time zone, such as Europe/Berlin, or null.',
  }),
})

const rules = z.looseObject({
  firstName: notNull.pipe(oneLine).optional(),
  lastName: notNull.pipe(z.literal('').or(oneLine)).optional(),
  email: notNull.pipe(userEmail).optional(),
  emailVerified: notNull.optional(),
  crmContactId: oneLine.nullish(),
  timezone: timeZone.nullish(),
  ssoSubject: z.null('must be null').optional(),
})

const CreateUserInput = builder.inputType('CreateUserInput', {
  fields: (t) => fieldsOf(t, true),
  validate: rules,
})

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  fields: (t) => ({
    userId: t.field(requiredInput('UUID', 'ID of the user.')),
    ...fieldsOf(t, false),
    ssoSubject: t.string({
      description:
        'Null removes the identifier at the OpenID provider. The next single sign-on with the address of the user stores it again. Other values are rejected.',
    }),
  }),
  validate: rules,
})

const BlockUserInput = builder.inputType('BlockUserInput', {
  fields: (t) => ({
    userId: t.field(requiredInput('UUID', 'ID of the user.')),
    until: t.field({
      type: 'DateTime',
      description: 'End of the block. Permanent if omitted.',
      validate: future.nullable(),
    }),
  }),
})

const UnblockUserInput = builder.inputType('UnblockUserInput', {
  fields: (t) => ({ userId: t.field(requiredInput('UUID', 'ID of the user.')) }),
})

type Given = Record<string, unknown> & {
  userRoleId?: string | null | undefined
  userAccountTypeId?: string | null | undefined
}

/** Maps an input to column names. */
const toUserInput = ({ userRoleId, userAccountTypeId, ...rest }: Given): UserInput => ({
  ...rest,
  ...(userRoleId !== undefined && { roleId: userRoleId }),
  ...(userAccountTypeId !== undefined && { accountTypeId: userAccountTypeId }),
})

const auditNote = 'Operators only. Recorded in the audit log.'

builder.mutationFields((t) => ({
  createUser: t.field({
    type: User,
    description: `Creates a user. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateUserInput)) },
    resolve: (_root, { input }, context) =>
      saveUser(...byCaller(context), null, {
        lastName: '',
        ...toUserInput(input),
      }),
  }),
  updateUser: t.field({
    type: User,
    description: `Updates a user, including the role. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateUserInput)) },
    resolve: (_root, { input: { userId: id, ...change } }, context) =>
      saveUser(...byCaller(context), id, toUserInput(change)),
  }),
  blockUser: t.field({
    type: User,
    description: `Blocks a user. Tokens that act as the user stop working within a second, and subscriptions end. Blocking a blocked user changes the end. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(BlockUserInput)) },
    resolve: (_root, { input }, context) =>
      blockUser(...byCaller(context), input.userId, input.until ?? null),
  }),
  unblockUser: t.field({
    type: User,
    description: `Unblocks a user. The user's tokens work again. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UnblockUserInput)) },
    resolve: (_root, { input }, context) => unblockUser(...byCaller(context), input.userId),
  }),
}))
