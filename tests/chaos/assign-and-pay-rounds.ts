import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { generateToken, hashToken } from '../../src/auth.js'
import { shell } from '../../src/cli/shell.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { openDatabase } from '../../src/db.js'
import { createTeam } from '../../src/domain/team.js'
import { createOperatorToken } from '../../src/domain/token.js'
import { uuidV7 } from '../../src/uuid.js'
import { auditOrders } from '../support/audit.js'
import { startInstance } from '../support/instance.js'
import { sell } from '../support/shop.js'
import { assignAndPay, deadlocks, type Send } from './assign-and-pay.js'

// Fourteen assignments and four payments meet at two orders, round after round, on a server of its own: afterwards
// every order is paid and whole, and PostgreSQL has counted no deadlock.
const { rounds } = new Command()
  .option('--rounds <number>', 'how many', Number, 100)
  .parse()
  .opts<{ rounds: number }>()

const directory = mkdtempSync(join(tmpdir(), 'masthead-rounds-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
await createDatabase(postgres.url, 'rounds')
const url = databaseUrl(postgres.url, 'rounds')
await migrate(url)
const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead rounds' })
const { prisma } = db

const team = await createTeam(prisma, shell, { name: 'Rounds' })
const token = generateToken('mst_')
const id = uuidV7()
await prisma.apiToken.create({
  data: {
    ...{ id, lineageId: id, teamId: team.id, userId: team.ownerId, name: 'Rounds' },
    ...{ tokenHash: hashToken(token), hint: token.slice(0, 8), type: 'full_access', scopes: [] },
  },
})
const { id: profileId } = await prisma.profile.create({ data: { teamId: team.id, name: 'Rounds' } })
const { id: productId } = await sell(prisma)
const { raw: operator } = await createOperatorToken(prisma, shell, { name: 'Rounds' })

const server = await startInstance(url)
const send: Send = async (method, by, path, body) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const { faults, ...tally } = await assignAndPay(
  { send, prisma, token, profileId, productId, operator },
  rounds,
)
// What a server has counted is reported when its connections end.
await server.end('SIGTERM')
const counts = {
  faults: faults.length,
  deadlocks: await deadlocks(db.pool),
  ...(await auditOrders((sql) => prisma.$queryRawUnsafe(sql))),
}
for (const fault of faults) console.error(fault)
console.table(tally)
console.table(counts)
await db.close()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
const bad = tally.unpaid + tally.astray + Object.values(counts).reduce((sum, one) => sum + one, 0)
process.exit(bad > 0 ? 1 : 0)
