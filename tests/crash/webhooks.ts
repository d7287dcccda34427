import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { openDatabase } from '../../src/db.js'
import { writeEvents } from '../support/events.js'
import { startInstance } from '../support/instance.js'
import { openSubscribers } from '../support/subscribers.js'

// Kills one of two instances at random moments while events are written: every event must arrive at every
// endpoint, and what arrives twice must have the same `webhook-id`.
const options = new Command()
  .option('--kills <number>', 'how often', '50')
  .option('--patience <seconds>', 'for what is left after the last kill', '120')
  .parse()
  .opts<{ kills: string; patience: string }>()

const directory = mkdtempSync(join(tmpdir(), 'masthead-crash-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
await createDatabase(postgres.url, 'crash')
const url = databaseUrl(postgres.url, 'crash')
await migrate(url)
const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead crash' })
const world = await openSubscribers(db, {
  teams: 2,
  behaviours: () => ['healthy', 'healthy', 'healthy'],
  articles: 5,
})
const steady = await startInstance(url)

let writing = true
let rounds = 0
const writer = (async () => {
  while (writing) {
    await writeEvents(db, world.articleIds)
    rounds++
    await sleep(100)
  }
})()
for (let kill = 1; kill <= Number(options.kills); kill++) {
  const victim = await startInstance(url)
  await sleep(Math.random() * 1_500)
  await victim.end('SIGKILL')
  process.stderr.write(`\rKilled ${kill} times, ${rounds * 10} events written`)
}
writing = false
await writer

const expected = rounds * 5
const end = Date.now() + Number(options.patience) * 1000
while (world.all.some(({ seen }) => seen.size < expected) && Date.now() < end) await sleep(200)
// What would come once more comes now.
await sleep(1_000)

const sum = (of: (one: (typeof world.all)[0]) => number) =>
  world.all.reduce((total, one) => total + of(one), 0)
const figures = {
  events: rounds * world.articleIds.length,
  deliveries: expected * world.all.length,
  missing: sum(({ seen }) => Math.max(expected - seen.size, 0)),
  'with an id of their own though no event is theirs': sum(({ seen }) =>
    Math.max(seen.size - expected, 0),
  ),
  'duplicates, of the same webhook-id': sum(({ duplicates }) => duplicates),
  unverified: sum(({ unverified }) => unverified),
}
process.stderr.write('\n')
console.table(figures)
await steady.end('SIGTERM')
world.close()
await db.close()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
const [, , missing, strangers, , unverified] = Object.values(figures)
process.exit(missing || strangers || unverified ? 1 : 0)
