import { useState } from 'react'
import { operationName } from '../api.ts'
import { changedId, type MutationRequest, notifyDone, runMutation, type Undo } from '../change.ts'
import { doneText, t } from '../texts/index.ts'
import { FormDialog, type FormPreview } from './form-dialog.tsx'
import type { FormField } from './form-field.ts'
import { showNotice } from './notice.tsx'

/** Form for a mutation. */
export interface MutationForm extends MutationRequest {
  /** Label of the button and title of the dialog. */
  name: string
  /** Name of the record, which the title of the dialog contains. */
  of?: string | undefined
  /** Label of the submit button. Defaults to the name. */
  submitLabel?: string
  /** Message after the change. Defaults to the name. */
  message?: string | ((values: Record<string, unknown>) => string)
  fields: readonly FormField[]
  hint?: string
  preview?: FormPreview
  isPrimary?: boolean
  /** Whether the change removes, ends or refuses something, so that the submit button is red. */
  isDestructive?: boolean
  /** Whether the form changes a record, so that it is not sent without a change. */
  isEdit?: boolean
  /** Whether the form is open when the page is. */
  isInitiallyOpen?: boolean
  /** Converts the values of the fields to input. Defaults to the values themselves. */
  inputOf?: (values: Record<string, unknown>) => object
  undo?: Undo
  done?: (data: unknown, values: Record<string, unknown>) => void
}

/** Runs the mutation of a form with its values, and shows that it is done. @throws ApiError */
export async function submitMutation(
  form: MutationForm,
  values: Record<string, unknown>,
): Promise<void> {
  const { name, document, input, inputOf = (values) => values, undo, message, done } = form
  if (form.isEdit && Object.keys(values).length === 0) return showNotice(t('nothingChanged'))
  const data = await runMutation({ document, input: { ...input, ...inputOf(values) } })
  const back = undo?.(data, values)
  const text = typeof message === 'function' ? message(values) : message
  notifyDone(
    text ?? doneText(operationName(document), form.submitLabel ?? name),
    [back],
    back && [changedId(back)],
  )
  done?.(data, values)
}

/** Button that opens a form for a mutation. Field values are added to `input`. Issues are shown at their fields. */
export function FormButton(form: MutationForm) {
  const {
    name,
    of,
    isPrimary,
    isInitiallyOpen = false,
    submitLabel = name,
    hint,
    fields,
    preview,
    isDestructive,
  } = form
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'primary' : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      <FormDialog
        {...{ isOpen, setOpen, submitLabel, hint, fields, preview, isDestructive }}
        name={of ? t('actionOn', { action: name, name: of }) : name}
        run={(values) => submitMutation(form, values)}
      />
    </>
  )
}

/** Form button that edits existing data. */
export const EditButton = ({
  name = t('edit'),
  ...props
}: Omit<MutationForm, 'name'> & { name?: string }) => (
  <FormButton name={name} submitLabel={t('save')} message={t('saved')} isEdit {...props} />
)
