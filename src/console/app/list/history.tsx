import { useState } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../api.ts'
import { FieldValue } from '../field-value.tsx'
import { HistoryForTeamDocument, type TeamAuditFieldsFragment } from '../generated/graphql.ts'
import { type ListConfig, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { auditSentence, changedRecordName, teamAuditSentence } from '../texts/audit-sentence.ts'
import { labelFor, t } from '../texts/index.ts'
import { numberText, RecordLink, recordTitle, timeText } from '../values.tsx'
import { listOfEntity } from './differences.tsx'
import { listUrl } from './url-parameters.ts'
import { useRecord } from './use-record.ts'

const entriesPerPage = 5
const maxEntries = 100

/**
 * Changes of a record as sentences with differences, newest first. For operators, and for owners of a team.
 * @param exceptActions actions to leave out, because the page has another history of them
 */
export function RecordHistory({
  id,
  exceptActions = [],
}: {
  id: string
  exceptActions?: readonly string[]
}) {
  const { may } = useSession()
  if (may(lists.auditEntries.page))
    return <AuditEntries conditions={{ entityId: id }} exceptActions={exceptActions} />
  return may(HistoryForTeamDocument) && <TeamHistory id={id} exceptActions={exceptActions} />
}

/** Audit entries that meet a condition, newest first. Only for operators. */
export function AuditEntries({
  conditions,
  exceptActions = [],
}: {
  conditions: Readonly<Record<string, string>>
  exceptActions?: readonly string[]
}) {
  const list = lists.auditEntries
  const { data } = useOperation(list.page, {
    first: entriesPerPage,
    offset: 0,
    where: {
      ...Object.fromEntries(Object.entries(conditions).map(([name, eq]) => [name, { eq }])),
      ...(exceptActions.length > 0 && { action: { notIn: exceptActions } }),
    },
    orderBy: { field: 'CREATED_AT', direction: 'DESC' },
  })
  const { totalCount = 0, nodes = [] } = data?.list ?? {}
  if (totalCount === 0) return null
  return (
    <section className="part">
      <h2>
        {labelFor('changes')} <small>{numberText(totalCount)}</small>
      </h2>
      <ol className="card history">
        {nodes.map((entry) => (
          <li key={entry.id}>
            <span>
              <RecordLink record={entry}>{recordTitle(entry)}</RecordLink>
              <small>{timeText(String(entry.createdAt))}</small>
            </span>
            <FieldValue list={list} record={entry} name="changes" hasNames />
          </li>
        ))}
      </ol>
      {totalCount > entriesPerPage && (
        <Link href={listUrl(list, conditions)}>
          {/* The list has the changes of all actions, which are more. */}
          {exceptActions.length > 0 ? t('allChanges') : `${t('all')} ${numberText(totalCount)}`}
        </Link>
      )}
    </section>
  )
}

function TeamHistory({ id, exceptActions }: { id: string; exceptActions: readonly string[] }) {
  const [first, setFirst] = useState(entriesPerPage)
  const { data } = useOperation(HistoryForTeamDocument, {
    ...{ id, first },
    exceptActions: [...exceptActions],
  })
  const { totalCount = 0, nodes = [] } = data?.teamAuditEntries ?? {}
  if (totalCount === 0) return null
  return (
    <section className="part">
      <h2>
        {labelFor('changes')} <small>{numberText(totalCount)}</small>
      </h2>
      <TeamChanges entries={nodes} className="card history" />
      {totalCount > nodes.length && first < maxEntries && (
        <button type="button" onClick={() => setFirst(maxEntries)}>
          {t('showMore')}
        </button>
      )}
    </section>
  )
}

interface TeamEntry extends TeamAuditFieldsFragment {
  /** ID of the changed record. Absent in the history of one record. */
  entityId?: string
}

/**
 * Changes as a team sees them, with differences and without the names of operators. Entries with the ID of their record
 * link to it.
 */
export function TeamChanges({
  entries,
  className,
}: {
  entries: readonly TeamEntry[]
  className: string
}) {
  return (
    <ol className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            {auditSentence(teamAuditSentence(entry))}
            {entry.entityId && <ChangedRecord entry={entry} id={entry.entityId} />}
            <small>{timeText(entry.createdAt)}</small>
          </span>
          <FieldValue
            list={lists.auditEntries}
            record={{ ...entry, changes: entry.teamChanges, after: null }}
            name="changes"
            hasNames
          />
        </li>
      ))}
    </ol>
  )
}

/** Lists whose records the page has, or whose title is among the differences. */
const unlinkedLists: readonly ListConfig[] = [lists.teams, lists.ledgerEntries]

/** Links to the changed record, if the sentence does not name it and the team can read it. */
function ChangedRecord({ entry, id }: { entry: TeamEntry; id: string }) {
  const { may } = useSession()
  const list = listOfEntity(entry.entity)
  const isNamed = changedRecordName(teamAuditSentence(entry)) !== undefined
  const enabled = list !== undefined && !unlinkedLists.includes(list) && !isNamed && may(list.page)
  const { record } = useRecord(list ?? lists.teams, id, enabled)
  if (!enabled || !record) return null
  return (
    <small>
      <RecordLink record={record} />
    </small>
  )
}
