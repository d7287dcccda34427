import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { RequestIssue } from '../../../errors/app-error.ts'
import { ApiError, operationName } from '../api.ts'
import {
  changedId,
  type MutationRequest,
  notifyDone,
  refetchAll,
  runMutation,
  type Undo,
} from '../change.ts'
import { errorText, issueMessage } from '../texts/error-messages.ts'
import { doneText, labelFor, t } from '../texts/index.ts'
import { CheckboxGroup } from './checkbox-group.tsx'

/** Form field. `name` is the input field of the mutation. */
export interface FormField {
  name: string
  type?:
    | 'text'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'email'
    | 'url'
    | 'select'
    | 'textarea'
    | 'lines'
    | 'several'
    | 'checkbox'
  label?: string
  hint?: string
  /** Initial value, not submitted if unchanged. `true` for a checked checkbox; one value per line for multiple choices. */
  value?: string | number | undefined
  /** Default of a new record, submitted even if unchanged. */
  preset?: string | number | undefined
  required?: boolean | undefined
  /** Values of another field that make this one required. */
  requiredFor?: { field: string; values: readonly string[] }
  /** Lines of a textarea. */
  rows?: number
  choices?: readonly (readonly [value: string, name: string])[]
  /** Warnings to show while a choice is selected, by value. */
  warnings?: Readonly<Record<string, string>>
  /** Whether the choices are numbers. */
  isNumber?: boolean
  /** Custom control instead of an input. */
  control?: (set: (value: string) => void, chosen: string | undefined) => ReactNode
}

interface FormDialogProps {
  /** Dialog title. */
  name: string
  /** Label of the submit button. Defaults to the title. */
  submitLabel?: string | undefined
  /** Submits the values of the fields. @throws ApiError */
  run(values: Record<string, unknown>): Promise<unknown>
  fields: readonly FormField[]
  hint?: string | undefined
}

/** Form for a mutation. */
export interface MutationForm extends MutationRequest {
  /** Label of the button and title of the dialog. */
  name: string
  /** Label of the submit button. Defaults to the name. */
  submitLabel?: string
  /** Message after the change. Defaults to the name. */
  message?: string
  fields: readonly FormField[]
  hint?: string
  isPrimary?: boolean
  /** Whether the form is open when the page is. */
  isInitiallyOpen?: boolean
  /** Converts the values of the fields to input. Defaults to the values themselves. */
  inputOf?: (values: Record<string, unknown>) => object
  undo?: Undo
  done?: (data: unknown, values: Record<string, unknown>) => void
}

/** Runs the mutation of a form with its values, and shows that it is done. @throws ApiError */
export async function submitMutation(
  {
    name,
    document,
    input,
    inputOf = (values) => values,
    undo,
    message,
    done,
    submitLabel,
  }: MutationForm,
  values: Record<string, unknown>,
): Promise<void> {
  const data = await runMutation({ document, input: { ...input, ...inputOf(values) } })
  const back = undo?.(data, values)
  notifyDone(
    message ?? doneText(operationName(document), submitLabel ?? name),
    [back],
    back && [changedId(back)],
  )
  done?.(data, values)
}

/** Button that opens a form for a mutation. Field values are added to `input`. Issues are shown at their fields. */
export function FormButton(form: MutationForm) {
  const { name, isPrimary, isInitiallyOpen = false, submitLabel, hint, fields } = form
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
        {...{ isOpen, setOpen, name, submitLabel, hint, fields }}
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
  <FormButton name={name} submitLabel={t('save')} message={t('saved')} {...props} />
)

/** Dialog with a form. */
export function FormDialog({
  isOpen,
  setOpen,
  ...form
}: FormDialogProps & { isOpen: boolean; setOpen(isOpen: boolean): void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{form.name}</Dialog.Title>
          {form.hint && <Dialog.Description className="hint">{form.hint}</Dialog.Description>}
          <Form {...form} close={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Controls with an issue, as a CSS selector. */
const invalidControl =
  '[aria-invalid="true"], .control:has(.fault) :is(input, select, textarea, button)'

function Form({
  name,
  submitLabel = name,
  run,
  fields,
  close,
}: FormDialogProps & { close(): void }) {
  const [error, setError] = useState<ApiError | Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [controlled, setControlled] = useState<Record<string, string>>({})
  const [entered, setEntered] = useState<Record<string, string>>({})
  const isRequired = ({ required, requiredFor }: FormField) => {
    if (!requiredFor) return required
    const other = fields.find(({ name }) => name === requiredFor.field)
    const value = entered[requiredFor.field] ?? other?.value ?? other?.preset
    return requiredFor.values.includes(String(value ?? other?.choices?.[0]?.[0]))
  }
  const form = useRef<HTMLFormElement>(null)
  // The field may be out of view, or a record picker.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(invalidControl)?.focus()
  }, [error])
  const issues = error instanceof ApiError ? error.issues : []
  const issuesOf = (field: string) =>
    issues
      .filter(({ path }) => path.includes(field))
      .map((issue) => ({ ...issue, message: withLabels(issue.message, fields) }))
  const hasOtherError =
    error && !issues.some(({ path }) => fields.some((field) => path.includes(field.name)))
  const submit = async (form: FormData) => {
    if (isBusy) return
    setBusy(true)
    try {
      await run({ ...readFormValues(fields, form), ...readControlledValues(fields, controlled) })
      close()
      await refetchAll()
    } catch (error) {
      setError(error as Error)
    }
    setBusy(false)
  }
  return (
    <form
      ref={form}
      onChange={({ target }) => {
        const { name, value } = target as typeof target & { value: string }
        if (fields.some(({ requiredFor }) => requiredFor?.field === name))
          setEntered((now) => ({ ...now, [name]: value }))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      {fields.map((field) =>
        field.control ? (
          <div key={field.name} className="control">
            <b data-required={field.required || undefined}>{field.label ?? labelFor(field.name)}</b>
            {field.control(
              (value) => setControlled((now) => ({ ...now, [field.name]: value })),
              controlled[field.name],
            )}
            <FieldErrors issues={issuesOf(field.name)} />
            {field.hint && <small>{field.hint}</small>}
          </div>
        ) : (
          <FieldInput
            key={field.name}
            field={{ ...field, required: isRequired(field) }}
            issues={issuesOf(field.name)}
          />
        ),
      )}
      {hasOtherError && (
        <p className="fault" role="alert" lang={errorText(error).lang}>
          {errorText(error).text}
        </p>
      )}
      <div className="actions">
        <button type="button" className="quiet" onClick={close}>
          {t('cancel')}
        </button>
        {/* `aria-disabled`, because a disabled button would lose the focus if the request fails. */}
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {submitLabel}
        </button>
      </div>
    </form>
  )
}

/** Replaces field names in a server message by their labels in the form. */
function withLabels(message: string, fields: readonly FormField[]): string {
  return message.replace(/[a-z]+[A-Z]\w*/g, (word) => {
    const field = fields.find(({ name }) => name === word)
    return field ? `“${field.label ?? labelFor(field.name)}”` : word
  })
}

/** Returns the values of the fields, without unchanged ones. */
function readFormValues(fields: readonly FormField[], form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const { name, type, control, value } = field
    if (control) continue
    const text = readFormText(field, form)
    const isEmpty = value === undefined && !text && type !== 'lines' && type !== 'several'
    if (isEmpty || text === String(value)) continue
    values[name] = inputOf(field, text)
  }
  return values
}

/** Returns the values of custom controls. A cleared one is null if it had a value. */
function readControlledValues(
  fields: readonly FormField[],
  controlled: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, value } of fields) {
    const entered = controlled[name]
    if (entered === undefined || entered === value) continue
    if (entered !== '') values[name] = entered
    else if (value !== undefined) values[name] = null
  }
  return values
}

function readFormText({ name, type, value }: FormField, form: FormData): string {
  if (type === 'checkbox') return String(form.has(name))
  if (type !== 'several') return String(form.get(name) ?? '').trim()
  const checkedValues = form.getAll(name).map(String)
  const unchanged = linesOf(String(value ?? '')).filter((one) => checkedValues.includes(one))
  // Existing values keep their order.
  return [...unchanged, ...checkedValues.filter((one) => !unchanged.includes(one))].join('\n')
}

function inputOf({ type, isNumber }: FormField, text: string): unknown {
  if (type === 'checkbox') return text === 'true'
  if (type === 'lines' || type === 'several') return linesOf(text)
  // A cleared field is set to null.
  if (!text) return null
  if (type === 'number' || isNumber) return Number(text)
  if (type === 'url') return /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (type === 'datetime-local') return new Date(text).toISOString()
  return type === 'date' ? new Date(`${text}T12:00`).toISOString() : text
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function FieldInput({ field, issues }: { field: FormField; issues: readonly RequestIssue[] }) {
  const id = useId()
  const { name, type = 'text', label = labelFor(name), hint, required, choices, rows } = field
  const value = field.value ?? field.preset
  const [selectedValue, selectValue] = useState(String(value ?? ''))
  const props = {
    name,
    required,
    defaultValue: value,
    'aria-invalid': issues.length > 0 || undefined,
    'aria-describedby': `${id}-fault`,
  }
  const below = (
    <div id={`${id}-fault`}>
      <FieldErrors issues={issues} />
      {(hint || type === 'lines') && (
        <small>{[hint, type === 'lines' && t('onePerLine')].filter(Boolean).join(' ')}</small>
      )}
      {field.warnings && (
        <div role="status">
          {field.warnings[selectedValue] && (
            <p className="caution">{field.warnings[selectedValue]}</p>
          )}
        </div>
      )}
    </div>
  )
  if (type === 'several') {
    return (
      <div>
        <CheckboxGroup
          name={name}
          label={label}
          choices={choices ?? []}
          initial={linesOf(String(value ?? ''))}
          required={required ?? false}
          errorId={`${id}-fault`}
        />
        {below}
      </div>
    )
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: each branch has its control. */}
      <label>
        {type === 'checkbox' ? (
          <>
            <input type="checkbox" name={name} defaultChecked={value === 'true'} /> {label}
          </>
        ) : (
          <>
            <span data-required={required || undefined}>{label}</span>
            {type === 'select' ? (
              <select {...props} onChange={({ target }) => selectValue(target.value)}>
                {choices?.map(([one, text]) => (
                  <option key={one} value={one}>
                    {text}
                  </option>
                ))}
              </select>
            ) : type === 'textarea' || type === 'lines' ? (
              <textarea rows={rows ?? 4} {...props} />
            ) : (
              <input
                {...props}
                // Browsers reject URLs without a scheme. `inputOf` adds https:// to them.
                type={type === 'url' ? 'text' : type}
                inputMode={type === 'url' ? 'url' : undefined}
                step={type === 'number' ? 'any' : undefined}
                autoComplete="off"
              />
            )}
          </>
        )}
      </label>
      {below}
    </div>
  )
}

/** Shows the issues of a field. Equal messages of several list entries are shown once. */
function FieldErrors({ issues }: { issues: readonly RequestIssue[] }) {
  const langs = new Map(issues.map(issueMessage).map(({ text, lang }) => [text, lang]))
  return [...langs].map(([text, lang]) => (
    <p key={text} className="fault" role="alert" lang={lang}>
      {text}
    </p>
  ))
}
