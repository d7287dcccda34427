import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { articleId } from './articles.js'
import { demoCampaigns } from './campaigns.js'
import { Random } from './random.js'
import { demoTeamId, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

interface Found {
  type: string
  severity: 'critical' | 'warning' | 'suggestion'
  title: string
  suggestion: string
  original: string
  line: number
}

interface Plan {
  campaign: string
  place: number
  type: 'automatic' | 'manual'
  status: 'pending' | 'completed' | 'failed'
  error?: string
  issues?: Found[]
}

const plans: Plan[] = [
  {
    campaign: 'Water loss report 2026',
    place: 4,
    type: 'automatic',
    status: 'completed',
    issues: [
      {
        type: 'missing_source',
        severity: 'critical',
        title: 'A figure without a source',
        suggestion: 'Link the report that the figure is from, or say who counted.',
        original: 'Cities lose 30 percent of their water.',
        line: 3,
      },
      {
        type: 'promotional_content',
        severity: 'warning',
        title: 'Sales talk',
        suggestion: 'Describe the product instead of asking for its purchase.',
        original: 'Book an inspection today.',
        line: 9,
      },
      {
        type: 'formatting_issue',
        severity: 'suggestion',
        title: 'Several spaces',
        suggestion: 'Leave one space between words.',
        original: 'by  robot',
        line: 12,
      },
    ],
  },
  { campaign: 'Water loss report 2026', place: 3, type: 'automatic', status: 'completed' },
  {
    campaign: 'Series C announcement',
    place: 1,
    type: 'automatic',
    status: 'failed',
    error: 'There is no text to check.',
  },
  { campaign: 'Month-end in minutes', place: 1, type: 'manual', status: 'pending' },
]

/** Returns the rows of the compliance checks of the demo articles. Tables are in the order of insertion. */
export function complianceRows(now: number): Record<string, InsertRow[]> {
  const rows = { compliance_check: [] as InsertRow[], compliance_issue: [] as InsertRow[] }
  for (const { campaign, place, type, status, error, issues = [] } of plans) {
    const random = new Random(`demo check ${campaign} ${place}`)
    const id = random.uuid(idBase)
    const team_id = demoTeamId(demoCampaigns.find(({ name }) => name === campaign)!.team)
    const at = new Date(now - day).toISOString()
    const times = { created_at: at, updated_at: at }
    const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length
    const [critical, warnings] = [count('critical'), count('warning')]
    const score = 100 - 20 * critical - 5 * warnings - count('suggestion')
    rows.compliance_check.push({
      id,
      team_id,
      article_id: articleId(campaign, place),
      check_type: type,
      status,
      compliance_score: status === 'completed' ? score : null,
      total_issues_count: issues.length,
      critical_issues_count: critical,
      warning_issues_count: warnings,
      error_message: error ?? null,
      attempts: type === 'automatic' ? 1 : 0,
      initiated_by_id: type === 'manual' ? userId('ruth@masthead.example') : null,
      completed_at: status === 'pending' ? null : at,
      ...times,
    })
    for (const { type, severity, title, suggestion, original, line } of issues) {
      rows.compliance_issue.push({
        id: random.uuid(idBase),
        team_id,
        compliance_check_id: id,
        issue_type: type,
        severity,
        title,
        suggestion,
        original_text: original,
        location: `draft.docx, paragraph ${line}`,
        line_number: line,
        ...times,
      })
    }
  }
  return rows
}
