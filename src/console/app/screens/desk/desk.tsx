import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { DeskDocument, type DeskQuery } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { AssignmentStatus, DueDate } from './status.tsx'

type Assignment = DeskQuery['assignments'][number]

/** Desk of a writer: the articles to write, then those that wait for others, by due date. */
export function Desk() {
  const { data, error, refetch } = useOperation(DeskDocument, { completed: false })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const toWrite = data.assignments.filter(({ waitingFor }) => waitingFor === 'WRITER')
  const others = data.assignments.filter(({ waitingFor }) => waitingFor !== 'WRITER')
  return (
    <Screen title={t('desk')}>
      <div className="stack">
        <Assignments title={t('toWrite')} empty={t('nothingToWrite')} assignments={toWrite} />
        {others.length > 0 && <Assignments title={t('waitingForOthers')} assignments={others} />}
      </div>
    </Screen>
  )
}

/** Articles whose draft is approved, or that are rejected. */
export function CompletedAssignments() {
  const { data, error, refetch } = useOperation(DeskDocument, { completed: true })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  return (
    <Screen title={t('completedAssignments')}>
      <Assignments
        title={t('articles')}
        empty={t('noCompletedAssignments')}
        assignments={data.assignments}
      />
    </Screen>
  )
}

function Assignments({
  title,
  empty,
  assignments,
}: {
  title: string
  empty?: string
  assignments: readonly Assignment[]
}) {
  return (
    <section className="card">
      <h2>
        {title} <small>{numberText(assignments.length)}</small>
      </h2>
      {assignments.length === 0 && <p className="hint">{empty}</p>}
      <ul className="rows">
        {assignments.map((assignment) => {
          const { articleId, name, outletName: outlet, productName: product } = assignment
          return (
            <li key={articleId}>
              <span>
                <Link href={`/desk/${articleId}`}>{name}</Link>
                <small>{t('publishedIn', { outlet, product })}</small>
              </span>
              <AssignmentStatus assignment={assignment} />
              <DueDate assignment={assignment} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
