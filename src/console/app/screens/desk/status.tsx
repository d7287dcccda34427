import { DueDate as DueTime } from '../../field-value.tsx'
import { statusName, t } from '../../texts/index.ts'
import { Chip, dayText } from '../../values.tsx'

interface Status {
  status: string
  statusName: string
  waitingFor: string | null
  dueAt: string | null
  draftApprovedAt: string | null
}

const isOverdue = ({ waitingFor, dueAt }: Status) =>
  waitingFor === 'WRITER' && dueAt !== null && new Date(dueAt) < new Date()

/** Chips for the status of an assignment. */
export function AssignmentStatus({ assignment }: { assignment: Status }) {
  const { status: prefix, statusName: name, waitingFor } = assignment
  return (
    <span className="chips">
      <span className="chip" data-tone={waitingFor === 'WRITER' ? 'wait' : 'plain'}>
        {statusName({ prefix, name })}
      </span>
      {isOverdue(assignment) && <Chip value="OVERDUE" />}
    </span>
  )
}

/** Due date of an assignment until its draft is approved, and then the date of the approval. */
export function DueDate({ assignment }: { assignment: Status }) {
  const { dueAt, draftApprovedAt, waitingFor } = assignment
  if (draftApprovedAt && waitingFor !== 'WRITER')
    return <small>{t('draftApprovedOn', { date: dayText(draftApprovedAt) })}</small>
  if (!dueAt || !waitingFor) return <small />
  const text = t('dueOn', { date: dayText(dueAt) })
  // Only the writer's own delay is marked.
  return <small>{waitingFor === 'WRITER' ? <DueTime value={dueAt} text={text} /> : text}</small>
}
