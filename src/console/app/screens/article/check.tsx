import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { CheckScreenDocument, type CheckScreenQuery } from '../../generated/graphql.ts'
import { ListLink } from '../../list/list-link.tsx'
import { RelatedLists } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, RecordLink, StatusChip, timeText } from '../../values.tsx'
import { CheckActions } from './check-actions.tsx'
import { CheckIssues } from './check-issues.tsx'

type Check = NonNullable<CheckScreenQuery['complianceCheck']>

/** Screen of a compliance check: the result and what to do, the issues in the text, and the facts of the check. */
export function CheckScreen({ id }: { id: string }) {
  const { may } = useSession()
  const list = lists.complianceChecks
  const { data, error, refetch } = useOperation(CheckScreenDocument, { id })
  const back = <ListLink list={list} />
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { complianceCheck: check } = data
  if (!check)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  const { article, checkType, givenText, createdAt } = check
  const kind = givenText === null ? 'checkOfArticle' : 'checkOfText'
  return (
    <Screen
      title={article.name}
      above={back}
      below={
        <div className="sentence">
          <Chip value={check.status} />
          <p>{t(kind, { type: labelFor(checkType), time: timeText(createdAt) })}</p>
        </div>
      }
      actions={
        <>
          {may(lists.articles.page) && (
            <Link className="button" href={`/${lists.articles.path}/${article.id}`}>
              {t('openArticle')}
            </Link>
          )}
          <CheckActions check={check} />
        </>
      }
    >
      <div className="record">
        <div className="stack">
          <Result check={check} />
          <section className="card">
            <h2>
              {t('issues')} <small>{numberText(check.issues.length)}</small>
            </h2>
            <CheckIssues check={check} />
          </section>
        </div>
        <Facts check={check} />
        <div className="stack">
          <RelatedLists list={list} id={id} />
        </div>
      </div>
    </Screen>
  )
}

/** Score, issues by severity, and what to do. */
function Result({ check }: { check: Check }) {
  const { status, complianceScore, criticalIssuesCount, warningIssuesCount, errorMessage } = check
  const suggestions = check.issues.filter(({ severity }) => severity === 'SUGGESTION').length
  const figures = [
    [labelFor('complianceScore'), complianceScore],
    [labelFor('CRITICAL'), criticalIssuesCount || null],
    [labelFor('WARNING'), warningIssuesCount || null],
    [labelFor('SUGGESTION'), suggestions || null],
  ] as const
  const known = figures.filter(([, value]) => value !== null)
  const [text, tone] = resultOf(check)
  return (
    <section className="card next" data-tone={tone}>
      {known.length > 0 && (
        <dl className="facts">
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="number">{numberText(value ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{text}</p>
      {status === 'FAILED' && errorMessage && <p className="caution">{errorMessage}</p>}
    </section>
  )
}

/** Returns what to do after a check, and the tone of its result. */
function resultOf(check: Check): readonly [text: string, tone: 'good' | 'bad' | undefined] {
  const { status, criticalIssuesCount, totalIssuesCount } = check
  if (status === 'FAILED') return [t('checkFAILED'), 'bad']
  if (status !== 'COMPLETED') return [t(`check${status}`), undefined]
  if (criticalIssuesCount > 0) return [t('checkCritical'), 'bad']
  return totalIssuesCount > 0 ? [t('checkWarnings'), undefined] : [t('checkClean'), 'good']
}

/** Metadata of an automatic check with the names of the documents. */
interface Documents {
  checked?: readonly { location: string }[]
  unread?: readonly string[]
}

function Facts({ check }: { check: Check }) {
  const { isOperator } = useSession()
  const { article, team, initiatedBy, aiDetectionPercentage, completedAt } = check
  const { checked = [], unread = [] } = (check.metadata ?? {}) as Documents
  return (
    <aside className="card details" aria-label={t('details')}>
      <h2>{t('details')}</h2>
      <dl className="fields">
        <Fact name={labelFor('article')}>
          <RecordLink record={article} />
        </Fact>
        <Fact name={labelFor('articleStatus')}>
          <StatusChip status={article.status} />
        </Fact>
        <Fact name={labelFor('team')}>{isOperator && <RecordLink record={team} />}</Fact>
        <Fact name={labelFor('requestedBy')}>
          {initiatedBy ? (
            <RecordLink record={initiatedBy} />
          ) : (
            check.checkType === 'AUTOMATIC' && t('requestedByServer')
          )}
        </Fact>
        <Fact name={t('checkedDocuments')}>
          {checked.map(({ location }) => location).join(', ')}
        </Fact>
        <Fact name={t('unreadDocuments')}>{unread.join(', ')}</Fact>
        <Fact name={labelFor('aiDetectionPercentage')}>
          {aiDetectionPercentage && `${aiDetectionPercentage} %`}
        </Fact>
        <Fact name={labelFor('completedAt')}>{completedAt && timeText(completedAt)}</Fact>
      </dl>
    </aside>
  )
}

/** Fact with its name. Shows nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
