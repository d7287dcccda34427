import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useId, useState } from 'react'
import type { Issue } from '../../../errors/app-error.ts'
import { type Change, make, recordOf, refresh, told, type Undo } from '../change.ts'
import { GraphFault } from '../graph.ts'
import { errorText, faultText } from '../texts/faults.ts'
import { nameOf, t } from '../texts/index.ts'
import { Several } from './several.tsx'

/** A field of a form, by the name that the input of its mutation has. */
export interface Field {
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
  /** What it begins with; of a checkbox, `true` where it is checked; of several, each on a line. */
  value?: string | number | undefined
  /** What it begins with where nothing was there before, so that it is sent though it is left so. */
  preset?: string | number | undefined
  required?: boolean | undefined
  /** Values of another field that make it required. */
  requiredFor?: { field: string; values: readonly string[] }
  /** Lines of a textarea. */
  rows?: number
  choices?: readonly (readonly [value: string, name: string])[]
  /** What is said while one of the choices is chosen. */
  warnings?: Readonly<Record<string, string>>
  /** Whether the choices are numbers. */
  isNumber?: boolean
  /** In place of an input: what sets the value. */
  control?: (set: (value: string) => void, chosen: string | undefined) => ReactNode
}

interface Asking {
  /** What the dialog says. */
  name: string
  /** What sends it says, where it is not the same. */
  send?: string | undefined
  /** What is done with the values of the fields. @throws GraphFault */
  run(values: Record<string, unknown>): Promise<unknown>
  fields: readonly Field[]
  hint?: string | undefined
}

interface Props extends Change {
  /** What the button and the dialog say. */
  name: string
  /** What sends the form says, where it is not the same. */
  send?: string
  /** What is said when it is done, where that is not the name. */
  said?: string
  /** The input has the fields beside what is given. */
  fields: readonly Field[]
  hint?: string
  isPrimary?: boolean
  /** The input of the fields' values, where they are not the input themselves. */
  inputOf?: (values: Record<string, unknown>) => object
  /** How it is taken back, where it can be. */
  undo?: Undo
  done?: (answer: unknown, values: Record<string, unknown>) => void
}

/** A button that asks in a dialog for the input of a mutation; faults stand at their fields, in the graph's words. */
export function FormButton({
  name,
  isPrimary,
  document,
  input,
  inputOf = (values) => values,
  undo,
  said,
  done,
  ...form
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const run = async (values: Record<string, unknown>) => {
    const answer = await make({ document, input: { ...input, ...inputOf(values) } })
    const back = undo?.(answer, values)
    told(said ?? `${form.send ?? name}: ${t('done')}`, [back], back && [recordOf(back)])
    done?.(answer, values)
  }
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
      <FormDialog isOpen={isOpen} setOpen={setOpen} name={name} run={run} {...form} />
    </>
  )
}

/** The same for what is there already: its form is saved. */
export const EditButton = ({
  name = t('edit'),
  ...props
}: Omit<Props, 'name'> & { name?: string }) => (
  <FormButton name={name} send={t('save')} said={t('saved')} {...props} />
)

/** Asks in a dialog for the values of some fields. */
export function FormDialog({
  isOpen,
  setOpen,
  ...form
}: Asking & { isOpen: boolean; setOpen(isOpen: boolean): void }) {
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

function Form({ name, send = name, run, fields, close }: Asking & { close(): void }) {
  const [fault, setFault] = useState<GraphFault | Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [controlled, setControlled] = useState<Record<string, string>>({})
  const [entered, setEntered] = useState<Record<string, string>>({})
  const isRequired = ({ required, requiredFor }: Field) => {
    if (!requiredFor) return required
    const other = fields.find(({ name }) => name === requiredFor.field)
    const value = entered[requiredFor.field] ?? other?.value ?? other?.preset
    return requiredFor.values.includes(String(value ?? other?.choices?.[0]?.[0]))
  }
  const issues = fault instanceof GraphFault ? fault.issues : []
  const issuesOf = (field: string) =>
    issues
      .filter(({ path }) => path.includes(field))
      .map((issue) => ({ ...issue, message: withLabels(issue.message, fields) }))
  const others =
    fault && !issues.some(({ path }) => fields.some((field) => path.includes(field.name)))
  const submit = async (form: FormData) => {
    if (isBusy) return
    setBusy(true)
    try {
      const chosen = Object.entries(controlled).filter(([, value]) => value !== '')
      await run({ ...valuesOf(fields, form), ...Object.fromEntries(chosen) })
      close()
      await refresh()
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  return (
    <form
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
            <b data-required={field.required || undefined}>{field.label ?? nameOf(field.name)}</b>
            {field.control(
              (value) => setControlled((now) => ({ ...now, [field.name]: value })),
              controlled[field.name],
            )}
            <FieldFaults issues={issuesOf(field.name)} />
          </div>
        ) : (
          <OneField
            key={field.name}
            field={{ ...field, required: isRequired(field) }}
            issues={issuesOf(field.name)}
          />
        ),
      )}
      {others && (
        <p className="fault" role="alert" lang={errorText(fault).lang}>
          {errorText(fault).text}
        </p>
      )}
      <div className="actions">
        <button type="button" className="quiet" onClick={close}>
          {t('cancel')}
        </button>
        {/* Not disabled, which would take the focus away from whoever is refused. */}
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {send}
        </button>
      </div>
    </form>
  )
}

/** A message of the graph, in which fields of the form are called as the form calls them. */
function withLabels(message: string, fields: readonly Field[]): string {
  return message.replace(/[a-z]+[A-Z]\w*/g, (word) => {
    const field = fields.find(({ name }) => name === word)
    return field ? `“${field.label ?? nameOf(field.name)}”` : word
  })
}

/** What the fields were given; what is as it was is left out. */
function valuesOf(fields: readonly Field[], form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const { name, type, control, value } = field
    if (control) continue
    const text = textOf(field, form)
    const isEmpty = value === undefined && !text && type !== 'lines' && type !== 'several'
    if (isEmpty || text === String(value)) continue
    values[name] = inputOf(field, text)
  }
  return values
}

function textOf({ name, type, value }: Field, form: FormData): string {
  if (type === 'checkbox') return String(form.has(name))
  if (type !== 'several') return String(form.get(name) ?? '').trim()
  const chosen = form.getAll(name).map(String)
  const before = linesOf(String(value ?? '')).filter((one) => chosen.includes(one))
  // Those that were there stay in their order.
  return [...before, ...chosen.filter((one) => !before.includes(one))].join('\n')
}

function inputOf({ type, isNumber }: Field, text: string): unknown {
  if (type === 'checkbox') return text === 'true'
  if (type === 'lines' || type === 'several') return linesOf(text)
  // What was there and is cleared goes.
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

function OneField({ field, issues }: { field: Field; issues: readonly Issue[] }) {
  const id = useId()
  const { name, type = 'text', label = nameOf(name), hint, required, choices, rows } = field
  const value = field.value ?? field.preset
  const [chosen, choose] = useState(String(value ?? ''))
  const props = {
    name,
    required,
    defaultValue: value,
    'aria-invalid': issues.length > 0 || undefined,
    'aria-describedby': `${id}-fault`,
  }
  const below = (
    <div id={`${id}-fault`}>
      <FieldFaults issues={issues} />
      {(hint || type === 'lines') && (
        <small>{[hint, type === 'lines' && t('onePerLine')].filter(Boolean).join(' ')}</small>
      )}
      {field.warnings && (
        <div role="status">
          {field.warnings[chosen] && <p className="caution">{field.warnings[chosen]}</p>}
        </div>
      )}
    </div>
  )
  if (type === 'several') {
    return (
      <div>
        <Several
          name={name}
          label={label}
          choices={choices ?? []}
          given={linesOf(String(value ?? ''))}
          required={required ?? false}
          faultId={`${id}-fault`}
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
              <select {...props} onChange={({ target }) => choose(target.value)}>
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
                // Browsers refuse an address without https://, which is put before it here.
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

/** The issues of a field in words; once where entries of a list have the same. */
function FieldFaults({ issues }: { issues: readonly Issue[] }) {
  const langs = new Map(issues.map(faultText).map(({ text, lang }) => [text, lang]))
  return [...langs].map(([text, lang]) => (
    <p key={text} className="fault" role="alert" lang={lang}>
      {text}
    </p>
  ))
}
