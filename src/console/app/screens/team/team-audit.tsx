import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { AuditOfTeamDocument, type AuditOfTeamQuery } from '../../generated/graphql.ts'
import { auditSentence, teamAuditSentence, teamChangesOf } from '../../texts/audit-sentence.ts'
import { labelFor, t } from '../../texts/index.ts'
import { timeAgo } from '../../values.tsx'
import { recordsPerSection, TeamSection } from './section.tsx'

/** Maximum entries on one page of the API. */
const maxEntries = 100

/** Audit log of a team, for its account owner. Operators have the complete list. */
export function TeamAudit({ teamId }: { teamId: string }) {
  const [first, setFirst] = useState(recordsPerSection)
  const { data, error, refetch } = useOperation(AuditOfTeamDocument, { teamId, first })
  const { nodes: entries = [], totalCount = 0 } = data?.teamAuditEntries ?? {}
  return (
    <TeamSection
      title={labelFor('auditEntries')}
      hint={t('teamAuditHint')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={entries.length === 0 ? t('noTeamAudit') : undefined}
    >
      <ul className="rows">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {totalCount > entries.length && first < maxEntries && (
        <button type="button" onClick={() => setFirst(maxEntries)}>
          {t('showMore')}
        </button>
      )}
    </TeamSection>
  )
}

function AuditRow({ entry }: { entry: AuditOfTeamQuery['teamAuditEntries']['nodes'][number] }) {
  const fields = teamChangesOf(entry).map(({ field }) => labelFor(field))
  return (
    <li>
      <span>
        {auditSentence(teamAuditSentence(entry))}
        <small>{[timeAgo(entry.createdAt), fields.join(', ')].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}
