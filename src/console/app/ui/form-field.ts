import type { ReactNode } from 'react'
import { language } from '../texts/index.ts'

/** Heading of fields in a form, with one line of help. */
export interface FormGroup {
  title: string
  hint?: string
}

interface FieldUnit {
  text: string
  /** Whether the unit is before the value. */
  isBefore?: boolean
}

/** Unit of amounts. Languages differ in its side. */
export const dollars: FieldUnit = { text: '$', isBefore: language === 'en' }

/** Values of another field. */
export interface FieldCondition {
  field: string
  values: readonly string[]
}

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
  requiredFor?: FieldCondition
  /** Values of another field for which this one is shown. Always shown if absent. */
  shownFor?: FieldCondition
  /** Lines of a textarea. */
  rows?: number
  choices?: readonly (readonly [value: string, name: string])[]
  /** Warnings to show while a choice is selected, by value. */
  warnings?: Readonly<Record<string, string>>
  /** Whether a button selects or clears all of several choices. */
  selectsAll?: boolean
  /** Whether the choices are numbers. */
  isNumber?: boolean
  /** Heading under which the field is shown, together with the fields before and after it that have the same. */
  group?: FormGroup | undefined
  /** Whether the field shares its line with the next one. */
  isHalf?: boolean
  /** Unit in the field, such as `$` or `days`. */
  unit?: FieldUnit
  /** Custom control instead of an input. */
  control?: (set: (value: string) => void, chosen: string | undefined) => ReactNode
}
