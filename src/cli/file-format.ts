import { type Command, Option } from 'commander'
import type { Format } from '../catalogue-file/read.js'

/** `--format`, for a file whose name does not say. */
export function formatOption(): Option {
  return new Option('--format <format>', 'form of the file, if its name does not say').choices([
    'csv',
    'jsonl',
  ])
}

/** The format of a catalogue file: as asked for, else by its name. Ends the command when neither says. */
export function formatOf(file: string, asked: Format | undefined, command: Command): Format {
  const extension = /\.(csv|jsonl)$/i.exec(file)?.[1]?.toLowerCase() as Format | undefined
  return asked ?? extension ?? command.error('error: say --format csv or --format jsonl')
}
