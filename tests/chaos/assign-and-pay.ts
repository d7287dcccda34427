import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { PrismaClient } from '../../prisma/generated/client/client.js'

/** Sends a request to the server, over the network or injected. */
export type Send = (
  method: 'POST' | 'PUT',
  token: string,
  path: string,
  body: object,
) => Promise<{ status: number; body: unknown }>

/** Server and records that the rounds use. */
export interface Scene {
  send: Send
  prisma: PrismaClient
  /** A full_access token of a team, a profile of it, and a product on sale. */
  token: string
  profileId: string
  productId: string
  /** Token of an operator. */
  operator: string
}

/** Counts over all rounds. */
export interface Tally {
  assignments: number
  payments: number
  /** Responses with `unavailable`, which a busy machine returns. Their requests were sent again. */
  busy: number
  /** Unexpected responses, with the kind of the request, status and body. */
  faults: string[]
  /** Orders that are not paid, and articles that are not in the campaign of their order item. */
  unpaid: number
  astray: number
}

const units = 7

/**
 * Runs rounds of concurrent requests on two orders: fourteen assignments to a campaign and four payments. Each
 * assignment lists items of both orders in a random sequence, and each order is paid twice. All assignments and one
 * payment of each order must succeed. The other payment must be refused.
 */
export async function assignAndPay(scene: Scene, rounds: number): Promise<Tally> {
  const tally: Tally = { assignments: 0, payments: 0, busy: 0, faults: [], unpaid: 0, astray: 0 }
  const send: Send = async (...request) => {
    for (;;) {
      const answer = await scene.send(...request)
      if (!isBusy(answer)) return answer
      tally.busy++
    }
  }
  for (let round = 0; round < rounds; round++) await play({ ...scene, send }, tally)
  return tally
}

async function play(scene: Scene, tally: Tally): Promise<void> {
  const { send, prisma, token, operator, profileId } = scene
  const profile = await prisma.profile.findUniqueOrThrow({ where: { id: profileId } })
  const { id: campaignId } = await prisma.campaign.create({
    data: { teamId: profile.teamId, profileId, name: 'Round' },
  })
  const orders = [await checkout(scene), await checkout(scene)]
  const items = await prisma.orderItem.findMany({ where: { orderId: { in: orders } } })
  const ids = items.map(({ id }) => id)

  const assign = async () => {
    const order_item_ids = shuffled(ids).slice(0, randomInt(1, ids.length))
    const answer = await send('POST', token, `/campaigns/${campaignId}/order-items`, {
      order_item_ids,
    })
    tally.assignments++
    if (answer.status !== 200) tally.faults.push(`assignment: ${describe(answer)}`)
  }
  const pay = async (orderId: string) => {
    const query = `mutation { markOrderPaid(input: {orderId: "${orderId}"}) { id } }`
    const answer = await send('POST', operator, '/graphql', { query })
    const { data, errors } = answer.body as {
      data?: object | null
      errors?: { extensions: { code: string } }[]
    }
    if (data) tally.payments++
    else if (errors?.[0]?.extensions.code !== 'invalid_transition')
      tally.faults.push(`payment: ${describe(answer)}`)
  }
  const requests = [
    ...Array.from({ length: 14 }, () => assign),
    ...[...orders, ...orders].map((id) => () => pay(id)),
  ]
  await Promise.all(shuffled(requests).map((send) => send()))

  tally.unpaid += await prisma.order.count({
    where: { id: { in: orders }, status: { not: 'PAID' } },
  })
  const articles = await prisma.article.findMany({
    where: { orderItemId: { in: ids } },
    select: { campaignId: true, orderItem: { select: { campaignId: true } } },
  })
  tally.astray += ids.length - articles.length
  for (const article of articles)
    if (article.campaignId !== article.orderItem.campaignId) tally.astray++
}

async function checkout({ send, token, profileId, productId }: Scene): Promise<string> {
  const line = { product_id: productId, quantity: units, is_add_on: false }
  const order = { profile_id: profileId, line_items: [line] }
  return (await insist<{ id: string }>(send('POST', token, '/orders/checkout', order))).id
}

async function insist<T>(response: ReturnType<Send>): Promise<T> {
  const answer = await response
  if (answer.status !== 200) throw new Error(describe(answer))
  return answer.body as T
}

/** Whether the server rejected the request because it got no database connection in time. */
const isBusy = ({ body }: Awaited<ReturnType<Send>>) =>
  /"code":"unavailable"/.test(JSON.stringify(body))

const describe = ({ status, body }: Awaited<ReturnType<Send>>) =>
  `${status} ${JSON.stringify(body)}`

function shuffled<T>(all: readonly T[]): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(randomInt(rest.length), 1)[0]!)
}

/**
 * Number of deadlocks that PostgreSQL has counted in the database.
 * @param pool is emptied first, because a connection may report its counts only when it ends
 */
export async function deadlocks(pool: pg.Pool): Promise<number> {
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const { rows: backends } = await all[0]!.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [pool.options.application_name],
  )
  for (const client of all) client.release(true)
  const pids = backends.map(({ pid }) => pid)
  for (;;) {
    const { rows } = await pool.query<{ deadlocks: number; left: number }>(
      `SELECT deadlocks::int,
         (SELECT count(*)::int FROM pg_stat_activity WHERE pid = ANY ($1::int[])) AS left
       FROM pg_stat_database WHERE datname = current_database()`,
      [pids],
    )
    if (rows[0]!.left === 0) return rows[0]!.deadlocks
  }
}
