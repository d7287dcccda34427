import { toSlug } from '../../src/domain/rules/slug.js'
import type { InsertRow } from '../../src/postgres/insert-rows.js'
import type { OutletStatus } from '../generated/client/enums.js'
import { type Channel, type Offer, offersOf } from './offers.js'
import { type Publication, publication } from './publications.js'
import type { Random } from './random.js'
import type { TagRow } from './tags.js'

/** Records that outlets refer to. */
export type References = {
  tags: TagRow[]
  disclaimerIds: string[]
  categoryIds: Record<string, string>
  /** IDs of the product types, by prefix. */
  typeIds: Record<string, string>
}

/** Rows of the catalogue, by table. */
export type CatalogueRows = {
  outlet: InsertRow[]
  outlet_channel: InsertRow[]
  outlet_tag: InsertRow[]
  product: InsertRow[]
  product_channel: InsertRow[]
  product_price: InsertRow[]
}

export type OutletPlan = {
  random: Random
  /** Number of the outlet. Some values, such as the status, recur at regular intervals. */
  number: number
  /** Returns the key of the outlet, which is also the prefix of its products' keys. */
  key(publication: Publication): string
  /** Returns false for a name that is already used. If absent, names can repeat. */
  accept?(name: string): boolean
  /** Suffix that distinguishes the domains of outlets with the same name. */
  domainSuffix?: string
  now: number
  maxProducts?: number
}

const otherStatuses: OutletStatus[] = [
  'INACTIVE',
  'DRAFT',
  'PENDING_REVIEW',
  'PENDING_AGREEMENT',
  'REJECTED',
  'ARCHIVED',
  'SUSPENDED',
]
const day = 86_400_000
/**
 * Start of the timestamps in IDs. IDs must not depend on the current time, so a timestamp is this plus the number of
 * the outlet.
 */
export const idEpoch = Date.UTC(2024, 0, 1)

export function emptyRows(): CatalogueRows {
  return {
    outlet: [],
    outlet_channel: [],
    outlet_tag: [],
    product: [],
    product_channel: [],
    product_price: [],
  }
}

/** Generates an outlet with its channels, tags and products, and adds their rows. */
export function addOutlet(rows: CatalogueRows, refs: References, plan: OutletPlan): void {
  const { random, number, now } = plan
  let made = publication(random)
  for (let i = 0; plan.accept && !plan.accept(made.name); i++) {
    if (i === 1000) throw new Error('The publication names are used up')
    made = publication(random)
  }
  const key = plan.key(made)
  const domain = `${toSlug(made.name, 'outlet')}${plan.domainSuffix ?? ''}.example`
  const createdAt = now - Math.floor(random.float() ** 1.3 * 730 * day) - day
  const updatedAt = createdAt + Math.floor(random.float() * (now - createdAt))
  const outletId = random.uuid(idEpoch + number * 10)

  const status = otherStatuses[(number % 50) - 20] ?? 'ACTIVE'
  const isArchived = status === 'ARCHIVED' || number % 61 === 60
  rows.outlet.push({
    id: outletId,
    key,
    name: made.name,
    description: random.chance(0.95) ? made.description : null,
    website_url: made.kind === 'CREATOR' && random.chance(0.5) ? null : `https://www.${domain}`,
    logo: random.chance(0.9)
      ? `https://logos.example.com/${toSlug(made.name, 'outlet')}.png`
      : null,
    country: number % 97 === 96 ? null : made.country,
    state: number % 97 === 96 ? null : made.state,
    city: number % 97 === 96 ? null : made.city,
    is_indexed: random.chance(0.8),
    status: isArchived ? 'ARCHIVED' : status,
    former_status: isArchived && status !== 'ARCHIVED' ? status : null,
    category_id: random.chance(0.9)
      ? refs.categoryIds[made.kind.toLowerCase().replace('_', '-')]
      : null,
    ...times(createdAt, updatedAt, isArchived ? updatedAt : null),
  })
  for (const tag of chooseTags(random, refs.tags, made)) {
    rows.outlet_tag.push({ outlet_id: outletId, tag_id: tag.id })
  }

  const { channels, offers } = offersOf(random, made)
  const authority = clamp(Math.round(made.authority + random.bell() * 13))
  const channelIds = channels.map((channel, position) => {
    const row = channelRow(random, refs, { channel, authority, domain, made })
    const id = random.uuid(idEpoch + number * 10 + 1)
    rows.outlet_channel.push({
      id,
      outlet_id: outletId,
      position,
      ...row,
      ...times(createdAt, updatedAt, null),
    })
    return id
  })
  offers.slice(0, plan.maxProducts).forEach((offer, i) => {
    addProduct(rows, refs, {
      ...plan,
      offer,
      outletId,
      channelIds,
      authority,
      domain,
      outletCreatedAt: createdAt,
      key: `${key}-${i + 1}`,
    })
  })
}

function chooseTags(random: Random, tags: TagRow[], made: Publication): TagRow[] {
  const own = tags.find((tag) => tag.category === 'TOPIC' && tag.name === made.topic)
  const others = (
    [
      ['TOPIC', 1],
      ['AUDIENCE', 2],
      ['LOCATION', 1],
      ['ROLE', 1],
      ['COMPANY_SIZE', 1],
    ] as const
  )
    .filter(([category]) => random.chance(category === 'AUDIENCE' ? 0.9 : 0.45))
    .flatMap(([category, most]) =>
      random.sample(
        tags.filter((tag) => tag.category === category),
        random.int(1, most),
      ),
    )
  return [...new Set(own ? [own, ...others] : others)]
}

function channelRow(
  random: Random,
  refs: References,
  {
    channel,
    authority,
    domain,
    made,
  }: { channel: Channel; authority: number; domain: string; made: Publication },
): InsertRow {
  const website = channel.type === 'WEBSITE'
  const social = !website && !['NEWSLETTER', 'PODCAST', 'OTHER'].includes(channel.type)
  const measured = website && random.chance(0.95)
  const doFollow = website && random.chance(0.55)
  const handle = toSlug(made.name, 'outlet').replaceAll('-', '')
  return {
    channel_type: channel.type,
    placement_type: channel.placement,
    channel_handle: social ? `@${handle}` : null,
    channel_url: website
      ? `https://www.${domain}`
      : social
        ? `https://${channel.type.toLowerCase().replace('_', '-')}.example/${handle}`
        : null,
    social_links:
      website && random.chance(0.3)
        ? [`https://instagram.example/${handle}`, `https://linkedin.example/${handle}`]
        : [],
    is_do_follow: doFollow,
    do_follow_links_allowed: doFollow
      ? random.pick(['1 link', 'Up to 2 links', 'Up to 3 links'])
      : null,
    domain_authority: measured ? authority : null,
    domain_ranking: measured ? clamp(authority + random.int(-9, 7)) : null,
    disclaimer_id: random.chance(0.6) ? random.pickSkewed(refs.disclaimerIds) : null,
  }
}

const requirements = [
  'No gambling, adult or political content. Two images of at least 1200 pixels.',
  'Company must have been in business for a year. Claims need a source.',
  'Draft of 600 words or more, a headshot, and a link to the company’s website.',
  'Final approval rests with the editor. One round of changes is included.',
]

type ProductPlan = Omit<OutletPlan, 'key'> & {
  key: string
  offer: Offer
  outletId: string
  channelIds: string[]
  authority: number
  domain: string
  outletCreatedAt: number
}

function addProduct(rows: CatalogueRows, refs: References, plan: ProductPlan): void {
  const { random, offer, outletId, number, now } = plan
  // A third of the products were created together with their outlet, the others since then.
  const createdAt = random.chance(0.33)
    ? plan.outletCreatedAt
    : plan.outletCreatedAt + Math.floor(random.float() * (now - plan.outletCreatedAt))
  const updatedAt = createdAt + Math.floor(random.float() * (now - createdAt))
  const id = random.uuid(idEpoch + number * 10 + 2)
  const [minDays, maxDays] = offer.days
  const standard = priceOf(random, plan.authority, offer.worth)

  rows.product.push({
    id,
    key: plan.key,
    outlet_id: outletId,
    type_id: refs.typeIds[offer.type],
    name: offer.name,
    description: random.chance(0.97) ? offer.description : null,
    requirements: random.chance(0.7) ? random.pick(requirements) : null,
    min_delivery_days: minDays,
    max_delivery_days: maxDays + random.int(0, 5),
    is_featured: random.chance(0.06),
    active: random.chance(0.96),
    example_links: random.chance(0.6)
      ? [`https://www.${plan.domain}/example-${toSlug(offer.name, 'outlet')}`]
      : [],
    image: random.chance(0.3) ? `https://images.example.com/${plan.key}.jpg` : null,
    logo: null,
    example_screenshot: random.chance(0.15)
      ? `https://images.example.com/${plan.key}-example.png`
      : null,
    internal_cost: Math.round(standard * (0.5 + random.float() * 0.25)),
    reseller_price: random.chance(0.8) ? Math.round(standard * 0.85) : null,
    ...times(createdAt, updatedAt, random.chance(0.015) ? updatedAt : null),
  })
  offer.channels.forEach((position, i) => {
    rows.product_channel.push({
      product_id: id,
      channel_id: plan.channelIds[position],
      position: i,
    })
  })
  const hasPro = random.chance(0.72)
  const hasStandard = !hasPro || random.chance(0.985)
  const price = (tier: string, amount: number) =>
    rows.product_price.push({
      id: random.uuid(idEpoch + number * 10 + 3),
      product_id: id,
      pricing_tier: tier,
      unit_amount: amount,
    })
  if (hasStandard) price('STANDARD', standard)
  if (hasPro) price('PRO', roundPrice(standard * (0.78 + random.float() * 0.14)))
}

/** Returns a random price in cents. Its mean is about 110 USD at authority 20, 420 USD at 50 and 1,700 USD at 80. */
function priceOf(random: Random, authority: number, worth: number): number {
  const dollars = 45 * Math.exp(authority / 22) * worth * Math.exp(random.bell() * 0.35)
  return roundPrice(dollars * 100) + (random.chance(0.08) ? 50 : 0)
}

function roundPrice(cents: number): number {
  const step = cents < 20_000 ? 500 : 2_500
  return Math.max(step, Math.round(cents / step) * step)
}

function clamp(value: number): number {
  return Math.max(1, Math.min(98, value))
}

function times(createdAt: number, updatedAt: number, deletedAt: number | null): InsertRow {
  const text = (time: number) => new Date(time).toISOString()
  return {
    created_at: text(createdAt),
    updated_at: text(updatedAt),
    deleted_at: deletedAt === null ? null : text(deletedAt),
  }
}
