import { type Draw, draw } from '../../src/domain/ordering/ledger.js'
import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { demoCampaigns } from './campaigns.js'
import { chooseLines, type DemoLine, linkOf, type OffersTo, tierOf } from './on-sale.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams, userId } from './teams.js'

const idBase = Date.UTC(2025, 6, 1)
const day = 86_400_000
const readable = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const iso = (time: number) => new Date(time).toISOString()

// In the order in which they are spent: those that expire first.
const grants = [
  { credit_type: 'PROMOTIONAL', amount: 25_000, reason: 'Autumn promotion', lasts: 30 },
  { credit_type: 'BONUS', amount: 10_000, reason: 'Bonus on the payment', lasts: 90 },
  { credit_type: 'FUNDED', amount: 100_000, reason: 'Paid in by transfer', lasts: null },
] as const

/** Unpaid orders in every payment state. Amounts are in cents. */
const plans = [
  { payment: 'NOT_STARTED', ageDays: 2, lines: 3, addOn: true, discount: 5_000, credits: 20_000 },
  { payment: 'OPEN', ageDays: 1, lines: 2, discount: 0, credits: 0, provider: 'WIRE' },
  { payment: 'FAILED', ageDays: 3, lines: 1, discount: 0, credits: 0, provider: 'test' },
  { payment: 'EXPIRED', ageDays: 40, lines: 2, discount: 0, credits: 0, provider: 'WIRE' },
  { payment: 'NOT_STARTED', ageDays: 20, lines: 1, discount: 0, credits: 15_000, cancelled: true },
] as const

type Plan = {
  payment: string
  ageDays: number
  discount: number
  provider?: string
  cancelled?: boolean
}

const attemptStatus: Record<string, string> = {
  OPEN: 'STARTED',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
}

/** Returns the rows of the demo teams' credits and unpaid orders. Tables are in the order of insertion. */
export function orderRows(offersTo: OffersTo, now: number): Record<string, InsertRow[]> {
  const rows: Record<string, InsertRow[]> = {
    order: [],
    order_line_item: [],
    order_item: [],
    order_payment: [],
    team_ledger: [],
    team_ledger_leg: [],
  }
  for (const { slug } of demoTeams) {
    const credits = grants.map((grant, index) => addGrant(rows, slug, grant, index, now))
    plans.forEach((plan, index) => {
      const random = new Random(`demo open order ${slug} ${index}`)
      const chosen = chooseLines(random, offersTo(slug), plan.lines, 'addOn' in plan)
      const subtotal = chosen.reduce((sum, { product }) => sum + product.price, 0)
      const drawn = draw(credits, BigInt(Math.min(plan.credits, subtotal - plan.discount)))
      for (const { sourceId, amount } of drawn.legs) {
        credits.find(({ entryId }) => entryId === sourceId)!.remaining -= amount
      }
      const order = addOrder(rows, random, slug, plan, chosen, drawn, now)
      addLedger(rows, order, plan, drawn, now)
    })
  }
  return rows
}

function addGrant(
  rows: Record<string, InsertRow[]>,
  slug: string,
  { credit_type, amount, reason, lasts }: (typeof grants)[number],
  index: number,
  now: number,
) {
  const id = new Random(`demo credit ${slug} ${index}`).uuid(idBase)
  rows.team_ledger!.push({
    id,
    team_id: demoTeamId(slug),
    type: 'CREDIT',
    amount,
    credit_type,
    expires_at: lasts && iso(now + lasts * day),
    reason,
    transaction_id: id,
    order_id: null,
    created_at: iso(now - 60 * day),
  })
  return { entryId: id, creditType: credit_type, remaining: BigInt(amount) }
}

type Order = { id: string; team_id: string; reference_number: string }

function addOrder(
  rows: Record<string, InsertRow[]>,
  random: Random,
  slug: string,
  plan: Plan,
  lines: DemoLine[],
  drawn: Draw,
  now: number,
): Order {
  const { profile } = demoCampaigns.find(({ team }) => team === slug)!
  const owner = demoTeams.find((team) => team.slug === slug)!.owner
  const created = now - plan.ageDays * day
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick(readable)).join('')
  const subtotal = lines.reduce((sum, { product }) => sum + product.price, 0)
  const credits = Number(drawn.amount)
  const total = subtotal - plan.discount - credits
  const order = {
    id: random.uuid(idBase),
    team_id: demoTeamId(slug),
    reference_number: `ORD-20250701-${letters(13)}`,
  }
  const times = { created_at: iso(created), updated_at: iso(created) }
  const expires = plan.provider && iso(created + 30 * day)
  rows.order!.push({
    ...order,
    profile_id: profileId(profile),
    client_id: userId(owner),
    checkout_by_id: userId(owner),
    account_owner_email: owner,
    client_secret: `demo_${letters(32)}`,
    status: plan.cancelled ? 'CANCELLED' : 'CREATED',
    payment_status: plan.payment,
    payment_expires_at: plan.payment === 'OPEN' ? expires : null,
    subtotal,
    discount: plan.discount,
    credits_applied: credits,
    total,
    pricing_tier: tierOf(slug),
    ...times,
  })
  const belongs = { team_id: order.team_id, order_id: order.id }
  const lineIds = lines.map(() => random.uuid(idBase))
  lines.forEach((line, position) => {
    const { id: product_id, price, productPrice } = line.product
    const id = lineIds[position]!
    const common = { ...belongs, product_id, ...times }
    const link = linkOf(line, lineIds)
    rows.order_line_item!.push({ id, ...common, ...link, quantity: 1, price, position })
    rows.order_item!.push({
      id: random.uuid(idBase),
      ...common,
      order_line_item_id: id,
      profile_id: profileId(profile),
      sale_price: price,
      product_price: productPrice,
    })
  })
  if (plan.provider) {
    const id = random.uuid(idBase)
    rows.order_payment!.push({
      id,
      ...belongs,
      provider: plan.provider,
      idempotency_key: id,
      status: attemptStatus[plan.payment],
      amount: total,
      failure_code: plan.payment === 'FAILED' ? 'card_declined' : null,
      failure_message: plan.payment === 'FAILED' ? 'The card was declined.' : null,
      expires_at: expires,
      settled_at: plan.payment === 'OPEN' ? null : iso(created),
      ...times,
    })
  }
  return order
}

/** Adds the credits that an order used, and their reversal if it was cancelled. */
function addLedger(
  rows: Record<string, InsertRow[]>,
  { id: order_id, team_id, reference_number }: Order,
  plan: Plan,
  { amount, legs }: Draw,
  now: number,
): void {
  if (amount === 0n) return
  const random = new Random(`demo debit ${order_id}`)
  const debit = random.uuid(idBase)
  const created = now - plan.ageDays * day
  const entry = { team_id, order_id, transaction_id: debit }
  rows.team_ledger!.push({
    id: debit,
    ...entry,
    type: 'DEBIT',
    amount: Number(amount),
    credit_type: null,
    expires_at: null,
    reason: `Order ${reference_number}`,
    created_at: iso(created),
  })
  for (const leg of legs) {
    rows.team_ledger_leg!.push({
      id: random.uuid(idBase),
      team_id,
      entry_id: debit,
      credit_type: leg.creditType,
      direction: 'DEBIT',
      amount: Number(leg.amount),
      source_id: leg.sourceId,
    })
    if (!plan.cancelled) continue
    const source = rows.team_ledger!.find(({ id }) => id === leg.sourceId)!
    rows.team_ledger!.push({
      id: random.uuid(idBase),
      ...entry,
      type: 'CREDIT',
      amount: Number(leg.amount),
      credit_type: leg.creditType,
      expires_at: source.expires_at,
      reason: `Returned: order ${reference_number} was cancelled`,
      created_at: iso(created + day),
    })
  }
}
