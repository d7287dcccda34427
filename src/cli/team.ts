import { Argument, type Command, Option } from 'commander'
import type { Team } from '../../prisma/generated/client/client.js'
import { TeamKind } from '../../prisma/generated/client/enums.js'
import { createTeamForOwner } from '../domain/accounts/owner-invitation.js'
import { listTeams, requireTeam } from '../domain/accounts/team.js'
import { setTeamArchived } from '../domain/accounts/team-archive.js'
import { userEmail } from '../domain/accounts/user.js'
import { oneLine } from '../domain/rules/text.js'
import { withDatabase } from './database.js'
import { by } from './options.js'
import { print, printAll } from './print.js'
import { shell } from './shell.js'

/** Kinds of teams by option. */
const kinds = { buyer: TeamKind.BUYER, publisher: TeamKind.PUBLISHER }

interface CreateOptions {
  name: string
  kind: string
  test?: true
  proPricing?: true
  ownerEmail?: string
  ownerName?: string
  json?: true
}

export function addTeamCommands(program: Command): void {
  const team = program
    .command('team')
    .description('Manage teams: the buyers and publishers of the marketplace')

  team
    .command('create')
    .description('Create a team with its account owner')
    .requiredOption('--name <name>', 'name of the team; determines its slug', by(oneLine))
    .addOption(
      new Option('--kind <kind>', 'whether the team orders or offers placements')
        .choices(Object.keys(kinds))
        .default('buyer'),
    )
    .option('--test', 'create a test team')
    .option('--pro-pricing', 'show the team prices of all tiers')
    .option(
      '--owner-email <email>',
      'email address of the account owner, who is invited by email (default: none, and the owner receives no email)',
      by(userEmail),
    )
    .option('--owner-name <name>', 'first and last name of a new owner', by(oneLine))
    .option('--json', 'print JSON')
    .action(
      async ({ name, kind, test, proPricing, ownerEmail, ownerName, json }: CreateOptions) => {
        const team = await withDatabase(({ prisma }) =>
          createTeamForOwner(prisma, shell, {
            name,
            kind: kinds[kind as keyof typeof kinds],
            isTest: test,
            proPricing,
            owner: { email: ownerEmail, name: ownerName },
          }),
        )
        print({ id: team.id, name, slug: team.slug, kind: team.kind }, { json })
      },
    )

  team
    .command('list')
    .description('List all teams')
    .option('--archived', 'include archived teams')
    .option('--json', 'print JSON')
    .action(async ({ archived: includeArchived, json }: { archived?: true; json?: true }) => {
      const teams = await withDatabase(({ prisma }) => listTeams(prisma, { includeArchived }))
      printAll(teams.map(includeArchived ? toListedTeamWithEnd : toListedTeam), { json })
    })

  team
    .command('archive')
    .description(
      'Archive a team: disables its tokens within a second and cancels its unpaid orders',
    )
    .addArgument(teamNamed())
    .option('--json', 'print JSON')
    .action((team: string, { json }: { json?: true }) => setArchived(team, true, json))

  team
    .command('restore')
    .description('Restore an archived team and its tokens')
    .addArgument(teamNamed())
    .option('--json', 'print JSON')
    .action((team: string, { json }: { json?: true }) => setArchived(team, false, json))
}

const teamNamed = () => new Argument('<slug or id>', 'the team')

async function setArchived(team: string, isArchived: boolean, json?: true): Promise<void> {
  const { id, name, slug, deletedAt } = await withDatabase(async ({ prisma }) => {
    const match = await requireTeam(prisma, team, { isArchived: !isArchived })
    return setTeamArchived(prisma, shell, match.id, isArchived)
  })
  print({ id, name, slug, archived_at: deletedAt }, { json })
}

function toListedTeam({ id, name, slug, kind, isTest, proPricingEnabled, createdAt }: Team) {
  const pricing = { pro_pricing: proPricingEnabled, created_at: createdAt }
  return { id, name, slug, kind, is_test: isTest, ...pricing }
}

const toListedTeamWithEnd = (team: Team) => ({ ...toListedTeam(team), archived_at: team.deletedAt })
