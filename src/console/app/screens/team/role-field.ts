import { enumChoices } from '../../list/enum-choices.ts'
import { t } from '../../texts/index.ts'
import type { FormField } from '../../ui/form-field.ts'

/** Returns the field for the role of a member. OWNER is not offered, because only a change of the account owner grants it. */
export function roleField(current?: string): FormField {
  const roles = enumChoices('MemberRole').filter(([role]) => role !== 'OWNER')
  return {
    ...{ name: 'role', type: 'select', hint: t('roleHint') },
    ...(current
      ? { preset: current, required: true, choices: roles }
      : { choices: [['', t('defaultRole')], ...roles] }),
  }
}
