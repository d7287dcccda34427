import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ApiError, operationName } from '../api.ts'
import {
  changedId,
  type MutationRequest,
  notifyDone,
  refetchAll,
  runMutation,
  type Undo,
} from '../change.ts'
import { doneText, t } from '../texts/index.ts'
import type { FieldCondition, FormField } from './form-field.ts'
import { FormError, FormFields, type SubmittedValues } from './form-fields.tsx'
import {
  type FormTexts,
  readControlledValues,
  readFormTexts,
  readFormValues,
} from './form-values.ts'
import { showNotice } from './notice.tsx'

interface FormDialogProps {
  /** Dialog title. */
  name: string
  /** Label of the submit button. Defaults to the title. */
  submitLabel?: string | undefined
  /** Submits the values of the fields. @throws ApiError */
  run(values: Record<string, unknown>): Promise<unknown>
  fields: readonly FormField[]
  hint?: string | undefined
  preview?: FormPreview | undefined
  isDestructive?: boolean | undefined
}

/** Shows the result of a form while it is filled in. @param texts current value of each field by its name */
export type FormPreview = (texts: FormTexts) => ReactNode

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
  /** Whether the change removes something and cannot be undone, so that the submit button is red. */
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

/**
 * Dialog with a form. Is wide if its fields have headings, or a preview. Unsaved changes are discarded only after
 * confirmation.
 */
export function FormDialog({
  isOpen,
  setOpen,
  ...form
}: FormDialogProps & { isOpen: boolean; setOpen(isOpen: boolean): void }) {
  const [isChanged, setChanged] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    setChanged(false)
    setLeaving(false)
    setOpen(false)
  }
  const leave = () => (isChanged ? setLeaving(true) : close())
  const isWide = Boolean(form.preview) || form.fields.some(({ group }) => group)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNext) => (isNext ? setOpen(true) : leave())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          className="dialog"
          data-wide={isWide || undefined}
          data-preview={form.preview ? '' : undefined}
        >
          <Dialog.Title>{form.name}</Dialog.Title>
          {form.hint && <Dialog.Description className="hint">{form.hint}</Dialog.Description>}
          <Form
            {...form}
            {...{ close, leave, isLeaving, isChanged, setChanged }}
            stay={() => setLeaving(false)}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Controls with an issue, as a CSS selector. */
const invalidControl =
  '[aria-invalid="true"], .control:has(.fault) :is(input, select, textarea, button)'

interface FormProps extends FormDialogProps {
  /** Closes the dialog. */
  close(): void
  /** Closes the dialog, after confirmation if there are unsaved changes. */
  leave(): void
  /** Continues after `leave`. */
  stay(): void
  /** Whether the user must confirm that the changes are discarded. */
  isLeaving: boolean
  isChanged: boolean
  setChanged(isChanged: boolean): void
}

function Form({
  name,
  submitLabel = name,
  run,
  fields,
  preview,
  isDestructive = false,
  close,
  isChanged,
  setChanged,
  ...leaving
}: FormProps) {
  const [error, setError] = useState<ApiError | Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState<SubmittedValues>({})
  const [controlled, setControlled] = useState<Record<string, string>>({})
  const [texts, setTexts] = useState<FormTexts | null>(null)
  const initial = useRef<string | null>(null)
  const isMet = ({ field, values }: FieldCondition) => {
    const other = fields.find(({ name }) => name === field)
    const value = texts?.[field] ?? other?.value ?? other?.preset
    return values.includes(String(value ?? other?.choices?.[0]?.[0]))
  }
  const shownFields = fields
    .filter(({ shownFor }) => !shownFor || isMet(shownFor))
    .map((field) => ({
      ...field,
      required: field.requiredFor ? isMet(field.requiredFor) : field.required,
    }))
  const form = useRef<HTMLFormElement>(null)
  // Reads the initial texts once, from the inputs of the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later fields must not count as unchanged.
  useEffect(() => {
    const read = readFormTexts(fields, new FormData(form.current!))
    initial.current = JSON.stringify(read)
    setTexts(read)
  }, [])
  // The field may be out of view, or a record picker.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(invalidControl)?.focus()
  }, [error])
  useLeaveWarning(isChanged)
  const update = (now: Readonly<Record<string, string>>) => {
    const read = readFormTexts(fields, new FormData(form.current!))
    setTexts({ ...read, ...now })
    const isSelectionChanged = fields.some(
      ({ name, value }) => name in now && now[name] !== String(value ?? ''),
    )
    setChanged(isSelectionChanged || JSON.stringify(read) !== initial.current)
  }
  const submit = async (form: FormData) => {
    if (isBusy) return
    setBusy(true)
    const values = {
      ...readFormValues(shownFields, form),
      ...readControlledValues(shownFields, controlled),
    }
    try {
      await run(values)
      close()
      await refetchAll()
    } catch (error) {
      setSubmitted(values)
      setError(error as Error)
    }
    setBusy(false)
  }
  const set = (name: string, value: string) => {
    const now = { ...controlled, [name]: value }
    setControlled(now)
    update(now)
  }
  return (
    <form
      ref={form}
      onChange={() => update(controlled)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <FormFields fields={shownFields} {...{ error, submitted, controlled, set }} />
      {preview && texts && <div className="form-preview">{preview(texts)}</div>}
      <FormError error={error} fields={shownFields} />
      <FormActions {...leaving} {...{ isBusy, submitLabel, isDestructive }} discard={close} />
    </form>
  )
}

/** Warns before the page is left, while there are unsaved changes. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}

/** Buttons of a form: cancel and submit, or the confirmation that unsaved changes are discarded. */
function FormActions({
  isLeaving,
  isBusy,
  submitLabel,
  isDestructive,
  leave,
  stay,
  discard,
}: Pick<FormProps, 'isLeaving' | 'leave' | 'stay'> & {
  isBusy: boolean
  submitLabel: string
  isDestructive: boolean
  discard(): void
}) {
  if (isLeaving) {
    return (
      <div className="actions" role="alert">
        <p>{t('unsavedChanges')}</p>
        <button type="button" onClick={discard}>
          {t('discardChanges')}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the confirmation replaces the button that had the focus. */}
        <button type="button" className="primary" autoFocus onClick={stay}>
          {t('continueEditing')}
        </button>
      </div>
    )
  }
  return (
    <div className="actions">
      <button type="button" className="quiet" onClick={leave}>
        {t('cancel')}
      </button>
      {/* `aria-disabled`, because a disabled button would lose the focus if the request fails. */}
      <button
        type="submit"
        className={isDestructive ? 'primary destructive' : 'primary'}
        aria-disabled={isBusy}
      >
        {submitLabel}
      </button>
    </div>
  )
}
