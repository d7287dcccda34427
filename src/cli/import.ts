import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { SingleBar } from 'cli-progress'
import { type Command, Option } from 'commander'
import { documentedColumns, unknownColumn } from '../catalogue-file/columns.js'
import { type ImportIssue, type ImportResult, importCatalogue } from '../catalogue-file/import.js'
import type { CatalogueFormat } from '../catalogue-file/read.js'
import { withDatabase } from './database.js'
import { withFile } from './describe-error.js'
import { catalogueFormat, formatOption } from './file-format.js'
import { print, printAll } from './print.js'

type Listed = Record<'faults' | 'warnings', ImportIssue[]>

type Options = {
  format?: CatalogueFormat
  partial?: true
  dryRun?: true
  columns?: true
  json?: true
}

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('Import outlets and products: one row per product, with its outlet repeated')
    .argument('[file]', 'a .csv or .jsonl file, or - for standard input')
    .addOption(formatOption())
    .option('--partial', 'import valid rows even if others have errors')
    .option('--dry-run', 'validate and count rows, and change nothing')
    .addOption(
      new Option('--columns', 'list the columns and exit').conflicts(['partial', 'dryRun']),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(async (file: string | undefined, options: Options, command: Command) => {
      if (options.columns) return listColumns(options)
      if (!file) return command.error("error: missing required argument 'file'")
      await runImport(file, catalogueFormat(file, options.format, command), options)
    })
}

const help = `
Rows are matched by outlet_key and product_key. Existing records are updated, new ones are created, and records
that the file does not contain are unchanged. An empty cell clears a value. An absent column leaves values
unchanged. A deleted key is restored. Each invalid line is reported with its number, and then nothing is
imported and the exit code is 1. A product for sale without a channel is imported with a warning.

In CSV, lists are separated by ";" and channels by "|". Escape either with "\\" in a text. In JSONL, lists
are arrays. Columns separated by semicolons or tabs, and amounts with a decimal comma, are accepted, as
spreadsheets save them. Exports prefix a text that begins with = + - or @ with ', so that a spreadsheet does
not run it. Imports remove the '.`

function listColumns({ json }: Options): void {
  if (json) {
    printAll(documentedColumns, { json })
    return
  }
  for (const { column, required, form, description, example } of documentedColumns) {
    const need = column.startsWith('product_') ? 'required if the row has a product' : 'required'
    console.log(`${column}${required ? ` (${need})` : ''}: ${form}`)
    if (description) console.log(`    ${description}`)
    if (example) console.log(`    Example: ${example}`)
  }
}

async function runImport(file: string, format: CatalogueFormat, options: Options): Promise<void> {
  const { partial, dryRun, json } = options
  const bar = new SingleBar({ format: '{bar} {percentage}% | {rows} rows | {duration_formatted}' })
  const issues: Listed = { faults: [], warnings: [] }
  const list = (name: keyof Listed, issue: ImportIssue) => {
    bar.stop()
    if (json) {
      issues[name].push(issue)
      return
    }
    const { line, column, reason } = issue
    const kind = name === 'warnings' ? 'warning: ' : ''
    const hint = reason === unknownColumn ? ' (see masthead import --columns)' : ''
    console.error(`line ${line}: ${kind}${column ? `${column} ` : ''}${reason}${hint}`)
  }
  const onIssue = (issue: ImportIssue) => list('faults', issue)
  const onWarning = (warning: ImportIssue) => list('warnings', warning)
  const size = file === '-' ? 0 : (await withFile(file, () => stat(file))).size
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file === '-' ? process.stdin : createReadStream(file)) {
      bytes += chunk.length
      yield chunk
    }
  }
  if (size > 0) bar.start(size, 0, { rows: 0 })
  try {
    const onRows = (rows: number) => bar.update(bytes, { rows })
    const result = await withDatabase((db) =>
      importCatalogue(db, {
        source: counted(),
        format,
        partial,
        dryRun,
        onRows,
        onIssue,
        onWarning,
      }),
    )
    bar.stop()
    report(result, issues, options)
    if (result.issues > 0) process.exitCode = 1
  } finally {
    bar.stop()
  }
}

const plural = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

function report(
  { rows, outlets, products, applied, issues, warnings }: ImportResult,
  issueLists: Listed,
  { dryRun, json }: Options,
): void {
  if (json) {
    print({ rows, applied, outlets, products, ...issueLists }, { json })
    return
  }
  for (const [name, count] of Object.entries({ error: issues, warning: warnings }))
    if (count > 0) console.error(`${plural(count, name)} in ${plural(rows, 'row')}.`)
  for (const [name, { created, updated, unchanged }] of Object.entries({ outlets, products })) {
    if (applied || (dryRun && created + updated + unchanged > 0)) {
      console.log(`${name}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
    }
  }
  if (!applied) console.log(dryRun ? 'Nothing was changed (dry run).' : 'Nothing was changed.')
}
