import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { root } from '../../src/root.js'
import { pathFinder } from './path-finder.js'

interface Parameter {
  $ref?: string
  name: string
  required?: boolean
}

interface Operation {
  operationId?: string
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** Parts of an OpenAPI document that clients rely on. */
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }>
    parameters: Record<string, Parameter>
  }
}

const directory = join(root, 'tests/http/contracts')

/** OpenAPI documents of released versions, without descriptions and examples. */
export const releases: { name: string; document: Document }[] = readdirSync(directory).map(
  (file) => ({
    name: file.replace('.json', ''),
    document: JSON.parse(readFileSync(join(directory, file), 'utf8')),
  }),
)

/** Removes what the policy lets clients expect: unknown keys of records, and unknown values of enums. */
function asTolerant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTolerant)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      !(key === 'additionalProperties' && inner === false) &&
      !(key === 'enum' && Array.isArray(inner)),
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, asTolerant(inner)]))
}

const escaped = (key: string) =>
  key.replaceAll('~', '~0').replaceAll('/', '~1').replace(/[{}*]/g, encodeURIComponent)

const checks = releases.map(({ name, document }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(asTolerant(document) as object, name)
  const validators = new Map<string, ValidateFunction>()
  const findPath = pathFinder(document.paths)
  return (method: string, url: string, status: number, type: string, body: unknown): string[] => {
    const path = findPath(url)
    if (!path) return []
    const response = document.paths[path]![method]?.responses[status]
    // A new status is not a breaking change.
    if (!response?.content?.[type]) return []
    const pointer = `#/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped(type)}/schema`
    let validate = validators.get(pointer)
    if (!validate) {
      validate = ajv.compile({ $ref: name + pointer })
      validators.set(pointer, validate)
    }
    return validate(body) ? [] : [`release ${name}: ${ajv.errorsText(validate.errors)}`]
  }
})

/** Returns the differences of a response from the documents of released versions. */
export const releaseErrors = (
  method: string,
  url: string,
  { status, headers, body }: { status: number; headers: Record<string, unknown>; body: unknown },
): string[] => {
  if (body === undefined) return []
  const type = String(headers['content-type'] ?? '').split(';')[0]!
  return checks.flatMap((check) => check(method.toLowerCase(), url, status, type, body))
}

/** Returns the parts of a released document that the current one lacks, and requests that have become stricter. */
export function breakingChanges(released: Document, current: Document): string[] {
  const parametersOf = ({ components }: Document, { parameters = [] }: Operation) =>
    parameters.map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)!]! : one))
  const errors: string[] = []
  for (const [path, operations] of Object.entries(released.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const at = `${method} ${path}`
      const now = current.paths[path]?.[method]
      if (!now) {
        errors.push(`${at} is missing`)
        continue
      }
      if (now.operationId !== operation.operationId) errors.push(`${at} has another operationId`)
      for (const status of Object.keys(operation.responses))
        if (!now.responses[status]) errors.push(`${at}: status ${status} is missing`)
      const former = parametersOf(released, operation)
      const parameters = parametersOf(current, now)
      for (const { name } of former)
        if (!parameters.some((one) => one.name === name))
          errors.push(`${at}: parameter ${name} is missing`)
      for (const { name, required } of parameters)
        if (required && !former.some((one) => one.name === name && one.required))
          errors.push(`${at}: parameter ${name} has become required`)
    }
  const { schemas } = released.components
  for (const [name, { properties = {}, required = [] }] of Object.entries(schemas)) {
    const now = current.components.schemas[name]
    if (!now) {
      errors.push(`${name} is missing`)
      continue
    }
    for (const property of Object.keys(properties))
      if (!now.properties?.[property]) errors.push(`${name}.${property} is missing`)
    const isInput = name.endsWith('Input')
    for (const property of isInput ? (now.required ?? []) : required) {
      if (isInput && !required.includes(property))
        errors.push(`${name}.${property} has become required`)
      if (!isInput && !now.required?.includes(property))
        errors.push(`${name}.${property} is no longer always present`)
    }
  }
  return errors
}
