import { isNotFound, useOperation } from '../../api.ts'
import { ArticleScreenDocument, CommentCreatedDocument } from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { ListLink } from '../../list/list-link.tsx'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useLiveQuery } from '../../live.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, dayText, RecordLink, StatusChip, TypedValue, timeText } from '../../values.tsx'
import { ArticleActions, endingTransition } from './actions.tsx'
import { Brief } from './brief.tsx'
import { Checks } from './checks.tsx'
import { Discussion } from './discussion.tsx'
import { Draft, hasDraft } from './draft.tsx'
import { Files } from './files.tsx'
import { useTransitions } from './transitions.tsx'
import type { ArticleDetails } from './types.ts'
import { WaitingFor } from './waiting-for.tsx'

/** Actions of the audit log that change the status, which the history of the article contains. */
const statusActions = [
  ...['approve_brief', 'approve_draft', 'request_brief_changes', 'request_draft_changes'],
  ...['set_article_status', 'correct_article_status'],
]

/** Article screen: status and transitions, the draft and the discussion with live updates, brief, files and checks. */
export function ArticleScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(ArticleScreenDocument, { id })
  useLiveQuery(CommentCreatedDocument, { articleId: id }, 'ArticleScreen')
  // Archived articles are shown on the generic record page.
  if (isNotFound(error)) return <RecordPage list={lists.articles} id={id} />
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data?.article) return <Skeleton lines={10} />
  const { article } = data
  const isReview = hasDraft(article)
  const back = <ListLink list={lists.articles} />
  return (
    <Screen
      title={article.name}
      above={back}
      below={<StatusSentence article={article} />}
      actions={<ArticleActions article={article} />}
    >
      <RefundedWarning article={article} />
      {isReview && (
        <div className="review">
          <Draft article={article} hasIssueList />
          <Discussion article={article} />
        </div>
      )}
      <div className="order article">
        <ArticleFacts article={article} />
        <div className="stack">
          <Brief article={article} />
          {!isReview && <Discussion article={article} />}
          <Checks article={article} />
          <History article={article} />
          <RecordHistory id={id} exceptActions={statusActions} />
        </div>
      </div>
    </Screen>
  )
}

/** Warns that a refunded article is still in progress, and offers to end it. */
function RefundedWarning({ article }: { article: ArticleDetails }) {
  const { start, dialog, nameOf: statusName } = useTransitions()
  const { waitingFor, orderItem } = article
  if (!waitingFor || !orderItem.isRefunded) return null
  const end = endingTransition(article)
  return (
    <section className="card warning" aria-label={labelFor('REFUNDED')}>
      <p>
        {orderItem.refundDate
          ? t('articleRefundedAt', { date: dayText(orderItem.refundDate) })
          : t('articleRefunded')}{' '}
        {end && t('articleRefundedHint', { to: statusName(end.status) })}
      </p>
      <span className="heading">
        <RecordLink record={orderItem.order} />
        {end && (
          <button type="button" className="primary" onClick={() => start(article, end)}>
            {t('endArticle')}
          </button>
        )}
      </span>
      {dialog}
    </section>
  )
}

/** Status of an article, and whom it waits for. */
function StatusSentence({ article }: { article: ArticleDetails }) {
  const { dueAt, waitingFor, status } = article
  const isOverdue = dueAt !== null && new Date(dueAt) < new Date()
  return (
    <div className="sentence">
      <StatusChip status={status} />
      {isOverdue && <Chip value="OVERDUE" />}
      {waitingFor && (
        <p>
          <WaitingFor article={article} />
        </p>
      )}
    </div>
  )
}

function ArticleFacts({ article }: { article: ArticleDetails }) {
  const { isOperator } = useSession()
  const records = [
    ...(isOperator ? [['team', article.team] as const] : []),
    ['campaign', article.campaign] as const,
    ['profile', article.profile] as const,
    ['product', article.product] as const,
    ['outlet', article.product.outlet] as const,
    ['order', article.orderItem.order] as const,
    ['writer', article.writer] as const,
    ['supportAgent', article.supportAgent] as const,
  ]
  const values = [
    ['expectedCompletionDate', 'DateTime'],
    ['briefApprovedAt', 'DateTime'],
    ['draftApprovedAt', 'DateTime'],
    ['publishedAt', 'DateTime'],
    ...(hasDraft(article) ? [] : [['draftSharedDocUrl', 'String'] as const]),
    ['liveUrl', 'String'],
  ] as const
  return (
    <aside className="card summary" aria-label={t('details')}>
      <dl className="fields">
        {records.map(
          ([name, record]) =>
            record && (
              <div key={name}>
                <dt>{labelFor(name)}</dt>
                <dd>
                  <RecordLink record={record} />
                </dd>
              </div>
            ),
        )}
        {values.map(
          ([name, kind]) =>
            article[name] && (
              <div key={name}>
                <dt>{labelFor(name)}</dt>
                <dd>
                  <TypedValue kind={kind} value={article[name]} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Files article={article} />
    </aside>
  )
}

function History({ article }: { article: ArticleDetails }) {
  return (
    <section className="card">
      <h2>{t('history')}</h2>
      <ul className="rows">
        {article.statusChanges.nodes.map((change) => (
          <li key={change.id}>
            <span>
              <span className="chips">
                <StatusChip status={change.status} />
                {change.isCorrection && <Chip value="CORRECTION" />}
              </span>
              {change.notes && <small>{change.notes}</small>}
            </span>
            <small>{change.actor?.fullName}</small>
            <small>{timeText(change.effectiveAt)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
