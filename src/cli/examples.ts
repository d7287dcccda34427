import type { Command } from 'commander'

const id = '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f'

/** Example of each command, by its name. */
const examples: Record<string, string> = {
  serve: 'PORT=8080 masthead serve',
  migrate: 'masthead migrate',
  'migrate status': 'masthead migrate status --json',
  'migrate new': 'masthead migrate new add_outlet_rating',
  seed: 'masthead seed --products 10000',
  import: 'masthead import outlets.csv --dry-run',
  export: 'masthead export outlets.csv',
  extract: `masthead extract orders orders.csv --fields id,total,status --where '{"status":{"eq":"PAID"}}'`,
  'team create': "masthead team create --name 'Acme Robotics' --json",
  'team list': 'masthead team list',
  'team archive': 'masthead team archive acme-robotics',
  'team restore': 'masthead team restore acme-robotics',
  'token create':
    'masthead token create --team acme-robotics --type custom --scope orders.lists --expires-in 90d',
  'token list': 'masthead token list --team acme-robotics',
  'token rotate': `masthead token rotate ${id} --overlap 24h`,
  'token revoke': `masthead token revoke ${id}`,
  'operator create': "masthead operator create --name 'Ada Lovelace' --json",
  'operator list': 'masthead operator list',
  'operator revoke': `masthead operator revoke ${id}`,
  'privacy export': 'masthead privacy export ada@example.com --output ada.json',
  'privacy erase': "masthead privacy erase ada@example.com --reason 'Request of 27 November'",
  'webhook create':
    'masthead webhook create --team acme-robotics --url https://example.com/hooks --topic article.status_changed',
  'webhook list': 'masthead webhook list --team acme-robotics',
  'webhook enable': `masthead webhook enable ${id}`,
  'webhook disable': `masthead webhook disable ${id}`,
  'webhook delete': `masthead webhook delete ${id}`,
  'webhook rotate-secret': `masthead webhook rotate-secret ${id} --overlap 24h`,
  'webhook test': `masthead webhook test ${id}`,
  'webhook listen': 'masthead webhook listen --port 4001 --secret whsec_…',
  'webhook deliveries': `masthead webhook deliveries ${id}`,
  'webhook replay': `masthead webhook replay ${id} --since 2h`,
  'secret-key adopt': 'masthead secret-key adopt',
  schema: 'masthead schema > schema.graphql',
  openapi: 'masthead openapi --server https://api.example.com > openapi.json',
}

/** Appends the examples to the help of all commands. */
export function addExamples(command: Command, words: readonly string[] = []): void {
  const example = examples[words.join(' ')]
  if (example) command.addHelpText('after', `\nExample: ${example}`)
  for (const one of command.commands) addExamples(one, [...words, one.name()])
}
