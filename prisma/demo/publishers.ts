import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { claimedForm } from '../../src/values/claimed-url.js'
import type { PlacementStatus } from '../generated/client/enums.js'
import { itemId } from './articles.js'
import type { CatalogueRows } from './catalogue.js'
import { Random } from './random.js'
import { demoPublishers, demoTeamId, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000
const iso = (time: number) => new Date(time).toISOString()
const uuid = (what: string) => new Random(`demo ${what}`).uuid(idBase)

/** Placements in every status, by campaign and position of the order item. Position 6 is an add-on. */
const plans: { publisher: number; campaign: string; place: number; status: PlacementStatus }[] = [
  { publisher: 0, campaign: 'Water loss report 2026', place: 6, status: 'SETTLED' },
  { publisher: 0, campaign: 'Water loss report 2026', place: 0, status: 'DELIVERED' },
  { publisher: 1, campaign: 'Water loss report 2026', place: 2, status: 'ACCEPTED' },
  { publisher: 1, campaign: 'Harvest season', place: 0, status: 'DECLINED' },
  { publisher: 2, campaign: 'The Quiet Hours: paperback', place: 1, status: 'OFFERED' },
]

/** Outlets of publishers that are not on sale, by number: in DRAFT, PENDING_REVIEW and REJECTED. */
const unsold: Record<number, number> = { 21: 0, 22: 1, 24: 2 }

type Bought = Record<'order' | 'order_item' | 'article', InsertRow[]>

const find = (rows: InsertRow[], column: string, value: unknown) => {
  const row = rows.find((one) => one[column] === value)
  if (!row) throw new Error(`No row of the demo has the ${column} ${String(value)}`)
  return row
}

/**
 * Assigns outlets to publishers, and sets the payouts of their products and order items. Sale prices are unchanged:
 * they are set by operators.
 */
export function offerByPublishers(
  { outlet, product, product_price }: CatalogueRows,
  { order_item }: Bought,
): void {
  const owners = new Map(
    Object.entries(unsold).map(([number, publisher]) => [outlet[Number(number)]!.id, publisher]),
  )
  for (const { campaign, place, publisher } of plans) {
    const { product_id } = find(order_item, 'id', itemId(campaign, place))
    const { outlet_id } = find(product, 'id', product_id)
    if (!owners.has(outlet_id)) owners.set(outlet_id, publisher)
  }
  for (const row of outlet) {
    const publisher = owners.get(row.id)
    const isOwned = publisher !== undefined
    row.publisher_id = isOwned ? demoTeamId(demoPublishers[publisher]!.slug) : null
    row.claimed_url = isOwned && row.website_url ? claimedForm(String(row.website_url)) : null
    row.rejection_reason =
      isOwned && row.status === 'REJECTED' ? 'The outlet has no imprint.' : null
  }
  for (const row of product) {
    const isOwned = owners.has(row.outlet_id)
    const prices = product_price.filter(({ product_id }) => isOwned && product_id === row.id)
    const lowest = Math.min(...prices.map(({ unit_amount }) => Number(unit_amount)))
    row.payout = isOwned ? Math.floor(lowest * 0.8) : null
    row.has_manual_prices = isOwned
  }
  const placed = new Set(plans.map(({ campaign, place }) => itemId(campaign, place)))
  for (const row of order_item) {
    const payout = placed.has(String(row.id)) ? find(product, 'id', row.product_id).payout : null
    row.payout = payout
    row.marketplace_commission = payout === null ? null : Number(row.sale_price) - Number(payout)
  }
}

/** Returns the rows of placements, a payout and a statement. Tables are in the order of insertion. */
export function publishingRows(
  { order, order_item, article }: Bought,
  { outlet, product }: CatalogueRows,
  now: number,
): Record<string, InsertRow[]> {
  // Whole days, so that the lines of the statement, which contain times, are the same on the same day.
  const today = Math.floor(now / day) * day
  const deliveredAt = today - 55 * day
  const paidAt = deliveredAt + 31 * day
  const rows: Record<string, InsertRow[]> = {
    payout_account: accountRows(iso(deliveredAt)),
    payout: [],
    placement: [],
    placement_comment: [],
    publisher_ledger: [],
    invoice_number: [],
    payout_statement: [],
  }
  for (const { campaign, place, status } of plans) {
    const item = find(order_item, 'id', itemId(campaign, place))
    const { outlet_id, name } = find(product, 'id', item.product_id)
    const { publisher_id: team_id, name: outletName } = find(outlet, 'id', outlet_id)
    const ordered = Date.parse(String(find(order, 'id', item.order_id).date_paid))
    const written = article.find(({ order_item_id }) => order_item_id === item.id)
    const isSettled = status === 'SETTLED'
    const isDelivered = isSettled || status === 'DELIVERED'
    const delivered = isSettled ? iso(deliveredAt) : written?.published_at
    const id = uuid(`placement ${campaign} ${place}`)
    rows.placement!.push({
      ...{ id, team_id, order_item_id: item.id, product_id: item.product_id },
      article_id: written?.id ?? null,
      status,
      ...{ sale_price: item.sale_price, payout: item.payout },
      commission: item.marketplace_commission,
      accept_by: iso(ordered + 3 * day),
      accepted_at: isDelivered || status === 'ACCEPTED' ? iso(ordered + day) : null,
      declined_at: status === 'DECLINED' ? iso(ordered + 2 * day) : null,
      decline_reason: status === 'DECLINED' ? 'Our calendar is full until spring.' : null,
      delivered_at: isDelivered ? delivered : null,
      live_url: isDelivered ? `https://live.example.com/${id.slice(-12)}` : null,
      // Without `link_due_at`, the server does not request the URL, which does not exist.
      link_status: isDelivered ? 'OK' : null,
      link_checked_at: isDelivered ? delivered : null,
      settled_at: isSettled ? iso(paidAt) : null,
      created_at: iso(ordered),
      updated_at: isSettled ? iso(paidAt) : (delivered ?? iso(ordered)),
    })
    if (!isDelivered) continue
    if (!isSettled) rows.placement_comment!.push(...commentRows(String(team_id), id, now))
    rows.publisher_ledger!.push({
      id: uuid(`entry ${id}`),
      ...{ team_id, placement_id: id, type: 'EARNED', amount: item.payout },
      payable_at: iso(Date.parse(String(delivered)) + 30 * day),
      payout_id: isSettled ? uuid('payout') : null,
      created_at: delivered,
    })
    if (!isSettled) continue
    addPayout(rows, {
      teamId: String(team_id),
      amount: Number(item.payout),
      text: `${outletName}: ${name}`,
      deliveredAt,
      paidAt,
    })
  }
  return rows
}

/** Discussion between the first publisher and the operators. */
const comments = [
  {
    ...{ party: 'PUBLISHER', name: 'Owen Tanaka', email: 'owen@tidewater.example' },
    content: 'May we move the article to the front page for a week?',
  },
  {
    ...{ party: 'OPERATOR', name: 'Ruth Adeyemi', email: 'ruth@masthead.example' },
    content: 'Yes, please keep its URL.',
  },
]

const commentRows = (team_id: string, placement_id: string, now: number): InsertRow[] =>
  comments.map(({ party, name, email, content }, index) => ({
    id: uuid(`placement comment ${index}`),
    ...{ team_id, placement_id, party, content, author_name: name, user_id: userId(email) },
    created_at: iso(now - (2 - index) * 3_600_000),
  }))

const account = {
  account_holder: 'Tidewater Media',
  iban: 'DE89370400440532013000',
  address: '14 Quay Street\nMonterey, CA 93940',
  tax_number: '94-1234567',
}
const noAccount = { account_holder: null, iban: null, address: null, tax_number: null }

/** Every publisher has an account, and the first one a bank account. */
const accountRows = (at: string): InsertRow[] =>
  demoPublishers.map(({ slug }, index) => ({
    id: uuid(`payout account ${slug}`),
    team_id: demoTeamId(slug),
    ...(index === 0 ? account : noAccount),
    ...{ created_at: at, updated_at: at },
  }))

/** Payout of a single placement. Amount in cents. */
interface PaidPlacement {
  teamId: string
  amount: number
  /** Outlet and product. */
  text: string
  deliveredAt: number
  paidAt: number
}

/** Adds the payout of a publisher, and the statement of the month of the delivery. */
function addPayout(
  rows: Record<string, InsertRow[]>,
  { teamId: team_id, amount, text, deliveredAt, paidAt }: PaidPlacement,
): void {
  const reference = 'Tidewater 0001'
  rows.payout!.push({
    ...{ id: uuid('payout'), team_id, status: 'PAID', amount, reference },
    ...{ paid_at: iso(paidAt), created_at: iso(paidAt), updated_at: iso(paidAt) },
  })
  const month = new Date(deliveredAt)
  const [start, end] = [0, 1].map((more) =>
    Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + more, 1),
  ) as [number, number]
  const paid = paidAt < end ? -amount : 0
  const issued = end + 3.5 * (day / 24)
  const year = new Date(issued).getUTCFullYear()
  rows.invoice_number!.push({ prefix: 'STM', year, last: 1 })
  rows.payout_statement!.push({
    ...{ id: uuid('statement'), team_id, reference_number: `STM-${year}-000001` },
    ...{ period_start: iso(start), period_end: iso(end), language: 'EN', issued_at: iso(issued) },
    seller: { name: 'Masthead' },
    publisher: {
      name: account.account_holder,
      address: account.address,
      taxNumber: account.tax_number,
    },
    ...{ opening_balance: 0, earned: amount, reversed: 0, paid, closing_balance: amount + paid },
    lines: [
      { at: iso(deliveredAt), type: 'EARNED', text, amount },
      ...(paid ? [{ at: iso(paidAt), type: 'PAID', text: reference, amount: paid }] : []),
    ],
    created_at: iso(issued),
  })
}
