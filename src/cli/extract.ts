import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError } from 'commander'
import type { Team } from '../../prisma/generated/client/client.js'
import { scopesOfKind } from '../access/scope.js'
import type { Session } from '../access/session.js'
import { requireTeam } from '../domain/accounts/team.js'
import { invalidInput } from '../errors/app-error.js'
import type { ExportFormat } from '../query/export-field.js'
import { withDatabase } from './database.js'
import { withFile } from './describe-error.js'
import { catalogueFormat, formatOption } from './file-format.js'
import { shell } from './shell.js'

interface Options {
  fields?: string[]
  where?: unknown
  orderBy?: unknown
  team?: string
  show?: string
  archived?: true
  test?: true
  limit?: number
  format?: ExportFormat
}

export function addExtractCommand(program: Command): void {
  program
    .command('extract')
    .description('Write a list of the GraphQL API, such as orders or articles, to a file')
    .argument('<list>', 'root field of the list, such as orders')
    .argument('<file>', 'a .csv or .jsonl file to write, or - for standard output')
    .option('--fields <names>', 'fields to write, such as id,total,profile.name', list)
    .option('--where <json>', "conditions, in the format of the list's where argument", json)
    .option('--order-by <json>', 'order, such as {"field":"CREATED_AT","direction":"ASC"}', json)
    .option('--team <slug or id>', 'only records that this team can read (default: all records)')
    .option('--show <what>', 'value of the show argument, such as ALL for outlets')
    .option('--archived', 'include archived records')
    .option('--test', 'include records of test teams')
    .option('--limit <count>', 'maximum number of records', count)
    .addOption(formatOption())
    .action(async (name: string, file: string, options: Options, command: Command) => {
      await runExtract(name, file, options, catalogueFormat(file, options.format, command))
    })
}

async function runExtract(
  name: string,
  file: string,
  { fields, where, orderBy, team, show, archived, test, limit }: Options,
  format: ExportFormat,
): Promise<void> {
  const [{ schema }, { hasSearch }, { readExport }, { exportRecords }] = await Promise.all([
    import('../../schema/index.js'),
    import('../catalogue/condition.js'),
    import('../../schema/core/export.js'),
    import('../query/export.js'),
  ])
  await withDatabase(async (db) => {
    const session = sessionOf(team ? await requireTeam(db.prisma, team) : undefined)
    const exportQuery = readExport(schema, session, name, format, {
      fields,
      where,
      orderBy,
      show,
      includeArchived: archived,
      includeTest: test,
      limit,
    })
    if (hasSearch(exportQuery.where))
      throw invalidInput(
        ['where', 'q'],
        'invalid',
        'requires a running server; use `search` instead',
      )
    const records = await exportRecords(db, exportQuery)
    if (file === '-') await pipeline(records, process.stdout, { end: false })
    else {
      const count = new RecordCount(format)
      await withFile(file, () => pipeline(records, count.stream, createWriteStream(file)))
      const words = `${count.records.toLocaleString('en-US')} ${count.records === 1 ? 'record' : 'records'}`
      console.error(
        `Wrote ${words} of ${name} to ${file}, ${count.bytes.toLocaleString('en-US')} bytes.`,
      )
    }
  })
}

/** Counts the records that pass: lines that end outside of quotes, without the CSV header. */
class RecordCount {
  bytes = 0
  #lines = 0
  readonly #format: ExportFormat

  constructor(format: ExportFormat) {
    this.#format = format
  }

  get records(): number {
    return Math.max(this.#format === 'csv' ? this.#lines - 1 : this.#lines, 0)
  }

  readonly stream = new Transform({
    transform: (chunk: Buffer | string, _encoding, done) => {
      const bytes = Buffer.from(chunk)
      this.bytes += bytes.length
      for (const byte of bytes) {
        if (byte === quote && this.#format === 'csv') this.#isQuoted = !this.#isQuoted
        else if (byte === lineFeed && !this.#isQuoted) this.#lines++
      }
      done(null, bytes)
    },
  })

  #isQuoted = false
}

const quote = 0x22
const lineFeed = 0x0a

/** Session of an operator, or of the team. */
function sessionOf(team: Team | undefined): Session {
  if (!team) return shell
  const { id: teamId, kind: teamKind, isTest, proPricingEnabled: proPricing } = team
  const scopes = new Set(scopesOfKind[teamKind])
  return { ...shell, kind: 'team', role: 'OWNER', teamId, teamKind, isTest, scopes, proPricing }
}

const list = (text: string) => text.split(',').map((name) => name.trim())

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Must be JSON.')
  }
}

function count(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be a whole number of at least 1.')
}
