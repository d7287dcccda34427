/** Values of a form, as the input of its mutation. */
import type { FormField } from './form-field.ts'

/** Current value of each field by its name, as text. Custom controls without a selection are missing. */
export type FormTexts = Readonly<Record<string, string>>

/** Returns the current values of the inputs, as text. */
export const readFormTexts = (fields: readonly FormField[], form: FormData): FormTexts =>
  Object.fromEntries(
    fields
      .filter(({ control }) => !control)
      .map((field) => [field.name, readFormText(field, form)]),
  )

/** Returns the values of the fields, without unchanged ones. */
export function readFormValues(
  fields: readonly FormField[],
  form: FormData,
): Record<string, unknown> {
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
export function readControlledValues(
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

/** Returns the value of a field as text: one value per line for several, `true` for a checked checkbox. */
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

/** Returns the lines of a text without empty ones. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
