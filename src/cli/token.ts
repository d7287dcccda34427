import { Argument, type Command, Option } from 'commander'
import { z } from 'zod'
import type { ApiToken } from '../../prisma/generated/client/client.js'
import { type TeamKind, TokenType } from '../../prisma/generated/client/enums.js'
import { type Scope, scopes } from '../access/scope.js'
import { scopesOfToken } from '../domain/accounts/role.js'
import { requireTeam } from '../domain/accounts/team.js'
import {
  createApiToken,
  type IssuedToken,
  listApiTokens,
  revokeApiToken,
  rotateApiToken,
} from '../domain/accounts/token.js'
import { tokenName, tokenPowers } from '../domain/accounts/token-input.js'
import { overlapSeconds } from '../domain/rules/time.js'
import type { Db } from '../postgres/transaction.js'
import { withDatabase } from './database.js'
import { by, checkOptions, collect, duration } from './options.js'
import { print, printAll } from './print.js'
import { shell } from './shell.js'

interface CreateOptions {
  team: string
  type: TokenType
  scope?: string[]
  name: string
  expiresIn?: number
  json?: true
}

export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('Manage tokens of teams')

  token
    .command('create')
    .description('Create a token of a team and print it; it cannot be retrieved again')
    .requiredOption('--team <slug or id>', 'the team')
    .addOption(
      new Option('--type <type>', 'type of the token')
        .choices(Object.values(TokenType))
        .makeOptionMandatory(),
    )
    .option('--scope <scope>', 'scope of a custom token; repeatable', collect)
    .option('--name <name>', 'name of the token', by(tokenName), 'Command line')
    .option('--expires-in <duration>', 'expiry, such as 90d (default: never)', lifetime)
    .option('--json', 'print JSON')
    .addHelpText('after', `\nScopes:\n${scopes.map((scope) => `  ${scope}`).join('\n')}`)
    .action(async ({ team, type, scope, name, expiresIn, json }: CreateOptions) => {
      const powers = checkOptions(tokenPowers, { type, scopes: scope })
      const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null
      const issued = await withDatabase(async ({ prisma }) => {
        const { id: teamId, kind } = await requireTeam(prisma, team)
        const input = { teamId, name, expiresAt, ...powers }
        return withScopes(prisma, await createApiToken(prisma, shell, input), kind)
      })
      printIssued(issued, json)
    })

  token
    .command('list')
    .description("List a team's tokens, including expired and revoked ones")
    .requiredOption('--team <slug or id>', 'the team')
    .option('--json', 'print JSON')
    .action(async ({ team, json }: { team: string; json?: true }) => {
      const records = await withDatabase(async ({ prisma }) => {
        const { id, kind } = await requireTeam(prisma, team)
        const tokens = await listApiTokens(prisma, id)
        return Promise.all(
          tokens.map(async (token) =>
            toListedToken(token, await scopesOfToken(prisma, token, kind)),
          ),
        )
      })
      printAll(records, { json })
    })

  token
    .command('rotate')
    .description(
      'Replace a token with one that has the same rights and print it; it cannot be retrieved again',
    )
    .addArgument(tokenId())
    .option(
      '--overlap <duration>',
      'time for which the old token stays valid, up to 7d',
      overlap,
      0,
    )
    .option('--json', 'print JSON')
    .action(async (id: string, options: { overlap: number; json?: true }) => {
      const issued = await withDatabase(async ({ prisma }) => {
        const token = await rotateApiToken(prisma, shell, { id, overlapSeconds: options.overlap })
        const where = { id: token.token.teamId }
        const { kind } = await prisma.team.findUniqueOrThrow({ where })
        return withScopes(prisma, token, kind)
      })
      printIssued(issued, options.json)
    })

  token
    .command('revoke')
    .description('Revoke a token, on all instances within a second')
    .addArgument(tokenId())
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const { revokedAt } = await withDatabase(({ prisma }) => revokeApiToken(prisma, shell, id))
      print({ id, revoked_at: revokedAt }, { json })
    })
}

/** Notes that a raw token cannot be retrieved again. */
export function keepSafe(json: boolean | undefined): void {
  if (!json) console.error('Store the token safely. It cannot be shown again.')
}

const tokenId = () => new Argument('<id>', 'ID of the token').argParser(by(z.guid('is not a UUID')))

const lifetime = (text: string) => by(z.number().positive('must be longer than 0'))(duration(text))

const overlap = (text: string) => by(overlapSeconds)(duration(text))

interface IssuedWithScopes extends IssuedToken<ApiToken> {
  /** Effective scopes. */
  scopes: Scope[]
}

const withScopes = async (
  db: Db,
  issued: IssuedToken<ApiToken>,
  kind: TeamKind,
): Promise<IssuedWithScopes> => ({
  ...issued,
  scopes: await scopesOfToken(db, issued.token, kind),
})

function printIssued({ raw, token, scopes }: IssuedWithScopes, json: boolean | undefined): void {
  const { id, teamId, type, expiresAt } = token
  print(
    { id, token: raw, team_id: teamId, token_type: type, scopes, expires_at: expiresAt },
    { json },
  )
  keepSafe(json)
}

function toListedToken({ id, name, hint, type, ...token }: ApiToken, scopes: Scope[]) {
  return {
    id,
    name,
    hint,
    token_type: type,
    scopes,
    created_at: token.createdAt,
    last_used_at: token.lastUsedAt,
    expires_at: token.expiresAt,
    revoked_at: token.revokedAt,
  }
}
