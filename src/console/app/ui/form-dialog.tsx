import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../api.ts'
import { refetchAll } from '../change.ts'
import { t } from '../texts/index.ts'
import type { FieldCondition, FormField } from './form-field.ts'
import { FormError, FormFields, type SubmittedValues } from './form-fields.tsx'
import {
  type FormTexts,
  readControlledValues,
  readFormTexts,
  readFormValues,
} from './form-values.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

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
  isLeaving,
  leave,
  stay,
}: FormProps) {
  const [error, setError] = useState<ApiError | Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState<SubmittedValues>({})
  const form = useRef<HTMLFormElement>(null)
  const { texts, controlled, shownFields, update, set } = useFormTexts(fields, form, setChanged)
  // The field may be out of view, or a record picker.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(invalidControl)?.focus()
  }, [error])
  const guard = useLeaveGuard(isChanged, leave)
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
  return (
    <form
      ref={form}
      onChange={() => update()}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <FormFields fields={shownFields} {...{ error, submitted, controlled, set }} />
      {preview && texts && <div className="form-preview">{preview(texts)}</div>}
      <FormError error={error} fields={shownFields} />
      <FormActions
        {...{ isLeaving, isBusy, submitLabel, isDestructive, leave }}
        stay={() => {
          guard.cancel()
          stay()
        }}
        discard={() => {
          close()
          guard.proceed()
        }}
      />
    </form>
  )
}

/** Current values of a form, and the fields to show for them. Reports whether a value differs from its initial one. */
function useFormTexts(
  fields: readonly FormField[],
  form: RefObject<HTMLFormElement | null>,
  setChanged: (isChanged: boolean) => void,
) {
  const [controlled, setControlled] = useState<Readonly<Record<string, string>>>({})
  const [texts, setTexts] = useState<FormTexts | null>(null)
  const initial = useRef<string | null>(null)
  // Reads the initial texts once, from the inputs of the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later fields must not count as unchanged.
  useEffect(() => {
    const read = readFormTexts(fields, new FormData(form.current!))
    initial.current = JSON.stringify(read)
    setTexts(read)
  }, [])
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
  const update = (now = controlled) => {
    const read = readFormTexts(fields, new FormData(form.current!))
    setTexts({ ...read, ...now })
    const isSelectionChanged = fields.some(
      ({ name, value }) => name in now && now[name] !== String(value ?? ''),
    )
    setChanged(isSelectionChanged || JSON.stringify(read) !== initial.current)
  }
  const set = (name: string, value: string) => {
    const now = { ...controlled, [name]: value }
    setControlled(now)
    update(now)
  }
  return { texts, controlled, shownFields, update, set }
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
      // The key keeps “Discard” from becoming the submit button while its click is handled, which would save the changes.
      <div key="leaving" className="actions" role="alert">
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
    <div key="actions" className="actions">
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
