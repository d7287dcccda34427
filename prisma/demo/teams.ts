import { hashToken } from '../../src/access/token-form.js'
import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { Random } from './random.js'
import { demoToken } from './tokens.js'

const idBase = Date.UTC(2024, 0, 1)
const id = (what: string) => new Random(`demo ${what}`).uuid(idBase)

const people = [
  {
    first_name: 'Hanna',
    last_name: 'Bergström',
    email: 'hanna@northwind.example',
    role: 'Client',
    timezone: 'America/New_York',
  },
  {
    first_name: 'Mateo',
    last_name: 'Quintero',
    email: 'mateo@aurora.example',
    role: 'Client',
    timezone: 'Europe/Madrid',
  },
  {
    first_name: 'Ruth',
    last_name: 'Adeyemi',
    email: 'ruth@masthead.example',
    role: 'Operator',
    timezone: 'Europe/London',
  },
  {
    first_name: 'Ilse',
    last_name: 'Vanderberg',
    email: 'ilse@masthead.example',
    role: 'Writer',
    timezone: 'Europe/Amsterdam',
  },
  {
    first_name: 'Daniel',
    last_name: 'Osei',
    email: 'daniel@masthead.example',
    role: 'Support agent',
    timezone: null,
  },
  {
    first_name: 'Marisol',
    last_name: 'Ferreira',
    email: 'marisol@masthead.example',
    role: 'Writer',
    timezone: 'Europe/Lisbon',
  },
  {
    first_name: 'Owen',
    last_name: 'Tanaka',
    email: 'owen@tidewater.example',
    role: 'Publisher',
    timezone: 'America/Los_Angeles',
  },
  {
    first_name: 'Greta',
    last_name: 'Lindholm',
    email: 'greta@lakeside.example',
    role: 'Publisher',
    timezone: 'Europe/Stockholm',
  },
  {
    first_name: 'Amara',
    last_name: 'Nwosu',
    email: 'amara@meridian.example',
    role: 'Publisher',
    timezone: null,
  },
]

export const demoTeams = [
  {
    name: 'Northwind Communications',
    slug: 'northwind-communications',
    domain: 'northwind.example',
    owner: 'hanna@northwind.example',
    pro_pricing_enabled: false,
  },
  {
    name: 'Aurora Brand Studio',
    slug: 'aurora-brand-studio',
    domain: 'aurora.example',
    owner: 'mateo@aurora.example',
    pro_pricing_enabled: true,
  },
]

/** Demo publishers. Only the first one has a token. */
export const demoPublishers = [
  {
    name: 'Tidewater Media',
    slug: 'tidewater-media',
    domain: 'tidewater.example',
    owner: 'owen@tidewater.example',
  },
  {
    name: 'Lakeside Press',
    slug: 'lakeside-press',
    domain: 'lakeside.example',
    owner: 'greta@lakeside.example',
  },
  {
    name: 'Meridian Newsletters',
    slug: 'meridian-newsletters',
    domain: 'meridian.example',
    owner: 'amara@meridian.example',
  },
]

const operator = 'ruth@masthead.example'
const writerTeam = { name: 'Writers', slug: 'writers', domain: 'masthead.example', owner: operator }
const writers = people.filter(({ role }) => role === 'Writer').map(({ email }) => email)

/** ID of a demo user, by email address. */
export const userId = (email: string) => id(`user ${email}`)
/** ID of the token of a demo team, by slug. */
export const tokenId = (team: string) => id(`token ${team}`)
/** ID of a demo team or publisher, by slug. */
export const demoTeamId = (slug: string) => id(`team ${slug}`)

const noBuyer = { pro_pricing_enabled: false, discount_limit_percent: null }

/** Returns the rows of the users, teams and tokens. Tables are in the order of insertion. */
export function teamRows(
  secretKey: string,
  roleIds: Record<string, string>,
  createdAt: string,
): Record<string, InsertRow[]> {
  const times = { created_at: createdAt, updated_at: createdAt }
  const tokenOf = (team: string) => {
    const token = demoToken(secretKey, team)
    return {
      token_hash: `\\x${Buffer.from(hashToken(token)).toString('hex')}`,
      hint: token.slice(0, 8),
    }
  }
  return {
    user: people.map(({ role, ...person }) => ({
      id: userId(person.email),
      ...person,
      user_role_id: roleIds[role],
      referral_code: person.last_name
        .normalize('NFKD')
        .replace(/\P{ASCII}/gu, '')
        .toUpperCase(),
      email_verified_at: createdAt,
      ...times,
    })),
    team: [
      ...demoTeams.map((team) => ({ ...team, kind: 'BUYER', discount_limit_percent: 20 })),
      ...demoPublishers.map((team) => ({ ...team, kind: 'PUBLISHER', ...noBuyer })),
      { ...writerTeam, kind: 'WRITER', ...noBuyer },
    ].map(({ owner, domain, ...team }) => ({
      id: demoTeamId(team.slug),
      ...team,
      referral_code: team.slug.split('-')[0]!.toUpperCase(),
      contact_email: `hello@${domain}`,
      billing_email: team.pro_pricing_enabled ? `billing@${domain}` : null,
      owner_id: userId(owner),
      ...times,
    })),
    // A trigger adds the account owners.
    team_member: writers.map((email) => ({
      id: id(`member ${email}`),
      team_id: demoTeamId(writerTeam.slug),
      user_id: userId(email),
      ...times,
    })),
    api_token: [...demoTeams, demoPublishers[0]!].map(({ slug, owner }) => ({
      id: tokenId(slug),
      team_id: demoTeamId(slug),
      user_id: userId(owner),
      name: 'Demo',
      type: 'full_access',
      scopes: [],
      ...tokenOf(slug),
      lineage_id: tokenId(slug),
      ...times,
    })),
    operator_token: [
      {
        id: id('token operator'),
        user_id: userId(operator),
        name: 'Demo',
        ...tokenOf('operator'),
        ...times,
      },
    ],
  }
}
