/**
 * Keys and measures that several aggregates share, such as `keys: { team, createdAt }` and
 * `measures: { total: usd('total', 'Total') }`.
 */
import type { Session } from '../../src/access/session.js'
import { profileLimitOf } from '../../src/access/tenancy.js'

type Column = (path: string) => string

/** Declares a date key, grouped by an interval or a recurring part of time. */
export const date = <const Path extends string>(path: Path, description: string) =>
  ({ path, type: 'DateTime', isDate: true, description }) as const

export const team = {
  path: 'team.name',
  type: 'String',
  description: 'Team name. Not unique.',
} as const

export const teamIdKey = { path: 'teamId', type: 'UUID', description: 'Team ID.' } as const

export const createdAtKey = date('createdAt', 'Creation time.')

/** Declares a key with the full name of a user. */
export const personKey = (person: string, description: string) => ({
  path: {
    of(column: Column) {
      return `(${column(`${person}.firstName`)} || ' ' || ${column(`${person}.lastName`)})`
    },
  },
  type: 'String' as const,
  description,
})

/**
 * Declares a key for cohorts: the time at which the first order of a team was paid. `teamId` is the path to the
 * team's ID. For an OAuth grant of a profile, only orders of the record's profile count.
 * @param profileId path to the profile's ID; absent for records that such a grant cannot read
 */
export const firstOrder = (teamId: string, profileId?: string) => ({
  path: {
    reads: [['Order', 'datePaid']] as const,
    of(column: Column, session: Session) {
      const isLimited = profileId !== undefined && profileLimitOf(session) !== null
      const ofProfile = isLimited ? ` AND o."profile_id" = ${column(profileId)}` : ''
      return `(SELECT min(o."date_paid") FROM "order" AS o WHERE o."team_id" = ${column(teamId)} AND o."status" = 'PAID' AND o."deleted_at" IS NULL${ofProfile})`
    },
  },
  type: 'DateTime' as const,
  isDate: true as const,
  description: "Time at which the team's first order was paid.",
})

export const profileAndCampaign = {
  profileId: { path: 'profileId', type: 'UUID', description: 'Profile ID.' },
  profile: {
    path: 'profile.name',
    type: 'String',
    description: 'Profile name. Not unique.',
  },
  campaignId: { path: 'campaignId', type: 'UUID', description: 'Campaign ID.' },
  campaign: {
    path: 'campaign.name',
    type: 'String',
    description: 'Campaign name. Not unique.',
  },
} as const

/** Declares a measure of an amount in US dollars. */
export const usd = <const Path extends string>(
  path: Path,
  what: string,
  more: { operator?: true } = {},
) => ({
  sql: path,
  kind: 'money' as const,
  description: `${what}, in US dollars.${more.operator ? ' Operators only.' : ''}`,
  ...more,
})

/** Declares a date measure, with a minimum and a maximum. */
export const timestamp = <const Path extends string>(path: Path, description: string) => ({
  sql: path,
  kind: 'date' as const,
  description,
})

/** Returns SQL for the days between two times. */
export const days = (from: string, to: string) =>
  `(EXTRACT(epoch FROM (${to} - ${from})) / 86400)::double precision`
