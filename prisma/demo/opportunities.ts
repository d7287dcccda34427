import type { InsertRow } from '../../src/postgres/insert-rows.js'
import type { OffersTo } from './on-sale.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

interface Did {
  type: string
  reason?: string
  rating?: number
  feedback?: string
}

const plans = [
  {
    team: 'northwind-communications',
    profile: 'Brightwater Robotics',
    title: 'A feature on what cities do about leaks',
    category: 'Infrastructure',
    relevance_reason: 'The outlet has written about water loss three times this year.',
    audience_tags: ['Policy Makers', 'Investors'],
    estimated_reach: 240_000,
    score: 0.92,
    status: 'ACTIVE',
    did: [{ type: 'VIEW' }, { type: 'CLICK' }],
  },
  {
    team: 'northwind-communications',
    profile: 'Saffron & Salt',
    title: 'A list of spice makers for the holidays',
    category: 'Food',
    relevance_reason: 'Appears every December.',
    audience_tags: ['Consumers'],
    estimated_reach: 1_100_000,
    score: 0.61,
    status: 'DISMISSED',
    did: [
      { type: 'VIEW' },
      { type: 'DISMISS', reason: 'TIMING', rating: 3, feedback: 'We are sold out until January.' },
    ],
  },
  {
    team: 'northwind-communications',
    profile: 'Brightwater Robotics',
    title: 'A podcast on robots at work',
    category: 'Technology',
    relevance_reason: 'Its guests are engineers.',
    audience_tags: ['Engineers'],
    estimated_reach: 60_000,
    score: 0.55,
    status: 'EXPIRED',
    did: [{ type: 'VIEW' }],
  },
  {
    team: 'aurora-brand-studio',
    profile: 'Ledgerlane',
    title: 'A newsletter for founders',
    category: 'Business',
    relevance_reason: 'Half of its readers lead companies of up to 50 people.',
    audience_tags: ['Founders', 'Small Business Owners'],
    estimated_reach: 85_000,
    score: 0.8,
    status: 'COMPLETED',
    did: [{ type: 'CLICK' }, { type: 'COMPLETE' }, { type: 'FEEDBACK', rating: 5 }],
  },
]

/**
 * Returns the rows of the demo profiles' opportunities and of the teams' reactions to them. Tables are in the order
 * of insertion.
 */
export function opportunityRows(offersTo: OffersTo, now: number): Record<string, InsertRow[]> {
  const at = (days: number) => new Date(now - days * day).toISOString()
  const rows: Record<string, InsertRow[]> = { opportunity: [], opportunity_interaction: [] }
  plans.forEach(({ team, profile, did, ...said }, index) => {
    const random = new Random(`demo opportunity ${index}`)
    const { id: product_id, price } = random.pick(offersTo(team).placements)
    const suggested = { id: random.uuid(idBase), team_id: demoTeamId(team) }
    rows.opportunity!.push({
      ...suggested,
      profile_id: profileId(profile),
      product_id,
      price,
      ...said,
      expires_at: at(said.status === 'EXPIRED' ? 2 : -30),
      created_at: at(30 - index),
      updated_at: at(2),
    })
    const owner = demoTeams.find(({ slug }) => slug === team)!.owner
    did.forEach(({ type, reason, rating, feedback }: Did, step) => {
      rows.opportunity_interaction!.push({
        id: random.uuid(idBase),
        team_id: suggested.team_id,
        opportunity_id: suggested.id,
        user_id: userId(owner),
        type,
        reason: reason ?? null,
        rating: rating ?? null,
        feedback: feedback ?? null,
        created_at: at(10 - step),
        updated_at: at(10 - step),
      })
    })
  })
  return rows
}
