import { createHmac } from 'node:crypto'
import type { InsertRow } from '../../src/postgres/insert-rows.js'
import type { CatalogueRows } from './catalogue.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

const lists = [
  { team: 'northwind-communications', profile: 'Brightwater Robotics', name: 'Utilities, autumn' },
  { team: 'northwind-communications', profile: 'Saffron & Salt', name: 'For people who cook' },
  { team: 'aurora-brand-studio', profile: 'Ledgerlane', name: 'Owners of small companies' },
]

/** Inquiries about outlets. Those without a team come from visitors and were recorded by an operator. */
const inquiries = [
  {
    team: 'northwind-communications',
    name: 'Hanna Bergström',
    email: 'hanna@northwind.example',
    phone_number: '+1 617 555 0142',
    notes: 'Do they take guest articles by engineers, and by when for the March issue?',
  },
  {
    team: 'aurora-brand-studio',
    name: 'Mateo Quintero',
    email: 'mateo@aurora.example',
    phone_number: null,
    notes: 'Is there a price for three placements in a row?',
    reply:
      'Not as a package, but the third placement within 60 days is 10% off. Tell us when you order.',
  },
  {
    team: null,
    name: 'Paolo Ferri',
    email: 'paolo@visitor.example',
    phone_number: null,
    notes: 'How does my paper get onto the marketplace?',
  },
  {
    team: 'northwind-communications',
    name: 'Hanna Bergström',
    email: 'hanna@northwind.example',
    phone_number: null,
    notes: 'Who is the editor for water and energy?',
    archived: true,
  },
]

/** Returns the rows of outlet lists and inquiries. Tables are in the order of insertion. */
export function outletListRows(
  secretKey: string,
  { outlet }: CatalogueRows,
  now: number,
): Record<string, InsertRow[]> {
  const active = outlet.filter(({ status, deleted_at }) => status === 'ACTIVE' && !deleted_at)
  const at = (days: number) => new Date(now - days * day).toISOString()
  const rows: Record<string, InsertRow[]> = {
    outlet_list: [],
    outlet_list_entry: [],
    outlet_inquiry: [],
  }
  lists.forEach(({ team, profile, name }, index) => {
    const random = new Random(`demo outlet list ${name}`)
    const list = { id: random.uuid(idBase), team_id: demoTeamId(team) }
    const created_at = at(20 - index)
    rows.outlet_list!.push({
      ...list,
      profile_id: profileId(profile),
      name,
      // The token gives access to the list, so it must not be derivable from the source code.
      share_token: createHmac('sha256', secretKey)
        .update(`demo outlet list ${name}`)
        .digest('base64url')
        .slice(0, 32),
      created_at,
      updated_at: created_at,
    })
    random.sample(active, 8).forEach(({ id }, position) => {
      rows.outlet_list_entry!.push({
        list_id: list.id,
        outlet_id: id,
        team_id: list.team_id,
        position,
        created_at,
      })
    })
  })
  inquiries.forEach(({ team, archived, reply = null, ...asked }, index) => {
    const random = new Random(`demo inquiry ${index}`)
    const created_at = at(index + 1)
    rows.outlet_inquiry!.push({
      id: random.uuid(idBase),
      team_id: team && demoTeamId(team),
      outlet_id: random.pick(active).id,
      ...asked,
      reply,
      replied_at: reply && at(index + 0.5),
      created_at,
      updated_at: created_at,
      deleted_at: archived ? at(0) : null,
    })
  })
  return rows
}
