import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { z } from 'zod'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { withDatabase } from './database.js'
import { by } from './options.js'
import { print } from './print.js'

const count = z
  .string()
  .regex(/^\d{1,8}$/, 'must be a whole number')
  .transform(Number)

const phases = {
  products: 'products',
  indexes: 'building indexes',
  statistics: 'gathering statistics',
}

export function addSeedCommand(program: Command): void {
  program
    .command('seed')
    .description('Add generated outlets and products, for measurements')
    .requiredOption('--products <count>', 'number of products, about five per outlet', by(count))
    .option(
      '--seed <number>',
      'seed of the generator; repeating a seed adds the products that follow',
      by(count),
      1,
    )
    .option('--json', 'print JSON')
    .action(async ({ products, seed, json }: { products: number; seed: number; json?: true }) => {
      const bar = new SingleBar({
        format: '{bar} {percentage}% | {value} of {total} | {phase} | {duration_formatted}',
      })
      bar.start(products, 0, { phase: phases.products })
      try {
        const result = await withDatabase((db) =>
          seedCatalogue(db, {
            products,
            seed,
            onProgress: ({ phase, done }) => bar.update(done, { phase: phases[phase] }),
          }),
        )
        bar.stop()
        print(result, { json })
      } finally {
        bar.stop()
      }
    })
}
