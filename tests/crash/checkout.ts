import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { migrate } from '../../prisma/migrate.js'
import { generateToken, hashToken } from '../../src/auth.js'
import { shell } from '../../src/cli/shell.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { openDatabase } from '../../src/db.js'
import { settlePayments } from '../../src/domain/payment.js'
import { createTeam } from '../../src/domain/team.js'
import { createOperatorToken } from '../../src/domain/token.js'
import { testCard } from '../../src/payment/test-card.js'
import { uuidV7 } from '../../src/uuid.js'
import { auditOrders } from '../support/audit.js'
import { type Instance, startInstance } from '../support/instance.js'
import { grant, line, sell } from '../support/shop.js'

// Kills the server at random moments while clients check out, pay and cancel, and repeat with the same
// Idempotency-Key what they got no answer to: afterwards every order is whole, and no money lost or doubled.
const { kills, clients } = new Command()
  .option('--kills <number>', 'how often', Number, 50)
  .option('--clients <number>', 'how many at once', Number, 6)
  .parse()
  .opts<{ kills: number; clients: number }>()

const directory = mkdtempSync(join(tmpdir(), 'masthead-crash-'))
const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
await createDatabase(postgres.url, 'crash')
const url = databaseUrl(postgres.url, 'crash')
await migrate(url)
const db = openDatabase({ url, poolSize: 4, applicationName: 'masthead crash' })
const { prisma } = db

const products = [await sell(prisma), await sell(prisma, { standard: 19.99 })]
const addOn = await sell(prisma, { standard: 5, type: 'ADD_ON' })
const { raw: operator } = await createOperatorToken(prisma, shell, { name: 'Crash' })
const teams = await Promise.all([newTeam('One'), newTeam('Two')])

let server: Instance
let shopping = true
const tally = { asked: 0, answered: 0, replayed: 0, unanswered: 0 }

/** A team with credits that run out while it shops. */
async function newTeam(name: string) {
  const team = await createTeam(prisma, shell, { name })
  const token = generateToken('mst_')
  const id = uuidV7()
  const named = { id, lineageId: id, teamId: team.id, userId: team.ownerId, name: 'Crash' }
  const secret = { tokenHash: hashToken(token), hint: token.slice(0, 8) }
  await prisma.apiToken.create({ data: { ...named, ...secret, type: 'full_access', scopes: [] } })
  const profile = await prisma.profile.create({ data: { teamId: team.id, name } })
  for (let number = 0; number < 40; number++) await grant(prisma, team.id, 50 + number)
  return { token, profileId: profile.id }
}

/** Sends until there is an answer that says how it ended. */
async function insist(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      const answer = await send()
      if (answer.status < 500 && answer.status !== 409) return answer
    } catch {
      tally.unanswered++
    }
    await sleep(50)
  }
}

const json = (token: string, more: object = {}) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...more,
})

async function checkOut({ token, profileId }: (typeof teams)[number]) {
  const key = randomUUID()
  const lines = products.map(({ id }) => line(id, randomInt(1, 4)))
  const body = JSON.stringify({
    profile_id: profileId,
    line_items: [...lines, line(addOn.id, 1, { is_add_on: true })],
    discount: randomInt(0, 1000) / 100,
  })
  tally.asked++
  const answer = await insist(() =>
    fetch(`${server.url}/orders/checkout`, {
      method: 'POST',
      headers: json(token, { 'idempotency-key': key }),
      body,
    }),
  )
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  tally.answered++
  if (answer.headers.has('idempotency-replayed')) tally.replayed++
  return (await answer.json()) as { id: string; reference_number: string; total: number }
}

/** Pays on the guest page, as far as the server lives. */
async function pay(reference: string, total: number) {
  const page = `${server.url}/orders/checkout/${reference}`
  const opened = await fetch(page)
  const cookie = opened.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const _csrf = /name="_csrf" value="([^"]*)"/.exec(await opened.text())?.[1] ?? ''
  const card = randomInt(5) === 0 ? 'tok_declined' : 'tok_success'
  const body = new URLSearchParams({ _csrf, card, provider: total > 0 ? 'test' : 'none' })
  await fetch(`${page}/pay`, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })
}

async function cancel(orderId: string) {
  const query = `mutation { cancelOrder(input: {orderId: "${orderId}"}) { status } }`
  const body = JSON.stringify({ query })
  await fetch(`${server.url}/graphql`, { method: 'POST', headers: json(operator), body })
}

async function shop(team: (typeof teams)[number]) {
  while (shopping) {
    const { id, reference_number, total } = await checkOut(team)
    const choice = randomInt(10)
    const next = choice < 7 ? pay(reference_number, total) : choice < 9 ? cancel(id) : undefined
    await next?.catch(() => tally.unanswered++)
  }
}

const start = () =>
  startInstance(url, { PAYMENT_TEST_PROVIDER: '1', PROCESSING_FEE_PERCENT: '2.9' })
server = await start()
const shoppers = Array.from({ length: clients }, (_, index) => shop(teams[index % teams.length]!))
for (let kill = 1; kill <= kills; kill++) {
  // The next one starts while this one works; who is on the way to this one when it dies tries the next.
  const next = await start()
  await sleep(randomInt(500))
  const victim = server
  server = next
  await victim.end('SIGKILL')
  process.stderr.write(`\rKilled ${kill} times, ${tally.answered} checkouts answered`)
}
shopping = false
await Promise.all(shoppers)
await server.end('SIGTERM')

const payments = new Map([['test', testCard(db.pool)]])
const processing = await prisma.orderPayment.count({ where: { status: 'PROCESSING' } })
await settlePayments({ prisma, payments }, 0)
const orders = await prisma.order.groupBy({ by: ['status'], _count: true })
const counts = {
  'checkouts asked for more or less often than there are orders': Math.abs(
    tally.asked - orders.reduce((sum, { _count }) => sum + _count, 0),
  ),
  ...(await auditOrders(prisma)),
}
process.stderr.write('\n')
console.table({
  ...tally,
  'payments that a crash left in the middle': processing,
  ...Object.fromEntries(orders.map(({ status, _count }) => [`orders ${status}`, _count])),
})
console.table(counts)
await db.close()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(Object.values(counts).some(Boolean) ? 1 : 0)
