import { join } from 'node:path'
import type { Command } from 'commander'
import { root } from '../root.js'

export function addContractCommands(program: Command): void {
  program
    .command('schema')
    .description('Print the GraphQL schema as SDL')
    .action(async () => {
      const { readFile } = await import('node:fs/promises')
      process.stdout.write(await readFile(join(root, 'schema', 'schema.graphql'), 'utf8'))
    })

  program
    .command('openapi')
    .description('Print the OpenAPI 3.1 document of the REST API as JSON')
    .option('--server <url>', 'base URL in the document', '/')
    .action(async ({ server }: { server: string }) => {
      const { openapiOf } = await import('../../rest/engine/description.js')
      process.stdout.write(`${JSON.stringify(openapiOf({ publicUrl: server }), null, 2)}\n`)
    })
}
