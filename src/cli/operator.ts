import { Argument, type Command, Option } from 'commander'
import { z } from 'zod'
import { OperatorRole } from '../../prisma/generated/client/enums.js'
import {
  createOperatorToken,
  listOperatorTokens,
  type OperatorTokenType,
  revokeOperatorToken,
  roleOfToken,
} from '../domain/accounts/operator-token.js'
import { tokenName } from '../domain/accounts/token-input.js'
import { userEmail } from '../domain/accounts/user.js'
import { withDatabase } from './database.js'
import { by } from './options.js'
import { print, printAll } from './print.js'
import { shell } from './shell.js'
import { keepSafe } from './token.js'

interface NewOperator {
  name: string
  email?: string
  role?: OperatorRole
  type?: OperatorTokenType
  json?: true
}

export function addOperatorCommands(program: Command): void {
  const operator = program.command('operator').description('Manage operators of the marketplace')

  operator
    .command('create')
    .description('Create an operator with a token, or another token of an operator')
    .requiredOption('--name <name>', 'name of the operator', by(tokenName))
    .option(
      '--email <email>',
      'email address of the operator (default: none, and the operator receives no email)',
      by(userEmail),
    )
    .addOption(
      new Option(
        '--role <role>',
        'role, which decides what the operator can change (default: FULL)',
      ).choices(Object.values(OperatorRole)),
    )
    .addOption(
      new Option('--type <type>', 'read_only is the same as --role READ_ONLY').choices([
        'full_access',
        'read_only',
      ]),
    )
    .option('--json', 'print JSON')
    .action(async ({ name, email, role, type, json }: NewOperator) => {
      const { raw, token } = await withDatabase(({ prisma }) =>
        createOperatorToken(prisma, shell, {
          name,
          role,
          type,
          operator: email ? { email } : undefined,
        }),
      )
      print({ id: token.id, token: raw }, { json })
      keepSafe(json)
    })

  operator
    .command('list')
    .description('List tokens of operators, including expired and revoked ones')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const tokens = await withDatabase(({ prisma }) => listOperatorTokens(prisma))
      const records = tokens.map(({ id, name, hint, user, ...token }) => ({
        id,
        name,
        email: user.email,
        hint,
        role: roleOfToken(token),
        token_type: token.type,
        created_at: token.createdAt,
        last_used_at: token.lastUsedAt,
        expires_at: token.expiresAt,
        revoked_at: token.revokedAt,
      }))
      printAll(records, { json })
    })

  operator
    .command('revoke')
    .description("Revoke an operator's token, on all instances within a second")
    .addArgument(new Argument('<id>', 'ID of the token').argParser(by(z.guid('is not a UUID'))))
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const { revokedAt } = await withDatabase(({ prisma }) =>
        revokeOperatorToken(prisma, shell, id),
      )
      print({ id, revoked_at: revokedAt }, { json })
    })
}
