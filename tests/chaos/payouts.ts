import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from './load.js'
import type { Site } from './site.js'
import { slowness } from './slowness.js'
import type { TroubledStripe } from './stripe.js'

/** Stripe account of the publisher. */
export const publisherAccount = 'acct_chaos'

const late = ['invalid_transition']
const settledWithinMs = 4 * 60_000

/** Runs a mutation. @returns the ID of its record; undefined after a refusal or a lost response */
export async function operate(
  load: Load,
  name: string,
  input: object,
  token = load.market.operator,
  expected: string[] = [],
): Promise<string | undefined> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`
  const { state, answer } = await load.mutate(name, '', name, token, query, input, [
    ...late,
    ...expected,
  ])
  return state === 'done' ? (answer!.json.data[name].id as string) : undefined
}

/** Delivers a placement, and pays its publisher by Stripe. Some payouts are cancelled, or reversed later. */
export async function payOut(load: Load): Promise<void> {
  const { random, market } = load
  await deliverNext(load)
  const payout = await operate(load, 'createPayout', { teamId: market.publisher.id })
  if (payout) {
    const choice = random.next()
    const reason = { reason: 'Chaos' }
    if (choice < 0.1) await operate(load, 'cancelPayout', { id: payout, ...reason })
    else if (choice < 0.2) await operate(load, 'markPayoutPaid', { id: payout, reference: 'T' })
    else if (choice < 0.95) await operate(load, 'sendPayout', { id: payout })
    // Two concurrent requests: one is refused.
    if (choice > 0.85) await operate(load, 'cancelPayout', { id: payout, ...reason })
    market.publisher.payouts.push(payout)
  }
  const before = random.pick(market.publisher.payouts)
  if (before && random.next() < 0.15)
    await operate(load, 'reversePayout', { id: before, reason: 'Chaos' })
}

/** Accepts a placement, and delivers it. */
export async function deliverNext(load: Load): Promise<void> {
  const { market } = load
  const query =
    '{ placements(first: 5, where: { status: { in: [OFFERED, ACCEPTED] }, withdrawnAt: { isNull: true } }) { nodes { id status orderItem { article { id } } } } }'
  const answer = await load.query(market.operator, query)
  const nodes: { id: string; status: string; orderItem: { article: { id: string } | null } }[] =
    answer?.json?.data?.placements?.nodes ?? []
  const placement = load.random.pick(nodes)
  if (!placement) return sleep(300)
  const { token } = market.publisher
  const { id, status, orderItem } = placement
  if (status === 'OFFERED') await operate(load, 'acceptPlacement', { id }, token)
  if (orderItem.article) {
    const input = { articleId: orderItem.article.id, status: 'pending-publishing' }
    await operate(load, 'setArticleStatus', input, market.operator, ['validation_failed'])
  }
  await operate(load, 'deliverPlacement', { id, liveUrl: 'https://daily.example/a' }, token)
}

/** Checks, after Stripe has recovered, that it has transferred exactly the paid payouts. */
export async function checkPayouts(site: Site): Promise<void> {
  const { postgres, report } = site
  const { connect } = site.load.stripe!
  await settled(site)
  const payouts = await postgres.query<{
    id: string
    status: string
    provider: string | null
    amount: number
  }>('SELECT id::text, status::text, provider, amount::float8 AS amount FROM payout')
  for (const { id, status, provider, amount } of payouts) {
    const sent = connect.sentOf(id)
    const owed = status === 'PAID' && provider ? amount : 0
    if (sent !== owed) {
      const what = `payout ${id} of ${amount} is ${status}, and Stripe has transferred ${sent}`
      report.breach(sent > owed ? 'doubled' : 'lost', what)
    }
  }
  const known = new Set(payouts.map(({ id }) => id))
  const strange = connect.transfers.filter(({ transfer_group }) => !known.has(transfer_group))
  if (strange.length > 0)
    report.breach('doubled', 'transfers without a payout', { count: strange.length })
  report.figures.push(figuresOf(payouts, site.load.stripe!))
}

/** Waits until every transfer and reversal has a result. Makes their checks due at once. */
async function settled({ postgres, report }: Site): Promise<void> {
  for (const end = performance.now() + settledWithinMs * slowness(); ; await sleep(1_000)) {
    const open = await postgres.query("SELECT FROM payout WHERE status IN ('SENDING', 'REVERSING')")
    if (open.length === 0) return
    // The server runs this job every ten minutes.
    await postgres.query(
      `SELECT graphile_worker.add_job('send_transfers', '{}'::json, job_key := 'send_transfers')`,
    )
    if (performance.now() < end) continue
    report.breach('late', `${open.length} transfers without a result`, { count: open.length })
    return
  }
}

function figuresOf(
  payouts: readonly { status: string; amount: number }[],
  { connect }: TroubledStripe,
): string {
  const counts = new Map<string, number>()
  for (const { status } of payouts) counts.set(status, (counts.get(status) ?? 0) + 1)
  const by = [...counts].map(([status, count]) => `${count} ${status}`).sort()
  const kept = connect.transfers.reduce((sum, one) => sum + one.amount - one.amount_reversed, 0)
  const reversed = connect.transfers.filter((one) => one.reversed).length
  return `${payouts.length} payouts: ${by.join(', ')}; ${connect.transfers.length} transfers at Stripe, ${reversed} reversed, $${(kept / 100).toFixed(2)} kept by the publisher`
}
