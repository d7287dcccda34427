import type { Command } from 'commander'
import { parseEnv } from '../config/env.js'
import { keepSecretKey } from '../config/secret-key.js'
import { passphrase, printBackup } from './backup.js'
import { withDatasource } from './database.js'

export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .description('Fill an empty database, file store and DATA_DIR from an archive')
    .argument('<file>', 'archive of "masthead backup"')
    .option('--passphrase-file <file>', 'file with the passphrase of the archive', passphrase)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Example: DATA_DIR=/var/lib/masthead masthead restore /backups/masthead-2026-11-22.tar.gz
The targets must be empty. Repeat an interrupted restore; until it is complete, no server starts there.`,
    )
    .action(async (file: string, options: { passphraseFile?: string; json?: true }) => {
      const { openArchive, restoreBackup: restore } = await import('./archive/restore.js')
      const { openStore } = await import('../files/open-store.js')
      const archive = await openArchive(file, options.passphraseFile)
      const secretKey = process.env.SECRET_KEY
      const env = parseEnv({ ...process.env, SECRET_KEY: secretKey || archive.secretKey })
      if (env.secretKey !== archive.secretKey) {
        throw new Error(
          'SECRET_KEY differs from the entry secret_key of the archive. Set it to that value.',
        )
      }
      const restored = await withDatasource(async ({ directUrl }) => {
        const files = await openStore(env.fileStore)
        try {
          return await restore(archive, {
            databaseUrl: directUrl,
            files,
            onClaimed() {
              if (env.database.kind === 'embedded' && !secretKey)
                keepSecretKey(env.dataDir, archive.secretKey)
            },
          })
        } finally {
          files.close()
        }
      }, env)
      printBackup(restored, options)
      if (env.database.kind === 'url' && !secretKey)
        console.error(
          'Start the server with SECRET_KEY set to the entry secret_key of the archive.',
        )
    })
}
