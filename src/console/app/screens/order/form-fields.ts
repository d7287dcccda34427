import type { Action } from '../../action.ts'
import { CancelSwapDocument } from '../../generated/graphql.ts'
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

/** Form that cancels an open swap, with an optional reason: an operator withdraws it, or the team declines it. */
export const cancelSwapForm = (byOperator: boolean) => {
  const reason: FormField = {
    ...{ name: 'reason', type: 'textarea', label: t('reason'), rows: 3 },
    hint: t(byOperator ? 'cancelSwapHint' : 'declineSwapHint'),
  }
  return {
    name: byOperator ? 'cancelSwap' : 'decline',
    message: byOperator ? 'swapCancelled' : 'swapDeclined',
    document: CancelSwapDocument,
    input: (swapId: string) => ({ swapId }),
    fields: [reason],
    isDestructive: true,
  } as const satisfies Action
}
