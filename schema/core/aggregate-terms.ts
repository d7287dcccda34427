/**
 * Keys and measures that the aggregates of several nouns share, such as
 * `keys: { team, createdAt }` and `measures: { total: usd('total', 'Total') }`.
 */
type Column = (path: string) => string

/** A time, which is grouped by spans and parts. */
export const date = <const Path extends string>(path: Path, description: string) =>
  ({ path, type: 'DateTime', isDate: true, description }) as const

export const team = {
  path: 'team.name',
  type: 'String',
  description: 'Name of the team, which others may have too.',
} as const

export const teamId = { path: 'teamId', type: 'UUID', description: 'Id of the team.' } as const

export const createdAt = date('createdAt', 'When it was created.')

/** A user by name. */
export const personOf = (person: string, description: string) => ({
  path: {
    of(column: Column) {
      return `(${column(`${person}.firstName`)} || ' ' || ${column(`${person}.lastName`)})`
    },
  },
  type: 'String' as const,
  description,
})

/** When the first order of a team was paid, by the path to its id: what cohorts are made of. */
export const firstOrder = (teamId: string) => ({
  path: {
    reads: [['Order', 'datePaid']] as const,
    of(column: Column) {
      return `(SELECT min(o."date_paid") FROM "order" AS o WHERE o."team_id" = ${column(teamId)} AND o."status" = 'PAID' AND o."deleted_at" IS NULL)`
    },
  },
  type: 'DateTime' as const,
  isDate: true as const,
  description: 'When the first order of the team was paid.',
})

export const profileAndCampaign = {
  profileId: { path: 'profileId', type: 'UUID', description: 'Id of the profile.' },
  profile: {
    path: 'profile.name',
    type: 'String',
    description: 'Name of the profile, which others may have too.',
  },
  campaignId: { path: 'campaignId', type: 'UUID', description: 'Id of the campaign.' },
  campaign: {
    path: 'campaign.name',
    type: 'String',
    description: 'Name of the campaign, which others may have too.',
  },
} as const

/** An amount of money. */
export const usd = <const Path extends string>(
  path: Path,
  what: string,
  more: { operator?: true } = {},
) => ({
  sql: path,
  kind: 'money' as const,
  description: `${what}, in US dollars${more.operator ? '; operators only' : ''}.`,
  ...more,
})

/** A time, of which there is a first and a last. */
export const timestamp = <const Path extends string>(path: Path, description: string) => ({
  sql: path,
  kind: 'date' as const,
  description,
})

/** Days from one time to another, as SQL. */
export const days = (from: string, to: string) =>
  `(EXTRACT(epoch FROM (${to} - ${from})) / 86400)::double precision`
