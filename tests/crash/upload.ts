import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { openDatabase } from '../../src/db.js'
import { longestUpload, removeOrphans } from '../../src/files/clean-up.js'
import { LocalStore } from '../../src/files/local-store.js'
import { newToken } from '../bench/data.js'
import { startInstance } from '../support/instance.js'
import { bytesOf, storedKeys } from '../support/stored.js'

// Kills the server at random moments while files are uploaded: every row must have its bytes, every upload
// that was answered its rows, and after the clean-up the store must hold nothing else.
const options = new Command().option('--kills <number>', 'how often', '30').parse().opts<{
  kills: string
}>()

const directory = mkdtempSync(join(tmpdir(), 'masthead-crash-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
await createDatabase(postgres.url, 'crash')
const url = databaseUrl(postgres.url, 'crash')
await migrate(url)
const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead crash' })
const token = await newToken(db)

const answered: string[] = []
let refused = 0

/** Uploads two files at a time until the server is gone. */
async function uploader(base: string): Promise<void> {
  for (;;) {
    const form = new FormData()
    for (const size of [200_000, 3_000_000]) {
      const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])
      form.append('files', new Blob([pdf]), 'crash.pdf')
    }
    const response = await fetch(`${base}/files/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const body = (await response.json()) as { files?: { file_key: string }[] }
    if (!response.ok) refused++
    answered.push(...(body.files ?? []).map(({ file_key }) => file_key))
  }
}

for (let kill = 1; kill <= Number(options.kills); kill++) {
  const victim = await startInstance(url, { DATA_DIR: directory })
  const uploads = Array.from({ length: 4 }, () => uploader(victim.url).catch(() => undefined))
  await sleep(300 + Math.random() * 1_500)
  await victim.end('SIGKILL')
  await Promise.all(uploads)
  process.stderr.write(`\rKilled ${kill} times, ${answered.length} files answered`)
}

const files = new LocalStore(join(directory, 'files'))
const leftOver = storedKeys(directory).length - (await db.prisma.file.count())
await removeOrphans({ db, files }, new Date(Date.now() + longestUpload + 1_000))
const rows = await db.prisma.file.findMany({ select: { key: true, size: true, sha256: true } })
const keys = new Set(rows.map(({ key }) => key))
let damaged = 0
for (const { key, size, sha256 } of rows) {
  const bytes = await files.open(key).then(bytesOf, () => Buffer.alloc(0))
  const same = createHash('sha256').update(bytes).digest().equals(sha256)
  if (bytes.length !== size || !same) damaged++
}
const figures = {
  answered: answered.length,
  rows: rows.length,
  'left over by the kills, before the clean-up': leftOver,
  refused,
  'answered, without a row': answered.filter((key) => !keys.has(key)).length,
  'rows without their bytes': damaged,
  'left after the clean-up': storedKeys(directory).filter((key) => !keys.has(key)).length,
  'notes left': await db.prisma.pendingUpload.count(),
}
process.stderr.write('\n')
console.table(figures)
await db.close()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(Object.values(figures).slice(3).some(Boolean) ? 1 : 0)
