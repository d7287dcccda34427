import { inputs } from '../generated/graph.ts'
import { enumChoices } from '../list/enum-choices.ts'
import { ReferenceInput, type SelectedRecord } from '../list/reference.tsx'
import { enumValues } from '../list/url-parameters.ts'
import { type TextName, t } from '../texts/index.ts'
import { countryChoices } from './countries.ts'
import { dollars, type FormField } from './form-field.ts'

export type InputName = keyof typeof inputs

/** Multiline text fields. */
const multilineFields = new Set([
  ...['description', 'requirements', 'overview', 'productsAndServices', 'objectives'],
  ...['targetAudience', 'writingSamples', 'notes', 'content', 'contentMarkdown'],
])

/** Hints of fields, by input type and field, or by field. */
const hints: Partial<Record<string, TextName>> = {
  isIndexed: 'isIndexedHint',
  logo: 'logoHint',
  monthlyLimit: 'monthlyLimitHint',
  'CreateTeamInput.ownerName': 'ownerNameHint',
  'CreateTeamInput.ownerEmail': 'ownerEmailHint',
  'CreateTeamInput.contactEmail': 'contactEmailHint',
  'CreateWebhookEndpointInput.url': 'webhookUrlHint',
  'UpdateWebhookEndpointInput.url': 'webhookUrlHint',
  'CreateSearchSynonymInput.terms': 'synonymTermsHint',
  'UpdateSearchSynonymInput.terms': 'synonymTermsHint',
}

/** Returns the unit of a number, by its type and name. */
function unitOf(kind: string, name: string): Pick<FormField, 'unit'> {
  if (kind === 'Money') return { unit: dollars }
  if (name.endsWith('Days')) return { unit: { text: t('unitDays') } }
  if (name.endsWith('Percent')) return { unit: { text: '%' } }
  return name === 'monthlyLimit' ? { unit: { text: t('unitPerMonth') } } : {}
}

/**
 * Returns the form fields of an input type.
 * @param names separated by spaces; `!` marks a field as required that the API does not require
 * @param record initial values
 */
export function inputFields(
  input: InputName,
  names: string,
  record: Readonly<Record<string, unknown>> = {},
): FormField[] {
  const types: Readonly<Record<string, string>> = inputs[input]
  return names.split(' ').map((token) => {
    const name = token.replace(/!$/, '')
    const hint = hints[`${input}.${name}`] ?? hints[name]
    return {
      ...inputField(name, types[name]!, record[name]),
      ...(token !== name && { required: true }),
      ...(hint && { hint: t(hint) }),
    }
  })
}

function inputField(name: string, type: string, initial: unknown): FormField {
  const kind = type.replace(/!$/, '')
  const required = type.endsWith('!')
  const value = initial === null || initial === undefined ? undefined : String(initial)
  const field = { name, required, value }
  if (kind === 'Boolean') return { name, value, type: 'checkbox' }
  if (kind === 'DateTime') return { ...field, type: 'date', value: value?.slice(0, 10) }
  if (['Int', 'Float', 'Money'].includes(kind))
    return { ...field, type: 'number', ...unitOf(kind, name) }
  if (kind === '[String!]') {
    const lines = (initial as readonly string[] | undefined)?.join('\n')
    return { name, type: 'lines', value: lines }
  }
  const items = /^\[(\w+)!\]$/.exec(kind)?.[1]
  if (items && enumValues(items)) {
    const lines = (initial as readonly string[] | undefined)?.join('\n')
    return { name, required, type: 'several', value: lines, choices: enumChoices(items) }
  }
  if (enumValues(kind)) {
    // A required select starts empty, so that the first choice is not submitted by accident.
    const none = required && value !== undefined ? [] : [['', '–'] as const]
    return { ...field, type: 'select', choices: [...none, ...enumChoices(kind)] }
  }
  if (name === 'country')
    return { ...field, type: 'select', choices: [['', '–'], ...countryChoices(value)] }
  if (kind === 'UUID') return { ...referenceField(name), required }
  if (/email/i.test(name)) return { ...field, type: 'email' }
  if (/url$/i.test(name)) return { ...field, type: 'url' }
  return multilineFields.has(name) ? { ...field, type: 'textarea' } : field
}

/**
 * Returns a form field that selects a record. Its type defaults to the one in the name: `Team` for `teamId`.
 * @param initial record that is selected already
 */
export function referenceField(
  name: string,
  type = typeOfIdField(name),
  initial?: SelectedRecord | null,
): FormField {
  return {
    name,
    ...(initial && { value: initial.id }),
    control: (set) => <ReferenceInput type={type} change={set} initial={initial} />,
  }
}

const typeOfIdField = (name: string) =>
  name.replace(/Id$/, '').replace(/^[a-z]/, (letter) => letter.toUpperCase())
