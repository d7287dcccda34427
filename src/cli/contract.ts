import type { Command } from 'commander'

/** Adds `masthead schema` and `masthead openapi`. */
export function addContractCommands(program: Command): void {
  program
    .command('schema')
    .description('Print the schema of the graph as SDL')
    .action(async () => {
      const { schemaText } = await import('./contract-text.js')
      process.stdout.write(schemaText())
    })

  program
    .command('openapi')
    .description('Print the description of the REST API, OpenAPI 3.1 as JSON')
    .option('--server <url>', 'base URL that the description names', '/')
    .action(async ({ server }: { server: string }) => {
      const { openapiText } = await import('./contract-text.js')
      process.stdout.write(openapiText(server))
    })
}
