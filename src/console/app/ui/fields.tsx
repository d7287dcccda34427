import { inputs } from '../generated/graph.ts'
import { valuesOf } from '../list/address.ts'
import { choicesOf } from '../list/choices.ts'
import { ReferenceInput } from '../list/reference.tsx'
import { type TextName, t } from '../texts/index.ts'
import { countries } from './countries.ts'
import type { Field } from './form.tsx'

export type InputName = keyof typeof inputs

/** Multiline text fields. */
const long = new Set([
  ...['description', 'requirements', 'overview', 'productsAndServices', 'objectives'],
  ...['targetAudience', 'writingSamples', 'notes', 'content', 'contentMarkdown'],
])

/** Hints of fields, by input type and field. */
const hints: Partial<Record<string, TextName>> = {
  'CreateTeamInput.ownerName': 'ownerNameHint',
  'CreateTeamInput.ownerEmail': 'ownerEmailHint',
  'CreateTeamInput.contactEmail': 'contactEmailHint',
  'CreateWebhookEndpointInput.url': 'webhookUrlHint',
  'UpdateWebhookEndpointInput.url': 'webhookUrlHint',
  'CreateSearchSynonymInput.terms': 'synonymTermsHint',
  'UpdateSearchSynonymInput.terms': 'synonymTermsHint',
}

/**
 * Returns the form fields of an input type.
 * @param names separated by spaces; `!` marks a field as required that the API does not require
 * @param record initial values
 */
export function fieldsOf(
  input: InputName,
  names: string,
  record: Readonly<Record<string, unknown>> = {},
): Field[] {
  const types: Readonly<Record<string, string>> = inputs[input]
  return names.split(' ').map((given) => {
    const name = given.replace(/!$/, '')
    const hint = hints[`${input}.${name}`]
    return {
      ...fieldOf(name, types[name]!, record[name]),
      ...(given !== name && { required: true }),
      ...(hint && { hint: t(hint) }),
    }
  })
}

function fieldOf(name: string, type: string, given: unknown): Field {
  const kind = type.replace(/!$/, '')
  const required = type.endsWith('!')
  const value = given === null || given === undefined ? undefined : String(given)
  const field = { name, required, value }
  if (kind === 'Boolean') return { name, value, type: 'checkbox' }
  if (kind === 'DateTime') return { ...field, type: 'date', value: value?.slice(0, 10) }
  if (['Int', 'Float', 'Money'].includes(kind)) return { ...field, type: 'number' }
  if (kind === '[String!]') {
    const lines = (given as readonly string[] | undefined)?.join('\n')
    return { name, type: 'lines', value: lines }
  }
  const items = /^\[(\w+)!\]$/.exec(kind)?.[1]
  if (items && valuesOf(items)) {
    const lines = (given as readonly string[] | undefined)?.join('\n')
    return { name, required, type: 'several', value: lines, choices: choicesOf(items) }
  }
  if (valuesOf(kind)) {
    // A required select starts empty, so that the first choice is not submitted by accident.
    const none = required && value !== undefined ? [] : [['', '–'] as const]
    return { ...field, type: 'select', choices: [...none, ...choicesOf(kind)] }
  }
  if (name === 'country')
    return { ...field, type: 'select', choices: [['', '–'], ...countries(value)] }
  if (kind === 'UUID') return { ...referenceField(name), required }
  if (/email/i.test(name)) return { ...field, type: 'email' }
  if (/url$/i.test(name)) return { ...field, type: 'url' }
  return long.has(name) ? { ...field, type: 'textarea' } : field
}

/** Returns a form field that selects a record. Its type defaults to the one in the name: `Team` for `teamId`. */
export function referenceField(name: string, type = typeNamed(name)): Field {
  return {
    name,
    control: (set) => <ReferenceInput type={type} change={set} />,
  }
}

const typeNamed = (name: string) =>
  name.replace(/Id$/, '').replace(/^[a-z]/, (letter) => letter.toUpperCase())
