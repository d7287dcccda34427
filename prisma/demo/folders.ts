import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const names = ['Logos', 'Press photos', 'Drafts']

/** Returns the rows of the demo teams' folders, which are empty. Tables are in the order of insertion. */
export function folderRows(at: string): Record<string, InsertRow[]> {
  return {
    folder: demoTeams.flatMap(({ slug, owner }) =>
      names.map((name) => ({
        id: new Random(`demo folder ${slug} ${name}`).uuid(idBase),
        team_id: demoTeamId(slug),
        name,
        created_by: userId(owner),
        created_at: at,
        updated_at: at,
      })),
    ),
  }
}
