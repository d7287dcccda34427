import {
  AddIssueDocument,
  type CheckFragment,
  CompleteCheckDocument,
  FailCheckDocument,
  StartCheckDocument,
} from '../../generated/graphql.ts'
import { enumChoices } from '../../list/enum-choices.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'

const issueFields: readonly FormField[] = [
  { name: 'issueType', type: 'select', choices: enumChoices('ComplianceIssueType') },
  { name: 'severity', type: 'select', choices: enumChoices('ComplianceSeverity') },
  { name: 'title', required: true },
  { name: 'originalText', type: 'textarea', rows: 2 },
  { name: 'location' },
  { name: 'description', type: 'textarea', rows: 2 },
  { name: 'suggestion', type: 'textarea', rows: 2 },
]

/** Actions of operators on a manual check: start it, add issues, complete it or mark it as failed. */
export function CheckActions({ check }: { check: CheckFragment }) {
  const { may } = useSession()
  if (check.checkType !== 'MANUAL' || !may(StartCheckDocument)) return null
  const input = { complianceCheckId: check.id }
  if (check.status === 'PENDING') {
    return (
      <div className="actions">
        <MutationButton
          name={t('startCheck')}
          change={{ document: StartCheckDocument, input }}
          isPrimary
        />
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
