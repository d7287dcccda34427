import { enumChoices } from '../../list/enum-choices.ts'
import { t } from '../../texts/index.ts'
import type { FormField } from '../../ui/form-field.ts'

/** Fields of the settlement form. */
export const settlementFields: readonly FormField[] = [
  {
    ...{ name: 'settlement', type: 'select', required: true },
    // No default, because a settlement cannot be undone.
    choices: [['', '–'], ...enumChoices('Settlement')],
    hint: t('settleHint'),
  },
  { name: 'date', type: 'date' },
]

/** Fields of the form that cancels or declines a swap: an optional reason. */
export const swapReasonFields = (byOperator: boolean): readonly FormField[] => [
  {
    ...{ name: 'reason', type: 'textarea', label: t('reason'), rows: 3 },
    hint: t(byOperator ? 'cancelSwapHint' : 'declineSwapHint'),
  },
]
