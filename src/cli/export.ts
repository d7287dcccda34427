import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { exportCatalogue } from '../catalogue-file/export.js'
import type { CatalogueFormat } from '../catalogue-file/read.js'
import { createDraft } from './archive/archive.js'
import { withDatabase } from './database.js'
import { withFile } from './describe-error.js'
import { catalogueFormat, formatOption } from './file-format.js'

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('Export all outlets and products in the format of import')
    .argument('<file>', 'a .csv or .jsonl file to write, or - for standard output')
    .addOption(formatOption())
    .action(async (file: string, { format }: { format?: CatalogueFormat }, command: Command) => {
      await runExport(file, catalogueFormat(file, format, command))
    })
}

async function runExport(file: string, format: CatalogueFormat): Promise<void> {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} rows | {duration_formatted}',
  })
  bar.start(1, 0)
  const onRows = (rows: number, total: number) => {
    bar.setTotal(total)
    bar.update(rows)
  }
  const write = (target: NodeJS.WritableStream) =>
    withDatabase((db) =>
      pipeline(Readable.from(exportCatalogue(db, { format, onRows })), target, {
        end: target !== process.stdout,
      }),
    )
  try {
    if (file === '-') return await write(process.stdout)
    // Writes to a temporary file first, so that an existing file is replaced only by a complete one.
    const part = `${file}.part`
    await withFile(file, async () => {
      const output = await createDraft(part)
      try {
        await write(output.createWriteStream({ flush: true }))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    })
  } finally {
    bar.stop()
  }
}
