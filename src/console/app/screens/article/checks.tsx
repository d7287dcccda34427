import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  ArticleChecksDocument,
  type CheckFragment,
  RequestCheckDocument,
} from '../../generated/graphql.ts'
import { enumChoices } from '../../list/enum-choices.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, timeText } from '../../values.tsx'
import { CheckActions } from './check-actions.tsx'
import { CheckIssues } from './check-issues.tsx'
import { draftFileNames } from './draft.tsx'
import type { ArticleDetails } from './types.ts'

/** Compliance checks of an article: the latest one with its issues, and a summary of each earlier one. */
export function Checks({ article }: { article: ArticleDetails }) {
  const { id: articleId } = article
  const { may } = useSession()
  const canSee = may(ArticleChecksDocument)
  const { data } = useOperation(ArticleChecksDocument, { articleId }, { enabled: canSee })
  if (!canSee) return null
  const [newest, ...others] = data?.complianceChecks.nodes ?? []
  return (
    <section className="card">
      <header className="heading">
        <h2>{labelFor('complianceChecks')}</h2>
        {may(RequestCheckDocument) && (
          <FormButton
            name={t('requestCheck')}
            hint={t('requestCheckHint')}
            document={RequestCheckDocument}
            input={{ articleId }}
            fields={[
              { name: 'checkType', type: 'select', choices: enumChoices('ComplianceCheckType') },
              { name: 'text', type: 'textarea', rows: 8 },
            ]}
          />
        )}
      </header>
      {!data && <Skeleton lines={3} />}
      {data && !newest && <p className="hint">{t('noChecks')}</p>}
      {newest && (
        <>
          <CheckSummary check={newest} />
          <CheckActions check={newest} />
          <CheckIssues check={newest} textsAbove={draftFileNames(article)} />
        </>
      )}
      <ul className="rows">
        {others.map((check) => (
          <li key={check.id}>
            <CheckSummary check={check} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Summary of a check: time, type, status and score. */
function CheckSummary({ check }: { check: CheckFragment }) {
  const { complianceScore, totalIssuesCount, errorMessage, aiDetectionPercentage } = check
  return (
    <div className="chips">
      <Link href={`/${lists.complianceChecks.path}/${check.id}`}>{timeText(check.createdAt)}</Link>
      <small>{labelFor(check.checkType)}</small>
      <Chip value={check.status} />
      {complianceScore !== null && (
        <b>
          {t(totalIssuesCount === 1 ? 'checkScoreOneIssue' : 'checkScore', {
            score: numberText(complianceScore),
            count: numberText(totalIssuesCount),
          })}
        </b>
      )}
      {aiDetectionPercentage !== null && (
        <small>
          {labelFor('aiDetectionPercentage')}: {numberText(Number(aiDetectionPercentage))}
        </small>
      )}
      {errorMessage && <span className="fault">{errorMessage}</span>}
    </div>
  )
}
