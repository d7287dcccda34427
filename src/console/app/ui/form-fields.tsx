import { type ReactNode, useId } from 'react'
import type { RequestIssue } from '../../../errors/app-error.ts'
import { ApiError } from '../api.ts'
import { errorText } from '../texts/error-messages.ts'
import { labelFor } from '../texts/index.ts'
import { FieldErrors, FieldInput, type FieldIssue } from './field-input.tsx'
import type { FormField, FormGroup } from './form-field.ts'

/** Controls of the fields of a form, by heading, with their issues. */
export function FormFields({
  fields,
  controlled,
  ...props
}: Omit<FieldProps, 'field' | 'chosen'> & {
  /** Values of custom controls, by field. */
  controlled: Readonly<Record<string, string>>
}) {
  return (
    <div className="form-fields">
      {groupsOf(fields).map(({ group, members }) => (
        <Group key={members[0]!.name} group={group}>
          {members.map((field) => (
            <Field
              key={field.name}
              {...{ field, fields }}
              {...props}
              chosen={controlled[field.name]}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

/** Fields with the same heading, in the order of the fields. */
function groupsOf(fields: readonly FormField[]) {
  const groups: { group: FormGroup | undefined; members: FormField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.group?.title === field.group?.title) last.members.push(field)
    else groups.push({ group: field.group, members: [field] })
  }
  return groups
}

function Group({ group, children }: { group: FormGroup | undefined; children: ReactNode }) {
  const id = useId()
  if (!group) return children
  return (
    <div className="form-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      {group.hint && <p className="hint">{group.hint}</p>}
      {children}
    </div>
  )
}

/** Issues of a field, with the labels of the form in place of field names. */
function issuesOf(
  error: Error | null,
  name: string,
  fields: readonly FormField[],
  submitted: SubmittedValues,
): FieldIssue[] {
  return (error instanceof ApiError ? error.issues : [])
    .filter(({ path }) => path.includes(name))
    .map((issue) => ({
      ...issue,
      message: withLabels(issue.message, fields),
      line: lineOf(issue, submitted[name]),
    }))
}

/** Values of the last refused request, by field. */
export type SubmittedValues = Readonly<Record<string, unknown>>

/** Returns the line that an issue is about. Undefined for the whole field, and for other types of fields. */
function lineOf({ path }: RequestIssue, submitted: unknown): string | undefined {
  const at = path.at(-1)
  const line = Array.isArray(submitted) && typeof at === 'number' ? submitted[at] : undefined
  return typeof line === 'string' ? line : undefined
}

interface FieldProps {
  field: FormField
  fields: readonly FormField[]
  error: Error | null
  submitted: SubmittedValues
  set(name: string, value: string): void
  chosen: string | undefined
}

function Field({ field, fields, error, submitted, set, chosen }: FieldProps) {
  const { name, control, required, label = labelFor(name), hint } = field
  const issues = issuesOf(error, name, fields, submitted)
  if (!control) return <FieldInput field={field} issues={issues} />
  return (
    <div className="control">
      <b data-required={required || undefined}>{label}</b>
      {control((value) => set(name, value), chosen)}
      <FieldErrors issues={issues} />
      {hint && <small>{hint}</small>}
    </div>
  )
}

/** Error that belongs to none of the fields. */
export function FormError({
  error,
  fields,
}: {
  error: Error | null
  fields: readonly FormField[]
}) {
  const issues = error instanceof ApiError ? error.issues : []
  if (!error || issues.some(({ path }) => fields.some(({ name }) => path.includes(name))))
    return null
  const { text, lang } = errorText(error)
  return (
    <p className="fault" role="alert" lang={lang}>
      {text}
    </p>
  )
}

/** Replaces field names in a server message by their labels in the form. */
function withLabels(message: string, fields: readonly FormField[]): string {
  return message.replace(/[a-z]+[A-Z]\w*/g, (word) => {
    const field = fields.find(({ name }) => name === word)
    return field ? `“${field.label ?? labelFor(field.name)}”` : word
  })
}
