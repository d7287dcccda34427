import { type Command, Option } from 'commander'
import type { Format } from '../catalogue-file/read.js'

/** Option `--format`, for a file without a known extension. */
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
export function formatOf(file: string, asked: Format | undefined, command: Command): Format {
  const extension = /\.(csv|jsonl)$/i.exec(file)?.[1]?.toLowerCase() as Format | undefined
  return asked ?? extension ?? command.error('error: specify --format csv or --format jsonl')
}
