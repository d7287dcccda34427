import type { StatusPrefix } from '../../src/domain/production/workflow.js'
import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { crockford } from '../../src/values/reference.js'
import { campaignId, demoCampaigns } from './campaigns.js'
import {
  chooseLines,
  type DemoLine,
  type DemoProduct,
  linkOf,
  type OffersTo,
  tierOf,
} from './on-sale.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

/** Previous status in the history of an article, by status. Null for the first status. */
const before: Record<StatusPrefix, StatusPrefix | null> = {
  'pending-content-brief': null,
  'brief-ready-for-review': 'pending-content-brief',
  'brief-update-requested': 'brief-ready-for-review',
  'pending-draft': 'brief-ready-for-review',
  'draft-ready-for-review': 'pending-draft',
  'draft-update-requested': 'draft-ready-for-review',
  'request-revision': 'draft-ready-for-review',
  'pending-publishing': 'draft-ready-for-review',
  published: 'pending-publishing',
  'needs-info': 'pending-content-brief',
  'action-required': 'pending-draft',
  rejected: 'draft-ready-for-review',
}

const notes: Partial<Record<StatusPrefix, string>> = {
  'brief-update-requested': 'Please say whom we may quote.',
  'draft-update-requested': 'The second figure differs from the report.',
  'request-revision': 'The outlet asks for a shorter headline.',
  'needs-info': 'Which logo shall we use?',
  'action-required': 'The interview needs a date.',
  rejected: 'The outlet does not take this subject at present.',
}

/** Statuses of the articles of each campaign. Every status occurs, common ones more than once. */
const plan: Record<string, StatusPrefix[]> = {
  'Water loss report 2026': [
    'published',
    'published',
    'pending-publishing',
    'request-revision',
    'draft-ready-for-review',
    'rejected',
  ],
  'Series C announcement': ['pending-draft', 'draft-update-requested', 'action-required'],
  'Harvest season': ['pending-content-brief', 'brief-ready-for-review', 'needs-info'],
  'Month-end in minutes': ['published', 'draft-ready-for-review', 'brief-update-requested'],
  'The Quiet Hours: paperback': ['pending-content-brief', 'pending-content-brief'],
}

/** Email address of the writer of a team's articles. */
const writers: Record<string, string> = {
  'northwind-communications': 'ilse@masthead.example',
  'aurora-brand-studio': 'marisol@masthead.example',
}

const path = (status: StatusPrefix): StatusPrefix[] => {
  const previous = before[status]
  return previous ? [...path(previous), status] : [status]
}

/** ID of a demo article, by the name of its campaign and its position in it. */
export const articleId = (campaign: string, place: number) =>
  new Random(`demo article ${campaign} ${place}`).uuid(idBase)

type Tables = Record<
  'order' | 'order_line_item' | 'order_item' | 'article' | 'article_status_history',
  InsertRow[]
>

/**
 * Returns the rows of a paid order for each campaign, with its articles and their history. Tables are in the order of
 * insertion.
 */
export function articleRows(
  offersTo: OffersTo,
  statusIds: Record<string, string>,
  now: number,
): Tables {
  const rows: Tables = {
    order: [],
    order_line_item: [],
    order_item: [],
    article: [],
    article_status_history: [],
  }
  for (const campaign of demoCampaigns) {
    const random = new Random(`demo order ${campaign.name}`)
    const offers = offersTo(campaign.team)
    const lines = chooseLines(random, offers, plan[campaign.name]!.length, true)
    addOrder(rows, random, campaign, lines, now)
    plan[campaign.name]!.forEach((status, place) => {
      const { product } = lines[place]!
      addArticle(rows, campaign, { status, place, product }, statusIds, now)
    })
  }
  return rows
}

type Campaign = (typeof demoCampaigns)[number]

const paidAt = ({ ageDays }: Campaign, now: number) => now - (ageDays - 1) * day
const iso = (time: number) => new Date(time).toISOString()
const lineId = (campaign: string, place: number) =>
  new Random(`demo line ${campaign} ${place}`).uuid(idBase)
/** ID of the order item of a demo article. */
export const itemId = (campaign: string, place: number) =>
  new Random(`demo item ${campaign} ${place}`).uuid(idBase)

function addOrder(
  rows: Tables,
  random: Random,
  campaign: Campaign,
  lines: DemoLine[],
  now: number,
): void {
  const { team, profile, name, ageDays } = campaign
  const orderId = random.uuid(idBase)
  const owner = userId(demoTeams.find(({ slug }) => slug === team)!.owner)
  const total = lines.reduce((sum, { product }) => sum + product.price, 0)
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick(crockford)).join('')
  const belongs = { team_id: demoTeamId(team), order_id: orderId }
  const times = { created_at: iso(now - ageDays * day), updated_at: iso(paidAt(campaign, now)) }
  rows.order.push({
    id: orderId,
    team_id: demoTeamId(team),
    profile_id: profileId(profile),
    client_id: owner,
    checkout_by_id: owner,
    reference_number: `ORD-20250101-${letters(13)}`,
    client_secret: `demo_${letters(32)}`,
    status: 'PAID',
    payment_status: 'PAID',
    date_paid: iso(paidAt(campaign, now)),
    customer_invoice_id: `INV-20250101-${letters(13)}`,
    customer_invoice_source: 'WIRE',
    customer_invoice_date: iso(paidAt(campaign, now)),
    subtotal: total,
    total,
    pricing_tier: tierOf(team),
    ...times,
  })
  const lineIds = lines.map((_line, position) => lineId(name, position))
  lines.forEach((line, position) => {
    const { product } = line
    const id = lineIds[position]!
    rows.order_line_item.push({
      id,
      ...belongs,
      product_id: product.id,
      quantity: 1,
      price: product.price,
      position,
      ...linkOf(line, lineIds),
      ...times,
    })
    rows.order_item.push({
      id: itemId(name, position),
      ...belongs,
      order_line_item_id: id,
      product_id: product.id,
      profile_id: profileId(profile),
      campaign_id: campaignId(name),
      sale_price: product.price,
      product_price: product.productPrice,
      ...times,
    })
  })
}

function addArticle(
  rows: Tables,
  campaign: Campaign,
  { status, place, product }: { status: StatusPrefix; place: number; product: DemoProduct },
  statusIds: Record<string, string>,
  now: number,
): void {
  const { team, profile, name } = campaign
  const id = articleId(name, place)
  const paid = paidAt(campaign, now)
  const steps = path(status)
  // Distributes the steps evenly over the time since the payment, so that none is in the future.
  const at = (step: number) => iso(paid + ((now - paid) * step) / steps.length)
  const briefed = steps.includes('brief-ready-for-review')
  const drafted = steps.includes('draft-ready-for-review')
  const document = (kind: string) => `https://docs.example.com/${kind}/${id.slice(-12)}`
  const approved = (step: StatusPrefix) => (steps.includes(step) ? at(steps.indexOf(step)) : null)
  rows.article.push({
    id,
    team_id: demoTeamId(team),
    order_item_id: itemId(name, place),
    product_id: product.id,
    profile_id: profileId(profile),
    campaign_id: campaignId(name),
    status_id: statusIds[status],
    name: `${campaign.name}: ${product.name}`.slice(0, 255),
    brief_shared_doc_url: briefed ? document('brief') : null,
    brief_approved_at: approved('pending-draft'),
    draft_shared_doc_url: drafted ? document('draft') : null,
    draft_approved_at: approved('pending-publishing'),
    live_url: status === 'published' ? `https://live.example.com/${id.slice(-12)}` : null,
    writer_id: steps.includes('pending-draft') ? userId(writers[team]!) : null,
    support_agent_id: userId('daniel@masthead.example'),
    expected_completion_date: iso(paid + product.days * day),
    published_at: approved('published'),
    created_at: iso(paid),
    updated_at: at(steps.length - 1),
  })
  steps.forEach((step, index) => {
    rows.article_status_history.push({
      id: new Random(`demo move ${name} ${place} ${index}`).uuid(idBase),
      team_id: demoTeamId(team),
      article_id: id,
      status_id: statusIds[step],
      previous_status_id: index > 0 ? statusIds[steps[index - 1]!] : null,
      notes: notes[step] ?? null,
      actor_id: index > 0 ? userId('ruth@masthead.example') : null,
      effective_at: at(index),
      created_at: at(index),
    })
  })
}
