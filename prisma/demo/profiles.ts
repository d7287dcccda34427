import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { Random } from './random.js'
import type { TagRow } from './tags.js'
import { demoTeamId } from './teams.js'

const idBase = Date.UTC(2024, 0, 1)

const profiles = [
  {
    team: 'northwind-communications',
    type: 'COMPANY',
    name: 'Brightwater Robotics',
    legal_company_name: 'Brightwater Robotics, Inc.',
    website_url: 'https://www.brightwater.example',
    logo: 'https://logos.example.com/brightwater.png',
    location: 'Boston, Massachusetts',
    overview: 'Brightwater builds robots that inspect and clean water pipes without digging.',
    products_and_services: 'Inspection robots, leak reports and service contracts for utilities.',
    key_achievements: ['Runs in 140 cities', 'Cut water loss in Lisbon by 18 percent'],
    unique_value_propositions: ['No street has to be opened'],
    primary_goals: ['BRAND_AWARENESS', 'THOUGHT_LEADERSHIP'],
    industry: ['Technology', 'Sustainability'],
    target_audience: ['Policy Makers', 'Investors'],
  },
  {
    team: 'northwind-communications',
    type: 'BRAND',
    name: 'Saffron & Salt',
    legal_company_name: null,
    website_url: 'https://www.saffronsalt.example',
    logo: null,
    location: null,
    overview: 'A pantry brand of single-origin spices.',
    products_and_services: 'Spices and blends, sold online and in 300 shops.',
    key_achievements: [],
    unique_value_propositions: ['Every jar names its farm'],
    primary_goals: ['SALES'],
    industry: ['Food and Drink', 'Slow food'],
    target_audience: ['Consumers'],
  },
  {
    team: 'aurora-brand-studio',
    type: 'COMPANY',
    name: 'Ledgerlane',
    legal_company_name: 'Ledgerlane Technologies S.L.',
    website_url: 'https://www.ledgerlane.example',
    logo: 'https://logos.example.com/ledgerlane.png',
    location: 'Barcelona, Catalonia',
    overview: 'Ledgerlane closes the books of small companies by itself, every night.',
    products_and_services: 'Accounting software for companies of up to 200 people.',
    key_achievements: ['9,000 customers', 'Series B of 32 million euros'],
    unique_value_propositions: ['Month-end takes minutes', 'Certified in eleven countries'],
    primary_goals: ['BRAND_AWARENESS', 'LEAD_GENERATION'],
    industry: ['Finance', 'Startups'],
    target_audience: ['Founders', 'Small Business Owners'],
  },
  {
    team: 'aurora-brand-studio',
    type: 'INDIVIDUAL',
    name: 'Dr. Noor Halabi',
    legal_company_name: null,
    website_url: '',
    logo: null,
    location: 'Dubai, United Arab Emirates',
    overview: 'Sleep researcher and author of “The Quiet Hours”.',
    products_and_services: 'Books, talks and consulting.',
    key_achievements: ['Best-selling author'],
    unique_value_propositions: [],
    primary_goals: ['THOUGHT_LEADERSHIP'],
    industry: ['Health', 'Wellness'],
    target_audience: [],
  },
]

/** ID of a demo profile, by name. */
export const profileId = (name: string) => new Random(`demo profile ${name}`).uuid(idBase)

/** Returns the rows of the teams' profiles. Tables are in the order of insertion. */
export function profileRows(tags: TagRow[], createdAt: string): Record<string, InsertRow[]> {
  const linked = (
    category: 'TOPIC' | 'AUDIENCE',
    values: string[],
    profile: (typeof profiles)[number],
  ) =>
    values.map((value, position) => ({
      profile_id: profileId(profile.name),
      team_id: demoTeamId(profile.team),
      category,
      position,
      value,
      tag_id: tags.find((tag) => tag.category === category && tag.name === value)?.id ?? null,
    }))
  return {
    profile: profiles.map(({ team, industry, target_audience, ...profile }) => ({
      id: profileId(profile.name),
      team_id: demoTeamId(team),
      ...profile,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    profile_tag: profiles.flatMap((profile) => [
      ...linked('TOPIC', profile.industry, profile),
      ...linked('AUDIENCE', profile.target_audience, profile),
    ]),
  }
}
