import { readFileSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import type { Backup } from './archive/backup.js'
import { withDatasource } from './database.js'
import { print } from './print.js'

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('Write database, files and secret key to an archive, while the server runs')
    .argument('<file>', 'archive to write; replaces an existing file once it is complete')
    .option(
      '--passphrase-file <file>',
      'file with the passphrase to encrypt the archive',
      passphrase,
    )
    .option('--check', 'verify an existing archive, and write nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Example: masthead backup /backups/masthead-$(date +%F).tar.gz --passphrase-file /etc/masthead/passphrase
Without a passphrase the archive contains the secret key in plain text. Store it where only you can read it.`,
    )
    .action(async (file: string, options: Options) => {
      const { checkArchive, openArchive } = await import('./archive/restore.js')
      const backup = options.check
        ? await checkArchive(await openArchive(file, options.passphraseFile))
        : await write(file, options)
      printBackup(backup, options)
    })
}

interface Options {
  passphraseFile?: string
  check?: true
  json?: true
}

function write(file: string, { passphraseFile }: Options): Promise<Backup> {
  return withDatasource(async ({ directUrl }, env) => {
    const { backUp } = await import('./archive/backup.js')
    const { openStore } = await import('../files/open-store.js')
    const files = await openStore(env.fileStore)
    try {
      return await backUp({
        file,
        passphrase: passphraseFile,
        databaseUrl: directUrl,
        files,
        secretKey: env.secretKey,
      })
    } finally {
      files.close()
    }
  })
}

/** Prints the summary of an archive. */
export function printBackup(
  { manifest, sums, files, missing, damaged }: Backup,
  { json }: { json?: true },
) {
  const { version, created_at, postgres, tables } = manifest
  print(
    {
      created_at,
      version,
      postgres,
      tables: tables.length,
      files,
      bytes: sums.bytes,
      sha256: sums.sha256,
      missing_files: missing,
      damaged_files: damaged,
    },
    { json },
  )
  if (missing.length > 0) {
    console.error(`The file store lacked the content of ${missing.length} files.`)
  }
  if (damaged.length > 0) {
    console.error(
      `The content of ${damaged.length} files is damaged in the file store and not in the archive: ${damaged.join(', ')}`,
    )
  }
}

/** Parses the option: returns the passphrase in the file. */
export function passphrase(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text) return text
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message)
  }
  throw new InvalidArgumentError('The file is empty.')
}
