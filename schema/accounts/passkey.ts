import { byCaller } from '../../src/compiler/context.js'
import { removePasskey, renamePasskey, visiblePasskeys } from '../../src/domain/accounts/passkey.js'
import { oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const Passkey = builder.prismaObject('Passkey', {
  description: 'Passkey with which a user signs in to the console.',
  authScopes: { scope: [] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the passkey.')),
    userId: t.expose('userId', { type: 'UUID', description: 'ID of the user.' }),
    user: t.relation('user', { description: 'User of the passkey.' }),
    operatorTokenId: t.expose('operatorTokenId', {
      ...orNull(
        'UUID',
        'ID of the operator token with which the passkey was added. Null for a passkey that opens sessions in teams. Operators only.',
      ),
      authScopes: { operator: true },
    }),
    operatorToken: t.relation('operatorToken', {
      nullable: true,
      description:
        'Operator token with which the passkey was added. The passkey opens sessions with its role, until the token ends. Null for a passkey that opens sessions in teams. Operators only.',
      authScopes: { operator: true },
    }),
    name: t.exposeString('name', { description: 'Name that the user gave the passkey.' }),
    lastUsedAt: t.expose(
      'lastUsedAt',
      orNull('DateTime', 'Time of the last sign-in. Null if the passkey was never used.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

listField('passkeys', {
  node: Passkey,
  description:
    "Passkeys. In a console session these are the user's own, for an operator all. Tokens of the API see none.",
  archive: false,
  visible: visiblePasskeys,
  where: whereInput('Passkey', (t) => ({
    id: t.uuid('id', 'ID of the passkey.'),
    userId: t.uuid('userId', 'ID of the user.'),
    operatorTokenId: t.uuid('operatorTokenId', 'ID of the operator token.'),
    name: t.string('name', 'Name of the passkey.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last sign-in.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'Passkey',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      NAME: { column: 'name', description: 'Name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const RenamePasskeyInput = builder.inputType('RenamePasskeyInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the passkey.')),
    name: t.string({
      required: true,
      description: 'Name, 1 to 255 characters on one line.',
      validate: oneLine,
    }),
  }),
})

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the passkey.')) }),
})

const whose =
  'Users do this in a console session, operators with the role FULL or SUPPORT for all users. Recorded in the audit log.'

builder.mutationFields((t) => ({
  renamePasskey: t.field({
    type: Passkey,
    description: `Renames a passkey. ${whose}`,
    authScopes: { scope: [] },
    args: { input: t.arg(requiredInput(RenamePasskeyInput)) },
    resolve: (_root, { input }, context) => renamePasskey(...byCaller(context), input),
  }),
  removePasskey: t.field({
    type: 'UUID',
    description: `Removes a passkey, so that it no longer signs in. Open sessions stay open. Notifies the user by email. Returns the ID of the passkey. ${whose}`,
    authScopes: { scope: [] },
    args: { input: t.arg(requiredInput(RemovePasskeyInput)) },
    resolve: async (_root, { input }, context) =>
      (await removePasskey(...byCaller(context), input.id)).id,
  }),
}))
