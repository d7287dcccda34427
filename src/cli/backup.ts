import { readFileSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import type { Backup } from './archive/backup.js'
import { withDatasource } from './database.js'
import { print } from './print.js'

/** Adds `masthead backup`. */
export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('Write database, files and secret key into one archive, while the server runs')
    .argument('<file>', 'the archive; one of that name is replaced when the new one is whole')
    .option('--passphrase-file <file>', 'encrypt it with the passphrase in this file', passphrase)
    .option('--check', 'write nothing: read the archive, and tell whether it is whole')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Example: masthead backup /backups/masthead-$(date +%F).tar.gz --passphrase-file /etc/masthead/passphrase
Without a passphrase the archive has the secret key in the clear: keep it where only you can read.`,
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

/** Tells what an archive has. */
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
    console.error(`The content of ${missing.length} files was missing from the file store already.`)
  }
  if (damaged.length > 0) {
    console.error(
      `The content of ${damaged.length} files is damaged in the file store, and left out: ${damaged.join(', ')}`,
    )
  }
}

/** Reads the option: the passphrase that the file has. */
export function passphrase(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text) return text
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message)
  }
  throw new InvalidArgumentError('The file is empty.')
}
