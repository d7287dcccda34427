import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

/** Demo campaigns. `ageDays` is the number of days since the campaign was planned. */
export const demoCampaigns = [
  {
    team: 'northwind-communications',
    profile: 'Brightwater Robotics',
    name: 'Water loss report 2026',
    description: 'What 140 cities lose, and what inspection by robot saves them.',
    reference: 'NW-2026-01',
    ageDays: 60,
    objectives: 'Be quoted wherever the state of city water is discussed.',
    keywords: 'water loss, pipe inspection, smart utilities',
    target_audience: 'Heads of city utilities and those who write about them',
    tone: 'Sober, with figures',
    writing_samples: 'https://www.brightwater.example/reports',
  },
  {
    team: 'northwind-communications',
    profile: 'Brightwater Robotics',
    name: 'Series C announcement',
    description: null,
    reference: 'NW-2026-02',
    ageDays: 21,
    objectives: 'Reach investors and future engineers on the day itself.',
    keywords: null,
    target_audience: null,
    tone: null,
    writing_samples: null,
  },
  {
    team: 'northwind-communications',
    profile: 'Saffron & Salt',
    name: 'Harvest season',
    description: 'The farms behind the jars.',
    reference: null,
    ageDays: 14,
    objectives: 'Make people taste where a spice comes from.',
    keywords: 'single-origin spices, small farms',
    target_audience: 'People who cook for pleasure',
    tone: 'Warm',
    writing_samples: null,
  },
  {
    team: 'aurora-brand-studio',
    profile: 'Ledgerlane',
    name: 'Month-end in minutes',
    description: 'Why nobody should count by hand any more.',
    reference: 'AUR-7',
    ageDays: 45,
    objectives: 'Bring owners of small companies to the trial.',
    keywords: 'bookkeeping, month-end close',
    target_audience: 'Owners of companies of up to 200 people',
    tone: 'Light, never flippant',
    writing_samples: null,
  },
  {
    team: 'aurora-brand-studio',
    profile: 'Dr. Noor Halabi',
    name: 'The Quiet Hours: paperback',
    description: null,
    reference: null,
    ageDays: 3,
    objectives: 'Be on the radio in the week the book appears.',
    keywords: 'sleep, insomnia',
    target_audience: null,
    tone: null,
    writing_samples: null,
  },
]

/** ID of a demo campaign, by name. */
export const campaignId = (name: string) => new Random(`demo campaign ${name}`).uuid(idBase)

/** Returns the rows of the campaigns and their questionnaires. Tables are in the order of insertion. */
export function campaignRows(now: number): Record<string, InsertRow[]> {
  const times = (ageDays: number) => {
    const at = new Date(now - ageDays * day).toISOString()
    return { created_at: at, updated_at: at }
  }
  return {
    campaign: demoCampaigns.map(({ team, profile, name, description, reference, ageDays }) => ({
      id: campaignId(name),
      team_id: demoTeamId(team),
      profile_id: profileId(profile),
      name,
      description,
      reference,
      ...times(ageDays),
    })),
    questionnaire: demoCampaigns.map(
      ({ team, profile, name, description, reference, ageDays, ...answers }) => ({
        id: new Random(`demo questionnaire ${name}`).uuid(idBase),
        team_id: demoTeamId(team),
        campaign_id: campaignId(name),
        ...answers,
        ...times(ageDays),
      }),
    ),
  }
}
