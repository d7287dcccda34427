import { type Command, Option } from 'commander'
import type { CatalogueFormat } from '../catalogue-file/read.js'

/** Option `--format`, for a file whose extension does not name its format. */
export function formatOption(): Option {
  return new Option('--format <format>', 'format of the file (default: by its extension)').choices([
    'csv',
    'jsonl',
  ])
}

/**
 * Returns the format of a catalogue file, from the option or else its extension. Exits with an error if both are
 * absent.
 */
export function catalogueFormat(
  file: string,
  option: CatalogueFormat | undefined,
  command: Command,
): CatalogueFormat {
  const extension = /\.(csv|jsonl)$/i.exec(file)?.[1]?.toLowerCase() as CatalogueFormat | undefined
  return option ?? extension ?? command.error('error: specify --format csv or --format jsonl')
}
