import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useId, useState } from 'react'
import { ask, GraphFault, type Issue, type Operation, queries } from '../graph.ts'
import { nameOf, t } from '../texts/index.ts'
import { notify } from './notice.tsx'

/** A field of a form, by the name that the input of its mutation has. */
export interface Field {
  name: string
  type?: 'text' | 'number' | 'date' | 'email' | 'select' | 'textarea' | 'checkbox'
  label?: string
  hint?: string
  value?: string | number | undefined
  required?: boolean
  choices?: readonly (readonly [value: string, name: string])[]
  /** In place of an input: what sets the value. */
  control?: (set: (value: string) => void) => ReactNode
}

interface Props {
  /** What the button and the dialog say. */
  name: string
  document: Operation<unknown, { input: never }>
  /** What the input has beside the fields. */
  input: object
  fields: readonly Field[]
  hint?: string
  isPrimary?: boolean
  isFinal?: boolean
  /** How it is taken back, where it can be. */
  undo?: { document: Operation<unknown, { input: never }>; input: object }
  done?: () => void
}

/** A button that asks in a dialog for the input of a mutation; faults stand at their fields, in the graph's words. */
export function FormButton({ name, isPrimary, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className={isPrimary ? 'primary' : undefined}>{name}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{name}</Dialog.Title>
          {form.hint && <Dialog.Description className="hint">{form.hint}</Dialog.Description>}
          <Form name={name} {...form} close={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Form({ name, document, input, fields, undo, done, close }: Props & { close(): void }) {
  const [fault, setFault] = useState<GraphFault | Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [controlled, setControlled] = useState<Record<string, string>>({})
  const issues = fault instanceof GraphFault ? fault.issues : []
  const issueOf = (field: string) => issues.find(({ path }) => path.includes(field))
  const others =
    fault && !issues.some(({ path }) => fields.some((field) => path.includes(field.name)))
  const submit = async (form: FormData) => {
    setBusy(true)
    try {
      await ask(document, {
        input: { ...input, ...valuesOf(fields, form), ...controlled } as never,
      })
      const takeBack = async () => {
        try {
          await ask(undo!.document, { input: undo!.input as never })
        } catch (error) {
          notify((error as Error).message, { isFault: true })
        }
        await queries.invalidateQueries()
      }
      notify(`${name}: ${t('done')}`, undo ? { undo: () => void takeBack() } : {})
      close()
      done?.()
      await queries.invalidateQueries()
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      {fields.map((field) =>
        field.control ? (
          <div key={field.name} className="control">
            <b>{field.label ?? nameOf(field.name)}</b>
            {field.control((value) => setControlled((now) => ({ ...now, [field.name]: value })))}
            <FieldFault issue={issueOf(field.name)} />
          </div>
        ) : (
          <OneField key={field.name} field={field} issue={issueOf(field.name)} />
        ),
      )}
      {others && (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      )}
      <div className="actions">
        <button type="button" className="quiet" onClick={close}>
          {t('cancel')}
        </button>
        <button type="submit" className="primary" disabled={isBusy}>
          {name}
        </button>
      </div>
    </form>
  )
}

function valuesOf(fields: readonly Field[], form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, type, control } of fields) {
    if (control) continue
    if (type === 'checkbox') {
      values[name] = form.has(name)
      continue
    }
    const text = String(form.get(name) ?? '').trim()
    if (!text) continue
    if (type === 'number') values[name] = Number(text)
    else values[name] = type === 'date' ? new Date(`${text}T12:00`).toISOString() : text
  }
  return values
}

function OneField({ field, issue }: { field: Field; issue: Issue | undefined }) {
  const id = useId()
  const { name, type = 'text', label = nameOf(name), hint, value, required, choices } = field
  const props = {
    name,
    required,
    defaultValue: value,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': `${id}-fault`,
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: each branch has its control. */}
      <label>
        {type === 'checkbox' ? (
          <>
            <input type="checkbox" name={name} /> {label}
          </>
        ) : (
          <>
            {label}
            {type === 'select' ? (
              <select {...props}>
                {choices?.map(([one, text]) => (
                  <option key={one} value={one}>
                    {text}
                  </option>
                ))}
              </select>
            ) : type === 'textarea' ? (
              <textarea rows={4} {...props} />
            ) : (
              <input type={type} step="any" autoComplete="off" {...props} />
            )}
          </>
        )}
      </label>
      <div id={`${id}-fault`}>
        <FieldFault issue={issue} />
        {hint && <small>{hint}</small>}
      </div>
    </div>
  )
}

function FieldFault({ issue }: { issue: Issue | undefined }) {
  return (
    issue && (
      <p className="fault" role="alert">
        {issue.message}
      </p>
    )
  )
}
