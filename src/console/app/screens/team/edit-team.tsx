import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  TeamSettingsDocument,
  TeamTermsDocument,
  UpdateTeamDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'

/** Button that edits the name and addresses of a team, and for operators the terms of its kind. */
export function EditTeamButton({ id }: { id: string }) {
  const { may } = useSession()
  const isFull = may(TeamTermsDocument)
  const settings = useOperation(TeamSettingsDocument, { id }).data?.team
  const terms = useOperation(TeamTermsDocument, { id }, { enabled: isFull }).data?.team
  if (!settings || (isFull && !terms)) return null
  const { name, contactEmail, billingEmail } = settings
  const change = { document: UpdateTeamDocument, input: { id } }
  const fields: FormField[] = [
    { name: 'name', required: true, value: name },
    { name: 'contactEmail', type: 'email', value: contactEmail ?? '' },
    { name: 'billingEmail', type: 'email', value: billingEmail ?? '' },
  ]
  if (terms) {
    const { kind, commissionPercent, discountLimitPercent: limit, proPricingEnabled } = terms
    if (kind === 'PUBLISHER') {
      const hint = t('commissionHint')
      fields.push({
        name: 'commissionPercent',
        type: 'number',
        value: commissionPercent ?? '',
        hint,
      })
    }
    const hint = t('discountLimitHint')
    if (kind === 'BUYER') {
      fields.push(
        { name: 'discountLimitPercent', type: 'number', value: limit ?? '', hint },
        { name: 'proPricingEnabled', type: 'checkbox', value: String(proPricingEnabled) },
      )
    }
  }
  return (
    <EditButton
      {...change}
      name={t('editTeam')}
      of={name}
      fields={fields}
      undo={restorePrevious(change, { ...settings, ...terms })}
    />
  )
}
