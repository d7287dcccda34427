import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { articleId } from './articles.js'
import { demoCampaigns } from './campaigns.js'
import { Random } from './random.js'
import { demoTeamId, demoTeams, tokenId, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const hour = 3_600_000
const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']

interface Said {
  campaign: string
  place: number
  by: 'team' | 'operator'
  content: string
  internal?: true
  archived?: true
  replies?: Omit<Said, 'campaign' | 'place' | 'replies'>[]
}

const discussions: Said[] = [
  {
    campaign: 'Water loss report 2026',
    place: 0,
    by: 'team',
    content: 'It reads well. Could the chart of the ten largest cities go further up?',
    replies: [
      { by: 'operator', content: 'The outlet agreed: it now follows the first paragraph.' },
      { by: 'team', content: 'Perfect, thank you.' },
    ],
  },
  {
    campaign: 'Water loss report 2026',
    place: 3,
    by: 'operator',
    content: 'The outlet asks for a headline of at most 60 characters.',
    replies: [{ by: 'team', content: '“What Lisbon learned from its pipes” has 35.' }],
  },
  {
    campaign: 'Water loss report 2026',
    place: 3,
    by: 'operator',
    internal: true,
    content: 'Their editor changes next week: publish before.',
  },
  {
    campaign: 'Series C announcement',
    place: 1,
    by: 'team',
    archived: true,
    content: 'Is the embargo on Tuesday?',
  },
  {
    campaign: 'Series C announcement',
    place: 1,
    by: 'team',
    content: 'The embargo ends on Wednesday at nine, New York time.',
  },
  {
    campaign: 'Month-end in minutes',
    place: 1,
    by: 'team',
    content: 'Please write “bookkeeping”, not “accounting”, throughout.',
    replies: [{ by: 'operator', content: 'Done in the draft.' }],
  },
]

/** Returns the rows of the comments on the demo articles. Tables are in the order of insertion. */
export function commentRows(now: number): Record<string, InsertRow[]> {
  return { comment: discussions.flatMap((root, number) => discussionRows(root, number, now)) }
}

function discussionRows(root: Said, number: number, now: number): InsertRow[] {
  const { campaign, place, replies = [] } = root
  const { team } = demoCampaigns.find(({ name }) => name === campaign)!
  const rootId = new Random(`demo comment ${number} 0`).uuid(idBase)
  return [root, ...replies].map((said, index) => {
    const random = new Random(`demo comment ${number} ${index}`)
    const id = random.uuid(idBase)
    const at = new Date(now - (40 - 2 * number - index) * hour).toISOString()
    const ofTeam = said.by === 'team'
    const owner = demoTeams.find(({ slug }) => slug === team)!.owner
    return {
      id,
      reference: `c_${Array.from({ length: 10 }, () => random.pick(base58)).join('')}`,
      team_id: demoTeamId(team),
      article_id: articleId(campaign, place),
      parent_id: index > 0 ? rootId : null,
      visibility: said.internal ? 'INTERNAL' : 'TEAM',
      content: said.content,
      author_name: ofTeam ? nameOf(owner) : 'Ruth Adeyemi',
      author_email: ofTeam ? owner : null,
      token_lineage_id: ofTeam ? tokenId(team) : null,
      user_id: userId(ofTeam ? owner : 'ruth@masthead.example'),
      created_at: at,
      updated_at: at,
      deleted_at: said.archived ? at : null,
    }
  })
}

/** Derives a display name from the local part of an email address. */
function nameOf(email: string): string {
  const name = email.split('@')[0]!
  return name[0]!.toUpperCase() + name.slice(1)
}
