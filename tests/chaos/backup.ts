import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import pg from 'pg'
import { shell } from '../../src/cli/shell.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { newFileKey } from '../../src/files/key.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { root } from '../../src/root.js'
import { checkSecretKey } from '../../src/webhooks/key-check.js'
import { newToken, withDatabase } from '../bench/data.js'
import { ordersOf } from '../bench/orders-data.js'
import { type DatabaseSums, readSums } from '../support/expected/database-sums.js'
import { line } from '../support/fixtures/order.js'
import { cliFile } from '../support/processes/compiled.js'
import { secretKey, startInstance } from '../support/processes/instance.js'
import { endInOrder } from './processes.js'
import { ownDirectory } from './site.js'

// Backs up a marketplace under load, restores it into another directory, compares both by checksums of the same
// snapshot, and kills backups and restores while they run.
const options = new Command()
  .name('chaos:backup')
  .option('--orders <number>', 'number of orders in the marketplace', '100000')
  .option('--files <number>', 'number of files in the marketplace', '10000')
  .option('--kills <number>', 'number of kills, half of backups and half of restores', '20')
  .parse()
  .opts<Record<'orders' | 'files' | 'kills', string>>()
const [orders, files, kills] = [options.orders, options.files, options.kills].map(Number) as [
  number,
  number,
  number,
]

endInOrder()
const faults: string[] = []
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`

const directory = ownDirectory('backup')
const archive = join(directory, 'masthead.tar.gz')
const source = { DATA_DIR: join(directory, 'source') }
const { url: postgres, stop } = await openEmbedded({
  dataDir: join(directory, 'postgres'),
  role: 'server',
  durable: false,
})
const databaseUrl = await ordersOf(postgres, orders)
const buyers = await fill()
const server = await startInstance(databaseUrl, source)

const load = { ends: false, orders: 0, uploads: 0, failures: 0 }
const clients = buyers.map(shop)
await sleep(2_000)
const { sums, contents, durationMs: backupMs } = await backUpUnderLoad()
for (let turn = 1; turn <= kills / 2; turn++) await killBackup((backupMs * turn) / (kills / 2 + 1))
load.ends = true
await Promise.all(clients)
say(`Load: ${load.orders} orders and ${load.uploads} uploads, ${load.failures} failed`)
await server.end('SIGTERM')

const target = { DATA_DIR: join(directory, 'restored'), SECRET_KEY: '' }
const restoreMs = await restoreWhole()
rmSync(target.DATA_DIR, { recursive: true })
let finished = 0
for (let turn = 1; turn <= kills / 2; turn++) {
  if (await killRestore((restoreMs * turn) / (kills / 2 + 1))) finished++
}
if (finished === 0) await restoreWhole()
await stop()

say(faults.length === 0 ? 'No errors.' : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)

/** Creates teams that buy, and files of a team. */
async function fill() {
  return withDatabase(databaseUrl, async (db) => {
    await checkSecretKey(db.pool, secretKey)
    const made: { token: string; profileId: string; productId: string }[] = []
    const { productId } = await db.prisma.listing.findFirstOrThrow({
      where: { withheld: null, standardPrice: { not: null } },
    })
    for (let number = 0; number < 4; number++) {
      const team = await createTeam(db.prisma, shell, { name: `Buyer ${number}` })
      const profile = await db.prisma.profile.create({
        data: { teamId: team.id, name: 'Profile', logo: 'https://logos.example.com/p.png' },
      })
      made.push({ token: await newToken(db, team), profileId: profile.id, productId })
      if (number > 0) continue
      for (let done = 0; done < files; done += 500) {
        const batch = Array.from({ length: Math.min(500, files - done) }, () => {
          const content = randomBytes(1_000 + Math.floor(Math.random() * 30_000))
          return { key: newFileKey('txt'), content }
        })
        for (const { key, content } of batch) {
          const folder = join(source.DATA_DIR, 'files', key.slice(2, 4))
          await mkdir(folder, { recursive: true })
          await writeFile(join(folder, key), content)
        }
        await db.prisma.file.createMany({
          data: batch.map(({ key, content }) => ({
            ...{ key, name: `${key}.txt`, mimeType: 'text/plain', size: content.length },
            sha256: Uint8Array.from(createHash('sha256').update(content).digest()),
            ...{ teamId: team.id, uploadedById: team.ownerId },
          })),
        })
      }
    }
    return made
  })
}

/** Places orders and uploads files until the load ends. */
async function shop({ token, profileId, productId }: Awaited<ReturnType<typeof fill>>[number]) {
  const authorization = `Bearer ${token}`
  while (!load.ends) {
    const ordered = await fetch(`${server.url}/orders/checkout`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ profile_id: profileId, line_items: [line(productId)] }),
    }).catch(() => undefined)
    if (ordered?.ok) load.orders++
    else load.failures++
    const form = new FormData()
    form.append('files', new Blob([randomBytes(2_000).toString('hex')]), 'note.txt')
    const uploaded = await fetch(`${server.url}/files/upload`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    }).catch(() => undefined)
    if (uploaded?.ok) load.uploads++
    else load.failures++
    await sleep(50)
  }
}

function begin(args: string[], more: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SECRET_KEY: secretKey, ...more }
  return spawn(process.execPath, [cliFile, ...args], {
    ...{ env, cwd: root },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function run(args: string[], more: Record<string, string>): Promise<number> {
  const [code] = await once(begin(args, more), 'exit')
  return code
}

/** Creates a backup, and computes the checksums in the snapshot of the backup. */
async function backUpUnderLoad() {
  const begun = performance.now()
  const child = begin(['backup', archive], { ...source, DATABASE_URL: databaseUrl })
  const exited = once(child, 'exit')
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, residentMemory(child.pid!))
  }, 50)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let snapshot: string | undefined
  while (!snapshot && child.exitCode === null) {
    const { rows } = await client.query(`SELECT pg_ls_dir('pg_snapshots') AS name`)
    snapshot = rows[0]?.name
  }
  await client.query(
    `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET TRANSACTION SNAPSHOT '${snapshot}'; SET LOCAL timezone = 'UTC'`,
  )
  const [code] = await exited
  const durationMs = performance.now() - begun
  clearInterval(watch)
  if (code !== 0) throw new Error('The backup failed')
  say(
    `Backup: ${seconds(begun)}, archive ${megabytes(statSync(archive).size)}, memory ${megabytes(memory)}`,
  )
  const sums = await readSums(client)
  const { rows } = await client.query<{ key: string; sha256: Buffer }>(
    'SELECT key, sha256 FROM file WHERE purged_at IS NULL',
  )
  await client.end()
  const contents = new Map(rows.map(({ key, sha256 }) => [key, sha256.toString('hex')]))
  return { sums, contents, durationMs }
}

/** Kills a backup after a time. It must not leave an archive. */
async function killBackup(afterMs: number): Promise<void> {
  const file = join(directory, 'killed.tar.gz')
  const child = begin(['backup', file], { ...source, DATABASE_URL: databaseUrl })
  await sleep(afterMs)
  await killed(child)
  if (existsSync(file)) {
    if ((await run(['backup', '--check', file], {})) !== 0)
      faults.push(`A backup that was killed after ${afterMs} ms left an incomplete archive`)
  }
  const draft = `${file}.part`
  if (existsSync(draft)) {
    const isWhole = (await check(draft)) === 0
    if (isWhole && !existsSync(file))
      say(`Killed at ${Math.round(afterMs)} ms, just before the archive was renamed`)
  }
  rmSync(file, { force: true })
  rmSync(draft, { force: true })
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function check(file: string): Promise<number> {
  const child = spawn(process.execPath, [cliFile, 'backup', '--check', file], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

async function restoreWhole(): Promise<number> {
  const begun = performance.now()
  if ((await run(['restore', archive], target)) !== 0) faults.push('The restore failed')
  const durationMs = performance.now() - begun
  say(`Restore: ${seconds(begun)}`)
  await compare(await sumsOf(target.DATA_DIR))
  return durationMs
}

/** Kills a restore after a time. It must leave nothing or everything. @returns whether it had finished before */
async function killRestore(afterMs: number): Promise<boolean> {
  const child = begin(['restore', archive], target)
  await sleep(afterMs)
  await killed(child)
  if (!existsSync(join(target.DATA_DIR, 'postgres'))) return false
  const { url, stop } = await openEmbedded({ dataDir: target.DATA_DIR, role: 'client' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The lock of Prisma Migrate is free once PostgreSQL has rolled back the killed process's transaction.
  await client.query('SELECT pg_advisory_lock(72707369)')
  const { rows } = await client.query(
    `SELECT to_regclass('"order"') IS NOT NULL AS filled, to_regclass('_masthead_restore') IS NOT NULL AS marked`,
  )
  const { filled, marked } = rows[0]
  await client.end()
  await stop()
  if (filled === marked && filled)
    faults.push(`After ${afterMs} ms: restored, and marked as incomplete`)
  if (!filled) return false
  await compare(await sumsOf(target.DATA_DIR))
  rmSync(target.DATA_DIR, { recursive: true })
  return true
}

async function sumsOf(dataDir: string): Promise<DatabaseSums> {
  const { url, stop } = await openEmbedded({ dataDir, role: 'client' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SET timezone = 'UTC'`)
    return await readSums(client)
  } finally {
    await client.end()
    await stop()
  }
}

async function compare(restored: DatabaseSums): Promise<void> {
  for (const [table, sum] of Object.entries(sums.rows)) {
    if (restored.rows[table] !== sum) faults.push(`${table}: ${sum} became ${restored.rows[table]}`)
  }
  const stored = readdirSync(join(target.DATA_DIR, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  for (const { name, parentPath } of stored) {
    const sha256 = createHash('sha256')
      .update(readFileSync(join(parentPath, name)))
      .digest('hex')
    if (contents.get(name) !== sha256) faults.push(`The content of ${name} differs`)
  }
  if (stored.length !== contents.size) faults.push(`${contents.size} files became ${stored.length}`)
  say(`Compared ${Object.keys(sums.rows).length} tables and ${stored.length} files by checksums`)
}

function residentMemory(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
