import { enumChoices } from '../../list/enum-choices.ts'
import { t } from '../../texts/index.ts'
import type { FormField } from '../../ui/form-field.ts'

/** Fields of the dismissal of an opportunity: the reason, and a comment. Operators see both. */
export const dismissFields: readonly FormField[] = [
  {
    ...{ name: 'reason', type: 'select', required: true },
    // No default, so that the first reason is not submitted by accident.
    choices: [['', '–'], ...enumChoices('OpportunityReason')],
  },
  { name: 'feedback', type: 'textarea', label: t('commentOptional'), rows: 3 },
]
