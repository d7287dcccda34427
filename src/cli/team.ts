import type { Command } from 'commander'
import type { Team } from '../../prisma/generated/client/client.js'
import { createTeam, listTeams, teamName } from '../domain/accounts/team.js'
import { userEmail } from '../domain/accounts/user.js'
import { withDatabase } from './database.js'
import { by } from './options.js'
import { print, printAll } from './print.js'
import { shell } from './shell.js'

interface CreateOptions {
  name: string
  proPricing?: true
  ownerEmail?: string
  ownerName?: string
  json?: true
}

/** Adds `masthead team`. */
export function addTeamCommands(program: Command): void {
  const team = program.command('team').description('Teams, the customers of the marketplace')

  team
    .command('create')
    .description('Create a team with its account owner')
    .requiredOption('--name <name>', 'name of the team; its slug follows', by(teamName))
    .option('--pro-pricing', 'let it see prices of all tiers')
    .option('--owner-email <email>', 'address of the account owner', by(userEmail))
    .option('--owner-name <name>', 'first and last name of an owner who is made', by(teamName))
    .option('--json', 'print JSON')
    .action(async ({ name, proPricing, ownerEmail, ownerName, json }: CreateOptions) => {
      const { id, slug } = await withDatabase(({ prisma }) =>
        createTeam(prisma, shell, {
          name,
          proPricing,
          owner: { email: ownerEmail, name: ownerName },
        }),
      )
      print({ id, name, slug }, { json })
    })

  team
    .command('list')
    .description('List all teams')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const teams = await withDatabase(({ prisma }) => listTeams(prisma))
      printAll(teams.map(listed), { json })
    })
}

function listed({ id, name, slug, proPricingEnabled, createdAt }: Team) {
  return { id, name, slug, pro_pricing: proPricingEnabled, created_at: createdAt }
}
