import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { AuditOfTeamDocument } from '../../generated/graphql.ts'
import { TeamChanges } from '../../list/history.tsx'
import { labelFor, t } from '../../texts/index.ts'
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
      <TeamChanges entries={entries} className="history" />
      {totalCount > entries.length && first < maxEntries && (
        <button type="button" onClick={() => setFirst(maxEntries)}>
          {t('showMore')}
        </button>
      )}
    </TeamSection>
  )
}
