import {
  AddIssueDocument,
  type CheckFragment,
  CompleteCheckDocument,
  FailCheckDocument,
  StartCheckDocument,
} from '../../generated/graphql.ts'
import { choicesOf } from '../../list/choices.ts'
import { Act } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { type Field, FormButton } from '../../ui/form.tsx'

const issueFields: readonly Field[] = [
  { name: 'issueType', type: 'select', choices: choicesOf('ComplianceIssueType') },
  { name: 'severity', type: 'select', choices: choicesOf('ComplianceSeverity') },
  { name: 'title', required: true },
  { name: 'originalText', type: 'textarea', rows: 2 },
  { name: 'location' },
  { name: 'description', type: 'textarea', rows: 2 },
  { name: 'suggestion', type: 'textarea', rows: 2 },
]

/** Actions of operators on a manual check: start it, add issues, complete it or mark it as failed. */
export function CheckWork({ check }: { check: CheckFragment }) {
  const { may } = useSession()
  if (check.checkType !== 'MANUAL' || !may(StartCheckDocument)) return null
  const input = { complianceCheckId: check.id }
  if (check.status === 'PENDING') {
    return (
      <div className="actions">
        <Act name={t('startCheck')} change={{ document: StartCheckDocument, input }} isPrimary />
      </div>
    )
  }
  if (check.status !== 'IN_PROGRESS') return null
  return (
    <div className="actions">
      <FormButton
        name={t('addIssue')}
        document={AddIssueDocument}
        input={input}
        fields={issueFields}
      />
      <FormButton
        name={t('completeCheck')}
        isPrimary
        document={CompleteCheckDocument}
        input={input}
        fields={[{ name: 'aiDetectionPercentage', type: 'number' }]}
      />
      <FormButton
        name={t('failCheck')}
        document={FailCheckDocument}
        input={input}
        fields={[{ name: 'errorMessage', type: 'textarea', required: true }]}
      />
    </div>
  )
}
