import type { Command } from 'commander'
import { createOperatorToken, tokenName } from '../domain/accounts/token.js'
import { userEmail } from '../domain/accounts/user.js'
import { withDatabase } from './database.js'
import { by } from './options.js'
import { print } from './print.js'
import { shell } from './shell.js'
import { keepSafe } from './token.js'

/** Adds `masthead operator`. */
export function addOperatorCommands(program: Command): void {
  const operator = program.command('operator').description('Operators, who run the marketplace')

  operator
    .command('create')
    .description('Create an operator and a token, or a further token of the same operator')
    .requiredOption('--name <name>', 'name of the operator', by(tokenName))
    .option('--email <email>', 'address of the operator; follows the name if absent', by(userEmail))
    .option('--json', 'print JSON')
    .action(async ({ name, email, json }: { name: string; email?: string; json?: true }) => {
      const { raw, token } = await withDatabase(({ prisma }) =>
        createOperatorToken(prisma, shell, { name, operator: email ? { email } : undefined }),
      )
      print({ id: token.id, token: raw }, { json })
      keepSafe(json)
    })
}
